"""The loop of a run: actors play, the network answers, and between two answers it learns.

What is learned comes from the batch before, while the next one is played: the games never wait for
the learner longer than one minibatch takes.
"""

from hiddenhand.learning import installed as installed  # first: it names a missing extra

# isort: split

import time
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor

from hiddenhand import games
from hiddenhand.learning import checkpoint
from hiddenhand.learning.actors import HALVES
from hiddenhand.learning.export import export
from hiddenhand.learning.guests import Guests
from hiddenhand.learning.league import League
from hiddenhand.learning.learner import FORBIDDEN, Learner
from hiddenhand.learning.report import Curve
from hiddenhand.learning.rollout import Batch, Seen
from hiddenhand.learning.session import Session
from hiddenhand.learning.settings import Run

TELL_SECONDS = 10.0
SAVE_SECONDS = 120.0


class Training(Session):
    """One part of a run: from its checkpoint, or its beginning, for some minutes."""

    spared = 3

    def __init__(
        self, run: Run, folder: Path, device: str = "", origin: Path | None = None
    ) -> None:
        super().__init__(run, folder, device)
        self.acting = self.network().to(self.half)
        self.opponent = self.network().to(self.half)
        self.learner = Learner(run, self.network(), self.device)
        shape = checkpoint.shape_of(run, games.find(run.game).rules)
        self.league = League(run, self.plan, self.device)
        self.guests = Guests(run, self.plan, self.device, self.network)
        self.progress = checkpoint.load(folder, shape, self.learner, self.league)
        if not self.progress.parts:
            self._begin(origin)
        self.progress.parts += 1
        self._refresh()
        own = 1.0 / self.players[:, None]  # settings are for each own answer, steps for anybody's
        self.discount, self.trace = run.discount**own, run.trace**own
        rows = HALVES * self.plan.rows
        self.batches = [Batch(self.places, rows, run.steps, self.device) for _ in range(2)]
        self.alone = ((self.players == 1) & (self.seats > 1))[: self.plan.rows]
        self.last = torch.zeros((rows, self.plan.seats), device=self.device)
        self.curve = Curve(folder)
        self.has_opponent = False
        self.won = torch.zeros(2, device=self.device)  # by us, by earlier selves
        self.company = torch.zeros(2, device=self.device)  # fair shares won, games
        self.ended = torch.zeros((), device=self.device)
        self.start()

    def _begin(self, origin: Path | None) -> None:
        """A run that begins: with a network of `origin`, with weights, or as the opponent that
        does not learn."""
        run = self.run
        if run.against:
            self.league.selves = [self.weights(run.against)[1]]
        if origin is not None:
            self.progress.origin = checkpoint.carry_over(origin, self.learner)
        elif run.begin or run.against:
            manifest, weights = self.weights(run.begin or run.against)
            self.learner.network.fill(weights)
            self.progress.origin = checkpoint.origin_of(manifest)

    def _refresh(self) -> None:
        """The network that answers becomes the one that has learned."""
        with torch.no_grad():
            torch._foreach_copy_(
                list(self.acting.parameters()), list(self.learner.network.parameters())
            )

    # -- one answer of every game of a half ----------------------------------------------------

    @torch.no_grad()
    def answer(self, half: int, step: int, now: Batch, before: Batch | None) -> None:
        """Answer every game of a half, and keep what was seen and chosen in `now`."""
        self.actors.wait(half)
        watcher, rows = self.watchers[half], self._rows(half)
        seen = watcher.see()
        if before is not None:
            self._settle(rows, seen, before, self.run.steps - 1 if step == 0 else step - 1)
        logits, _, worth = self.acting(seen.rows, seen.sides)
        theirs = self._let_opponent_answer(seen, logits)
        chances = logits.float().masked_fill_(~seen.masks, FORBIDDEN).log_softmax(1)
        luck = torch.empty_like(chances).exponential_().log_()
        if self.league.frozen:
            luck[theirs] = 0  # it plays what it finds best, as at a table
        actions = (chances - luck).argmax(1)
        values = watcher.by_seat(worth.float().sigmoid(), seen.actors)
        watcher.chosen.copy_(actions)
        self.actors.go(half)
        if step == 0:
            self.last[rows] = values
        now.rows[step, rows] = seen.rows
        now.masks[step, rows] = seen.masks
        now.sides[step, rows] = seen.sides
        now.labels[step, rows] = seen.labels
        now.actors[step, rows] = seen.actors
        now.actions[step, rows] = actions
        now.chances[step, rows] = chances.gather(1, actions[:, None])[:, 0]
        now.values[step, rows] = values
        now.learns[step, rows] = ~theirs

    def _let_opponent_answer(self, seen: Seen, logits: Tensor) -> Tensor:
        """Put their logits where guests or an earlier self answer; returns where that is."""
        theirs = self.guests.answer(seen.rows, seen.actors, logits)
        if self.has_opponent:
            rows = self.league.rows
            answered = self.league.theirs(seen.actors)
            policy = self.opponent.answers(seen.rows[rows])
            logits[rows] = torch.where(answered[:, None], policy, logits[rows])
            theirs[rows] = answered
        return theirs

    def _settle(self, rows: slice, seen: Seen, before: Batch, step: int) -> None:
        """What came of the answers given before."""
        before.rewards[step, rows] = seen.rewards
        before.ended[step, rows] = seen.ended
        self.ended += seen.ended.sum()
        if self.has_opponent:
            league = self.league.rows
            rewards = seen.rewards[league]
            odd = (torch.arange(rewards.shape[1], device=self.device) + league[:, None]) % 2 == 1
            self.won += torch.stack([(rewards * ~odd).sum(), (rewards * odd).sum()])
        alone = self.alone & seen.ended
        shares = seen.rewards.gather(1, before.actors[step, rows][:, None])[:, 0]
        seats = self.watchers[0].seats
        self.company += self.guests.shares(seen.rewards, seen.ended)
        self.company += torch.stack([(shares * seats * alone).sum(), alone.sum().float()])

    def _rows(self, half: int) -> slice:
        size = self.plan.rows
        return slice(half * size, (half + 1) * size)

    # -- the loop ------------------------------------------------------------------------------

    def train(self, minutes: float) -> None:
        """Until the run is done, `minutes` are over or somebody interrupts it."""
        with self.ending:
            try:
                self._train(time.monotonic() + 60 * minutes)
            finally:
                self.actors.close()
                self._count_games()
                checkpoint.save(self.folder, self.progress, self.learner, self.league)
                export(self.run, self.progress, self.learner.network, self.folder)
                self.curve.draw()

    def _train(self, end: float) -> None:
        run, progress = self.run, self.progress
        number, told, saved = 0, time.monotonic(), time.monotonic()
        kept = progress.seconds
        clock = time.monotonic()
        answers = progress.answers
        parts: Iterator[dict[str, Tensor]] = iter(())
        while not self.ending.asked and clock < end and progress.seconds < 60 * run.minutes:
            now = self.batches[number % 2]
            other = self.batches[(number + 1) % 2] if number else None
            self.has_opponent = self.league.choose(self.opponent)
            for step in range(run.steps):
                for half in range(HALVES):
                    self.answer(half, step, now, other if step == 0 else now)
                    self._learn(parts, end=step == run.steps - 1 and half == HALVES - 1)
                if step == 0 and other is not None:
                    other.finish(self.last, self.discount, self.trace)
                    parts = self.learner.minibatches(other, self.seats)
            number += 1
            progress.answers += now.actions.numel()
            progress.updates = self.learner.updates
            progress.seconds += time.monotonic() - clock
            clock = time.monotonic()
            if progress.seconds - kept >= 60 * run.league_minutes or not self.league.selves:
                self.league.keep(self.learner.network)
                kept = progress.seconds
            if clock - told >= TELL_SECONDS:
                self._tell(progress.answers - answers, clock - told)
                told, answers = clock, progress.answers
            if clock - saved >= SAVE_SECONDS:
                checkpoint.save(self.folder, progress, self.learner, self.league)
                saved = clock

    def _learn(self, parts: Iterator[dict[str, Tensor]], end: bool) -> None:
        """One minibatch; at the end of a batch all that are left."""
        progress = self.progress.seconds / (60 * self.run.minutes)
        for part in parts:
            self.learner.learn(part, progress)
            self._refresh()
            if not end:
                return

    def _tell(self, answers: int, seconds: float) -> None:
        won, company = self.won.tolist(), self.company.tolist()
        ended = self._count_games()
        self.curve.add(
            {
                "minutes": self.progress.seconds / 60,
                "answers": self.progress.answers,
                "games": self.progress.games,
                "answers_per_second": answers / seconds,
                "answers_per_game": answers / max(1, ended),
                "against_earlier_selves": won[0] / sum(won) if sum(won) else 0.5,
                "in_company": company[0] / max(1.0, company[1]),
                **self.learner.take_figures(),
            }
        )
        self.won.zero_()
        self.company.zero_()

    def _count_games(self) -> int:
        """Add the games that ended since the last call to the progress; returns how many."""
        ended = int(self.ended)
        self.progress.games += ended
        self.ended.zero_()
        return ended
