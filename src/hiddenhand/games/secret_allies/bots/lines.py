"""What the search of the hard bot tries: lines of one or two answers, and how far they are played.

A move is two questions, which unit and where to; so is a purchase, which unit and where to put it.
The search tries both answers together as a line. `plans.py` joins the best lines into plans.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED

Line: TypeAlias = list[int]  # numbers of options, one for each question in a row
FAR = 12  # answers per seat: about one subturn of everybody
FARTHER = 30  # answers per seat: the rest of the economy and most of the next battle


@dataclass(frozen=True, slots=True)
class Trial:
    """How a question is searched: the number of options tried, how many turns after the present one
    are played out at most, and how many answers per seat.
    """

    options: int
    turns: int
    answers: int


Plan: TypeAlias = Mapping[str, Trial]

# Other questions are left to the heuristics: they matter little or have one good answer.
PLAN: Plan = {
    "ask-bid-order": Trial(6, 0, FARTHER),
    "ask-bid-partisans": Trial(9, 0, FAR),
    "ask-show": Trial(2, 0, FAR),
    "ask-unit": Trial(5, 0, FAR),
    "ask-partisan": Trial(4, 0, FAR),
    "ask-hex": Trial(6, 0, FAR),
    "ask-go-on": Trial(5, 0, FAR),
    "ask-target": Trial(3, 0, FAR),
    "ask-defer": Trial(3, 0, FARTHER),
    "ask-buy-unit": Trial(4, 1, FARTHER),
    "ask-buy-at-reveal": Trial(4, 1, FARTHER),
    "ask-buy-partisan": Trial(3, 0, FAR),
    "ask-put-unit": Trial(4, 1, FARTHER),
    "ask-research": Trial(5, 1, FARTHER),
    "ask-reveal": Trial(4, 1, FARTHER),
    "ask-first-reveal": Trial(3, 1, FARTHER),
    "ask-keep-card": Trial(4, 1, FARTHER),
}
BIDS = ("ask-bid-order", "ask-bid-partisans")

# Question -> the question after it that is answered by the same search, and for each of the best
# options how many answers to the second question are tried.
PAIRS: Mapping[str, tuple[str, tuple[int, ...]]] = {
    "ask-unit": ("ask-hex", (4, 2, 2, 2, 1)),
    "ask-partisan": ("ask-hex", (4, 2)),
    "ask-buy-unit": ("ask-put-unit", (3, 2, 1)),
    "ask-buy-at-reveal": ("ask-put-unit", (3, 2, 1)),
}


@dataclass(frozen=True, slots=True)
class Step:
    """An answer of a plan, kept for a question expected to come."""

    ask: str
    options: tuple[str, ...]
    choice: str

    def fits(self, decision: Decision) -> bool:
        """Whether exactly this question was asked: nothing unexpected has happened."""
        return decision.ask == self.ask and tuple(decision.options) == self.options


def worth_a_try(ask: str, scores: list[int], plan: Plan) -> list[int]:
    """Numbers of the options to try, the heuristics' favorite first."""
    ranked = sorted(range(len(scores)), key=lambda k: -scores[k])
    most = plan[ask].options if ask in plan else 1
    if ask in BIDS:
        lowest = [k for k in range(len(scores)) if k != ranked[0]]
        return [ranked[0], *lowest[: most - 1]]
    return ranked[:most]


def lines_from(imagined: State, seat: Seat, ask: str, options: list[int], dice: Dice) -> list[Line]:
    """The options as lines; where a second question follows at once, its best answers too."""
    if ask not in PAIRS:
        return [[option] for option in options]
    following, counts = PAIRS[ask]
    found: list[Line] = []
    for option, count in zip(options, counts, strict=False):
        world = after(imagined, seat, [option])
        if world.actor() != seat or world.question(seat)[0] != following:
            found.append([option])
            continue
        scores = [int(score) for score in judge(world, seat, TUNED, dice, Memory())]
        ranked = sorted(range(len(scores)), key=lambda k: -scores[k])
        found += [[option, second] for second in ranked[:count]]
    return found


def after(imagined: State, seat: Seat, line: Line) -> SecretAllies:
    """An imagined world after these answers of the seat."""
    world = imagined.clone()
    assert isinstance(world, SecretAllies)
    for choice in line:
        world.answer(seat, choice)
    return world
