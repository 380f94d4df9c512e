"""The notation for places, used in options, events, views, positions and the web app.

An *area* says where a card is without naming the card; events give areas, and the card separately
to those who see it:

    harbor, tavern, held         held: set aside by the ability in progress
    wilderness, wilderness.2     the top, the third card from the top; likewise the graveyard
    2.hand                       the hand of seat 2
    2                            its party, the face-up heroes
    2.h0                         the oldest of its hidden heroes, 2.h1 the next

A *place* is one card; options name places. If the card is public, it is the area and the card
(`2.keen_koi`, `tavern.keen_koi`, `graveyard.keen_koi`); for a hidden hero it is the area (`2.h0`),
and for a card of the own hand or one set aside the card alone (`keen_koi`).
"""

from typing import Final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HELD,
    HIDDEN,
    MAX_SEATS,
    MOST_CARDS,
    PARTY,
    PLACE,
    TAVERN,
    WILDERNESS,
)

NO_PLACE = -1
_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]
_HANDS: Final = [f"{seat}.hand" for seat in range(MAX_SEATS)]
_STACKS: Final = [[f"{seat}.h{n}" for n in range(MOST_CARDS)] for seat in range(MAX_SEATS)]
_AREAS = {"harbor": HARBOR, "wilderness": WILDERNESS, "graveyard": GRAVEYARD, "tavern": TAVERN}


def area(board: Board, zone: i64, index: i64) -> str:
    """The area of the card at `index` of `zone`."""
    if zone == HELD:
        return "held"
    if zone >= HIDDEN:
        return _STACKS[zone - HIDDEN][index]
    if zone >= PARTY:
        return _SEATS[zone - PARTY]
    if zone >= HAND:
        return _HANDS[zone - HAND]
    if zone == TAVERN:
        return "tavern"
    if zone == HARBOR:
        return "harbor"
    depth = board.size(zone) - 1 - index
    name = "wilderness" if zone == WILDERNESS else "graveyard"
    return name if depth <= 0 else f"{name}.{depth}"


def hand(seat: i64) -> str:
    """The area of a seat's hand."""
    return _HANDS[seat]


def top(board: Board, zone: i64) -> str:
    """The area of the last card of a zone: the newest hidden hero, the top of a pile."""
    return area(board, zone, board.size(zone) - 1)


def place(board: Board, zone: i64, index: i64) -> str:
    """The card at `index` of `zone` as options name it."""
    if zone == HELD:
        return board.card_word(board.frame().held(index))
    if zone >= HIDDEN:
        return _STACKS[zone - HIDDEN][index]
    card = board.card_word(board.card(zone, index))
    if zone >= PARTY:
        return f"{zone - PARTY}.{card}"
    if zone >= HAND:
        return card
    if zone == TAVERN:
        return f"tavern.{card}"
    return f"graveyard.{card}" if zone == GRAVEYARD else f"{area(board, zone, index)}.{card}"


def find(board: Board, word: str) -> int:
    """The inverse of `place`: zone * PLACE + index, or NO_PLACE if there is no such card.

    A card alone is one set aside by the ability in progress, or in any hand.
    """
    first, _, rest = word.partition(".")
    if not rest:
        return _find_alone(board, word)
    if first in _AREAS:
        return _in_zone(board, _AREAS[first], rest.rpartition(".")[2])
    if first not in [str(seat) for seat in range(board.seats)]:
        return NO_PLACE
    seat = int(first)
    if rest in [f"h{index}" for index in range(board.size(HIDDEN + seat))]:
        return int((HIDDEN + seat) * PLACE + int(rest[1:]))
    return _in_zone(board, PARTY + seat, rest)


def _find_alone(board: Board, card: str) -> int:
    if board.depth > 0:
        frame = board.frame()
        for index in range(frame.held_count):
            if board.card_word(frame.held(index)) == card:
                return int(HELD * PLACE + index)
    for seat in range(MAX_SEATS):
        found = _in_zone(board, HAND + seat, card)
        if found != NO_PLACE:
            return found
    return NO_PLACE


def _in_zone(board: Board, zone: int, card: str) -> int:
    number = board.deck.numbers.get(card, -1)
    for index in range(board.size(zone)):
        if board.card(zone, index) == number:
            return zone * PLACE + int(index)
    return NO_PLACE
