"""The value of states to a seat, and how strongly they attract its units."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.codes import MOVED
from hiddenhand.games.secret_allies.market import KINDS
from hiddenhand.games.secret_allies.movement import armour_of
from hiddenhand.games.secret_allies.pack import MAX_HITS
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import BaseState


def tokens_of(s: BaseState, kind: i64) -> i64:
    """Number of tokens a unit costs."""
    k: i64 = 3 * kind
    cost = s.pack_data.unit_cost
    return i64(cost[k]) + i64(cost[k + 1]) + i64(cost[k + 2])


def punch_of(s: BaseState, kind: i64) -> i64:
    """Total damage of a unit."""
    total: i64 = 0
    k: i64 = kind * MAX_HITS
    end: i64 = k + MAX_HITS
    while k < end:
        total += i64(s.pack_data.damage[k])
        k += 1
    return total


def state_value(s: BaseState, w: Weights, slot: i64) -> i64:
    """The value of holding this state from now on: track, and income still to come."""
    left: i64 = s.turn_limit - s.turn
    pays: i64 = i64(s.die[slot]) if s.die[slot] >= 0 else s.pack_data.income_turns
    pays = min(pays, left)
    worth: i64 = i64(s.board.worth[slot])
    return worth * w.worth + (worth + s.board.income_total(slot)) * pays * w.pay


def card_value(s: BaseState, seat: i64, w: Weights, slot: i64) -> i64:
    """The value of an ally card: its state, and more near other allies of the seat."""
    value: i64 = state_value(s, w, slot)
    middle: i64 = i64(s.board.first[slot])
    other: i64 = 0
    while other < s.board.slots:
        if other != slot and i64(s.ally_of[other]) == seat:
            value += max(i64(0), 8 - s.board.far(middle, i64(s.board.first[other]))) * 10
        other += 1
    return value


def rivalry(s: BaseState, w: Weights, lord: i64) -> i64:
    """How much a state counts because `lord` has it, in percent: more if `lord` is about to win."""
    if i64(s.track[lord]) + 4 >= s.threshold:
        return w.danger
    if s.turn_limit - s.turn < w.last_turns and leads(s, lord):
        return w.leader_of_two if s.seats == 2 else w.leader
    return w.rival


def leads(s: BaseState, seat: i64) -> bool:
    """Whether nobody is ahead of `seat` on the track."""
    other: i64 = 0
    while other < s.seats:
        if i64(s.track[other]) > i64(s.track[seat]):
            return False
        other += 1
    return True


def alike(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows are equal."""
    if len(one) != len(other):
        return False
    k: i64 = 0
    while k < len(one):
        if one[k] != other[k]:
            return False
        k += 1
    return True


def mine_lord(s: BaseState, slot: i64) -> i64:
    """The owner of all mines of the state, or -1."""
    mine: i64 = i64(s.board.mine_first[slot])
    end: i64 = i64(s.board.mine_first[slot + 1])
    owner: i64 = i64(s.mine_owner[mine]) if mine < end else -1
    while mine < end:
        if i64(s.mine_owner[mine]) != owner:
            return -1
        mine += 1
    return owner


def missing_mines(s: BaseState, seat: i64, slot: i64) -> i64:
    """Number of mines in the state that `seat` does not own."""
    mine: i64 = i64(s.board.mine_first[slot])
    end: i64 = i64(s.board.mine_first[slot + 1])
    count: i64 = 0
    while mine < end:
        if i64(s.mine_owner[mine]) != seat:
            count += 1
        mine += 1
    return count


@final
class Memory:
    """Results of the last question on this map, reused for the next one.

    Within a subturn enemies do not move and few goals change, so the expensive parts of an outlook
    are computed again only when their inputs have changed.
    """

    def __init__(self) -> None:
        self.goals = vec[i64]()
        self.ground = vec[i64]()
        self.air = vec[i64]()
        self.foes = vec[i64]()
        self.threat = vec[i64]()


@final
class Outlook:
    """The map as `seat` sees it: goals, pull and threats.

    It reads only public information and the seat's own cards; a test deals the hidden parts again
    and expects the same answers.
    """

    def __init__(self, s: BaseState, seat: i64, w: Weights, memory: Memory) -> None:
        self.s = s
        self.memory = memory
        self.w = w
        self.seat = seat
        self.want = vec[i64]()  # slot -> value of gaining it, 0 if it is safely ours
        self.lord = vec[i16]()  # slot -> who owns all its mines
        self.missing = vec[i16]()  # slot -> mines that are not ours
        self.mine_units = vec[i16]()  # slot -> own live units within
        self.enemy_units = vec[i16]()  # slot -> other players' live units within
        self.enemies = vec[i16]()  # cells of live enemy units
        self._count_units()
        self._read_states()
        self.ground = vec[i64]()
        self.air = vec[i64]()
        self.threat = vec[i64]()  # cell -> damage that enemies could deal there
        self.focus = vec[i64]()  # cell of an enemy -> damage we can still deal to it
        self.in_reach = vec[i16]()  # cells of the enemies that the unit in question can reach
        self.strong = vec[i16]([i16(-1)] * int(s.board.cells))  # cell -> attack it? -1: unknown

    def _count_units(self) -> None:
        s = self.s
        slot: i64 = 0
        while slot < s.board.slots:
            own: i64 = 0
            others: i64 = 0
            cell: i64 = i64(s.board.first[slot])
            end: i64 = i64(s.board.first[slot + 1])
            while cell < end:
                if s.live(cell):
                    if i64(s.side[cell]) == self.seat:
                        own += 1
                    else:
                        others += 1
                        self.enemies = append(self.enemies, i16(cell))
                cell += 1
            self.mine_units = append(self.mine_units, i16(own))
            self.enemy_units = append(self.enemy_units, i16(others))
            slot += 1

    def _read_states(self) -> None:
        s = self.s
        w = self.w
        slot: i64 = 0
        while slot < s.board.slots:
            lord: i64 = mine_lord(s, slot)
            missing: i64 = missing_mines(s, self.seat, slot)
            value: i64 = state_value(s, w, slot)
            if missing == 0 and self.enemy_units[slot] == 0:
                value = 0
            elif i64(s.ally_of[slot]) == self.seat and s.revealed_by[slot] < 0 and lord < 0:
                value = value * w.own_secret // 100
            elif lord >= 0 and lord != self.seat:
                value = value * rivalry(s, w, lord) // 100
            self.want = append(self.want, value)
            self.lord = append(self.lord, i16(lord))
            self.missing = append(self.missing, i16(missing))
            slot += 1

    # -- pull ------------------------------------------------------------------------------------

    def look_far(self) -> None:
        """Compute the pull of all goals on every cell, for ground and flying units."""
        goals = self._goals()
        known = self.memory
        if not alike(goals, known.goals):
            known.goals = goals
            known.ground = self._flow(goals, False)
            known.air = self._flow(goals, True)
        self.ground = known.ground
        self.air = known.air

    def _goals(self) -> vec[i64]:
        s = self.s
        goals = vec[i64]([i64(0)] * int(s.board.cells))
        slot: i64 = 0
        while slot < s.board.slots:
            value: i64 = self.want[slot]
            missing: i64 = i64(self.missing[slot])
            if value > 0 and missing > 0:
                mine: i64 = i64(s.board.mine_first[slot])
                while mine < i64(s.board.mine_first[slot + 1]):
                    if i64(s.mine_owner[mine]) != self.seat:
                        cell: i64 = i64(s.board.mine_cell[mine])
                        goals[cell] = value * 2 // (1 + missing)
                    mine += 1
            elif value > 0:
                cell = i64(s.board.first[slot])
                while cell < i64(s.board.first[slot + 1]):
                    if s.live(cell) and i64(s.side[cell]) != self.seat:
                        goals[cell] = value
                    cell += 1
            slot += 1
        return goals

    def _flow(self, goals: vec[i64], flying: bool) -> vec[i64]:
        """Spread the goals: each cell has the best of its goal and its neighbors' pull, less per
        step.
        """
        board = self.s.board
        pull = goals[:]
        queue = vec[i16]()
        waiting = board.zeros[:]  # cell -> 1 while it is in the queue
        cell: i64 = 0
        while cell < board.cells:
            if pull[cell] > 0:
                queue = append(queue, i16(cell))
                waiting[cell] = 1
            cell += 1
        keep: i64 = 100 - self.w.decay
        done: i64 = 0
        while done < len(queue):
            cell = i64(queue[done])
            waiting[cell] = 0
            done += 1
            step: i64 = i64(board.air_cost[cell]) if flying else i64(board.ground_cost[cell])
            if step == 0:
                continue  # no unit of this type can be there
            carried: i64 = pull[cell] * keep // 100
            if step > 1 or (not flying and board.ground_stop[cell] != 0):
                carried = carried * keep // 100
            d: i64 = 6 * cell
            end: i64 = d + 6
            while d < end:
                beside: i64 = i64(board.near[d])
                d += 1
                if beside >= 0 and carried > pull[beside]:
                    pull[beside] = carried
                    if waiting[beside] == 0:
                        queue = append(queue, i16(beside))
                        waiting[beside] = 1
        return pull

    # -- threats ---------------------------------------------------------------------------------

    def look_near(self) -> None:
        """Compute the damage enemies can deal to each cell and we can deal to each enemy."""
        s = self.s
        foes = vec[i64]()
        for enemy in self.enemies:
            foes = append(foes, i64(enemy) * KINDS + i64(s.unit[i64(enemy)]) - 1)
        self._find_threats(foes)
        self.focus = vec[i64]([i64(0)] * int(s.board.cells))
        cell: i64 = 0
        while cell < s.board.cells:
            if i64(s.side[cell]) == self.seat and s.live(cell) and i64(s.marks[cell]) & MOVED == 0:
                kind: i64 = i64(s.unit[cell]) - 1
                reach: i64 = i64(s.pack_data.move[kind]) + i64(s.pack_data.reach[kind])
                punch: i64 = punch_of(s, kind)
                for enemy in self.enemies:
                    place: i64 = i64(enemy)
                    if s.board.far(place, cell) <= reach:
                        self.focus[place] = self.focus[place] + punch
            cell += 1

    def _find_threats(self, foes: vec[i64]) -> None:
        """Update the remembered threats: only for enemies that came, went or became another unit.

        Both lists of foes are sorted, because enemies are counted cell by cell.
        """
        known = self.memory
        if len(known.threat) == 0:
            known.threat = vec[i64]([i64(0)] * int(self.s.board.cells))
        before = known.foes
        known.foes = foes
        old: i64 = 0
        new: i64 = 0
        while old < len(before) or new < len(foes):
            if new == len(foes) or (old < len(before) and before[old] < foes[new]):
                self._add_threat(known.threat, before[old], -1)
                old += 1
            elif old == len(before) or foes[new] < before[old]:
                self._add_threat(known.threat, foes[new], 1)
                new += 1
            else:
                old += 1
                new += 1
        self.threat = known.threat

    def _add_threat(self, threat: vec[i64], foe: i64, times: i64) -> None:
        """Add `times` the damage of one enemy to all cells that it can hit after a move."""
        board = self.s.board
        place: i64 = foe // KINDS
        kind: i64 = foe % KINDS
        reach: i64 = i64(self.s.pack_data.move[kind]) + i64(self.s.pack_data.reach[kind])
        punch: i64 = times * punch_of(self.s, kind)
        cell: i64 = 0
        while cell < board.cells:
            if board.far(place, cell) <= reach:
                threat[cell] = threat[cell] + punch
            cell += 1

    def look_round(self, cell: i64) -> None:
        """Find the enemies that the unit on `cell` could hit after a move."""
        s = self.s
        kind: i64 = i64(s.unit[cell]) - 1
        reach: i64 = i64(s.pack_data.move[kind]) + i64(s.pack_data.reach[kind])
        self.in_reach = vec[i16]()
        for enemy in self.enemies:
            if s.board.far(i64(enemy), cell) <= reach:
                self.in_reach = append(self.in_reach, enemy)

    def armour_left(self, cell: i64) -> i64:
        """Damage still needed this subturn to destroy the unit on `cell`."""
        s = self.s
        return armour_of(s, cell) - i64(s.damage[cell * s.seats + self.seat])
