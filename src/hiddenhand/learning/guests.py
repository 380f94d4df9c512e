"""Guests: imitators of other bots that play at some tables and do not learn.

The network that learns has one seat there or every second one, by turns, so that it learns to play
among its like and alone among strangers. A guest thinks as fast as the network, which the bot that
it imitates does not.
"""

from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor

from hiddenhand import games
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.learning.actors import Plan
from hiddenhand.learning.export import NAME
from hiddenhand.learning.learner import has_half
from hiddenhand.learning.network import Network
from hiddenhand.learning.settings import Run


class Guests:
    """The imitators of a run, and the rows at which they play."""

    def __init__(
        self, run: Run, plan: Plan, device: torch.device, empty: Callable[[], Network]
    ) -> None:
        rows: list[int] = []
        seats: list[int] = []
        for stretch in plan.stretches:
            if run.guests and not stretch.company:
                count = round(stretch.table.guests * stretch.rows)
                rows += range(stretch.first, stretch.first + count)
                seats += [stretch.table.seats] * count
        self.rows = torch.tensor(rows, dtype=torch.int64, device=device)
        self.seats = torch.tensor(seats, dtype=torch.int64, device=device)
        self.networks: list[tuple[Network, Tensor]] = []  # and which of `rows` it plays
        self.heat = run.guest_heat
        number = max(1, len(run.guests))
        place = torch.arange(len(rows), device=device) // number
        self.first = place % self.seats  # a seat of the learner
        self.alone = (place // self.seats) % 2 == 0
        for at, folder in enumerate(run.guests):
            network = empty()
            network.fill(_weights(run, folder, device))
            network.to(torch.bfloat16 if has_half(device) else torch.float32)
            self.networks.append((network, torch.arange(at, len(rows), number, device=device)))
        around = torch.arange(plan.seats, device=device)[None, :]
        at_table = around < self.seats[:, None]
        self.owned = self.learns(around.expand(len(rows), -1)) & at_table  # seats of the learner

    def learns(self, actors: Tensor) -> Tensor:
        """Of `rows`: where the network that learns answers; `actors` has a row for each."""
        wide = actors.dim() == 2
        first, alone, seats = (
            part[:, None] if wide else part for part in (self.first, self.alone, self.seats)
        )
        away = (actors - first) % seats
        return torch.where(alone, away == 0, away % 2 == 0)

    def answer(self, seen: Tensor, actors: Tensor, logits: Tensor) -> Tensor:
        """Put the logits of the guests where they answer; returns where that is."""
        theirs = torch.zeros(len(logits), dtype=torch.bool, device=logits.device)
        for network, chosen in self.networks:
            rows = self.rows[chosen]
            policy = network.answers(seen[rows]) / self.heat
            answered = ~self.learns(actors[self.rows])[chosen]
            logits[rows] = torch.where(answered[:, None], policy, logits[rows])
            theirs[rows] = answered
        return theirs

    def shares(self, rewards: Tensor, ended: Tensor) -> Tensor:
        """Fair shares that the learner won in games that ended, and how many games."""
        won = (rewards[self.rows] * self.owned).sum(1) / self.owned.sum(1).clamp(min=1)
        over = ended[self.rows]
        return torch.stack([(won * self.seats * over).sum(), over.sum().float()])


def _weights(run: Run, folder: str, device: torch.device) -> dict[str, Tensor]:
    rules = games.find(run.game).rules
    _, found = read_weights(Path(folder), NAME, run.game, rules)
    return {name: torch.from_numpy(array).to(device) for name, array in found.items()}
