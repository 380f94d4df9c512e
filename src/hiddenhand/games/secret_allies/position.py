"""A state as the text of a position (core/position.py); `reading` makes a state from the text.

    course stage ask-unit turn 3 current 1 threshold 18
    placed ambrel 0 0 0
    order 1 0
    seat 0 race stonefolk prestige 7 track 4 received 19
    state ambrel holder 0 die 4 treasury 2/0/1
    hex 3.-2 unit tank side 1 marks moved damage 0/2

Each field of `layout` is written under its own name, unless it has its initial value or can be
computed from others. Numbers are in the line of their section; values per seat, state, mine or hex
have a line each; rows of varying length have lines of their own.
"""

from collections.abc import Mapping, Sequence

from hiddenhand.core.overlay import mark
from hiddenhand.core.position import Line, PositionText, lines_of
from hiddenhand.games.secret_allies.codes import MOVED, PARTISAN, WRECK
from hiddenhand.games.secret_allies.layout import FIELDS, FLAG, NUMBER, SECTIONS, Field
from hiddenhand.games.secret_allies.names import Names, names_on
from hiddenhand.games.secret_allies.options import REMEMBERED_AS, SETTINGS, remembered
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.plain import plain
from hiddenhand.games.secret_allies.scoring import ENDINGS
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState

NAME, RULES_VERSION = "secret_allies", "5"
NO = "-"  # written for no seat, no state, no hex ...
MARKS = {"moved": int(MOVED), "wreck": int(WRECK), "partisan": int(PARTISAN)}
# Numbers written as words; the first word means the given first number.
WORDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "flag": (0, ("no", "yes")),
    "aim": (0, ("turn-zero", "order", "partisans")),
    "mode": (0, ("subturn", "at-once", "after-pause")),
    "purpose": (0, ("reveal", "partisans", "market")),
    "card": (0, ("deck", "kept", "hand", "removed")),
    "answer": (-1, (NO, "owing", "pass", "show")),
    "ending": (0, (NO, *ENDINGS[1:])),
    "stage": (0, tuple(stage.word() for stage in COURSE)),
}
# First word of a line -> what its rows are indexed by.
KEPT_BY = {"seat": "seat", "state": "slot", "mine": "mine", "hex": "cell"}
SMALL = 32767  # no number in a state is greater
OF_HEADER = tuple(REMEMBERED_AS.values())


class Notation:
    """Conversion between numbers of a state and words of the text, for one map."""

    def __init__(self, names: Names, seats: int) -> None:
        board = names.board
        mines = [int(board.mine_cell[mine]) for mine in range(int(board.mines))]
        self.numbers: dict[str, Mapping[str, int]] = {
            "seat": {str(seat): seat for seat in range(seats)},
            "slot": names.slot,
            "cell": names.cell,
            "land": names.land,
            "race": names.race,
            "kind": names.kind,
            "tech": names.tech,
            "unit": {name: kind + 1 for name, kind in names.kind.items()},
            "mine": {board.name(cell): mine for mine, cell in enumerate(mines)},
        }
        self.none = dict.fromkeys(self.numbers, -1) | {"unit": 0}
        for what, (first, words) in WORDS.items():
            self.numbers[what] = {word: first + k for k, word in enumerate(words)}
        self.words = {
            what: {number: word for word, number in known.items()}
            for what, known in self.numbers.items()
        }

    def write(self, what: str, number: int) -> str:
        """The word for a number with meaning `what`."""
        if what == "marks":
            return "+".join(word for word, bit in MARKS.items() if number & bit) or NO
        if what in self.words:
            return NO if number == self.none.get(what) else self.words[what][number]
        return str(number)

    def read(self, what: str, line: Line, at: int, word: str) -> int:
        """The number for a word; raises BadPosition with its place if there is none."""
        if what == "marks":
            marks = [] if word == NO else word.split("+")
            if not set(marks) <= set(MARKS):
                raise line.wrong(f"{word!r} is not made of: {', '.join(MARKS)}", at)
            return sum(MARKS[mark] for mark in set(marks))
        if what in self.numbers:
            if word == NO and what in self.none:
                return self.none[what]
            if word not in self.numbers[what]:
                raise line.wrong(f"there is no {what} {word!r} here", at)
            return self.numbers[what][word]
        return Line(line.number, (*line.words[:at], word)).number_at(at, -SMALL, SMALL)

    def write_row(self, field: Field, along: str, row: Sequence[int]) -> str:
        """Several numbers as one word; for flags, the names of those that are set."""
        if field.of == ("flag",):
            return ",".join(self.words[along][k] for k, number in enumerate(row) if number) or NO
        return "/".join(self.write(field.of[0], number) for number in row)

    def read_row(self, field: Field, along: str, count: int, line: Line, at: int) -> list[int]:
        """Read `count` numbers from one word; raises BadPosition if there are more or fewer."""
        word = line.word(at)
        if field.of == ("flag",):
            marked = [self.read(along, line, at, name) for name in word.split(",") if word != NO]
            return [int(k in marked) for k in range(count)]
        row = [self.read(field.of[0], line, at, part) for part in word.split("/")]
        if len(row) != count:
            raise line.wrong(f"{field.name} has {count} numbers, not {len(row)}", at)
        return row


def notation_of(s: BaseState) -> Notation:
    """The notation for this state's map, or for an unfinished map."""
    placed = tuple(plain(s.placed)) if s.board.slots > 0 else ()
    return Notation(names_on(s.pack_data.id, placed), int(s.seats))


def settings_of(s: BaseState) -> dict[str, str]:
    """The settings of this state."""
    values = {
        "pack": s.pack_data.id,
        "length": LENGTHS[int(s.length)],
        **remembered(s),
    }
    return {setting.name: values[setting.name] for setting in SETTINGS}


# -- writing -----------------------------------------------------------------------------------


def write_position(s: BaseState) -> str:
    """The whole text of a position."""
    rules = RULES_VERSION + mark(NAME)
    return PositionText(NAME, int(s.seats), settings_of(s), _lines(s), rules).text()


def _lines(s: BaseState) -> tuple[Line, ...]:
    notation = notation_of(s)
    rows: list[list[str]] = []
    for section, fields in SECTIONS.items():
        rows.append([section, *_section_words(s, notation, fields)])
        for field in fields:
            if field.kind not in (FLAG, NUMBER) and not field.by:
                rows += _growing_lines(s, notation, field)
    for about, by in KEPT_BY.items():
        for name, number in notation.numbers[by].items():
            rows.append([about, name, *_kept_words(s, notation, by, number)])
    return lines_of(row for row in rows if len(row) > (2 if row[0] in KEPT_BY else 1))


def _section_words(s: BaseState, notation: Notation, fields: Sequence[Field]) -> list[str]:
    words: list[str] = []
    for field in fields:
        if field.kind in (FLAG, NUMBER):
            number = int(getattr(s, field.name))
            if number != field.start and field.name not in OF_HEADER:
                words += [field.name, notation.write(field.of[0], number)]
        elif len(field.by) == 1 and field.by[0] not in KEPT_BY.values():
            row = plain(getattr(s, field.name))
            if row != [field.start] * len(row):
                words += [field.name, notation.write_row(field, field.by[0], row)]
    return words


def _growing_lines(s: BaseState, notation: Notation, field: Field) -> list[list[str]]:
    """One line, or one line per entry if entries have several numbers."""
    row = plain(getattr(s, field.name))
    each = len(field.of)
    words = [notation.write(field.of[k % each], number) for k, number in enumerate(row)]
    if each == 1:
        return [[field.name, *words]]
    return [[field.name, *words[k : k + each]] for k in range(0, len(words), each)]


def _kept_words(s: BaseState, notation: Notation, by: str, number: int) -> list[str]:
    words: list[str] = []
    for field in FIELDS:
        if field.by[:1] != (by,) or field.derived:
            continue
        row = _part(s, field, number)
        if row == [field.start] * len(row) and field.told_with not in words:
            continue
        written = (
            notation.write(field.of[0], row[0])
            if len(field.by) == 1
            else notation.write_row(field, field.by[1], row)
        )
        words += [field.name, written]
    return words


def _part(s: BaseState, field: Field, number: int) -> list[int]:
    """The part of a row that belongs to seat, slot, mine or cell `number`."""
    row = plain(getattr(s, field.name))
    each = width(s, field)
    return row[number * each : (number + 1) * each]


def width(s: BaseState, field: Field) -> int:
    """Numbers per seat, slot, mine or cell in this row."""
    widths = {"resource": 3, "seat": int(s.seats), "slot": int(s.board.slots)}
    return widths[field.by[1]] if len(field.by) > 1 else 1
