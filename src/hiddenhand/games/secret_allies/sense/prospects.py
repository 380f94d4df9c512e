"""A seat's chance to win, estimated from the state by a logistic fit.

Fitted to 568 games of the policy against itself (2 seats, standard length), at the start of every
turn: log loss 0.42 overall, 0.70 in turn 1 (no information yet), 0.21 in the last turns.
"""

from math import exp
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.games.secret_allies.sense.targets import tokens_of
from hiddenhand.games.secret_allies.state import BaseState

FEATURES = ("track", "nearness", "pay", "army", "treasury", "prestige", "cards", "techs", "first")


@final
class Scales:
    """The fitted weights: log-odds per unit of difference to the strongest rival."""

    def __init__(self) -> None:
        self.track: float = 0.023
        self.nearness: float = 0.31  # track points beyond 60 % of the threshold
        self.pay: float = 0.003  # tokens and prestige the held states will still pay
        self.army: float = 0.11  # tokens spent on surviving units
        self.treasury: float = 0.02
        self.prestige: float = 0.024
        self.cards: float = 0.10  # value of unrevealed allies that can be revealed
        self.techs: float = 0.24
        self.first: float = 0.11


FITTED = Scales()


def features(s: BaseState, seat: i64) -> vec[i64]:
    """The FEATURES of one seat, in that order."""
    board = s.board
    track: i64 = 0
    pay: i64 = 0
    treasury: i64 = 0
    cards: i64 = 0
    left: i64 = s.turn_limit - s.turn
    slot: i64 = 0
    while slot < board.slots:
        worth: i64 = i64(board.worth[slot])
        if s.controller(slot) == seat:
            track += worth
            pays: i64 = i64(s.die[slot]) if s.die[slot] >= 0 else s.pack_data.income_turns
            pay += (worth + board.income_total(slot)) * min(pays, left)
            if i64(s.holder[slot]) == seat:
                k: i64 = 3 * slot
                treasury += i64(s.treasury[k]) + i64(s.treasury[k + 1]) + i64(s.treasury[k + 2])
        elif i64(s.ally_of[slot]) == seat and s.revealed_by[slot] < 0:
            holder: i64 = i64(s.holder[slot])
            if holder < 0 or holder == seat:
                cards += worth
        slot += 1
    army: i64 = 0
    cell: i64 = 0
    while cell < board.cells:
        if i64(s.side[cell]) == seat and s.live(cell):
            army += tokens_of(s, i64(s.unit[cell]) - 1)
        cell += 1
    near: i64 = max(i64(0), track - s.threshold * 6 // 10)
    found = vec[i64]([track, near, pay, army, treasury])
    found = append(found, i64(s.prestige[seat]))
    found = append(found, cards)
    found = append(found, i64(s.tech_count[seat]))
    return append(found, s.seats - s.rank(seat))


def strength(s: BaseState, seat: i64, scales: Scales) -> float:
    """Log-odds of one seat: its features times the weights."""
    f = features(s, seat)
    told: float = float(f[0]) * scales.track + float(f[1]) * scales.nearness
    told += float(f[2]) * scales.pay + float(f[3]) * scales.army
    told += float(f[4]) * scales.treasury + float(f[5]) * scales.prestige
    told += float(f[6]) * scales.cards + float(f[7]) * scales.techs
    return told + float(f[8]) * scales.first


def chance(s: BaseState, seat: i64) -> float:
    """The seat's share of all players' odds; 0 for a player who left."""
    if len(s.partisan) == 0:
        return 1.0 / float(s.seats)  # no map yet
    own: float = strength(s, seat, FITTED)
    total: float = 0.0
    other: i64 = 0
    while other < s.seats:
        if s.is_in(other):
            total += exp(max(-20.0, min(20.0, strength(s, other, FITTED) - own)))
        other += 1
    return 1.0 / total if s.is_in(seat) else 0.0
