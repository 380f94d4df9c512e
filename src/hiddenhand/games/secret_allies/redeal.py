"""A world that one viewer cannot tell from the real one (promise 7, SA-V15).

What a viewer knows, and so stays: everything public (SA-V2); his own prestige, bids, answers and
cards; the ally cards he drew to choose from, with the moment he drew them (a card he saw in the
deck was kept by nobody before); the neutral cards he looked at. What is dealt anew: the tiles in
the pile, a race hand another player holds or returned, other players' ally cards and all cards
they drew or looked at, what lies in the decks, sealed bids and answers, other players' prestige.

Prestige (SA-V10, SA-V11). All changes are public amounts, so with `prestige_log=game`, and in turn
zero, everybody can reckon everything and prestige stays. With `prestige_log=turn` the log forgets:
the viewer knows the changes of this turn and nothing older. A player's prestige at the start of
the turn can then be anything that paid this turn's payments and is no more than what he ever
received less the printed prestige of his technologies. Small numbers are likelier: people spend.
Whoever looked at a player's prestige in this turn or the one before still knows it exactly.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies.stages import (
    DRAW_RACE,
    IN_DECK,
    IN_HAND,
    KEEP_RACE,
    KEPT,
    OVER,
    REMOVED,
)
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.turn_zero import pick_is_large

TRIES: Final[i64] = 20


def redeal(s: Realm, viewer: i64, dice: Dice) -> None:
    """Deal `s`, a copy, anew for `viewer` (a seat, or anything below 0 for an onlooker)."""
    if s.stage == OVER:
        return  # everything hidden may be shown now (SA-V14)
    _deal_pile(s, dice)
    _deal_races(s, viewer, dice)
    if len(s.pick_seat) > 0 or s.removals_due > 0:
        _deal_cards(s, viewer, dice, True)
        _deal_cards(s, viewer, dice, False)
        _deal_looks_at_cards(s, viewer, dice)
    _deal_prestige(s, viewer, dice)
    _deal_sealed(s, viewer, dice)


def _draw(cards: vec[i16], dice: Dice) -> i64:
    return i64(cards[dice.below(len(cards))])


# -- tiles and races ---------------------------------------------------------------------------


def _deal_pile(s: Realm, dice: Dice) -> None:
    """Which states are still to be laid is seen only as a number."""
    pile = vec[i16]()
    for large in (True, False):
        wanted: i64 = 0
        for land in s.pile:
            if (s.pack_data.large[i64(land)] != 0) == large:
                wanted += 1
        pool = vec[i16]()
        number: i64 = 0
        while number < s.pack_data.lands:
            if (s.pack_data.large[number] != 0) == large and not _laid(s, number):
                pool = append(pool, i16(number))
            number += 1
        while wanted > 0:
            land = i16(_draw(pool, dice))
            pool = remove(pool, land)
            pile = append(pile, land)
            wanted -= 1
    s.pile = pile


def _laid(s: Realm, land: i64) -> bool:
    k: i64 = 0
    while k < len(s.placed):
        if i64(s.placed[k]) == land:
            return True
        k += 4
    return s.tile == land


def _deal_races(s: Realm, viewer: i64, dice: Dice) -> None:
    """The races another player draws from, and those returned (SA-R11)."""
    if (s.stage == DRAW_RACE or s.stage == KEEP_RACE) and s.current != viewer:
        pool = vec[i16]()
        race: i64 = 0
        while race < s.pack_data.races:
            if i16(race) not in s.race:
                pool = append(pool, i16(race))
            race += 1
        k: i64 = 0
        while k < len(s.race_hand):
            s.race_hand[k] = i16(_draw(pool, dice))
            pool = remove(pool, s.race_hand[k])
            k += 1
    place: i64 = 0
    taken = vec[i16]()  # by the players before this one
    while place < len(s.seat_order):
        seat: i64 = i64(s.seat_order[place])
        if s.race[seat] >= 0:
            taken = append(taken, s.race[seat])
        if s.returned_race[seat] >= 0 and seat != viewer:
            pool = vec[i16]()
            race = 0
            while race < s.pack_data.races:
                if i16(race) not in taken:
                    pool = append(pool, i16(race))
                race += 1
            s.returned_race[seat] = i16(_draw(pool, dice))
        place += 1


# -- ally cards --------------------------------------------------------------------------------


def _is_public(s: Realm, slot: i64) -> bool:
    return s.revealed_by[slot] >= 0 or s.shown[slot] != 0


def _last_seen(s: Realm, viewer: i64) -> vec[i16]:
    """Slot -> the latest choice at which the viewer saw this card in his hand, -1 never."""
    seen = vec[i16]([i16(-1)] * int(s.board.slots))
    k: i64 = 0
    while k < len(s.drawn_log):
        if i64(s.drawn_log[k]) == viewer:
            seen[i64(s.drawn_log[k + 2])] = s.drawn_log[k + 1]
        k += 3
    return seen


def _deal_cards(s: Realm, viewer: i64, dice: Dice, large: bool) -> None:
    """Deal the cards of one size anew over others' choices, hand, deck and removed cards."""
    seen = _last_seen(s, viewer)
    tries: i64 = 0
    while tries < TRIES:
        picks = _place_public(s, viewer, dice, large, seen)
        pool = _hidden_cards(s, viewer, large)
        if _fill_picks(s, viewer, dice, large, seen, picks, pool):
            return
        tries += 1
    # The true places of the public cards always leave a way; deal the others round them.
    picks = s.pick_card[:]
    pick: i64 = 0
    while pick < len(picks):
        slot: i64 = i64(picks[pick])
        if slot >= 0 and i64(s.pick_seat[pick]) != viewer and not _is_public(s, slot):
            picks[pick] = -1
        pick += 1
    _fill_picks(s, viewer, dice, large, seen, picks, _hidden_cards(s, viewer, large))


def _open_pick(s: Realm, viewer: i64, pick: i64, large: bool) -> bool:
    """A choice of this size that another player has made."""
    made: bool = s.pick_card[pick] >= 0 and i64(s.pick_seat[pick]) != viewer
    return made and pick_is_large(s, pick) == large


def _place_public(s: Realm, viewer: i64, dice: Dice, large: bool, seen: vec[i16]) -> vec[i16]:
    """A list of choices with only the public cards of the others put, each at a random one of
    its owner's choices: which card came from which is not public. Own choices stay."""
    picks = s.pick_card[:]
    pick: i64 = 0
    while pick < len(picks):
        if _open_pick(s, viewer, pick, large):
            picks[pick] = -1
        pick += 1
    pick = 0
    while pick < len(picks):
        slot: i64 = i64(s.pick_card[pick])
        if _open_pick(s, viewer, pick, large) and _is_public(s, slot):
            places = vec[i16]()
            other: i64 = 0
            while other < len(picks):
                free: bool = picks[other] < 0 and s.pick_seat[other] == s.pick_seat[pick]
                free = free and other > i64(seen[slot])
                if free and _open_pick(s, viewer, other, large):
                    places = append(places, i16(other))
                other += 1
            if len(places) > 0:
                picks[_draw(places, dice)] = i16(slot)
        pick += 1
    return picks


def _hidden_cards(s: Realm, viewer: i64, large: bool) -> vec[i16]:
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
    s: Realm,
    viewer: i64,
    dice: Dice,
    large: bool,
    seen: vec[i16],
    picks: vec[i16],
    pool: vec[i16],
) -> bool:
    """Give every open choice a hidden card; False if the public cards lie in the way.

    A card the viewer saw at some choice can only have been kept later, so going through the
    choices in order the cards allowed never get fewer, and any of them may be taken.
    """
    public: i64 = 0
    for slot in picks:
        if slot >= 0 and _is_public(s, i64(slot)):
            public += 1
    for slot in s.pick_card:
        if slot >= 0 and _is_public(s, i64(slot)):
            public -= 1
    if public != 0:
        return False
    if s.exact_deck and _deck_is_dealt(s, large):
        pool = _keep_seen_cards(s, viewer, dice, large, seen, picks, pool)
        if len(pool) == 0 and _removed(s, large) > 0:
            return False
    pick: i64 = 0
    while pick < len(picks):
        if picks[pick] < 0 and _open_pick(s, viewer, pick, large):
            allowed = vec[i16]()
            for card in pool:
                if i64(seen[i64(card)]) < pick:
                    allowed = append(allowed, card)
            if len(allowed) == 0:
                return False
            card = i16(_draw(allowed, dice))
            picks[pick] = card
            pool = remove(pool, card)
        pick += 1
    return _lay_out(s, viewer, dice, large, seen, picks, pool)


def _deck_is_dealt(s: Realm, large: bool) -> bool:
    """Nobody will draw from this deck any more."""
    if s.pick >= len(s.pick_seat):
        return True
    return large and not pick_is_large(s, s.pick)


def _removed(s: Realm, large: bool) -> i64:
    count: i64 = 0
    slot: i64 = 0
    while slot < s.board.slots:
        if i64(s.card[slot]) == REMOVED and s.is_large(slot) == large:
            count += 1
        slot += 1
    return count


def _keep_seen_cards(
    s: Realm,
    viewer: i64,
    dice: Dice,
    large: bool,
    seen: vec[i16],
    picks: vec[i16],
    pool: vec[i16],
) -> vec[i16]:
    """With an exact deck every card that was in the deck is somebody's ally in the end: give the
    cards the viewer saw to later choices, the latest seen first. Returns the rest; an empty list
    says that it did not work out."""
    if s.deck_size(large) > 0:
        return pool  # somebody left before choosing, so cards remain
    choice: i64 = len(picks) - 1
    while choice >= 0:
        for card in pool[:]:
            if i64(seen[i64(card)]) == choice:
                free = vec[i16]()
                pick: i64 = choice + 1
                while pick < len(picks):
                    if picks[pick] < 0 and _open_pick(s, viewer, pick, large):
                        free = append(free, i16(pick))
                    pick += 1
                if len(free) == 0:
                    return vec[i16]()
                picks[_draw(free, dice)] = card
                pool = remove(pool, card)
        choice -= 1
    return pool


def _lay_out(
    s: Realm,
    viewer: i64,
    dice: Dice,
    large: bool,
    seen: vec[i16],
    picks: vec[i16],
    pool: vec[i16],
) -> bool:
    """`pool` is left for another player's hand, the removed cards and the deck."""
    gone: i64 = _removed(s, large)
    hand: i64 = 0
    slot: i64 = 0
    while slot < s.board.slots:
        hidden: bool = s.is_large(slot) == large and i64(s.card[slot]) == IN_HAND
        if hidden and s.current != viewer:
            hand += 1
        known: bool = viewer >= 0 and s.seen_neutral[viewer * s.board.slots + slot] != 0
        if known and i64(s.card[slot]) == REMOVED and s.is_large(slot) == large:
            gone -= 1  # it lies where the viewer knows it
        slot += 1
    out = vec[i16]()
    while len(out) < gone:
        never = vec[i16]()  # what the viewer saw in the deck was not removed
        for card in pool:
            if seen[i64(card)] < 0:
                never = append(never, card)
        if len(never) == 0:
            return False
        card = i16(_draw(never, dice))
        out = append(out, card)
        pool = remove(pool, card)
    held = vec[i16]()
    while len(held) < hand:
        card = i16(_draw(pool, dice))
        held = append(held, card)
        pool = remove(pool, card)
    for card in pool:
        s.card[i64(card)] = i16(IN_DECK)
        s.ally_of[i64(card)] = -1
    for card in out:
        s.card[i64(card)] = i16(REMOVED)
        s.ally_of[i64(card)] = -1
    pick: i64 = 0
    while pick < len(picks):
        if _open_pick(s, viewer, pick, large):
            s.card[i64(picks[pick])] = i16(KEPT)
            s.ally_of[i64(picks[pick])] = s.pick_seat[pick]
        pick += 1
    s.pick_card = picks
    if hand > 0:
        for card in held:
            s.card[i64(card)] = i16(IN_HAND)
            s.ally_of[i64(card)] = -1
        s.pick_hand = held
    _retell_draws(s, viewer, dice, large)
    return True


def _retell_draws(s: Realm, viewer: i64, dice: Dice, large: bool) -> None:
    """Others drew their kept card among some that were in the deck at that moment."""
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
            card: i64 = i64(s.pick_card[pick]) if place == kept else _draw(pool, dice)
            if place != kept:
                pool = remove(pool, i16(card))
            s.drawn_log[first + 3 * place + 2] = i16(card)
            place += 1


def _kept_before(s: Realm, slot: i64, pick: i64) -> bool:
    earlier: i64 = 0
    while earlier < pick:
        if i64(s.pick_card[earlier]) == slot:
            return True
        earlier += 1
    return False


def _deal_looks_at_cards(s: Realm, viewer: i64, dice: Dice) -> None:
    """Which neutral cards the others looked at; how many stays."""
    slots: i64 = s.board.slots
    seat: i64 = 0
    while seat <= s.seats:  # the seat after the last stands for the look in progress
        neutral = vec[i16]()
        slot: i64 = 0
        while slot < slots:
            if i64(s.card[slot]) != KEPT:
                neutral = append(neutral, i16(slot))
            slot += 1
        if seat == s.seats:
            k: i64 = 0
            while k < len(s.peek_hand):
                s.peek_hand[k] = i16(_draw(neutral, dice))
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
                card: i64 = _draw(neutral, dice)
                neutral = remove(neutral, i16(card))
                s.seen_neutral[seat * slots + card] = 1
                count -= 1
        seat += 1


# -- prestige and sealed answers ---------------------------------------------------------------


def knows_prestige(s: Realm, viewer: i64, seat: i64) -> bool:
    """The log, or a look not older than the last turn, gives the exact number."""
    if seat == viewer or s.log_whole_game or s.turn == 0:
        return True
    k: i64 = 0
    while k < len(s.looks):
        recent: bool = i64(s.looks[k + 2]) >= s.turn - 1
        if recent and i64(s.looks[k]) == viewer and i64(s.looks[k + 1]) == seat:
            return True
        k += 4
    return False


def _deal_prestige(s: Realm, viewer: i64, dice: Dice) -> None:
    seat: i64 = 0
    while seat < s.seats:
        if not knows_prestige(s, viewer, seat):
            real: i64 = i64(s.prestige[seat]) - i64(s.turn_change[seat])  # at the turn's start
            least: i64 = -i64(s.turn_lowest[seat])
            most: i64 = i64(s.most_at_start[seat])
            start: i64 = least + min(dice.below(most - least + 1), dice.below(most - least + 1))
            s.prestige[seat] = i16(i64(s.prestige[seat]) + start - real)
            s.prestige_returned += real - start
        seat += 1
    _retell_looks(s, viewer, dice)


def _retell_looks(s: Realm, viewer: i64, dice: Dice) -> None:
    """What the others saw when they looked at a third player's prestige."""
    k: i64 = 0
    while k < len(s.looks):
        seat: i64 = i64(s.looks[k + 1])
        if i64(s.looks[k]) != viewer and not knows_prestige(s, viewer, seat):
            turn: i64 = i64(s.looks[k + 2])
            now: i64 = i64(s.prestige[seat])
            if turn == s.turn:
                s.looks[k + 3] = i16(now)
            elif turn == s.turn - 1:
                s.looks[k + 3] = i16(now - i64(s.turn_change[seat]))
            else:
                s.looks[k + 3] = i16(dice.below(i64(s.most_at_start[seat]) + 1))
        k += 4


def _deal_sealed(s: Realm, viewer: i64, dice: Dice) -> None:
    """Bids that are in, and answers to the secret-ally question."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            if s.bidding[seat] != 0 and s.bids[seat] >= 0:
                s.bids[seat] = i16(dice.below(i64(s.prestige[seat]) + 1))
            if s.answers[seat] > 0:
                own: bool = i64(s.ally_of[s.attack_slot]) == seat
                s.answers[seat] = i16(1 + dice.below(2)) if own else i16(1)
        seat += 1
