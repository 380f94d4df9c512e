"""Writes `fields.py` and `named_rows.py` of Secret Allies from the list of fields in `layout.py`.

mypyc needs attributes and copies written out, so this program generates them; a test checks that
the files are up to date.
"""

from collections.abc import Iterable
from pathlib import Path

from hiddenhand.games.secret_allies.layout import FIELDS, FLAG, NUMBER, ROW, SECTIONS, Field
from tools.tree import PACKAGE

FOLDER = PACKAGE / "games" / "secret_allies"
LONGEST = 40  # lines of fields per function
FIXED = ("large_states", "small_states", "large_allies", "small_allies", "turn_limit")
# The size of each index of a row: known from the start, or when the map is complete.
AT_START = {
    "seat": "seats",
    "resource": "3",
    "tech": "pack.techs",
    "kind": "pack.kinds",
    "effect": "EFFECT_KINDS",
    "hit": "MAX_HITS",
}
ON_MAP = {
    "slot": "self.board.slots",
    "mine": "self.board.mines",
    "cell": "self.board.cells",
    "resource": "3",
    "seat": "self.seats",
}

HEAD = '''"""The fields of a Secret Allies state, and how they are copied.

GENERATED from layout.py by tools/secret_allies_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Event
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.mapping import Sketch
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS, MAX_HITS, Pack


def filled(count: i64, value: i64) -> vec[i16]:
    """A row of `count` numbers `value`."""
    return vec[i16]([i16(value)] * int(count))


class Fields(State):
    """All fields; `BaseState` adds the operations."""

    pack_data: Pack
    seats: i64 = 0
    length: i64 = 0
'''

INIT = '''
    board: Board
    sketch: Sketch | None  # the map so far, made from `placed` when needed
    options: vec[i32]  # of the asked seat; replaced, never modified in place
    listening: bool = False
    told: list[Event]

    def __init__(self, pack: Pack, seats: i64, length: i64, source: "Fields | None" = None) -> None:
        """A new game before its first question, or a copy of `source` without its events."""
        self.told = []
        self.sketch = None
        self.pack_data = pack
        self.seats = seats
        self.length = length
        if source is not None:
            self.board = source.board
            self.options = source.options
            source.copy_into(self)
            return
        self.board = Board(pack, vec[i16]())
        self.options = vec[i32]()
        setup = pack.rows.setups[int(pack.setups[seats * 3 + length])]
        self.large_states = setup.large
        self.small_states = setup.small
        self.large_allies = setup.large_allies
        self.small_allies = setup.small_allies
        self.turn_limit = i64(pack.turn_limits[length])
        self.threshold = setup.threshold
        self._start_rows(pack, seats)
'''


def generated() -> dict[Path, str]:
    """Each file with its expected content."""
    rows = [field for field in FIELDS if field.kind == ROW]
    named = NAMED + "".join(chain(rows))
    return {FOLDER / "fields.py": fields_text(), FOLDER / "named_rows.py": named}


def fields_text() -> str:
    """The text of `fields.py`."""
    rows = [field for field in FIELDS if field.kind == ROW]
    numbers = [*FIXED, *(field.name for field in FIELDS if field.kind != ROW)]
    parts = [HEAD, *(f"    {name}: i64 = 0\n" for name in FIXED)]
    for section, fields in SECTIONS.items():
        parts.append(f"\n    # -- {section}\n")
        parts += [declaration(field) for field in fields]
    parts.append(INIT)
    parts += method(
        "start_rows", "pack: Pack, seats: i64", "", [f"self.{r.name} = {at_start(r)}" for r in rows]
    )
    parts += method(
        "lay_rows",
        "",
        "Make the rows for states, mines and hexes once the map is complete.",
        [f"self.{r.name} = {on_map(r)}" for r in rows if is_on_map(r)],
    )
    copies = [f"other.{name} = self.{name}" for name in numbers]
    copies += [f"other.{r.name} = self.{r.name}[:]" for r in rows]
    parts += method(
        "copy_into", 'other: "Fields"', "Make `other` an independent copy of this state.", copies
    )
    return "".join(parts)


def declaration(field: Field) -> str:
    """The declaration of a field."""
    kinds = {FLAG: "bool = False", NUMBER: f"i64 = {field.start}", ROW: "vec[i16]"}
    about = " ".join(filter(None, [kept_by(field), field.about]))
    line = f"    {field.name}: {kinds[field.kind]}"
    return f"{line}  # {about}\n" if about else f"{line}\n"


def kept_by(field: Field) -> str:
    """The indices of a row, for its comment."""
    return f"[{' * '.join(field.by)}]" if field.by else ""


def is_on_map(field: Field) -> bool:
    """Whether the length of a row depends on the map."""
    return bool({"slot", "mine", "cell"}.intersection(field.by))


def at_start(field: Field) -> str:
    """The initial value of a row."""
    if not field.by or is_on_map(field):
        return "vec[i16]()"
    return f"filled({' * '.join(AT_START[one] for one in field.by)}, {field.start})"


def on_map(field: Field) -> str:
    """The value of a row once the map is complete."""
    return f"filled({' * '.join(ON_MAP[one] for one in field.by)}, {field.start})"


def method(name: str, takes: str, says: str, lines: list[str]) -> Iterable[str]:
    """A method with these lines; a long one is split into several that call each other."""
    hidden = "" if says else "_"
    arguments = ", ".join(one.split(":")[0] for one in takes.split(", ") if one)
    parts = [lines[k : k + LONGEST] for k in range(0, len(lines), LONGEST)]
    for number, part in enumerate(parts, 1):
        own = f"{hidden}{name}" if number == 1 else f"_{name}_{number}"
        yield f"\n    def {own}(self{', ' if takes else ''}{takes}) -> None:\n"
        if says and number == 1:
            yield f'        """{says}"""\n'
        yield from (f"        {line}\n" for line in part)
        if number < len(parts):
            yield f"        self._{name}_{number + 1}({arguments})\n"


NAMED = '''"""Sets the row of a state whose name is given.

GENERATED from layout.py by tools/secret_allies_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import append, vec
from mypy_extensions import i16

from hiddenhand.games.secret_allies.fields import Fields


def set_row(s: Fields, name: str, values: list[int]) -> None:
    """Set the row `name`. Raises LookupError if there is none.

    Uncompiled code must set rows of a compiled state this way: setting the attribute leaks the
    memory of the old row (seen with mypyc 2.4: 4 MB per game).
    """
    numbers = vec[i16]()
    for value in values:
        numbers = append(numbers, i16(value))
    _set_row(s, name, numbers)
'''


def chain(rows: list[Field]) -> Iterable[str]:
    """Comparisons of the name, LONGEST // 2 per function."""
    few = LONGEST // 2
    parts = [rows[k : k + few] for k in range(0, len(rows), few)]
    for number, part in enumerate(parts, 1):
        own = "_set_row" if number == 1 else f"_set_row_{number}"
        yield f"\n\ndef {own}(s: Fields, name: str, numbers: vec[i16]) -> None:\n"
        for place, field in enumerate(part):
            yield f'    {"el" if place else ""}if name == "{field.name}":\n'
            yield f"        s.{field.name} = numbers\n"
        if number < len(parts):
            yield f"    else:\n        _set_row_{number + 1}(s, name, numbers)\n"
        else:
            yield "    else:\n        raise LookupError(name)\n"
