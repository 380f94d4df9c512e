"""Fits the weights of `sense/prospects.py`: the chance to win, from the features of all seats.

    python -m benchmarks.fit_prospects --games 400 --processes 2

Normal bots play games of two, three and four seats; some of them reveal earlier or later than their
judgment says, so that the weights of hidden and open allies can be told apart. One moment in
`EVERY` answers is kept: the features of every seat, and who won. The weights (one set for the
beginning of a game and one for its end) are those of a multinomial logistic regression. Every fifth
game is left out and tells the log loss. Prints the weights as they are written in `prospects.py`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat

import numpy as np
import numpy.typing as npt

from benchmarks.secret_games import EAGER, JUDGMENT, LAST_FROM_4, TWO_FROM_3, Watched
from hiddenhand.games.secret_allies.sense.prospects import FEATURES, chance, features
from hiddenhand.table.dice import SeededDice

HABITS = (JUDGMENT, JUDGMENT, EAGER, TWO_FROM_3, LAST_FROM_4)
EVERY = 9  # answers between two moments of a game
LEFT_OUT = 5  # one game in this many tells the log loss
RIDGE = 2.0  # pulls weights that the games do not determine to 0
ROUNDS = 40  # steps of Newton's method

Row = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a game: a row of features per seat, the seat that won, and what the present
    weights say about the winner.
    """

    game: int
    turn: int
    rows: Row
    winner: int
    chance: float


class Sampled(Watched):
    """A game whose moments are kept."""

    def __init__(self, seats: int, number: int, seed: str) -> None:
        name = f"{seed}/{seats}/{number}"
        super().__init__(seats, {"map_mode": "automatic"}, name, hard=False)
        dice = SeededDice(f"habits {name}")
        self.habits = [HABITS[dice.below(len(HABITS))] for _ in range(seats)]
        self.number = number
        self.kept: list[tuple[int, Row, list[float]]] = []

    def _ask(self, seat: int) -> None:
        state = self.state
        if state.turn > 0 and self.facts.decisions % EVERY == 0:
            seats = range(int(state.seats))
            rows = np.array([scaled(state, k) for k in seats])
            self.kept.append((int(state.turn), rows, [chance(state, k) for k in seats]))
        super()._ask(seat)

    def moments(self) -> list[Moment]:
        """Play the game and return its moments; none if nobody won."""
        won = self.play().winner
        if won < 0:
            return []
        return [
            Moment(self.number, turn, rows, won, chances[won]) for turn, rows, chances in self.kept
        ]


def scaled(state: object, seat: int) -> list[float]:
    """The features of a seat, those of the beginning first, then those of the end: each is divided
    between the two by the part of the game that is over.
    """
    told = [float(value) for value in features(state, seat)]  # type: ignore[arg-type]
    over = state.turn / state.turn_limit  # type: ignore[attr-defined]
    return [(1 - over) * value for value in told] + [over * value for value in told]


def sampled(seats: int, number: int, seed: str) -> list[Moment]:
    """The moments of one game."""
    return Sampled(seats, number, seed).moments()


def fit(moments: list[Moment]) -> Row:
    """Newton's method on the log likelihood with a ridge."""
    width = 2 * len(FEATURES)
    weights = np.zeros(width)
    for _ in range(ROUNDS):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(width)
        for moment in moments:
            shares = soft(moment.rows @ weights)
            mean = shares @ moment.rows
            slope += moment.rows[moment.winner] - mean
            apart = moment.rows - mean
            bend += apart.T @ (apart * shares[:, None])
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def soft(odds: Row) -> Row:
    """Shares from log-odds."""
    told = np.exp(odds - odds.max())
    shares: Row = told / told.sum()
    return shares


def loss(chances: list[float]) -> float:
    """Mean log loss of the chances given to winners."""
    return float(-np.mean(np.log(np.maximum(chances, 1e-9)))) if chances else 0.0


def report(moments: list[Moment], weights: Row) -> None:
    """Print log losses of the games left out, turn by turn, and the weights."""
    left = [moment for moment in moments if moment.game % LEFT_OUT == 0]
    print("turn  moments  log loss now  log loss fitted")
    for turn in (0, *sorted({moment.turn for moment in left})):
        some = [moment for moment in left if turn in (0, moment.turn)]
        new = [float(soft(moment.rows @ weights)[moment.winner]) for moment in some]
        old = [moment.chance for moment in some]
        print(f"{turn or 'all':>4}  {len(some):7}  {loss(old):12.3f}  {loss(new):15.3f}")
    for half, name in enumerate(("BEGINNING", "END")):
        row = weights[half * len(FEATURES) : (half + 1) * len(FEATURES)]
        told = ", ".join(f"{key}={value:.3f}" for key, value in zip(FEATURES, row, strict=True))
        print(f"{name} = Scales({told})")


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200, help="of each number of seats")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="prospects")
    asked = parser.parse_args()
    moments: list[Moment] = []
    with ProcessPoolExecutor(asked.processes) as pool:
        for seats in (2, 3, 4):
            count = asked.games
            found = pool.map(sampled, repeat(seats, count), range(count), repeat(asked.seed))
            moments += [moment for part in found for moment in part]
    report(moments, fit([moment for moment in moments if moment.game % LEFT_OUT]))


if __name__ == "__main__":
    main()
