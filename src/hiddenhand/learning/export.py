"""From a trained network to the weights that are played with, eight bits each."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.bots.network.weights import (
    Manifest,
    Matrix,
    read_arrays,
    read_manifest,
    write_weights,
)
from hiddenhand.learning.checkpoint import Progress
from hiddenhand.learning.network import CRITIC, Network
from hiddenhand.learning.settings import Run

NAME = "weights"


def export(run: Run, progress: Progress, network: Network, folder: Path) -> Path:
    """Writes `weights.npz` and its manifest, and returns the place of the weights.

    The critic is among them, for runs that begin with them; `ship` leaves it out."""
    matrices: dict[str, Matrix] = {}
    vectors: dict[str, NDArray[np.float32]] = {}
    for name, tensor in network.state_dict().items():
        array = tensor.detach().float().cpu().numpy()
        if array.ndim == 2:
            matrices[name] = Matrix.squeeze(array)
        else:
            vectors[name] = array
    manifest = Manifest(
        game=run.game,
        rules=str(progress.shape["rules"]),
        tables=[{"seats": table.seats, "settings": dict(table.settings)} for table in run.tables],
        width=run.width,
        blocks=run.blocks,
        seed=run.seed,
        run=run.as_dict(),
        minutes=round(progress.seconds / 60, 2),
        answers=progress.answers,
        games=progress.games,
        origin=progress.origin,
    )
    return write_weights(folder / f"{NAME}.npz", manifest, matrices, vectors)


def ship(folder: Path, to: Path, name: str) -> Path:
    """Write the weights of this folder as a game ships them, under this name: without the layers
    that only training needs. WrongWeights if they do not fit the rules of their game."""
    game = games.find(read_manifest(folder, NAME).game)
    manifest, arrays = read_arrays(folder, NAME, game.name, game.rules)
    matrices: dict[str, Matrix] = {}
    vectors: dict[str, NDArray[np.float32]] = {}
    for key, array in arrays.items():
        part, _, kind = key.partition(":")
        if part.startswith(CRITIC):
            continue
        if kind == "numbers":
            matrices[part] = Matrix(array, arrays[f"{part}:scales"])
        elif not kind:
            vectors[part] = array
    to.mkdir(parents=True, exist_ok=True)
    return write_weights(to / f"{name}.npz", manifest, matrices, vectors)
