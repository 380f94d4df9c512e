"""Where a unit can go, and what it can hit from there (SA-2, SA-R35 to SA-R46)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.hexes import span
from hiddenhand.games.secret_allies.codes import ENTER, NONE, PARTISAN, WRECK
from hiddenhand.games.secret_allies.pack import MAX_HITS
from hiddenhand.games.secret_allies.state import BaseState


def guarded(s: BaseState, slot: i64, seat: i64) -> bool:
    """Whether entering this state attacks it: it has its token and is not the mover's revealed ally
    (SA-5.2.1).
    """
    return s.partisan[slot] != 0 and i64(s.revealed_by[slot]) != seat


def spread(s: BaseState, start: i64, points: i64, may_attack: bool) -> vec[i16]:
    """For each cell 1 + the most movement points left on arrival, or 0 if the unit cannot get
    there.

    A guarded state can be entered only on its first hex and ends the path: the move pauses there
    (SA-R26, SA-R27). Occupied cells that a flying unit can pass over are marked too, and so are
    occupied first hexes of guarded states over which it has points left.
    """
    return spread_from(s, start, start, points, may_attack)


def spread_from(s: BaseState, start: i64, origin: i64, points: i64, may_attack: bool) -> vec[i16]:
    """`spread` of the unit on `start` while it is in the air over `origin`."""
    # Local names for the rows: this loop is the hottest code of the engine.
    board = s.board
    unit, partisan, revealed_by = s.unit, s.partisan, s.revealed_by
    near, slot_of, ground_stop = board.near, board.slot_of, board.ground_stop
    kind: i64 = i64(unit[start]) - 1
    seat: i64 = i64(s.side[start])
    flying: bool = s.pack_data.flying[kind] != 0
    costs = board.air_cost if flying else board.ground_cost
    home: i64 = i64(slot_of[start]) if i64(s.marks[start]) & PARTISAN != 0 else -1
    left = board.zeros[:]
    left[origin] = i16(points + 1)
    queue = vec[i16]([i16(origin)])
    done: i64 = 0
    while done < len(queue):
        cell: i64 = i64(queue[done])
        done += 1
        have: i64 = i64(left[cell]) - 1
        if have == 0:
            continue
        d: i64 = 6 * cell
        end: i64 = d + 6
        while d < end:
            beside: i64 = i64(near[d])
            d += 1
            if beside < 0:
                continue
            cost: i64 = i64(costs[beside])
            if cost == 0:
                continue  # closed terrain
            occupied: bool = unit[beside] != 0
            if occupied and not flying:
                continue
            slot: i64 = i64(slot_of[beside])
            if home >= 0 and slot != home:
                continue  # partisans stay in their state (SA-R34)
            rest: i64 = have - cost
            if rest < 0 or (not flying and ground_stop[beside] != 0):
                rest = 0
            if rest + 1 <= i64(left[beside]):
                continue
            if partisan[slot] != 0 and i64(revealed_by[slot]) != seat:
                if may_attack and (not occupied or rest > 0):
                    left[beside] = i16(rest + 1)
                continue
            left[beside] = i16(rest + 1)
            if rest > 0:
                queue = append(queue, i16(beside))
    return left


def hex_options(
    s: BaseState, start: i64, points: i64, may_attack: bool, may_stay: bool
) -> vec[i32]:
    """NONE for staying (if allowed), then every hex the unit can end on or enter by attacking."""
    found = vec[i32]()
    if may_stay:
        found = append(found, i32(NONE))
    if points == 0:
        return found
    left = spread(s, start, points, may_attack)
    unit = s.unit
    seat: i64 = i64(s.side[start])
    cell: i64 = 0
    while cell < len(left):
        if left[cell] != 0:
            if unit[cell] == 0:
                if guarded(s, i64(s.board.slot_of[cell]), seat):
                    found = append(found, i32(cell + ENTER))
                else:
                    found = append(found, i32(cell))
            elif cell != start and _may_come_in(s, start, cell, i64(left[cell]) - 1):
                found = append(found, i32(cell + ENTER))
        cell += 1
    return found


def _may_come_in(s: BaseState, start: i64, over: i64, points: i64) -> bool:
    """Whether the flying unit on `start` may attack a state over an occupied cell (SA-R26)."""
    if not guarded(s, i64(s.board.slot_of[over]), i64(s.side[start])):
        return False
    return len(landings(s, start, over, points)) > 0


def landings(s: BaseState, start: i64, over: i64, points: i64) -> vec[i32]:
    """Hexes where the flying unit on `start` can end after its pause in the air over `over`.

    The state below has lost its token by then. The hex that the unit left is free (SA-R26).
    """
    found = vec[i32]()
    slot: i64 = i64(s.board.slot_of[over])
    token: i16 = s.partisan[slot]
    s.partisan[slot] = 0
    left = spread_from(s, start, over, points, False)
    s.partisan[slot] = token
    cell: i64 = 0
    while cell < len(left):
        if left[cell] != 0 and (s.unit[cell] == 0 or cell == start):
            found = append(found, i32(cell))
        cell += 1
    return found


def last_free(s: BaseState, start: i64, points: i64, over: i64) -> i64:
    """The last free cell on the way of the flying unit from `start` to the cell `over`; of several
    ways with as many points left, the one whose last free cell comes latest (SA-R26).
    """
    board = s.board
    left = spread(s, start, points, True)
    ways = vec[i16]([i16(over)])
    while True:
        before = vec[i16]()
        best: i64 = -1
        for cell in ways:
            d: i64 = 6 * i64(cell)
            end: i64 = d + 6
            while d < end:
                beside: i64 = i64(board.near[d])
                d += 1
                if beside < 0 or left[beside] <= 1 or i16(beside) in before:
                    continue
                if guarded(s, i64(board.slot_of[beside]), i64(s.side[start])):
                    continue  # paths end where a state is attacked
                rest: i64 = max(0, i64(left[beside]) - 1 - i64(board.air_cost[i64(cell)]))
                if rest != i64(left[i64(cell)]) - 1:
                    continue
                before = append(before, i16(beside))
                if s.unit[beside] == 0 or beside == start:
                    best = beside if best < 0 else min(best, beside)
        if best >= 0:
            return best
        ways = before


def can_act(s: BaseState, cell: i64, may_attack: bool) -> bool:
    """Whether the unit can move or hit something (SA-R35)."""
    board = s.board
    kind: i64 = i64(s.unit[cell]) - 1
    seat: i64 = i64(s.side[cell])
    flying: bool = s.pack_data.flying[kind] != 0
    home: i64 = i64(board.slot_of[cell]) if i64(s.marks[cell]) & PARTISAN != 0 else -1
    crowded: bool = False
    points: i64 = i64(s.pack_data.move[kind])
    if points > 0:
        d: i64 = 6 * cell
        end: i64 = d + 6
        while d < end:
            beside: i64 = i64(board.near[d])
            d += 1
            if beside < 0:
                continue
            slot: i64 = i64(board.slot_of[beside])
            if home >= 0 and slot != home:
                continue
            if s.unit[beside] != 0:
                crowded = True
                continue
            cost: i64 = i64(board.air_cost[beside]) if flying else i64(board.ground_cost[beside])
            if cost > 0 and (may_attack or not guarded(s, slot, seat)):
                return True
    if has_target(s, cell):
        return True
    if flying and crowded:  # every path crosses other units: search farther
        return len(hex_options(s, cell, points, may_attack, False)) > 0
    return False


def unit_options(s: BaseState, seat: i64, may_attack: bool, only_slot: i64) -> vec[i32]:
    """The seat's units that can act and have not moved; with `only_slot`, its partisans there."""
    found = vec[i32]()
    cell: i64 = 0
    last: i64 = s.board.cells
    wanted: i64 = 0
    if only_slot >= 0:
        cell = i64(s.board.first[only_slot])
        last = i64(s.board.first[only_slot + 1])
        wanted = PARTISAN
    unit, side = s.unit, s.side
    while cell < last:
        if unit[cell] != 0 and i64(side[cell]) == seat:
            marks: i64 = i64(s.marks[cell])
            ready: bool = marks == wanted or (wanted == 0 and marks == PARTISAN)
            if ready and can_act(s, cell, may_attack):
                found = append(found, i32(cell))
        cell += 1
    return found


def range_of(s: BaseState, cell: i64, hit: i64) -> i64:
    """Range of one hit of the unit on `cell`, limited by its terrain (SA-R44)."""
    kind: i64 = i64(s.unit[cell]) - 1
    limit: i64 = i64(s.pack_data.range_limit[i64(s.board.terrain[cell])])
    return limit if limit > 0 else i64(s.pack_data.ranges[kind * MAX_HITS + hit])


def has_target(s: BaseState, cell: i64) -> bool:
    """Whether any hit of the unit on `cell` reaches an enemy."""
    kind: i64 = i64(s.unit[cell]) - 1
    limit: i64 = i64(s.pack_data.range_limit[i64(s.board.terrain[cell])])
    reach: i64 = limit if limit > 0 else i64(s.pack_data.reach[kind])
    return next_target(s, cell, reach, 0) >= 0


def next_target(s: BaseState, cell: i64, reach: i64, first: i64) -> i64:
    """First cell from `first` on with an enemy unit within reach of the unit on `cell`, or -1
    (SA-R41, SA-R42).
    """
    unit, side, marks = s.unit, s.side, s.marks
    column, line = s.board.q, s.board.r
    seat: i64 = i64(side[cell])
    q: i64 = i64(column[cell])
    r: i64 = i64(line[cell])
    other: i64 = first
    end: i64 = len(unit)
    while other < end:
        enemy: bool = unit[other] != 0 and i64(side[other]) != seat
        enemy = enemy and i64(marks[other]) & WRECK == 0
        if enemy:
            place: i64 = s.aloft if other == s.paused and s.aloft >= 0 else other
            if span(i64(column[place]) - q, i64(line[place]) - r) <= reach:
                return other
        other += 1
    return -1


def target_options(s: BaseState, cell: i64, hit: i64) -> vec[i32]:
    """Enemy units that this hit reaches (SA-R42, SA-R43)."""
    found = vec[i32]()
    reach: i64 = range_of(s, cell, hit)
    other: i64 = next_target(s, cell, reach, 0)
    while other >= 0:
        found = append(found, i32(other))
        other = next_target(s, cell, reach, other + 1)
    return found


def armour_of(s: BaseState, cell: i64) -> i64:
    """Armor of the unit on its hex, at least the minimum (SA-R45)."""
    kind: i64 = i64(s.unit[cell]) - 1
    armour: i64 = i64(s.pack_data.armour[kind])
    if s.pack_data.flying[kind] == 0:
        armour += i64(s.pack_data.ground_armour[i64(s.board.terrain[cell])])
    return max(armour, s.pack_data.min_armour)


def relocate(s: BaseState, start: i64, end: i64) -> None:
    """Move a unit with its marks and the damage dealt to it this subturn."""
    s.unit[end] = s.unit[start]
    s.side[end] = s.side[start]
    s.marks[end] = s.marks[start]
    seat: i64 = 0
    while seat < s.seats:
        s.damage[end * s.seats + seat] = s.damage[start * s.seats + seat]
        s.damage[start * s.seats + seat] = 0
        seat += 1
    s.unit[start] = 0
    s.side[start] = 0
    s.marks[start] = 0
