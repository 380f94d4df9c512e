"""Reads a pack's YAML into the engine's tables; anything invalid raises BadData naming the row.

Every field is read through `rows.Row`, which rejects unknown, missing and wrongly typed fields.
This module checks everything across rows: references, shapes, trees, sums, supplies.
"""

from functools import cache
from importlib import resources

import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.core.hexes import Hex, connected
from hiddenhand.core.overlay import laid_over
from hiddenhand.games.secret_allies.pack import MAX_HITS, Pack
from hiddenhand.games.secret_allies.pack_rows import (
    EFFECTS,
    RESOURCES,
    PackRows,
    RaceRow,
    StateRow,
    TechnologyRow,
    TerrainRow,
    Tokens,
    UnitRow,
)
from hiddenhand.games.secret_allies.rows import Row, refuse_doubles, shown, whole
from hiddenhand.games.secret_allies.settings_rows import SIZES, numbers, pair, setups
from hiddenhand.games.secret_allies.trees import check_race

FILES = {"reconstruction": "pack.yaml", "tiny": "tiny.yaml"}

# Limits of the engine's option numbers.
MOST_UNITS = 63
MOST_TECHNOLOGIES = 255
MOST_CELLS = 4095
# When an effect applies is set by the rules, not by data (SA-8.0.11 to SA-8.0.22).
TIMES = {"peek_neutral": "once", "gain_prestige": "once", "peek_prestige": "each_turn"}
# What each resource may be used to pay for (SA-1.0.3).
PAYS_FOR = {"gold": ("gold",), "uranium": ("uranium", "gold"), "titanium": ("titanium", "gold")}
CHOICES = {
    "race_draw": ("random", "choose", "two_keep_one"),
    "map_mode": ("joint", "automatic"),
    "ally_deck": ("all", "exact"),
    "prestige_log": ("turn", "game"),
}


@cache
def load(name: str) -> Pack:
    """Return the pack called `name`, read once. Raises BadData if its file is invalid."""
    file = FILES[name]
    text = (resources.files(__package__) / file).read_text(encoding="utf-8")
    return Pack(parse(text, file))


def parse(text: str, place: str) -> PackRows:
    """Read and check a whole pack; `place` names the file in errors. Raises BadData."""
    root = Row(laid_over("secret_allies", place, _read_yaml(text, place)), place)
    root.number("schema", 1, 1)
    pack = root.row("pack")
    id, version = pack.word("id"), pack.number("version", 1, 1_000_000)
    pack.done()
    _check_resources(root)
    borders = _borders(root)
    terrain = root.rows("terrain", "id", _terrain)
    classes = dict(root.rows("unit_classes", "id", _unit_class))
    root.rows("effects", "kind", _effect)
    _require_all(root, "effects", "kind", EFFECTS)
    basic = root.rows("basic_units", "id", lambda row: _unit(row, classes))
    for unit in basic:
        if sum(unit.cost[1:]):
            raise BadData("basic units cost gold only", place=f"{place}: basic_units.{unit.id}")
    if not basic:
        raise BadData("there are no basic units", place=root.at("basic_units"))
    races = root.rows("races", "id", lambda row: _race(row, classes))
    _check_apart(races, basic, root.at("races"))
    settings = root.row("settings")
    by_size = pair(settings, "tokens_by_size", 1, 20)
    states = root.rows("states", "id", lambda row: _state(row, terrain, borders, by_size))
    if sum(len(state.cells) for state in states) > MOST_CELLS:
        raise BadData(f"more than {MOST_CELLS} cells in all", place=root.at("states"))
    plain = numbers(settings)
    defaults = {name: settings.one_of(name, values) for name, values in CHOICES.items()}
    tables = setups(settings, plain, states, len(races))
    settings.done()
    root.done()
    return PackRows(
        id=id,
        version=version,
        numbers=plain,
        defaults=defaults,
        setups=tables,
        terrain=tuple(terrain),
        basic_units=tuple(basic),
        races=tuple(races),
        states=tuple(states),
    )


# -- YAML ------------------------------------------------------------------------------------

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Reader(_Loader):  # type: ignore[misc, valid-type]  # the C loader where there is one
    """Plain YAML that rejects repeated keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> object:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"{key.value!r} is given twice", key.start_mark
                )
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def _read_yaml(text: str, place: str) -> object:
    try:
        value: object = yaml.load(text, Loader=_Reader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f"{place}: line {mark.line + 1}" if mark else place
        raise BadData(f"not YAML: {error.problem}", place=where) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadData(f"not YAML: {error}", place=place) from error
    return value


# -- small tables ------------------------------------------------------------------------------


def _require_all(root: Row, name: str, key: str, wanted: tuple[str, ...]) -> None:
    """Check a closed list: exactly these rows and no others."""
    listed = [row[key] for row in root.entries(name) if isinstance(row, dict)]
    for value in listed:
        if value not in wanted:
            allowed = ", ".join(wanted)
            raise BadData(f"not one of: {allowed}", place=f"{root.at(name)}.{value}")
    for value in wanted:
        if value not in listed:
            raise BadData("the row is missing", place=f"{root.at(name)}.{value}")


def _check_resources(root: Row) -> None:
    def read(row: Row) -> None:
        id = row.word("id")
        row.text("colour")
        stands_for = row.words("may_pay_for")
        if id in PAYS_FOR and stands_for != PAYS_FOR[id]:
            listed = ", ".join(PAYS_FOR[id])
            raise BadData(f"by the rules this pays for: {listed}", place=row.at("may_pay_for"))

    root.rows("resources", "id", read)
    _require_all(root, "resources", "id", RESOURCES)


def _borders(root: Row) -> dict[str, int]:
    """Border id -> its prestige value."""

    def read(row: Row) -> tuple[str, int]:
        return row.word("id"), row.number("prestige", 0, 20)

    return dict(root.rows("borders", "id", read))


def _terrain(row: Row) -> TerrainRow:
    id = row.word("id")
    ground, air = row.row("ground"), row.row("air")
    enter, fly = ground.truth("enter"), air.truth("enter")
    if enter and not fly:
        raise BadData("open on the ground but closed to flying units", place=row.at("air"))
    built = TerrainRow(
        id=id,
        ground_enter=enter,
        ground_cost=ground.number("cost", 1, 20) if enter else 0,
        ground_stop=ground.truth("stop") if ground.has("stop") else False,
        ground_armour=ground.number("armour", -20, 20) if ground.has("armour") else 0,
        air_enter=fly,
        air_cost=air.number("cost", 1, 20) if fly else 0,
        range_limit=row.number("range", 1, 20) if row.has("range") else 0,
    )
    ground.done()
    air.done()
    return built


def _unit_class(row: Row) -> tuple[str, bool]:
    id = row.word("id")
    flying = row.one_of("moves", ("ground", "air")) == "air"
    return id, flying


def _effect(row: Row) -> None:
    kind = row.word("kind")
    row.one_of("when", (TIMES.get(kind, "standing"),))
    row.number("value", 1, 20)


# -- units and races -----------------------------------------------------------------------------


def _cost(row: Row, name: str, extra: tuple[str, ...] = ()) -> tuple[Tokens, int]:
    """A cost in resources, and in prestige if `extra` allows it."""
    inner = row.row(name)
    amounts = {key: inner.number(key, 0, 99) for key in (*RESOURCES, *extra) if inner.has(key)}
    inner.done()
    gold, uranium, titanium = (amounts.get(resource, 0) for resource in RESOURCES)
    if not any(amounts.values()):
        raise BadData("it costs nothing", place=row.at(name))
    return (gold, uranium, titanium), amounts.get("prestige", 0)


def _unit(row: Row, classes: dict[str, bool]) -> UnitRow:
    class_id = row.one_of("class", classes)
    damage = row.numbers("damage", 1, 50)
    if not 1 <= len(damage) <= MAX_HITS:
        raise BadData(f"{len(damage)} hits; a unit has 1 to {MAX_HITS}", place=row.at("damage"))
    ranges = row.numbers("range", 1, 20)
    if len(ranges) not in (1, len(damage)):
        raise BadData(
            f"{len(ranges)} ranges for {len(damage)} hits; there is one for all or one for each",
            place=row.at("range"),
        )
    return UnitRow(
        id=row.word("id"),
        class_id=class_id,
        flying=classes[class_id],
        cost=_cost(row, "cost")[0],
        damage=damage,
        ranges=ranges if len(ranges) == len(damage) else ranges * len(damage),
        armour=row.number("armour", 1, 50),
        move=row.number("move", 1, 20),
        tokens=row.number("tokens", 1, 30),
    )


def _technology(row: Row) -> TechnologyRow:
    def effect(value: object) -> tuple[str, int]:
        inner = Row(value, row.at("effects"))
        read = inner.one_of("kind", EFFECTS), inner.number("value", 1, 20)
        inner.done()
        return read

    cost, prestige = _cost(row, "cost", ("prestige",))
    return TechnologyRow(
        id=row.word("id"),
        row=row.number("row", 1, 20),
        cost=cost,
        prestige=prestige,
        requires=row.words("requires"),
        flasks=row.number("flasks", 0, 100),
        effects=tuple(effect(value) for value in row.entries("effects")),
        unlocks=row.words("unlocks"),
    )


def _race(row: Row, classes: dict[str, bool]) -> RaceRow:
    unlocked_by: dict[str, str] = {}

    def unit(inner: Row) -> UnitRow:
        built = _unit(inner, classes)
        unlocked_by[built.id] = inner.word("unlocked_by")
        return built

    race = RaceRow(
        id=row.word("id"),
        units=tuple(row.rows("units", "id", unit)),
        technologies=tuple(row.rows("technologies", "id", _technology)),
    )
    check_race(race, unlocked_by, row.place)
    return race


def _check_apart(races: list[RaceRow], basic: list[UnitRow], place: str) -> None:
    """Check that ids of units and technologies are unique over all races: options and records use
    them.
    """
    units = {unit.id for unit in basic}
    technologies: set[str] = set()
    for race in races:
        for unit in race.units:
            if unit.id in units:
                raise BadData("another unit has this id", place=f"{place}.{race.id}: {unit.id}")
            units.add(unit.id)
        if len(units) > MOST_UNITS:
            raise BadData(f"more than {MOST_UNITS} units in all", place=f"{place}.{race.id}")
        for tech in race.technologies:
            if tech.id in technologies:
                where = f"{place}.{race.id}: {tech.id}"
                raise BadData("another technology has this id", place=where)
            technologies.add(tech.id)
        if len(technologies) > MOST_TECHNOLOGIES:
            raise BadData(
                f"more than {MOST_TECHNOLOGIES} technologies in all", place=f"{place}.{race.id}"
            )


# -- states ----------------------------------------------------------------------------------------


def _state(
    row: Row,
    terrain: list[TerrainRow],
    borders: dict[str, int],
    tokens_by_size: dict[str, int],
) -> StateRow:
    id = row.word("id")
    size = row.one_of("size", SIZES)
    inner = row.row("income")
    gold, uranium, titanium = (inner.number(resource, 0, 20) for resource in RESOURCES)
    inner.done()
    if gold + uranium + titanium != tokens_by_size[size]:
        raise BadData(
            f"{gold + uranium + titanium} tokens; a {size} state gives {tokens_by_size[size]}",
            place=row.at("income"),
        )
    prestige = row.number("prestige", 0, 20)
    border = row.one_of("border", borders)
    if borders[border] != prestige:
        raise BadData(
            f"{border} stands for {borders[border]} prestige, not {prestige}",
            place=row.at("border"),
        )
    cells = _cells(row, [kind.id for kind in terrain])
    land = [(q, r) for q, r, kind in cells if terrain[kind].ground_enter]
    if not connected(land):
        raise BadData("the cells open to ground units are not connected", place=row.at("cells"))
    mines = _mines(row, [(q, r) for q, r, _ in cells], set(land))
    return StateRow(
        id=id,
        large=size == "large",
        income=(gold, uranium, titanium),
        prestige=prestige,
        border=border,
        cells=cells,
        mines=mines,
    )


def _hex(value: object, place: str) -> Hex:
    if not isinstance(value, list) or len(value) != 2:
        raise BadData(f"{shown(value)} is not a cell; it needs q and r", place=place)
    return whole(value[0], place, -20, 20), whole(value[1], place, -20, 20)


def _cells(row: Row, kinds: list[str]) -> tuple[tuple[int, int, int], ...]:
    place = row.at("cells")
    cells: list[tuple[int, int, int]] = []
    for value in row.entries("cells"):
        if not isinstance(value, list) or len(value) != 3:
            raise BadData(f"{shown(value)} is not a cell; it needs q, r, terrain", place=place)
        if value[2] not in kinds:
            raise BadData(f"{shown(value[2])} is not a terrain", place=place)
        q, r = _hex(value[:2], place)
        cells.append((q, r, kinds.index(value[2])))
    hexes = [(q, r) for q, r, _ in cells]
    refuse_doubles(hexes, place)
    if (0, 0) not in hexes:
        raise BadData("the cell (0, 0), around which the tile turns, is missing", place=place)
    if not connected(hexes):
        raise BadData("the cells are not connected", place=place)
    return tuple(cells)


def _mines(row: Row, cells: list[Hex], land: set[Hex]) -> tuple[int, ...]:
    place = row.at("mines")
    mines = [_hex(value, place) for value in row.entries("mines")]
    refuse_doubles(mines, place)
    if not mines:
        raise BadData("a state needs a mine, or nobody could take it", place=place)
    for mine in mines:
        if mine not in cells:
            raise BadData(f"{list(mine)} is not a cell of the state", place=place)
        if mine not in land:
            raise BadData(f"no ground unit can reach {list(mine)}", place=place)
    return tuple(cells.index(mine) for mine in mines)
