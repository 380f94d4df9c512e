"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

Every iteration plays in a different world. The tree stores no worlds, only answers: the key of a
child consists of the seat that answers, the code of its option and, for the other seats, the secret
side of that seat in this world. So each seat decides from what it can know, as with one tree per
seat, and random draws open no branches. Options that do not exist in every world are rated by how
often they were available, not by how often their parent was visited.

Sealed answers of several seats are chosen at the same node, so no choice depends on another; the
search continues at one node for their combination.

Nodes are stored in flat vecs; a hash table finds a child by node and key.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from hiddenhand.bots.search.judge import Judge
from hiddenhand.bots.search.playout import FOREVER, play_out, settle
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State

ROOT: Final = 0
MISSING: Final = -1
SIDES: Final = 16  # values for a secret side in a child's key
SEATS: Final = 8
PACE: Final = 1.2  # how much faster than so far the rest of a search may be expected to be
FEW: Final = 100  # iterations that tell how fast a search is
SEALED: Final = 1 << 50  # keys of nodes for a combination of sealed answers
LOW_31: Final = 0x7FFFFFFF


@final
class Search:
    """One search for one question to one seat."""

    def __init__(self, worlds: Worlds, seat: i64, seats: i64, dice: Dice) -> None:
        self.worlds: Worlds = worlds
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.dice: Dice = dice
        self.curiosity: float = 0.5  # exploration weight
        self.hunches: i64 = 14  # out of 16 playout answers, how many follow the game's hunch
        self.most_answers: i64 = 0  # length of a playout before `outlook` judges it; 0: to the end
        self.judge: Judge | None = None  # judges worlds in place of playouts
        self.given: i64 = MISSING  # the option to take at the question itself; MISSING: free
        self.priors: vec[float] = vec[float]()  # of the options of the question; empty: none
        self.trust: float = 0.25  # exploration weight of the priors
        self.is_led: bool = False  # is the question itself still to be answered, led by priors?
        self.found_worth: float = 0.0  # of all iterations together, to the seat that is asked
        self.leader: i64 = MISSING  # the most visited option of the question, as its node
        self.most: i64 = 0  # its visits
        self.second: i64 = 0  # the visits of the option after it
        self.ripe: i64 = 6  # visits before a node below the root gets children
        self.iterations: i64 = 0
        self.nodes: i64 = 0
        self.parent: vec[i32] = vec[i32]()
        self.name: vec[i64] = vec[i64]()
        self.visits: vec[i32] = vec[i32]()
        self.available: vec[i32] = vec[i32]()
        self.worth: vec[float] = vec[float]()
        self.mask: i64 = 1023
        self.slots: vec[i32] = vec[i32]([0] * 1024)  # node number + 1; 0: free
        self.path: vec[i32] = vec[i32]()
        self.path_seat: vec[i32] = vec[i32]()
        self.reward: vec[float] = vec[float]([0.0] * seats)
        self.found: vec[i32] = vec[i32]([0] * 512)  # the children for the current question
        self._add(MISSING, 0)

    # -- running --------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """Run that many iterations."""
        done: i64 = 0
        while done < iterations:
            self._iterate(FOREVER)
            done += 1

    def run_until(self, end: float) -> None:
        """Run at least one iteration, then more until `perf_counter` reaches `end`.

        A playout still running then is judged by `outlook`.
        """
        while True:
            self._iterate(end)
            if perf_counter() >= end:
                return

    def decide(self, iterations: i64) -> None:
        """Run that many iterations, or fewer if `best` is certain before."""
        done: i64 = 0
        while done < iterations and self.most - self.second <= iterations - done:
            self._iterate(FOREVER)
            done += 1

    def decide_until(self, end: float) -> None:
        """Like `run_until`, but stop when no other option can become the most visited one by
        `end`, at the pace so far."""
        begun = perf_counter()
        while True:
            self._iterate(end)
            now = perf_counter()
            if now >= end:
                return
            if self.iterations < FEW:
                continue
            ahead = float(self.most - self.second)
            if ahead * (now - begun) > PACE * float(self.iterations) * (end - now):
                return

    def tried(self, options: list[int], worlds: i64) -> list[list[float]]:
        """For each of these options, what it is worth in each of so many worlds, the same for
        all."""
        found: list[list[float]] = [[] for _ in options]
        done: i64 = 0
        while done < worlds:
            world = self.worlds.draw(self.dice)
            for place, option in enumerate(options):
                self.given = option
                self._play(world.clone(), FOREVER)
                found[place].append(self.reward[self.seat])
            done += 1
        return found

    def best(self, world: State) -> i64:
        """The most visited option, as its number in `world`."""
        best: i64 = 0
        most: i64 = -1
        index: i64 = 0
        count = world.option_count(self.seat)
        while index < count:
            child = self.find(ROOT, self._name_of(world, self.seat, index))
            visits: i64 = i64(self.visits[child]) if child != MISSING else 0
            if visits > most:
                best = index
                most = visits
            index += 1
        return best

    def tallies(self, world: State) -> list[tuple[int, float]]:
        """For each option of `world`: visits and total reward."""
        told: list[tuple[int, float]] = []
        for index in range(world.option_count(self.seat)):
            child = self.find(ROOT, self._name_of(world, self.seat, index))
            if child == MISSING:
                told.append((0, 0.0))
            else:
                told.append((int(self.visits[child]), self.worth[child]))
        return told

    # -- one iteration --------------------------------------------------------------------

    def _iterate(self, end: float) -> None:
        self._play(self.worlds.draw(self.dice), end)

    def _play(self, world: State, end: float) -> None:
        """One way down in this world, what it is worth at its end, and the way back."""
        self.path = vec[i32]()
        self.path_seat = vec[i32]()
        self.is_led = len(self.priors) > 0
        self._descend(world)
        self._evaluate(world, end)
        self._note(ROOT, 0.0)
        self.found_worth = self.found_worth + self.reward[self.seat]
        self._note_own()
        step: i64 = 0
        while step < len(self.path):
            self._note(i64(self.path[step]), self.reward[i64(self.path_seat[step])])
            step += 1
        self.iterations += 1

    def _evaluate(self, world: State, end: float) -> None:
        """Set the reward of every seat on the path: from the end of the game, what the judge says,
        or a playout."""
        judge = self.judge
        if judge is None:
            ended = play_out(world, self.dice, self.hunches, self.most_answers, end)
        else:
            ended = settle(world, self.dice)
            if not ended:
                judge.judge(world, self.seats, self.reward)
                return
        asked: i64 = 0  # bit set of the seats on the path: only they need a reward
        step: i64 = 0
        while step < len(self.path):
            asked |= 1 << i64(self.path_seat[step])
            step += 1
        seat: i64 = 0
        while seat < self.seats:
            if asked & (1 << seat):
                self.reward[seat] = world.share(seat) if ended else world.outlook(seat)
            seat += 1

    def _note(self, node: i64, reward: float) -> None:
        self.visits[node] = i32(i64(self.visits[node]) + 1)
        self.worth[node] = self.worth[node] + reward

    def _note_own(self) -> None:
        """Count the option of the question that this iteration took, before it is noted."""
        step: i64 = 0
        while step < len(self.path):
            child = i64(self.path[step])
            if i64(self.parent[child]) != ROOT:
                return
            if i64(self.path_seat[step]) == self.seat:
                visits = i64(self.visits[child]) + 1
                if child == self.leader:
                    self.most = visits
                elif visits > self.most:
                    self.second = self.most
                    self.most = visits
                    self.leader = child
                elif visits > self.second:
                    self.second = visits
                return
            step += 1

    def _descend(self, world: State) -> None:
        """Answer from the tree until a child was added or a node has too few visits."""
        node: i64 = ROOT
        sealed: i64 = 0  # sealed answers still to choose
        together: i64 = 0
        new = False
        while not new or sealed > 0:
            seat: i64 = world.actor()
            if seat == NOBODY:
                return
            count = world.option_count(seat)
            if seat == CHANCE:
                world.answer(seat, self.dice.below(count))
                continue
            if sealed == 0:
                owing = world.owing()
                if owing > 1:
                    sealed = owing
                    together = SEALED
            if node != ROOT and i64(self.visits[node]) < self.ripe and sealed == 0:
                return
            index: i64 = 0
            child = node
            if count > 1:
                nodes = self.nodes
                index = self._choose(world, node, seat, count)
                child = self.find(node, self._name_of(world, seat, index))
                new = new or self.nodes > nodes
                self.path = append(self.path, i32(child))
                self.path_seat = append(self.path_seat, i32(seat))
            elif seat == self.seat:
                self.given = MISSING  # the question has no other option
            world.answer(seat, index)
            if sealed == 0:
                node = child
            else:
                sealed -= 1
                together = SEALED + ((together * 31 + child) & LOW_31)
                if sealed == 0:
                    node = self._child(node, together)
                    self.path = append(self.path, i32(node))
                    self.path_seat = append(self.path_seat, i32(seat))

    def _choose(self, world: State, node: i64, seat: i64, count: i64) -> i64:
        """An option not tried yet, the hunch first; otherwise the best by upper confidence
        bound. At the question itself the option that is given, or what the priors lead to."""
        if self.given != MISSING and seat == self.seat:
            index = self.given
            self.given = MISSING
            self._child(node, self._name_of(world, seat, index))
            return index
        if self.is_led and seat == self.seat:
            self.is_led = False
            return self._choose_led(world, node, seat, count)
        if count > len(self.found):
            self.found = vec[i32]([0] * count)
        untried: i64 = 0
        index = 0
        while index < count:
            child = self.find(node, self._name_of(world, seat, index))
            self.found[index] = i32(child)
            if child == MISSING:
                untried += 1
            else:
                self.available[child] = i32(i64(self.available[child]) + 1)
            index += 1
        if untried > 0:
            return self._expand(world, node, seat, count, untried)
        best: i64 = 0
        best_bound: float = -1.0
        index = 0
        while index < count:
            child = i64(self.found[index])
            visits = float(i64(self.visits[child]))
            chances = float(i64(self.available[child]))
            bound = self.worth[child] / visits + self.curiosity * sqrt(log(chances) / visits)
            if bound > best_bound:
                best = index
                best_bound = bound
            index += 1
        return best

    def _choose_led(self, world: State, node: i64, seat: i64, count: i64) -> i64:
        """The best option of the question by upper confidence bound, led by the priors. What was
        not tried yet counts as good as all iterations together."""
        visited = float(i64(self.visits[ROOT]))
        hope = self.found_worth / visited if visited > 0.0 else 0.5
        wonder = self.trust * sqrt(visited + 1.0)
        best: i64 = 0
        best_bound: float = -1.0
        index: i64 = 0
        while index < count:
            child = self._child(node, self._name_of(world, seat, index))
            visits = float(i64(self.visits[child]))
            mean = self.worth[child] / visits if visits > 0.0 else hope
            bound = mean + wonder * self.priors[index] / (1.0 + visits)
            if bound > best_bound:
                best = index
                best_bound = bound
            index += 1
        return best

    def _expand(self, world: State, node: i64, seat: i64, count: i64, untried: i64) -> i64:
        pick: i64 = world.hunch(seat, self.dice) if self.hunches > 0 else 0
        if self.hunches == 0 or i64(self.found[pick]) != MISSING:
            which = self.dice.below(untried)
            pick = 0
            while True:
                if i64(self.found[pick]) == MISSING:
                    if which == 0:
                        break
                    which -= 1
                pick += 1
        child = self._add(node, self._name_of(world, seat, pick))
        self.available[child] = 1
        return pick

    # -- nodes ----------------------------------------------------------------------------

    def _name_of(self, world: State, seat: i64, index: i64) -> i64:
        side: i64 = 0
        if seat != self.seat:
            side = world.allegiance(seat) + 1
        return (world.option_code(seat, index) * SIDES + side) * SEATS + seat

    def _child(self, node: i64, name: i64) -> i64:
        child = self.find(node, name)
        return child if child != MISSING else self._add(node, name)

    def _slot(self, node: i64, name: i64) -> i64:
        mixed = (name ^ (name >> 23)) & LOW_31
        return (((node * 40503) & LOW_31) * 30011 + mixed * 2654435) >> 7 & self.mask

    def find(self, node: i64, name: i64) -> i64:
        """The child of `node` with key `name`, or MISSING."""
        at = self._slot(node, name)
        while True:
            child: i64 = i64(self.slots[at]) - 1
            if child < 0:
                return MISSING
            if i64(self.parent[child]) == node and self.name[child] == name:
                return child
            at = (at + 1) & self.mask

    def _add(self, node: i64, name: i64) -> i64:
        if self.nodes * 2 > self.mask:
            self._grow()
        child = self.nodes
        self.parent = append(self.parent, i32(node))
        self.name = append(self.name, name)
        self.visits = append(self.visits, i32(0))
        self.available = append(self.available, i32(0))
        self.worth = append(self.worth, 0.0)
        self.nodes = child + 1
        self._put(child)
        return child

    def _put(self, child: i64) -> None:
        at = self._slot(i64(self.parent[child]), self.name[child])
        while self.slots[at] != 0:
            at = (at + 1) & self.mask
        self.slots[at] = i32(child + 1)

    def _grow(self) -> None:
        self.mask = self.mask * 2 + 1
        self.slots = vec[i32]([0] * (self.mask + 1))
        child: i64 = 0
        while child < self.nodes:
            self._put(child)
            child += 1
