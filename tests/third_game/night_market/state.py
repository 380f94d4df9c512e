"""The whole game as data: who holds what, who has seen what, and what is owed now."""

import json

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadState
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.position import PositionText, lines_of
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY, SPECTATOR
from hiddenhand.core.state import State

NAME = "night_market"
PATRONS = ("odd", "even", "low", "high")
NIGHTS = 3
HAND = 3

QUESTIONS = {
    "patron": ("deal-patron", "NM-1.2"),
    "deal": ("deal-card", "NM-1.4"),
    "lot": ("turn-lot", "NM-2.1"),
    "bid": ("seal-bid", "NM-2.2"),
    "look": ("look", "NM-2.4"),
    "show": ("show-card", "NM-2.4"),
    "draw": ("draw-card", "NM-2.5"),
    "over": ("over", "NM-3.2"),
}

# Words of a position: numbers, piles of all, and rows of each seat.
NUMBERS = ("turn", "target", "night")
PILES = ("deck", "spent")
ROWS = {"hand": "hands", "stall": "stalls", "knows": "known"}


def card_name(card: int) -> str:
    return f"card{card}"


class Market(State):
    def __init__(self, seats: int, large: bool) -> None:
        self.seats = seats
        self.large = large
        self.size = 5 * seats + (11 if large else 5)
        self.deck = list(range(1, self.size + 1))
        self.patrons: list[str] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [0] * seats  # 0 while nothing is sealed
        self.stalls: list[list[int]] = [[] for _ in range(seats)]
        self.spent: list[int] = []
        self.known: list[list[int]] = [[] for _ in range(seats)]  # others' cards a seat has seen
        self.lot = 0
        self.night = 0
        self.phase = "patron"
        self.turn = 0  # whose deal, look or draw it is
        self.target = 0  # whose hand is looked at
        self.untold: list[Event] | None = None

    # -- whole numbers

    def actors(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "bid":
            return [seat for seat in range(self.seats) if not self.bids[seat]]
        return [self.turn] if self.phase == "look" else [CHANCE]

    def actor(self) -> int:
        owing = self.actors()
        return owing[0] if owing else NOBODY

    def option_count(self, seat: int) -> int:
        return len(self.option_keys(seat))

    def option_keys(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        if self.phase == "patron":
            return [f"patron:{name}" for name in PATRONS if name not in self.patrons]
        if self.phase == "bid":
            return [f"bid:{card_name(card)}" for card in self.hands[seat]]
        if self.phase == "look":
            others = [s for s in range(self.seats) if s != seat and self.hands[s]]
            return [f"look:{s}" for s in others] + ["pass"]
        if self.phase == "show":
            return [f"show:{card_name(card)}" for card in self.hands[self.target]]
        return [f"{self.phase}:{card_name(card)}" for card in self.deck]

    def option_code(self, seat: int, index: int) -> int:
        word = self.option_keys(seat)[index].partition(":")[2]
        return PATRONS.index(word) if word in PATRONS else int(word.removeprefix("card") or -1)

    def answer(self, seat: int, index: int) -> None:
        key = self.option_keys(seat)[index]
        if self.phase == "patron":
            self._patron(key.removeprefix("patron:"))
        elif self.phase in ("deal", "draw"):
            self._take(self.deck[index])
        elif self.phase == "lot":
            self.lot = self.deck.pop(index)
            self.phase = "bid"
            self.tell("lot", {"card": card_name(self.lot), "night": self.night + 1})
        elif self.phase == "bid":
            self._seal(seat, self.hands[seat].pop(index))
        elif self.phase == "look" and key != "pass":
            self.target = int(key.removeprefix("look:"))
            self.phase = "show"
        elif self.phase == "look":
            self.tell("passed", {"seat": seat})
            self._end_night()
        else:
            self._show(self.hands[self.target][index])

    # -- the rules

    def _patron(self, name: str) -> None:
        self.patrons.append(name)
        seat = len(self.patrons) - 1
        self.tell("patron", {"seat": seat}, {"patron": name}, (seat,))
        if len(self.patrons) == self.seats:
            self.phase = "deal"

    def _take(self, card: int) -> None:
        self.deck.remove(card)
        self.hands[self.turn] = sorted([*self.hands[self.turn], card])
        self.tell("drew", {"seat": self.turn}, {"card": card_name(card)}, (self.turn,))
        if self.phase == "draw" or len(self.hands[self.turn]) == HAND:
            self.turn += 1
        if self.turn == self.seats:
            self.turn, self.phase = 0, "lot"

    def _seal(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.tell("sealed", {"seat": seat}, {"card": card_name(card)}, (seat,))
        if all(self.bids):
            self._open()

    def _open(self) -> None:  # NM-2.3
        for seat, card in enumerate(self.bids):
            self.tell("shown", {"seat": seat, "card": card_name(card)})
            for seen in self.known:
                if card in seen:
                    seen.remove(card)
        self.turn = self.bids.index(max(self.bids))
        self.spent = sorted(self.spent + self.bids)
        self.bids = [0] * self.seats
        self.stalls[self.turn].append(self.lot)
        self.tell("won", {"seat": self.turn, "card": card_name(self.lot)})
        self.lot = 0
        self.phase = "look"

    def _show(self, card: int) -> None:
        if card not in self.known[self.turn]:
            self.known[self.turn] = sorted([*self.known[self.turn], card])
        both = (self.turn, self.target)
        told: dict[str, Fact] = {"seat": self.turn, "of": self.target}
        self.tell("looked", told, {"card": card_name(card)}, both)
        self._end_night()

    def _end_night(self) -> None:
        self.night += 1
        self.turn, self.target = 0, 0
        self.phase = "draw" if self.night < NIGHTS else "over"
        if self.phase == "over":
            self.tell("ended", {"patrons": list(self.patrons), "points": self.points()})

    def points(self) -> list[int]:
        return [
            sum(lot * (2 if self.pleases(lot, patron) else 1) for lot in stall)
            for stall, patron in zip(self.stalls, self.patrons, strict=False)
        ]

    def pleases(self, card: int, patron: str) -> bool:
        if patron in ("odd", "even"):
            return (card % 2 == 1) == (patron == "odd")
        return (card * 2 > self.size) == (patron == "high")

    # -- words

    def question(self, seat: int) -> tuple[str, str]:
        return QUESTIONS[self.phase]

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        points = self.points()
        levels = sorted(set(points), reverse=True)
        ranking = [tuple(s for s in range(self.seats) if points[s] == n) for n in levels]
        winners = ranking[0] if len(ranking[0]) == 1 else ()
        ending = "most-points" if winners else "shared"
        return Result(winners, tuple(ranking), ending, ({"step": "points", "points": points},))

    def listen(self) -> None:
        self.untold = []

    def tell(
        self,
        kind: str,
        public: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        witnesses: tuple[int, ...] = (),
    ) -> None:
        if self.untold is not None:
            self.untold.append(Event(kind, public, secret or {}, witnesses))

    def take_events(self) -> list[Event]:
        told, self.untold = self.untold or [], []
        return told

    # -- copies

    def position_text(self) -> str:
        """One line for each pile, and where the night stands; `notation.read` reads it back."""
        rows: list[list[object]] = [["phase", self.phase]]
        rows += [[word, getattr(self, word)] for word in NUMBERS]
        rows += [["lot", card_name(self.lot)]] if self.lot else []
        rows += [[word, *map(card_name, getattr(self, word))] for word in PILES]
        rows += [["patron", seat, name] for seat, name in enumerate(self.patrons)]
        for seat in range(self.seats):
            for word, name in ROWS.items():
                rows.append([word, seat, *map(card_name, getattr(self, name)[seat])])
            rows += [["bid", seat, card_name(self.bids[seat])]] if self.bids[seat] else []
        settings = {"deck": "large" if self.large else "small"}
        return PositionText(NAME, self.seats, settings, lines_of(rows)).text()

    def pack(self) -> bytes:
        kept = {name: value for name, value in vars(self).items() if name != "untold"}
        return json.dumps(kept, separators=(",", ":")).encode()

    def clone(self) -> "Market":
        return unpack(self.pack(), type(self))

    def redeal(self, viewer: int, dice: Dice) -> "Market":
        """NM-1.2, NM-1.4, NM-2.2: what `viewer` cannot see is dealt anew."""
        world = self.clone()
        if self.phase == "over":
            world.patrons = list(self.patrons)
        else:
            own = self.patrons[viewer : viewer + 1] if viewer != SPECTATOR else []
            free = [name for name in PATRONS if name not in own]
            world.patrons = [
                own[0] if own and seat == viewer else free.pop(dice.below(len(free)))
                for seat in range(len(self.patrons))
            ]
        seen = [] if viewer == SPECTATOR else self.known[viewer]
        others = [seat for seat in range(self.seats) if seat != viewer]
        held = {seat: self.hands[seat] + [b for b in [self.bids[seat]] if b] for seat in others}
        pool = sorted(self.deck + [c for cards in held.values() for c in cards if c not in seen])
        for seat, cards in held.items():
            dealt = sorted(c for c in cards if c in seen)
            dealt += [pool.pop(dice.below(len(pool))) for c in cards if c not in seen]
            if self.bids[seat]:
                # a looked-at card may be in the envelope or still in the hand
                world.bids[seat] = dealt.pop(dice.below(len(dealt)))
            world.hands[seat] = sorted(dealt)
        world.deck = pool
        for seat in others:
            world.known[seat] = self._imagined_memory(world, seat, dice)
        return world

    def _imagined_memory(self, world: "Market", seat: int, dice: Dice) -> list[int]:
        """As many remembered cards as before, now of the imagined hands."""
        memory = []
        for other in range(self.seats):
            there = set(self.hands[other]) | {self.bids[other]}
            count = sum(card in there for card in self.known[seat])
            cards = world.hands[other] + [b for b in [world.bids[other]] if b]
            memory += [cards.pop(dice.below(len(cards))) for _ in range(count)]
        return sorted(memory)


def unpack(packed: bytes, kind: type[Market] = Market) -> Market:
    try:
        kept = json.loads(packed)
        state = kind(kept["seats"], kept["large"])
        if set(kept) != set(vars(state)) - {"untold"}:
            raise KeyError
    except (ValueError, KeyError, TypeError) as error:
        raise BadState("these bytes are no Night Market", place="night_market") from error
    for name, value in kept.items():
        setattr(state, name, value)
    return state
