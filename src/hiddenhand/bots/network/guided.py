"""A tree search led by a network: its policy says where to look, its judge what a world is worth.

Every imagined world is played once for each promising option of the question, with the same dice:
what differs then is due to the option and not to the world. Below that, as in `bots.search.tree`, a
child is named by who answers, the code of the option and, for the other seats, their secret side in
that world; the policy leads, and a way down ends at a question that the tree has not seen. There
is no playout. The network is asked about many worlds at once; until then each counts as lost.

The first thought of the network is given up only for an option that was clearly better.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from hiddenhand.bots.network.mind import Eyes, Mind
from hiddenhand.bots.search.orders import Tallies
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

TOGETHER = 24  # questions the network is asked at once
PROMISING = 6  # most options that are looked at
UNLIKELY = 0.01  # an option that the network would choose more seldom is not looked at
CLEARLY = 1.0  # standard errors by which another option must be better than the first thought
WORTHWHILE = 0.02  # and the chance of winning; the judge is not exact enough to tell less
Name = tuple[int, int, int]


@dataclass(slots=True)
class Node:
    """An answer that was given, and what is known of what follows."""

    prior: float = 0.0
    visits: int = 0
    available: int = 0
    worth: float = 0.0  # in all, to the seat that gave the answer
    hope: float = 0.5  # of the seat that is asked next, when the network was asked
    children: dict[Name, "Node"] = field(default_factory=dict)


@dataclass(slots=True)
class Descent:
    """One way down: the nodes, who chose them, and the world at its end."""

    candidate: int
    path: list[tuple[int, Node]]
    end: Node
    world: State
    seat: int  # that is asked there; -1 where the game is over
    worth: list[float] = field(default_factory=list)  # by seat


@dataclass(frozen=True, slots=True)
class Rating:
    """What an option is worth to the seat that is asked."""

    option: int
    chance: float
    exact: int  # simulated games to the end that would tell it as exactly


class Guided:
    """A search in imagined worlds: follows the network down a tree, then asks its judge."""

    def __init__(
        self,
        worlds: Worlds,
        thinking: Mind,
        sight: Eyes,
        acts: NDArray[np.int64],
        seat: int,
        dice: Dice,
        curiosity: float,
    ) -> None:
        self.worlds, self.mind, self.eyes, self.acts = worlds, thinking, sight, acts
        self.seat, self.seats, self.dice = seat, sight.seats, dice
        self.curiosity = curiosity
        self.iterations = 0
        self.candidates: list[int] = []  # options, the first thought first
        self.roots: list[Node] = []  # one for each of them
        self.found: list[list[float]] = []  # worth to the own seat, world by world

    def begin(self, world: State, trunk: NDArray[np.float32], every: bool = False) -> None:
        """Find the promising options of the question that `world` and the network show; with
        `every` all options are looked at, however unlikely."""
        likely = self._priors(world, self.seat, trunk)
        ranked = sorted(range(len(likely)), key=lambda option: -likely[option])
        worthy = [option for option in ranked if likely[option] >= UNLIKELY]
        self.look_only_at(ranked if every else worthy[:PROMISING])

    def look_only_at(self, options: Sequence[int]) -> None:
        """Compare these options; doubt is in favor of the first."""
        self.candidates = list(options)
        self.roots = [Node() for _ in self.candidates]
        self.found = [[] for _ in self.candidates]

    def run(self, iterations: int) -> None:
        """Go on until this many games have been simulated in all."""
        while self.iterations < iterations and len(self.candidates) > 1:
            self._round(iterations - self.iterations)

    def run_until(self, end: float) -> None:
        """On until `perf_counter` shows `end`; a round that would end later is not begun."""
        longest = 0.0
        while len(self.candidates) > 1:
            begun = perf_counter()
            self._round(TOGETHER if self.iterations else 1)
            now = perf_counter()
            longest = max(longest, now - begun)
            if now + longest >= end:
                return

    def best(self) -> int:
        """The option to choose: the first thought, or one that was clearly better."""
        if not self.iterations:
            return self.candidates[0]
        return self.candidates[self._chosen(*self._gains())]

    def _gains(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How much better each candidate was than the first thought, and what of it may be luck."""
        worths = np.array(self.found)
        gains = worths - worths[0]
        count = worths.shape[1]
        luck = CLEARLY * (gains.std(axis=1) / sqrt(count) + 1.0 / (4 * count))
        luck[0] = 0.0
        return gains.mean(axis=1), luck

    def _chosen(self, gains: NDArray[np.float64], luck: NDArray[np.float64]) -> int:
        """The candidate with the most certain gain of those that gain enough, or the first."""
        enough = gains >= np.maximum(luck, WORTHWHILE)
        return int(np.where(enough, gains - luck, 0.0).argmax())

    def look_at(self, worlds: int) -> None:
        """Play so many worlds, each with every candidate, even if there is only one."""
        while len(self.found[0]) < worlds:
            self._round(TOGETHER)

    def ratings(self) -> list[Rating]:
        """For every option that was looked at: its chance and how exact that is. No chance is
        higher than that of `best`: doubt counts against what is not the first thought."""
        first = float(np.mean(self.found[0]))
        gains, luck = self._gains()
        sure = gains - luck
        most = sure[self._chosen(gains, luck)]
        told = []
        for option, worths, gain in zip(self.candidates, self.found, sure, strict=True):
            chance = min(1.0, max(0.0, first + float(min(gain, most))))
            error = max(float(np.std(worths)) / sqrt(len(worths)), 0.005)
            told.append(Rating(option, chance, max(1, round(chance * (1 - chance) / error**2))))
        return told

    def tallies(self, options: int) -> Tallies:
        """For each option: how often it was tried, and what it won in all."""
        told: Tallies = [(0, 0.0)] * options
        for option, worths in zip(self.candidates, self.found, strict=True):
            told[option] = (len(worths), sum(worths))
        return told

    # -- a few worlds, and what the network says at their ends -----------------------------------

    def _round(self, most: int) -> None:
        """One world or some more, each with every candidate."""
        count = max(1, min(TOGETHER, most) // len(self.candidates))
        descents = [descent for _ in range(count) for descent in self._play_world()]
        asked = [descent for descent in descents if descent.seat >= 0]
        if asked:
            rows = np.stack([self.eyes.row(d.world, d.seat, self.acts, ()) for d in asked])
            trunk = self.mind.trunk(rows)
            hopes = self.mind.worth(trunk, np.stack([self._sides(d) for d in asked]))
            for at, descent in enumerate(asked):
                self._open(descent, trunk[at], float(hopes[at, 0]))
                away = [(seat - descent.seat) % self.seats for seat in range(self.seats)]
                descent.worth = [float(hopes[at, distance]) for distance in away]
        for descent in descents:
            if descent.seat < 0:
                descent.worth = [float(descent.world.share(seat)) for seat in range(self.seats)]
            for seat, node in descent.path:
                node.worth += descent.worth[seat]
            self.found[descent.candidate].append(descent.worth[self.seat])
        self.iterations += len(descents)

    def _play_world(self) -> list[Descent]:
        """The same world and the same dice for each candidate."""
        world = self.worlds.draw(self.dice)
        seed = f"{self.dice.below(1 << 30)}"
        descents = []
        for candidate, option in enumerate(self.candidates):
            copy = world.clone()
            copy.answer(self.seat, option)
            descents.append(self._descend(candidate, copy, SeededDice(seed)))
        return descents

    def _descend(self, candidate: int, world: State, dice: Dice) -> Descent:
        node = self.roots[candidate]
        path: list[tuple[int, Node]] = []
        while True:
            seat = int(world.actor())
            if seat == NOBODY:
                return Descent(candidate, path, node, world, -1)
            count = int(world.option_count(seat))
            if seat == CHANCE or count == 1:
                world.answer(seat, dice.below(count) if count > 1 else 0)
                continue
            names = [self._name(world, seat, index) for index in range(count)]
            children = [node.children.get(name) for name in names]
            known = [child for child in children if child is not None]
            if len(known) < count:
                return Descent(candidate, path, node, world, seat)
            index = self._choose(node, known)
            node = known[index]
            node.visits += 1  # counts as lost until the network has spoken
            path.append((seat, node))
            world.answer(seat, index)

    def _choose(self, node: Node, children: list[Node]) -> int:
        best, best_bound = 0, -1.0
        total = sum(child.prior for child in children)
        for index, child in enumerate(children):
            child.available += 1
            mean = child.worth / child.visits if child.visits else node.hope
            wonder = child.prior / total * sqrt(child.available) / (1 + child.visits)
            bound = mean + self.curiosity * wonder
            if bound > best_bound:
                best, best_bound = index, bound
        return best

    def _open(self, descent: Descent, trunk: NDArray[np.float32], hope: float) -> None:
        """Give the options of the last question their priors."""
        world, seat, node = descent.world, descent.seat, descent.end
        node.hope = hope
        for index, prior in enumerate(self._priors(world, seat, trunk)):
            child = node.children.setdefault(self._name(world, seat, index), Node())
            child.prior = prior + 1e-4

    def _priors(self, world: State, seat: int, trunk: NDArray[np.float32]) -> list[float]:
        """How likely the network would choose each option; those told alike at first share."""
        actions = self.eyes.actions(world, seat)
        logits = self.mind.policy(trunk, actions)
        alike = np.array([log(actions.count(action)) for action in actions], np.float32)
        likely = np.exp(logits - alike - (logits - alike).max())
        priors: list[float] = (likely / likely.sum()).tolist()
        return priors

    def _sides(self, descent: Descent) -> NDArray[np.float32]:
        places = self.eyes.places
        sides = np.zeros((places.most_seats, places.sides), np.float32)
        for distance in range(self.seats):
            side = int(descent.world.allegiance((descent.seat + distance) % self.seats))
            if side >= 0:
                sides[distance, side] = 1
        return sides.ravel()

    def _name(self, world: State, seat: int, index: int) -> Name:
        side = -1 if seat == self.seat else int(world.allegiance(seat))
        return (seat, int(world.option_code(seat, index)), side)
