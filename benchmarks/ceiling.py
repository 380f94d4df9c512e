"""How strong a search would be that sees everything. For measuring only: it cheats, and says so."""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.bot import SearchBot
from hiddenhand.bots.search.worlds import Revealed, Worlds
from hiddenhand.core.state import State


class Clairvoyant(SearchBot):
    truth: State

    def listen(self, chair: Chair) -> None:
        table = getattr(chair, "_Chair__table")  # noqa: B009 - reaches past the chair on purpose
        self.truth = table.state

    def worlds(self, imagined: State) -> Worlds:
        return Revealed(self.truth)
