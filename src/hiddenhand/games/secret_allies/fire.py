"""Fire: target of each hit, damage, wrecks, and the end of a move (SA-2.2, SA-R42 to SA-R46)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    AFTER_PAUSE,
    AT_ONCE,
    MOVED,
    NEXT_MOVE,
    NEXT_PARTISAN_MOVE,
    NONE,
    PICK_TARGET,
    WRECK,
)
from hiddenhand.games.secret_allies.movement import armour_of, next_target, range_of, target_options
from hiddenhand.games.secret_allies.pack import MAX_HITS
from hiddenhand.games.secret_allies.state import BaseState


def settle(s: BaseState) -> None:
    """End the unit's movement: it takes the mine on its hex and may fire."""
    if s.stirred:
        s.take_mine(s.mover, i64(s.side[s.mover]))
    s.hit = 0
    k: i64 = 0
    while k < MAX_HITS:
        s.targets[k] = -1
        k += 1
    next_hit(s)


def next_hit(s: BaseState) -> None:
    """Ask for the target of the next hit that has one in range; after the last hit, fire."""
    kind: i64 = i64(s.unit[s.mover]) - 1
    while s.hit < i64(s.pack_data.hits[kind]):
        s.options = target_list(s)
        if len(s.options) > 0:
            s.stage = PICK_TARGET
            return
        s.hit += 1
    _fire(s)


def target_list(s: BaseState) -> vec[i32]:
    """Targets of the present hit; then NONE to skip it, if the unit moved or another hit is
    possible. A lone enemy in reach gets every hit, unless the player wanted to aim (SA-R72).
    """
    found = target_options(s, s.mover, s.hit)
    if len(found) == 1 and _is_proposed(s):
        return found
    if len(found) > 0 and (s.stirred or _other_hit_possible(s)):
        found = append(found, i32(NONE))
    return found


def _is_proposed(s: BaseState) -> bool:
    """Whether the one target of this hit is the only enemy in reach of the unit, and the player
    could have chosen to aim.

    A unit that paused without points left was not asked where to go.
    """
    if s.aiming or (s.mode == AFTER_PAUSE and s.points == 0):
        return False
    kind: i64 = i64(s.unit[s.mover]) - 1
    if s.pack_data.hits[kind] == 1:
        return True  # the caller has found one target
    limit: i64 = i64(s.pack_data.range_limit[i64(s.board.terrain[s.mover])])
    reach: i64 = limit if limit > 0 else i64(s.pack_data.reach[kind])
    first: i64 = next_target(s, s.mover, reach, 0)
    return next_target(s, s.mover, reach, first + 1) < 0


def attack_possible(s: BaseState) -> bool:
    """Whether any hit has a target or can still get one."""
    now: bool = next_target(s, s.mover, range_of(s, s.mover, s.hit), 0) >= 0
    return now or _other_hit_possible(s)


def _other_hit_possible(s: BaseState) -> bool:
    """Whether an earlier hit has a target or a later one can still get one (SA-R42)."""
    k: i64 = 0
    while k < s.hit:
        if s.targets[k] >= 0:
            return True
        k += 1
    kind: i64 = i64(s.unit[s.mover]) - 1
    k = s.hit + 1
    while k < i64(s.pack_data.hits[kind]):
        if next_target(s, s.mover, range_of(s, s.mover, k), 0) >= 0:
            return True
        k += 1
    return False


def pick_target(s: BaseState, cell: i64) -> None:
    """Set the target of the present hit (NONE skips it) and go to the next hit."""
    s.targets[s.hit] = i16(cell)
    s.hit += 1
    next_hit(s)


def _fire(s: BaseState) -> None:
    """Apply all hits at once (SA-R43); damage counts for the firing player (SA-R46)."""
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


def _is_beaten(s: BaseState, cell: i64, by: i64) -> bool:
    """Whether this player's damage has reached the unit's armor on its hex (SA-R46)."""
    return i64(s.damage[cell * s.seats + by]) >= armour_of(s, cell)


def _wreck(s: BaseState, cell: i64, by: i64) -> None:
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


def _tell_fire(s: BaseState, seat: i64, kind: i64) -> None:
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


def end_move(s: BaseState) -> None:
    """End the move and turn the unit's token over (SA-2.1.3)."""
    s.marks[s.mover] = i16(i64(s.marks[s.mover]) | MOVED)
    s.mover = -1
    if s.mode == AT_ONCE:
        s.stage = NEXT_PARTISAN_MOVE
    else:
        s.moves_left -= 1
        s.stage = NEXT_MOVE
