"""Night Market for learning programs."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.planes import NO_PART, Canvas, Planes
from hiddenhand.core.state import State

from .state import NIGHTS, PATRONS, Market, card_name

PHASES = ("bid", "look")


class MarketPlanes(Planes):
    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats, 64)
        self.cards = cards
        self.hand = self.plane("hand", cards, "1: in the viewer's hand; 2: its sealed bid")
        self.lot = self.plane("lot", cards, "1: the lot of this night")
        self.spent = self.plane("spent", cards, "1: laid away")
        self.looked = self.plane(
            "looked", cards, "1: the viewer has looked at it in another's hand"
        )
        self.stall = int(self.width)
        for seat in range(seats):
            self.plane(f"stall:+{seat}", cards, "1: won by this seat")
        self.patron = self.plane("patron", len(PATRONS), "one-hot: the viewer's patron")
        self.sealed = self.plane("sealed", seats, "1: this seat has sealed its bid")
        self.night = self.plane("night", NIGHTS + 1, "one-hot: nights that are over")
        self.phase = self.plane("phase", len(PHASES), "one-hot: a bid is asked for, or a look")
        names = [f"bid:{card_name(card)}" for card in range(1, cards + 1)]
        names += [f"look:+{seat}" for seat in range(1, seats)] + ["pass"]
        for name in names:
            self.action(name)
        self.close()

    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        assert isinstance(state, Market)
        me, seats = int(viewer), int(self.seats)
        shown: list[tuple[i64, int, int]] = [
            *((self.hand, card, 1) for card in state.hands[me]),
            *((self.spent, card, 1) for card in state.spent),
            *((self.looked, card, 1) for card in state.known[me]),
            *((self.hand, card, 2) for card in [state.bids[me]] if card),
            *((self.lot, card, 1) for card in [state.lot] if card),
        ]
        for plane, card, value in shown:
            canvas.light(plane + card - 1, value)
        for turned in range(seats):
            seat = (me + turned) % seats
            for card in state.stalls[seat]:
                canvas.light(self.stall + turned * self.cards + card - 1, 1)
            canvas.light(self.sealed + turned, int(state.bids[seat] > 0))
        if me < len(state.patrons):
            canvas.light(self.patron + PATRONS.index(state.patrons[me]), 1)
        canvas.light(self.night + state.night, 1)
        if state.phase in PHASES:
            canvas.light(self.phase + PHASES.index(state.phase), 1)

    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        for option, key in enumerate(state.option_keys(seat)):
            verb, _, rest = key.partition(":")
            if verb == "look":
                key = f"look:+{(int(rest) - int(seat)) % int(self.seats)}"
            self.listed[option] = NO_PART if part > 0 else self.names.index(key)

    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        """Every option is one action: nothing is ever half said."""
