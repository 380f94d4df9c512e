"""Heuristics for sealed bids, and for showing an ally."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies.codes import PARTISANS
from hiddenhand.games.secret_allies.sense.targets import state_value
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import BaseState


def spare(s: BaseState, seat: i64, w: Weights) -> i64:
    """Prestige beyond the reserve for the next bids."""
    return max(i64(0), i64(s.prestige[seat]) - w.reserve)


def judge_bids(s: BaseState, seat: i64, w: Weights, dice: Dice) -> vec[i64]:
    """Scores for bids: the closer to the right bid, the higher."""
    purse: i64 = i64(s.prestige[seat])
    aim: i64 = min(right_bid(s, seat, w, dice), purse)
    scores = vec[i64]()
    bid: i64 = 0
    while bid <= purse:
        scores = append(scores, aim - bid if bid > aim else bid - aim)
        bid += 1
    return scores


def right_bid(s: BaseState, seat: i64, w: Weights, dice: Dice) -> i64:
    """The bid the heuristics consider right."""
    purse: i64 = i64(s.prestige[seat])
    if s.aim != PARTISANS:
        if s.runoff > 0:
            return dice.below(2)
        usual: i64 = w.order_bid + spare(s, seat, w) // w.order_rich
        return usual + dice.below(w.order_swing) if purse >= 4 else 0
    if s.runoff > 0:
        return dice.below(3)
    if seat == s.attacker:
        return attacker_bid(s, seat, w, dice)
    return defender_bid(s, seat, w, dice)


def defender_bid(s: BaseState, seat: i64, w: Weights, dice: Dice) -> i64:
    """A defender bids a little; one of several leaves some auctions to the others, who pay too."""
    modifier: i64 = i64(s.modifier[seat])
    bid: i64 = w.defend_bid + dice.below(w.defend_swing) + spare(s, seat, w) // w.defend_rich
    if s.claimed_by == seat:
        return bid
    others: i64 = s.seats - 2
    chance: i64 = 100 - w.defend_less * others * others
    if s.claimed_by >= 0:
        if modifier < -3:
            return 0
        bid -= modifier  # a penalty has to be bid first
        chance = w.defend_other
    return bid if dice.below(100) < chance else 0


def attacker_bid(s: BaseState, seat: i64, w: Weights, dice: Dice) -> i64:
    """The attacker bids the penalty and a little more, or nothing: less would be wasted."""
    needed: i64 = w.attack_over - i64(s.modifier[seat])
    rich: bool = i64(s.prestige[seat]) >= needed
    chance: i64 = w.attack_rich if spare(s, seat, w) >= needed else w.attack_chance
    if rich and dice.below(100) < chance:
        return needed
    return 0


def judge_show(s: BaseState, seat: i64, w: Weights) -> vec[i64]:
    """Scores for passing and showing; showing adds 1 and discourages other defenders."""
    scores = vec[i64]([i64(0)])
    if i64(s.ally_of[s.attack_slot]) == seat:
        scores = append(scores, state_value(s, w, s.attack_slot))
    return scores
