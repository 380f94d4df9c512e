"""The normal bot: takes the option that the heuristics in `games/secret_allies/sense` rate best.

They know what a state is worth and who is about to win, take mines and deny them, gather before
attacking a guarded state, focus fire, bid what partisans are worth, and spend treasuries on the
units and technologies with the best value for their cost.
"""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.reasons import hints
from hiddenhand.games.secret_allies.sense.known import known
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED, Weights
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.dice import SeededDice


class NormalBot(Bot):
    """Takes the option the heuristics rate best."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.weights: Weights = TUNED

    def choose(self, decision: Decision, chair: Chair) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        s = known(view, decision)
        return decision.options[int(best_option(s, self.seat, self.weights, self.dice, Memory()))]


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with an estimated chance to win, and why."""
    assert isinstance(view, SecretAlliesView)
    return hints(known(view, decision), decision, SeededDice(decision.ask))
