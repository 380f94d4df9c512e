"""English texts contain none of the words banned in docs/how-to/write.md."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.tongues import Parts, files, messages
from tools.tree import PACKAGE, ROOT, shipped_games

WRITE = ROOT / "docs" / "how-to" / "write.md"
LIST = re.compile(r"<!-- banned -->\n(.*?)\n<!-- end of banned -->", re.S)
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)\s]*\)", re.S)


@cache
def banned() -> dict[str, re.Pattern[str]]:
    """The entries of the list in write.md, each with its pattern: whole words, across line
    breaks."""
    found = LIST.search(WRITE.read_text(encoding="utf-8"))
    assert found is not None
    entries = [line.removeprefix("- ").strip() for line in found[1].splitlines()]
    assert len(set(entries)) == len(entries)
    return {
        entry: re.compile(r"(?<![\w-])" + entry.replace(" ", r"[ \n]+") + r"(?![\w-])", re.I)
        for entry in entries
    }


def mannerisms(text: str) -> list[str]:
    """The banned words that a text uses."""
    return [entry for entry, pattern in banned().items() if pattern.search(text)]


def pages() -> list[Path]:
    """All English documents of the project, and the English rulebooks."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    found += [PACKAGE / "games" / game.name / "rulebook.md" for game in shipped_games()]
    return sorted(set(found) - {WRITE})


def test_the_list_is_read_and_finds() -> None:
    assert len(banned()) >= 20
    assert mannerisms("The table was set\nanew, in other colours.") == ["anew", "colours"]
    assert mannerisms("Bystanders; a renewal of shalls.") == []


def test_no_english_message_uses_a_banned_word() -> None:
    found = {
        f"{file}: {key}": wrong
        for file in files("en")
        for key, message in messages("en", file).items()
        if (wrong := mannerisms(" ".join(Parts(message).texts)))
    }
    assert found == {}


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_no_document_uses_a_banned_word(page: Path) -> None:
    text = CODE.sub(" ", page.read_text(encoding="utf-8"))
    assert mannerisms(text) == []
