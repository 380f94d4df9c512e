"""Many games side by side, stepped inside the engine.

Each row is a game waiting for one of its seats. `step` takes one action per row, continues to the
next question and draws what the asked seat sees. When a game ends, its rewards are stored and a new
game begins in its row in the same step.

NumPy can view observations and masks without a copy.
"""

from typing import final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.planes import Canvas, Planes
from hiddenhand.core.seats import NOBODY
from hiddenhand.core.state import State
from hiddenhand.research.inside.episode import NOT_LEGAL, Episode
from hiddenhand.research.inside.rewards import write_rewards
from hiddenhand.table.dice import SeededDice


@final
class Batch:
    """A batch of games."""

    def __init__(self, planes: Planes, fresh: State, games: int, seed: str, reward: i64) -> None:
        """`fresh`: the initial state of every game. The dice of row k depend on the seed and k."""
        self.planes: Planes = planes
        self.fresh: State = fresh
        self.games: i64 = games
        self.seats: i64 = planes.seats
        self.reward: i64 = reward
        self.observations: Canvas = Canvas(games, planes.width, planes.most_lit)
        self.masks: Canvas = Canvas(games, planes.actions, 64)
        self.actors: vec[i32] = vec[i32]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * planes.seats))
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.sampled: vec[i32] = vec[i32]([0] * games)
        self.dice: list[SeededDice] = []
        self.luck: SeededDice = SeededDice(seed)
        self.episodes: list[Episode] = []
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Start all games again."""
        self.luck = SeededDice(f"{seed}/sample")
        self.dice = [SeededDice(f"{seed}/{row}") for row in range(self.games)]
        self.episodes = [Episode(self.planes, self.fresh.clone()) for _ in range(self.games)]
        self._clear()
        row: i64 = 0
        while row < self.games:
            self.episodes[row].roll(self.dice[row])
            self._show(row)
            row += 1

    def step(self, actions: bytes) -> None:
        """Take one action per row, as 32-bit little-endian integers.

        Raises NotAnOption if one is not legal; then no game changes.
        """
        self._check(actions)
        self._clear()
        row: i64 = 0
        while row < self.games:
            episode = self.episodes[row]
            if episode.act(i64(read_i32_le(actions, 4 * row))):
                episode.roll(self.dice[row])
                if episode.state.actor() == NOBODY:
                    self._end(row)
            self._show(row)
            row += 1

    def sample(self) -> None:
        """Put a random legal action for each row into `sampled`."""
        row: i64 = 0
        while row < self.games:
            episode = self.episodes[row]
            self.sampled[row] = episode.legal[self.luck.below(episode.count)]
            row += 1

    def _check(self, actions: bytes) -> None:
        if len(actions) != 4 * self.games:
            raise NotAnOption(f"{len(actions) // 4} actions for {self.games} games", place="step")
        row: i64 = 0
        while row < self.games:
            action: i64 = i64(read_i32_le(actions, 4 * row))
            if self.episodes[row].find(action) == NOT_LEGAL:
                raise NotAnOption(f"action {action} is not legal now", place=f"game {row}")
            row += 1

    def _clear(self) -> None:
        row: i64 = 0
        while row < self.games:
            if self.ended[row] != 0:
                self.ended[row] = 0
                seat: i64 = 0
                while seat < self.seats:
                    self.rewards[row * self.seats + seat] = 0.0
                    seat += 1
            row += 1

    def _end(self, row: i64) -> None:
        episode = self.episodes[row]
        write_rewards(episode.state, self.reward, self.seats, self.rewards, row * self.seats)
        self.ended[row] = 1
        episode.begin(self.fresh.clone())
        episode.roll(self.dice[row])

    def _show(self, row: i64) -> None:
        episode = self.episodes[row]
        episode.list_legal()
        seat = episode.state.actor()
        self.actors[row] = i32(seat)
        episode.draw(seat, self.observations, row)
        episode.draw_mask(self.masks, row)
