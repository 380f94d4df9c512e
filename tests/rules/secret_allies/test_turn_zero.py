"""SA-4 and its rulings: map, races, prestige, ally cards, first reveals."""

from collections.abc import Iterator

import pytest

from hiddenhand.core.errors import BadSettings, NotAnOption
from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state
from tests.rules.secret_allies.scene import (
    asked,
    buy,
    hexes,
    holder,
    mine_owner,
    options,
    position,
    prestige,
    say,
    treasury,
)


def start(seats: int = 3, **settings: str) -> SecretAllies:
    state = GAME.start(seats, {"length": "short", "map_mode": "automatic", **settings})
    assert isinstance(state, SecretAllies)
    return state


def steps(state: SecretAllies, seed: str = "0") -> Iterator[tuple[int, str]]:
    """Random answers one by one; each is told before it is given."""
    dice = SeededDice(seed)
    while not state.is_over():
        owing = state.actors()
        seat = owing[dice.below(len(owing))]
        key = state.option_keys(seat)[dice.below(state.option_count(seat))]
        yield seat, key
        state.say(seat, key)


def play_until(state: SecretAllies, ask: str, seed: str = "0") -> SecretAllies:
    for _ in steps(state, seed):
        if asked(state) == ask:
            break
    return state


@rule("SA-0.0.1", "2 to 4 players")
def test_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSettings):
            GAME.start(seats)
    for seats in (2, 3, 4):
        assert GAME.start(seats).actors() == [CHANCE]
    with pytest.raises(BadSettings):
        GAME.start(3, {"pack": "tiny"})


@rule("SA-R5", "only the numbers of the set-up change with the number of players")
@rule("SA-0.0.4", "SA-4.0.2", "SA-R6", "states are drawn at random, large and small ones apart")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", LENGTHS)
def test_states_are_drawn(seats: int, length: str) -> None:
    state = start(seats, length=length)
    wanted = next(
        setup
        for setup in state.pack_data.rows.setups
        if (setup.players, setup.length) == (seats, length)
    )
    drawn: list[str] = []
    for seat, key in steps(state):
        if not key.startswith("state:"):
            break
        assert seat == CHANCE
        assert len(options(state)) == len(set(options(state)))
        assert key.removeprefix("state:") not in drawn
        drawn.append(key.removeprefix("state:"))
    sizes = [state.pack_data.large[state.pack_data.land_ids.index(land)] for land in drawn]
    assert (sum(sizes), len(sizes)) == (wanted.large, wanted.large + wanted.small)
    assert state.turn_limit == state.pack_data.turn_limits[LENGTHS.index(length)]


@rule("SA-R8", "seat order is random; it has no use after the order auction of turn zero")
def test_seat_order() -> None:
    orders = set()
    for seed in range(12):
        state = play_until(start(3), "ask-bid-order", str(seed))
        orders.add(tuple(int(seat) for seat in state.seat_order))
    assert len(orders) > 2
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    state.say(int(state.seat_order[2]), "bid:5")
    state.say(int(state.seat_order[0]), "bid:0")
    state.say(int(state.seat_order[1]), "bid:3")
    assert [int(seat) for seat in state.order] == [int(state.seat_order[k]) for k in (2, 1, 0)]


@rule("SA-R9", "the first tile lies as it comes; then each player places the tile all see")
def test_joint_map() -> None:
    state = start(3, map_mode="joint")
    placers = []
    for seat, key in steps(state):
        if asked(state) == "ask-place-tile":
            placers.append(seat)
            assert state.tile >= 0
            assert GAME.project(state, -3).as_dict()["tile"] == state.pack_data.land_ids[state.tile]
        if key.startswith("race:"):
            break
    order = [int(seat) for seat in state.seat_order]
    assert placers == [order[k % 3] for k in range(11)]  # twelve tiles, the first by nobody
    assert [int(number) for number in state.placed[1:4]] == [0, 0, 0]


@rule("SA-R10", "the automatic map asks no player: chance picks one of the three best")
def test_automatic_map() -> None:
    state = start(3)
    for seat, key in steps(state):
        assert seat == CHANCE
        if key.startswith("place:"):
            assert len(options(state)) <= 3
        if key.startswith("race:"):
            break
    assert state.board.slots == 12


@rule("SA-4.0.3", "SA-R9", "a partisan token on every state")
def test_partisan_tokens() -> None:
    state = play_until(start(3), "ask-bid-order")
    assert [int(token) for token in state.partisan] == [1] * 12


@rule("SA-4.0.4", "SA-R11", "random: each player gets a random race, each race at most once")
def test_random_races() -> None:
    seen = set()
    for seed in range(8):
        state = play_until(start(4), "ask-bid-order", str(seed))
        races = [int(race) for race in state.race]
        assert sorted(races) == [0, 1, 2, 3]
        seen.add(tuple(races))
    assert len(seen) > 2


@rule("SA-R11", "choose: in seat order each takes a free race, public at once")
def test_chosen_races() -> None:
    state = play_until(start(3, race_draw="choose"), "ask-take-race")
    free = len(options(state))
    for k in range(3):
        assert state.actors() == [int(state.seat_order[k])]
        assert len(options(state)) == free - k
        taken = options(state)[0]
        say(state, taken)
        players = GAME.project(state, -3).as_dict()["players"]
        assert isinstance(players, list)
        assert f"race:{players[int(state.seat_order[k])]['race']}" == taken


@rule("SA-R11", "two_keep_one: two unseen by others, one kept, the other shuffled in")
def test_two_races() -> None:
    state = play_until(start(4, race_draw="two_keep_one"), "ask-keep-race")
    first = int(state.seat_order[0])
    assert state.actors() == [first]
    kept, returned = options(state)
    own = GAME.project(state, first).as_dict()["own"]
    assert isinstance(own, dict)
    assert [f"race:{race}" for race in own["races_in_hand"]] == [kept, returned]
    say(state, kept)
    assert returned in options(state)  # chance may deal it to the next player
    assert kept not in options(state)
    state = play_until(state, "ask-bid-order")
    assert sorted(int(race) for race in state.race) == [0, 1, 2, 3]  # the last took the last one


@rule("SA-4.0.5", "SA-V4", "everybody takes 10 prestige, and all know it")
def test_starting_prestige() -> None:
    state = play_until(start(3), "ask-bid-order")
    assert prestige(state) == [10, 10, 10]


# -- choosing allies ----------------------------------------------------------------------------


def choosing(seats: int, large: int, small: int, allies: tuple[int, int]) -> Arrangement:
    """Turn zero, before the choice: `large` and `small` states, so many allies each."""
    sizes = [True] * large + [False] * small
    states = [
        a_state(f"{'large' if big else 'small'}{k}", [(0, 3 * k, "plain")], large=big)
        for k, big in enumerate(sizes)
    ]
    return position(a_pack(states, allies=allies), seats, turn=0)


@rule("SA-4.1.1", "SA-4.1.2", "SA-4.1.6", "SA-4.1.7", "large first, in order, round by round")
@rule("SA-1.1.2", "every player has the same number of allies")
def test_order_of_choices() -> None:
    state = choosing(2, 8, 4, (2, 1)).order(1, 0).picks()
    for _ in steps(state):
        if asked(state) == "ask-first-reveal":
            break
    assert [int(seat) for seat in state.pick_seat] == [1, 0, 1, 0, 1, 0]
    sizes = [state.is_large(int(slot)) for slot in state.pick_card]
    assert sizes == [True, True, True, True, False, False]
    assert [int(state.unrevealed(seat)) for seat in range(2)] == [3, 3]


@rule("SA-4.1.3", "SA-4.1.4", "SA-R13", "two cards are drawn, one kept, the other shuffled back")
def test_draw_two_keep_one() -> None:
    state = choosing(2, 4, 0, (1, 0)).picks()
    assert state.actors() == [CHANCE]
    assert len(options(state)) == 4  # one card per state in play, all in the deck
    say(state, "card:large2", "card:large0", "enough")
    assert options(state) == ["keep:large2", "keep:large0"]
    say(state, "keep:large0")
    assert sorted(options(state)) == ["card:large1", "card:large2", "card:large3"]
    assert state.ally_of[0] == 0


@rule("SA-4.1.5", "SA-R14", "at most two more, one at a time, each paid for at once")
def test_buying_cards() -> None:
    state = choosing(2, 6, 0, (1, 0)).picks()
    say(state, "card:large0", "card:large1")
    assert options(state) == ["enough", "buy"]
    say(state, "buy")
    assert prestige(state) == [8, 10]
    say(state, "card:large2", "buy")
    assert prestige(state) == [6, 10]
    say(state, "card:large3")
    assert options(state) == [f"keep:large{k}" for k in range(4)]
    assert GAME.project(state, 1).as_dict()["choosing"] == {
        "seat": 0,
        "size": "large",
        "drawn": 4,
        "bought": 2,
    }


@rule("SA-R14", "never more than the deck or the prestige allows")
def test_buying_has_limits() -> None:
    state = choosing(2, 3, 0, (1, 0)).picks()
    say(state, "card:large0", "card:large1", "buy", "card:large2")
    assert options(state)[0].startswith("keep:")  # the deck is empty
    state = choosing(2, 6, 0, (1, 0)).prestige(0, 1).picks()
    say(state, "card:large0", "card:large1")
    assert options(state)[0].startswith("keep:")  # a large card costs 2


@rule("SA-R14", "if the deck has fewer than two cards he draws what there is")
def test_short_deck() -> None:
    state = choosing(2, 2, 0, (1, 0)).picks()
    say(state, "card:large0", "card:large1", "keep:large1")
    # the last player draws one card only, and keeps it without a question
    assert options(state) == ["card:large0"]
    say(state, "card:large0")
    assert state.ally_of[0] == 1


@rule("SA-4.1.8", "the last player's last draw of a size is one card: no choice, no buying")
@rule("SA-R14", "even if more remain")
def test_last_draw() -> None:
    state = choosing(2, 6, 0, (1, 0)).picks()
    say(state, "card:large0", "card:large1", "enough", "keep:large0")
    say(state, "card:large4")
    assert state.ally_of[4] == 1
    assert asked(state) == "ask-first-reveal"


@rule("SA-4.1.9", "the same for small states, at 1 prestige a card")
def test_small_cards_cost_one() -> None:
    state = choosing(2, 0, 6, (0, 1)).picks()
    say(state, "card:small0", "card:small1", "buy")
    assert prestige(state) == [9, 10]


@rule("SA-R13", "SA-1.1.8", "what is left is neutral and stays hidden")
@rule("SA-1.1.1", "the other players do not know which they are")
def test_neutral_cards_stay_hidden() -> None:
    state = play_until(start(2), "ask-unit")
    assert state.neutral_cards() == 4
    for viewer in (0, 1, -3):
        shown = GAME.project(state, viewer).as_dict()
        assert shown["neutral"] is None
        assert shown["hidden"] is None


@rule("SA-R13", "ally_deck=exact: first the neutral half of each deck is removed, unseen")
def test_exact_deck() -> None:
    state = start(2, ally_deck="exact")
    removed = []
    for seat, key in steps(state):
        if key.startswith("remove:"):
            assert seat == CHANCE
            removed.append(key.removeprefix("remove:"))
        if key.startswith("card:"):
            break
    sizes = [state.is_large(slot) for slot in range(8) if state.land_id(slot) in removed]
    assert sorted(sizes) == [False, False, True, True]
    assert (state.deck_size(True), state.deck_size(False)) == (2, 2)
    assert state.neutral_cards() == 8


# -- first reveals ------------------------------------------------------------------------------


def revealing() -> SecretAllies:
    """Two players with two cards each; seat 1 is last."""
    states = [
        a_state(
            f"land{k}",
            [
                (0, 3 * k, "plain"),
                (1, 3 * k, "mountain"),
                (2, 3 * k, "water"),
                (3, 3 * k, "jungle"),
            ],
            income=(1, 1, 0),
        )
        for k in range(4)
    ]
    scene = position(a_pack(states), 2, turn=0).order(0, 1)
    return scene.ally(0, "land0", "land1").ally(1, "land3", "land2").forced_reveals()


@rule("SA-4.2.1", "SA-4.2.10", "SA-4.2.11", "the last player must reveal one, then up to the first")
def test_forced_reveals() -> None:
    state = revealing()
    assert state.actors() == [1]
    assert options(state) == ["reveal:land3", "reveal:land2"]
    with pytest.raises(NotAnOption):
        state.say(1, "pass")
    say(state, "reveal:land2", "done")
    assert state.actors() == [0]
    say(state, "reveal:land0", "done")
    assert state.turn == 1
    assert asked(state) == "ask-bid-order"


@rule(
    "SA-4.2.2", "SA-4.2.3", "SA-4.2.4", "SA-R21", "SA-R20", "card, swords, die 5, four times income"
)
@rule("SA-1.1.4", "SA-1.1.5", "8 tokens for a small state, no prestige")
def test_what_a_reveal_gives() -> None:
    state = revealing()
    before = prestige(state)
    say(state, "reveal:land3")
    assert state.swords[3] == 1
    assert state.die[3] == 5
    assert treasury(state, "land3") == (4, 4, 0)
    assert prestige(state) == before
    assert mine_owner(state, (0, 9)) == 1
    say(state, "done")
    assert holder(state, "land3") == 1


@rule("SA-4.2.5", "SA-4.2.6", "SA-1.1.6", "any part may be spent on basic units now, or be kept")
@rule(
    "SA-4.2.7", "SA-R39", "on any hex; only flying units on mountains, and no ground unit on water"
)
def test_buying_at_the_reveal() -> None:
    state = revealing()
    say(state, "reveal:land3")
    basic = [f"buy:land3.{unit}" for unit in ("rv", "tank", "mortar", "drone")]
    assert options(state) == [*basic, "differently", "done"]
    buy(state, "land3.rv")
    assert hexes(state, "put") == {(0, 9), (3, 9)}
    say(state, "put:3.9")
    buy(state, "land3.drone")
    assert hexes(state, "put") == {(0, 9), (1, 9), (2, 9)}
    say(state, "put:1.9")
    assert sum(treasury(state, "land3")) == 8 - 1 - 2
    say(state, "done")
    assert sum(treasury(state, "land3")) == 5


@rule("SA-4.2.9", "SA-1.0.3", "basic units cost gold, so tokens of any resource pay for them")
def test_any_token_pays_for_basic_units() -> None:
    state = revealing()
    say(state, "reveal:land3", "differently", "buy:land3.tank")
    assert sorted(options(state)) == ["pay:0.2.0", "pay:1.1.0", "pay:2.0.0"]
    say(state, "pay:0.2.0")
    assert treasury(state, "land3") == (4, 2, 0)


@rule("SA-4.0.1", "turn zero makes the board, the races and the secret allies, in this order")
def test_course_of_turn_zero() -> None:
    state = start(3, map_mode="joint", race_draw="choose")
    course: list[str] = []
    for _ in steps(state):
        word = "chance" if state.actor() == CHANCE else asked(state)
        if word != "chance" and word not in course:
            course.append(word)
        if state.turn == 1:
            break
    wanted = ["ask-place-tile", "ask-take-race", "ask-bid-order", "ask-keep-card"]
    met = [word for word in course if word in [*wanted, "ask-first-reveal"]]
    assert met == [*wanted, "ask-first-reveal"]
