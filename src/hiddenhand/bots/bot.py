"""The interface of bots.

    class Hasty(Bot):
        def choose(self, decision: Decision, chair: Chair) -> str:
            return decision.options[0]

Each game creates a new bot per seat. Its chair gives it what a person in that seat would see: the
view and the feed of events. Bots that search also ask the chair for imagined worlds.
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
    """A bot raised an exception while choosing, or gave an answer that is none."""

    code = "bot-failed"
    traceback = ""  # of the bot's own code
    seat: Seat = -1  # of the bot


@final
class Chair:
    """A bot's access to the table: what its seat may see. The table itself is not reachable."""

    __slots__ = ("__heard", "__table", "game", "seat", "seats", "settings")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.game = table.game.name
        self.seat = seat
        self.seats = table.seats
        self.settings = dict(table.record.settings)
        self.__table = table
        self.__heard = 0

    @property
    def view(self) -> View:
        """What the seat may see now."""
        return self.__table.view(self.seat)

    def news(self) -> list[dict[str, Fact]]:
        """The events since the last call, as the seat may see them."""
        told = self.__table.feed(self.seat, self.__heard)
        self.__heard += len(told)
        return told

    def imagine(self, dice: Dice) -> State:
        """A random world that this seat cannot tell from the real one, for search."""
        return self.__table.imagine(self.seat, dice)


class Bot(ABC):
    """A player for one seat and one game. `dice` is the bot's own; the same seed gives the same
    play.

    Parameters of a spec (`mybot:depth=3`) are passed as keyword arguments, as strings.
    """

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice

    @abstractmethod
    def choose(self, decision: Decision, chair: Chair) -> str:
        """Return one of `decision.options`."""
