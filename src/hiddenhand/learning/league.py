"""Earlier selves. In some games every second seat is played by one of them, so that the network
does not forget how to beat what it once was."""

import random

import torch
from torch import Tensor

from hiddenhand.learning.actors import Plan
from hiddenhand.learning.network import Network
from hiddenhand.learning.settings import Run

Weights = dict[str, Tensor]


class League:
    """The earlier selves of a run, and the rows at which one of them plays."""

    def __init__(self, run: Run, plan: Plan, device: torch.device) -> None:
        self.size = run.league_size
        self.frozen = bool(run.against)  # one opponent that never changes
        self.selves: list[Weights] = []
        self.dice = random.Random(run.seed)
        rows: list[int] = []
        for stretch in plan.stretches:
            if stretch.company:
                continue
            count = round((1.0 if run.against else run.league) * stretch.rows)
            rows += range(stretch.first + stretch.rows - count, stretch.first + stretch.rows)
        self.rows = torch.tensor(rows, dtype=torch.int64, device=device)

    def keep(self, network: Network) -> None:
        """One more self. Of too many a random one leaves, never the first or the last."""
        if self.frozen:
            return
        self.selves.append({name: w.detach().clone() for name, w in network.state_dict().items()})
        if len(self.selves) > self.size:
            self.selves.pop(self.dice.randrange(1, self.size))

    def choose(self, opponent: Network) -> bool:
        """Let one of the selves sit down; False while there is none."""
        if not self.selves or not len(self.rows):
            return False
        opponent.fill(self.dice.choice(self.selves))
        return True

    def theirs(self, actors: Tensor) -> Tensor:
        """Of `rows`: where an earlier self answers. Which seats it has changes with the row."""
        return (actors[self.rows] + self.rows) % 2 == 1
