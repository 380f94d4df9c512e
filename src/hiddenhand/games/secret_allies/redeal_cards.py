"""Deals ally cards for a sampled world: who kept, drew and looked at what (see `redeal`)."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadState
from hiddenhand.games.secret_allies.allies import pick_is_large
from hiddenhand.games.secret_allies.codes import IN_DECK, IN_HAND, KEPT, REMOVED
from hiddenhand.games.secret_allies.matching import Matching
from hiddenhand.games.secret_allies.state import BaseState

TRIES: Final[i64] = 20


def draw(cards: vec[i16], dice: Dice) -> i64:
    """A random card of `cards`."""
    return i64(cards[dice.below(len(cards))])


def _is_public(s: BaseState, slot: i64) -> bool:
    return s.revealed_by[slot] >= 0 or s.shown[slot] != 0


def _last_seen(s: BaseState, viewer: i64) -> vec[i16]:
    """Slot -> the last pick at which the viewer had this card in hand, or -1."""
    seen = vec[i16]([i16(-1)] * int(s.board.slots))
    k: i64 = 0
    while k < len(s.drawn_log):
        if i64(s.drawn_log[k]) == viewer:
            seen[i64(s.drawn_log[k + 2])] = s.drawn_log[k + 1]
        k += 3
    return seen


def deal_cards(s: BaseState, viewer: i64, dice: Dice, large: bool, tries: i64 = TRIES) -> None:
    """Deal the cards of one size over others' picks, a hand, the deck and the removed cards."""
    seen = _last_seen(s, viewer)
    while tries > 0:
        picks = _place_public(s, viewer, dice, large, seen)
        pool = _hidden_cards(s, viewer, large)
        if _fill_picks(s, viewer, dice, large, seen, picks, pool):
            return
        tries -= 1
    _match_picks(s, viewer, dice, large, seen)


def _match_picks(s: BaseState, viewer: i64, dice: Dice, large: bool, seen: vec[i16]) -> None:
    """Deal where hardly any way is left that agrees with all the viewer knows."""
    out = vec[i16]()
    pool = _hidden_cards(s, viewer, large)
    while len(out) < _unknown_removed(s, viewer, large):
        out, pool = _take_unseen(out, pool, seen, dice)
    cards = _public_picked(s, viewer, large)
    public: i64 = len(cards)
    ended: bool = s.exact_deck and _deck_is_dealt(s, large) and s.deck_size(large) == 0
    for card in pool:  # seen ones before others: in an exact deck each became somebody's ally
        if seen[i64(card)] >= 0:
            cards = append(cards, card)
    must: i64 = len(cards) if ended else public
    for card in pool:
        if card not in cards:
            cards = append(cards, card)
    places = [pick for pick in range(len(s.pick_card)) if _open_pick(s, viewer, pick, large)]
    allowed: list[list[int]] = []
    for card in cards:
        owner: i64 = i64(s.pick_seat[_picked_at(s, i64(card))]) if len(allowed) < public else -1
        allowed.append(
            [
                pick
                for pick in places
                if pick > int(seen[i64(card)]) and (owner < 0 or i64(s.pick_seat[pick]) == owner)
            ]
        )
    matching = Matching(allowed, places, dice)
    if not matching.complete(int(must)):
        raise BadState("no deal agrees with what a viewer knows", place="redeal")
    picks = s.pick_card[:]
    for pick in places:
        picks[pick] = cards[matching.card_at[pick]]
    rest = vec[i16]()
    for card in pool:
        if card not in picks:
            rest = append(rest, card)
    _lay_out(s, viewer, dice, large, picks, out, rest)


def _public_picked(s: BaseState, viewer: i64, large: bool) -> vec[i16]:
    """Cards of others' picks that everybody knows, by number."""
    found = vec[i16]()
    slot: i64 = 0
    while slot < s.board.slots:
        pick: i64 = _picked_at(s, slot) if _is_public(s, slot) else -1
        if pick >= 0 and _open_pick(s, viewer, pick, large):
            found = append(found, i16(slot))
        slot += 1
    return found


def _take_unseen(
    out: vec[i16], pool: vec[i16], seen: vec[i16], dice: Dice
) -> tuple[vec[i16], vec[i16]]:
    """Move a card that the viewer never saw in the deck from `pool` to the removed ones."""
    unseen = vec[i16]()
    for card in pool:
        if seen[i64(card)] < 0:
            unseen = append(unseen, card)
    if len(unseen) == 0:
        return out, pool
    taken = i16(draw(unseen, dice))
    return append(out, taken), remove(pool, taken)


def _open_pick(s: BaseState, viewer: i64, pick: i64, large: bool) -> bool:
    """Whether another player has made this pick, of this size."""
    made: bool = s.pick_card[pick] >= 0 and i64(s.pick_seat[pick]) != viewer
    return made and pick_is_large(s, pick) == large


def _place_public(s: BaseState, viewer: i64, dice: Dice, large: bool, seen: vec[i16]) -> vec[i16]:
    """A list of picks with the public cards of others, each at a random pick of its owner.

    Which card came from which pick is not public. The viewer's picks stay. Cards are taken by
    number, because their order by pick would leak the truth.
    """
    picks = s.pick_card[:]
    pick: i64 = 0
    while pick < len(picks):
        if _open_pick(s, viewer, pick, large):
            picks[pick] = -1
        pick += 1
    slot: i64 = 0
    while slot < s.board.slots:
        pick = _picked_at(s, slot) if _is_public(s, slot) else -1
        if pick >= 0 and _open_pick(s, viewer, pick, large):
            places = vec[i16]()
            other: i64 = 0
            while other < len(picks):
                free: bool = picks[other] < 0 and s.pick_seat[other] == s.pick_seat[pick]
                free = free and other > i64(seen[slot])
                if free and _open_pick(s, viewer, other, large):
                    places = append(places, i16(other))
                other += 1
            if len(places) > 0:
                picks[draw(places, dice)] = i16(slot)
        slot += 1
    return picks


def _picked_at(s: BaseState, slot: i64) -> i64:
    """The pick at which this card was kept, or -1."""
    pick: i64 = 0
    while pick < len(s.pick_card):
        if i64(s.pick_card[pick]) == slot:
            return pick
        pick += 1
    return -1


def _hidden_cards(s: BaseState, viewer: i64, large: bool) -> vec[i16]:
    """Cards of this size whose place the viewer does not know."""
    pool = vec[i16]()
    own_hand: bool = s.current == viewer
    slot: i64 = 0
    while slot < s.board.slots:
        if s.is_large(slot) == large and not _is_public(s, slot):
            place: i64 = i64(s.card[slot])
            known: bool = place == KEPT and i64(s.ally_of[slot]) == viewer
            known = known or (place == IN_HAND and own_hand)
            if viewer >= 0 and s.seen_neutral[viewer * s.board.slots + slot] != 0:
                known = True
            if not known:
                pool = append(pool, i16(slot))
        slot += 1
    return pool


def _fill_picks(
    s: BaseState,
    viewer: i64,
    dice: Dice,
    large: bool,
    seen: vec[i16],
    picks: vec[i16],
    pool: vec[i16],
) -> bool:
    """Give every open pick a hidden card; False if the public cards make that impossible.

    A card the viewer saw at some pick can only have been kept later. So in order of picks the
    allowed cards never get fewer, and any of them can be taken.
    """
    if not _all_public_placed(s, picks):
        return False
    out = vec[i16]()  # a card the viewer saw in the deck was not removed before
    while len(out) < _unknown_removed(s, viewer, large):
        before: i64 = len(out)
        out, pool = _take_unseen(out, pool, seen, dice)
        if len(out) == before:
            return False
    if s.exact_deck and _deck_is_dealt(s, large) and s.deck_size(large) == 0:
        if not _place_seen(s, viewer, dice, large, seen, picks, pool):
            return False
        rest = vec[i16]()
        for card in pool:
            if card not in picks:
                rest = append(rest, card)
        pool = rest
    pick: i64 = 0
    while pick < len(picks):
        if picks[pick] < 0 and _open_pick(s, viewer, pick, large):
            allowed = vec[i16]()
            for card in pool:
                if i64(seen[i64(card)]) < pick:
                    allowed = append(allowed, card)
            if len(allowed) == 0:
                return False
            picks[pick] = i16(draw(allowed, dice))
            pool = remove(pool, picks[pick])
        pick += 1
    _lay_out(s, viewer, dice, large, picks, out, pool)
    return True


def _all_public_placed(s: BaseState, picks: vec[i16]) -> bool:
    for slot in s.pick_card:
        if slot >= 0 and _is_public(s, i64(slot)) and slot not in picks:
            return False
    return True


def _deck_is_dealt(s: BaseState, large: bool) -> bool:
    """Whether nobody will draw from this deck again."""
    if s.pick >= len(s.pick_seat):
        return True
    return large and not pick_is_large(s, s.pick)


def _unknown_removed(s: BaseState, viewer: i64, large: bool) -> i64:
    """Number of cards removed from an exact deck that the viewer has not seen as neutral."""
    count: i64 = 0
    slot: i64 = 0
    while slot < s.board.slots:
        if i64(s.card[slot]) == REMOVED and s.is_large(slot) == large:
            known: bool = viewer >= 0 and s.seen_neutral[viewer * s.board.slots + slot] != 0
            if not known:
                count += 1
        slot += 1
    return count


def _place_seen(
    s: BaseState,
    viewer: i64,
    dice: Dice,
    large: bool,
    seen: vec[i16],
    picks: vec[i16],
    pool: vec[i16],
) -> bool:
    """With an exact deck: give the cards the viewer saw to later picks, the latest seen first.

    Every card of an exact deck becomes somebody's ally. Returns False if this fails.
    """
    choice: i64 = len(picks) - 1
    while choice >= 0:
        for card in pool:
            if i64(seen[i64(card)]) == choice:
                free = vec[i16]()
                pick: i64 = choice + 1
                while pick < len(picks):
                    if picks[pick] < 0 and _open_pick(s, viewer, pick, large):
                        free = append(free, i16(pick))
                    pick += 1
                if len(free) == 0:
                    return False
                picks[draw(free, dice)] = card
        choice -= 1
    return True


def _lay_out(
    s: BaseState,
    viewer: i64,
    dice: Dice,
    large: bool,
    picks: vec[i16],
    out: vec[i16],
    pool: vec[i16],
) -> None:
    """Store the new places: picks, removed cards, and `pool` for another's hand and the deck."""
    hand: i64 = 0
    if s.current != viewer:
        for slot in s.pick_hand:
            if s.is_large(i64(slot)) == large:
                hand += 1
    held = vec[i16]()
    while len(held) < hand:
        held = append(held, i16(draw(pool, dice)))
        pool = remove(pool, held[len(held) - 1])
    _mark(s, pool, IN_DECK)
    _mark(s, out, REMOVED)
    pick: i64 = 0
    while pick < len(picks):
        if _open_pick(s, viewer, pick, large):
            s.card[i64(picks[pick])] = i16(KEPT)
            s.ally_of[i64(picks[pick])] = s.pick_seat[pick]
        pick += 1
    s.pick_card = picks
    if hand > 0:
        _mark(s, held, IN_HAND)
        s.pick_hand = held
    _retell_draws(s, viewer, dice, large)


def _mark(s: BaseState, cards: vec[i16], place: i64) -> None:
    for slot in cards:
        s.card[i64(slot)] = i16(place)
        s.ally_of[i64(slot)] = -1


def _retell_draws(s: BaseState, viewer: i64, dice: Dice, large: bool) -> None:
    """Deal what others drew at each pick: the kept card and some that were in the deck then."""
    k: i64 = 0
    while k < len(s.drawn_log):
        pick: i64 = i64(s.drawn_log[k + 1])
        first: i64 = k
        while k < len(s.drawn_log) and i64(s.drawn_log[k + 1]) == pick:
            k += 3
        if i64(s.drawn_log[first]) == viewer or pick_is_large(s, pick) != large:
            continue
        if pick == s.pick and len(s.pick_hand) > 0:
            place: i64 = 0
            while place < len(s.pick_hand):
                s.drawn_log[first + 3 * place + 2] = s.pick_hand[place]
                place += 1
            continue
        pool = vec[i16]()
        slot: i64 = 0
        while slot < s.board.slots:
            there: bool = s.is_large(slot) == large and i64(s.card[slot]) != REMOVED
            if there and slot != i64(s.pick_card[pick]) and not _kept_before(s, slot, pick):
                pool = append(pool, i16(slot))
            slot += 1
        count: i64 = (k - first) // 3
        kept: i64 = dice.below(count) if s.pick_card[pick] >= 0 else -1
        place = 0
        while place < count:
            card: i64 = i64(s.pick_card[pick]) if place == kept else draw(pool, dice)
            if place != kept:
                pool = remove(pool, i16(card))
            s.drawn_log[first + 3 * place + 2] = i16(card)
            place += 1


def _kept_before(s: BaseState, slot: i64, pick: i64) -> bool:
    earlier: i64 = 0
    while earlier < pick:
        if i64(s.pick_card[earlier]) == slot:
            return True
        earlier += 1
    return False


def deal_looks_at_cards(s: BaseState, viewer: i64, dice: Dice) -> None:
    """Deal which neutral cards others looked at; their number stays."""
    slots: i64 = s.board.slots
    seat: i64 = 0
    while seat <= s.seats:  # the number after the last seat means the look in progress
        neutral = vec[i16]()
        slot: i64 = 0
        while slot < slots:
            if i64(s.card[slot]) != KEPT:
                neutral = append(neutral, i16(slot))
            slot += 1
        if seat == s.seats:
            k: i64 = 0
            while k < len(s.peek_hand):
                s.peek_hand[k] = i16(draw(neutral, dice))
                neutral = remove(neutral, s.peek_hand[k])
                k += 1
        elif seat != viewer:
            count: i64 = 0
            slot = 0
            while slot < slots:
                if s.seen_neutral[seat * slots + slot] != 0:
                    count += 1
                    s.seen_neutral[seat * slots + slot] = 0
                slot += 1
            while count > 0:
                card: i64 = draw(neutral, dice)
                neutral = remove(neutral, i16(card))
                s.seen_neutral[seat * slots + card] = 1
                count -= 1
        seat += 1
