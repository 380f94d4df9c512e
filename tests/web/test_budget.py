"""The size of a first visit, measured on the built files."""

import json
from pathlib import Path

from hiddenhand.server.http.pages import STATIC

BUDGET = 180 * 1024  # bytes, compressed, without fonts


def size(file: Path) -> int:
    """The transferred size: of the compressed copy if there is one."""
    small = file.with_name(f"{file.name}.br")
    return (small if small.is_file() else file).stat().st_size


def first_visit() -> dict[str, int]:
    """The page, its code and styles, and the texts of one language."""
    shell = json.loads((STATIC / "build.json").read_text(encoding="utf-8"))["shell"]
    assert shell
    files = [STATIC / "index.html", STATIC / "icon.svg", *(STATIC / name for name in shell)]
    words = list((STATIC / "assets").glob("texts-*.js"))
    assert words
    return {file.name: size(file) for file in files + words}


def test_a_first_visit_is_small() -> None:
    sizes = first_visit()  # with the texts of all languages, so more than any visit loads
    assert sum(sizes.values()) < BUDGET, sizes


def test_a_first_visit_straight_to_a_table_is_small() -> None:
    """A friend's link opens a table: the game's drawings and texts are loaded, too."""
    assets = STATIC / "assets"
    sizes = first_visit()
    for part in ("Room-", "Invite-", "hidden_leaders", "RuleDialog-", "Proof-", "OptionsForm-"):
        sizes |= {file.name: size(file) for file in assets.glob(f"{part}*.js")}
        sizes |= {file.name: size(file) for file in assets.glob(f"{part}*.css")}
    sizes |= {file.name: size(file) for file in assets.glob("*.svg")}
    assert sum(sizes.values()) < 2 * BUDGET, sizes


def test_nothing_comes_from_elsewhere() -> None:
    """Nothing is loaded from another site; only the about page links to others."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http-equiv", "")
    for style in (STATIC / "assets").glob("*.css"):
        assert "url(http" not in style.read_text(encoding="utf-8")
