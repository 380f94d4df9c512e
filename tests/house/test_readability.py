"""English texts contain none of the words banned in docs/how-to/write.md, and names are spelled the
American way."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.tongues import Parts, files, messages
from tools.tree import PACKAGE, ROOT, shipped_games

WRITE = ROOT / "docs" / "how-to" / "write.md"
LIST = re.compile(r"<!-- banned -->\n(.*?)\n<!-- end of banned -->", re.S)
NAMED = re.compile(r"^\s*(?:async )?(?:def|class) (\w+)|^(\w+)(?:: [^=\n]+)? = ", re.M)
BRITISH = re.compile(
    r"(?i:colour|neighbour|behaviour|favour|harbour|honour|labour|centre|judgement|labelled|learnt"
    r"|licence|analys(?:e(?!s)|ing)|(?:organ|recogn|normal|optim|initial|summar)is[ei])"
)
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


def test_the_names_in_our_code_are_spelled_the_american_way() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for folder in ("src/hiddenhand", "tests", "tools", "benchmarks", "examples")
        for file in (ROOT / folder).rglob("*.py")
        for name in british(file.read_text(encoding="utf-8"))
    }
    assert found == set()


def british(code: str) -> list[str]:
    """The functions, classes and constants of a module with a British spelling in their names."""
    names = (one or other for one, other in NAMED.findall(code))
    return [name for name in names if BRITISH.search(name)]


def test_a_british_name_would_be_found() -> None:
    lines = [
        "def test_neighbours() -> None:",
        "COLOURS: Final = {}",
        "    class Analyser:",
        "x = 1",
    ]
    assert british("\n".join(lines)) == ["test_neighbours", "COLOURS", "Analyser"]
    assert british("def catalogue() -> None:\nclass Analyses:\n") == []
