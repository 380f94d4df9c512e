"""Units, technologies, payments and transfers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.games.secret_allies.economy import RESOURCES
from hiddenhand.games.secret_allies.market import KINDS
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.sense.moving import value_here
from hiddenhand.games.secret_allies.sense.targets import Outlook, punch_of, tokens_of
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages import NONE
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.technology import TECHS


def unit_value(s: Realm, w: Weights, kind: i64) -> i64:
    """What a unit can do, whatever it costs."""
    pack = s.pack_data
    value: i64 = w.body + punch_of(s, kind) * w.damage + i64(pack.reach[kind]) * w.range
    value += i64(pack.armour[kind]) * w.armour + i64(pack.move[kind]) * w.speed
    return value + (w.flying if pack.flying[kind] != 0 else 0)


def judge_wares(s: Realm, w: Weights) -> vec[i64]:
    """The unit that gives most for its tokens; keeping the tokens is the last choice."""
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
        else:
            kind: i64 = choice % KINDS
            scores = append(scores, unit_value(s, w, kind) - w.token * tokens_of(s, kind))
    return scores


def judge_places(o: Outlook) -> vec[i64]:
    scores = vec[i64]()
    for option in o.s.options:
        scores = append(scores, value_here(o.s, o, o.s.ware, i64(option)))
    return scores


def judge_payments(s: Realm) -> vec[i64]:
    """The first way is the thriftiest (SA-D20)."""
    scores = vec[i64]()
    k: i64 = 0
    while k < len(s.options):
        scores = append(scores, -k)
        k += 1
    return scores


def own_effects(s: Realm, seat: i64, w: Weights, tech: i64) -> i64:
    """What a technology does for the rest of a whole game."""
    pack = s.pack_data
    base: i64 = tech * EFFECT_KINDS
    value: i64 = i64(pack.grants[base]) * w.order_bonus
    value += i64(pack.grants[base + 1]) * w.attack_bonus
    value += i64(pack.grants[base + 2]) * w.defence_bonus
    value += i64(pack.grants[base + 3]) * w.diplomacy
    value += i64(pack.grants[base + 4]) * w.partisan_gold
    value += i64(pack.grants[base + 5]) * w.extra_subturn
    value += i64(pack.grants[base + 6]) * w.extra_moves // 2
    value += i64(pack.grants[base + 7]) * w.defer_subturn
    value += i64(pack.grants[base + 8]) * w.peek_neutral
    value += i64(pack.grants[base + 9]) * w.peek_prestige
    value += i64(pack.grants[base + 11]) * w.trade
    race: i64 = i64(s.race[seat])
    kind: i64 = i64(pack.race_kind[race])
    while kind < i64(pack.race_kind[race + 1]):
        if i64(pack.unlocked_by[kind]) == tech:
            value += unit_value(s, w, kind) * w.unlock // 100
        kind += 1
    return value


def tech_value(s: Realm, seat: i64, w: Weights, tech: i64) -> i64:
    """Its effects, fading as the game runs out, a part of what it opens, less its price."""
    pack = s.pack_data
    value: i64 = own_effects(s, seat, w, tech)
    race: i64 = i64(s.race[seat])
    later: i64 = i64(pack.race_tech[race])
    while later < i64(pack.race_tech[race + 1]):
        arrow: i64 = i64(pack.arrow_start[later])
        while arrow < i64(pack.arrow_start[later + 1]):
            if i64(pack.arrows[arrow]) == tech and s.owned[later] == 0:
                value += own_effects(s, seat, w, later) * w.leads_to // 100
            arrow += 1
        later += 1
    value = value * (s.turn_limit - s.turn) // s.turn_limit
    value += i64(pack.grants[tech * EFFECT_KINDS + 10]) * w.gain_prestige
    k: i64 = 3 * tech
    tokens: i64 = i64(pack.tech_cost[k]) + i64(pack.tech_cost[k + 1]) + i64(pack.tech_cost[k + 2])
    return value - tokens * w.tech_token - i64(pack.tech_prestige[tech]) * w.tech_prestige


def judge_research(s: Realm, seat: i64, w: Weights) -> vec[i64]:
    """The best technology, paid where the purse is fullest."""
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
            continue
        k: i64 = 3 * (choice // TECHS)
        purse: i64 = i64(s.treasury[k]) + i64(s.treasury[k + 1]) + i64(s.treasury[k + 2])
        scores = append(scores, tech_value(s, seat, w, choice % TECHS) + min(purse, 9))
    return scores


def judge_send(o: Outlook) -> vec[i64]:
    """Tokens leave states that can buy nothing with them, for states nearer to the goals."""
    s = o.s
    best: i64 = -1
    slot: i64 = 0
    while slot < s.board.slots:
        if i64(s.holder[slot]) == o.seat:
            best = max(best, front(o, slot))
        slot += 1
    scores = vec[i64]()
    for option in s.options:
        choice: i64 = i64(option)
        if choice == NONE:
            scores = append(scores, i64(0))
            continue
        giver: i64 = choice // RESOURCES
        k: i64 = 3 * giver
        purse: i64 = i64(s.treasury[k]) + i64(s.treasury[k + 1]) + i64(s.treasury[k + 2])
        lonely: bool = purse == 1 and front(o, giver) < best
        scores = append(scores, i64(1) if lonely else i64(-1))
    return scores


def judge_receive(o: Outlook) -> vec[i64]:
    scores = vec[i64]()
    for option in o.s.options:
        scores = append(scores, front(o, i64(option)))
    return scores


def front(o: Outlook, slot: i64) -> i64:
    """How strongly goals pull in this state: troops are wanted there."""
    cell: i64 = i64(o.s.board.first[slot])
    most: i64 = 0
    while cell < i64(o.s.board.first[slot + 1]):
        most = max(most, o.ground[cell])
        cell += 1
    return most
