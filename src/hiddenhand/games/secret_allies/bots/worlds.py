"""Sampled worlds of Secret Allies, weighted by a belief."""

from typing import cast

from hiddenhand.bots.search.worlds import Uniform, Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.bots.belief import Odds
from hiddenhand.games.secret_allies.sense.playing import SecretAllies, hidden_allies

DRAWS = 4  # worlds dealt for each one returned


class Believed(Worlds):
    """Deals a few worlds and returns one of them, with probability proportional to the belief."""

    def __init__(self, imagined: State, seat: Seat, odds: Odds) -> None:
        self.imagined = imagined
        self.seat = seat
        self.odds = odds

    def draw(self, dice: Dice) -> State:
        worlds = [self.imagined.redeal(self.seat, dice) for _ in range(DRAWS)]
        weights = [self._fit(cast(SecretAllies, world)) for world in worlds]
        mark = sum(weights) * int(dice.below(1 << 24)) / (1 << 24)
        for world, weight in zip(worlds, weights, strict=True):
            mark -= weight
            if mark < 0:
                return world
        return worlds[-1]

    def _fit(self, world: SecretAllies) -> float:
        fit = 1.0
        for seat, odds in self.odds.items():
            for state in hidden_allies(world, seat):
                fit *= max(odds.get(state, 0.0), 1e-6)
        return fit


def worlds_of(imagined: State, seat: Seat, odds: Odds | None) -> Worlds:
    """Worlds weighted by `odds`, or all equally likely if `odds` is None."""
    return Uniform(imagined, seat) if odds is None else Believed(imagined, seat, odds)
