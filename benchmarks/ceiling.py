"""A search that sees all hidden information, as an upper limit for strength. It cheats on
purpose.
"""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.bot import SearchBot
from hiddenhand.bots.search.worlds import Revealed, Worlds
from hiddenhand.core.state import State


class Clairvoyant(SearchBot):
    """A search bot that knows the true state."""

    truth: State

    def listen(self, chair: Chair) -> None:
        table = getattr(chair, "_Chair__table")  # noqa: B009 - reaches past the chair on purpose
        self.truth = table.state

    def worlds(self, imagined: State) -> Worlds:
        return Revealed(self.truth)
