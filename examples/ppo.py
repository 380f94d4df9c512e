"""A small PPO in pure NumPy that learns Hidden Leaders against random players.

python examples/ppo.py --minutes 3

Hundreds of games are stepped inside the engine. The learner has one seat of each, the others answer
at random; the share of games won is printed as it grows. One core is enough.

The network sees the planes, and which heroes belong to the factions of its own leader. It has one
hidden layer, and a direct connection from those heroes to the actions that name them.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hiddenhand.games.hidden_leaders import facts
from hiddenhand.research.vector import Vector

Floats = NDArray[np.float32]
SCALE: Floats = np.log2(1 + np.arange(256)).astype(np.float32)  # 1 stays 1; large counts shrink


class Eyes:
    """Turns observations into input of the network."""

    def __init__(self, games: Vector) -> None:
        planes = games.deal.planes
        leader = next(plane for plane in planes.layout if plane.name == "leader:+0")
        self.leader = slice(leader.first, leader.first + leader.count)
        heroes = [facts.heroes()[n.partition(":")[2]] for n in planes.names if n[:5] == "card:"]
        self.friends: Floats = np.array(
            [
                [bool(hero.factions & leader.factions) for hero in heroes]
                for leader in facts.leaders().values()
            ],
            np.float32,
        )

    def see(self, seen: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """All input, and the short list: own leader, and the heroes of its factions."""
        leader = seen[:, self.leader].astype(np.float32)
        return SCALE[seen], np.concatenate([leader, leader @ self.friends], 1)


class Adam:
    """The Adam optimizer with clipped gradients."""

    def __init__(self, weights: list[Floats], rate: float) -> None:
        self.weights, self.rate, self.step = weights, rate, 0
        self.mean = [np.zeros_like(w) for w in weights]
        self.square = [np.zeros_like(w) for w in weights]

    def apply(self, slopes: list[Floats]) -> None:
        """Update the weights with these gradients."""
        self.step += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        clip = min(1.0, 0.5 / (size + 1e-8))
        rate = np.float32(self.rate * np.sqrt(1 - 0.999**self.step) / (1 - 0.9**self.step))
        for w, slope, mean, square in zip(
            self.weights, slopes, self.mean, self.square, strict=True
        ):
            slope = slope * clip
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            w -= rate * mean / (np.sqrt(square) + 1e-8)


class Network:
    """Policy and value network."""

    def __init__(
        self, width: int, short: int, hidden: int, actions: int, dice: np.random.Generator
    ) -> None:
        def weights(rows: int, columns: int, size: float) -> Floats:
            return np.asarray(dice.standard_normal((rows, columns)) * size, np.float32)

        self.inner = weights(width, hidden, 0.05)
        self.inner_bias: Floats = np.zeros(hidden, np.float32)
        self.outer = weights(hidden, actions + 1, 0.01)
        self.outer_bias: Floats = np.zeros(actions + 1, np.float32)
        self.straight: Floats = np.zeros((short, actions + 1), np.float32)
        self.parts = [self.inner, self.inner_bias, self.outer, self.outer_bias, self.straight]

    def think(
        self, seen: Floats, short: Floats, masks: NDArray[np.int8]
    ) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, probability of each action, value."""
        layer: Floats = np.tanh(seen @ self.inner + self.inner_bias)
        out = layer @ self.outer + self.outer_bias + short @ self.straight
        numbers = np.where(masks == 1, out[:, :-1], np.float32(-1e9))
        numbers = np.exp(numbers - numbers.max(1, keepdims=True))
        return layer, numbers / numbers.sum(1, keepdims=True), out[:, -1]

    def slopes(self, seen: Floats, short: Floats, layer: Floats, out: Floats) -> list[Floats]:
        """Gradients of all weights."""
        inner = (out @ self.outer.T) * (1 - layer**2)
        return [seen.T @ inner, inner.sum(0), layer.T @ out, out.sum(0), short.T @ out]


@dataclass
class Moment:
    """One answer of the learner."""

    seen: NDArray[np.uint8]
    mask: NDArray[np.int8]
    action: int
    chance: float
    value: float
    gain: float = 0.0  # advantage
    worth: float = 0.0  # target of the value


def judge(moments: list[Moment], reward: float, fade: float, memory: float) -> list[Moment]:
    """Generalized advantage estimation over one finished game."""
    ahead, gain = reward, 0.0
    for moment in reversed(moments):
        gain = ahead - moment.value + fade * memory * gain
        moment.gain = gain
        moment.worth = moment.value + gain
        ahead = fade * moment.value
    return moments


class Learner:
    """Plays and learns."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.dice = np.random.default_rng(chosen.seed)
        self.games = Vector("hidden_leaders", chosen.games, chosen.seats, seed=chosen.seed)
        self.eyes = Eyes(self.games)
        short = sum(self.eyes.friends.shape)
        self.network = Network(
            self.games.width, short, chosen.hidden, self.games.actions, self.dice
        )
        self.adam = Adam(self.network.parts, chosen.rate)
        self.seat = np.arange(chosen.games) % chosen.seats  # of the learner in each game
        self.open: list[list[Moment]] = [[] for _ in range(chosen.games)]

    def gather(self, wanted: int) -> tuple[list[Moment], list[float]]:
        """Play until finished games have this many answers; also returns their rewards."""
        games = self.games
        done: list[Moment] = []
        paid: list[float] = []
        while len(done) < wanted:
            actions = games.sample().copy()
            mine = np.flatnonzero(games.actors == self.seat)
            seen, masks = games.observations[mine], games.masks[mine]
            _, chances, values = self.network.think(*self.eyes.see(seen), masks)
            rolled = self.dice.random((len(mine), 1), np.float32)
            choice = np.minimum((chances.cumsum(1) < rolled).sum(1), games.actions - 1)
            rows = np.arange(len(mine))
            choice = np.where(masks[rows, choice] == 1, choice, chances.argmax(1))
            actions[mine] = choice
            likely = chances[rows, choice]
            for n, row in enumerate(mine.tolist()):
                moment = Moment(seen[n], masks[n], choice[n], likely[n], float(values[n]))
                self.open[row].append(moment)
            games.step(actions)
            for row in np.flatnonzero(games.ended).tolist():
                reward = float(games.rewards[row, self.seat[row]])
                paid.append(reward)
                done += judge(self.open[row], reward, self.chosen.fade, self.chosen.memory)
                self.open[row] = []
        return done, paid

    def learn(self, moments: list[Moment]) -> None:
        """PPO's clipped updates with an entropy bonus."""
        gains = np.array([m.gain for m in moments], np.float32)
        center, spread = gains.mean(), gains.std() + 1e-6
        size = self.chosen.batch
        for _ in range(self.chosen.rounds):
            order = self.dice.permutation(len(moments))
            for first in range(0, len(order) - size + 1, size):
                self.step([moments[n] for n in order[first : first + size]], center, spread)

    def step(self, batch: list[Moment], center: np.float32, spread: np.float32) -> None:
        """One update with a batch."""
        seen, short = self.eyes.see(np.stack([m.seen for m in batch]))
        masks = np.stack([m.mask for m in batch])
        layer, chances, values = self.network.think(seen, short, masks)
        rows = np.arange(len(batch))
        actions = np.array([m.action for m in batch])
        gains = (np.array([m.gain for m in batch], np.float32) - center) / spread
        ratio = chances[rows, actions] / np.array([m.chance for m in batch], np.float32)
        free = np.where(gains > 0, ratio < 1.2, ratio > 0.8)
        pull = np.where(free, gains * ratio, np.float32(0))[:, None]
        chosen = np.zeros_like(chances)
        chosen[rows, actions] = 1.0
        slope = -pull * (chosen - chances)
        logs = np.log(np.maximum(chances, 1e-9))
        doubt = -(chances * logs).sum(1, keepdims=True)
        slope += self.chosen.curiosity * chances * (logs + doubt)
        worth = np.array([m.worth for m in batch], np.float32)
        out = np.concatenate([slope, 0.5 * (values - worth)[:, None]], 1) / len(batch)
        self.adam.apply(self.network.slopes(seen, short, layer, out.astype(np.float32)))


def main() -> None:
    """Learn for some minutes and print the progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--answers", type=int, default=32768, help="gathered before each lesson")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--fade", type=float, default=0.995, help="of rewards yet to come")
    parser.add_argument("--memory", type=float, default=0.95, help="of what was better than hoped")
    parser.add_argument("--curiosity", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    learner = Learner(chosen)
    begun = time.perf_counter()
    lesson = 0
    while time.perf_counter() - begun < 60 * chosen.minutes:
        moments, paid = learner.gather(chosen.answers)
        spent = time.perf_counter() - begun
        print(
            f"lesson {lesson:3}  {spent:5.0f} s  {len(paid):4} games  won {np.mean(paid):.1%}",
            flush=True,
        )
        learner.learn(moments)
        lesson += 1
    _, paid = learner.gather(4 * chosen.answers)
    print(f"after {lesson} lessons: won {np.mean(paid):.1%} of {len(paid)} games against random")


if __name__ == "__main__":
    main()
