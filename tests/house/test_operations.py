"""The operators' documentation matches the program."""

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from hiddenhand.server.settings import PREFIX, Settings
from tests.house.test_watching import Exported, exported  # noqa: F401  # a fixture
from tools.tree import ROOT

OPERATIONS = (ROOT / "docs/how-to/operations.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs/reference/security.md").read_text(encoding="utf-8")
PAGES = {"docs/how-to/operations.md": OPERATIONS, "docs/reference/security.md": SECURITY}


def rows(title: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    section = OPERATIONS.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def usual(name: str) -> str | None:
    """A default as the table shows it; None if it depends on the machine."""
    (found,) = [field for field in fields(Settings) if field.name == name]
    if found.default is MISSING:
        return None
    value = found.default
    if isinstance(value, bool):
        return f"`{int(value)}`"
    if isinstance(value, tuple):
        value = ",".join(value)
    return f"`{value}`" if value != "" else ""


def test_every_setting_stands_in_the_table_with_its_default() -> None:
    told = {row[0].strip("`").removeprefix(PREFIX).lower(): row[1] for row in rows("Settings")}
    assert told.keys() == set(Settings.__slots__)
    assert len(told) == len(rows("Settings"))  # none stands there twice
    for name, cell in told.items():
        expected = usual(name)
        if expected is None:
            assert cell, name
            assert not cell.startswith("`"), name
        else:
            assert cell == expected, name


def test_every_metric_stands_in_the_table(exported: Exported) -> None:  # noqa: F811  # the fixture
    told = {name for row in rows("Metrics") for name in re.findall(r"`(\w+)`", row[0])}
    families = {
        re.sub(r"_(bucket|sum|count|created)$", "", name)
        for name in exported
        if not name.endswith("_created")
    }
    assert told == families


@pytest.mark.parametrize("page", PAGES)
def test_tests_that_are_named_exist(page: str) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGES[page])
    assert named or page != "docs/reference/security.md"
    for file, test in named:
        path = ROOT / file
        assert path.is_file(), file
        if test:
            assert f"def {test}(" in path.read_text(encoding="utf-8"), f"{file}::{test}"


@pytest.mark.parametrize("page", PAGES)
def test_settings_and_files_that_are_named_exist(page: str) -> None:
    text = PAGES[page]
    for name in re.findall(rf"\b{PREFIX}([A-Z_]+)", text):
        field = name.removesuffix("_FILE").lower()
        assert field in Settings.__slots__ or not field.strip("_."), name
    for path in re.findall(r"\]\(([^)#\s]+)(?:#[\w-]+)?\)", text):
        assert (ROOT / page).parent.joinpath(path).resolve().exists(), path
    for path in re.findall(r"`(deploy/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("page", PAGES)
def test_links_inside_lead_somewhere(page: str) -> None:
    for target, mark in re.findall(r"\]\(([\w./-]*)#([\w-]+)\)", PAGES[page]):
        file = (ROOT / page).parent / target if target else ROOT / page
        assert mark in marks(file), f"{target}#{mark}"


def marks(file: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles}
