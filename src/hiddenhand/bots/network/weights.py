"""Weights in a file, eight bits each, and the manifest beside it that says what they are for.

A matrix is kept as whole numbers from -127 to 127 and a scale for each of its rows. The manifest
holds the rules they were trained under, later rules that they also fit, the tables, the settings of
the run and a digest of the weights. Weights that do not fit are refused with WrongWeights.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.errors import HiddenHandError

FORMAT = 1


class WrongWeights(HiddenHandError):
    """The weights of a network are damaged, or were trained for something else."""

    code = "wrong-weights"


@dataclass(frozen=True)
class Matrix:
    """A matrix of weights in eight bits each, with a scale for each row."""

    numbers: NDArray[np.int8]
    scales: NDArray[np.float32]  # of each row

    @classmethod
    def squeeze(cls, matrix: NDArray[np.float32]) -> "Matrix":
        """Round a matrix to eight bits."""
        scales = np.maximum(np.abs(matrix).max(axis=1), 1e-12) / 127
        numbers = np.rint(matrix / scales[:, None]).astype(np.int8)
        return cls(numbers, scales.astype(np.float32))

    def spread(self) -> NDArray[np.float32]:
        """The matrix again, nearly as it was."""
        return self.numbers.astype(np.float32) * self.scales[:, None]


@dataclass(frozen=True)
class Manifest:
    """What the weights are, and what they were trained on."""

    game: str
    rules: str
    tables: list[dict[str, Any]]  # seats and settings
    width: int
    blocks: int
    seed: str
    run: Mapping[str, Any] = field(default_factory=dict)
    minutes: float = 0.0
    answers: int = 0
    games: int = 0
    origin: Mapping[str, Any] = field(default_factory=dict)  # of the network it began with, if any
    also: list[str] = field(default_factory=list)  # later rules with the same planes and actions
    sha256: str = ""
    format: int = FORMAT


def write_weights(
    file: Path,
    manifest: Manifest,
    matrices: Mapping[str, Matrix],
    vectors: Mapping[str, NDArray[np.float32]],
) -> Path:
    """Write the weights to `file` and the manifest, with their digest, beside it."""
    arrays: dict[str, Any] = dict(vectors)
    for name, matrix in matrices.items():
        arrays[f"{name}:numbers"] = matrix.numbers
        arrays[f"{name}:scales"] = matrix.scales
    stream = BytesIO()
    np.savez_compressed(stream, **arrays)
    content = stream.getvalue()
    told = asdict(manifest) | {"sha256": hashlib.sha256(content).hexdigest()}
    file.write_bytes(content)
    file.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return file


def read_manifest(folder: Traversable, name: str) -> Manifest:
    """The manifest of the weights `name`; WrongWeights if there is none or it cannot be read."""
    file = folder / f"{name}.json"
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        manifest = Manifest(**told)
    except (OSError, ValueError, TypeError) as error:
        raise WrongWeights(f"no manifest can be read: {error}", place=str(file)) from error
    if manifest.format != FORMAT:
        raise WrongWeights(
            f"their format is {manifest.format}, this program reads {FORMAT}", place=str(file)
        )
    return manifest


def shipped(game: str, name: str) -> tuple[Manifest, dict[str, NDArray[np.float32]]]:
    """Manifest and weights in the folder of a game; WrongWeights if they do not fit its rules."""
    found = games.find(game)
    return read_weights(found.folder / "bots" / "weights", name, game, found.rules)


def _fitting(folder: Traversable, name: str, game: str, rules: str) -> Manifest:
    manifest = read_manifest(folder, name)
    place = str(folder / f"{name}.npz")
    if manifest.game != game or rules not in (manifest.rules, *manifest.also):
        raise WrongWeights(
            f"trained for {manifest.game} with rules {manifest.rules};"
            f" played is {game} with rules {rules}",
            place=place,
        )
    return manifest


def _whole(folder: Traversable, name: str, game: str, rules: str) -> tuple[Manifest, bytes]:
    """Manifest and content of the file; WrongWeights if they do not belong together."""
    manifest = _fitting(folder, name, game, rules)
    file = folder / f"{name}.npz"
    try:
        content = file.read_bytes()
    except OSError as error:
        raise WrongWeights(f"they cannot be read: {error}", place=str(file)) from error
    if hashlib.sha256(content).hexdigest() != manifest.sha256:
        raise WrongWeights("they do not match their manifest", place=str(file))
    return manifest, content


def read_weights(
    folder: Traversable, name: str, game: str, rules: str
) -> tuple[Manifest, dict[str, NDArray[np.float32]]]:
    """Manifest and weights, matrices spread out; WrongWeights if they do not fit."""
    manifest, arrays = read_arrays(folder, name, game, rules)
    found: dict[str, NDArray[np.float32]] = {}
    for key, array in arrays.items():
        part, _, kind = key.partition(":")
        if kind == "numbers":
            found[part] = Matrix(array, arrays[f"{part}:scales"]).spread()
        elif not kind:
            found[part] = array
    return manifest, found


def read_arrays(
    folder: Traversable, name: str, game: str, rules: str
) -> tuple[Manifest, dict[str, NDArray[Any]]]:
    """Manifest and the arrays in the file, for each matrix its `:numbers` and `:scales`;
    WrongWeights if they do not fit."""
    manifest, content = _whole(folder, name, game, rules)
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        return manifest, {key: arrays[key] for key in arrays.files}
