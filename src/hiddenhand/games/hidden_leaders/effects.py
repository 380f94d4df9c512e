"""The keywords (HL-8): every way a card changes its place, who learns of it, and what is told.

Nothing here asks or chooses; `verbs.py` and `turn.py` do.
"""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import places
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HELD,
    HIDDEN,
    NONE,
    PARTY,
    RUMOUR_HAND,
    RUMOUR_HELD,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    TAVERN,
    TAVERN_SLOTS,
    WILDERNESS,
)


def told_move(
    board: Board, kind: str, seat: i64, card: i64, here: str, there: str, to: i64
) -> None:
    """Tell that `card` moved; `to` are the witnesses of its face."""
    board.tell(
        kind,
        {"seat": int(seat), "from": here, "to": there},
        {"card": board.card_word(card)},
        to,
    )


def _seeing(board: Board, frame: Frame, card: i64) -> i64:
    """Who sees the face of a held card now. What others remember of it is not shown (HL-17.9)."""
    if frame.held_from == TAVERN or frame.held_from == GRAVEYARD:
        return k.known(board, card)  # all, unless it was dealt out in secret
    seen: i64 = 1 << frame.seat
    if frame.held_from >= HAND:
        seen |= 1 << (frame.held_from - HAND)
    return seen


def play(board: Board, seat: i64, index: i64) -> None:
    """HL-7.1: the card goes face up into the party; its ability waits on the stack."""
    here = HAND + seat
    card = board.pull(here, index)
    k.publish(board, card)
    board.push(PARTY + seat, card)
    if board.telling:
        there = places.top(board, PARTY + seat)
        told_move(board, "played", seat, card, places.hand(seat), there, board.everyone)
    board.push_frame(card, seat)


def bury(board: Board, seat: i64, zone: i64, index: i64) -> i64:
    """HL-8.1: a hero of a party goes face up on top of the graveyard."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(GRAVEYARD, card)
    k.publish(board, card)
    if board.telling:
        told_move(board, "buried", seat, card, here, "graveyard", board.everyone)
    return card


def bury_held(board: Board, frame: Frame) -> None:
    card = frame.release(0)
    board.push(GRAVEYARD, card)
    k.publish(board, card)
    if board.telling:
        told_move(board, "buried", frame.seat, card, "held", "graveyard", board.everyone)


def discard_from_hand(board: Board, seat: i64, index: i64) -> None:
    """HL-8.2: face down on top of the wilderness; only the owner knows what it was."""
    zone = HAND + seat
    witness: i64 = 1 << seat
    k.slip(board, zone, board.card(zone, index), RUMOUR_WILDERNESS, witness)
    card = board.pull(zone, index)
    board.push(WILDERNESS, card)
    if board.telling:
        told_move(board, "discarded", seat, card, places.hand(seat), "wilderness", witness)


def discard_open(board: Board, seat: i64, zone: i64, index: i64) -> None:
    """Discard a face-up hero or a tavern card: everyone saw which one it was."""
    here = places.area(board, zone, index) if board.telling else ""
    if zone == TAVERN:
        card = board.card(TAVERN, index)
        board.set_card(TAVERN, index, NONE)
    else:
        card = board.pull(zone, index)
    board.push(WILDERNESS, card)
    if board.telling:
        told_move(board, "discarded", seat, card, here, "wilderness", board.everyone)


def hide_from_hand(board: Board, seat: i64, index: i64) -> None:
    """HL-8.4, HL-9.4: a hand card goes face down to the end of the hidden stack."""
    zone = HAND + seat
    witness: i64 = 1 << seat
    k.slip(board, zone, board.card(zone, index), RUMOUR_HIDDEN << seat, witness)
    card = board.pull(zone, index)
    board.push(HIDDEN + seat, card)
    if board.telling:
        there = places.top(board, HIDDEN + seat)
        told_move(board, "hidden", seat, card, places.hand(seat), there, witness)


def hide_held(board: Board, frame: Frame, index: i64, witnesses: i64) -> None:
    """A held card becomes the last hidden hero of the resolving player."""
    card = frame.release(index)
    board.push(HIDDEN + frame.seat, card)
    k.learn(board, card, witnesses)
    if board.telling:
        zone = HIDDEN + frame.seat
        there = places.top(board, zone)
        told_move(board, "hidden", frame.seat, card, "held", there, _seeing(board, frame, card))


def discard_held(board: Board, frame: Frame, index: i64) -> None:
    card = frame.release(index)
    board.push(WILDERNESS, card)
    if frame.held_count == 0:
        k.vacate(board, RUMOUR_HELD, RUMOUR_WILDERNESS)
    if board.telling:
        told_move(
            board, "discarded", frame.seat, card, "held", "wilderness", _seeing(board, frame, card)
        )


def keep_held(board: Board, frame: Frame, index: i64) -> None:
    card = frame.release(index)
    board.push(HAND + frame.seat, card)
    if board.telling:
        there = places.hand(frame.seat)
        told_move(board, "kept", frame.seat, card, "held", there, _seeing(board, frame, card))


def put_back(board: Board, frame: Frame) -> None:
    """The held cards return to the top of their pile in their old order."""
    k.vacate(board, RUMOUR_HELD, k.rumour_bit(frame.held_from))
    while frame.held_count > 0:
        card = frame.release(frame.held_count - 1)
        board.push(frame.held_from, card)
        if board.telling:
            there = places.top(board, frame.held_from)
            told_move(
                board, "put-back", frame.seat, card, "held", there, _seeing(board, frame, card)
            )


def take_from_tavern(board: Board, seat: i64, slot: i64) -> None:
    """Step 2 of a turn: all see which card goes to the hand."""
    card = board.card(TAVERN, slot)
    board.set_card(TAVERN, slot, NONE)
    board.push(HAND + seat, card)
    if board.telling:
        told_move(board, "taken", seat, card, "tavern", places.hand(seat), board.everyone)


def set_aside(board: Board, frame: Frame, slot: i64) -> None:
    """HL-11.3: while it is held its slot is empty and it is no target."""
    card = board.card(TAVERN, slot)
    board.set_card(TAVERN, slot, NONE)
    frame.hold(card)
    frame.held_from = TAVERN
    if board.telling:
        told_move(board, "set-aside", frame.seat, card, "tavern", "held", board.everyone)


def show_in_party(board: Board, seat: i64, slot: i64, to: i64) -> None:
    """A tavern card is placed face up into the party of `to`, without its ability."""
    card = board.card(TAVERN, slot)
    board.set_card(TAVERN, slot, NONE)
    board.push(PARTY + to, card)
    if board.telling:
        there = places.top(board, PARTY + to)
        told_move(board, "placed", seat, card, "tavern", there, board.everyone)


def change_party(board: Board, seat: i64, zone: i64, index: i64, to: i64) -> None:
    """A face-up hero moves into the party of `to` and stays face up."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(PARTY + to, card)
    if board.telling:
        there = places.top(board, PARTY + to)
        told_move(board, "placed", seat, card, here, there, board.everyone)


def take_hero(board: Board, seat: i64, zone: i64, index: i64) -> None:
    """A face-up hero goes to the hand of `seat`."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(HAND + seat, card)
    if board.telling:
        told_move(board, "taken", seat, card, here, places.hand(seat), board.everyone)


def take_from_graveyard(board: Board, seat: i64, index: i64) -> None:
    """HL-17.7: only the taker learns the card, unless it was the visible top."""
    is_top = index == board.size(GRAVEYARD) - 1
    card = board.card(GRAVEYARD, index)
    witnesses: i64 = 1 << seat
    if is_top:
        witnesses = board.everyone
    else:
        k.slip_below(board, GRAVEYARD, card, RUMOUR_HAND << seat, witnesses)
    board.pull(GRAVEYARD, index)
    board.push(HAND + seat, card)
    if board.telling:
        here = "graveyard" if is_top else "graveyard.below"
        told_move(board, "taken", seat, card, here, places.hand(seat), witnesses)
    if is_top:
        k.show_graveyard_top(board)


def take_shown(board: Board, frame: Frame) -> None:
    """The card just revealed from another hand goes to the hand of the resolving player."""
    owner = frame.player
    index: i64 = 0
    while board.card(HAND + owner, index) != frame.shown:
        index += 1
    card = board.pull(HAND + owner, index)
    board.push(HAND + frame.seat, card)
    if board.telling:
        there = places.hand(frame.seat)
        told_move(board, "taken", frame.seat, card, places.hand(owner), there, board.everyone)


def refill_harbor(board: Board) -> bool:
    """HL-4.7: an empty harbor takes the wilderness, shuffled. False if both are empty."""
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
        board.tell("harbor-refilled", {"cards": int(size)}, {}, 0)
    return True


def draw_to_hand(board: Board, index: i64, seat: i64) -> None:
    witness: i64 = 1 << seat
    k.slip(board, HARBOR, board.card(HARBOR, index), RUMOUR_HAND << seat, witness)
    card = board.pull_unordered(HARBOR, index)
    board.push(HAND + seat, card)
    if board.telling:
        told_move(board, "drawn", seat, card, "harbor", places.hand(seat), witness)


def draw_to_held(board: Board, index: i64, frame: Frame) -> None:
    witness: i64 = 1 << frame.seat
    k.slip(board, HARBOR, board.card(HARBOR, index), RUMOUR_HELD, witness)
    frame.hold(board.pull_unordered(HARBOR, index))
    frame.held_from = HARBOR
    if board.telling:
        card = frame.held(frame.held_count - 1)
        told_move(board, "drawn", frame.seat, card, "harbor", "held", witness)


def draw_to_tavern(board: Board, index: i64, slot: i64) -> None:
    card = board.pull_unordered(HARBOR, index)
    board.set_card(TAVERN, slot, card)
    k.publish(board, card)
    if board.telling:
        board.tell(
            "tavern-filled",
            {"card": board.card_word(card), "from": "harbor", "to": "tavern"},
            {},
            0,
        )


def lift_top(board: Board, frame: Frame, zone: i64, witnesses: i64) -> None:
    """The top card of the wilderness or the graveyard goes to the held cards."""
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


def draw_top_to_hand(board: Board, seat: i64, zone: i64, witnesses: i64) -> None:
    card = board.pull(zone, board.size(zone) - 1)
    k.learn(board, card, witnesses)
    k.spread(board, k.rumour_bit(zone), RUMOUR_HAND << seat)
    board.push(HAND + seat, card)
    if board.telling:
        here = "wilderness" if zone == WILDERNESS else "graveyard"
        told_move(board, "drawn", seat, card, here, places.hand(seat), witnesses)
    if zone == GRAVEYARD:
        k.show_graveyard_top(board)


def draw_from_hand(board: Board, frame: Frame, owner: i64, index: i64, to_hand: bool) -> None:
    """A random card of another hand: taker and loser know it (HL-17.7)."""
    zone = HAND + owner
    witnesses: i64 = (1 << frame.seat) | (1 << owner)
    there: i64 = RUMOUR_HAND << frame.seat if to_hand else RUMOUR_HELD
    k.slip(board, zone, board.card(zone, index), there, witnesses)
    card = board.pull(zone, index)
    if to_hand:
        board.push(HAND + frame.seat, card)
    else:
        frame.hold(card)
        frame.held_from = zone
    if board.telling:
        word = places.hand(frame.seat) if to_hand else "held"
        told_move(board, "drawn", frame.seat, card, places.hand(owner), word, witnesses)


def turn_over(board: Board, seat: i64, zone: i64, index: i64) -> i64:
    """HL-8.7: up becomes down and goes to the end of the stack, down becomes up. No ability."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    if zone >= HIDDEN:
        there = PARTY + zone - HIDDEN
        k.publish(board, card)
    else:
        there = HIDDEN + zone - PARTY
    board.push(there, card)
    if board.telling:
        kind = "turned-up" if zone >= HIDDEN else "turned-down"
        word = places.top(board, there)
        told_move(board, kind, seat, card, here, word, board.everyone)
    return card


def fill_tavern_from_graveyard(board: Board, seat: i64) -> None:
    """The tops of the graveyard go to the empty slots 1, 2, 3, as far as they last."""
    slot: i64 = 0
    while slot < TAVERN_SLOTS and board.size(GRAVEYARD) > 0:
        if board.card(TAVERN, slot) == NONE:
            card = board.pull(GRAVEYARD, board.size(GRAVEYARD) - 1)
            board.set_card(TAVERN, slot, card)
            k.publish(board, card)
            if board.telling:
                there = "tavern"
                told_move(board, "placed", seat, card, "graveyard", there, board.everyone)
            k.show_graveyard_top(board)
        slot += 1


def is_open(board: Board, zone: i64) -> bool:
    """Do the cards of this zone lie face up? (Of the graveyard only its top is exchanged.)"""
    return zone == TAVERN or zone == GRAVEYARD or (PARTY <= zone < HIDDEN)


def exchange(board: Board, frame: Frame, a: i64, ai: i64, b: i64, bi: i64, seen: i64) -> None:
    """HL-8.3: each card takes the exact place and facing of the other. `seen` learn both faces.

    Places are zone and index; HELD stands for the frame's own cards.
    """
    first = frame.held(ai) if a == HELD else board.card(a, ai)
    second = frame.held(bi) if b == HELD else board.card(b, bi)
    if a >= HAND and a < PARTY and not is_open(board, b):
        k.slip(board, a, first, k.rumour_bit(b), seen)
    if b >= HAND and b < PARTY and not is_open(board, a):
        k.slip(board, b, second, k.rumour_bit(a), seen)
    _lay(board, frame, a, ai, second)
    _lay(board, frame, b, bi, first)
    _learn_exchanged(board, second, b, a, seen)
    _learn_exchanged(board, first, a, b, seen)
    if board.telling:
        open_faces = is_open(board, a) or is_open(board, b)
        board.tell(
            "exchanged",
            {
                "seat": int(frame.seat),
                "first": _exchange_word(board, frame, a, ai),
                "second": _exchange_word(board, frame, b, bi),
            },
            {"first-card": board.card_word(first), "second-card": board.card_word(second)},
            board.everyone if open_faces else seen,
        )


def _lay(board: Board, frame: Frame, zone: i64, index: i64, card: i64) -> None:
    if zone == HELD:
        frame.set_held(index, card)
    else:
        board.set_card(zone, index, card)


def _learn_exchanged(board: Board, card: i64, came_from: i64, lies_in: i64, seen: i64) -> None:
    """An open card stays known to all; of two hidden ones, `seen` learn the face."""
    if is_open(board, lies_in):
        k.publish(board, card)
    elif not is_open(board, came_from):
        k.learn(board, card, seen)
        k.spread(board, k.rumour_bit(came_from), k.rumour_bit(lies_in))


def _exchange_word(board: Board, frame: Frame, zone: i64, index: i64) -> str:
    if zone == HELD:  # the place in the pile it was lifted from: all see which one (HL-17.7)
        return f"wilderness.{index}" if index > 0 else "wilderness"
    return places.area(board, zone, index)
