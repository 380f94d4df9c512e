"""Hidden Leaders for analyses of finished games: beliefs about leaders, and search effort."""

from collections.abc import Sequence

from hiddenhand.analysis.effort import Effort
from hiddenhand.analysis.minds import Mind, Suspicions
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search import worlds
from hiddenhand.bots.search.bot import Deals
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.master import JUDGED, MasterBot
from hiddenhand.games.hidden_leaders.bots.normal import explain
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
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
    """What one seat could know and believe at each step of a game. `master` believes and judges
    for it; where the network can't play, `belief.py` and simulated games do."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table, seat)
        self.master: MasterBot | None = None  # from the first news on

    def listen(self) -> None:
        if self.master is None:
            self.master = MasterBot(self.seat, SeededDice("analysis"))
            self.master.begin(self.chair)
        self.master.listen(self.chair)

    def worlds(self, dice: Dice) -> Worlds:
        return worlds.Believed(self.chair.imagine(dice), self.seat, *self._deals(dice))

    def suspicions(self) -> Suspicions:
        rows, weights = self._deals(SeededDice("suspicions"))
        names = list(facts.leaders())
        told: Suspicions = {}
        for row, weight in zip(rows, weights, strict=True):
            for seat, leader in enumerate(row):
                if leader >= 0:
                    said = told.setdefault(seat, {})
                    said[names[leader]] = said.get(names[leader], 0.0) + weight
        return told

    def _deals(self, dice: Dice) -> Deals:
        assert self.master is not None
        return self.master.deals(self.chair, dice)

    def tried(
        self, worlds: Worlds, field: Sequence[int], tries: int, answers: int, dice: SeededDice
    ) -> dict[int, list[float]]:
        assert self.master is not None
        if self.master.instead:
            return super().tried(worlds, field, tries, answers, dice)
        return self.master.tried(worlds, field, max(1, tries // JUDGED), dice)

    def thumbs(self, decision: Decision) -> list[Hint]:
        return explain(self.chair.view, decision)


MIND = LeadersMind


def secrets(view: View) -> list[list[str]]:
    """The secrets of each seat: its leader."""
    assert isinstance(view, HiddenLeadersView)
    return [[party.leader] if party.leader else [] for party in view.parties]
