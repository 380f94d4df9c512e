"""Turn zero up to the first auction: states, seat order, map, races (SA-4, SA-R6 to SA-R12)."""

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.auction import open_auction
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.codes import (
    AUTO_PLACE,
    DEAL_RACE,
    DRAW_RACE,
    DRAW_STATE,
    DRAW_TILE,
    KEEP_RACE,
    NEXT_RACE,
    NEXT_TILE,
    PLACE_TILE,
    RACE_CHOOSE,
    RACE_RANDOM,
    SEAT_ORDER,
    TAKE_RACE,
    TURN_ZERO,
)
from hiddenhand.games.secret_allies.mapping import Sketch
from hiddenhand.games.secret_allies.scoring import set_threshold
from hiddenhand.games.secret_allies.shapes import coded, q_of, r_of, turn_of
from hiddenhand.games.secret_allies.state import BaseState

# -- the states in the game, and the order of the seats (SA-R6, SA-R8) -------------------------


def _drawn(s: BaseState, large: bool) -> i64:
    count: i64 = 0
    for land in s.pile:
        if (s.pack_data.large[i64(land)] != 0) == large:
            count += 1
    return count


def state_options(s: BaseState) -> vec[i32]:
    """States that can be drawn: large ones first, then small ones."""
    large: bool = _drawn(s, True) < s.large_states
    found = vec[i32]()
    land: i64 = 0
    while land < s.pack_data.lands:
        if (s.pack_data.large[land] != 0) == large and i16(land) not in s.pile:
            found = append(found, i32(land))
        land += 1
    return found


def state_drawn(s: BaseState, land: i64) -> None:
    """Add a drawn state to the pile; after the last the seat order is drawn."""
    s.pile = append(s.pile, i16(land))
    if len(s.pile) < s.large_states + s.small_states:
        s.stage = DRAW_STATE
    else:
        s.stage = SEAT_ORDER


def seat_options(s: BaseState) -> vec[i32]:
    """Seats not yet in the order."""
    found = vec[i32]()
    seat: i64 = 0
    while seat < s.seats:
        if i16(seat) not in s.order:
            found = append(found, i32(seat))
        seat += 1
    return found


def seat_drawn(s: BaseState, seat: i64) -> None:
    """Add a seat to the order; the last seat follows without a draw."""
    s.order = append(s.order, i16(seat))
    if len(s.order) < s.seats - 1:
        return
    s.order = append(s.order, i16(seat_options(s)[0]))
    s.seat_order = s.order[:]
    s.position = -1
    s.stage = NEXT_TILE
    if s.listening:
        s.tell("seat-order", {"order": [int(one) for one in s.order]})


# -- the map (SA-R9, SA-R10) -------------------------------------------------------------------


def next_tile(s: BaseState) -> None:
    """Draw the next tile, or finish the map."""
    if len(s.pile) == 0:
        _map_complete(s)
    else:
        s.stage = DRAW_TILE


def tile_options(s: BaseState) -> vec[i32]:
    """Tiles that can be drawn."""
    found = vec[i32]()
    for land in s.pile:
        found = append(found, i32(land))
    return found


def tile_drawn(s: BaseState, land: i64) -> None:
    """Show the drawn tile. The first goes to (0, 0); others are placed by a player or chance."""
    s.pile = remove(s.pile, i16(land))
    s.tile = land
    if s.listening:
        s.tell("tile-drawn", {"state": s.pack_data.land_ids[land]})
    if len(s.placed) == 0:
        tile_placed(s, coded(0, 0, 0))
    elif s.automatic_map:
        s.stage = AUTO_PLACE
    else:
        pass_tile_on(s)


def pass_tile_on(s: BaseState) -> None:
    """Let the next player in seat order place the tile."""
    s.position = _next_in_order(s, s.position)
    s.current = i64(s.order[s.position])
    s.stage = PLACE_TILE


def _next_in_order(s: BaseState, position: i64) -> i64:
    """The next position in the order, cyclically, without players who left."""
    position = (position + 1) % s.seats
    while not s.is_in(i64(s.order[position])):
        position = (position + 1) % s.seats
    return position


def drawing(s: BaseState) -> Sketch:
    """The sketch of the map so far; cached, but not copied with the state."""
    sketch = s.sketch
    if sketch is None:
        pack = s.pack_data
        sketch = Sketch(
            pack.shapes,
            pack.min_shared_edges,
            pack.min_touched_tiles,
            pack.land_edge_required != 0,
        )
        k: i64 = 0
        while k < len(s.placed):
            sketch.lay(
                i64(s.placed[k]),
                i64(s.placed[k + 1]),
                i64(s.placed[k + 2]),
                i64(s.placed[k + 3]),
            )
            k += 4
        s.sketch = sketch
    return sketch


def place_options(s: BaseState) -> vec[i32]:
    """All legal placements of the drawn tile."""
    return drawing(s).placements(s.tile)


def best_options(s: BaseState) -> vec[i32]:
    """The placements from which the automatic map chooses."""
    return drawing(s).best(s.tile, s.pack_data.pick_from_best)


def tile_placed(s: BaseState, code: i64) -> None:
    """Place the drawn tile."""
    turn, q, r = turn_of(code), q_of(code), r_of(code)
    drawing(s).lay(s.tile, turn, q, r)
    for number in (s.tile, turn, q, r):
        s.placed = append(s.placed, i16(number))
    if s.listening:
        s.tell(
            "tile-placed",
            {
                "state": s.pack_data.land_ids[s.tile],
                "turn": int(turn),
                "hex": f"{q}.{r}",
                "seat": None if s.stage != PLACE_TILE else int(s.current),
            },
        )
    s.tile = -1
    s.stage = NEXT_TILE


def _map_complete(s: BaseState) -> None:
    """Put a partisan token on every state (SA-4.0.3) and fix the threshold (SA-R7)."""
    set_board(s)
    s.position = -1
    s.stage = NEXT_RACE
    if s.listening:
        s.tell("map-complete", {"threshold": int(s.threshold)})


def set_board(s: BaseState) -> None:
    """Make the board from the placed tiles, with rows for its parts."""
    s.sketch = None
    s.board = Board(s.pack_data, s.placed)
    s.lay_rows()
    set_threshold(s)


# -- races (SA-R11) ----------------------------------------------------------------------------


def next_race(s: BaseState) -> None:
    """Go to the next player without a race, or open the first auction."""
    s.position += 1
    while s.position < s.seats and not s.is_in(i64(s.order[s.position])):
        s.position += 1
    if s.position >= s.seats:
        _begin_bidding(s)
        return
    s.current = i64(s.order[s.position])
    s.race_hand = vec[i16]()
    if s.race_draw == RACE_RANDOM:
        s.stage = DEAL_RACE
    elif s.race_draw == RACE_CHOOSE:
        s.stage = TAKE_RACE
    elif len(free_races(s)) == 1:
        race_taken(s, i64(free_races(s)[0]))
    else:
        s.stage = DRAW_RACE


def free_races(s: BaseState) -> vec[i32]:
    """Races that are neither taken nor in a hand."""
    found = vec[i32]()
    race: i64 = 0
    while race < s.pack_data.races:
        if i16(race) not in s.race and i16(race) not in s.race_hand:
            found = append(found, i32(race))
        race += 1
    return found


def race_drawn(s: BaseState, race: i64) -> None:
    """Add a drawn race to the hand; with two, the player keeps one."""
    s.race_hand = append(s.race_hand, i16(race))
    if len(s.race_hand) == 2:
        s.stage = KEEP_RACE


def hand_races(s: BaseState) -> vec[i32]:
    """The two drawn races."""
    return vec[i32]([i32(s.race_hand[0]), i32(s.race_hand[1])])


def race_kept(s: BaseState, race: i64) -> None:
    """Take one of the two drawn races and return the other."""
    other: i64 = i64(s.race_hand[0])
    if other == race:
        other = i64(s.race_hand[1])
    s.returned_race[s.current] = i16(other)
    s.race_hand = vec[i16]()
    race_taken(s, race)


def race_taken(s: BaseState, race: i64) -> None:
    """Give the current player a race; this is public."""
    s.race[s.current] = i16(race)
    s.stage = NEXT_RACE
    if s.listening:
        s.tell("race-taken", {"seat": int(s.current), "race": s.pack_data.race_ids[race]})


def skip_race(s: BaseState) -> None:
    """Skip the race of a player who left."""
    s.race_hand = vec[i16]()
    s.stage = NEXT_RACE


def _begin_bidding(s: BaseState) -> None:
    """Give all players prestige, then open the order auction of turn zero (SA-4.0.5, SA-4.0.6)."""
    seat: i64 = 0
    while seat < s.seats:
        if s.is_in(seat):
            s.gain_prestige(seat, s.pack_data.start_prestige)
        seat += 1
    open_auction(s, TURN_ZERO)
