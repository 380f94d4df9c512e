"""Who knows the places of face-down cards.

Three things are stored for each card:

* **known**: the viewers (seats, and the public) who are certain of its place. The place is exact
  in ordered zones (a position in a stack, a depth in the wilderness); in a hand or in the harbor
  it is the zone.
* **rumor**: after a card whose place was public has moved unseen ("one card left that hand"), the
  zones where it may be as far as the public knows. Cards without a rumor may be anywhere.
* **group**: cards that were seen by all and then dealt out in secret to certain places (Crow
  Carrier, Battle Connoisseur). They fill exactly those places, in some order.

`redeal` respects all three. Further conclusions of a single seat (for example that its own discard
was one of the two cards somebody else picked from) are not tracked, and neither is the depth of a
card that a rumor places in a pile. So a redealt world may contradict such conclusions, but never a
place that a viewer is certain of.
"""

from typing import Final

from mypy_extensions import i64, u8

from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ALL_ZONES,
    GRAVEYARD,
    HAND,
    HARBOR,
    HELD,
    HIDDEN,
    KNOWN,
    PUBLIC_BIT,
    RUMOUR,
    RUMOUR_ANYWHERE,
    RUMOUR_BYTES,
    RUMOUR_GRAVEYARD,
    RUMOUR_HAND,
    RUMOUR_HARBOR,
    RUMOUR_HELD,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    WILDERNESS,
)

VIEWERS: Final = 7  # six seats and the public


def rumour_bit(zone: i64) -> i64:
    """The rumor bit of a face-down zone."""
    if zone == HELD:
        return RUMOUR_HELD
    if zone >= HIDDEN:
        return RUMOUR_HIDDEN << (zone - HIDDEN)
    if zone >= HAND:
        return RUMOUR_HAND << (zone - HAND)
    if zone == HARBOR:
        return RUMOUR_HARBOR
    return RUMOUR_WILDERNESS if zone == WILDERNESS else RUMOUR_GRAVEYARD


def known(board: Board, card: i64) -> i64:
    """The viewers who know the place of the card, as bits."""
    return int(board.mem[KNOWN + card])


def set_known(board: Board, card: i64, viewers: i64) -> None:
    """Replace the viewers who know the place of the card, which is new or on its way to another
    zone; of a card that stays they `learn`."""
    board.mem[KNOWN + card] = u8(viewers)


def group(board: Board, card: i64) -> i64:
    """The group of the card; 0 if it has none."""
    return int(board.mem[RUMOUR + RUMOUR_BYTES * card + 2])


def set_group(board: Board, card: i64, mark: i64) -> None:
    """Set the group of the card; 0 for none."""
    board.mem[RUMOUR + RUMOUR_BYTES * card + 2] = u8(mark)


def rumour(board: Board, card: i64) -> i64:
    """The rumor bits of the card; RUMOUR_ANYWHERE if it has no rumor."""
    at = RUMOUR + RUMOUR_BYTES * card
    return i64(board.mem[at]) | (i64(board.mem[at + 1]) << 8)


def is_free(board: Board, card: i64) -> bool:
    """True if the card has neither a rumor nor a group, so it may be anywhere."""
    mem = board.mem
    at = RUMOUR + RUMOUR_BYTES * card
    bits = i64(mem[at]) | (i64(mem[at + 1]) << 8)
    return bits == RUMOUR_ANYWHERE and mem[at + 2] == 0


def rumours(board: Board) -> i64:
    """How many cards have a rumor."""
    return int(board.mem[board.deck.hot_at])


def set_rumour(board: Board, card: i64, bits: i64) -> None:
    """Set the rumor of the card and update the list of cards with a rumor."""
    mem = board.mem
    if bits != RUMOUR_ANYWHERE:
        board.rumoured |= bits
    at = RUMOUR + RUMOUR_BYTES * card
    was = rumour(board, card)
    mem[at] = u8(bits & 255)
    mem[at + 1] = u8(bits >> 8)
    hot = board.deck.hot_at
    if was == RUMOUR_ANYWHERE and bits != RUMOUR_ANYWHERE:
        size: i64 = int(mem[hot])
        mem[hot + 1 + size] = u8(card)
        mem[hot] = u8(size + 1)
    elif was != RUMOUR_ANYWHERE and bits == RUMOUR_ANYWHERE:
        last: i64 = int(mem[hot]) - 1
        number: i64 = 0
        while int(mem[hot + 1 + number]) != card:
            number += 1
        mem[hot + 1 + number] = mem[hot + 1 + last]
        mem[hot] = u8(last)


def learn(board: Board, card: i64, viewers: i64) -> None:
    """`viewers` see the card in its present place."""
    was = known(board, card)
    now = was | viewers
    if now == was:
        return
    set_known(board, card, now)
    if (now & ~was) >> board.drawn_for & 1:
        board.touched = ALL_ZONES  # the card may be in any
    if group(board, card) != 0:
        _work_out_group(board, card, now & ~was)
    if now & PUBLIC_BIT:
        _settle(board, card)


def publish(board: Board, card: i64) -> None:
    """The card is now face up, or everyone has been shown it."""
    learn(board, card, board.everyone)


def _settle(board: Board, card: i64) -> None:
    """Remove rumor and group of a card whose place is public."""
    if rumour(board, card) != RUMOUR_ANYWHERE:
        set_rumour(board, card, RUMOUR_ANYWHERE)
    set_group(board, card, 0)


def _work_out_group(board: Board, card: i64, viewers: i64) -> None:
    """A viewer who knows all cards of a group but one also knows that one."""
    mark = group(board, card)
    cards: i64 = len(board.deck.ids)
    viewer: i64 = 0
    while viewer < VIEWERS:
        bit = 1 << viewer
        if viewers & bit:
            missing: i64 = 0
            last: i64 = 0
            other: i64 = 0
            while other < cards:
                if group(board, other) == mark and not known(board, other) & bit:
                    missing += 1
                    last = other
                other += 1
            if missing == 1:
                set_known(board, last, known(board, last) | bit)
                board.touched = ALL_ZONES
                if bit == PUBLIC_BIT:
                    _settle(board, last)
        viewer += 1


def _dissolve(board: Board, card: i64) -> None:
    """A card of the group can no longer be tracked: remove the group, keep the rumors."""
    mark = group(board, card)
    cards: i64 = len(board.deck.ids)
    other: i64 = 0
    while other < cards:
        if group(board, other) == mark:
            set_group(board, other, 0)
        other += 1


def spread(board: Board, here: i64, there: i64) -> None:
    """An unidentified card went from `here` to `there` (rumor bits).

    A card that may have come back into play through the harbor may be anywhere.
    """
    if not board.rumoured & here:
        return
    mem = board.mem
    rumoured: i64 = 0
    hot = board.deck.hot_at
    at: i64 = int(mem[hot])
    while at > 0:  # backward, because cards that may now be anywhere are removed from the list
        card: i64 = int(mem[hot + at])
        bits = rumour(board, card)
        if bits & here and not bits & there:
            # Cards of a group never went to the harbor: that would have dissolved the group.
            lost = here == RUMOUR_HARBOR and group(board, card) == 0
            bits = RUMOUR_ANYWHERE if lost else bits | there
            set_rumour(board, card, bits)
        if bits != RUMOUR_ANYWHERE:
            rumoured |= bits
        at -= 1
    board.rumoured = rumoured


def vacate(board: Board, here: i64, there: i64) -> None:
    """Everything in `here` is now in `there` (rumor bits)."""
    if not board.rumoured & here:
        return
    mem = board.mem
    hot = board.deck.hot_at
    at: i64 = int(mem[hot])
    while at > 0:
        card: i64 = int(mem[hot + at])
        bits = rumour(board, card)
        if bits & here:
            set_rumour(board, card, (bits & ~here) | there)
        at -= 1


def slip(board: Board, zone: i64, card: i64, there: i64, witnesses: i64) -> None:
    """`card` is about to leave an unordered zone, and only `witnesses` see which card it is.

    All other viewers lose certainty about the cards of that zone, unless it was the only one.
    """
    here = rumour_bit(zone)
    size = board.size(zone)
    if size == 1:
        learn(board, card, witnesses)
        vacate(board, here, there)
        if zone == HARBOR:
            board.harbor_watched = False
        return
    if zone != HARBOR or board.harbor_watched:
        index: i64 = 0
        while index < size:
            _lose_track(board, board.card(zone, index), here | there, witnesses)
            index += 1
        if zone == HARBOR:
            board.harbor_watched = _any_known(board, HARBOR)
    set_known(board, card, witnesses)
    spread(board, here, there)


def slip_below(board: Board, zone: i64, card: i64, there: i64, witnesses: i64) -> None:
    """Like `slip`, for a card taken from below the top of the graveyard."""
    here = rumour_bit(zone)
    index: i64 = 0
    size = board.size(zone) - 1
    if size == 1:
        learn(board, card, witnesses)
        spread(board, here, there)
        return
    while index < size:
        _lose_track(board, board.card(zone, index), here | there, witnesses)
        index += 1
    set_known(board, card, witnesses)
    spread(board, here, there)


def _lose_track(board: Board, card: i64, where: i64, witnesses: i64) -> None:
    was = known(board, card)
    if was & ~witnesses:
        set_known(board, card, was & witnesses)
        if was & ~witnesses & PUBLIC_BIT:
            set_rumour(board, card, where)
    if group(board, card) != 0:
        _dissolve(board, card)


def _any_known(board: Board, zone: i64) -> bool:
    index: i64 = 0
    size = board.size(zone)
    while index < size:
        if known(board, board.card(zone, index)) != 0:
            return True
        index += 1
    return False


def deal_out(board: Board, frame: Ability, there: i64, witness: i64) -> None:
    """The held cards are about to go to `there` (rumor bits), and which card goes where is
    secret."""
    if frame.held_count == 1:
        vacate(board, RUMOUR_HELD, there)
        return
    open_to_all = True
    index: i64 = 0
    while index < frame.held_count:
        if not known(board, frame.held(index)) & PUBLIC_BIT:
            open_to_all = False
        index += 1
    mark = _free_group(board) if open_to_all else 0
    index = 0
    while index < frame.held_count:
        card = frame.held(index)
        _lose_track(board, card, there, witness)
        set_group(board, card, mark)
        index += 1
    vacate(board, RUMOUR_HELD, there)


def _free_group(board: Board) -> i64:
    mark: i64 = 1
    cards: i64 = len(board.deck.ids)
    card: i64 = 0
    while card < cards:
        if group(board, card) == mark:
            mark += 1
            card = 0
        else:
            card += 1
    return mark


def shuffle_into_harbor(board: Board) -> None:
    """The wilderness becomes the harbor: known depths are lost, known zones remain (HL-17.14)."""
    vacate(board, RUMOUR_WILDERNESS, RUMOUR_HARBOR)
    board.harbor_watched = _any_known(board, HARBOR)
    index: i64 = 0
    size = board.size(HARBOR)
    while index < size:
        card = board.card(HARBOR, index)
        if group(board, card) != 0:
            _dissolve(board, card)
        index += 1


def rule_out(board: Board, factions: i64, seat: i64) -> None:
    """Everyone learns that the hand of `seat` has no card of these factions (HL-17.7)."""
    for number in board.deck.in_play:
        card: i64 = number
        if board.faction(card) & factions and not known(board, card) & PUBLIC_BIT:
            set_rumour(board, card, rumour(board, card) & ~(RUMOUR_HAND << seat))


def show_graveyard_top(board: Board) -> None:
    """Everyone sees the top card of the graveyard (HL-4.6)."""
    if board.size(GRAVEYARD) == 0:
        return
    card = board.top(GRAVEYARD)
    if board.telling and not known(board, card) & PUBLIC_BIT:
        board.tell_all("graveyard-shows", {"card": board.card_word(card), "at": "graveyard"})
    publish(board, card)
