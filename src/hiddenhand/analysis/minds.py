"""What a seat knew and could suspect at a moment: its belief, and worlds that follow it.

The same memories that the expert bots have. Nothing in here looks beyond the chair.
"""

from collections.abc import Callable

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hidden_leaders.belief import Belief
from hiddenhand.bots.hidden_leaders.normal import explain as explain_leaders
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search import worlds
from hiddenhand.bots.search.worlds import Uniform, Worlds
from hiddenhand.bots.secret_allies import worlds as ally_worlds
from hiddenhand.bots.secret_allies.belief import AllyBelief, Odds
from hiddenhand.bots.secret_allies.normal import explain as explain_allies
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.table import Table

Suspicions = dict[Seat, dict[str, float]]  # for each other seat: secret -> how likely it is


class Mind:
    """Any game: all worlds the seat cannot tell apart are alike, and nobody is suspected."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat = seat
        self.chair = Chair(table, seat)

    def listen(self) -> None:
        """Take in what was told since the last time."""

    def worlds(self, dice: Dice) -> Worlds:
        return Uniform(self.chair.imagine(dice), self.seat)

    def suspicions(self) -> Suspicions:
        return {}

    def thumbs(self, decision: Decision) -> list[Hint]:
        """What the rules of thumb say of every option."""
        return [Hint(option, 0.5, "hint-any") for option in decision.options]


class LeadersMind(Mind):
    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table, seat)
        self.belief: Belief | None = None

    def listen(self) -> None:
        if self.belief is None:
            self.belief = Belief(self.chair.view)
        self.belief.hear(self.chair.news())

    def worlds(self, dice: Dice) -> Worlds:
        assert self.belief is not None
        return worlds.Believed(self.chair.imagine(dice), self.seat, *self.belief.deals())

    def suspicions(self) -> Suspicions:
        assert self.belief is not None
        return self.belief.posterior()

    def thumbs(self, decision: Decision) -> list[Hint]:
        return explain_leaders(self.chair.view, decision)


class AlliesMind(Mind):
    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table, seat)
        self.belief = AllyBelief(seat)

    def listen(self) -> None:
        self.belief.hear(self.chair.news())

    def worlds(self, dice: Dice) -> Worlds:
        return ally_worlds.worlds_of(self.chair.imagine(dice), self.seat, self.suspicions())

    def suspicions(self) -> Odds:
        view = self.chair.view
        assert isinstance(view, SecretAlliesView)
        return self.belief.probabilities(view) if view.turn > 0 else {}

    def thumbs(self, decision: Decision) -> list[Hint]:
        return explain_allies(self.chair.view, decision)


MINDS: dict[str, type[Mind]] = {"hidden_leaders": LeadersMind, "secret_allies": AlliesMind}


def mind_for(table: Table, seat: Seat) -> Mind:
    return MINDS.get(table.game.name, Mind)(table, seat)


# -- how it really was -------------------------------------------------------------------------


def _leaders(view: View) -> list[list[str]]:
    assert isinstance(view, HiddenLeadersView)
    return [[party.leader] if party.leader else [] for party in view.parties]


def _allies(view: View) -> list[list[str]]:
    assert isinstance(view, SecretAlliesView)
    return [list(own["allies"]) for own in view.hidden or []]


SECRETS: dict[str, Callable[[View], list[list[str]]]] = {
    "hidden_leaders": _leaders,
    "secret_allies": _allies,
}


def secrets_of(table: Table) -> list[list[str]]:
    """For each seat what it hides from the others now: its leader, or its secret allies."""
    told = SECRETS.get(table.game.name)
    return [[] for _ in range(table.seats)] if told is None else told(table.view(OPEN))
