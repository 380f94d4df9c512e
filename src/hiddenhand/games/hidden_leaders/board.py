"""Where every card lies: one flat block of bytes, so that a copy is a single memory copy.

Zones hide that storage: the rules say `push`, `pull`, `size`, `card`. A pile's top is its last
card. What each seat knows of face-down cards lies in the same block; `knowledge.py` keeps it.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from hiddenhand.core.event import Event, Fact
from hiddenhand.games.hidden_leaders.codes import (
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


@final
class Ability(AbilityFields):
    """One ability in progress. The unfinished turn is a stack of these, and nothing else."""

    def copy(self) -> "Ability":
        twin = Ability()
        twin.copy_fields(self)
        return twin

    def held(self, index: i64) -> i64:
        if index == 0:
            return self.held0
        return self.held1 if index == 1 else self.held2

    def set_held(self, index: i64, card: i64) -> None:
        if index == 0:
            self.held0 = card
        elif index == 1:
            self.held1 = card
        else:
            self.held2 = card

    def hold(self, card: i64) -> None:
        self.set_held(self.held_count, card)
        self.held_count += 1

    def release(self, index: i64) -> i64:
        card = self.held(index)
        while index < self.held_count - 1:
            self.set_held(index, self.held(index + 1))
            index += 1
        self.held_count -= 1
        self.set_held(self.held_count, NONE)
        return card


class Board(BoardFields):
    """Where every card lies, who knows it, and how far the game is. `LeadersState` plays it."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck: Deck = deck
        self.seats: i64 = deck.seats
        self.everyone: i64 = ((1 << deck.seats) - 1) | PUBLIC_BIT
        self.frames: list[Ability] = []
        self.depth: i64 = 0
        self.telling: bool = False
        self.told: list[Event] = []

    def copy_board(self, source: "Board") -> None:
        """Be as `source` is, which has the same deck; what happened there is not told here."""
        self.copy_fields(source)
        depth: i64 = 0
        while depth < source.depth:
            self.frames.append(source.frames[depth].copy())
            depth += 1
        self.depth = source.depth

    # -- zones ----------------------------------------------------------------------------

    def base(self, zone: i64) -> i64:
        """Where a zone begins in the block: its length, then its cards."""
        return int(self.deck.zone_at[zone])

    def size(self, zone: i64) -> i64:
        return int(self.mem[self.base(zone)])

    def card(self, zone: i64, index: i64) -> i64:
        return int(self.mem[self.base(zone) + 1 + index])

    def set_card(self, zone: i64, index: i64, card: i64) -> None:
        self.mem[self.base(zone) + 1 + index] = u8(card)

    def push(self, zone: i64, card: i64) -> None:
        mem = self.mem
        base = self.base(zone)
        size: i64 = int(mem[base])
        mem[base + 1 + size] = u8(card)
        mem[base] = u8(size + 1)

    def pull(self, zone: i64, index: i64) -> i64:
        """Take a card out; the others close up without changing order (HL-9.4)."""
        mem = self.mem
        base = self.base(zone)
        card: i64 = int(mem[base + 1 + index])
        last: i64 = int(mem[base]) - 1
        at = base + 1 + index
        end = base + 1 + last
        while at < end:
            mem[at] = mem[at + 1]
            at += 1
        mem[base] = u8(last)
        return card

    def pull_unordered(self, zone: i64, index: i64) -> i64:
        """Take a card out of a pool; the last one fills the hole."""
        mem = self.mem
        base = self.base(zone)
        card: i64 = int(mem[base + 1 + index])
        last: i64 = int(mem[base]) - 1
        mem[base + 1 + index] = mem[base + 1 + last]
        mem[base] = u8(last)
        return card

    def top(self, zone: i64) -> i64:
        return self.card(zone, self.size(zone) - 1)

    def faction(self, card: i64) -> i64:
        return int(self.deck.factions[card])

    def next_seat(self, seat: i64) -> i64:
        seat += 1
        if seat >= self.seats:  # an if-expression of two kinds of numbers would be boxed
            seat = 0
        return seat

    def leader(self, seat: i64) -> i64:
        return int(self.mem[LEADER + seat])

    def set_leader(self, seat: i64, leader: i64) -> None:
        self.mem[LEADER + seat] = u8(leader)

    # -- frames ---------------------------------------------------------------------------

    def frame(self) -> Ability:
        return self.frames[self.depth - 1]

    def push_frame(self, card: i64, seat: i64) -> None:
        if self.depth == len(self.frames):
            self.frames.append(Ability())
        self.frames[self.depth].reset(card, seat)
        self.depth += 1

    def pop_frame(self) -> None:
        self.depth -= 1

    def step(self) -> Instruction:
        """The step that the ability on top is at."""
        frame = self.frames[self.depth - 1]
        return self.deck.programs[frame.card][frame.pc]

    def has_performed(self, copier: i64, card: i64) -> bool:
        at: i64 = 0
        while at < len(self.performed):
            if i64(self.performed[at]) == copier and i64(self.performed[at + 1]) == card:
                return True
            at += 2
        return False

    def note_performed(self, copier: i64, card: i64) -> None:
        self.performed = append(append(self.performed, i16(copier)), i16(card))

    def forget_performed(self) -> None:
        while len(self.performed) > 0:
            self.performed, _ = pop(self.performed)

    # -- questions ------------------------------------------------------------------------

    def allow(self, option: i64) -> None:
        self.legal[self.legal_count] = i16(option)
        self.legal_count += 1

    def allow_zone(self, zone: i64) -> None:
        index: i64 = 0
        size = self.size(zone)
        while index < size:
            self.allow(zone * PLACE + index)
            index += 1

    def ask_seat(self, ask: i64, seat: i64) -> None:
        """Put the question `ask` to `seat`; its options are listed already."""
        self.ask = ask
        self.asked = seat

    # -- telling --------------------------------------------------------------------------

    def tell(
        self, kind: str, public: dict[str, Fact], secret: dict[str, Fact], witnesses: i64
    ) -> None:
        """Keep what happened. A secret that everyone witnessed is no secret."""
        if witnesses & PUBLIC_BIT:
            public.update(secret)
            self.told.append(Event(kind, public))
            return
        seats = [seat for seat in range(MAX_SEATS) if witnesses & (1 << seat)]
        self.told.append(Event(kind, public, secret, tuple(seats)))

    def card_word(self, card: i64) -> str:
        return self.deck.ids[card]


def lay_out(board: Board) -> None:
    """All cards where the game begins: the Emperor buried, the others in the harbor."""
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
