"""Lists the cards and players that a step may use; the only place that decides what is legal."""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HELD,
    HIDDEN,
    NONE,
    PARTY,
    PLACE,
    TAVERN,
    TAVERN_SLOTS,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Instruction, Selector


def covers(board: Board, frame: Ability, of: i64, seat: i64) -> bool:
    """True if the player word `of` covers `seat`, relative to the resolving player (HL-11.1)."""
    if of == p.SELF:
        return seat == frame.seat
    if of == p.ANY:
        return True
    if of == p.ANOTHER or of == p.EACH_OTHER:
        return seat != frame.seat
    if of == p.CHOSEN:
        return seat == frame.player
    return seat == board.next_seat(frame.seat)


def matches(board: Board, frame: Ability, sel: Selector, card: i64) -> bool:
    """True if the card passes the faction filters; the Emperor passes every "is" and no "is not"
    (HL-10.2)."""
    factions = board.faction(card)
    if sel.factions != 0:
        wanted = frame.faction if sel.factions == p.CHOSEN_FACTION else sel.factions
        if not factions & wanted:
            return False
    return not factions & sel.not_factions


def list_cards(board: Board, frame: Ability, sel: Selector) -> i64:
    """Add every place that the selector covers as an option; returns how many."""
    board.legal_count = 0
    zone = sel.zone
    if zone == p.IN_PARTY:
        seat: i64 = 0
        while seat < board.seats:
            if covers(board, frame, sel.of, seat):
                if sel.face != p.DOWN:
                    _list_matching(board, frame, sel, PARTY + seat)
                if sel.face != p.UP:
                    board.allow_zone(HIDDEN + seat)
            seat += 1
    elif zone == p.IN_HAND:
        seat = frame.player if sel.of == p.CHOSEN else frame.seat
        if seat != NONE:
            _list_matching(board, frame, sel, HAND + seat)
    elif zone == p.IN_TAVERN:
        slot: i64 = 0
        while slot < TAVERN_SLOTS:
            card = board.card(TAVERN, slot)
            if card != NONE and matches(board, frame, sel, card):
                board.allow(TAVERN * PLACE + slot)
            slot += 1
    elif zone == p.IN_HELD:
        index: i64 = 0
        while index < frame.held_count:
            board.allow(HELD * PLACE + index)
            index += 1
    return board.legal_count


def _list_matching(board: Board, frame: Ability, sel: Selector, zone: i64) -> None:
    index: i64 = 0
    size = board.size(zone)
    while index < size:
        if matches(board, frame, sel, board.card(zone, index)):
            board.allow(zone * PLACE + index)
        index += 1


def list_graveyard(board: Board) -> i64:
    """Add all cards of the graveyard as options, top first; returns how many."""
    board.legal_count = 0
    index = board.size(GRAVEYARD) - 1
    while index >= 0:
        board.allow(GRAVEYARD * PLACE + index)
        index -= 1
    return board.legal_count


def list_performable(board: Board, frame: Ability, sel: Selector) -> i64:
    """Add the heroes that a copier may perform: never itself, no card twice in a turn (HL-11.5)."""
    board.legal_count = 0
    seat: i64 = 0
    while seat < board.seats:
        if covers(board, frame, sel.of, seat):
            index: i64 = 0
            size = board.size(PARTY + seat)
            while index < size:
                if may_perform(board, frame, board.card(PARTY + seat, index)):
                    board.allow((PARTY + seat) * PLACE + index)
                index += 1
        seat += 1
    return board.legal_count


def may_perform(board: Board, frame: Ability, card: i64) -> bool:
    """True if the card of `frame` may perform `card` (HL-11.5)."""
    return card != frame.card and not board.has_performed(frame.card, card)


def list_movable(board: Board, frame: Ability) -> i64:
    """Add face-up heroes that can move to a player other than owner and mover (HL-16.10 heroes)."""
    board.legal_count = 0
    seat: i64 = 0
    while seat < board.seats:
        if seat == frame.seat or board.seats > 2:
            board.allow_zone(PARTY + seat)
        seat += 1
    return board.legal_count


def list_players(board: Board, frame: Ability, step: Instruction) -> i64:
    """HL-7.8: add the players that may be picked: those with a matching card, else nobody."""
    board.legal_count = 0
    seat: i64 = 0
    while seat < board.seats:
        if covers(board, frame, step.sel.of, seat) and _has(board, step.other, seat):
            board.allow(seat)
        seat += 1
    return board.legal_count


def _has(board: Board, having: Selector, seat: i64) -> bool:
    if having.zone == p.IN_HAND:
        return board.size(HAND + seat) > 0
    if having.zone == p.IN_PARTY:
        up = having.face != p.DOWN and board.size(PARTY + seat) > 0
        return up or (having.face != p.UP and board.size(HIDDEN + seat) > 0)
    return True


def can_begin(board: Board, frame: Ability, step: Instruction) -> bool:
    """True if the step has something to act on, judging only by public information."""
    zone = step.sel.zone
    if zone == p.IN_HARBOR:
        return board.size(HARBOR) + board.size(WILDERNESS) > 0
    if zone == p.IN_WILDERNESS:
        return board.size(WILDERNESS) > 0
    if zone == p.IN_GRAVEYARD:
        return board.size(GRAVEYARD) > 0
    return list_cards(board, frame, step.sel) > 0
