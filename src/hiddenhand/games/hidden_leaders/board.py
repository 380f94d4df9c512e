"""The places of all cards, stored in one flat block of bytes so that a copy is one memory copy.

Zones hide that storage: the rules use `push`, `pull`, `size`, `card`. The top of a pile is its last
card. The block also holds what each seat knows of face-down cards; see `knowledge.py`.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from hiddenhand.core.event import Event, Fact
from hiddenhand.games.hidden_leaders.codes import (
    ALL_ZONES,
    GRAVEYARD,
    HARBOR,
    KNOWN,
    LEADER,
    MAX_SEATS,
    NONE,
    PLACE,
    PUBLIC_BIT,
    RUMOUR,
    RUMOUR_BYTES,
    TAVERN,
    TAVERN_SLOTS,
)
from hiddenhand.games.hidden_leaders.fields import AbilityFields, BoardFields
from hiddenhand.games.hidden_leaders.program import Deck, Instruction

HELD_MOST: Final = 3
# The seats of each set of viewers, which is a number with a bit for each.
WITNESSES: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MAX_SEATS) if viewers >> seat & 1) for viewers in range(PUBLIC_BIT)
]


@final
class Ability(AbilityFields):
    """One ability in progress. A stack of these is all that an unfinished turn consists of."""

    def copy(self) -> "Ability":
        """An independent copy."""
        twin = Ability()
        twin.copy_fields(self)
        return twin

    def held(self, index: i64) -> i64:
        """The held card number `index`."""
        if index == 0:
            return self.held0
        return self.held1 if index == 1 else self.held2

    def set_held(self, index: i64, card: i64) -> None:
        """Replace the held card number `index`."""
        if index == 0:
            self.held0 = card
        elif index == 1:
            self.held1 = card
        else:
            self.held2 = card

    def hold(self, card: i64) -> None:
        """Add a card to the held cards."""
        self.set_held(self.held_count, card)
        self.held_count += 1

    def release(self, index: i64) -> i64:
        """Remove the held card number `index` and return it."""
        card = self.held(index)
        while index < self.held_count - 1:
            self.set_held(index, self.held(index + 1))
            index += 1
        self.held_count -= 1
        self.set_held(self.held_count, NONE)
        return card


class Board(BoardFields):
    """The places of all cards, who knows them, and the progress of the game.

    The subclass `LeadersState` adds the rules.
    """

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck: Deck = deck
        self.seats: i64 = deck.seats
        self.everyone: i64 = ((1 << deck.seats) - 1) | PUBLIC_BIT
        self.frames: list[Ability] = []
        self.depth: i64 = 0
        self.changed: i64 = 0
        # For planes, which draw again only what has changed: the drawing (its mark) and the viewer
        # of the last one, and the zones (bits) that are no longer as they were then.
        self.drawn: i64 = 0
        self.drawn_for: i64 = 0
        self.touched: i64 = ALL_ZONES
        self.telling: bool = False
        self.told: list[Event] = []

    def copy_board(self, source: "Board") -> None:
        """Copy the contents of `source`, which has the same deck, without its events."""
        self.copy_fields(source)
        depth: i64 = 0
        while depth < source.depth:
            self.frames.append(source.frames[depth].copy())
            depth += 1
        self.depth = source.depth

    # -- zones ----------------------------------------------------------------------------

    def base(self, zone: i64) -> i64:
        """The offset of a zone in the block: its length byte, followed by its cards."""
        return int(self.deck.zone_at[zone])

    def size(self, zone: i64) -> i64:
        """Number of cards in the zone."""
        at = self.base(zone)  # first: mypyc counts no reference to `mem` if the index is at hand
        return int(self.mem[at])

    def card(self, zone: i64, index: i64) -> i64:
        """The card at `index` of the zone."""
        at = self.base(zone) + 1 + index
        return int(self.mem[at])

    def set_card(self, zone: i64, index: i64, card: i64) -> None:
        """Replace the card at `index` of the zone."""
        self.mem[self.base(zone) + 1 + index] = u8(card)
        self.touched |= 1 << zone

    def push(self, zone: i64, card: i64) -> None:
        """Add a card at the end of the zone, which is the top of a pile."""
        mem = self.mem
        base = self.base(zone)
        size: i64 = int(mem[base])
        mem[base + 1 + size] = u8(card)
        mem[base] = u8(size + 1)
        self.touched |= 1 << zone

    def pull(self, zone: i64, index: i64) -> i64:
        """Remove a card and return it; the others keep their order (HL-9.4)."""
        mem = self.mem
        base = self.base(zone)
        card: i64 = int(mem[base + 1 + index])
        last: i64 = int(mem[base])
        last -= 1
        at = base + 1 + index
        end = base + 1 + last
        while at < end:
            mem[at] = mem[at + 1]
            at += 1
        mem[base] = u8(last)
        self.touched |= 1 << zone
        return card

    def pull_unordered(self, zone: i64, index: i64) -> i64:
        """Remove a card from an unordered zone and return it; the last card fills the gap."""
        mem = self.mem
        base = self.base(zone)
        card: i64 = int(mem[base + 1 + index])
        last: i64 = int(mem[base])
        last -= 1
        mem[base + 1 + index] = mem[base + 1 + last]
        mem[base] = u8(last)
        self.touched |= 1 << zone
        return card

    def top(self, zone: i64) -> i64:
        """The last card of the zone."""
        return self.card(zone, self.size(zone) - 1)

    def faction(self, card: i64) -> i64:
        """The factions of the card, as bits."""
        return int(self.deck.factions[card])

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left of `seat`."""
        seat += 1
        if seat >= self.seats:  # mypyc boxes an if-expression with two integer types
            seat = 0
        return seat

    def leader(self, seat: i64) -> i64:
        """The leader of the seat, or NONE."""
        return int(self.mem[LEADER + seat])

    def set_leader(self, seat: i64, leader: i64) -> None:
        """Set the leader of the seat."""
        self.mem[LEADER + seat] = u8(leader)

    # -- frames ---------------------------------------------------------------------------

    def frame(self) -> Ability:
        """The ability on top of the stack."""
        return self.frames[self.depth - 1]

    def push_frame(self, card: i64, seat: i64) -> None:
        """Put the ability of `card`, played by `seat`, on the stack."""
        if self.depth == len(self.frames):
            self.frames.append(Ability())
        self.frames[self.depth].reset(card, seat)
        self.depth += 1

    def pop_frame(self) -> None:
        """Remove the ability on top of the stack."""
        self.depth -= 1

    def step(self) -> Instruction:
        """The current step of the ability on top of the stack."""
        frame = self.frames[self.depth - 1]
        return self.deck.programs[frame.card][frame.pc]

    def has_performed(self, copier: i64, card: i64) -> bool:
        """True if `copier` has performed `card` this turn (HL-11.5)."""
        at: i64 = 0
        while at < len(self.performed):
            if i64(self.performed[at]) == copier and i64(self.performed[at + 1]) == card:
                return True
            at += 2
        return False

    def note_performed(self, copier: i64, card: i64) -> None:
        """Record that `copier` performed `card` (HL-11.5)."""
        self.performed = append(append(self.performed, i16(copier)), i16(card))

    def forget_performed(self) -> None:
        """Clear the list of performed cards."""
        while len(self.performed) > 0:
            self.performed, _ = pop(self.performed)

    # -- questions ------------------------------------------------------------------------

    def allow(self, option: i64) -> None:
        """Add an option to the question being prepared."""
        self.legal[self.legal_count] = i16(option)
        self.legal_count += 1

    def allow_zone(self, zone: i64) -> None:
        """Add every card of a zone as an option."""
        index: i64 = 0
        size = self.size(zone)
        while index < size:
            self.allow(zone * PLACE + index)
            index += 1

    def ask_seat(self, ask: i64, seat: i64) -> None:
        """Ask `seat` the question `ask` with the options added so far."""
        self.ask = ask
        self.asked = seat

    # -- events ---------------------------------------------------------------------------

    def tell(
        self, kind: str, public: dict[str, Fact], secret: dict[str, Fact], witnesses: i64
    ) -> None:
        """Record an event. If everyone is a witness, the secret facts become public."""
        if witnesses & PUBLIC_BIT:
            public.update(secret)
            self.told.append(Event(kind, public))
            return
        self.told.append(Event(kind, public, secret, WITNESSES[witnesses]))

    def tell_all(self, kind: str, public: dict[str, Fact]) -> None:
        """Record an event without secret facts."""
        self.told.append(Event(kind, public))

    def card_word(self, card: i64) -> str:
        """The id of the card."""
        return self.deck.ids[card]


def lay_out(board: Board) -> None:
    """Put all cards in their starting places: the Emperor in the graveyard, the rest in the
    harbor."""
    deck = board.deck
    board.mem = vec[u8]([0] * deck.block)
    board.legal = vec[i16]([0] * deck.most_options)
    mem = board.mem
    slot: i64 = 0
    while slot < TAVERN_SLOTS:
        board.push(TAVERN, NONE)
        slot += 1
    for number in deck.in_play:
        if number == deck.emperor:
            board.push(GRAVEYARD, number)  # HL-5.3
            mem[KNOWN + number] = u8(board.everyone)
        else:
            board.push(HARBOR, number)  # HL-5.4
        mem[RUMOUR + RUMOUR_BYTES * number] = u8(255)
        mem[RUMOUR + RUMOUR_BYTES * number + 1] = u8(255)
    seat: i64 = 0
    while seat < MAX_SEATS:
        mem[LEADER + seat] = u8(NONE)
        seat += 1
