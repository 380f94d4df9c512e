"""Heuristics for units, technologies, payments and transfers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.games.secret_allies.codes import AT_MARKET, NONE, SWITCH
from hiddenhand.games.secret_allies.economy import RESOURCES, may_accept
from hiddenhand.games.secret_allies.market import KINDS
from hiddenhand.games.secret_allies.pack import (
    ATTACK_BONUS,
    DEFENCE_BONUS,
    DEFER_SUBTURN,
    DIPLOMACY,
    EFFECT_KINDS,
    EXTRA_MOVES,
    EXTRA_SUBTURN,
    GAIN_PRESTIGE,
    ORDER_BONUS,
    PARTISAN_GOLD,
    PEEK_NEUTRAL,
    PEEK_PRESTIGE,
    TRADE,
)
from hiddenhand.games.secret_allies.sense.bidding import spare
from hiddenhand.games.secret_allies.sense.moving import value_here
from hiddenhand.games.secret_allies.sense.targets import Memory, Outlook, punch_of, tokens_of
from hiddenhand.games.secret_allies.sense.weights import UNWANTED, Weights
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.technology import TECHS


def unit_value(s: BaseState, w: Weights, kind: i64) -> i64:
    """The value of a unit, ignoring its cost."""
    pack = s.pack_data
    value: i64 = w.body + punch_of(s, kind) * w.damage + i64(pack.reach[kind]) * w.range
    value += i64(pack.armour[kind]) * w.armour + i64(pack.move[kind]) * w.speed
    return value + (w.flying if pack.flying[kind] != 0 else 0)


def judge_wares(s: BaseState, seat: i64, w: Weights, memory: Memory) -> vec[i64]:
    """Scores for units to buy: most value per token; keeping the tokens comes last.

    With trade, tokens of a state far from the front are kept for sending.
    """
    trading: bool = s.purpose == AT_MARKET and s.has_bonus(seat, TRADE) > 0
    pulls = fronts(s, seat, w, memory) if trading else vec[i64]()
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
            continue
        if choice == SWITCH:
            scores = append(scores, UNWANTED)
            continue
        kind: i64 = choice % KINDS
        score: i64 = unit_value(s, w, kind) - w.token * tokens_of(s, kind)
        if trading and sends_on(s, w, pulls, choice // KINDS):
            score = -1
        scores = append(scores, score)
    return scores


def judge_places(o: Outlook) -> vec[i64]:
    """Scores for the hexes where the bought unit can be placed."""
    scores = vec[i64]()
    for option in o.s.options:
        scores = append(scores, value_here(o.s, o, o.s.ware, i64(option)))
    return scores


def judge_payments(s: BaseState) -> vec[i64]:
    """Scores for payments: the first one is the cheapest (SA-D20)."""
    scores = vec[i64]()
    k: i64 = 0
    while k < len(s.options):
        scores = append(scores, -k)
        k += 1
    return scores


def own_effects(s: BaseState, seat: i64, w: Weights, tech: i64) -> i64:
    """The value of a technology's effects over a whole game."""
    pack = s.pack_data
    base: i64 = tech * EFFECT_KINDS
    value: i64 = i64(pack.grants[base + ORDER_BONUS]) * w.order_bonus
    value += i64(pack.grants[base + ATTACK_BONUS]) * w.attack_bonus
    value += i64(pack.grants[base + DEFENCE_BONUS]) * w.defence_bonus
    value += i64(pack.grants[base + DIPLOMACY]) * w.diplomacy
    value += i64(pack.grants[base + PARTISAN_GOLD]) * w.partisan_gold
    moves: i64 = i64(pack.grants[base + EXTRA_SUBTURN]) * w.extra_subturn
    moves += i64(pack.grants[base + EXTRA_MOVES]) * w.extra_moves // 2
    value += moves if short_of_moves(s, seat) else moves * w.idle // 100
    value += i64(pack.grants[base + DEFER_SUBTURN]) * w.defer_subturn
    value += i64(pack.grants[base + PEEK_NEUTRAL]) * w.peek_neutral
    value += i64(pack.grants[base + PEEK_PRESTIGE]) * w.peek_prestige
    if s.has_bonus(seat, TRADE) == 0:
        value += i64(pack.grants[base + TRADE]) * w.trade
    race: i64 = i64(s.race[seat])
    kind: i64 = i64(pack.race_kind[race])
    while kind < i64(pack.race_kind[race + 1]):
        if i64(pack.unlocked_by[kind]) == tech:
            value += unit_value(s, w, kind) * w.unlock // 100
        kind += 1
    return value


def short_of_moves(s: BaseState, seat: i64) -> bool:
    """Whether the seat has more units than moves in a battle."""
    subturns: i64 = s.pack_data.subturns + s.has_bonus(seat, EXTRA_SUBTURN)
    moves: i64 = s.pack_data.moves_per_subturn + s.has_bonus(seat, EXTRA_MOVES)
    return i64(s.army[seat]) > subturns * moves


def tech_value(s: BaseState, seat: i64, w: Weights, tech: i64) -> i64:
    """The value of a technology: effects for the turns left, part of what it opens, minus its
    price.
    """
    pack = s.pack_data
    value: i64 = own_effects(s, seat, w, tech) + opens(s, seat, w, tech)
    value = value * (s.turn_limit - s.turn) // s.turn_limit
    value += i64(pack.grants[tech * EFFECT_KINDS + GAIN_PRESTIGE]) * w.gain_prestige
    k: i64 = 3 * tech
    tokens: i64 = i64(pack.tech_cost[k]) + i64(pack.tech_cost[k + 1]) + i64(pack.tech_cost[k + 2])
    prestige: i64 = i64(pack.tech_prestige[tech])
    cheap: i64 = min(prestige, spare(s, seat, w))
    value -= cheap * w.spare_prestige + (prestige - cheap) * w.tech_prestige
    return value - tokens * w.tech_token


def opens(s: BaseState, seat: i64, w: Weights, tech: i64) -> i64:
    """Part of the value of what its arrows lead to, and of the best one its flask helps with."""
    pack = s.pack_data
    race: i64 = i64(s.race[seat])
    count: i64 = i64(s.tech_count[seat])
    arrows: i64 = 0
    flask: i64 = 0
    later: i64 = i64(pack.race_tech[race])
    while later < i64(pack.race_tech[race + 1]):
        if s.owned[later] == 0 and later != tech:
            missing: i64 = i64(pack.flasks[later]) - count
            arrow: i64 = i64(pack.arrow_start[later])
            end: i64 = i64(pack.arrow_start[later + 1])
            if arrow == end and missing > 0:
                flask = max(flask, own_effects(s, seat, w, later) * w.flasks // 100 // missing)
            while arrow < end:
                if i64(pack.arrows[arrow]) == tech:
                    arrows += own_effects(s, seat, w, later) * w.leads_to // 100
                arrow += 1
        later += 1
    return arrows + flask


def judge_research(s: BaseState, seat: i64, w: Weights) -> vec[i64]:
    """Scores for research: the best technology, paid by the fullest treasury."""
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
            continue
        if choice == SWITCH:
            scores = append(scores, UNWANTED)
            continue
        k: i64 = 3 * (choice // TECHS)
        purse: i64 = i64(s.treasury[k]) + i64(s.treasury[k + 1]) + i64(s.treasury[k + 2])
        scores = append(scores, tech_value(s, seat, w, choice % TECHS) + min(purse, 9))
    return scores


def judge_send(s: BaseState, seat: i64, w: Weights, memory: Memory) -> vec[i64]:
    """Scores for sending: tokens go from states far behind to states near the goals."""
    pulls = fronts(s, seat, w, memory)
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
        else:
            scores = append(scores, i64(1) if behind(s, w, pulls, choice // RESOURCES) else -1)
    return scores


def judge_receive(s: BaseState, seat: i64, w: Weights, memory: Memory) -> vec[i64]:
    """Scores for the states that can receive the token."""
    pulls = fronts(s, seat, w, memory)
    scores = vec[i64]()
    for option in s.options:
        scores = append(scores, pulls[i64(option)])
    return scores


def sends_on(s: BaseState, w: Weights, pulls: vec[i64], slot: i64) -> bool:
    """Whether everything in this treasury can be sent to a better state and used there."""
    k: i64 = 3 * slot
    purse: i64 = i64(s.treasury[k]) + i64(s.treasury[k + 1]) + i64(s.treasury[k + 2])
    limit: i64 = s.board.income_total(slot) - s.pack_data.trade_send_minus
    return purse <= limit and s.turn + 2 < s.turn_limit and behind(s, w, pulls, slot)


def behind(s: BaseState, w: Weights, pulls: vec[i64], slot: i64) -> bool:
    """Whether another state that can receive tokens is much closer to the goals."""
    other: i64 = 0
    while other < s.board.slots:
        if other != slot and pulls[slot] * 100 < pulls[other] * w.rear and may_accept(s, other):
            return True
        other += 1
    return False


def fronts(s: BaseState, seat: i64, w: Weights, memory: Memory) -> vec[i64]:
    """For each state the pull of the goals there, 0 if the seat does not hold it."""
    o = Outlook(s, seat, w, memory)
    o.look_far()
    pulls = vec[i64]()
    slot: i64 = 0
    while slot < s.board.slots:
        most: i64 = 0
        if i64(s.holder[slot]) == seat:
            cell: i64 = i64(s.board.first[slot])
            while cell < i64(s.board.first[slot + 1]):
                most = max(most, o.ground[cell])
                cell += 1
        pulls = append(pulls, most)
        slot += 1
    return pulls
