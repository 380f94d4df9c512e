"""Movement and fire agree with an independent, slow search on 5,000 random positions."""

from functools import cache
from random import Random

import pytest

from hiddenhand.core.hexes import Hex
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.movement import armour_of, spread, target_options
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement, Tile
from tests.rules.secret_allies.scene import asked, hexes, key, options, say
from tests.rules.secret_allies.slow import Piece, Place, World

PARTS = 10
POSITIONS = 5_000


@cache
def a_map(seed: int) -> tuple[str, int, list[Tile]]:
    """Pack, seats and tiles of a map made by the engine."""
    pack, seats = [("tiny", 2), ("reconstruction", 2), ("reconstruction", 3)][seed % 3]
    settings = {"pack": pack, "length": "short", "map_mode": "automatic"}
    state = GAME.start(seats, settings)
    assert isinstance(state, SecretAllies)
    dice = SeededDice(f"map/{seed}")
    while asked(state) == "chance":
        state.answer(-1, dice.below(state.option_count(-1)))
    lands = state.pack_data.land_ids
    numbers = [int(number) for number in state.placed]
    tiles = [
        (lands[numbers[k]], numbers[k + 1], numbers[k + 2], numbers[k + 3])
        for k in range(0, len(numbers), 4)
    ]
    return pack, seats, tiles


def scatter(dice: Random, seed: int) -> tuple[Arrangement, World]:
    """Units, wrecks, partisans, tokens and revealed allies anywhere they can be."""
    pack_name, seats, tiles = a_map(seed)
    state = GAME.start(seats, {"pack": pack_name, "length": "short"})
    assert isinstance(state, SecretAllies)
    position = Arrangement(state, tiles)
    pack, board = state.pack_data, state.board
    terrain = [kind.id for kind in pack.rows.terrain]
    world = World({}, {})
    for cell in range(int(board.cells)):
        place = (int(board.q[cell]), int(board.r[cell]))
        slot = int(board.slot_of[cell])
        world.map[place] = Place(terrain[int(board.terrain[cell])], state.land_id(slot))
    for land, *_ in tiles:
        if dice.random() < 0.15:
            seat = dice.randrange(seats)
            position.revealed(seat, land)
            world.revealed[land] = seat
        if dice.random() < 0.5:
            position.no_token(land)
        else:
            world.tokens.add(land)
    free = list(world.map)
    dice.shuffle(free)
    for place in free[: dice.randint(4, min(24, len(free) // 2))]:
        put(dice, position, world, place, seats)
    return position, world


def put(dice: Random, position: Arrangement, world: World, place: Hex, seats: int) -> None:
    state = position.state
    kind = dice.choice(state.pack_data.units)
    closed = world.map[place].terrain in ("water", "mountain")
    if closed and not kind.flying:
        return
    wreck = dice.random() < 0.15
    moved = not wreck and dice.random() < 0.1
    partisan = not wreck and dice.random() < 0.15
    seat = dice.randrange(seats)
    position.unit(seat, kind.id, place, moved=moved, partisan=partisan, wreck=wreck)
    world.pieces[place] = Piece(
        seat, kind.flying, kind.move, kind.damage, kind.ranges, kind.armour, moved, wreck, partisan
    )


def compare(position: Arrangement, world: World, seat: int, last: bool) -> int:
    """Everything `seat` may do at the start of a subturn; returns how many units were compared."""
    state = position.state
    order = [one for one in range(int(state.seats)) if one != seat]
    order = [*order, seat] if last else [seat, *order]
    world.may_attack = not last
    state = position.order(*order).subturn(seat, round=2 if last else 1)
    able = {place for place, p in world.pieces.items() if p.seat == seat and world.can_act(place)}
    if not able:
        assert asked(state) != "ask-unit" or state.active != seat or state.turn > 1
        return 0
    assert hexes(state, "unit") == able
    for place in able:
        look = state.clone()
        say(look, f"unit:{key(place)}")
        ends = world.destinations(place)
        assert hexes(look, "go") == {end for end, (attacks, _) in ends.items() if not attacks}
        assert hexes(look, "enter") == {end for end, (attacks, _) in ends.items() if attacks}
        piece = world.pieces[place]
        hits = range(len(piece.damage))
        may_fire = any(world.targets(place, hit) for hit in hits)
        assert ("stay" in options(look)) == may_fire
        left = spread(look, look.mover, look.points, not last)
        for end, (_, points) in ends.items():
            assert left[look.board.index[end]] - 1 == points
        for hit in hits:
            reached = {named(look, int(cell)) for cell in target_options(look, look.mover, hit)}
            assert reached == world.targets(place, hit)
    for place in world.pieces:
        assert armour_of(state, state.board.index[place]) == world.armour(place)
    return len(able)


def named(state: SecretAllies, cell: int) -> Hex:
    return int(state.board.q[cell]), int(state.board.r[cell])


@rule("SA-2.1.1", "SA-2.1.4", "SA-2.1.5", "SA-R26", "SA-R34", "SA-R37", "SA-R40", "movement")
@rule("SA-2.2.1", "SA-R2", "SA-R42", "SA-R43", "SA-R44", "SA-R45", "fire")
@pytest.mark.parametrize("part", range(PARTS))
def test_positions_agree(part: int) -> None:
    dice = Random(f"positions/{part}")
    units = 0
    for number in range(POSITIONS // PARTS):
        position, world = scatter(dice, seed=3 * (number % 4) + part % 3)
        seat = dice.randrange(int(position.state.seats))
        units += compare(position, world, seat, last=dice.random() < 0.25)
    assert units > POSITIONS // PARTS  # more than one unit in a position, on the whole


def test_the_reference_is_not_asleep() -> None:
    """If the reference forgot a rule, the comparison would say so."""
    dice = Random("asleep")
    caught = 0
    for number in range(60):
        position, world = scatter(dice, number % 6)
        forest = [place for place, spot in world.map.items() if spot.terrain == "forest"]
        for place in forest:
            world.map[place] = Place("plain", world.map[place].state)
        try:
            compare(position, world, 0, last=False)
        except AssertionError:
            caught += 1
    assert caught > 5
