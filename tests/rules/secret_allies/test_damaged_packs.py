"""A pack that does not fit is refused, and the file, the row and the field are named."""

from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from typing import Any

import pytest
import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.games.secret_allies.grammar import parse

Damage = Callable[[dict[str, Any]], object]


def text_of(file: str) -> str:
    folder = resources.files("hiddenhand.games.secret_allies")
    return (folder / file).read_text(encoding="utf-8")


TINY = yaml.safe_load(text_of("tiny.yaml"))


def row(pack: dict[str, Any], *path: str) -> dict[str, Any]:
    """The row at a path such as races.lanterns.technologies.la_old_maps."""
    here: Any = pack
    for step in path:
        if isinstance(here, list):
            [here] = [one for one in here if one.get("id", one.get("kind")) == step]
        else:
            here = here[step]
    found: dict[str, Any] = here
    return found


def put(*path: Any) -> Damage:
    """Put the last word of the path into the field named before it."""
    *where, field, value = path

    def damage(pack: dict[str, Any]) -> None:
        row(pack, *where)[field] = value

    return damage


def drop(*path: str) -> Damage:
    return lambda pack: row(pack, *path[:-1]).pop(path[-1])


def double(*path: str) -> Damage:
    """Write the first row of a table a second time."""

    def damage(pack: dict[str, Any]) -> None:
        table: Any = row(pack, *path)
        table.append(deepcopy(table[0]))

    return damage


def move_cell(state: str, number: int, cell: list[Any]) -> Damage:
    def damage(pack: dict[str, Any]) -> None:
        row(pack, "states", state)["cells"][number] = cell

    return damage


def crowd(table: str, count: int) -> Damage:
    """Many more rows of a race's table, with names of their own and nothing wrong besides."""

    def damage(pack: dict[str, Any]) -> None:
        race = row(pack, "races", "drummers")
        race["units"] = []
        row(pack, "races", "drummers", "technologies", "dr_light_drums")["unlocks"] = []
        tech = deepcopy(race["technologies"][0])
        unit = deepcopy(row(pack, "races", "lanterns", "units", "lamp_wagon"))
        for number in range(count):
            tech = {**tech, "id": f"tech{number}", "unlocks": []}
            if table == "units":
                race["units"].append({**unit, "id": f"u{number}", "unlocked_by": "dr_hill_songs"})
                row(pack, "races", "drummers", "technologies", "dr_hill_songs")["unlocks"].append(
                    f"u{number}"
                )
            else:
                race["technologies"].append(tech)

    return damage


def stretch(pack: dict[str, Any]) -> None:
    """One state of more cells than a map can number."""
    cells = [[q, r, "plain"] for q in range(-20, 21) for r in range(-20, 21)]
    for number in range(3):
        row(pack, "states", pack["states"][number]["id"])["cells"] = deepcopy(cells)


def rename_unit(pack: dict[str, Any]) -> None:
    """A unit of a race takes the name of a basic unit."""
    row(pack, "races", "drummers", "units", "drum_copter")["id"] = "rv"
    row(pack, "races", "drummers", "technologies", "dr_light_drums")["unlocks"] = ["rv"]


TECHNOLOGIES = ("races", "lanterns", "technologies")

DAMAGES: list[tuple[str, Damage]] = [
    # fields
    ("schema", put("schema", 2)),
    ("schema", drop("schema")),
    ("banner", put("banner", "new")),
    ("pack: id", put("pack", "id", "Two Words")),
    ("pack: version", put("pack", "version", 0)),
    ("settings: subturns", put("settings", "subturns", "two")),
    ("settings: subturns", put("settings", "subturns", True)),
    ("settings: subturns", put("settings", "subturns", 0)),
    ("settings: extra", put("settings", "extra", 1)),
    ("settings: trade: send_minus", drop("settings", "trade", "send_minus")),
    ("settings: auction", put("settings", "auction", [1])),
    ("settings: waste: step", put("settings", "waste", "step", 0)),
    ("settings: race_draw", put("settings", "race_draw", "fight")),
    ("settings: map_mode", put("settings", "map_mode", 3)),
    ("settings: map: min_touched_tiles", put("settings", "map", "min_touched_tiles", 3)),
    ("settings: map: land_edge_required", put("settings", "map", "land_edge_required", 1)),
    ("settings: lengths: endless", put("settings", "lengths", "endless", {"turn_limit": 9})),
    ("settings: lengths: short: turn_limit", put("settings", "lengths", "short", {})),
    # closed lists
    ("resources.silver", put("resources", "gold", "id", "silver")),
    ("resources.gold", lambda pack: pack["resources"].pop(0)),
    ("resources.uranium: may_pay_for", put("resources", "uranium", "may_pay_for", ["titanium"])),
    ("effects.luck", put("effects", "trade", "kind", "luck")),
    ("effects.trade", lambda pack: pack["effects"].pop()),
    ("effects.gain_prestige: when", put("effects", "gain_prestige", "when", "standing")),
    ("unit_classes.light: moves", put("unit_classes", "light", "moves", "water")),
    ("terrain.forest: ground: cost", drop("terrain", "forest", "ground", "cost")),
    ("terrain.water: ground: depth", put("terrain", "water", "ground", "depth", 3)),
    ("terrain.plain: air", put("terrain", "plain", "air", {"enter": False})),
    ("terrain.plain: name", put("terrain", "plain", "name", {"en": "plain"})),
    ("terrain.plain", double("terrain")),
    ("borders.white", double("borders")),
    # units
    ("basic_units", put("basic_units", [])),
    ("basic_units.rv", double("basic_units")),
    ("basic_units.tank: class", put("basic_units", "tank", "class", "ship")),
    ("basic_units.tank: cost", put("basic_units", "tank", "cost", {})),
    ("basic_units.tank: cost: silver", put("basic_units", "tank", "cost", {"silver": 1})),
    ("basic_units.tank: cost: prestige", put("basic_units", "tank", "cost", {"prestige": 1})),
    ("basic_units.tank: cost: gold", put("basic_units", "tank", "cost", {"gold": -1})),
    ("basic_units.tank", put("basic_units", "tank", "cost", {"gold": 1, "uranium": 1})),
    ("basic_units.rv: damage", put("basic_units", "rv", "damage", [])),
    ("basic_units.rv: damage", put("basic_units", "rv", "damage", [1, 1, 1, 1, 1])),
    ("basic_units.rv: damage", put("basic_units", "rv", "damage", 1)),
    ("basic_units.rv: range", put("basic_units", "rv", "range", [1, 2])),
    ("basic_units.rv: armour", put("basic_units", "rv", "armour", 0)),
    ("basic_units.rv: tokens", put("basic_units", "rv", "tokens", 0)),
    ("basic_units.rv: move", put("basic_units", "rv", "move", 1.5)),
    # races and their trees
    ("races.lanterns", double("races")),
    (
        "races.lanterns: technologies.la_bright_wheels: unlocks",
        put("races", "lanterns", "units", "lamp_wagon", "unlocked_by", "la_old_maps"),
    ),
    (
        "races.lanterns: units.lamp_wagon: unlocked_by",
        put(*TECHNOLOGIES, "la_bright_wheels", "unlocks", []),
    ),
    (
        "races.lanterns: technologies.la_old_maps: unlocks",
        put(*TECHNOLOGIES, "la_old_maps", "unlocks", ["lamp_wagon"]),
    ),
    (
        "races.lanterns: technologies.la_old_maps: unlocks",
        put(*TECHNOLOGIES, "la_old_maps", "unlocks", ["drum_copter"]),
    ),
    (
        "races.lanterns: technologies.la_open_purse: requires",
        put(*TECHNOLOGIES, "la_open_purse", "requires", ["dr_first_beat"]),
    ),
    (
        "races.lanterns: technologies.la_kind_words: requires",
        put(*TECHNOLOGIES, "la_kind_words", "requires", ["la_open_purse"]),
    ),
    (
        "races.lanterns: technologies.la_kind_words: requires",
        put(*TECHNOLOGIES, "la_kind_words", "requires", ["la_kind_words"]),
    ),
    (
        "races.lanterns: technologies.la_open_purse: requires",
        put(*TECHNOLOGIES, "la_open_purse", "requires", ["la_kind_words", "la_kind_words"]),
    ),
    (
        "races.lanterns: technologies.la_open_purse: flasks",
        put(*TECHNOLOGIES, "la_open_purse", "flasks", 2),
    ),
    (
        "races.lanterns: technologies.la_old_maps: flasks",
        put(*TECHNOLOGIES, "la_old_maps", "flasks", 7),
    ),
    (
        "races.lanterns: technologies.la_old_maps: effects: kind",
        put(*TECHNOLOGIES, "la_old_maps", "effects", [{"kind": "luck", "value": 1}]),
    ),
    (
        "races.lanterns: technologies.la_old_maps: cost: silver",
        put(*TECHNOLOGIES, "la_old_maps", "cost", {"silver": 2}),
    ),
    ("races.drummers: rv", rename_unit),
    ("races.drummers", crowd("units", 60)),
    ("races.drummers", crowd("technologies", 250)),
    ("states", stretch),
    ("basic_units.tank: cost: gold", put("basic_units", "tank", "cost", {"gold": 100})),
    (
        "races.drummers: la_old_maps",
        put("races", "drummers", "technologies", "dr_hill_songs", "id", "la_old_maps"),
    ),
    # states
    ("states.millbrook", double("states")),
    ("states.millbrook: size", put("states", "millbrook", "size", "huge")),
    ("states.millbrook: income", put("states", "millbrook", "size", "small")),
    ("states.millbrook: income: gold", drop("states", "millbrook", "income", "gold")),
    ("states.millbrook: border", put("states", "millbrook", "prestige", 2)),
    ("states.millbrook: border", put("states", "millbrook", "border", "pink")),
    ("states.millbrook: mines", put("states", "millbrook", "mines", [])),
    ("states.millbrook: mines", put("states", "millbrook", "mines", [[5, 5]])),
    ("states.millbrook: mines", put("states", "millbrook", "mines", [[-1, 1]])),
    ("states.millbrook: mines", put("states", "millbrook", "mines", [[0, 0], [0, 0]])),
    ("states.millbrook: mines", put("states", "millbrook", "mines", [[0]])),
    ("states.millbrook: cells", move_cell("millbrook", 0, [0, -1, "lava"])),
    ("states.millbrook: cells", move_cell("millbrook", 0, [5, 5, "plain"])),
    ("states.millbrook: cells", move_cell("millbrook", 0, [0, 0, "plain"])),
    ("states.millbrook: cells", move_cell("millbrook", 3, [1, -2, "plain"])),
    ("states.millbrook: cells", move_cell("millbrook", 0, [0, -1])),
    ("states.reedwater: cells", move_cell("reedwater", 2, [0, 0, "water"])),
    # set-ups
    ("settings: setups", put("settings", "setups", [])),
    ("settings: setups.2.short: states", lambda p: p["states"].pop()),
]


@pytest.mark.parametrize(
    ("place", "damage"), DAMAGES, ids=[f"{i}-{place}" for i, (place, _) in enumerate(DAMAGES)]
)
def test_damaged_row_is_refused_by_name(place: str, damage: Damage) -> None:
    pack = deepcopy(TINY)
    damage(pack)
    with pytest.raises(BadData) as refused:
        parse(yaml.safe_dump(pack, allow_unicode=True), "tiny.yaml")
    assert refused.value.place == f"tiny.yaml: {place}"
    assert refused.value.message


SETUPS = [
    ("setups: players", {"players": 5}),
    ("setups: length", {"length": "endless"}),
    ("setups.3.short: players", {"players": 3}),
    ("setups.2.standard", {"length": "standard"}),
    ("setups.2.short: states", {"states": {"large": 3, "small": 2}}),
    ("setups.2.short: allies", {"allies": {"large": 2, "small": 0}}),
    ("setups.2.short: allies", {"allies": {"large": 0, "small": 0}}),
    ("setups.2.short: victory_threshold", {"victory_threshold": 0}),
    ("setups.2.short: colour", {"colour": "red"}),
]


@pytest.mark.parametrize(("place", "change"), SETUPS)
def test_damaged_setup_is_refused_by_name(place: str, change: dict[str, Any]) -> None:
    pack = deepcopy(TINY)
    setups = pack["settings"]["setups"]
    # the damaged row comes last, so that a doubled set-up is found at it
    setups.append({**setups.pop(0), **change})
    with pytest.raises(BadData) as refused:
        parse(yaml.safe_dump(pack, allow_unicode=True), "tiny.yaml")
    assert refused.value.place == f"tiny.yaml: settings: {place}"


def test_setup_of_a_length_without_limit() -> None:
    pack = deepcopy(TINY)
    del pack["settings"]["lengths"]["long"]
    with pytest.raises(BadData) as refused:
        parse(yaml.safe_dump(pack), "tiny.yaml")
    assert refused.value.place == "tiny.yaml: settings: setups.2.long: length"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("schema: [1", "tiny.yaml: line "),
        ("schema: 1\nschema: 1\n", "tiny.yaml: line 2"),
        ("- 1\n- 2\n", "tiny.yaml"),
        ("", "tiny.yaml"),
        ("just words", "tiny.yaml"),
        ("1: 2", "tiny.yaml"),
        ("a: !!python/object:os.system {}", "tiny.yaml: line 1"),
        ("a: \x00", "tiny.yaml"),
    ],
)
def test_what_is_not_a_pack_at_all(text: str, place: str) -> None:
    with pytest.raises(BadData) as refused:
        parse(text, "tiny.yaml")
    assert refused.value.place.startswith(place)


def test_every_field_is_needed() -> None:
    """Drop each field of the file in turn: the loader misses it, or it is one of the few
    that may be left out."""
    may_be_absent = {"stop", "armour", "range", "gold", "uranium", "titanium", "prestige"}
    for path in _some_fields(TINY):
        pack = deepcopy(TINY)
        here: Any = pack
        for step in path[:-1]:
            here = here[step]
        del here[path[-1]]
        place = _place_refused(yaml.dump(pack, Dumper=DUMPER))
        assert place.startswith("tiny.yaml: ") or path[-1] in may_be_absent, path


def _place_refused(text: str) -> str:
    try:
        parse(text, "tiny.yaml")
    except BadData as error:
        return error.place
    return ""


DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def _some_fields(whole: Any) -> list[tuple[Any, ...]]:
    """Paths of all fields, but of each table only its first row."""
    paths: list[tuple[Any, ...]] = []

    def walk(value: Any, path: tuple[Any, ...]) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                paths.append((*path, name))
                walk(inner, (*path, name))
        elif isinstance(value, list) and value:
            walk(value[0], (*path, 0))

    walk(whole, ())
    return paths
