"""A judge of whole worlds, for searches: learns from games that a trained network plays by itself.

The network does not change. The judge reads the features of the whole state, hidden parts included,
and learns how likely each seat is to win (`bots.search.judge` thinks with the result).
"""

from hiddenhand.learning import installed as installed  # first: it names a missing extra

# isort: split

import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hiddenhand import games
from hiddenhand.bots.network.weights import Manifest, Matrix, write_weights
from hiddenhand.core.errors import BadSettings
from hiddenhand.learning.actors import HALVES
from hiddenhand.learning.learner import FORBIDDEN, has_half
from hiddenhand.learning.rollout import follow
from hiddenhand.learning.session import Session
from hiddenhand.learning.settings import Run

NAME = "judge"
TELL_SECONDS = 10.0
LARGEST = 1.98  # weight of a feature: what eight bits hold at a useful step


class WorldJudge(nn.Module):
    """Chances of all seats and of nobody, from the features that hold."""

    def __init__(self, features: int, seats: int, widths: tuple[int, int]) -> None:
        super().__init__()
        self.features = features
        self.first = nn.Linear(features, widths[0])
        self.second = nn.Linear(widths[0], widths[1])
        self.out = nn.Linear(widths[1], seats + 1)
        with torch.no_grad():
            self.first.weight.mul_(4.0)  # few features hold at a time
            self.out.weight.mul_(0.1)

    def forward(self, found: Tensor, absent: Tensor) -> Tensor:
        """Logits; `found` are the numbers of the features that hold, filled up with one that is no
        feature, and `absent` marks the outputs of seats that are not there."""
        kind = torch.bfloat16 if has_half(found.device) else torch.float32
        shape = (len(found), self.features + 1)
        whole = torch.zeros(shape, dtype=kind, device=found.device)
        whole.scatter_(1, found.long(), 1.0)
        first = functional.linear(whole[:, :-1], self.first.weight.to(kind))
        hidden = functional.relu(first.float() + self.first.bias)
        logits: Tensor = self.out(functional.relu(self.second(hidden)))
        return logits.masked_fill(absent, FORBIDDEN)


class JudgeTraining(Session):
    """One run, from its beginning, for some minutes."""

    def __init__(self, run: Run, folder: Path, device: str = "") -> None:
        features = games.find(run.game).part("features")
        if features is None:
            raise BadSettings(f"{run.game} has no features for a judge", place="game")
        kind = features.FEATURES
        super().__init__(run, folder, device, kind)
        self.manifest, weights = self.weights(run.begin)
        self.player = self.network()
        self.player.fill(weights)
        self.player.to(self.half)
        seats = self.places.most_seats
        self.judge = WorldJudge(int(kind.count), seats, run.widths).to(self.device)
        self.acting = WorldJudge(int(kind.count), seats, run.widths).to(self.device)
        self.optimizer = torch.optim.Adam(self.judge.parameters(), lr=run.rate, eps=1e-6)
        rows, steps = HALVES * self.plan.rows, run.steps

        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, rows, *shape), dtype=kind, device=self.device)

        self.found = room(self.plan.most_features, kind=torch.int16)
        self.actors_asked = room(kind=torch.int64)
        self.values = room(seats + 1, kind=torch.float32)  # by seat, then nobody
        self.rewards = room(seats + 1, kind=torch.float32)
        self.targets = room(seats + 1, kind=torch.float32)
        self.ended = room(kind=torch.bool)
        self.trace = run.trace ** (1.0 / self.players[:, None])
        around = torch.arange(seats, device=self.device)
        away = around[None, :] >= self.seats[:, None]
        self.absent = torch.cat([away, torch.zeros_like(away[:, :1])], 1)
        self.last = torch.zeros((rows, seats + 1), device=self.device)
        self.answers = 0
        self.start()

    # -- one answer of every game of a half ----------------------------------------------------

    @torch.no_grad()
    def answer(self, half: int, step: int, fresh: bool) -> None:
        """Judge every game of a half and answer its question; `fresh` for the very first."""
        self.actors.wait(half)
        watcher, plan = self.watchers[half], self.plan
        size = plan.rows
        rows = slice(half * size, (half + 1) * size)
        seen = watcher.see()
        end = plan.features + 2 * size * plan.most_features
        raw = watcher.shared[plan.features : end].to(self.device, copy=True)
        found = raw.view(torch.int16).view(size, plan.most_features)
        logits = self.player.answers(seen.rows).float().masked_fill_(~seen.masks, FORBIDDEN)
        daring = torch.rand(len(logits), device=self.device) < self.run.daring
        logits = torch.where(daring[:, None] & seen.masks, 0.0, logits)
        luck = torch.empty_like(logits).exponential_().log_()
        watcher.chosen.copy_((logits.log_softmax(1) - luck).argmax(1))
        self.actors.go(half)
        near = self.acting(found, self.absent[rows]).softmax(1)
        nobody = near[:, -1:]
        values = torch.cat([watcher.by_seat(near[:, :-1], seen.actors), nobody], 1)
        if not fresh:
            before = step - 1 if step else self.run.steps - 1
            lost = (1.0 - seen.rewards.sum(1, keepdim=True)) * seen.ended[:, None]
            self.rewards[before, rows] = torch.cat([seen.rewards, lost], 1)
            self.ended[before, rows] = seen.ended
        if step == 0:
            self.last[rows] = values
            if half == HALVES - 1 and not fresh:
                self.finish()
        self.held = found, seen.actors, values

    def keep(self, half: int, step: int) -> None:
        """Store what was seen, once what was stored before is used."""
        rows = slice(half * self.plan.rows, (half + 1) * self.plan.rows)
        self.found[step, rows], self.actors_asked[step, rows], self.values[step, rows] = self.held

    def finish(self) -> None:
        """Write the targets of the batch."""
        given = self.targets, self.values, self.rewards, self.ended
        follow(*given, self.last, 1.0, self.trace)

    # -- the loop ------------------------------------------------------------------------------

    def train(self, minutes: float) -> None:
        """For so many minutes, or until somebody interrupts it; then write the weights."""
        begun = time.monotonic()
        with self.ending:
            try:
                self._train(begun, 60 * min(minutes, self.run.minutes))
            finally:
                self.actors.close()
                self.export((time.monotonic() - begun) / 60)

    def _train(self, begun: float, seconds: float) -> None:
        told = begun
        fresh = True
        losses: list[Tensor] = []
        while not self.ending.asked and time.monotonic() - begun < seconds:
            waiting = []
            for step in range(self.run.steps):
                for half in range(HALVES):
                    self.answer(half, step, fresh and step == 0)
                    if step == 0:
                        waiting.append(self.held)
                    else:
                        self.keep(half, step)
                if step == 0:
                    if not fresh:
                        progress = (time.monotonic() - begun) / seconds
                        losses += self.learn(progress)
                    for half in range(HALVES):
                        self.held = waiting[half]
                        self.keep(half, 0)
            fresh = False
            self.answers += self.ended.numel()
            if time.monotonic() - told > TELL_SECONDS and losses:
                told = time.monotonic()
                loss = torch.stack(losses).mean(0).tolist()
                print(
                    f"minutes {(told - begun) / 60:.2f}  answers {self.answers / 1e6:.0f} M  "
                    f"log loss {loss[0]:.4f}  less than certain {loss[1]:.4f}",
                    flush=True,
                )
                losses = []

    def learn(self, progress: float) -> list[Tensor]:
        """Once over the batch, in parts; returns the losses."""
        run = self.run
        seats = self.places.most_seats
        for group in self.optimizer.param_groups:
            group["lr"] = run.rate_end + (run.rate - run.rate_end) * max(0.0, 1.0 - progress)
        actors = self.actors_asked.flatten()[:, None]
        there = self.seats.repeat(run.steps)
        order = (actors + torch.arange(seats, device=self.device)) % there[:, None]
        by_seat = self.targets.flatten(0, 1)
        targets = torch.cat([by_seat.gather(1, order), by_seat[:, -1:]], 1)
        absent = self.absent.repeat(run.steps, 1)
        targets = targets.masked_fill(absent, 0.0)
        found = self.found.flatten(0, 1)
        losses = []
        mixed = torch.randperm(len(found), device=self.device)
        for at in range(0, len(mixed) - run.minibatch + 1, run.minibatch):
            chosen = mixed[at : at + run.minibatch]
            logits = self.judge(found[chosen], absent[chosen])
            wanted = targets[chosen]
            loss = -(wanted * logits.log_softmax(1)).sum(1).mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            with torch.no_grad():
                self.judge.first.weight.clamp_(-LARGEST, LARGEST)
                unsure = -(wanted * wanted.clamp(min=1e-6).log()).sum(1).mean()
            losses.append(torch.stack([loss.detach(), unsure]))
        self.acting.load_state_dict(self.judge.state_dict())
        return losses

    def export(self, minutes: float) -> Path:
        """Write `judge.npz` and its manifest into the folder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        weights = {
            name: tensor.detach().float().cpu().numpy()
            for name, tensor in self.judge.state_dict().items()
        }
        first = {"first.weight": Matrix.squeeze(weights.pop("first.weight"))}
        manifest = Manifest(
            game=self.run.game,
            rules=games.find(self.run.game).rules,
            tables=[{"seats": t.seats, "settings": dict(t.settings)} for t in self.run.tables],
            width=self.run.widths[0],
            blocks=0,
            seed=self.run.seed,
            run=self.run.as_dict(),
            minutes=round(minutes, 2),
            answers=self.answers,
            origin={"player": self.manifest.sha256},
        )
        kept = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        return write_weights(self.folder / f"{NAME}.npz", manifest, first, kept)
