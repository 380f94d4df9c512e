"""A canonical world for all states that a viewer cannot tell apart.

If rumors constrain cards, `redeal` starts from the real state, so its result depends a little on
hidden information. Bots and hints must get the same worlds whatever the real state is, so the state
is put into a canonical order first: every unknown card goes to the first place allowed by the
viewer's knowledge.
"""

from mypy_extensions import u8

from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import sealed
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
    """A place whose card the viewer cannot know."""

    def __init__(self, board: Board, card: int, bit: int, at: int, held: tuple[int, int]) -> None:
        self.card, self.bit, self.at, self.held = card, bit, at, held
        self.known = int(k.known(board, card))  # who knows the card here: stays with the place
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
    """Rearrange `board` (a fresh copy) so that it depends only on what `viewer` knows."""
    sealed.forget(board, viewer)
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
    """Assign cards to places: first the constrained cards, in order of number, each to the first
    place it may have, moving others if necessary (Kuhn's bipartite matching); then the rest.

    An assignment always exists, because the real state is one.
    """
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
