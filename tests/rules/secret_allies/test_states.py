"""SA-1, SA-7 and their rulings: control, holding, treasuries, dice, swords, reveals."""

import pytest

from hiddenhand.games.secret_allies.pack_rows import StateRow, Tokens
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import (
    asked,
    bid,
    buy,
    hexes,
    holder,
    mine_owner,
    options,
    position,
    prestige,
    say,
    slot_of,
    told,
    treasury,
)


def land(
    name: str, row: int, income: Tokens = (1, 1, 0), worth: int = 2, large: bool = False
) -> StateRow:
    """A state of five hexes in a row, mines on the first two."""
    cells = [(q, row, "plain") for q in range(5)]
    mines = [(0, row), (1, row)]
    return a_state(name, cells, mines, income=income, prestige=worth, large=large)


UNITS = [a_unit("car", cost=(1, 0, 0)), a_unit("jet", cost=(2, 0, 0), flying=True)]


def realm(seats: int = 2, turn: int = 1) -> Arrangement:
    lands = [land("a", 0), land("b", 3, (2, 0, 1), 3, True), land("c", 6, (0, 1, 1), 1)]
    return position(a_pack(lands, UNITS), seats, turn=turn)


# -- income and control ----------------------------------------------------------------------------


@rule("SA-1.0.8", "SA-R16", "all mines owned and no enemy unit within: the state gives income")
@rule("SA-6.1.8", "SA-6.1.9", "a state that gives income receives the resources on its card")
def test_income() -> None:
    state = realm().holder("b", 0).unit(1, "car", (0, 0)).summary()
    assert holder(state, "b") == 0
    assert treasury(state, "b") == (2, 0, 1)
    assert treasury(state, "a") == (0, 0, 0)


@rule("SA-R16", "own units are not needed; an enemy unit within ends control, a wreck does not")
def test_control() -> None:
    assert holder(realm().holder("a", 0).summary(), "a") == 0
    assert (
        holder(realm().holder("a", 0).no_token("a").unit(1, "car", (4, 0)).summary(), "a") is None
    )
    scene = realm().holder("a", 0).no_token("a").unit(1, "car", (4, 0), wreck=True)
    assert holder(scene.summary(), "a") == 0


@rule("SA-R16", "one mine of another player, or of nobody, is enough to have no control")
@pytest.mark.parametrize("owner", [None, 1])
def test_all_mines_are_needed(owner: int | None) -> None:
    state = realm().holder("a", 0).mine((1, 0), owner).summary()
    assert holder(state, "a") is None


@rule("SA-1.0.9", "SA-R18", "a state nobody rules pays nothing, and its die is not turned")
@rule("SA-6.1.2", "its card is put aside, with die and treasury; nobody may use the treasury")
def test_put_aside() -> None:
    scene = realm().holder("a", 0).treasury("a", 3, 0, 0).no_token("a").unit(1, "car", (4, 0))
    state = scene.summary()
    assert holder(state, "a") is None
    assert treasury(state, "a") == (3, 0, 0)
    assert state.die[slot_of(state, "a")] == 5
    assert not any(option.startswith("buy:") for option in options(state))


@rule("SA-R17", "control is checked in the summary; losses in battle have no effect until then")
def test_control_is_checked_in_the_summary() -> None:
    scene = realm().holder("a", 0).no_token("a").unit(1, "car", (2, 0)).unit(1, "car", (4, 0))
    state = scene.subturn(1)
    say(state, "unit:2.0", "go:1.0")
    assert mine_owner(state, (1, 0)) == 1
    assert holder(state, "a") == 0  # still
    while asked(state) == "ask-unit":
        say(state, "end")
    assert holder(state, "a") is None


@rule("SA-R19", "SA-6.1.2", "a treasury goes with its card to whoever holds the state")
def test_treasury_goes_with_the_card() -> None:
    scene = realm().holder("a", 0).treasury("a", 1, 0, 0)
    state = scene.mine((0, 0), 1).mine((1, 0), 1).summary()
    assert holder(state, "a") == 1
    assert treasury(state, "a") == (2, 1, 0)
    assert state.actors() == [1]  # he spends it
    assert "buy:a.car" in options(state)


@rule("SA-1.0.10", "SA-R20", "SA-6.1.10", "five payments, then X; X still counts for victory")
def test_income_dice() -> None:
    state = realm().holder("a", 0).summary()
    paid = [treasury(state, "a")]
    dice = [int(state.die[0])]
    for _ in range(6):
        # nobody buys anything; a new turn of bids of 0
        while asked(state) != "ask-bid-order":
            say(state, "done")
        bid(state, {0: 1 if state.prestige[0] else 0, 1: 0})
        if asked(state) == "ask-run-off":
            bid(state, {0: 0, 1: 0})
        paid.append(treasury(state, "a"))
        dice.append(int(state.die[0]))
    assert dice == [4, 3, 2, 1, 0, 0, 0]
    assert paid[4:] == [(5, 5, 0)] * 3
    assert state.track[0] == 2
    assert state.income_track[0] == 0


@rule("SA-R20", "the die starts at 5 with the first holder and never goes up again")
def test_dice_never_go_up() -> None:
    state = realm().mine((0, 0), 0).mine((1, 0), 0).summary()
    assert told(state, "income") == [{"event": "income", "state": "a", "die": 4}]
    # captured, it goes on from where it was
    state = realm().holder("a", 0).die("a", 2).mine((0, 0), 1).mine((1, 0), 1).summary()
    assert state.die[0] == 1
    # revealed later, too
    state = realm().ally(0, "a").holder("a", 0).die("a", 2).discovery()
    say(state, "reveal:a")
    assert state.die[0] == 2


@rule("SA-1.1.7", "SA-R22", "a revealed ally captured pays 2 x income once, without prestige")
@rule("SA-R21", "the swords are turned down when the bonus is paid")
def test_capture_bonus() -> None:
    scene = realm().revealed(0, "b").die("b", 0).mine((0, 3), 1).mine((1, 3), 1)
    before = prestige(scene.state)
    state = scene.summary()
    assert holder(state, "b") == 1
    assert treasury(state, "b") == (4, 0, 2)  # even at X, and no income besides
    assert state.swords[1] == 0
    assert prestige(state) == before
    assert told(state, "capture-bonus") == [{"event": "capture-bonus", "seat": 1, "state": "b"}]


@rule("SA-R22", "not when it is lost to nobody, won back, or was still secret or neutral")
def test_no_capture_bonus() -> None:
    scene = realm().revealed(0, "b").no_token("b").unit(1, "car", (4, 3))
    state = scene.summary()
    assert told(state, "capture-bonus") == []
    assert state.swords[1] == 1
    state = realm().revealed(0, "b").holder("b", None).mine((0, 3), 0).mine((1, 3), 0).summary()
    assert told(state, "capture-bonus") == []  # its revealer took it back
    state = realm().ally(0, "b").mine((0, 3), 1).mine((1, 3), 1).summary()
    assert told(state, "capture-bonus") == []
    # once per state and game
    state = realm().revealed(0, "b", swords=False).mine((0, 3), 1).mine((1, 3), 1).summary()
    assert told(state, "capture-bonus") == []


@rule("SA-R21", "a state first gained by capture lies swords down; revealed later, swords up")
def test_swords() -> None:
    state = realm().ally(0, "a").mine((0, 0), 0).mine((1, 0), 0).summary()
    assert state.swords[0] == 0
    while asked(state) != "ask-reveal":
        say(state, "done")
    say(state, "reveal:a")
    assert state.swords[0] == 1


# -- discovery -------------------------------------------------------------------------------------


@rule("SA-7.0.1", "SA-7.0.2", "SA-1.1.3", "in reverse order each may reveal one ally, or none")
def test_discovery() -> None:
    scene = realm(3).order(2, 0, 1).ally(0, "a").ally(1, "b").ally(2, "c")
    state = scene.discovery()
    assert state.actors() == [1]
    say(state, "pass")
    assert state.actors() == [0]
    say(state, "reveal:a", "done")
    assert state.actors() == [2]
    assert options(state) == ["pass", "reveal:c"]


@rule("SA-R23", "at most one in a phase; a player without unrevealed cards is passed over")
def test_one_reveal_each() -> None:
    scene = realm().order(0, 1).ally(1, "a", "b").revealed(0, "c")
    state = scene.discovery()
    say(state, "reveal:a", "done")
    assert state.turn == 2  # seat 1 is not asked again, and seat 0 has nothing to reveal


@rule("SA-R23", "not while another player holds the state; with enemies within it is allowed")
@rule("SA-V8", "a player whose cards may not be revealed is asked all the same")
def test_which_allies() -> None:
    scene = realm().ally(0, "a", "b", "c").holder("a", 1).holder("b", 0)
    state = scene.no_token("c").unit(1, "car", (3, 6)).discovery()
    assert options(state) == ["pass", "reveal:b", "reveal:c"]
    state = realm().ally(0, "a").holder("a", 1).discovery()
    assert state.actors() == [0]
    assert options(state) == ["pass"]


@rule("SA-R23", "a card shown before may still be revealed")
def test_shown_cards_can_be_revealed() -> None:
    scene = realm().ally(0, "a")
    scene.state.shown[0] = type(scene.state.shown[0])(1)
    assert options(scene.discovery()) == ["pass", "reveal:a"]


@rule("SA-R24", "free mines, swords, die, funds, purchases, then control: in this order")
def test_what_revealing_does() -> None:
    scene = realm().ally(0, "a").no_token("a").unit(1, "car", (0, 0)).mine((0, 0), 1)
    state = scene.mine((1, 0), 1).discovery()
    say(state, "reveal:a")
    assert mine_owner(state, (0, 0)) == 1  # an enemy stands on it
    assert mine_owner(state, (1, 0)) == 0
    assert state.swords[0] == 1
    assert state.die[0] == 5
    assert treasury(state, "a") == (4, 4, 0)
    buy(state, "a.car", (4, 0))
    say(state, "done")
    assert holder(state, "a") is None
    assert treasury(state, "a") == (3, 4, 0)


@rule("SA-R24", "wrecks do not keep a mine; own units keep theirs; purchases may win control")
def test_mines_at_the_reveal() -> None:
    scene = realm().ally(0, "a").no_token("a").unit(1, "car", (0, 0), wreck=True)
    state = scene.mine((0, 0), 1).unit(0, "car", (1, 0)).discovery()
    say(state, "reveal:a", "done")
    assert mine_owner(state, (0, 0)) == mine_owner(state, (1, 0)) == 0
    assert holder(state, "a") == 0


@rule("SA-R24", "a partisan token that is gone does not come back; one that is there stays")
def test_tokens_at_the_reveal() -> None:
    for there in (0, 1):
        scene = realm().ally(0, "a")
        if not there:
            scene.no_token("a")
        state = scene.discovery()
        say(state, "reveal:a", "done")
        assert state.partisan[0] == there


@rule("SA-R24", "the whole treasury may be spent, except tokens transferred there this turn")
def test_treasury_at_the_reveal() -> None:
    pack = a_pack([land("a", 0)], UNITS, reveal_multiplier=0)  # no funds beside the treasury
    scene = position(pack).ally(0, "a").holder("a", 0).treasury("a", 3, 0, 0)
    scene.state.arrived[0] = type(scene.state.arrived[0])(2)
    state = scene.discovery()
    say(state, "reveal:a")
    assert options(state) == ["buy:a.car", "done"]
    buy(state, "a.car", (4, 0))
    assert treasury(state, "a") == (2, 0, 0)
    assert state.turn == 2  # nothing more can be bought with what came this turn


@rule("SA-7.0.3", "in discovery also the advanced units he has access to, but no technologies")
def test_advanced_units_in_discovery() -> None:
    tree = [a_technology("forge", unlocks=["giant"]), a_technology("free")]
    giant = a_unit("giant", cost=(1, 1, 0))
    races = [a_race("one", tree, [giant]), a_race("two")]
    pack = a_pack([land("a", 0)], UNITS, races)
    state = position(pack).tech(0, "forge").ally(0, "a").discovery()
    say(state, "reveal:a")
    assert options(state) == ["buy:a.car", "buy:a.jet", "buy:a.giant", "differently", "done"]
    state = position(pack).ally(0, "a").discovery()
    say(state, "reveal:a")
    assert options(state) == ["buy:a.car", "buy:a.jet", "differently", "done"]


@rule("SA-R39", "new units go on free hexes of open terrain within the state")
def test_where_units_go() -> None:
    letters = ["plain", "forest", "jungle", "desert", "water", "mountain"]
    field = a_state("field", [(q, 0, kind) for q, kind in enumerate(letters)], [(0, 0)])
    scene = position(a_pack([field], UNITS)).holder("field", 0).treasury("field", 3, 0, 0)
    state = scene.unit(0, "car", (1, 0), wreck=True).purchases(0)
    look = state.clone()
    say(look, "buy:field.car")
    assert hexes(look, "put") == {(0, 0), (2, 0), (3, 0)}
    say(state, "buy:field.jet")
    assert hexes(state, "put") == {(0, 0), (2, 0), (3, 0), (4, 0), (5, 0)}


@rule("SA-6.1.2", "who won a state and which was lost is told to all")
def test_possession_is_told() -> None:
    state = realm().mine((0, 0), 0).mine((1, 0), 0).holder("b", 1).mine((0, 3), None).summary()
    events = [event.seen_by(-3) for event in state.take_events()]
    assert {"event": "state-won", "state": "a", "seat": 0} in events
    assert {"event": "state-lost", "state": "b", "seat": None} in events
