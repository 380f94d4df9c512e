"""The documentation site: its pages are made from the sources, and every link leads somewhere."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from hiddenhand.core.game import Game
from tools.site.pages import API, generated, met
from tools.site.staging import LINK, rewrite, stage
from tools.tree import ROOT, shipped_games


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    stage(folder)
    return folder


def test_every_link_leads_to_a_page_or_file(staged: Path) -> None:
    dead = []
    for page in staged.rglob("*.md"):
        for link, _ in LINK.findall(page.read_text(encoding="utf-8")):
            if not (page.parent / link).exists():
                dead.append(f"{page.relative_to(staged)}: {link}")
    assert not dead


def test_the_navigation_lists_pages_that_exist(staged: Path) -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"([\w/-]+\.md)$", text, re.MULTILINE)
    assert listed
    assert [page for page in listed if not (staged / page).is_file()] == []
    assert set(generated()) <= set(listed)
    assert yaml.safe_load(text)["docs_dir"] == "build/docs"


def test_modules_of_the_reference_exist() -> None:
    modules = [module for _, names in API.values() for module in names]
    for module in modules:
        file = ROOT / "src" / "hiddenhand" / Path(*module.split("."))
        assert file.with_suffix(".py").is_file() or (file / "__init__.py").is_file(), module


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_settings_fields_and_questions_of_a_game_are_listed(game: Game) -> None:
    page = generated()[f"games/{game.name}.md"]
    for setting in game.settings:
        assert f"| `{setting.name}` |" in page
    assert "| `viewer` | `int` |" in page
    assert all(f"| `{ask}` |" in page for ask in met(game))


def test_links_out_of_the_folder_are_carried_along() -> None:
    needed: set[str] = set()
    text = (
        "[a](../../deploy/Caddyfile) [b](../../deploy) [c](../../CONTRIBUTING.md#x) [d](backup.md)"
    )
    told = rewrite("how-to/operations.md", text, needed)
    assert told == "[a](../files/deploy/Caddyfile) [b] [c](../contributing.md#x) [d](backup.md)"
    assert needed == {"deploy/Caddyfile"}


@pytest.mark.long
def test_the_site_is_built_without_a_warning() -> None:
    done = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No issues found" in done.stdout + done.stderr  # Zensical 0.0.73 and later: the latter
