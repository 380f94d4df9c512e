"""A seat's chance to win, estimated from the state by a logistic fit.

Fitted by `python -m benchmarks.fit_prospects --games 3200` to 7,680 games of the policy against
itself (two, three and four seats, standard length, pack version 5) at moments all over the game;
some seats revealed their allies earlier or later than the policy does. In 1,920 other games the log
loss is 0.91 overall, 1.13 in turn 1 and 0.59 in the last turn (1.06 is no knowledge at all).
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
    """Fitted weights: log-odds per unit of each feature, for one end of the game."""

    def __init__(
        self,
        track: float,
        nearness: float,
        pay: float,
        army: float,
        treasury: float,
        prestige: float,
        cards: float,
        techs: float,
        first: float,
    ) -> None:
        self.track = track
        self.nearness = nearness  # track points beyond 60 % of the threshold
        self.pay = pay  # tokens and prestige the held states will still pay
        self.army = army  # tokens spent on surviving units
        self.treasury = treasury
        self.prestige = prestige
        self.cards = cards  # value of unrevealed allies that can be revealed
        self.techs = techs
        self.first = first


# At the end a hidden ally is worth almost as much as an open one; at the beginning what counts is
# what states will still pay, and the army.
BEGINNING = Scales(
    track=-0.203,
    nearness=0.132,
    pay=0.048,
    army=0.224,
    treasury=0.029,
    prestige=0.048,
    cards=0.003,
    techs=-0.087,
    first=0.111,
)
END = Scales(
    track=0.335,
    nearness=-0.077,
    pay=-0.034,
    army=0.051,
    treasury=0.008,
    prestige=0.038,
    cards=0.269,
    techs=0.043,
    first=-0.062,
)


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


def strength(f: vec[i64], scales: Scales) -> float:
    """Log-odds of a seat with these features."""
    told: float = float(f[0]) * scales.track + float(f[1]) * scales.nearness
    told += float(f[2]) * scales.pay + float(f[3]) * scales.army
    told += float(f[4]) * scales.treasury + float(f[5]) * scales.prestige
    told += float(f[6]) * scales.cards + float(f[7]) * scales.techs
    return told + float(f[8]) * scales.first


def log_odds(s: BaseState, seat: i64) -> float:
    """Log-odds of a seat now: between those of the beginning and the end, by turns played."""
    f = features(s, seat)
    over: float = float(s.turn) / float(s.turn_limit)
    return (1.0 - over) * strength(f, BEGINNING) + over * strength(f, END)


def chance(s: BaseState, seat: i64) -> float:
    """The seat's share of all players' odds; 0 for a player who left."""
    if len(s.partisan) == 0:
        return 1.0 / float(s.seats)  # no map yet
    own: float = log_odds(s, seat)
    total: float = 0.0
    other: i64 = 0
    while other < s.seats:
        if s.is_in(other):
            total += exp(max(-20.0, min(20.0, log_odds(s, other) - own)))
        other += 1
    return 1.0 / total if s.is_in(seat) else 0.0
