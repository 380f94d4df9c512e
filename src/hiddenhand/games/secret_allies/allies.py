"""Choosing secret allies: decks, drawing, buying and keeping cards (SA-4.1, SA-R13, SA-R14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    BUY_CARD,
    DRAW_CARD,
    IN_DECK,
    IN_HAND,
    KEEP_CARD,
    KEPT,
    NEXT_FORCED_REVEAL,
    NEXT_PICK,
    REMOVE_CARD,
    REMOVED,
)
from hiddenhand.games.secret_allies.state import BaseState

ENOUGH: Final[i64] = 0
ONE_MORE: Final[i64] = 1


def begin_picks(s: BaseState) -> None:
    """Make the list of ally picks: all rounds of large states in order, then the small ones."""
    for large in (True, False):
        rounds: i64 = s.large_allies if large else s.small_allies
        while rounds > 0:
            for seat in s.order:
                if s.is_in(i64(seat)):
                    s.pick_seat = append(s.pick_seat, seat)
                    s.pick_card = append(s.pick_card, -1)
            rounds -= 1
    s.pick = 0
    s.removals_due = s.board.slots - len(s.pick_seat) if s.exact_deck else 0
    s.stage = REMOVE_CARD if s.removals_due > 0 else NEXT_PICK


def large_picks(s: BaseState) -> i64:
    """How many of the picks are for large states."""
    return len(s.pick_seat) * s.large_allies // (s.large_allies + s.small_allies)


def pick_is_large(s: BaseState, pick: i64) -> bool:
    """Whether pick number `pick` is for a large state."""
    return pick < large_picks(s)


def removal_options(s: BaseState) -> vec[i32]:
    """With ally_deck=exact: cards to remove unseen, half of each deck, large states first."""
    return _deck(s, s.deck_size(True) > large_picks(s))


def card_removed(s: BaseState, slot: i64) -> None:
    """Remove one card from the deck; after the last removal the picks begin."""
    s.card[slot] = i16(REMOVED)
    s.removals_due -= 1
    if s.removals_due == 0:
        s.stage = NEXT_PICK


def _deck(s: BaseState, large: bool) -> vec[i32]:
    found = vec[i32]()
    slot: i64 = 0
    while slot < s.board.slots:
        if i64(s.card[slot]) == IN_DECK and s.is_large(slot) == large:
            found = append(found, i32(slot))
        slot += 1
    return found


def next_pick(s: BaseState) -> None:
    """Start the next pick, or go on to the forced reveal when all picks are done."""
    while s.pick < len(s.pick_seat) and not s.is_in(i64(s.pick_seat[s.pick])):
        s.pick += 1
    if s.pick == len(s.pick_seat):
        s.position = len(s.order)
        s.stage = NEXT_FORCED_REVEAL
        return
    s.current = i64(s.pick_seat[s.pick])
    s.pick_hand = vec[i16]()
    s.pick_bought = 0
    s.draws_due = min(s.pack_data.ally_cards_drawn, s.deck_size(pick_is_large(s, s.pick)))
    if is_last_of_size(s):
        s.draws_due = 1
    s.stage = DRAW_CARD


def is_last_of_size(s: BaseState) -> bool:
    """SA-4.1.8: the last player's last draw in a size class is one card."""
    pick: i64 = s.pick + 1
    while pick < len(s.pick_seat) and pick_is_large(s, pick) == pick_is_large(s, s.pick):
        if s.is_in(i64(s.pick_seat[pick])):
            return False
        pick += 1
    return True


def card_options(s: BaseState) -> vec[i32]:
    """Cards that chance can draw for the current pick."""
    return _deck(s, pick_is_large(s, s.pick))


def card_price(s: BaseState) -> i64:
    """Prestige price of an extra card for the current pick."""
    pack = s.pack_data
    if pick_is_large(s, s.pick):
        return pack.extra_card_cost_large
    return pack.extra_card_cost_small


def card_drawn(s: BaseState, slot: i64) -> None:
    """Put a drawn card into the hand of the current pick."""
    s.card[slot] = i16(IN_HAND)
    s.pick_hand = append(s.pick_hand, i16(slot))
    for number in (s.current, s.pick, slot):
        s.drawn_log = append(s.drawn_log, i16(number))
    if s.listening:
        size = "large" if pick_is_large(s, s.pick) else "small"
        s.tell(
            "card-drawn",
            {"seat": int(s.current), "size": size},
            {"state": s.land_id(slot)},
            (int(s.current),),
        )
    s.draws_due -= 1
    if s.draws_due > 0:
        return
    more: bool = not is_last_of_size(s) and s.pick_bought < s.pack_data.ally_extra_cards_max
    more = more and s.deck_size(pick_is_large(s, s.pick)) > 0
    if more and i64(s.prestige[s.current]) >= card_price(s):
        s.stage = BUY_CARD
    elif len(s.pick_hand) > 1:
        s.stage = KEEP_CARD
    else:
        card_kept(s, slot)


def buy_card_options(s: BaseState) -> vec[i32]:
    """Stop drawing, or pay for one more card."""
    return vec[i32]([i32(ENOUGH), i32(ONE_MORE)])


def card_bought(s: BaseState, choice: i64) -> None:
    """Draw one more card for its price, or go on to keeping one."""
    if choice == ENOUGH:
        if len(s.pick_hand) > 1:
            s.stage = KEEP_CARD
        else:
            card_kept(s, i64(s.pick_hand[0]))
        return
    price: i64 = card_price(s)
    s.pay_prestige(s.current, price)
    s.pick_bought += 1
    s.draws_due = 1
    s.stage = DRAW_CARD
    if s.listening:
        s.tell_amounts("card-bought", {"seat": int(s.current)}, {"prestige": int(price)})


def hand_cards(s: BaseState) -> vec[i32]:
    """Cards drawn for the current pick."""
    found = vec[i32]()
    for slot in s.pick_hand:
        found = append(found, i32(slot))
    return found


def card_kept(s: BaseState, kept: i64) -> None:
    """Keep one card; the others go back to the deck (SA-4.1.4)."""
    for slot in s.pick_hand:
        s.card[i64(slot)] = i16(IN_DECK)
    s.card[kept] = i16(KEPT)
    s.ally_of[kept] = i16(s.current)
    s.pick_card[s.pick] = i16(kept)
    s.pick_hand = vec[i16]()
    s.pick += 1
    s.stage = NEXT_PICK
    if s.listening:
        s.tell(
            "ally-kept",
            {"seat": int(s.current)},
            {"state": s.land_id(kept)},
            (int(s.current),),
        )


def skip_pick(s: BaseState) -> None:
    """Skip the pick of a player who left; the cards drawn for it go back to the deck."""
    for slot in s.pick_hand:
        s.card[i64(slot)] = i16(IN_DECK)
    s.pick_hand = vec[i16]()
    s.pick += 1
    s.stage = NEXT_PICK
