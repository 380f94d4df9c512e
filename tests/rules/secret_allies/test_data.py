"""What the rules say about the pack itself: sizes, colors, prices, set-ups."""

import re
from importlib import resources

import pytest

from hiddenhand.core.hexes import connected
from hiddenhand.games.secret_allies import GAME, grammar
from hiddenhand.games.secret_allies.pack_rows import EFFECTS, LENGTHS, RESOURCES
from hiddenhand.testing import rule

ROWS = grammar.load("reconstruction").rows
PACKS = ["reconstruction", "tiny"]


def book() -> str:
    folder = resources.files("hiddenhand.games.secret_allies")
    return (folder / "rulebook.md").read_text(encoding="utf-8")


@rule("SA-1.0.1", "a small state gives two tokens, a large one three")
def test_sizes() -> None:
    for state in ROWS.states:
        assert sum(state.income) == (3 if state.large else 2)


@rule("SA-1.0.2")
def test_resources() -> None:
    assert RESOURCES == ("gold", "uranium", "titanium")


@rule("SA-1.0.5", "SA-1.0.7", "white 1, light blue 2, red 3, navy 4")
def test_borders() -> None:
    worth = {"white": 1, "light_blue": 2, "red": 3, "navy": 4}
    for state in ROWS.states:
        assert state.prestige == worth[state.border]
    assert {state.border for state in ROWS.states} == set(worth)


@rule("SA-0.0.3", "SA-1.1.8", "SA-R6", "the table of the ruling, row by row; half stays neutral")
def test_setups_are_the_table_of_the_book() -> None:
    cells = r"\| (\d) \| (\w+) \| (\d+) \+ (\d+) \| (\d+) \+ (\d+) \| (\d+) \| (\d+) \|"
    table = re.findall(cells, book())
    assert len(table) == len(ROWS.setups) == 9
    for line, setup in zip(table, ROWS.setups, strict=True):
        players, length, large, small, large_allies, small_allies, threshold, limit = line
        assert (setup.players, setup.length) == (int(players), length)
        assert (setup.large, setup.small) == (int(large), int(small))
        assert (setup.large_allies, setup.small_allies) == (int(large_allies), int(small_allies))
        assert setup.threshold == int(threshold)
        assert ROWS.numbers.turn_limits[LENGTHS.index(length)] == int(limit)
        assert 2 * setup.players * setup.large_allies == setup.large
        assert 2 * setup.players * setup.small_allies == setup.small


@rule("SA-2.0.1", "damage, range, armour, movement: every unit has all four")
def test_parameters() -> None:
    for unit in [*ROWS.basic_units, *(unit for race in ROWS.races for unit in race.units)]:
        assert unit.damage
        assert len(unit.ranges) == len(unit.damage)
        assert unit.armour >= 1
        assert unit.move >= 1


@rule("SA-2.0.2", "three classes on the ground, helicopters in the air")
def test_classes() -> None:
    units = [*ROWS.basic_units, *(unit for race in ROWS.races for unit in race.units)]
    flying = {unit.class_id: unit.flying for unit in units}
    assert flying == {"light": False, "tank": False, "artillery": False, "helicopter": True}


@rule("SA-2.0.3", "SA-2.0.4", "the four basic units and their prices")
def test_basic_units() -> None:
    prices = {unit.id: unit.cost for unit in ROWS.basic_units}
    two = (2, 0, 0)
    assert prices == {"rv": (1, 0, 0), "tank": two, "mortar": two, "drone": two}


@rule("SA-2.0.5", "every other unit waits for a technology of its race")
@pytest.mark.parametrize("name", PACKS)
def test_advanced_units_need_technologies(name: str) -> None:
    pack = grammar.load(name)
    for kind in range(pack.kinds):
        basic = kind < pack.basic_kinds
        assert (pack.unlocked_by[kind] == -1) == basic


@rule("SA-2.1.6")
def test_terrains() -> None:
    named = [terrain.id for terrain in ROWS.terrain]
    assert sorted(named) == ["desert", "forest", "jungle", "mountain", "plain", "water"]


@rule("SA-8.0.1", "no two races share a technology")
@pytest.mark.parametrize("name", PACKS)
def test_trees_of_their_own(name: str) -> None:
    races = grammar.load(name).rows.races
    ids = [tech.id for race in races for tech in race.technologies]
    assert len(set(ids)) == len(ids)
    assert all(race.technologies for race in races)


@rule("SA-8.0.8", "in the first row there are technologies without arrows and flasks")
@pytest.mark.parametrize("name", PACKS)
def test_a_tree_has_a_beginning(name: str) -> None:
    for race in grammar.load(name).rows.races:
        free = [tech for tech in race.technologies if not tech.requires and not tech.flasks]
        assert free
        assert all(tech.row == 1 for tech in free)


@pytest.mark.parametrize("name", PACKS)
def test_all_twelve_effects_are_used(name: str) -> None:
    races = grammar.load(name).rows.races
    used = {kind for race in races for tech in race.technologies for kind, _ in tech.effects}
    assert used == set(EFFECTS)


@pytest.mark.parametrize("name", PACKS)
def test_land_is_connected_and_mines_are_on_it(name: str) -> None:
    rows = grammar.load(name).rows
    for state in rows.states:
        land = [(q, r) for q, r, kind in state.cells if rows.terrain[kind].ground_enter]
        assert connected(land)
        assert state.mines
        assert all(state.cells[mine][:2] in land for mine in state.mines)


@rule("SA-R9", "SA-R11", "SA-R13", "SA-V11", "ways to play have the defaults of the large pack")
def test_defaults_of_the_settings() -> None:
    defaults = {setting.name: setting.default for setting in GAME.settings}
    pack = grammar.load(defaults.pop("pack")).rows.defaults
    assert defaults.pop("length") == "standard"
    assert defaults == dict(pack)


def test_a_pack_is_read_once_and_quickly() -> None:
    from time import process_time

    began = process_time()
    grammar.parse((resources.files(grammar.__package__) / "pack.yaml").read_text("utf-8"), "x")
    assert process_time() - began < 0.5
    assert grammar.load("tiny") is grammar.load("tiny")
