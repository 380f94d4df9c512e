"""Checkpoints: a folder with the network, the optimizer, the league and how far the run is.

Each is a file of its own and replaced in one step; `progress.json` is written last. `layout.json`
names what the network reads and answers, so that it can be carried over to other rules.
"""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from hiddenhand.bots.network.encoding import Encoding, encoding
from hiddenhand.bots.network.weights import Manifest
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.learning.league import League
from hiddenhand.learning.learner import Learner
from hiddenhand.learning.network import Network
from hiddenhand.learning.settings import Run


class WrongCheckpoint(HiddenHandError):
    """The checkpoint belongs to another run, is damaged or missing."""

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
    origin: dict[str, Any] = field(default_factory=dict)  # of the network it began with, if any


def shape_of(run: Run, rules: str) -> dict[str, Any]:
    """What must be the same for a run to go on; `judge`, as in all checkpoints so far, is the
    critic."""
    return {"rules": rules, "game": run.game, "width": run.width, "blocks": run.blocks,
            "judge": run.critic}  # fmt: skip


def layout_of(places: Encoding) -> dict[str, list[str]]:
    """The names of all that the network reads and answers."""
    return {"columns": places.column_names(), "actions": places.action_names()}


def save(folder: Path, progress: Progress, learner: Learner, league: League) -> None:
    """Write a whole checkpoint into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    state = learner.optimizer.state_dict()
    slim = {
        key: {
            name: value.to(torch.bfloat16) if value.dim() else value
            for name, value in moments.items()
        }
        for key, moments in state["state"].items()
    }
    _write(folder / "optimizer.pt", slim)
    kept = league.selves[:1] + league.selves[1:][-1:]  # the first and the latest
    _write(
        folder / "league.pt", [{k: w.to(torch.float16) for k, w in self.items()} for self in kept]
    )
    save_network(folder, progress, learner.network, learner.run.game)


def save_network(folder: Path, progress: Progress, network: Network, game: str) -> None:
    """The part of a checkpoint that another run may begin with."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "network.pt", network.state_dict())
    layout = json.dumps(layout_of(encoding(game)))
    (folder / "layout.json").write_text(layout + "\n", encoding="utf-8")
    beside = folder / "progress.json.new"
    beside.write_text(json.dumps(asdict(progress), indent=1) + "\n", encoding="utf-8")
    os.replace(beside, folder / "progress.json")


def load(folder: Path, shape: dict[str, Any], learner: Learner, league: League) -> Progress:
    """How far the run is; at its beginning where there is no checkpoint."""
    file = folder / "progress.json"
    if not file.exists():
        return Progress(shape=shape)
    progress = _progress(folder)
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


def carry_over(folder: Path, learner: Learner) -> dict[str, Any]:
    """Begin with the network of another checkpoint, of the same game under whatever rules.

    What the network reads and answers under the same name keeps its weights; what is new has no
    influence at first, and a new action is as likely as an average one. Returns what it was.
    """
    progress = _progress(folder)
    shape = progress.shape
    run = learner.run
    if {**shape, "rules": ""} != shape_of(run, ""):
        raise WrongCheckpoint(f"it is of {shape}, the run of another size", place=str(folder))
    layout = _json(folder / "layout.json")
    given = _read(folder / "network.pt", learner.device)
    now = layout_of(encoding(run.game))
    columns, actions = _places(layout, now, "columns"), _places(layout, now, "actions")
    with torch.no_grad():
        for name, tensor in learner.network.state_dict().items():
            if name == "enter.weight":
                tensor.zero_()
                tensor[:, columns[0]] = given[name][:, columns[1]]
            elif name in ("policy.weight", "policy.bias"):
                tensor[:] = given[name].mean(0)
                tensor[actions[0]] = given[name][actions[1]]
            else:
                tensor.copy_(given[name])
    return {"rules": shape["rules"], "minutes": round(progress.seconds / 60, 2),
            "answers": progress.answers, "games": progress.games,
            "columns": len(columns[0]), "actions": len(actions[0])}  # fmt: skip


def origin_of(manifest: Manifest) -> dict[str, Any]:
    """What a run is told to have begun with that begins with weights."""
    return {"rules": manifest.rules, "minutes": manifest.minutes, "answers": manifest.answers,
            "games": manifest.games, "sha256": manifest.sha256}  # fmt: skip


def _places(
    old: dict[str, list[str]], new: dict[str, list[str]], kind: str
) -> tuple[list[int], list[int]]:
    """Where the names are that both have: in the new list, and in the old one."""
    before = {name: at for at, name in enumerate(old[kind])}
    shared = [(at, before[name]) for at, name in enumerate(new[kind]) if name in before]
    return [at for at, _ in shared], [at for _, at in shared]


def _progress(folder: Path) -> Progress:
    told = _json(folder / "progress.json")
    try:
        return Progress(**told)
    except TypeError as error:
        raise WrongCheckpoint(f"how far it is can't be read: {error}", place=str(folder)) from error


def _json(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WrongCheckpoint(f"this can't be read: {error}", place=str(file)) from error


def _write(file: Path, content: Any) -> None:
    beside = file.with_suffix(".new")
    torch.save(content, beside)
    os.replace(beside, file)


def _read(file: Path, device: torch.device) -> Any:
    try:
        return torch.load(file, map_location=device, weights_only=True)
    except (OSError, EOFError, RuntimeError, UnpicklingError) as error:
        raise WrongCheckpoint(f"this can't be read: {error}", place=str(file)) from error
