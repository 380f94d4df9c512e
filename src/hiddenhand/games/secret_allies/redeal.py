"""Deals a world that one viewer cannot distinguish from the real one (promise 7, SA-V15).

A viewer knows, and so keeps: everything public (SA-V2); their own prestige, bids, answers and
cards; the ally cards they drew to choose from, with the time of drawing (nobody had kept such a
card before); the neutral cards they looked at. Dealt again: the tiles in the pile, races another
player holds to choose from or returned, other players' ally cards and all cards they drew or looked
at, the decks, sealed bids and answers, other players' prestige.

Prestige (SA-V10, SA-V11): all changes are public, so with `prestige_log=game`, and in turn zero,
everybody can compute everything and prestige stays. With `prestige_log=turn` the viewer knows only
the changes of this turn. A player's prestige at the start of the turn can then be any amount that
covers this turn's payments and is at most all they ever received minus the printed prestige of
their technologies. Small amounts are more likely, because people spend. Anyone who looked at a
player's prestige this turn or last turn knows it exactly.
"""

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies.codes import OVER, SHOWS_RACES
from hiddenhand.games.secret_allies.redeal_cards import deal_cards, deal_looks_at_cards, draw
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState


def redeal(s: BaseState, viewer: i64, dice: Dice) -> None:
    """Deal the hidden parts of `s`, a copy, for `viewer` (a seat, or a negative number for a
    spectator).
    """
    if s.stage == OVER:
        return  # everything hidden is public now (SA-V14)
    _deal_pile(s, dice)
    _deal_races(s, viewer, dice)
    if len(s.pick_seat) > 0 or s.removals_due > 0:
        deal_cards(s, viewer, dice, True)
        deal_cards(s, viewer, dice, False)
        deal_looks_at_cards(s, viewer, dice)
    _deal_prestige(s, viewer, dice)
    _deal_sealed(s, viewer, dice)


# -- tiles and races ---------------------------------------------------------------------------


def _deal_pile(s: BaseState, dice: Dice) -> None:
    """Deal the tiles still to be placed; only their number is public."""
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
            land = i16(draw(pool, dice))
            pool = remove(pool, land)
            pile = append(pile, land)
            wanted -= 1
    s.pile = pile


def _laid(s: BaseState, land: i64) -> bool:
    k: i64 = 0
    while k < len(s.placed):
        if i64(s.placed[k]) == land:
            return True
        k += 4
    return s.tile == land


def _deal_races(s: BaseState, viewer: i64, dice: Dice) -> None:
    """Deal the races another player chooses from, and those returned (SA-R11)."""
    if COURSE[s.stage].shows & SHOWS_RACES != 0 and s.current != viewer:
        pool = vec[i16]()
        race: i64 = 0
        while race < s.pack_data.races:
            if i16(race) not in s.race:
                pool = append(pool, i16(race))
            race += 1
        k: i64 = 0
        while k < len(s.race_hand):
            s.race_hand[k] = i16(draw(pool, dice))
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
            s.returned_race[seat] = i16(draw(pool, dice))
        place += 1


# -- prestige and sealed answers ---------------------------------------------------------------


def knows_prestige(s: BaseState, viewer: i64, seat: i64) -> bool:
    """Whether the log, or a look this turn or last turn, gives the exact number."""
    if seat == viewer or s.log_whole_game or s.turn == 0:
        return True
    k: i64 = 0
    while k < len(s.looks):
        recent: bool = i64(s.looks[k + 2]) >= s.turn - 1
        if recent and i64(s.looks[k]) == viewer and i64(s.looks[k + 1]) == seat:
            return True
        k += 4
    return False


def _deal_prestige(s: BaseState, viewer: i64, dice: Dice) -> None:
    seat: i64 = 0
    while seat < s.seats:
        if not knows_prestige(s, viewer, seat):
            real: i64 = i64(s.prestige[seat]) - i64(s.turn_change[seat])  # at the start of the turn
            least: i64 = -i64(s.turn_lowest[seat])
            most: i64 = i64(s.most_at_start[seat])
            start: i64 = least + min(dice.below(most - least + 1), dice.below(most - least + 1))
            s.prestige[seat] = i16(i64(s.prestige[seat]) + start - real)
            s.prestige_returned += real - start
        seat += 1
    _retell_looks(s, viewer, dice)


def _retell_looks(s: BaseState, viewer: i64, dice: Dice) -> None:
    """Change what others saw when they looked at a third player's prestige."""
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


def _deal_sealed(s: BaseState, viewer: i64, dice: Dice) -> None:
    """Deal the sealed bids and sealed answers to the secret-ally question."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            if s.bidding[seat] != 0 and s.bids[seat] >= 0:
                s.bids[seat] = i16(dice.below(i64(s.prestige[seat]) + 1))
            if s.answers[seat] > 0:
                own: bool = i64(s.ally_of[s.attack_slot]) == seat
                s.answers[seat] = i16(1 + dice.below(2)) if own else i16(1)
        seat += 1
