"""SA-V: what each viewer is shown, and what not. The general property is tested in secrecy/."""

from typing import Any

import pytest

from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR, Seat
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.battle import begin_battle
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import asked, bid, effects_pack, options, position, say, strip


def view(state: SecretAllies, viewer: Seat) -> dict[str, Any]:
    return GAME.project(state, viewer).as_dict()


def front(seats: int = 3, **effects: dict[str, int]) -> Arrangement:
    gifts = {int(seat.removeprefix("seat")): gift for seat, gift in effects.items()}
    scene = position(effects_pack(strip(["home", "target", "far"]), gifts), seats)
    for seat in gifts:
        scene.tech(seat, f"gift{seat}")
    return scene.no_token("home").unit(0, "rv", (2, 0)).unit(0, "rv", (0, 0))


@rule("SA-V1", "one view per player and one for onlookers, who get the public part only")
def test_onlookers() -> None:
    state = front().ally(0, "far").subturn(0)
    shown = view(state, SPECTATOR)
    assert shown["own"] is None
    assert shown["hidden"] is None
    mine = view(state, 0)
    assert mine["own"]["allies"] == ["far"]
    differing = {name for name in shown if shown[name] != mine[name]}
    assert differing <= {"own", "viewer"}


PUBLIC = {
    "partisan_token",
    "holder",
    "die",
    "swords",
    "revealed_by",
    "shown_by",
    "treasury",
    "mines",
    "income",
    "worth",
}


@rule(
    "SA-V2", "map, tokens, units, wrecks, mines, cards, treasuries, races, technologies, track ..."
)
def test_what_is_public() -> None:
    scene = front(3, seat1={"diplomacy": 2}).revealed(1, "far").treasury("far", 1, 2, 3)
    scene.unit(1, "tank", (7, 0), wreck=True).unit(2, "rv", (1, 0), moved=True).ally(2, "target")
    state = scene.subturn(0)
    for viewer in (0, 1, 2, SPECTATOR):
        shown = view(state, viewer)
        far = next(one for one in shown["states"] if one["state"] == "far")
        assert set(far) >= PUBLIC
        assert far["treasury"] == [1, 2, 3]
        assert (far["holder"], far["swords"], far["die"]) == (1, True, 5)
        units = {unit["hex"]: unit for unit in shown["units"]}
        assert units["7.0"]["wreck"]
        assert units["1.0"]["moved"]
        assert units["2.0"]["damage"] == [0, 0, 0]
        player = shown["players"][1]
        assert player["race"] == "race1"
        assert player["technologies"] == ["gift1"]
        assert player["diplomacy"] == 2
        assert player["free_tokens"]["tank"] == 7
        assert shown["players"][2]["unrevealed"] == 1
        assert shown["order"] == [0, 1, 2]
        assert shown["turn"] == 1
        assert shown["phase"] == "battle"
        assert shown["threshold"] == state.threshold
        assert shown["battle"]["moves_left"] == 6
        assert shown["battle"]["subturns"] == [2, 2, 2]
        assert shown["decks"] == {"large": 0, "small": 1}
        assert shown["tiles_left"] == 0


@rule("SA-V2", "damage counts and the card shown under SA-R28 are public")
def test_damage_and_shown_cards() -> None:
    guns = [a_unit("gun", armour=9, damage=[4], ranges=[5])]
    lands = [a_state("a", [(q, 0, "plain") for q in range(5)])]
    scene = position(a_pack(lands, guns)).no_token("a").unit(0, "gun", (0, 0))
    state = scene.unit(0, "gun", (1, 0)).unit(1, "gun", (4, 0)).subturn(0)
    say(state, "unit:0.0", "stay", "hit:4.0")
    for viewer in (0, 1, SPECTATOR):
        [hit] = [unit for unit in view(state, viewer)["units"] if unit["hex"] == "4.0"]
        assert hit["damage"] == [4, 0]
    state = front().ally(1, "target").subturn(0)
    say(state, "unit:2.0", "enter:3.0", "show")
    target = next(one for one in view(state, 2)["states"] if one["state"] == "target")
    assert target["shown_by"] == 1
    assert target["revealed_by"] is None


@rule("SA-V4", "prestige is never shown after the first bid, not even one's rivals' sums")
@rule("SA-V10", "no running total, and no list of another player's options")
def test_prestige_is_hidden() -> None:
    state = front().prestige(1, 7).battle()
    for viewer in (0, 2, SPECTATOR):
        shown = view(state, viewer)
        assert all("prestige" not in player for player in shown["players"])
        decision = state.decision(1).seen_by(viewer)
        assert "options" not in decision
    assert view(state, 1)["own"]["prestige"] == 7


@rule("SA-V5", "others see who chooses, how many cards, and that he kept one; not which")
def test_choosing() -> None:
    lands = [a_state(f"l{k}", [(0, 3 * k, "plain")]) for k in range(6)]
    state = position(a_pack(lands, allies=(0, 1)), 2, turn=0).picks()
    say(state, "card:l4", "card:l2", "buy", "card:l0")
    for viewer in (1, SPECTATOR):
        shown = view(state, viewer)
        assert shown["choosing"] == {"seat": 0, "size": "small", "drawn": 3, "bought": 1}
        own = shown["own"]
        assert own is None or own["cards_in_hand"] == []
    assert view(state, 0)["own"]["cards_in_hand"] == ["l4", "l2", "l0"]
    state.take_events()
    say(state, *(["enough"] if "enough" in options(state) else []), "keep:l2")
    [kept] = [event for event in state.take_events() if event.kind == "ally-kept"]
    assert kept.seen_by(1) == {"event": "ally-kept", "seat": 0}
    assert kept.seen_by(0)["state"] == "l2"


@rule("SA-V6", "before: modifiers, levels, who takes part; during: whose bid is in; after: all")
def test_auction() -> None:
    state = front(3, seat2={"order_bonus": 1, "diplomacy": 1}).battle()
    shown = view(state, 0)
    assert shown["auction"]["aim"] == "order"
    assert shown["auction"]["modifiers"] == {"0": 0, "1": 0, "2": 1}
    assert [player["diplomacy"] for player in shown["players"]] == [0, 0, 1]
    state.say(1, "bid:3")
    for viewer in (0, 2, SPECTATOR):
        shown = view(state, viewer)
        assert shown["auction"]["sealed"] == [1]
        assert shown["own"] is None or shown["own"]["bid"] is None
    assert view(state, 1)["own"]["bid"] == 3
    state.take_events()
    state.say(0, "bid:3")
    state.say(2, "bid:0")
    [opened] = [event for event in state.take_events() if event.kind == "bids-opened"]
    assert opened.seen_by(SPECTATOR)["bids"] == {"0": 3, "1": 3, "2": 0}
    assert view(state, SPECTATOR)["auction"]["groups"] == [[0, 1]]


@rule("SA-V2", "why everybody has their modifier, and what the partisans get, is public")
@rule("SA-5.2.7", "attacker: -2 and the worth of the state, then technologies")
@rule("SA-5.2.9", "the owner +1, every other defender -1 and the worth")
def test_reasons_of_modifiers() -> None:
    gifts = {"seat0": {"attack_bonus": 1}, "seat2": {"defence_bonus": 2}}
    state = front(3, **gifts).ally(1, "target").subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    state.say(1, "show")
    shown = view(state, SPECTATOR)["auction"]
    told = {
        seat: [(part["why"], part["by"]) for part in parts]
        for seat, parts in shown["reasons"].items()
    }
    assert told == {
        "0": [("attacker", -2), ("worth", -2), ("technology", 1)],
        "1": [("owner", 1)],
        "2": [("defender", -1), ("worth", -2), ("technology", 2)],
    }
    sums = {seat: sum(by for _, by in parts) for seat, parts in told.items()}
    assert sums == shown["modifiers"]
    target = next(s for s in view(state, 0)["states"] if s["state"] == "target")
    assert shown["prize"] == [2 * tokens for tokens in target["income"]]


@rule("SA-V7", "asked whatever they hold; a pass is never told, only that all have answered")
def test_answers() -> None:
    scene = front(4).ally(1, "target").ally(2, "far").ally(3, "home")
    state = scene.subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    assert state.actors() == [1, 2, 3]
    state.take_events()
    state.say(1, "pass")
    [event] = state.take_events()
    for viewer in (0, 2, SPECTATOR):
        assert view(state, viewer)["battle"]["answered"] == [1]
        assert event.seen_by(viewer) == {"event": "answered", "seat": 1}
    state.say(2, "pass")
    state.say(3, "pass")
    assert asked(state) == "ask-bid-partisans"
    assert view(state, 0)["auction"]["aim"] == "partisans"


@rule("SA-V7", "the program never bids for a player because he has no prestige")
def test_poor_players_bid() -> None:
    state = front().prestige(1, 9).spent(1, 9).battle()
    assert state.actors() == [0, 1, 2]
    assert options(state, 1) == ["bid:0"]


@rule("SA-V11", "amounts of prestige are in the log for the turn only, or for the whole game")
@pytest.mark.parametrize("log", ["turn", "game"])
def test_log_of_amounts(log: str) -> None:
    table = Table("secret_allies", seats=2, dice=5, settings={"pack": "tiny", "prestige_log": log})
    dice = SeededDice("log")
    state = table.state
    assert isinstance(state, SecretAllies)
    while state.turn < 3 and not state.is_over():
        for seat in state.actors():
            keys = state.option_keys(seat)
            if seat != CHANCE:
                table.say(seat, keys[dice.below(len(keys))])
                break
    bids = [event for event in table.feed(0) if event["event"] == "bids-opened"]
    assert bids
    old = bids[0]
    assert ("bids" in old) == (log == "game")


@rule("SA-V12", "what a player has looked at he may look up again")
def test_looking_up() -> None:
    scene = front(3, seat1={"peek_prestige": 1}).prestige(0, 6)
    state = scene.looks()
    say(state, "look:0")
    bid(state, {0: 2, 1: 0, 2: 1})
    own = view(state, 1)["own"]
    assert own["prestige_seen"] == [{"seat": 0, "turn": 1, "prestige": 6}]
    assert view(state, 2)["own"]["prestige_seen"] == []
    looks = view(state, 2)["players"][1]["looks"]
    assert looks == [{"at": 0, "turn": 1}]  # whom he looked at is public


@rule("SA-V14", "at the end of the game everything hidden may be shown to all")
def test_the_end() -> None:
    state = front(2).ally(0, "far").ally(1, "target").holder("far", 0).battle()
    assert view(state, SPECTATOR)["hidden"] is None
    state.say(1, "resign")
    for viewer in (0, 1, SPECTATOR):
        shown = view(state, viewer)
        assert [own["allies"] for own in shown["hidden"]] == [["far"], ["target"]]
        assert shown["neutral"] == ["home"]


def test_the_referee_sees_everything() -> None:
    state = front(2).ally(0, "far").battle()
    assert view(state, OPEN)["hidden"][0]["allies"] == ["far"]


@rule("SA-V10", "what technologies cost stays plain to see, so it bounds what others can imagine")
def test_imagined_prestige_is_possible() -> None:
    tree = [a_technology("dear", prestige=3), a_technology("cheap", prestige=1)]
    races = [a_race("one"), a_race("two", tree), a_race("three")]
    scene = position(a_pack(strip("ab"), races=races), 3).tech(1, "dear").prestige(1, 8)
    state = scene.no_token("a").unit(0, "rv", (0, 0)).state
    state.pay_prestige(1, 3)
    state.forget_amounts()  # a new turn begins
    bid(open_order_auction(state), {0: 1, 1: 2, 2: 0})
    assert state.prestige[1] == 3
    dice = SeededDice("imagine")
    imagined = [int(state.redeal(0, dice).prestige[1]) for _ in range(200)]
    assert (min(imagined), max(imagined)) == (0, 3)  # 8 received, 3 for the technology, 2 bid
    assert {int(state.redeal(1, dice).prestige[1]) for _ in range(20)} == {3}


def open_order_auction(state: SecretAllies) -> SecretAllies:
    begin_battle(state)
    state.advance()
    return state
