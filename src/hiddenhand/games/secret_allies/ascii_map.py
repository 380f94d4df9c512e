"""The map as text for a terminal, drawn from a view: hexes, borders, mines, units, wrecks.

A hex is six characters wide and two lines high; each row is shifted half a hex to the right:

    ┃  0   #12 ━        the line above a hex shows its q, or the number of an option there;
  3 ┃.◇amb f①1T'        the margin shows its r. Then terrain, mine and the unit: seat, letter,
                        ' if it has moved, † if it is a wreck. An empty hex shows its state.

Thick lines are borders of states and of the map. There is no text to translate.
"""

from collections.abc import Iterator, Mapping

from hiddenhand.core.hexes import NEIGHBORS, Hex, turned
from hiddenhand.games.secret_allies.grammar import load

TERRAIN = {
    **{"plain": ".", "forest": "♠", "jungle": "♣"},
    **{"desert": ":", "water": "~", "mountain": "^"},
}
FREE_MINE = "◇"
OWNED_MINES = "⓪①②③"
WRECK = "†"
MOVED = "'"
WIDE = 6  # characters of a hex
HALF = WIDE // 2
MARGIN = 4

Shown = Mapping[str, object]


def picture(view: Shown, labels: Mapping[str, str] | None = None) -> list[str]:
    """The map as lines of text; `labels` (at most three characters) are shown above hexes "q.r".

    Returns an empty list when no tile has been placed.
    """
    board = _Board(view)
    if not board.state_at:
        return []
    return board.lines({_hex(place): label for place, label in (labels or {}).items()})


def tile_picture(view: Shown) -> list[str]:
    """The tile to be placed, drawn alone and unrotated."""
    tile = view["tile"]
    land = next(row for row in load(str(view["pack"])).rows.states if row.id == tile)
    hexes = [f"{q}.{r}" for q, r, _ in land.cells]
    alone = {"state": tile, "hexes": hexes}
    return picture({**view, "tiles": [alone], "states": [], "units": []})


def covered(view: Shown, placement: str) -> tuple[list[str], int]:
    """States a tile would touch if placed by option "place:turn.q.r", and the number of edges."""
    turn, q0, r0 = (int(part) for part in placement.partition(":")[2].split("."))
    land = next(row for row in load(str(view["pack"])).rows.states if row.id == view["tile"])
    laid = {
        _hex(place): str(row["state"])
        for row in _rows(view["tiles"])
        for place in _list(row["hexes"])
    }
    touched: list[str] = []
    for q, r, _ in land.cells:
        tq, tr = turned((q, r), turn)
        beside = [(tq + q0 + dq, tr + r0 + dr) for dq, dr in NEIGHBORS]
        touched += [laid[place] for place in beside if place in laid]
    return list(dict.fromkeys(touched)), len(touched)


def state_codes(view: Shown) -> dict[str, str]:
    """A three-letter code for each state on the map: its first letters, or others if they clash."""
    codes: dict[str, str] = {}
    for row in _rows(view["states"] or view["tiles"]):
        state = str(row["state"])
        name = f"{state}xyz0123456789"
        tries = [name[:3], *(name[:2] + letter for letter in name[3:])]
        codes[state] = next(code for code in tries if code not in codes.values())
    return codes


def unit_letters(view: Shown) -> dict[str, str]:
    """A letter for each unit the races in this game can have, taken from its name if possible."""
    rows = load(str(view["pack"])).rows
    races = {player["race"] for player in _rows(view["players"])}
    units = [*rows.basic_units, *(u for race in rows.races if race.id in races for u in race.units)]
    letters: dict[str, str] = {}
    for unit in units:
        wanted = f"{unit.id.replace('_', '')}abcdefghijklmnopqrstuvwxyz".upper()
        letters[unit.id] = next(letter for letter in wanted if letter not in letters.values())
    return letters


class _Board:
    """The contents of each hex in a view."""

    def __init__(self, view: Shown) -> None:
        self.state_at: dict[Hex, str] = {}
        self.terrain: dict[Hex, str] = {}
        self.mines: dict[Hex, str] = {}
        self.units: dict[Hex, str] = {}
        self.codes = state_codes(view)
        if view["states"]:
            self._read_states(view)
        else:
            self._read_tiles(view)
        letters = unit_letters(view)
        for unit in _rows(view["units"]):
            letter = letters.get(str(unit["unit"]), "?")
            mark = WRECK if unit["wreck"] else MOVED if unit.get("moved") else " "
            self.units[_hex(unit["hex"])] = f"{unit['seat']}{letter}{mark}"

    def _read_states(self, view: Shown) -> None:
        for row in _rows(view["states"]):
            for place, terrain in zip(_list(row["hexes"]), _list(row["terrain"]), strict=True):
                self.state_at[_hex(place)] = str(row["state"])
                self.terrain[_hex(place)] = str(terrain)
            mines = row["mines"]
            for place, owner in mines.items() if isinstance(mines, dict) else ():
                self.mines[_hex(place)] = FREE_MINE if owner is None else OWNED_MINES[owner]

    def _read_tiles(self, view: Shown) -> None:
        """Read the printed tiles placed so far, while the map is being built."""
        rows = load(str(view["pack"])).rows
        printed = {state.id: state for state in rows.states}
        for row in _rows(view["tiles"]):
            land = printed[str(row["state"])]
            for number, place in enumerate(_list(row["hexes"])):
                self.state_at[_hex(place)] = land.id
                self.terrain[_hex(place)] = rows.terrain[land.cells[number][2]].id
                if number in land.mines:
                    self.mines[_hex(place)] = FREE_MINE

    def lines(self, labels: Mapping[Hex, str]) -> list[str]:
        """Draw the map, with `labels` above their hexes."""
        low_r = min(r for _, r in self.state_at)
        high_r = max(r for _, r in self.state_at)
        columns = [WIDE * q + HALF * r for q, r in self.state_at]
        left = min(columns) - MARGIN
        width = max(columns) + WIDE + 1 - left
        canvas = [[" "] * width for _ in range(2 * (high_r - low_r) + 3)]
        for r in range(low_r, high_r + 1):
            _write(canvas[2 * (r - low_r) + 1], 0, f"{r:>{MARGIN - 1}}")
        for place in self.state_at:
            self._border(canvas, place, _column(place, left), 2 * (place[1] - low_r))
        for place in self.state_at:
            x, y = _column(place, left), 2 * (place[1] - low_r)
            _write(canvas[y], x + 1, f"{labels.get(place, str(place[0])):>3}")
            _write(canvas[y + 1], x + 1, self._content(place))
        return ["".join(line).rstrip() for line in canvas]

    def _content(self, place: Hex) -> str:
        ground = TERRAIN.get(self.terrain[place], "?")
        here = self.units.get(place) or self.codes[self.state_at[place]]
        return f"{ground}{self.mines.get(place, ' ')}{here}"

    def _border(self, canvas: list[list[str]], place: Hex, x: int, y: int) -> None:
        for other, column, row in _sides(place, x, y):
            if self.state_at[place] == self.state_at.get(other):
                continue
            if other[1] == place[1]:
                canvas[row][column] = "┃"
            else:
                _write(canvas[row], column, "━" * HALF)


def _sides(place: Hex, x: int, y: int) -> Iterator[tuple[Hex, int, int]]:
    """Each neighbor with the column and row where the border toward it begins."""
    q, r = place
    yield (q - 1, r), x, y + 1
    yield (q + 1, r), x + WIDE, y + 1
    yield (q, r - 1), x, y
    yield (q + 1, r - 1), x + HALF, y
    yield (q - 1, r + 1), x, y + 2
    yield (q, r + 1), x + HALF, y + 2


def _column(place: Hex, left: int) -> int:
    return WIDE * place[0] + HALF * place[1] - left


def _write(line: list[str], x: int, text: str) -> None:
    line[x : x + len(text)] = list(text)


def _hex(place: object) -> Hex:
    q, _, r = str(place).partition(".")
    return int(q), int(r)


def _rows(value: object) -> list[Shown]:
    return [row for row in _list(value) if isinstance(row, dict)]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []
