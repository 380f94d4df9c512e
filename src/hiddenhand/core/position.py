"""Positions as text that people can read and type, like FEN for chess.

    hidden-hand position 1
    game hidden_leaders
    seats 3
    set deck=full

    turn 4
    markers red 4 green 6
    # a remark
    tavern keen_koi - joyless_chief
    ...

The header has the format of a record's header and ends with an empty line. Each line after it
begins with a keyword; empty lines and lines that begin with `#` are ignored. The keywords are
defined by the game: `Game.write_position` writes them, `Game.read_position` reads them. Errors are
BadPosition with line and word: `line 12, word 3`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hiddenhand.core.errors import BadPosition

FORMAT: Final = "hidden-hand position 1"
SINGLE: Final = ("game", "rules", "seats")  # header lines that may occur only once


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a position: its words and its line number."""

    number: int  # from 1
    words: tuple[str, ...]

    @property
    def about(self) -> str:
        """The first word."""
        return self.words[0]

    def wrong(self, message: str, word: int = 0) -> BadPosition:
        """The BadPosition error for word number `word` (0 is the first), not raised."""
        return BadPosition(message, place=f"line {self.number}, word {word + 1}")

    def word(self, at: int, what: str = "a word") -> str:
        """Word number `at`. BadPosition if the line is too short."""
        if at >= len(self.words):
            raise self.wrong(f"{what} is missing", at)
        return self.words[at]

    def number_at(self, at: int, low: int, high: int) -> int:
        """Word number `at` as a whole number from `low` to `high`; BadPosition otherwise."""
        word = self.word(at, "a number")
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 6):
            raise self.wrong(f"{word!r} is not a number", at)
        if not low <= int(word) <= high:
            raise self.wrong(f"{word} is not from {low} to {high}", at)
        return int(word)

    def one_of(self, at: int, known: Sequence[str] | Mapping[str, object]) -> str:
        """Word number `at`. BadPosition if it is not one of `known`."""
        word = self.word(at)
        if word not in known:
            raise self.wrong(f"{word!r} is not one of: {', '.join(known)}", at)
        return word

    def ends(self, at: int) -> None:
        """BadPosition if the line has a word number `at` or later."""
        if len(self.words) > at:
            raise self.wrong(f"unexpected {self.words[at]!r}", at)


@dataclass(frozen=True, slots=True)
class PositionText:
    """A parsed position: the header, and the lines of the game."""

    game: str
    seats: int
    settings: dict[str, str]
    lines: tuple[Line, ...]
    rules: str = ""  # of the program that wrote it; typed positions may omit it

    def text(self) -> str:
        """The position as text, with a newline at the end."""
        out = [FORMAT, f"game {self.game}"]
        out += [f"rules {self.rules}"] if self.rules else []
        out += [f"seats {self.seats}"]
        out += [f"set {name}={value}" for name, value in self.settings.items()]
        out.append("")
        out += [" ".join(line.words) for line in self.lines]
        return "\n".join(out) + "\n"


def lines_of(rows: Iterable[Sequence[object]]) -> tuple[Line, ...]:
    """Rows of words as lines, for writing."""
    return tuple(
        Line(number, tuple(str(word) for word in row)) for number, row in enumerate(rows, 1)
    )


def parse(text: str, game: str) -> PositionText:
    """Parse the header of a position of `game` and split the rest into lines.

    BadPosition, with its place, if the text is no position, belongs to another game, or its header
    is incomplete or repeats a line. The lines of the game are not checked.
    """
    lines = [Line(number, tuple(row.split())) for number, row in enumerate(text.split("\n"), 1)]
    if " ".join(lines[0].words) != FORMAT:
        raise lines[0].wrong(f"this text does not begin with {FORMAT!r}")
    single: dict[str, Line] = {}
    settings: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].words:
        line = lines[at]
        name, equals, value = " ".join(line.words[1:]).partition("=")
        if line.about == "set" and equals and name not in settings:
            settings[name] = value
        elif line.about in SINGLE and len(line.words) == 2 and line.about not in single:
            single[line.about] = line
        elif not line.about.startswith("#"):
            raise line.wrong(f"{' '.join(line.words)!r} is not a header line")
        at += 1
    for word in ("game", "seats"):
        if word not in single:
            raise BadPosition(f"the header has no {word}", place=f"line {at}, word 1")
    if single["game"].words[1] != game:
        raise single["game"].wrong(f"this is a position of {single['game'].words[1]}", 1)
    body = [line for line in lines[at:] if line.words and not line.about.startswith("#")]
    rules = single["rules"].words[1] if "rules" in single else ""
    seats = single["seats"].number_at(1, 1, 99)
    return PositionText(game, seats, settings, tuple(body), rules)
