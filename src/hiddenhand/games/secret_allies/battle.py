"""The battle phase: slots, subturns, moves and fire (SA-5.1, SA-R35, SA-R46 to SA-R48)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.auction import open_auction
from hiddenhand.games.secret_allies.movement import (
    armour_of,
    hex_options,
    relocate,
    spread,
    target_options,
    unit_options,
)
from hiddenhand.games.secret_allies.pack import (
    DEFER_SUBTURN,
    EXTRA_MOVES,
    EXTRA_SUBTURN,
    MAX_HITS,
)
from hiddenhand.games.secret_allies.partisans import attack_state
from hiddenhand.games.secret_allies.stages import (
    AFTER_PAUSE,
    AT_ONCE,
    DEFER,
    ENTER,
    IN_SUBTURN,
    MOVED,
    NEXT_MOVE,
    NEXT_PARTISAN_MOVE,
    NEXT_SLOT,
    NEXT_SUBTURN,
    NONE,
    ORDER,
    PICK_HEX,
    PICK_TARGET,
    PICK_UNIT,
    SUMMARY,
    WRECK,
)
from hiddenhand.games.secret_allies.state import Realm


def begin_battle(s: Realm) -> None:
    """All tokens turn back to white (SA-R36); then the order is bid for."""
    cell: i64 = 0
    while cell < s.board.cells:
        s.marks[cell] = i16(i64(s.marks[cell]) & WRECK)
        cell += 1
    open_auction(s, ORDER)


def begin_slots(s: Realm) -> None:
    seat: i64 = 0
    while seat < s.seats:
        s.slots_of[seat] = i16(s.pack_data.subturns + s.has_bonus(seat, EXTRA_SUBTURN))
        s.put_off[seat] = 0
        seat += 1
    s.round = 1
    s.position = -1
    s.stage = NEXT_SLOT


def next_slot(s: Realm) -> None:
    """SA-R47: in round k every player with at least k subturns has a slot, in current order."""
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
    if s.has_bonus(seat, DEFER_SUBTURN) > 0 and i64(s.slots_of[seat]) > s.round:
        s.current = seat
        s.stage = DEFER
    else:
        s.stage = NEXT_SUBTURN


def _most_slots(s: Realm) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.is_in(seat):
            most = max(most, i64(s.slots_of[seat]))
        seat += 1
    return most


def defer_options(s: Realm) -> vec[i32]:
    found = vec[i32]()
    count: i64 = 0
    while count <= s.in_hand:
        found = append(found, i32(count))
        count += 1
    return found


def defer(s: Realm, count: i64) -> None:
    """SA-R48: some or all subturns of this slot go to the player's next one."""
    s.put_off[s.active] = i16(count)
    s.in_hand -= count
    if count > 0 and s.listening:
        s.tell("subturn-deferred", {"seat": int(s.active), "count": int(count)})
    s.stage = NEXT_SUBTURN


def next_subturn(s: Realm) -> None:
    if s.in_hand == 0 or not s.is_in(s.active):
        s.stage = NEXT_SLOT
        return
    s.moves_left = s.pack_data.moves_per_subturn + s.has_bonus(s.active, EXTRA_MOVES)
    s.attacked = False
    s.stage = NEXT_MOVE
    if s.listening:
        s.tell(
            "subturn",
            {"seat": int(s.active), "round": int(s.round), "moves": int(s.moves_left)},
        )


def last_subturn(s: Realm) -> bool:
    """The last one of the whole schedule: no state may be attacked in it (SA-R29)."""
    if s.in_hand != 1 or _most_slots(s) > s.round:
        return False
    place: i64 = s.position + 1
    while place < len(s.order):
        seat: i64 = i64(s.order[place])
        if s.is_in(seat) and i64(s.slots_of[seat]) >= s.round:
            return False
        place += 1
    return True


def may_attack(s: Realm) -> bool:
    """One state in a subturn, none in the last (SA-5.2.2, SA-5.2.3)."""
    return not s.attacked and not last_subturn(s)


def next_move(s: Realm) -> None:
    """The player picks a unit, unless nothing of his can act any more."""
    if s.is_in(s.active) and s.moves_left > 0:
        units = unit_options(s, s.active, may_attack(s), -1)
        if len(units) > 0:
            s.current = s.active
            s.mode = IN_SUBTURN
            s.stage = PICK_UNIT
            s.options = append(units, i32(NONE))
            return
    end_subturn(s)


def end_subturn(s: Realm) -> None:
    """All damage counts are wiped off (SA-R46)."""
    k: i64 = 0
    while k < len(s.damage):
        s.damage[k] = 0
        k += 1
    s.in_hand -= 1
    s.stage = NEXT_SUBTURN


def pick_unit_options(s: Realm) -> vec[i32]:
    """The units that can act, then the end of the subturn (or of the partisans' moves)."""
    if s.mode == AT_ONCE:
        return append(unit_options(s, s.current, False, s.attack_slot), i32(NONE))
    return append(unit_options(s, s.current, may_attack(s), -1), i32(NONE))


def pick_unit(s: Realm, cell: i64) -> None:
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
    s.stage = PICK_HEX


def pick_hex_options(s: Realm) -> vec[i32]:
    """Staying is a choice if the unit can then fire, or has paused on its way (SA-R27)."""
    attack: bool = s.mode == IN_SUBTURN and may_attack(s)
    stay: bool = s.stirred or any_target(s)
    return hex_options(s, s.mover, s.points, attack, stay)


def pick_hex(s: Realm, choice: i64) -> None:
    if choice >= ENTER:
        target: i64 = choice - ENTER
        left: i64 = i64(spread(s, s.mover, s.points, True)[target]) - 1
        _tell_move(s, target)
        relocate(s, s.mover, target)
        attack_state(s, target, left)
        return
    if choice != NONE:
        _tell_move(s, choice)
        relocate(s, s.mover, choice)
        s.mover = choice
        s.stirred = True
    settle(s)


def _tell_move(s: Realm, end: i64) -> None:
    if s.listening:
        s.tell(
            "moved",
            {
                "seat": int(s.side[s.mover]),
                "unit": s.unit_id(i64(s.unit[s.mover]) - 1),
                "from": s.board.name(s.mover),
                "to": s.board.name(end),
            },
        )


def settle(s: Realm) -> None:
    """The unit has ended its way: it takes the mine under it and may fire."""
    if s.stirred:
        s.take_mine(s.mover, i64(s.side[s.mover]))
    s.hit = 0
    k: i64 = 0
    while k < MAX_HITS:
        s.targets[k] = -1
        k += 1
    _next_hit(s)


def any_target(s: Realm) -> bool:
    """Some hit of the moving unit reaches an enemy."""
    kind: i64 = i64(s.unit[s.mover]) - 1
    hit: i64 = 0
    while hit < i64(s.pack_data.hits[kind]):
        if len(target_options(s, s.mover, hit)) > 0:
            return True
        hit += 1
    return False


def _next_hit(s: Realm) -> None:
    """Ask for the target of the next hit that reaches anybody; then fire."""
    kind: i64 = i64(s.unit[s.mover]) - 1
    while s.hit < i64(s.pack_data.hits[kind]):
        s.options = target_list(s)
        if len(s.options) > 0:
            s.stage = PICK_TARGET
            return
        s.hit += 1
    _fire(s)


def target_list(s: Realm) -> vec[i32]:
    """Targets of the present hit, then dropping it where some attack or a move remains."""
    found = target_options(s, s.mover, s.hit)
    if len(found) > 0 and (s.stirred or _other_hit_possible(s)):
        found = append(found, i32(NONE))
    return found


def _other_hit_possible(s: Realm) -> bool:
    """An earlier hit has its target, or a later one can still find one (SA-R42)."""
    k: i64 = 0
    while k < s.hit:
        if s.targets[k] >= 0:
            return True
        k += 1
    kind: i64 = i64(s.unit[s.mover]) - 1
    k = s.hit + 1
    while k < i64(s.pack_data.hits[kind]):
        if len(target_options(s, s.mover, k)) > 0:
            return True
        k += 1
    return False


def pick_target(s: Realm, cell: i64) -> None:
    s.targets[s.hit] = i16(cell)
    s.hit += 1
    _next_hit(s)


def _fire(s: Realm) -> None:
    """All hits strike together (SA-R43); damage counts for the firing player (SA-R46)."""
    seat: i64 = i64(s.side[s.mover])
    kind: i64 = i64(s.unit[s.mover]) - 1
    fired: bool = False
    k: i64 = 0
    while k < MAX_HITS:
        target: i64 = i64(s.targets[k])
        if target >= 0:
            fired = True
            count: i64 = target * s.seats + seat
            s.damage[count] = i16(
                i64(s.damage[count]) + i64(s.pack_data.damage[kind * MAX_HITS + k])
            )
        k += 1
    if fired:
        _tell_fire(s, seat, kind)
        k = 0
        while k < MAX_HITS:
            target = i64(s.targets[k])
            if target >= 0 and s.live(target) and _is_beaten(s, target, seat):
                _wreck(s, target, seat)
            k += 1
    end_move(s)


def _is_beaten(s: Realm, cell: i64, by: i64) -> bool:
    """This player's count has reached the armour on the present hex (SA-R46)."""
    return i64(s.damage[cell * s.seats + by]) >= armour_of(s, cell)


def _wreck(s: Realm, cell: i64, by: i64) -> None:
    owner: i64 = i64(s.side[cell])
    s.marks[cell] = i16(WRECK)
    s.army[owner] = i16(i64(s.army[owner]) - 1)
    s.wipe_damage(cell)
    if s.listening:
        s.tell(
            "destroyed",
            {
                "seat": int(owner),
                "unit": s.unit_id(i64(s.unit[cell]) - 1),
                "hex": s.board.name(cell),
                "by": int(by),
            },
        )


def _tell_fire(s: Realm, seat: i64, kind: i64) -> None:
    if not s.listening:
        return
    targets: list[str] = []
    damage: list[int] = []
    for k in range(MAX_HITS):
        if s.targets[k] >= 0:
            targets.append(s.board.name(i64(s.targets[k])))
            damage.append(int(s.pack_data.damage[kind * MAX_HITS + k]))
    s.tell(
        "fired",
        {
            "seat": int(seat),
            "unit": s.unit_id(kind),
            "hex": s.board.name(s.mover),
            "targets": targets,
            "damage": damage,
        },
    )


def end_move(s: Realm) -> None:
    """The token is turned over (SA-2.1.3)."""
    s.marks[s.mover] = i16(i64(s.marks[s.mover]) | MOVED)
    s.mover = -1
    if s.mode == AT_ONCE:
        s.stage = NEXT_PARTISAN_MOVE
    else:
        s.moves_left -= 1
        s.stage = NEXT_MOVE


def next_partisan_move(s: Realm) -> None:
    """SA-R33: each partisan may make one move at once; then the paused move goes on."""
    winner: i64 = s.auction_winner
    if s.mode == AT_ONCE and s.is_in(winner):
        units = unit_options(s, winner, False, s.attack_slot)
        if len(units) > 0:
            s.current = winner
            s.stage = PICK_UNIT
            s.options = append(units, i32(NONE))
            return
    resume_move(s)


def resume_move(s: Realm) -> None:
    """SA-R27 (6): the unit that paused goes on, if it still can."""
    cell: i64 = s.paused
    s.paused = -1
    s.mode = AFTER_PAUSE
    s.attack_slot = -1
    alive: bool = cell >= 0 and s.is_in(s.attacker) and s.live(cell)
    if not alive or i64(s.side[cell]) != s.attacker:
        s.moves_left -= 1
        s.stage = NEXT_MOVE
        return
    s.current = s.attacker
    s.mover = cell
    s.points = s.paused_points
    s.stirred = True
    if s.points > 0:
        s.stage = PICK_HEX
    else:
        settle(s)
