"""Hidden Leaders for analyses of finished games: beliefs about leaders, and search effort."""

from hiddenhand.analysis.effort import Effort
from hiddenhand.analysis.minds import Mind, Suspicions
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search import worlds
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.bots.normal import explain
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.table import Table

EFFORT = Effort(
    moments=240,
    imagined=45_000,
    least=120,
    answers=0,
    checked=1200,
    decisions=240,
    options=8,
    tries=60,
    sure=400,
)


class LeadersMind(Mind):
    """What one seat could know and believe at each step of a game."""

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
        return explain(self.chair.view, decision)


MIND = LeadersMind


def secrets(view: View) -> list[list[str]]:
    """The secrets of each seat: its leader."""
    assert isinstance(view, HiddenLeadersView)
    return [[party.leader] if party.leader else [] for party in view.parties]
