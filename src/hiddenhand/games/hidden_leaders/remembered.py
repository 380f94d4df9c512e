"""What a viewer has seen of face-down cards and still knows the place of (HL-17).

Built card by card from the engine's own account of who knows what (`knowledge`); `redeal` keeps to
the same account, so a viewer remembers the same in every world it cannot tell from the real one.
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
    """Cards in the piles and with the other seats, each with its place: ("keen_koi", "2.hand")."""
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
