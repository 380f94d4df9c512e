"""Writes `fields.py` of Hidden Leaders from the list of fields in `layout.py`.

mypyc needs attributes and copies written out, so this program generates them; a test checks that
the file is up to date.
"""

from collections.abc import Iterable
from pathlib import Path

from hiddenhand.games.hidden_leaders.layout import ABILITY, BOARD, FLAG, VECTOR, Field
from tools.tree import PACKAGE

FILE = PACKAGE / "games" / "hidden_leaders" / "fields.py"

HEAD = '''"""The fields of a board and of an ability in progress, and how they are copied.

GENERATED from layout.py by tools/hidden_leaders_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.codes import ASK_NOTHING, DEAL_LEADERS, NONE


'''


def generated() -> dict[Path, str]:
    """The file with its expected content."""
    frame = [
        "class AbilityFields:",
        '    """The fields of one ability in progress."""',
        "",
        "    def __init__(self) -> None:",
        *(_declared(field) for field in ABILITY),
        "",
        "    def reset(self, card: i64, seat: i64) -> None:",
        '        """Begin the ability of `card` for `seat`."""',
        *(_reset(field) for field in ABILITY),
        "",
        '    def copy_fields(self, source: "AbilityFields") -> None:',
        '        """Copy all fields from `source`."""',
        *(_copied(field) for field in ABILITY),
    ]
    board = [
        "class BoardFields(State):",
        '    """The fields of a game, without its deck, its stack of abilities and its events."""',
        "",
        "    def __init__(self) -> None:",
        *(_declared(field) for field in BOARD),
        "",
        '    def copy_fields(self, source: "BoardFields") -> None:',
        '        """Copy all fields from `source`; the vectors are copied too."""',
        *(_copied(field) for field in BOARD),
    ]
    return {FILE: HEAD + _text(frame) + "\n\n" + _text(board)}


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


def _type(field: Field) -> str:
    if field.kind == VECTOR:
        return field.start.removesuffix("()")
    return "bool" if field.kind == FLAG else "i64"


def _declared(field: Field) -> str:
    note = f"  # {field.note}" if field.note else ""
    return f"        self.{field.name}: {_type(field)} = {field.start}{note}"


def _reset(field: Field) -> str:
    start = field.name if field.name in ("card", "seat") else field.start
    return f"        self.{field.name} = {start}"


def _copied(field: Field) -> str:
    whole = "[:]" if field.kind == VECTOR else ""
    return f"        self.{field.name} = source.{field.name}{whole}"
