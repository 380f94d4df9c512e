"""The table of decisions SA-D: who is asked, what he may choose, what happens without an answer."""

from hiddenhand.core.hexes import Hex
from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack_rows import StateRow, Tokens
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology
from tests.rules.secret_allies.scene import (
    asked,
    bid,
    effects_pack,
    options,
    position,
    say,
    strip,
    unit_at,
)


def default_options(state: SecretAllies, seat: int) -> list[int]:
    return COURSE[int(state.stage)].default(state, seat)


def default(state: SecretAllies, seat: int | None = None) -> list[str]:
    """The keys the program would draw one from."""
    who = int(state.actor()) if seat is None else seat
    keys = state.option_keys(who)
    return [keys[number] for number in default_options(state, who)]


def game(seats: int = 2, **settings: str) -> SecretAllies:
    state = GAME.start(seats, {"length": "short", **settings})
    assert isinstance(state, SecretAllies)
    return state


def play_until(state: SecretAllies, ask: str) -> SecretAllies:
    """Chance answers by dice, everybody else by default, until `ask` is asked."""
    dice = SeededDice("defaults")
    while asked(state) != ask:
        seat = int(state.actor())
        chance = list(range(state.option_count(seat)))
        numbers = chance if seat == CHANCE else default_options(state, seat)
        state.answer(seat, numbers[dice.below(len(numbers))])
    return state


def lane(name: str, row: int, width: int = 4, income: Tokens = (1, 1, 0)) -> StateRow:
    return a_state(name, [(q, row, "plain") for q in range(width)], income=income)


@rule("SA-D1", "place a tile: the player in seat order, legal placements; default: one of the best")
def test_d1() -> None:
    state = play_until(game(map_mode="joint"), "ask-place-tile")
    assert state.actors() == [int(state.seat_order[0])]
    assert len(options(state)) > 3
    best = default(state)
    assert len(best) == 3
    assert set(best) < set(options(state))
    say(state, best[0])
    state = play_until(state, "ask-place-tile")
    assert state.actors() == [int(state.seat_order[1])]


@rule("SA-D2", "take or keep a race, in seat order; default: random")
def test_d2() -> None:
    state = play_until(game(3, map_mode="automatic", race_draw="choose"), "ask-take-race")
    for place in range(3):
        assert state.actors() == [int(state.seat_order[place])]
        assert len(options(state)) == 4 - place
        assert default(state) == options(state)
        say(state, options(state)[-1])
    state = play_until(game(3, map_mode="automatic", race_draw="two_keep_one"), "ask-keep-race")
    assert len(options(state)) == 2
    assert default(state) == options(state)


@rule("SA-D3", "bids: all at once, 0 to the own prestige; default 0")
def test_d3() -> None:
    state = play_until(game(3, map_mode="automatic"), "ask-bid-order")
    assert state.actors() == [0, 1, 2]
    for seat in range(3):
        assert options(state, seat) == [f"bid:{amount}" for amount in range(11)]
        assert default(state, seat) == ["bid:0"]


@rule("SA-D4", "run-off bids: groups of equals at once; default 0")
def test_d4() -> None:
    state = play_until(game(3, map_mode="automatic"), "ask-bid-order")
    bid(state, {0: 2, 1: 5, 2: 2})
    assert state.actors() == [0, 2]
    assert options(state, 0) == [f"bid:{amount}" for amount in range(9)]
    assert default(state, 0) == default(state, 2) == ["bid:0"]


@rule("SA-D5", "buy a further ally card: yes or no; default no")
@rule("SA-D6", "keep an ally card: one of those drawn; default the one drawn first")
def test_d5_d6() -> None:
    state = play_until(game(map_mode="automatic"), "ask-buy-card")
    assert options(state) == ["enough", "buy"]
    assert default(state) == ["enough"]
    hand = [state.land_id(int(slot)) for slot in state.pick_hand]
    say(state, "enough")
    assert options(state) == [f"keep:{land}" for land in hand]
    assert default(state) == [f"keep:{hand[0]}"]


@rule("SA-D7", "reveal in turn zero, last player first: one of his cards; default the first gained")
@rule("SA-D8", "then units, hexes or stop; default stop")
def test_d7_d8() -> None:
    state = play_until(game(map_mode="automatic"), "ask-first-reveal")
    last = int(state.order[-1])
    assert state.actors() == [last]
    cards = [int(slot) for k, slot in enumerate(state.pick_card) if state.pick_seat[k] == last]
    assert options(state) == [f"reveal:{state.land_id(slot)}" for slot in cards]
    assert default(state) == [options(state)[0]]
    say(state, options(state)[0])
    assert options(state)[-1] == "done"
    assert any(option.startswith("buy:") for option in options(state))
    assert default(state) == ["done"]


@rule("SA-D9", "defer the subturn: play or put off; default play")
def test_d9() -> None:
    pack = effects_pack(strip("ab"), {0: {"defer_subturn": 1}})
    state = position(pack).tech(0, "gift0").no_token("a").unit(0, "rv", (0, 0)).subturn(0)
    assert options(state) == ["defer:0", "defer:1"]
    assert default(state) == ["defer:0"]


@rule("SA-D10", "move: unit, way, hits, or the end of the subturn; default the end")
def test_d10() -> None:
    scene = position(a_pack([lane("a", 0, 8)])).no_token("a")
    state = scene.unit(0, "rv", (0, 0)).unit(0, "tank", (3, 0)).unit(1, "rv", (6, 0)).subturn(0)
    assert options(state) == ["unit:0.0", "unit:3.0", "end"]
    assert default(state) == ["end"]
    say(state, "unit:3.0", "aim", "go:5.0")
    assert options(state) == ["hit:6.0", "drop"]
    assert default(state) == ["drop"]


@rule("SA-D10", "the default is no attack on a state, also with the unit chosen already")
def test_d10_half_answered() -> None:
    state = position(a_pack([lane("a", 0), lane("b", 1)])).no_token("b").unit(0, "rv", (1, 1))
    look = state.subturn(0)
    say(look, "unit:1.1")
    assert options(look)[0].startswith("enter:")
    assert default(look) == ["go:0.1"]


def attack(winner_bids: int = 3) -> SecretAllies:
    """Seat 0 attacks the state `b`, which is the secret ally of seat 1."""
    states = [lane("a", 0), lane("b", 1, 3, income=(1, 1, 0)), lane("far", 9)]
    scene = position(a_pack(states), 3).no_token("a", "far")
    scene.ally(1, "b").ally(2, "far").unit(0, "rv", (1, 0)).unit(0, "rv", (0, 9))
    state = scene.subturn(0)
    say(state, "unit:1.0", "enter:1.1")
    return state


@rule("SA-D11", "all defenders with unrevealed cards at once: pass, or show; default pass")
def test_d11() -> None:
    state = attack()
    assert state.actors() == [1, 2]
    assert options(state, 1) == ["pass", "show"]
    assert options(state, 2) == ["pass"]
    assert default(state, 1) == default(state, 2) == ["pass"]


@rule("SA-D12", "partisans until nothing can be bought; default the cheapest, least r, then q")
@rule("SA-D13", "then moves or stop; default stop")
@rule("SA-D14", "then the attacker goes on or stays; default stay, no attack")
def test_d12_d13_d14() -> None:
    state = attack()
    state.say(2, "pass")
    state.say(1, "pass")
    bid(state, {0: 0, 1: 0, 2: 1})
    assert state.actors() == [2]
    assert "done" not in options(state)
    bought: list[tuple[str, Hex]] = []
    while asked(state) == "ask-buy-partisan":
        assert default(state) == ["buy:b.rv"]
        say(state, *default(state))
        if asked(state) == "ask-pay":
            assert default(state) == [options(state)[0]]
            say(state, *default(state))
        q, r = default(state)[0].removeprefix("put:").split(".")
        bought.append(("rv", (int(q), int(r))))
        say(state, *default(state))
    assert [place for _, place in bought] == [(0, 1), (2, 1)]
    assert options(state)[-1] == "stop"
    assert default(state) == ["stop"]
    say(state, "stop")
    assert state.actors() == [0]
    assert default(state) == ["stay"]
    if "aim" in options(state):
        say(state, "aim")
    say(state, "stay")
    assert default(state) == ["drop"]
    say(state, "drop")
    assert unit_at(state, (1, 1)) == (0, "rv")


@rule("SA-D15", "technologies: state and technology, or the next step; default the next step")
@rule("SA-D16", "units: state, unit, hex, or the next step; default the next step")
@rule("SA-D17", "transfer: token by token; default none")
@rule("SA-D20", "tokens that pay a gold cost: any; default as proposed")
def test_d15_d16_d17_d20() -> None:
    tree = [a_technology("trade", effects=[("trade", 1)]), a_technology("more", cost=(2, 0, 0))]
    states = [lane("a", 0), lane("b", 3)]
    pack = a_pack(states, races=[a_race("one", tree), a_race("two")])
    scene = position(pack).tech(0, "trade").holder("a", 0).holder("b", 0)
    state = scene.treasury("a", 2, 3, 1).purchases(0)
    assert options(state) == ["research:a.more", "differently", "done"]
    assert default(state) == ["done"]
    say(state, "differently", "research:a.more")
    assert options(state)[0] == "pay:2.0.0"
    assert "pay:0.1.1" in options(state)
    assert default(state) == ["pay:2.0.0"]
    say(state, "pay:0.1.1")
    assert options(state)[-1] == "done"
    assert "buy:a.tank" in options(state)
    assert default(state) == ["done"]
    say(state, "done")
    assert options(state) == ["send:a.gold", "send:a.uranium", "done"]
    assert default(state) == ["done"]
    say(state, "send:a.gold")
    assert options(state) == default(state) == ["to:b"]


@rule("SA-D18", "look at prestige: another player, or none; default none")
def test_d18() -> None:
    pack = effects_pack(strip("ab"), {1: {"peek_prestige": 1}})
    state = position(pack, 3).tech(1, "gift1").looks()
    assert state.actors() == [1]
    assert options(state) == ["none", "look:0", "look:2"]
    assert default(state) == ["none"]


@rule("SA-D19", "reveal in discovery: one card, or pass; default pass")
def test_d19() -> None:
    state = position(a_pack(strip("ab"))).ally(0, "b", "a").discovery()
    assert options(state) == ["pass", "reveal:b", "reveal:a"]
    assert default(state) == ["pass"]


@rule("SA-D21", "resign: anyone, at any time")
def test_d21() -> None:
    state = position(a_pack(strip("ab")), 3).battle()
    state.say(0, "bid:1")
    state.say(0, "resign")  # his bid is in already
    assert not state.is_in(0)
    assert state.actors() == [1, 2]
    assert "resign" not in options(state, 1)  # never listed


def test_a_whole_game_by_default() -> None:
    """If nobody ever answers, the game still ends."""
    for setting in ({"map_mode": "joint"}, {"map_mode": "automatic", "race_draw": "two_keep_one"}):
        state = play_to_the_end(game(2, **setting))
        result = state.result()
        assert result is not None
        assert result.ending in ("turn-limit", "stall")


def play_to_the_end(state: SecretAllies) -> SecretAllies:
    dice = SeededDice("sleep")
    while not state.is_over():
        seat = int(state.actor())
        chance = list(range(state.option_count(seat)))
        numbers = chance if seat == CHANCE else default_options(state, seat)
        state.answer(seat, numbers[dice.below(len(numbers))])
    return state
