"""Swift: the network's first thought, without a search. It learned by playing itself."""

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

EXPERT_MS = "100"  # where the network can't play


class SwiftBot(LearnedBot):
    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice, {"ms": EXPERT_MS})
