"""Checkpoints: a folder with the network, the optimizer, the league and how far the run is.

Each is a file of its own and replaced in one step; `progress.json` is written last.
"""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.learning.league import League
from hiddenhand.learning.learner import Learner
from hiddenhand.learning.settings import Run

LARGEST_LEAGUE_FILE = 2  # selves


class WrongCheckpoint(HiddenHandError):
    """The checkpoint belongs to another run."""

    code = "wrong-checkpoint"


@dataclass
class Progress:
    """How far a run is, all its parts together."""

    seconds: float = 0.0
    answers: int = 0
    games: int = 0
    updates: int = 0
    parts: int = 0  # how often it was started
    shape: dict[str, Any] = field(default_factory=dict)


def shape_of(run: Run, rules: str) -> dict[str, Any]:
    """What must be the same for a run to go on."""
    return {"rules": rules, "game": run.game, "width": run.width, "blocks": run.blocks,
            "judge": run.judge}  # fmt: skip


def save(folder: Path, progress: Progress, learner: Learner, league: League) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "network.pt", learner.network.state_dict())
    state = learner.optimizer.state_dict()
    slim = {
        key: {
            name: value.to(torch.bfloat16) if value.dim() else value
            for name, value in moments.items()
        }
        for key, moments in state["state"].items()
    }
    _write(folder / "optimizer.pt", slim)
    kept = league.selves[-LARGEST_LEAGUE_FILE:]
    _write(
        folder / "league.pt", [{k: w.to(torch.float16) for k, w in self.items()} for self in kept]
    )
    beside = folder / "progress.json.new"
    beside.write_text(json.dumps(asdict(progress), indent=1) + "\n", encoding="utf-8")
    os.replace(beside, folder / "progress.json")


def load(folder: Path, shape: dict[str, Any], learner: Learner, league: League) -> Progress:
    """How far the run is; at its beginning where there is no checkpoint."""
    file = folder / "progress.json"
    if not file.exists():
        return Progress(shape=shape)
    progress = Progress(**json.loads(file.read_text(encoding="utf-8")))
    if progress.shape != shape:
        raise WrongCheckpoint(f"it is of {progress.shape}, the run of {shape}", place=str(folder))
    device = learner.device
    learner.network.load_state_dict(_read(folder / "network.pt", device))
    moments = _read(folder / "optimizer.pt", device)
    state = learner.optimizer.state_dict()
    state["state"] = {
        key: {n: v.float() if v.dim() else v for n, v in found.items()}
        for key, found in moments.items()
    }
    learner.optimizer.load_state_dict(state)
    learner.updates = progress.updates
    if (folder / "league.pt").exists():
        for earlier in _read(folder / "league.pt", device):
            league.selves.append({name: w.float() for name, w in earlier.items()})
    return progress


def _write(file: Path, content: Any) -> None:
    beside = file.with_suffix(".new")
    torch.save(content, beside)
    os.replace(beside, file)


def _read(file: Path, device: torch.device) -> Any:
    return torch.load(file, map_location=device, weights_only=True)
