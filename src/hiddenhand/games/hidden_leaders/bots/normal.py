"""The normal bot: knows the principles of the game.

It finds out which of its two factions can still win, moves the markers that way, keeps and hides
heroes that break ties, attacks rivals, takes useful cards, and ends the game only when it wins.
What it thinks of each option is in `sense/thought.py`.
"""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.sense.thought import Thought, best_options
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

NEAR = 0.03  # scores this close to the best count as equal, which also reveals less


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with their estimated chance to win and a reason."""
    assert isinstance(view, HiddenLeadersView)
    thought = Thought(Standing(view), decision.ask)
    hints = []
    for option in decision.options:
        score, reason = thought.score(option)
        hints.append(Hint(option, max(0.0, min(1.0, score)), reason))
    return hints


class NormalBot(Bot):
    """Plays the normal level; `near` is the score difference that it ignores."""

    def __init__(self, seat: Seat, dice: Dice, near: str = str(NEAR)) -> None:
        super().__init__(seat, dice)
        self.near = float(near)

    def choose(self, decision: Decision, chair: Chair) -> str:
        if len(decision.options) == 1:
            return decision.options[0]
        view = chair.view
        assert isinstance(view, HiddenLeadersView)
        best = best_options(view, decision.ask, decision.options, self.near)
        return decision.options[best[self.dice.below(len(best))]]
