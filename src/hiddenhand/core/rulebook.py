"""Parses rulebooks: Markdown with numbered paragraphs (promise 10).

A paragraph begins where its number comes first: after a list dash (`- **HL-7.5** ...`), at the
start of a line (`**SA-1.0.1** ...`), in the first cell of a table row (`| SA-D1 | ...`) or in a
heading of its own (`### SA-R1 Hex grid`). A heading with only a section number is not a paragraph.
"""

import re
from dataclasses import dataclass
from importlib.resources import files

from hiddenhand.core.errors import BadData

# A letter and a number, or numbers with dots: R1, V7, 7.5, 1.0.1. A bare "7" is a section.
_NUMBER = r"(?:[A-Z]\d+|\d+(?:\.\d+)+)"
_ANY_ID = re.compile(rf"[A-Z][A-Z0-9]*-{_NUMBER}")
_HEADING = re.compile(r"#+ +(?P<title>.+)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph of a rulebook."""

    id: str  # "HL-7.5"
    section: str  # title of its section
    text: str  # its text as Markdown, without the number


def open_rulebook(game: str, language: str) -> str:
    """The text of a game's rulebook in a language; in English if there is no translation.

    A translation is stored with the other texts of its language (`text/pl/<game>.rulebook.md`) or
    in the game's folder (`text/pl/rulebook.md`), the English rulebook beside the game's code.
    """
    folder = files(f"hiddenhand.games.{game}")
    for book in (
        files("hiddenhand") / "text" / language / f"{game}.rulebook.md",
        folder / "text" / language / "rulebook.md",
    ):
        if book.is_file():
            return book.read_text(encoding="utf-8")
    return (folder / "rulebook.md").read_text(encoding="utf-8")


def looks_like_id(word: str) -> bool:
    """True for paragraph numbers of any game, such as "HL-7.5" and "SA-R27"."""
    return _ANY_ID.fullmatch(word) is not None


def prefix_of(paragraph: str) -> str:
    """The part before the dash: "HL" for "HL-7.5"."""
    return paragraph.partition("-")[0]


def read_paragraphs(markdown: str, prefix: str) -> tuple[Paragraph, ...]:
    """All numbered paragraphs in order. BadData if a number is used twice."""
    reader = _Reader(prefix)
    for number, line in enumerate(markdown.splitlines(), start=1):
        reader.take(line, number)
    reader.finish()
    return tuple(reader.done)


class _Reader:
    def __init__(self, prefix: str) -> None:
        name = re.escape(prefix)
        self.start = re.compile(rf"(?:- )?\*\*(?P<id>{name}-{_NUMBER})\*\* ?(?P<text>.*)")
        self.row = re.compile(rf"\| *\*{{0,2}}(?P<id>{name}-{_NUMBER})\*{{0,2}} *\|(?P<text>.*)")
        self.titled = re.compile(rf"#+ +(?P<id>{name}-{_NUMBER}) +(?P<text>.+)")
        self.done: list[Paragraph] = []
        self.lines_of: dict[str, int] = {}
        self.section = ""
        self.id = ""
        self.text: list[str] = []
        self.whole = False  # a paragraph with its own heading extends to the next heading
        self.gap = False  # the previous line was blank

    def take(self, line: str, number: int) -> None:
        if line.startswith("#") or line.rstrip() == "---":
            self.finish()
            if titled := self.titled.match(line):
                self.begin(titled["id"], titled["text"], number, whole=True)
            elif heading := _HEADING.match(line):
                self.section = heading["title"].strip()
        elif not self.whole and (start := self.start.match(line)):
            self.finish()
            self.begin(start["id"], start["text"], number)
        elif not self.whole and (row := self.row.match(line)):
            self.finish()
            cells = [cell.strip() for cell in row["text"].split("|")]
            self.begin(row["id"], " | ".join(cell for cell in cells if cell), number)
            self.finish()
        elif self.id:
            self.go_on(line)
        self.gap = not line.strip()

    def go_on(self, line: str) -> None:
        """Continue the current paragraph; after a blank line only tables and indents do."""
        if self.gap and line.strip() and not self.whole and not line.startswith(("|", " ")):
            self.finish()
        else:
            self.text.append(line.rstrip())

    def begin(self, paragraph: str, text: str, number: int, whole: bool = False) -> None:
        if paragraph in self.lines_of:
            first = self.lines_of[paragraph]
            raise BadData(f"{paragraph} is already in line {first}", place=f"line {number}")
        self.lines_of[paragraph] = number
        self.id, self.text, self.whole = paragraph, [text.strip()], whole

    def finish(self) -> None:
        if self.id:
            self.done.append(Paragraph(self.id, self.section, "\n".join(self.text).strip()))
        self.id, self.text, self.whole = "", [], False
