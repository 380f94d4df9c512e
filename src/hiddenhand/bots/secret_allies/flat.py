"""A flat search: the best options by the rules of thumb, tried out in imagined worlds.

Each try deals a world the seat cannot tell from the real one, takes the option there, lets every
seat play by the rules of thumb to the end of the turn (or some turns more) and asks for the
prospects. All options of a round share the luck of its worlds, so that their difference is
measured and not the luck. After each round the worse half of the options is left out.
"""

from time import perf_counter
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadState
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.sense.playing import SecretAllies, play_on
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.table.dice import SeededDice


@final
class FlatSearch:
    """One search for one question of `seat`."""

    def __init__(self, imagined: State, seat: i64, options: list[int], turns: i64) -> None:
        if not isinstance(imagined, SecretAllies):
            raise BadState("this is no state of Secret Allies", place="search")
        self.imagined = imagined
        self.seat = seat
        self.options = options  # numbers of the options tried, the favourite first
        self.last_turn: i64 = imagined.turn + turns
        self.total = vec[float]([0.0] * len(options))
        self.tries = vec[i64]([i64(0)] * len(options))
        self.weights: list[Weights] = [Weights() for _ in range(int(imagined.seats))]

    def run(self, rollouts: i64, dice: Dice, seconds: float) -> None:
        """About `rollouts` tries, halving the field; stops early when the time is over."""
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        field = vec[i64]([i64(k) for k in range(len(self.options))])
        rounds: i64 = 1
        while (i64(1) << rounds) < len(field):
            rounds += 1
        share: i64 = rollouts // rounds
        while len(field) > 1:
            worlds: i64 = max(i64(1), share // len(field))
            while worlds > 0:
                worlds -= 1
                luck = f"{dice.below(1 << 30)}"
                for k in field:
                    self._try(k, luck)
                if end > 0.0 and perf_counter() >= end:
                    return
            field = self._better_half(field)

    def _try(self, k: i64, luck: str) -> None:
        dice = SeededDice(luck)
        world = self.imagined.redeal(self.seat, dice)
        world.answer(self.seat, self.options[k])
        play_on(world, self.weights, dice, self.last_turn)
        self.total[k] = self.total[k] + world.outlook(self.seat)
        self.tries[k] = self.tries[k] + 1

    def mean(self, k: i64) -> float:
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

    def best(self, margin: float) -> int:
        """The option with the best mean; the favourite unless it is beaten by `margin`."""
        best: i64 = 0
        k: i64 = 1
        while k < len(self.options):
            if self.mean(k) > self.mean(best) + (margin if best == 0 else 0.0):
                best = k
            k += 1
        return self.options[best]
