"""A canonical world for all states that a viewer cannot tell apart.

If rumors constrain cards, `redeal` starts from the real state, so its result depends a little on
hidden information. Bots and hints must get the same worlds whatever the real state is, so the state
is put into a canonical order first: every unknown card goes to the first place allowed by the
viewer's knowledge.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import sealed
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import NONE, OVER, PUBLIC_BIT
from hiddenhand.games.hidden_leaders.redeal import Unknown, redeal, unknown_places

DEALS: Final = 4  # redeals after `settle` until the world is random; tests check the distribution
EMPTY: Final = -1


def imagine(board: Board, viewer: i64, dice: Dice) -> None:
    """Turn `board` (a fresh copy) into a random world that depends only on what `viewer` knows.

    With rumors `redeal` changes only a few places, so it is done until the canonical order is
    lost.
    """
    settle(board, viewer)
    deal: i64 = 0
    while deal < DEALS:
        redeal(board, viewer, dice)
        deal += 1


def settle(board: Board, viewer: i64) -> None:
    """Rearrange `board` (a fresh copy) so that it depends only on what `viewer` knows."""
    sealed.forget(board, viewer)
    if board.phase != OVER:
        _settle_leaders(board, viewer)
    bit: i64 = 1 << viewer if viewer >= 0 else PUBLIC_BIT
    unknown = unknown_places(board, bit)
    _Filling(board, unknown).fill()
    unknown.put_back(board)


def _settle_leaders(board: Board, viewer: i64) -> None:
    own = board.leader(viewer) if viewer >= 0 else NONE
    left = [int(number) for number in board.deck.leaders_in_play if number != own]
    for seat in range(board.seats):
        if seat != viewer and board.leader(seat) != NONE:
            board.set_leader(seat, left.pop(0))


@final
class _Filling:
    """Assigns the unknown cards to their places: first the constrained cards, in order of number,
    each to the first place it may have, moving others if necessary (Kuhn's bipartite matching);
    then the rest.

    An assignment always exists, because the real state is one.
    """

    def __init__(self, board: Board, unknown: Unknown) -> None:
        self.board: Board = board
        self.unknown: Unknown = unknown
        self.groups: vec[u8] = unknown.cards[:]  # of the card that is there: stays with the place
        self.lies: vec[i16] = unknown.places[:]  # the card that a place gets
        self.tried: vec[i32] = board.deck.blank_bits[:]  # in which search a place was tried last
        self.search: i64 = 0

    def fill(self) -> None:
        """Assign all cards."""
        board = self.board
        unknown = self.unknown
        cards = unknown.cards
        lies = self.lies
        groups = self.groups
        count = unknown.count
        number: i64 = 0
        while number < count:
            groups[number] = u8(k.group(board, i64(cards[number])))
            lies[number] = EMPTY
            number += 1
        unknown.sort(board.deck)
        free = cards[:]
        free_count: i64 = 0
        number = 0
        while number < count:
            card = i64(cards[number])
            if k.is_free(board, card):
                free[free_count] = u8(card)
                free_count += 1
            else:
                self.search += 1
                self.find(card)
            number += 1
        free_count = 0
        number = 0
        while number < count:
            if i64(lies[number]) == EMPTY:
                cards[number] = free[free_count]
                free_count += 1
            else:
                cards[number] = u8(i64(lies[number]))
            number += 1

    def find(self, card: i64) -> bool:
        """Give the card a place that it may have and that this search has not tried."""
        bits = self.unknown.bits
        groups = self.groups
        lies = self.lies
        tried = self.tried
        rumour = k.rumour(self.board, card)
        mark = k.group(self.board, card)
        count = self.unknown.count
        number: i64 = 0
        while number < count:
            if (
                rumour & i64(bits[number])
                and i64(groups[number]) == mark
                and i64(tried[number]) != self.search
            ):
                tried[number] = i32(self.search)
                if i64(lies[number]) == EMPTY or self.find(i64(lies[number])):
                    lies[number] = i16(card)
                    return True
            number += 1
        return False
