"""One and the same world for all that a viewer cannot tell apart.

`redeal` starts from the true world where rumours bind cards to places, so what its dice deal
depends on the truth a little. Bots and hints must have the very same thoughts in every such world,
so what they imagine is settled first: every unknown card goes to the first place that what the
viewer knows allows, whatever the truth is.
"""

from mypy_extensions import u8

from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    OVER,
    PUBLIC_BIT,
    RUMOUR_ANYWHERE,
    RUMOUR_HELD,
    WILDERNESS,
)


class _Place:
    """Somewhere a card lies that the viewer cannot know."""

    def __init__(self, board: Board, card: int, bit: int, at: int, held: tuple[int, int]) -> None:
        self.card, self.bit, self.at, self.held = card, bit, at, held
        self.known = int(k.known(board, card))  # who knows what lies here: stays with the place
        self.group = int(k.group(board, card))

    def takes(self, board: Board, card: int) -> bool:
        return bool(k.rumour(board, card) & self.bit) and k.group(board, card) == self.group

    def put(self, board: Board, card: int) -> None:
        k.set_known(board, card, self.known)
        if self.at >= 0:
            board.mem[self.at] = u8(card)
        else:
            depth, index = self.held
            board.frames[depth].set_held(index, card)


def settle(board: Board, viewer: Seat) -> None:
    """Lay `board` (a fresh copy) out anew: what `viewer` cannot know follows from what it knows."""
    if board.phase != OVER:
        _settle_leaders(board, viewer)
    places = _unknown(board, 1 << viewer if viewer >= 0 else int(PUBLIC_BIT))
    for place, card in _fill(board, places):
        place.put(board, card)


def _settle_leaders(board: Board, viewer: Seat) -> None:
    own = board.leader(viewer) if viewer >= 0 else NONE
    left = [int(number) for number in board.deck.leaders_in_play if number != own]
    for seat in range(board.seats):
        if seat != viewer and board.leader(seat) != NONE:
            board.set_leader(seat, left.pop(0))


def _unknown(board: Board, bit: int) -> list[_Place]:
    zones = [HARBOR, WILDERNESS, GRAVEYARD]
    zones += [zone + seat for seat in range(board.seats) for zone in (HAND, HIDDEN)]
    found = []
    for zone in zones:
        for index in range(board.size(zone)):
            at = int(board.base(zone)) + 1 + index
            card = int(board.mem[at])
            if not k.known(board, card) & bit:
                found.append(_Place(board, card, int(k.rumour_bit(zone)), at, (0, 0)))
    for depth in range(board.depth):
        frame = board.frames[depth]
        for index in range(frame.held_count):
            card = int(frame.held(index))
            if not k.known(board, card) & bit:
                found.append(_Place(board, card, int(RUMOUR_HELD), -1, (depth, index)))
    return found


def _fill(board: Board, places: list[_Place]) -> list[tuple[_Place, int]]:
    """Cards that may not lie anywhere come first, by their numbers, each to the first place it may
    have; one that finds all of them taken moves another on (Kuhn). The true world shows that all
    find one. The others take what is left."""
    lies: dict[int, int] = {}  # place -> card

    def find(card: int, tried: set[int]) -> bool:
        for number, place in enumerate(places):
            if number not in tried and place.takes(board, card):
                tried.add(number)
                if number not in lies or find(lies[number], tried):
                    lies[number] = card
                    return True
        return False

    free = []
    for card in sorted(place.card for place in places):
        if k.rumour(board, card) == RUMOUR_ANYWHERE and k.group(board, card) == 0:
            free.append(card)
        else:
            find(card, set())
    left = [number for number in range(len(places)) if number not in lies]
    lies.update(zip(left, free, strict=True))
    return [(places[number], card) for number, card in lies.items()]
