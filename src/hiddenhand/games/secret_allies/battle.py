"""The battle phase: slots, subturns, moves (SA-5.1, SA-R35, SA-R47, SA-R48)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.auction import open_auction
from hiddenhand.games.secret_allies.codes import (
    AFTER_PAUSE,
    AT_ONCE,
    DEFER,
    ENTER,
    IN_SUBTURN,
    NEXT_MOVE,
    NEXT_PARTISAN_MOVE,
    NEXT_SLOT,
    NEXT_SUBTURN,
    NONE,
    ORDER,
    PICK_HEX,
    PICK_UNIT,
    SUMMARY,
    SWITCH,
    WRECK,
)
from hiddenhand.games.secret_allies.fire import attack_possible, next_hit, settle
from hiddenhand.games.secret_allies.movement import (
    has_target,
    hex_options,
    landings,
    last_free,
    next_target,
    relocate,
    spread,
    unit_options,
)
from hiddenhand.games.secret_allies.pack import (
    DEFER_SUBTURN,
    EXTRA_MOVES,
    EXTRA_SUBTURN,
    MAX_HITS,
)
from hiddenhand.games.secret_allies.partisans import attack_state
from hiddenhand.games.secret_allies.state import BaseState


def begin_battle(s: BaseState) -> None:
    """Turn all unit tokens back to white (SA-R36), then open the auction for the order."""
    cell: i64 = 0
    while cell < s.board.cells:
        s.marks[cell] = i16(i64(s.marks[cell]) & WRECK)
        cell += 1
    _lay_schedule(s)
    open_auction(s, ORDER)


def _lay_schedule(s: BaseState) -> None:
    """Fix each player's number of subturns for the whole phase (SA-R47)."""
    seat: i64 = 0
    while seat < s.seats:
        s.slots_of[seat] = i16(s.pack_data.subturns + s.has_bonus(seat, EXTRA_SUBTURN))
        s.put_off[seat] = 0
        seat += 1
    s.round = 1
    s.in_hand = 0
    s.moves_left = 0
    s.attacked = False


def begin_slots(s: BaseState) -> None:
    """Start the slots once the order is set."""
    _lay_schedule(s)
    s.position = -1
    s.stage = NEXT_SLOT


def next_slot(s: BaseState) -> None:
    """Go to the next slot: in round k every player with at least k subturns has one (SA-R47)."""
    while True:
        s.position += 1
        if s.position >= len(s.order):
            s.position = 0
            s.round += 1
            if s.round > _most_slots(s):
                s.active = -1
                s.stage = SUMMARY
                return
        seat: i64 = i64(s.order[s.position])
        if s.is_in(seat) and i64(s.slots_of[seat]) >= s.round:
            break
    s.active = seat
    s.in_hand = 1 + i64(s.put_off[seat])
    s.put_off[seat] = 0
    _fresh_moves(s)
    if s.has_bonus(seat, DEFER_SUBTURN) > 0 and i64(s.slots_of[seat]) > s.round:
        s.current = seat
        s.stage = DEFER
    else:
        s.stage = NEXT_SUBTURN


def _most_slots(s: BaseState) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.is_in(seat):
            most = max(most, i64(s.slots_of[seat]))
        seat += 1
    return most


def defer_options(s: BaseState) -> vec[i32]:
    """Numbers of subturns that can be deferred: 0 up to all in this slot."""
    found = vec[i32]()
    count: i64 = 0
    while count <= s.in_hand:
        found = append(found, i32(count))
        count += 1
    return found


def defer(s: BaseState, count: i64) -> None:
    """Defer some or all subturns of this slot to the player's next one (SA-R48)."""
    s.put_off[s.active] = i16(count)
    s.in_hand -= count
    if count > 0 and s.listening:
        s.tell("subturn-deferred", {"seat": int(s.active), "count": int(count)})
    s.stage = NEXT_SUBTURN


def next_subturn(s: BaseState) -> None:
    """Start the next subturn of this slot, or go to the next slot."""
    if s.in_hand == 0 or not s.is_in(s.active):
        s.stage = NEXT_SLOT
        return
    _fresh_moves(s)
    s.stage = NEXT_MOVE
    if s.listening:
        s.tell(
            "subturn",
            {"seat": int(s.active), "round": int(s.round), "moves": int(s.moves_left)},
        )


def _fresh_moves(s: BaseState) -> None:
    """Reset the moves and the attack for the active player's next subturn."""
    s.moves_left = s.pack_data.moves_per_subturn + s.has_bonus(s.active, EXTRA_MOVES)
    s.attacked = False


def last_subturn(s: BaseState) -> bool:
    """Whether this is the last subturn of the phase: no state may be attacked in it (SA-R29)."""
    if s.in_hand != 1 or _most_slots(s) > s.round:
        return False
    place: i64 = s.position + 1
    while place < len(s.order):
        seat: i64 = i64(s.order[place])
        if s.is_in(seat) and i64(s.slots_of[seat]) >= s.round:
            return False
        place += 1
    return True


def may_attack(s: BaseState) -> bool:
    """One state per subturn may be attacked, none in the last subturn (SA-5.2.2, SA-5.2.3)."""
    return not s.attacked and not last_subturn(s)


def next_move(s: BaseState) -> None:
    """Ask the player for a unit to move, or end the subturn if none can act."""
    if s.is_in(s.active) and s.moves_left > 0:
        units = unit_options(s, s.active, may_attack(s), -1)
        if len(units) > 0:
            s.current = s.active
            s.mode = IN_SUBTURN
            s.stage = PICK_UNIT
            s.options = append(units, i32(NONE))
            return
    end_subturn(s)


def end_subturn(s: BaseState) -> None:
    """End the subturn and remove all damage (SA-R46)."""
    damage = s.damage
    k: i64 = 0
    while k < len(damage):
        damage[k] = 0
        k += 1
    s.in_hand -= 1
    s.stage = NEXT_SUBTURN


def pick_unit_options(s: BaseState) -> vec[i32]:
    """Units that can act, then NONE to end the subturn (or the partisans' moves)."""
    if s.mode == AT_ONCE:
        return append(unit_options(s, s.current, False, s.attack_slot), i32(NONE))
    return append(unit_options(s, s.current, may_attack(s), -1), i32(NONE))


def pick_unit(s: BaseState, cell: i64) -> None:
    """Select the unit on `cell`; NONE ends the subturn or the partisans' moves."""
    if cell == NONE:
        if s.mode == AT_ONCE:
            s.mode = AFTER_PAUSE
            s.stage = NEXT_PARTISAN_MOVE
        else:
            end_subturn(s)
        return
    s.mover = cell
    s.points = i64(s.pack_data.move[i64(s.unit[cell]) - 1])
    s.stirred = False
    s.aiming = False
    s.stage = PICK_HEX


def pick_hex_options(s: BaseState) -> vec[i32]:
    """Hexes to move to; staying is allowed if the unit can fire or has paused (SA-R27).

    The last option lets the player give every hit a target or drop it, where that can matter
    (SA-R72).
    """
    if _is_aloft(s):
        found = landings(s, s.mover, s.aloft, s.points)
    else:
        attack: bool = s.mode == IN_SUBTURN and may_attack(s)
        stay: bool = s.stirred or has_target(s, s.mover)
        found = hex_options(s, s.mover, s.points, attack, stay)
    if _may_aim(s, found):
        found = append(found, i32(SWITCH))
    return found


def _is_aloft(s: BaseState) -> bool:
    """Whether the selected unit is in the air over an occupied cell (SA-R26)."""
    return s.aloft >= 0 and s.mode == AFTER_PAUSE


def _may_aim(s: BaseState, ways: vec[i32]) -> bool:
    """Whether the unit may come within reach of an enemy without having to fire (SA-R72)."""
    kind: i64 = i64(s.unit[s.mover]) - 1
    if s.aiming or len(ways) == 0:
        return False
    if not s.stirred and i64(ways[len(ways) - 1]) == NONE and s.pack_data.hits[kind] == 1:
        return False  # it can only stay, and then its one hit has to find a target
    reach: i64 = s.points + i64(s.pack_data.reach[kind])
    if _is_aloft(s):
        reach += s.board.far(s.mover, s.aloft)
    return next_target(s, s.mover, reach, 0) >= 0


def pick_hex(s: BaseState, choice: i64) -> None:
    """Move the selected unit to a hex, attack a state by entering it, or stay.

    SWITCH asks again; then the player gives every hit a target.
    """
    if choice == SWITCH:
        s.aiming = True
        return
    if choice >= ENTER:
        _enter(s, choice - ENTER)
        return
    if choice != NONE:
        _tell_move(s, s.aloft if _is_aloft(s) else s.mover, choice)
        _go(s, choice)
        s.stirred = True
    settle(s)


def _enter(s: BaseState, target: i64) -> None:
    """Attack a state on its first hex, or in the air over it if it is occupied (SA-R26)."""
    points: i64 = i64(spread(s, s.mover, s.points, True)[target]) - 1
    _tell_move(s, s.mover, target)
    if s.unit[target] == 0:
        _go(s, target)
    else:
        _go(s, last_free(s, s.mover, s.points, target))
        s.aloft = target
    attack_state(s, s.mover, target, points)


def _go(s: BaseState, end: i64) -> None:
    """Put the selected unit on another cell, or leave it on its own."""
    if end != s.mover:
        relocate(s, s.mover, end)
    s.mover = end
    if s.mode == AFTER_PAUSE:
        s.aloft = -1


def _tell_move(s: BaseState, start: i64, end: i64) -> None:
    if s.listening:
        s.tell(
            "moved",
            {
                "seat": int(s.side[s.mover]),
                "unit": s.unit_id(i64(s.unit[s.mover]) - 1),
                "from": s.board.name(start),
                "to": s.board.name(end),
            },
        )


def targets_vanished(s: BaseState) -> None:
    """Update the question after a player left during another's attack: targets may be gone."""
    k: i64 = 0
    while k < MAX_HITS:
        if s.targets[k] >= 0 and s.unit[i64(s.targets[k])] == 0:
            s.targets[k] = -1
        k += 1
    if s.stirred or attack_possible(s):
        next_hit(s)
    else:
        ask_anew(s)


def ask_anew(s: BaseState) -> None:
    """Return to the choice of a unit: the selected one neither moved nor fired (SA-R35)."""
    s.mover = -1
    s.stage = NEXT_PARTISAN_MOVE if s.mode == AT_ONCE else NEXT_MOVE


def next_partisan_move(s: BaseState) -> None:
    """Let each partisan make its one move at once, then resume the paused move (SA-R33)."""
    winner: i64 = s.auction_winner
    if s.mode == AT_ONCE and s.is_in(winner):
        units = unit_options(s, winner, False, s.attack_slot)
        if len(units) > 0:
            s.current = winner
            s.stage = PICK_UNIT
            s.options = append(units, i32(NONE))
            return
    resume_move(s)


def resume_move(s: BaseState) -> None:
    """Continue the move of the paused unit, if it still can (SA-R27 (6))."""
    cell: i64 = s.paused
    s.paused = -1
    s.mode = AFTER_PAUSE
    s.attack_slot = -1
    alive: bool = cell >= 0 and s.is_in(s.attacker) and s.live(cell)
    if not alive or i64(s.side[cell]) != s.attacker:
        s.aloft = -1
        s.moves_left -= 1
        s.stage = NEXT_MOVE
        return
    s.current = s.attacker
    s.mover = cell
    s.points = s.paused_points
    s.stirred = True
    s.aiming = False
    if s.aloft >= 0 and s.unit[s.aloft] == 0:
        _go(s, s.aloft)  # who was below has left the game
    if s.aloft >= 0 and len(landings(s, cell, s.aloft, s.points)) == 0:
        _tell_move(s, s.aloft, cell)
        s.aloft = -1  # it ends on the last free hex it flew over (SA-R26)
        settle(s)
    elif s.points > 0:
        s.stage = PICK_HEX
    else:
        settle(s)
