"""The face-down cards that a viewer has seen and can still locate (HL-17).

Taken card by card from `knowledge`, which `redeal` preserves, so a viewer remembers the same in
every world it cannot tell from the real one.
"""

from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import places
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    PUBLIC_BIT,
    WILDERNESS,
)


def remembered(board: Board, viewer: Seat) -> list[tuple[str, str]]:
    """Known cards in piles and with other seats, each with its place: ("keen_koi", "2.hand")."""
    bit = 1 << viewer if viewer >= 0 else int(PUBLIC_BIT)
    zones = [GRAVEYARD, WILDERNESS, HARBOR]
    others = [seat for seat in range(board.seats) if seat != viewer]
    zones += [zone + seat for seat in others for zone in (HAND, HIDDEN)]
    return [
        (board.card_word(card), places.area(board, zone, index))
        for zone in zones
        for index in reversed(range(board.size(zone)))
        if k.known(board, card := board.card(zone, index)) & bit
    ]
