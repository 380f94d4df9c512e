"""Swift: a network without a search. It learned by playing itself and imitators of other bots, with
two seats, the short length and the automatic map; `hard` sits down at other tables."""

from hiddenhand.bots.network.learned import LearnedBot
from hiddenhand.games.secret_allies.bots.hard import HardBot


class SwiftBot(LearnedBot):
    """The network's first thought."""

    weights = "swift"
    level_instead = "hard"

    def replacement(self) -> HardBot:
        return HardBot(self.seat, self.dice)
