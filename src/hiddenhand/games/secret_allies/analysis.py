"""Analysis of Secret Allies: what a seat believes about the others' allies, and the truth."""

from hiddenhand.analysis.effort import Effort
from hiddenhand.analysis.minds import Mind
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots import worlds as ally_worlds
from hiddenhand.games.secret_allies.bots.belief import AllyBelief, Odds
from hiddenhand.games.secret_allies.bots.normal import explain
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.table import Table

EFFORT = Effort()


class AlliesMind(Mind):
    """A seat's belief about hidden allies, for analysis."""

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
        return explain(self.chair.view, decision)


MIND = AlliesMind


def secrets(view: View) -> list[list[str]]:
    """The secret allies of each seat."""
    assert isinstance(view, SecretAlliesView)
    return [list(own["allies"]) for own in view.hidden or []]
