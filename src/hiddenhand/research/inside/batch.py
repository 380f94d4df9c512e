"""Many games side by side, stepped inside the engine.

Each row is a game waiting for one of its seats. `step` takes one action per row, continues to the
next question and draws what the asked seat sees. When a game ends, its rewards are stored and a new
game begins in its row in the same step. With bots, only the learner's seat of each row is asked.

NumPy can view observations and masks without a copy.
"""

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.features import Features
from hiddenhand.core.planes import Canvas, Planes
from hiddenhand.core.seats import NOBODY
from hiddenhand.core.state import State
from hiddenhand.research.inside.episode import Episode
from hiddenhand.research.inside.rewards import write_rewards
from hiddenhand.table.dice import SeededDice

ALL_SEATS: Final = -1  # no bots: the caller answers for every seat
ANY_SEAT: Final = -2  # the learner's seat is drawn for every game


@mypyc_attr(allow_interpreted_subclasses=True)  # bots are plain Python
class Company:
    """The bots of a batch. This one answers at random; subclasses seat other bots."""

    def reset(self, seed: str) -> None:
        """All games begin again."""

    def begin(self, row: i64, state: State, learner: i64) -> None:
        """A new game begins in this row."""

    def choose(self, row: i64, state: State, seat: i64, dice: SeededDice) -> i64:
        """The option that the bot on `seat` chooses in the game of this row."""
        return dice.below(state.option_count(seat))


def answer_at_random(
    episode: Episode, learner: i64, dice: SeededDice, seat_dice: dict[int, SeededDice]
) -> None:
    """Play on until the learner is asked or the game is over; `dice` answers for chance, each other
    seat has dice of its own."""
    while True:
        episode.roll(dice)
        state = episode.state
        seat = state.actor()
        if seat == learner or seat == NOBODY:
            return
        state.answer(seat, seat_dice[int(seat)].below(state.option_count(seat)))


@final
class Batch:
    """A batch of games."""

    def __init__(
        self,
        planes: Planes,
        fresh: State,
        games: i64,
        seed: str,
        reward: i64,
        first: i64 = 0,
        seat: i64 = ALL_SEATS,
        company: Company | None = None,
    ) -> None:
        """`fresh`: the initial state of every game. The dice of row k depend on the seed and
        `first` + k. `seat` is the learner's seat, or ANY_SEAT; `company` has the bots."""
        self.planes: Planes = planes
        self.fresh: State = fresh
        self.games: i64 = games
        self.seats: i64 = planes.seats
        self.reward: i64 = reward
        self.first: i64 = first
        self.seat: i64 = seat
        self.company: Company = Company() if company is None else company
        self.observations: Canvas = planes.canvas(games)
        self.masks: vec[u8] = vec[u8]([0] * (games * planes.actions))
        # The legal actions of row k begin at k * planes.actions; `counts` says how many they are.
        self.legal: vec[i32] = vec[i32]([0] * (games * planes.actions))
        self.counts: vec[i32] = vec[i32]([0] * games)
        self.actors: vec[i32] = vec[i32]([0] * games)
        self.learners: vec[i32] = vec[i32]([ALL_SEATS] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * planes.seats))
        self.gains: vec[float] = vec[float]([0.0] * games)  # of the learner
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.sampled: vec[i32] = vec[i32]([0] * games)
        self.dice: list[SeededDice] = []
        self.bot_dice: list[SeededDice] = []
        self.luck: list[SeededDice] = []
        self.episodes: list[Episode] = []
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Start all games again."""
        rows = range(self.first, self.first + self.games)
        self.dice = [SeededDice(f"{seed}/{row}") for row in rows]
        self.bot_dice = [SeededDice(f"{seed}/{row}/bots") for row in rows]
        self.luck = [SeededDice(f"{seed}/{row}/sample") for row in rows]
        self.episodes = [Episode(self.planes, self.fresh.clone()) for _ in rows]
        self._clear()
        row: i64 = 0
        while row < self.games:
            self._begin(row)
            self._advance(row, self.episodes[row])
            self._show(row, self.episodes[row])
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
                self._advance(row, episode)
            self._show(row, episode)
            row += 1

    def sample(self) -> None:
        """Put a random legal action for each row into `sampled`."""
        counts = self.counts
        legal = self.legal
        sampled = self.sampled
        actions = self.planes.actions
        row: i64 = 0
        while row < self.games:
            sampled[row] = legal[row * actions + self.luck[row].below(i64(counts[row]))]
            row += 1

    def _check(self, actions: bytes) -> None:
        if len(actions) != 4 * self.games:
            raise NotAnOption(f"{len(actions) // 4} actions for {self.games} games", place="step")
        masks = self.masks
        width = self.planes.actions
        row: i64 = 0
        while row < self.games:
            action = i64(read_i32_le(actions, 4 * row))
            if action < 0 or action >= width or masks[row * width + action] == 0:
                raise NotAnOption(f"action {action} is not legal now", place=f"game {row}")
            row += 1

    def _clear(self) -> None:
        row: i64 = 0
        while row < self.games:
            if self.ended[row] != 0:
                self.ended[row] = 0
                self.gains[row] = 0.0
                seat: i64 = 0
                while seat < self.seats:
                    self.rewards[row * self.seats + seat] = 0.0
                    seat += 1
            row += 1

    def _advance(self, row: i64, episode: Episode) -> None:
        """Go on to the next question of the caller, over the end of the game if need be."""
        dice = self.dice[row]
        while True:
            episode.roll(dice)
            state = episode.state
            seat = state.actor()
            if seat == NOBODY:
                self._end(row)
                continue
            learner = i64(self.learners[row])
            if learner == ALL_SEATS or seat == learner:
                return
            state.answer(seat, self.company.choose(row, state, seat, self.bot_dice[row]))

    def _begin(self, row: i64) -> None:
        """Give the learner its seat in a new game."""
        if self.seat == ALL_SEATS:
            return
        learner = self.seat
        if learner == ANY_SEAT:
            learner = self.bot_dice[row].below(self.seats)
        self.learners[row] = i32(learner)
        self.company.begin(row, self.episodes[row].state, learner)

    def _end(self, row: i64) -> None:
        episode = self.episodes[row]
        first: i64 = row * self.seats
        write_rewards(episode.state, self.reward, self.seats, self.rewards, first)
        learner = i64(self.learners[row])
        if learner != ALL_SEATS:
            self.gains[row] = self.rewards[first + learner]
        self.ended[row] = 1
        episode.begin(self.fresh.clone())
        self._begin(row)

    def _show(self, row: i64, episode: Episode) -> None:
        episode.list_legal()
        seat = episode.state.actor()
        self.actors[row] = i32(seat)
        episode.draw(seat, self.observations, row)
        self._show_legal(row, episode.legal, episode.count)

    def _show_legal(self, row: i64, actions: vec[i32], count: i64) -> None:
        """Replace the mask and the list of legal actions of a row."""
        masks = self.masks
        legal = self.legal
        first = row * self.planes.actions
        before = i64(self.counts[row])
        at: i64 = 0
        while at < before:
            masks[first + i64(legal[first + at])] = 0
            at += 1
        at = 0
        while at < count:
            action = actions[at]
            masks[first + i64(action)] = 1
            legal[first + at] = action
            at += 1
        self.counts[row] = i32(count)

    def draw_states(self, canvas: Canvas) -> None:
        """Draw what every seat of every game sees: game by game, in the order of seats."""
        row: i64 = 0
        while row < self.games:
            seat: i64 = 0
            while seat < self.seats:
                self.episodes[row].draw(seat, canvas, row * self.seats + seat)
                seat += 1
            row += 1

    def write_features(self, features: Features, into: vec[i16]) -> None:
        """Write the features of every game, counted from the asked seat: `features.most` numbers
        for each, those left over one above all features."""
        at: i64 = 0
        row: i64 = 0
        while row < self.games:
            at = features.write(self.episodes[row].state, i64(self.actors[row]), into, at)
            row += 1
            while at < row * features.most:
                into[at] = i16(features.count)
                at += 1

    def draw_roles(self, first: i64, count: i64, canvas: Canvas, roles: vec[u8]) -> None:
        """Write the secret side of every seat, counted from the asked one, into `roles`: `count`
        bytes for each seat, which are those from `first` on of what the seat itself sees."""
        at: i64 = 0
        row: i64 = 0
        while row < self.games:
            distance: i64 = 0
            while distance < self.seats:
                viewer: i64 = (i64(self.actors[row]) + distance) % self.seats
                self.episodes[row].draw(viewer, canvas, 0)
                place: i64 = 0
                while place < count:
                    roles[at] = canvas.cells[first + place]
                    at += 1
                    place += 1
                distance += 1
            row += 1
