"""What `swift` and `master` share: the weights, and the expert that sits down where they can't."""

from collections.abc import Mapping

from hiddenhand.bots.network import learned
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot

WEIGHTS = "master"


class LearnedBot(learned.LearnedBot):
    """Thinks with the network. Where that was not trained, or can't be used, an expert answers."""

    weights = WEIGHTS
    level_instead = "expert"

    def __init__(self, seat: Seat, dice: Dice, budget: Mapping[str, str]) -> None:
        super().__init__(seat, dice)
        self.budget_words = dict(budget)

    def replacement(self) -> ExpertBot:
        return ExpertBot(self.seat, self.dice, **self.budget_words)
