"""The hard bot: heuristics propose lines of answers, a flat search in sampled worlds decides.

A subturn of the battle, a round of buying and the technologies of a turn are thought as plans
(`plans.py`): a first search compares first moves, a second one, half as long, compares whole
sequences of the best ones. The steps of the chosen plan need no search as long as the expected
questions come. Another question leads to a new search, and so does the first move beyond what was
compared. If the first search found no difference between its lines, the heuristics' rest of the
subturn is kept as well.

`iterations` is the number of tries of the first search (a seed then always plays the same game);
`ms` sets a time limit for both instead. With `processes` above 1 that many workers share a search.
"""

from copy import copy
from dataclasses import dataclass
from time import perf_counter
from typing import ClassVar

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.search.orders import Order, Tallies, merged
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.bots.belief import Odds
from hiddenhand.games.secret_allies.bots.flat import FlatSearch
from hiddenhand.games.secret_allies.bots.lines import (
    FAR,
    PLAN,
    Line,
    Step,
    Trial,
    lines_from,
    worth_a_try,
)
from hiddenhand.games.secret_allies.bots.plans import HEADS, joined, kept_of
from hiddenhand.games.secret_allies.bots.reasons import hints
from hiddenhand.games.secret_allies.bots.worlds import worlds_of
from hiddenhand.games.secret_allies.sense.known import known
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.dice import SeededDice

MARGIN = 0.004  # the heuristics' favorite is kept unless another line is better by this much
FIRST = 2 / 3  # part of the time for the first search of a plan
USUAL = Trial(1, 0, FAR)  # for hints about questions that are left to the heuristics


@dataclass(frozen=True, slots=True)
class FlatOrder(Order):
    """A search for another process: one sampled world, packed, and the seat's belief."""

    imagined: bytes
    seat: Seat
    odds: Odds | None
    lines: list[Line]
    turns: int
    answers: int

    def carry_out(self) -> Tallies:
        begun = perf_counter()
        imagined = games.find("secret_allies").unpack(self.imagined)
        worlds = worlds_of(imagined, self.seat, self.odds)
        search = FlatSearch(worlds, self.seat, self.lines, self.turns, self.answers)
        if self.iterations:
            search.run(self.iterations, SeededDice(self.seed))
        else:
            search.run_until(begun + self.seconds, SeededDice(self.seed))
        return search.tallies()


class HardBot(Bot):
    """Chooses by a flat search among the lines the heuristics like."""

    usual_tries: ClassVar[int] = 64

    def __init__(
        self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "", processes: str = ""
    ) -> None:
        super().__init__(seat, dice)
        self.budget = Budget(ms, iterations or ("" if ms else str(self.usual_tries)), processes)
        self.second = copy(self.budget)  # for the search among whole plans
        self.second.iterations = (self.budget.iterations + 1) // 2
        self._kept: list[Step] = []  # the rest of the plan that the last search chose

    def choose(self, decision: Decision, chair: Chair) -> str:
        end = self.budget.end()
        self.listen(decision, chair)
        if len(decision.options) == 1:
            return decision.options[0]
        kept, self._kept = self._kept, []
        if kept and kept[0].fits(decision):
            self._kept = kept[1:]
            return kept[0].choice
        options = self._candidates(decision, chair)
        if len(options) == 1:
            return decision.options[options[0]]
        return decision.options[self._plan(decision, chair, options, end)]

    def _plan(self, decision: Decision, chair: Chair, options: list[int], end: float) -> int:
        """Search for a plan, keep its later steps and return its first answer."""
        imagined, seat, dice = chair.imagine(self.dice), self.seat, self.dice
        lines = lines_from(imagined, seat, decision.ask, options, dice)
        if decision.ask not in HEADS:
            line = self._search(decision, chair, imagined, lines, end).best(MARGIN)
            self._kept = kept_of(imagined, seat, line, dice, False)
            return line[0]
        begun = perf_counter()
        search = self._search(decision, chair, imagined, lines, begun + FIRST * (end - begun))
        worth = [search.mean(k) for k in range(len(lines))]
        plans = joined(imagined, seat, lines, worth, search.best(MARGIN), dice)
        plan = plans[0]
        if len(plans) > 1:
            plan = self._search(decision, chair, imagined, plans, end, self.second).best(MARGIN)
        quiet = max(worth) - min(worth) < MARGIN
        self._kept = kept_of(imagined, seat, plan, dice, quiet)
        return plan[0]

    def explain(self, decision: Decision, chair: Chair) -> list[Hint]:
        """All options: the tried ones with the chance found, the others with the heuristics'
        estimate.
        """
        end = self.budget.end()
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        told = hints(known(view, decision), decision, self.dice)
        options = self._candidates(decision, chair)
        lines = [[option] for option in options]
        search = self._search(decision, chair, chair.imagine(self.dice), lines, end)
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
        self,
        decision: Decision,
        chair: Chair,
        imagined: State,
        lines: list[Line],
        end: float,
        budget: Budget | None = None,
    ) -> FlatSearch:
        budget = budget or self.budget
        trial = PLAN.get(decision.ask, USUAL)
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        turns, answers = trial.turns, trial.answers * len(view.players)
        odds = self.odds(chair)
        worlds = worlds_of(imagined, self.seat, odds)
        search = FlatSearch(worlds, self.seat, lines, turns, answers)
        if budget.processes > 1:
            order = FlatOrder(imagined.pack(), self.seat, odds, lines, turns, answers)
            for k, (tries, total) in enumerate(merged(budget.share(order, self.dice, end))):
                search.take_in(k, tries, total)
        elif budget.iterations:
            search.run(budget.iterations, self.dice)
        else:
            search.run_until(end, self.dice)
        return search

    def _candidates(self, decision: Decision, chair: Chair) -> list[int]:
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        scores = judge(known(view, decision), self.seat, TUNED, self.dice, Memory())
        return worth_a_try(decision.ask, [int(score) for score in scores], PLAN)
