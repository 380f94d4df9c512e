"""Heuristics for battle: which unit moves, where it goes, what it hits."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.battle import may_attack
from hiddenhand.games.secret_allies.codes import ENTER, IN_SUBTURN, MOVED, NONE, SWITCH
from hiddenhand.games.secret_allies.movement import hex_options
from hiddenhand.games.secret_allies.pack import MAX_HITS
from hiddenhand.games.secret_allies.sense.targets import Outlook, tokens_of
from hiddenhand.games.secret_allies.sense.weights import UNWANTED
from hiddenhand.games.secret_allies.state import BaseState


def judge_units(o: Outlook) -> vec[i64]:
    """Scores for units: the best move of each; for ending, the minimum a move must gain."""
    s = o.s
    scores = vec[i64]()
    attack: bool = s.mode == IN_SUBTURN and may_attack(s)
    for option in s.options:
        cell: i64 = i64(option)
        if cell == NONE:
            scores = append(scores, o.w.least_gain)
            continue
        points: i64 = i64(s.pack_data.move[i64(s.unit[cell]) - 1])
        o.look_round(cell)
        here: i64 = standing(o, cell, cell)
        best: i64 = fire(o, cell, cell) + here
        for choice in hex_options(s, cell, points, attack, False):
            best = max(best, hex_score(o, cell, i64(choice)))
        scores = append(scores, best - here)
    return scores


def judge_hexes(o: Outlook) -> vec[i64]:
    """Scores for the hexes the selected unit can go to."""
    scores = vec[i64]()
    o.look_round(o.s.mover)
    for option in o.s.options:
        choice: i64 = i64(option)
        scores = append(scores, UNWANTED if choice == SWITCH else hex_score(o, o.s.mover, choice))
    return scores


def judge_hits(o: Outlook) -> vec[i64]:
    """Scores for targets of the present hit; skipping it scores 0."""
    s = o.s
    damage: i64 = i64(s.pack_data.damage[(i64(s.unit[s.mover]) - 1) * MAX_HITS + s.hit])
    scores = vec[i64]()
    for option in s.options:
        cell: i64 = i64(option)
        if cell == NONE:
            scores = append(scores, i64(0))
            continue
        # all hits of an attack strike together, so count the earlier ones
        laid: i64 = 0
        k: i64 = 0
        while k < s.hit:
            if i64(s.targets[k]) == cell:
                laid += i64(s.pack_data.damage[(i64(s.unit[s.mover]) - 1) * MAX_HITS + k])
            k += 1
        left: i64 = o.armour_left(cell) - laid
        scores = append(scores, i64(0) if left <= 0 else strike(o, cell, damage, left))
    return scores


def hex_score(o: Outlook, start: i64, choice: i64) -> i64:
    """Score for going to a hex (or staying) and firing from there."""
    if choice == NONE:
        return standing(o, start, start) + fire(o, start, start)
    if choice >= ENTER:
        return entering(o, start, choice - ENTER)
    return standing(o, start, choice) + fire(o, start, choice)


def standing(o: Outlook, start: i64, end: i64) -> i64:
    """Score for ending the move of the unit from `start` on `end`."""
    s = o.s
    w = o.w
    kind: i64 = i64(s.unit[start]) - 1
    slot: i64 = i64(s.board.slot_of[end])
    home: i64 = i64(s.board.slot_of[start])
    pull: i64 = o.air[end] if s.pack_data.flying[kind] != 0 else o.ground[end]
    score: i64 = pull * w.pull // 100
    want: i64 = o.want[slot]
    mine: i64 = i64(s.board.mine_at[end])
    if mine >= 0:
        if i64(s.mine_owner[mine]) != o.seat:
            missing: i64 = i64(o.missing[slot])
            score += want * w.mine // 100 // missing
            if missing == 1 and o.enemy_units[slot] == 0:
                score += want * w.last_mine // 100
        elif o.threat[end] > 0:
            score += w.guard
    lord: i64 = i64(o.lord[slot])
    if lord >= 0 and lord != o.seat:
        others: i64 = i64(o.mine_units[slot]) - (1 if slot == home else 0)
        if others == 0:
            score += want * w.deny // 100
    armour: i64 = i64(s.pack_data.armour[kind])
    if o.threat[end] >= armour:
        score -= w.risk * tokens_of(s, kind)
    return score


def fire(o: Outlook, start: i64, end: i64) -> i64:
    """Score for firing from `end`: the best target of each hit, independently."""
    s = o.s
    if len(o.in_reach) == 0:
        return 0
    kind: i64 = i64(s.unit[start]) - 1
    limit: i64 = i64(s.pack_data.range_limit[i64(s.board.terrain[end])])
    total: i64 = 0
    hit: i64 = 0
    while hit < i64(s.pack_data.hits[kind]):
        reach: i64 = limit if limit > 0 else i64(s.pack_data.ranges[kind * MAX_HITS + hit])
        damage: i64 = i64(s.pack_data.damage[kind * MAX_HITS + hit])
        best: i64 = 0
        for enemy in o.in_reach:
            cell: i64 = i64(enemy)
            if s.board.far(end, cell) <= reach:
                best = max(best, strike(o, cell, damage, o.armour_left(cell)))
        total += best
        hit += 1
    return total


def strike(o: Outlook, cell: i64, damage: i64, left: i64) -> i64:
    """Score for dealing `damage` to an enemy that is destroyed by `left` more."""
    s = o.s
    w = o.w
    slot: i64 = i64(s.board.slot_of[cell])
    prize: i64 = w.kill * tokens_of(s, i64(s.unit[cell]) - 1)
    if o.missing[slot] == 0:
        prize += o.want[slot] * w.free // 100 // i64(o.enemy_units[slot])
    if damage >= left:
        return prize
    if o.focus[cell] >= left:
        return prize * damage * w.hurt // 100 // left
    return w.scratch * damage


def entering(o: Outlook, start: i64, end: i64) -> i64:
    """Score for attacking a state that has its partisan token: positive only in strength."""
    s = o.s
    w = o.w
    if o.strong[end] < 0:
        o.strong[end] = i16(1 if in_strength(o, end) else 0)
    kind: i64 = i64(s.unit[start]) - 1
    pull: i64 = o.air[end] if s.pack_data.flying[kind] != 0 else o.ground[end]
    score: i64 = pull * w.pull // 100
    if o.strong[end] > 0:
        return score + o.want[i64(s.board.slot_of[end])] * w.enter // 100
    return score - w.risk * tokens_of(s, kind) * 2 - 50


def in_strength(o: Outlook, end: i64) -> bool:
    """Whether enough own units can follow to `end` against the partisans the state can raise."""
    s = o.s
    slot: i64 = i64(s.board.slot_of[end])
    against: i64 = s.board.income_total(slot) * s.pack_data.partisan_multiplier
    support: i64 = 0
    cell: i64 = 0
    while cell < s.board.cells:
        if s.live(cell):
            kind: i64 = i64(s.unit[cell]) - 1
            if i64(s.side[cell]) != o.seat:
                if i64(s.board.slot_of[cell]) == slot:
                    against += tokens_of(s, kind)
            elif i64(s.marks[cell]) & MOVED == 0:
                reach: i64 = i64(s.pack_data.move[kind]) + i64(s.pack_data.reach[kind])
                if s.board.far(cell, end) <= reach:
                    support += tokens_of(s, kind)
        cell += 1
    return support * 100 >= against * o.w.support


def value_here(s: BaseState, o: Outlook, kind: i64, cell: i64) -> i64:
    """Score for placing a new unit of this kind on `cell`."""
    slot: i64 = i64(s.board.slot_of[cell])
    pull: i64 = o.air[cell] if s.pack_data.flying[kind] != 0 else o.ground[cell]
    score: i64 = pull
    mine: i64 = i64(s.board.mine_at[cell])
    if mine >= 0:
        if i64(s.mine_owner[mine]) != o.seat:
            score += o.want[slot] + o.w.worth
        elif o.threat[cell] > 0:
            score += o.w.guard
    return score
