"""What a bot is, and what it may see.

    class Hasty(Bot):
        def choose(self, decision: Decision, chair: Chair) -> str:
            return decision.options[0]

A new bot sits down for every game. Its chair shows what a person on that seat would see: the view,
the feed of events, and nothing else. A bot that searches also asks the chair for imagined worlds.
"""

from abc import ABC, abstractmethod
from typing import final

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.table.table import Table


class BotFailed(HiddenHandError):
    """A bot broke down while it was choosing."""

    code = "bot-failed"


@final
class Chair:
    """One seat's window on the table. The table itself stays out of the bot's reach."""

    __slots__ = ("__heard", "__table", "game", "seat", "seats")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.game = table.game.name
        self.seat = seat
        self.seats = table.seats
        self.__table = table
        self.__heard = 0

    @property
    def view(self) -> View:
        return self.__table.view(self.seat)

    def news(self) -> list[dict[str, Fact]]:
        """What this seat was told since it last asked."""
        told = self.__table.feed(self.seat, self.__heard)
        self.__heard += len(told)
        return told

    def imagine(self, dice: Dice) -> State:
        """A world that this seat cannot tell from the real one, to search in."""
        return self.__table.imagine(self.seat, dice)


class Bot(ABC):
    """A player for one seat and one game. `dice` is the bot's own; the same seed plays the same.

    Parameters of a spec (`mybot:depth=3`) arrive as keyword arguments, as text.
    """

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice

    @abstractmethod
    def choose(self, decision: Decision, chair: Chair) -> str:
        """One of `decision.options`."""
