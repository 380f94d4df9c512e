"""From a trained network to the weights that are played with, eight bits each."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hiddenhand.bots.network.weights import Manifest, Matrix, write_weights
from hiddenhand.learning.checkpoint import Progress
from hiddenhand.learning.network import Network
from hiddenhand.learning.settings import Run

NAME = "weights"


def export(run: Run, progress: Progress, network: Network, folder: Path) -> Path:
    """Writes `weights.npz` and its manifest, and returns the place of the weights."""
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
