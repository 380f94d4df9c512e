"""A flat search: lines of answers that the heuristics like best, tried in sampled worlds.

Each try takes a world that the seat cannot distinguish from the real one, gives the answers of a
line there, lets every seat play on by the heuristics (to the end of the turn or some turns more,
but at most a number of answers) and evaluates the result. All lines of a round use the same worlds
and random numbers, so luck does not decide between them. After each round the worse half of the
lines is dropped.
"""

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.bots.search.playout import FOREVER
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadState
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.sense.playing import (
    SecretAllies,
    new_memories,
    play_on,
    unseal,
)
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.table.dice import SeededDice

LOOK_AT_CLOCK: Final = 16  # answers between two checks of the time


@final
class FlatSearch:
    """One search for one question of `seat`."""

    def __init__(
        self, worlds: Worlds, seat: i64, lines: list[list[int]], turns: i64, answers: i64
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.lines = lines  # numbers of options, the heuristics' favorite line first
        self.turns = turns  # number of turns played out after the present one
        self.answers = answers  # most answers of a playout
        self.total: vec[float] = vec[float]([0.0] * len(lines))
        self.tries: vec[i64] = vec[i64]([0] * len(lines))
        self.weights: list[Weights] = [Weights() for _ in range(8)]

    def run(self, tries: i64, dice: Dice) -> None:
        """Run about `tries` tries in all, divided equally among the rounds."""
        field = self._everybody()
        share: i64 = tries // self._rounds()
        while len(field) > 1:
            worlds: i64 = max(i64(1), share // len(field))
            while worlds > 0:
                worlds -= 1
                self._try_all(field, dice, FOREVER)
            field = self._better_half(field)

    def run_until(self, end: float, dice: Dice) -> None:
        """Give every round an equal part of the time until `perf_counter` reaches `end`.

        A world not finished in time is discarded, because it would favor the lines tried in it.
        """
        field = self._everybody()
        rounds: i64 = self._rounds()
        while len(field) > 1:
            begun: float = perf_counter()
            round_end: float = begun + (end - begun) / float(rounds)
            longest: float = 0.0
            while longest == 0.0 or begun + longest < round_end:
                if not self._try_all(field, dice, end):
                    return
                now: float = perf_counter()
                longest = max(longest, now - begun)
                begun = now
            field = self._better_half(field)
            rounds -= 1

    def _everybody(self) -> vec[i64]:
        field = vec[i64]()
        k: i64 = 0
        while k < len(self.lines):
            field = append(field, k)
            k += 1
        return field

    def _rounds(self) -> i64:
        rounds: i64 = 1
        while (i64(1) << (rounds + 1)) <= len(self.lines):
            rounds += 1
        return rounds

    def _try_all(self, field: vec[i64], dice: Dice, end: float) -> bool:
        """Try every line of the field in one world; False if the time ran out first."""
        drawn: State = self.worlds.draw(dice)
        if not isinstance(drawn, SecretAllies):
            raise BadState("this is not a state of Secret Allies", place="search")
        unseal(drawn, self.seat)
        luck = f"{dice.below(1 << 30)}"
        found = vec[float]()
        for k in field:
            world = drawn.clone()
            for choice in self.lines[k]:
                world.answer(self.seat, choice)
            if not self._play_out(world, drawn.turn + self.turns, SeededDice(luck), end):
                return False
            found = append(found, world.outlook(self.seat))
        tried: i64 = 0
        while tried < len(field):
            self.take_in(field[tried], 1, found[tried])
            tried += 1
        return True

    def _play_out(self, world: SecretAllies, last: i64, rolls: Dice, end: float) -> bool:
        """Play on in a world; False if the time ran out first."""
        left: i64 = self.answers
        memories = new_memories(world)
        while left > 0:
            most: i64 = min(left, LOOK_AT_CLOCK)
            if play_on(world, self.weights, rolls, last, most, memories) < most:
                return True
            left -= most
            if end != FOREVER and perf_counter() >= end:
                return False
        return True

    def take_in(self, k: i64, tries: i64, total: float) -> None:
        """Add the result of `tries` tries of line `k`, made elsewhere."""
        self.tries[k] = self.tries[k] + tries
        self.total[k] = self.total[k] + total

    def tallies(self) -> list[tuple[int, float]]:
        """For each line: the number of tries and the sum of their values."""
        return [(int(self.tries[k]), self.total[k]) for k in range(len(self.lines))]

    def mean(self, k: i64) -> float:
        """Mean value of line `k`, 0 if it was never tried."""
        return self.total[k] / float(self.tries[k]) if self.tries[k] > 0 else 0.0

    def _better_half(self, field: vec[i64]) -> vec[i64]:
        keep: i64 = len(field) // 2
        kept = vec[i64]()
        while len(kept) < keep:
            best: i64 = -1
            for k in field:
                if k not in kept and (best < 0 or self.mean(k) > self.mean(best)):
                    best = k
            kept = append(kept, best)
        return kept

    def best(self, margin: float) -> list[int]:
        """The line with the best mean, or the favorite unless it is beaten by `margin`."""
        best: i64 = 0
        k: i64 = 1
        while k < len(self.lines):
            if self.mean(k) > self.mean(best) + (margin if best == 0 else 0.0):
                best = k
            k += 1
        return self.lines[best]
