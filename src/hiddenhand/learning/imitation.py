"""A network that plays as another bot does: it learns that bot's choices from its games.

Its policy learns, and what it shares with belief and critic; these two are of no use afterwards.
"""

from hiddenhand.learning import installed as installed  # first: it names a missing extra

# isort: split

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from hiddenhand import games
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.learning import checkpoint, watching
from hiddenhand.learning.checkpoint import Progress, shape_of
from hiddenhand.learning.ending import Ending
from hiddenhand.learning.export import NAME, export
from hiddenhand.learning.learner import FORBIDDEN
from hiddenhand.learning.network import Network
from hiddenhand.learning.settings import Run

HELD_OUT = 20  # every such choice is not learned but asked about
TOGETHER = 2048
RATE = 5e-4


@dataclass(frozen=True)
class Likeness:
    """How well the network foretells choices that it has not learned."""

    loss: float
    hits: float  # share of the choices that it finds likeliest


def _tell(line: str) -> None:
    print(line, flush=True)


class Imitator:
    """A network that learns the choices of a bot; some choices are held out to judge it."""

    def __init__(self, run: Run, shards: watching.Shards, device: torch.device) -> None:
        self.run, self.device = run, device
        self.network = Network(encoding(run.game), run.width, run.blocks, run.critic).to(device)
        self.rows = torch.from_numpy(shards.rows).to(device)
        self.masks = torch.from_numpy(shards.masks).to(device)
        self.actions = torch.from_numpy(shards.actions).to(device)
        numbers = torch.arange(len(self.actions), device=device)
        held = numbers % HELD_OUT == 0
        self.held, self.learned = numbers[held], numbers[~held]

    def begin_with(self, folder: Path) -> None:
        """Begin with exported weights of the same size."""
        rules = games.find(self.run.game).rules
        _, found = read_weights(folder, NAME, self.run.game, rules)
        self.network.fill({name: torch.from_numpy(w) for name, w in found.items()})

    def learn(self, passes: int, ending: Ending, tell: Callable[[str], object] = _tell) -> Likeness:
        """So many passes over the choices, fewer if the end is asked for; keeps the network of the
        best one."""
        optimizer = torch.optim.AdamW(self.network.parameters(), lr=RATE, weight_decay=0.01)
        batches = max(1, len(self.learned) // TOGETHER)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, passes * batches + 1)
        best, kept = self.likeness(), self._copy()
        tell(f"before: {best}")
        for number in range(passes):
            mixed = self.learned[torch.randperm(len(self.learned), device=self.device)]
            for part in mixed.split(TOGETHER)[:batches]:
                if ending.asked:
                    break
                loss = functional.nll_loss(self._log_chances(part), self.actions[part])
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                schedule.step()
            now = self.likeness()
            tell(f"pass {number + 1}: {now}")
            if now.loss < best.loss:
                best, kept = now, self._copy()
            if ending.asked:
                break
        self.network.load_state_dict(kept)
        return best

    @torch.no_grad()
    def likeness(self) -> Likeness:
        """How well the network foretells the choices that it does not learn from."""
        loss, hits = 0.0, 0
        for part in self.held.split(8 * TOGETHER):
            chances, actions = self._log_chances(part), self.actions[part]
            loss += float(functional.nll_loss(chances, actions, reduction="sum"))
            hits += int((chances.argmax(1) == actions).sum())
        return Likeness(round(loss / len(self.held), 4), round(hits / len(self.held), 4))

    def _log_chances(self, part: Tensor) -> Tensor:
        logits = self.network.answers(self.rows[part])
        return logits.masked_fill(~self.masks[part], FORBIDDEN).log_softmax(1)

    def _copy(self) -> Mapping[str, Tensor]:
        return {name: w.detach().clone() for name, w in self.network.state_dict().items()}


def imitate(
    run: Run, shards: Path, folder: Path, passes: int, device: str = "", origin: Path | None = None
) -> Likeness:
    """Learn from the files in `shards` and write the weights into `folder`, with a checkpoint that
    a run may begin with; Ctrl-C ends it early with what it has learned so far."""
    begun = time.monotonic()
    torch.set_float32_matmul_precision("high")
    place = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
    imitator = Imitator(run, watching.read(shards, run.game), place)
    if origin is not None:
        imitator.begin_with(origin)
    with Ending() as ending:
        found = imitator.learn(passes, ending)
        _write(run, imitator, shards, folder, found, time.monotonic() - begun)
    return found


def _write(
    run: Run, imitator: Imitator, shards: Path, folder: Path, found: Likeness, seconds: float
) -> None:
    progress = Progress(
        seconds=seconds,
        answers=len(imitator.actions),
        shape=shape_of(run, games.find(run.game).rules),
        origin={"imitates": shards.name, "loss": found.loss, "hits": found.hits},
    )
    checkpoint.save_network(folder, progress, imitator.network, run.game)
    export(run, progress, imitator.network, folder)
