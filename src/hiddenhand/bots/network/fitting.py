"""Do weights fit the game as it is now? Rules of the same version may show a network something
else: when its planes, its memory or the judge's features have changed."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.bots.network.encoding import Encoding, encoding
from hiddenhand.bots.network.weights import Manifest, WrongWeights, read_arrays
from hiddenhand.core.features import Features

JUDGE = "judge"  # the name of the judge's weights; all others are networks
Shapes = dict[str, tuple[int, ...]]


@cache
def shipped_manifest(game: str, name: str) -> Manifest:
    """The manifest in the folder of a game, made sure that its weights can be used; WrongWeights if
    they do not fit the game, are damaged or missing."""
    found = games.find(game)
    folder = found.folder / "bots" / "weights"
    manifest, arrays = read_arrays(folder, name, game, found.rules)
    if name == JUDGE:
        check_judge(found.part("features").FEATURES, manifest, arrays)
    else:
        check_network(encoding(game), manifest, arrays)
    return manifest


def check_network(places: Encoding, manifest: Manifest, arrays: Mapping[str, NDArray[Any]]) -> None:
    """WrongWeights if a network with these arrays does not read such rows or knows other actions
    or secret sides."""
    width = manifest.width
    wanted = _layer("enter", places.width, width)
    for block in range(manifest.blocks):
        wanted |= _layer(f"first.{block}", width, width) | _layer(f"second.{block}", width, width)
    wanted |= _layer("policy", width, places.actions)
    wanted |= _layer("belief", width, (places.most_seats - 1) * places.sides)
    if places.levels:
        wanted |= _layer("trust", width, places.levels)
    _compare(manifest, arrays, wanted)


def check_judge(features: Features, manifest: Manifest, arrays: Mapping[str, NDArray[Any]]) -> None:
    """WrongWeights if a judge with these arrays reads other features."""
    inner, ends = (len(arrays.get(name, ())) for name in ("second.bias", "out.bias"))
    wanted = _layer("first", int(features.count), manifest.width)
    wanted |= _layer("second", manifest.width, inner) | _layer("out", inner, ends)
    _compare(manifest, arrays, wanted)


def _layer(name: str, reads: int, writes: int) -> Shapes:
    return {f"{name}.weight": (writes, reads), f"{name}.bias": (writes,)}


def _compare(manifest: Manifest, arrays: Mapping[str, NDArray[Any]], wanted: Shapes) -> None:
    for name, shape in wanted.items():
        array = arrays.get(name, arrays.get(f"{name}:numbers"))
        has = "missing" if array is None else _told(array.shape)
        if has != _told(shape):
            raise WrongWeights(
                f"{name} is {has}; {manifest.game} with rules {manifest.rules} needs"
                f" {_told(shape)}",
                place=name,
            )


def _told(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape))
