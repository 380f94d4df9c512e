"""The hard bot of Secret Allies answers several questions from one search, and its judgment of bids
and of hidden allies."""

import pytest

from hiddenhand.bots.bot import Chair
from hiddenhand.core.decision import Decision
from hiddenhand.games.secret_allies.bots.hard import HardBot
from hiddenhand.games.secret_allies.bots.lines import PAIRS, Step, lines_from
from hiddenhand.games.secret_allies.bots.plans import kept_of
from hiddenhand.games.secret_allies.codes import PARTISANS
from hiddenhand.games.secret_allies.sense.bidding import attacker_bid, defender_bid
from hiddenhand.games.secret_allies.sense.prospects import chance
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import position

SETTINGS = {"map_mode": "automatic", "length": "short"}


class Counting(HardBot):
    """A hard bot that says which questions it searched."""

    searched: list[str]

    def _search(self, decision: Decision, *rest: object) -> object:  # type: ignore[override]
        self.searched.append(decision.ask)
        return super()._search(decision, *rest)  # type: ignore[arg-type]


def play(answers: int) -> tuple[list[str], list[str]]:
    """Two hard bots; returns what was asked with a choice, and what was searched."""
    table = Table("secret_allies", 2, "lines", SETTINGS)
    asked: list[str] = []
    bots = [Counting(seat, SeededDice(f"{seat}"), iterations="1") for seat in (0, 1)]
    for bot in bots:
        bot.searched = []
    chairs = [Chair(table, seat) for seat in (0, 1)]
    while (decision := table.decision) is not None and len(asked) < answers:
        if len(decision.options) > 1:
            asked.append(decision.ask)
        seat = decision.seat
        table.say(seat, bots[seat].choose(decision, chairs[seat]))
    return asked, [ask for bot in bots for ask in bot.searched]


def test_a_move_is_searched_once() -> None:
    asked, searched = play(140)
    assert asked.count("ask-hex") > 5
    assert searched.count("ask-unit") > 5
    assert searched.count("ask-hex") <= asked.count("ask-hex") // 4


def test_a_kept_answer_is_used_for_the_expected_question_only() -> None:
    table = Table("secret_allies", 2, "steps", SETTINGS)
    bots = [HardBot(seat, SeededDice(f"{seat}"), iterations="1") for seat in (0, 1)]
    chairs = [Chair(table, seat) for seat in (0, 1)]
    while (decision := table.decision) is not None and decision.ask not in PAIRS:
        table.say(decision.seat, bots[decision.seat].choose(decision, chairs[decision.seat]))
    assert decision is not None
    dice = SeededDice("x")
    world = chairs[decision.seat].imagine(dice)
    lines = lines_from(world, decision.seat, decision.ask, [0, 1], dice)
    assert [line[0] for line in lines] == sorted(line[0] for line in lines)
    assert len({tuple(line) for line in lines}) == len(lines) >= 2
    two = next(line for line in lines if len(line) == 2)
    kept = kept_of(world, decision.seat, two, dice, whole=False)
    table.say(decision.seat, decision.options[0])
    following = table.decision
    assert following is not None
    assert kept[0].fits(following)
    assert kept[0].choice in following.options
    assert not kept[0].fits(decision)
    other = Step(kept[0].ask, kept[0].options[1:], kept[0].choice)
    assert not other.fits(following)


# -- bids for partisans ------------------------------------------------------------------------

LANDS = [
    a_state(name, [(6 * k + q, 0, "plain") for q in range(6)], [(6 * k, 0)], prestige=2)
    for k, name in enumerate("abc")
]


def attacked(claimed_by: int, prestige: int) -> BaseState:
    """Seat 0 attacks state a; seats 1 to 3 defend."""
    scene = position(a_pack(LANDS, [a_unit("car", move=4)]), 4)
    for seat in range(4):
        scene.prestige(seat, prestige)
    s = scene.battle()
    s.aim, s.attacker, s.attack_slot, s.claimed_by = PARTISANS, 0, 0, claimed_by
    for seat in range(4):
        s.modifier[seat] = (-4, 1, -3, 0)[seat]
    return s


def bids(s: BaseState, seat: int) -> list[int]:
    return [int(defender_bid(s, seat, TUNED, SeededDice(f"{k}"))) for k in range(200)]


def test_an_owner_always_bids_and_others_leave_some_auctions_to_the_rest() -> None:
    assert min(bids(attacked(1, 8), 1)) > 0
    neutral = bids(attacked(-1, 8), 3)
    assert 0.5 < sum(bid > 0 for bid in neutral) / 200 < 0.7
    foreign = bids(attacked(1, 8), 2)
    assert 0.35 < sum(bid > 0 for bid in foreign) / 200 < 0.65
    assert all(bid == 0 or bid > 3 for bid in foreign)  # the penalty, and more


@pytest.mark.parametrize(("prestige", "bid"), [(6, 0), (7, 7), (20, 7)])
def test_an_attacker_who_can_pay_the_penalty_and_three_more_bids(prestige: int, bid: int) -> None:
    rolls = [SeededDice(f"{k}") for k in range(60)]
    told = [int(attacker_bid(attacked(-1, prestige), 0, TUNED, dice)) for dice in rolls]
    assert max(told) == bid
    assert told.count(bid) > 50


# -- hidden allies -----------------------------------------------------------------------------


def hidden_share(turn: int) -> float:
    """The chance of seat 0, which hides an ally, while nobody has anything else."""
    pack = a_pack(LANDS, [a_unit("car", move=4)], turn_limits=(5, 5, 5))
    return chance(position(pack, turn=turn).ally(0, "a").battle(), 0)


def test_a_hidden_ally_is_worth_more_the_nearer_the_end() -> None:
    assert 0.5 < hidden_share(2) < hidden_share(4) < hidden_share(5)
