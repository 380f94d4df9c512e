"""Judges the options of whoever is asked, by what that seat knows.

`judge` gives each option a number; the best one is what the normal bot says and what playouts do.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.hexes import span
from hiddenhand.games.secret_allies import stages
from hiddenhand.games.secret_allies.mapping import q_of, r_of
from hiddenhand.games.secret_allies.sense import bidding, buying, moving
from hiddenhand.games.secret_allies.sense.targets import Memory, Outlook, state_value
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import Realm


def judge(s: Realm, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
    """A score for each option of `seat`, in the order of the options.

    `memory` holds what was worked out for earlier questions on this map; a new one is as good.
    """
    stage: i64 = s.stage
    if stage == stages.BID:
        return bidding.judge_bids(s, seat, w, dice)
    if stage == stages.SHOW:
        return bidding.judge_show(s, seat, w)
    if stage == stages.PICK_UNIT or stage == stages.PICK_HEX or stage == stages.PICK_TARGET:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        if stage == stages.PICK_TARGET:
            return moving.judge_hits(outlook)
        outlook.look_far()
        if stage == stages.PICK_UNIT:
            return moving.judge_units(outlook)
        return moving.judge_hexes(outlook)
    if stage == stages.BUY_UNIT:
        return buying.judge_wares(s, seat, w, memory)
    if stage == stages.PAY:
        return buying.judge_payments(s)
    if stage == stages.RESEARCH:
        return buying.judge_research(s, seat, w)
    if stage == stages.SEND:
        return buying.judge_send(s, seat, w, memory)
    if stage == stages.RECEIVE:
        return buying.judge_receive(s, seat, w, memory)
    if stage == stages.PUT_UNIT:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        outlook.look_far()
        return buying.judge_places(outlook)
    return _judge_simple(s, seat, w)


def _judge_simple(s: Realm, seat: i64, w: Weights) -> vec[i64]:
    """Cards, reveals and the small questions."""
    stage: i64 = s.stage
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        score: i64 = 0
        if stage == stages.KEEP_CARD:
            score = card_value(s, seat, w, choice)
        elif stage == stages.REVEAL:
            score = 0 if choice == stages.NONE else 1000 + state_value(s, w, choice)
        elif stage == stages.BUY_CARD:
            score = -choice
        elif stage == stages.DEFER:
            late: bool = w.defer_from > 0 and s.turn >= w.defer_from
            score = choice if late else -choice
        elif stage == stages.PLACE_TILE:
            score = -span(q_of(choice), r_of(choice))  # a compact map: mines stay in reach
        elif stage == stages.LOOK:
            score = -1 if choice == stages.NONE else i64(s.track[choice])
        scores = append(scores, score)
    return scores


def card_value(s: Realm, seat: i64, w: Weights, slot: i64) -> i64:
    """An ally is worth its state, and more when it lies beside other allies of one's own."""
    value: i64 = state_value(s, w, slot)
    middle: i64 = i64(s.board.first[slot])
    other: i64 = 0
    while other < s.board.slots:
        if other != slot and i64(s.ally_of[other]) == seat:
            value += max(i64(0), 8 - s.board.far(middle, i64(s.board.first[other]))) * 10
        other += 1
    return value


def best_option(s: Realm, seat: i64, w: Weights, dice: Dice, memory: Memory) -> i64:
    """The number of the option with the highest score, the first of equals."""
    scores = judge(s, seat, w, dice, memory)
    best: i64 = 0
    k: i64 = 1
    while k < len(scores):
        if scores[k] > scores[best]:
            best = k
        k += 1
    return best
