"""Night Market: the smallest third game. One folder, and every generic tool serves it."""

from collections.abc import Mapping

from hiddenhand.core.errors import BadPosition, BrokenInvariant
from hiddenhand.core.game import Game
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import Setting
from hiddenhand.core.state import State

from . import notation
from .planes import MarketPlanes
from .state import NAME, PATRONS, Market, unpack
from .view import MarketView, project


class NightMarket(Game[MarketView]):
    name = NAME
    rules_version = "1"
    paragraph_prefix = "NM"
    seat_numbers = range(2, 5)
    settings = (Setting("deck", ("small", "large"), "small"),)

    def build(self, seats: int, settings: dict[str, str]) -> Market:
        return Market(seats, settings["deck"] == "large")

    def unpack(self, packed: bytes) -> Market:
        return unpack(packed)

    def read_position(self, text: str) -> Market:
        state = notation.read(text, self.start)
        try:
            self.check(state)
        except BrokenInvariant as error:
            raise BadPosition(str(error), place="cards") from error
        return state

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> MarketPlanes:
        market = self.start(seats, settings)
        assert isinstance(market, Market)
        return MarketPlanes(seats, market.size)

    def project(self, state: State, viewer: Seat) -> MarketView:
        assert isinstance(state, Market)
        return project(state, viewer)

    def check(self, state: State) -> None:
        assert isinstance(state, Market)
        everywhere = [*state.deck, *state.spent, state.lot, *state.bids]
        everywhere += [card for row in state.hands + state.stalls for card in row]
        if sorted(card for card in everywhere if card) != list(range(1, state.size + 1)):
            raise BrokenInvariant("a card is lost or doubled", place="cards")
        if len(set(state.patrons) & set(PATRONS)) != len(state.patrons):
            raise BrokenInvariant("a patron is doubled", place="patrons")

    def descriptive(self) -> frozenset[str]:
        return frozenset({"NM-1.1"})


GAME = NightMarket()
