"""What one viewer may see, built field by field."""

from dataclasses import asdict, dataclass, field

from hiddenhand.core.game import View
from hiddenhand.core.seats import OPEN

from .state import Market, card_name


@dataclass(slots=True)
class MarketView(View):
    night: int
    lot: str | None
    stalls: list[list[str]]
    spent: list[str]
    hand_sizes: list[int]
    sealed: list[bool]
    patrons: list[str | None]
    hands: dict[int, list[str]] = field(default_factory=dict)
    own_bid: str | None = None

    def as_dict(self) -> dict[str, object]:
        shown = asdict(self)
        shown["hands"] = {str(seat): hand for seat, hand in self.hands.items()}
        return shown


def project(state: Market, viewer: int) -> MarketView:
    view = MarketView(
        night=state.night,
        lot=card_name(state.lot) if state.lot else None,
        stalls=[[card_name(card) for card in stall] for stall in state.stalls],
        spent=[card_name(card) for card in state.spent],
        hand_sizes=[len(hand) for hand in state.hands],
        sealed=[bid > 0 for bid in state.bids],
        patrons=[None] * len(state.patrons),
    )
    for seat in range(state.seats):
        if viewer in (seat, OPEN):
            view.hands[seat] = [card_name(card) for card in state.hands[seat]]
        if seat < len(state.patrons) and (viewer in (seat, OPEN) or state.phase == "over"):
            view.patrons[seat] = state.patrons[seat]
        if viewer == seat and state.bids[seat]:
            view.own_bid = card_name(state.bids[seat])
    return view
