"""What every training has that learns from games of actors: a device, weights to begin with, the
actors, and an end when somebody asks for it."""

from hiddenhand.learning import installed as installed  # first: it names a missing extra

# isort: split

import os
import time
import zlib
from pathlib import Path
from typing import ClassVar

import torch

from hiddenhand import games
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.weights import Manifest, read_weights, shipped
from hiddenhand.core.features import Features
from hiddenhand.learning.actors import HALVES, Actors
from hiddenhand.learning.ending import Ending
from hiddenhand.learning.export import NAME
from hiddenhand.learning.league import Weights
from hiddenhand.learning.learner import has_half
from hiddenhand.learning.network import Network
from hiddenhand.learning.rollout import Watcher
from hiddenhand.learning.settings import Run

MANY_CORES = 8


class Session:
    """Base of the trainings. Processes run only after `start`."""

    spared: ClassVar[int] = 1  # cores without an actor, on a machine with many

    def __init__(
        self, run: Run, folder: Path, device: str = "", features: Features | None = None
    ) -> None:
        torch.manual_seed(zlib.crc32(run.seed.encode()))
        torch.set_float32_matmul_precision("high")
        self.run, self.folder = run, folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.half = torch.bfloat16 if has_half(self.device) else torch.float32
        self.places = encoding(run.game)
        cores = os.cpu_count() or 2
        workers = run.workers or max(1, cores - (self.spared if cores >= MANY_CORES else 1))
        self.actors = Actors(run, workers, f"{time.time_ns()}", features)
        self.plan = self.actors.plan
        seats, players = self.plan.seats_of_rows(), self.plan.players_of_rows()
        self.seats = torch.from_numpy(seats).to(self.device).repeat(HALVES)
        self.players = torch.from_numpy(players).to(self.device).repeat(HALVES)
        self.watchers: list[Watcher] = []  # of the halves, once the actors play
        self.ending = Ending()

    def network(self) -> Network:
        """A network of the size of the run that knows nothing."""
        run = self.run
        return Network(self.places, run.width, run.blocks, run.critic).to(self.device)

    def weights(self, name: str) -> tuple[Manifest, Weights]:
        """The weights in a folder of this name, or else the shipped ones."""
        game = games.find(self.run.game)
        if Path(name).is_dir():
            manifest, found = read_weights(Path(name), NAME, game.name, game.rules)
        else:
            manifest, found = shipped(game.name, name)
        return manifest, {key: torch.from_numpy(a).to(self.device) for key, a in found.items()}

    def start(self) -> None:
        """Let the actors play: the last step of a constructor, for they do not end by themselves
        while this process lives."""
        self.actors.start()
        try:
            for memory in self.actors.memories:
                self.watchers.append(Watcher(self.places, self.plan, memory, self.device))
        except BaseException:
            self.actors.close()
            raise
