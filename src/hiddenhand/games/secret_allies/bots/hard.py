"""The hard bot: heuristics propose options, a flat search in sampled worlds decides.

`iterations` is the number of tries per question (a seed then always plays the same game); `ms` sets
a time limit instead. With `processes` above 1 that many workers share the search.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import ClassVar, TypeAlias

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.search.orders import Order, Tallies, merged
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.belief import Odds
from hiddenhand.games.secret_allies.bots.flat import FlatSearch
from hiddenhand.games.secret_allies.bots.reasons import hints
from hiddenhand.games.secret_allies.bots.worlds import worlds_of
from hiddenhand.games.secret_allies.sense.known import known
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.dice import SeededDice

Plan: TypeAlias = Mapping[str, tuple[int, int]]

# Question -> number of options tried, and number of turns played out after the present one. Other
# questions are left to the heuristics: they matter little or have one good answer.
PLAN: Plan = {
    "ask-bid-order": (6, 0),
    "ask-bid-partisans": (9, 0),
    "ask-show": (2, 0),
    "ask-unit": (4, 0),
    "ask-partisan": (4, 0),
    "ask-hex": (6, 0),
    "ask-go-on": (5, 0),
    "ask-target": (3, 0),
    "ask-defer": (3, 0),
    "ask-buy-unit": (4, 1),
    "ask-buy-at-reveal": (4, 1),
    "ask-buy-partisan": (3, 0),
    "ask-put-unit": (4, 1),
    "ask-research": (5, 1),
    "ask-reveal": (4, 1),
    "ask-first-reveal": (3, 1),
    "ask-keep-card": (4, 1),
}
BIDS = ("ask-bid-order", "ask-bid-partisans")
MARGIN = 0.004  # the heuristics' favorite is kept unless another option is better by this much


@dataclass(frozen=True, slots=True)
class FlatOrder(Order):
    """A search for another process: one sampled world, packed, and the seat's belief."""

    imagined: bytes
    seat: Seat
    odds: Odds | None
    options: list[int]
    turns: int

    def carry_out(self) -> Tallies:
        begun = perf_counter()
        imagined = games.find("secret_allies").unpack(self.imagined)
        worlds = worlds_of(imagined, self.seat, self.odds)
        search = FlatSearch(worlds, self.seat, self.options, self.turns)
        if self.iterations:
            search.run(self.iterations, SeededDice(self.seed))
        else:
            search.run_until(begun + self.seconds, SeededDice(self.seed))
        return search.tallies()


class HardBot(Bot):
    """Chooses by a flat search among the options the heuristics like."""

    usual_tries: ClassVar[int] = 64

    def __init__(
        self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "", processes: str = ""
    ) -> None:
        super().__init__(seat, dice)
        self.budget = Budget(ms, iterations or ("" if ms else str(self.usual_tries)), processes)

    def choose(self, decision: Decision, chair: Chair) -> str:
        end = self.budget.end()
        self.listen(decision, chair)
        if len(decision.options) == 1:
            return decision.options[0]
        options = self._candidates(decision, chair)
        if len(options) == 1:
            return decision.options[options[0]]
        return decision.options[int(self._search(decision, chair, options, end).best(MARGIN))]

    def explain(self, decision: Decision, chair: Chair) -> list[Hint]:
        """All options: the tried ones with the chance found, the others with the heuristics'
        estimate.
        """
        end = self.budget.end()
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        told = hints(known(view, decision), decision, self.dice)
        options = self._candidates(decision, chair)
        search = self._search(decision, chair, options, end)
        for k, option in enumerate(options):
            tries = int(search.tries[k])
            if tries > 0:
                thumb = told[option]
                told[option] = Hint(thumb.option, search.mean(k), thumb.reason, tries)
        return told

    def listen(self, decision: Decision, chair: Chair) -> None:
        """Take in news since the last question; the hard bot ignores it."""

    def odds(self, chair: Chair) -> Odds | None:
        """The belief about others' cards; None: the hard bot takes all deals as equally likely."""
        return None

    def _search(
        self, decision: Decision, chair: Chair, options: list[int], end: float
    ) -> FlatSearch:
        turns = PLAN[decision.ask][1] if decision.ask in PLAN else 0
        odds = self.odds(chair)
        imagined = chair.imagine(self.dice)
        search = FlatSearch(worlds_of(imagined, self.seat, odds), self.seat, options, turns)
        if self.budget.processes > 1:
            order = FlatOrder(imagined.pack(), self.seat, odds, options, turns)
            for k, (tries, total) in enumerate(merged(self.budget.share(order, self.dice, end))):
                search.take_in(k, tries, total)
        elif self.budget.iterations:
            search.run(self.budget.iterations, self.dice)
        else:
            search.run_until(end, self.dice)
        return search

    def _candidates(self, decision: Decision, chair: Chair) -> list[int]:
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        scores = judge(known(view, decision), self.seat, TUNED, self.dice, Memory())
        return worth_a_try(decision.ask, [int(score) for score in scores], PLAN)


def worth_a_try(ask: str, scores: list[int], plan: Plan) -> list[int]:
    """Numbers of the options to try, the heuristics' favorite first."""
    ranked = sorted(range(len(scores)), key=lambda k: -scores[k])
    most = plan[ask][0] if ask in plan else 1
    if ask in BIDS:
        lowest = [k for k in range(len(scores)) if k != ranked[0]]
        return [ranked[0], *lowest[: most - 1]]
    return ranked[:most]
