"""Makes a state from the text of a position; `position` writes that text."""

from hiddenhand.core.errors import BrokenInvariant
from hiddenhand.core.position import Line, PositionText
from hiddenhand.games.secret_allies.invariants import check
from hiddenhand.games.secret_allies.layout import FIELDS, FLAG, NUMBER, SECTIONS, Field
from hiddenhand.games.secret_allies.named_rows import set_row
from hiddenhand.games.secret_allies.names import names_on
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.plain import plain
from hiddenhand.games.secret_allies.position import (
    KEPT_BY,
    OF_HEADER,
    Notation,
    notation_of,
    width,
)
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.turn_zero import set_board

BY_NAME = {field.name: field for field in FIELDS}
MAP = "placed"


def read_lines(s: BaseState, text: PositionText) -> None:
    """Fill `s`, a fresh state with the settings of the header, with what the lines say.

    Raises BadPosition, with line and word, for an unknown field or name or an inconsistent state.
    """
    reader = _Reader(s, [line for line in text.lines if line.about == MAP])
    for line in text.lines:
        if line.about in KEPT_BY:
            reader.read_kept(line)
        elif line.about in SECTIONS:
            reader.read_section(line)
        elif line.about in BY_NAME and not BY_NAME[line.about].by:
            reader.read_growing(line)
        else:
            raise line.wrong(f"unknown word {line.about!r}")
    reader.end()
    _derive(s)
    last = text.lines[-1] if text.lines else Line(1, ("",))
    try:
        if not COURSE[s.stage].asks:
            raise last.wrong("the stage asks nothing")
        s.options = COURSE[s.stage].options(s)
        check(s)
    except (LookupError, ArithmeticError, ValueError, BrokenInvariant) as error:
        raise last.wrong(f"this is not a possible position: {error}") from error


class _Reader:
    """Reads lines into a state whose map is known."""

    def __init__(self, s: BaseState, tiles: list[Line]) -> None:
        self.s = s
        self.rows: dict[str, list[int]] = {}
        empty = Notation(names_on(s.pack_data.id, ()), int(s.seats))
        placed: list[int] = []
        for line in tiles:
            line.ends(5)
            placed.append(empty.read("land", line, 1, line.word(1)))
            placed.append(line.number_at(2, 0, 5))
            placed += [line.number_at(at, -500, 500) for at in (3, 4)]
        set_row(s, MAP, placed)
        if len(tiles) == int(s.large_states + s.small_states):
            set_board(s)
        self.notation = notation_of(s)

    def row(self, name: str) -> list[int]:
        """The row as read so far; may be modified."""
        if name not in self.rows:
            self.rows[name] = plain(getattr(self.s, name))
        return self.rows[name]

    def field_at(self, line: Line, at: int) -> Field:
        """The field named by a word; raises BadPosition if there is none or it has no value."""
        field = BY_NAME.get(line.word(at))
        if field is None or field.derived or field.name in OF_HEADER:
            raise line.wrong(f"{line.word(at)!r} is not a field of a state", at)
        line.word(at + 1, f"the value of {field.name}")
        return field

    def read_section(self, line: Line) -> None:
        """Read pairs of field and value: flags, numbers and short rows."""
        s, notation = self.s, self.notation
        for at in range(1, len(line.words), 2):
            field = self.field_at(line, at)
            if field.kind in (FLAG, NUMBER):
                number = notation.read(field.of[0], line, at + 1, line.word(at + 1))
                setattr(s, field.name, bool(number) if field.kind == FLAG else number)
            elif len(field.by) == 1 and field.by[0] not in KEPT_BY.values():
                count = len(self.row(field.name))
                self.rows[field.name] = notation.read_row(field, field.by[0], count, line, at + 1)
            else:
                raise line.wrong(f"{field.name} does not belong in this line", at)

    def read_kept(self, line: Line) -> None:
        """Read the values of one seat, state, mine or hex."""
        by, notation = KEPT_BY[line.about], self.notation
        number = notation.read(by, line, 1, line.word(1))
        if number < 0:
            raise line.wrong(f"the {line.about} is missing", 1)
        for at in range(2, len(line.words), 2):
            field = self.field_at(line, at)
            if field.by[:1] != (by,):
                raise line.wrong(f"a {line.about} has no {field.name}", at)
            each, row = width(self.s, field), self.row(field.name)
            if len(field.by) == 1:
                row[number] = notation.read(field.of[0], line, at + 1, line.word(at + 1))
            else:
                part = notation.read_row(field, field.by[1], each, line, at + 1)
                row[number * each : (number + 1) * each] = part

    def read_growing(self, line: Line) -> None:
        """Read a row of varying length; entries with several numbers have a line each."""
        field = BY_NAME[line.about]
        each = len(field.of)
        if field.name == MAP:
            return
        if each > 1:
            line.word(each, f"a number of {field.name}")
            line.ends(each + 1)
        self.row(field.name).extend(
            self.notation.read(field.of[k % each], line, k + 1, word)
            for k, word in enumerate(line.words[1:])
        )

    def end(self) -> None:
        """Store the rows in the state."""
        for name, row in self.rows.items():
            set_row(self.s, name, row)


def _derive(s: BaseState) -> None:
    """Compute the fields that follow from units and technologies."""
    pack, seats = s.pack_data, int(s.seats)
    on_map, army = [0] * (seats * int(pack.kinds)), [0] * seats
    for cell in range(int(s.board.cells)):
        if s.unit[cell] != 0:
            on_map[int(s.side[cell]) * int(pack.kinds) + int(s.unit[cell]) - 1] += 1
            army[int(s.side[cell])] += int(s.live(cell))
    count, bonus = [0] * seats, [0] * (seats * int(EFFECT_KINDS))
    for seat in range(seats):
        race = int(s.race[seat])
        techs = range(int(pack.race_tech[race]), int(pack.race_tech[race + 1])) if race >= 0 else ()
        for tech in techs:
            if s.owned[tech] != 0:
                count[seat] += 1
                for effect in range(int(EFFECT_KINDS)):
                    gift = int(pack.grants[tech * int(EFFECT_KINDS) + effect])
                    bonus[seat * int(EFFECT_KINDS) + effect] += gift
    for name, row in (("on_map", on_map), ("army", army), ("tech_count", count), ("bonus", bonus)):
        set_row(s, name, row)
