"""Invariants that hold after every step; a violation is a bug in the engine."""

from hiddenhand.core.errors import BrokenInvariant
from hiddenhand.games.secret_allies import codes
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.plain import plain
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState


def demand(holds: bool, message: str, place: str) -> None:
    """Raise BrokenInvariant unless `holds`."""
    if not holds:
        raise BrokenInvariant(message, place=place)


def check(s: BaseState) -> None:
    """Check all invariants of a state. Raises BrokenInvariant."""
    _check_prestige(s)
    if s.board.slots > 0:
        _check_tokens(s)
        _check_units(s)
        _check_states(s)
        _check_cards(s)
    _check_technologies(s)
    _check_question(s)


def _check_prestige(s: BaseState) -> None:
    """All prestige issued by the bank is held by players or was returned."""
    held = sum(plain(s.prestige))
    demand(held == s.prestige_issued - s.prestige_returned, "prestige was lost or made", "bank")
    for seat in range(s.seats):
        place = f"seat {seat}"
        demand(s.prestige[seat] >= 0, "prestige below zero", place)
        start = s.prestige[seat] - s.turn_change[seat]
        demand(start + s.turn_lowest[seat] >= 0, "paid more prestige than was there", place)
        demand(
            s.turn == 0 or start <= int(s.most_at_start[seat]), "more prestige than received", place
        )
        if s.bidding[seat] != 0:
            demand(s.is_in(seat), "a player who left bids", place)
            demand(-1 <= s.bids[seat] <= s.prestige[seat], "a bid nobody can pay", place)


def _check_tokens(s: BaseState) -> None:
    for kind in range(3):
        held = int(s.funds[kind])
        for slot in range(s.board.slots):
            tokens = int(s.treasury[3 * slot + kind])
            arrived = int(s.arrived[3 * slot + kind])
            demand(0 <= arrived <= tokens, f"{tokens} tokens, {arrived} arrived", s.land_id(slot))
            held += tokens
        demand(s.funds[kind] >= 0, "funds below zero", "bank")
        paid = s.tokens_issued[kind] - s.tokens_returned[kind]
        demand(held == paid, f"{held} tokens, the bank counts {paid}", f"resource {kind}")


def _check_units(s: BaseState) -> None:
    pack, board = s.pack_data, s.board
    used = [0] * (s.seats * pack.kinds)
    army = [0] * s.seats
    for cell in range(board.cells):
        place = f"hex {board.name(cell)}"
        if s.unit[cell] == 0:
            demand(s.marks[cell] == 0 and s.side[cell] == 0, "an empty hex is marked", place)
            continue
        kind, seat, marks = int(s.unit[cell]) - 1, int(s.side[cell]), int(s.marks[cell])
        used[seat * pack.kinds + kind] += 1
        open_here = board.air_cost[cell] if pack.flying[kind] else board.ground_cost[cell]
        demand(open_here > 0, f"{pack.unit_ids[kind]} on closed terrain", place)
        demand(s.may_build(seat, kind), f"{pack.unit_ids[kind]} was never unlocked", place)
        demand(marks in (0, 1, 2, 4, 5), f"marks {marks}", place)
        if marks & codes.WRECK:
            continue
        army[seat] += 1
        demand(s.is_in(seat), "a unit of a player who left", place)
        slot = int(board.slot_of[cell])
        strange = s.partisan[slot] != 0 and s.revealed_by[slot] != seat
        demand(not strange, "a unit stands in a state it never attacked", place)
    for number, count in enumerate(used):
        place = f"seat {number // pack.kinds}, {pack.unit_ids[number % pack.kinds]}"
        demand(count == s.on_map[number], f"{count} on the map, {s.on_map[number]} noted", place)
        demand(count <= pack.tokens[number % pack.kinds], "more units than tokens", place)
    demand(army == plain(s.army), f"armies {army}", "units")
    if s.aloft >= 0:
        cell = int(s.paused if s.paused >= 0 else s.mover)
        flies = cell >= 0 and s.unit[cell] != 0 and pack.flying[int(s.unit[cell]) - 1] != 0
        demand(flies, "nothing flies there", f"hex {board.name(int(s.aloft))}")


def _check_states(s: BaseState) -> None:
    just_checked = COURSE[s.stage].is_after_check(s)
    for slot in range(s.board.slots):
        place = s.land_id(slot)
        holder = int(s.holder[slot])
        demand(holder < 0 or s.is_in(holder), "held by a player who left", place)
        demand(-1 <= int(s.die[slot]) <= s.pack_data.income_turns, f"die {s.die[slot]}", place)
        demand(holder < 0 or s.die[slot] >= 0, "held without a die", place)
        demand(s.swords[slot] == 0 or s.revealed_by[slot] >= 0, "swords up, not revealed", place)
        if s.revealed_by[slot] >= 0:
            demand(s.revealed_by[slot] == s.ally_of[slot], "revealed by a stranger", place)
        if just_checked and s.leavings == 0:
            # After the check, units only appear in states their player holds, so control does not
            # change unless a player resigns.
            demand(s.controller(slot) == holder, f"held by {holder}", place)
    for mine in range(s.board.mines):
        owner = int(s.mine_owner[mine])
        demand(owner < 0 or s.is_in(owner), "a mine of a player who left", f"mine {mine}")


def _check_cards(s: BaseState) -> None:
    owner_of = [-1] * s.board.slots
    for pick, slot in enumerate(plain(s.pick_card)):
        if slot >= 0:
            demand(owner_of[slot] < 0, "two players keep one card", s.land_id(slot))
            owner_of[slot] = int(s.pick_seat[pick])
    for slot in range(s.board.slots):
        place = s.land_id(slot)
        demand(s.ally_of[slot] == owner_of[slot], "the card lies elsewhere", place)
        kept = s.card[slot] == codes.KEPT
        demand(kept == (owner_of[slot] >= 0), "a kept card without owner", place)
        held = s.card[slot] == codes.IN_HAND
        demand(held == (slot in plain(s.pick_hand)), "a card in no hand", place)
        demand(s.exact_deck or s.card[slot] != codes.REMOVED, "a card was removed", place)
        for seat in range(s.seats):
            seen = s.seen_neutral[seat * s.board.slots + slot] != 0
            demand(not (seen and kept), "an ally was seen as neutral", place)


def _check_technologies(s: BaseState) -> None:
    pack = s.pack_data
    for seat in range(s.seats):
        bonus = [0] * EFFECT_KINDS
        count = 0
        race = int(s.race[seat])
        if race >= 0:
            for tech in range(int(pack.race_tech[race]), int(pack.race_tech[race + 1])):
                if s.owned[tech] != 0:
                    count += 1
                    for effect in range(EFFECT_KINDS):
                        bonus[effect] += int(pack.grants[tech * EFFECT_KINDS + effect])
        demand(count == s.tech_count[seat], "technologies miscounted", f"seat {seat}")
        now = [int(s.has_bonus(seat, effect)) for effect in range(EFFECT_KINDS)]
        demand(now == bonus, f"bonuses {now}, technologies give {bonus}", f"seat {seat}")


def _check_question(s: BaseState) -> None:
    if s.stage == codes.OVER:
        return
    owing = s.actors()
    demand(len(owing) > 0, "nobody is asked", f"stage {s.stage}")
    for seat in owing:
        demand(s.option_count(seat) > 0, "asked without options", f"seat {seat}")
        demand(seat < 0 or s.is_in(seat), "a player who left is asked", f"seat {seat}")
