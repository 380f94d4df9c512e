"""How much a first visit fetches, measured on the built files."""

import json
from pathlib import Path

from hiddenhand.server.http.pages import STATIC

BUDGET = 180 * 1024  # bytes, compressed, without fonts


def size(file: Path) -> int:
    """What travels: the compressed copy where there is one."""
    small = file.with_name(f"{file.name}.br")
    return (small if small.is_file() else file).stat().st_size


def first_visit() -> dict[str, int]:
    """The page, its code and styles, and the words of one language."""
    shell = json.loads((STATIC / "build.json").read_text(encoding="utf-8"))["shell"]
    assert shell
    files = [STATIC / "index.html", STATIC / "icon.svg", *(STATIC / name for name in shell)]
    words = [
        file for part in ("common", "web_") for file in (STATIC / "assets").glob(f"{part}*.js")
    ]
    assert words
    return {file.name: size(file) for file in files + words}


def test_a_first_visit_is_small() -> None:
    sizes = first_visit()  # with the words of all languages, so more than any visit fetches
    assert sum(sizes.values()) < BUDGET, sizes


def test_a_first_visit_straight_to_a_table_is_small() -> None:
    """A link from a friend leads to the table: the game's drawings and words come, too."""
    assets = STATIC / "assets"
    sizes = first_visit()
    for part in ("Room-", "Invite-", "hidden_leaders", "RuleDialog-", "Proof-", "OptionsForm-"):
        sizes |= {file.name: size(file) for file in assets.glob(f"{part}*.js")}
        sizes |= {file.name: size(file) for file in assets.glob(f"{part}*.css")}
    sizes |= {file.name: size(file) for file in assets.glob("*.svg")}
    assert sum(sizes.values()) < 2 * BUDGET, sizes


def test_nothing_comes_from_elsewhere() -> None:
    """No address of another site is fetched: links on the about page are all there is."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http-equiv", "")
    for style in (STATIC / "assets").glob("*.css"):
        assert "url(http" not in style.read_text(encoding="utf-8")
