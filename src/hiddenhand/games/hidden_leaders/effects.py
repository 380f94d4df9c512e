"""Card movements that several verbs or the turn share (HL-8).

They update who knows the card and record the event. They never ask; verbs and `turn.py` do.
"""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import places
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    PARTY,
    PUBLIC_BIT,
    RUMOUR_HAND,
    RUMOUR_HELD,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    TAVERN,
    WILDERNESS,
)


def told_move(
    board: Board, kind: str, seat: i64, card: i64, here: str, there: str, to: i64
) -> None:
    """Record that `card` moved; the viewers in `to` see its face."""
    word = board.card_word(card)
    if to & PUBLIC_BIT:
        board.tell_all(kind, {"seat": int(seat), "from": here, "to": there, "card": word})
        return
    board.tell(kind, {"seat": int(seat), "from": here, "to": there}, {"card": word}, to)


def told_held(board: Board, kind: str, frame: Ability, card: i64, there: str) -> None:
    """Record that a held card went to an area; those who saw it held see its face."""
    told_move(board, kind, frame.seat, card, "held", there, _seeing(board, frame, card))


def _seeing(board: Board, frame: Ability, card: i64) -> i64:
    """Viewers who see the face of a held card now, without those who only remember it (HL-17.9)."""
    if frame.held_from == TAVERN or frame.held_from == GRAVEYARD:
        return k.known(board, card)  # everyone, unless it was dealt out in secret
    seen: i64 = 1 << frame.seat
    if frame.held_from >= HAND:
        seen |= 1 << (frame.held_from - HAND)
    return seen


def play(board: Board, seat: i64, index: i64) -> None:
    """HL-7.1: put the card face up into the party and its ability on the stack."""
    here = HAND + seat
    card = board.pull(here, index)
    k.publish(board, card)
    board.push(PARTY + seat, card)
    if board.telling:
        there = places.top(board, PARTY + seat)
        told_move(board, "played", seat, card, places.hand(seat), there, board.everyone)
    board.push_frame(card, seat)


def bury(board: Board, seat: i64, zone: i64, index: i64) -> i64:
    """HL-8.1: put a hero of a party face up on top of the graveyard."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(GRAVEYARD, card)
    k.publish(board, card)
    if board.telling:
        told_move(board, "buried", seat, card, here, "graveyard", board.everyone)
    return card


def discard_from_hand(board: Board, seat: i64, index: i64) -> None:
    """HL-8.2: put a hand card face down on top of the wilderness; only its owner knows it."""
    zone = HAND + seat
    witness: i64 = 1 << seat
    k.slip(board, zone, board.card(zone, index), RUMOUR_WILDERNESS, witness)
    card = board.pull(zone, index)
    board.push(WILDERNESS, card)
    if board.telling:
        told_move(board, "discarded", seat, card, places.hand(seat), "wilderness", witness)


def hide_from_hand(board: Board, seat: i64, index: i64) -> None:
    """HL-8.4, HL-9.4: put a hand card face down at the end of the hidden stack."""
    zone = HAND + seat
    witness: i64 = 1 << seat
    k.slip(board, zone, board.card(zone, index), RUMOUR_HIDDEN << seat, witness)
    card = board.pull(zone, index)
    board.push(HIDDEN + seat, card)
    if board.telling:
        there = places.top(board, HIDDEN + seat)
        told_move(board, "hidden", seat, card, places.hand(seat), there, witness)


def look_at(board: Board, seat: i64, zone: i64, index: i64) -> None:
    """HL-8.8: `seat` sees a hidden hero, which stays where it is; everyone sees which one."""
    card = board.card(zone, index)
    k.learn(board, card, 1 << seat)
    if board.telling:
        board.tell(
            "looked",
            {"seat": int(seat), "at": places.area(board, zone, index)},
            {"card": board.card_word(card)},
            (1 << seat) | (1 << (zone - HIDDEN)),
        )


def put_back(board: Board, frame: Ability) -> None:
    """Return the held cards to the top of their pile in their old order."""
    k.vacate(board, RUMOUR_HELD, k.rumour_bit(frame.held_from))
    while frame.held_count > 0:
        card = frame.release(frame.held_count - 1)
        board.push(frame.held_from, card)
        if board.telling:
            there = places.top(board, frame.held_from)
            told_held(board, "put-back", frame, card, there)


def take_from_tavern(board: Board, seat: i64, slot: i64) -> None:
    """Step 2 of a turn: move a tavern card to the hand; everyone sees it."""
    card = board.card(TAVERN, slot)
    board.set_card(TAVERN, slot, NONE)
    board.push(HAND + seat, card)
    if board.telling:
        told_move(board, "taken", seat, card, "tavern", places.hand(seat), board.everyone)


def refill_harbor(board: Board) -> bool:
    """HL-4.7: if the harbor is empty, shuffle the wilderness into it. False if both are empty."""
    if board.size(WILDERNESS) == 0:
        return False
    index: i64 = 0
    size = board.size(WILDERNESS)
    while index < size:
        board.push(HARBOR, board.card(WILDERNESS, index))
        index += 1
    while board.size(WILDERNESS) > 0:
        board.pull(WILDERNESS, board.size(WILDERNESS) - 1)
    k.shuffle_into_harbor(board)
    if board.telling:
        board.tell_all("harbor-refilled", {"cards": int(size)})
    return True


def draw_to_hand(board: Board, index: i64, seat: i64) -> None:
    """Move the harbor card at `index` to the hand of `seat`; only its owner sees it."""
    witness: i64 = 1 << seat
    k.slip(board, HARBOR, board.card(HARBOR, index), RUMOUR_HAND << seat, witness)
    card = board.pull_unordered(HARBOR, index)
    board.push(HAND + seat, card)
    if board.telling:
        told_move(board, "drawn", seat, card, "harbor", places.hand(seat), witness)


def draw_to_tavern(board: Board, index: i64, slot: i64) -> None:
    """Move the harbor card at `index` face up to a tavern slot."""
    card = board.pull_unordered(HARBOR, index)
    board.set_card(TAVERN, slot, card)
    k.publish(board, card)
    if board.telling:
        board.tell_all(
            "tavern-filled", {"card": board.card_word(card), "from": "harbor", "to": "tavern"}
        )


def lift_top(board: Board, frame: Ability, zone: i64, witnesses: i64) -> None:
    """Move the top card of the wilderness or the graveyard to the held cards."""
    card = board.pull(zone, board.size(zone) - 1)
    k.learn(board, card, witnesses)
    k.spread(board, k.rumour_bit(zone), RUMOUR_HELD)
    frame.hold(card)
    frame.held_from = zone
    if board.telling:
        here = "wilderness" if zone == WILDERNESS else "graveyard"
        told_move(board, "drawn", frame.seat, card, here, "held", witnesses)
    if zone == GRAVEYARD:
        k.show_graveyard_top(board)
