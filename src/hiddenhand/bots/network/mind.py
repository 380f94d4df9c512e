"""Thinking with the weights, in NumPy: the same network as `learning.network`, without PyTorch.

A row has about a hundred bytes that are not zero, so the first layer adds up that many rows of its
matrix. Equal rows give equal answers.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.bots.network.advice import advice
from hiddenhand.bots.network.encoding import Encoding, brightness, encoding
from hiddenhand.bots.network.fitting import check_network
from hiddenhand.bots.network.weights import Manifest, shipped
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

Floats = NDArray[np.float32]
SMALL = np.finfo(np.float32).eps  # as in PyTorch's rms_norm


class Mind:
    """A network with its weights; WrongWeights if they do not fit the game."""

    def __init__(self, places: Encoding, manifest: Manifest, weights: Mapping[str, Floats]) -> None:
        check_network(places, manifest, weights)
        self.places, self.manifest = places, manifest
        self._bright = brightness()
        self._enter = np.ascontiguousarray(weights["enter.weight"].T)
        self._weights = {
            name: np.ascontiguousarray(array.T) if array.ndim == 2 else array
            for name, array in weights.items()
            if not name.startswith("enter.weight")
        }
        self._policy = np.ascontiguousarray(weights["policy.weight"])

    def trunk(self, rows: NDArray[np.uint8]) -> Floats:
        """What the heads of the network read, for each of these rows."""
        hidden = np.empty((len(rows), self._enter.shape[1]), np.float32)
        for at, row in enumerate(rows):
            lit = np.flatnonzero(row)
            np.dot(self._bright[row[lit]], self._enter[lit], out=hidden[at])
        hidden += self._weights["enter.bias"]
        np.maximum(hidden, 0, out=hidden)
        for block in range(self.manifest.blocks):
            inner = self._layer(f"first.{block}", _normal(hidden))
            hidden += self._layer(f"second.{block}", np.maximum(inner, 0, out=inner))
        return _normal(hidden)

    def _layer(self, name: str, given: Floats) -> Floats:
        out: Floats = given @ self._weights[f"{name}.weight"]
        out += self._weights[f"{name}.bias"]
        return out

    def policy(
        self, trunk: Floats, actions: Sequence[int], row: NDArray[np.uint8] | None = None
    ) -> Floats:
        """Logits of these actions, for one row of the trunk; with advice, `row` is what it was
        made from."""
        chosen = np.asarray(actions, np.int64)
        logits: Floats = self._policy[chosen] @ trunk + self._weights["policy.bias"][chosen]
        if self.places.levels and row is not None:
            logits += self._layer("trust", trunk[None])[0][row[self.places.advice + chosen]]
        return logits

    def belief(self, trunk: Floats) -> Floats:
        """For each other seat, by distance: how likely each secret side is."""
        logits = self._layer("belief", trunk[None])[0].reshape(-1, self.places.sides)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Floats = likely / likely.sum(axis=1, keepdims=True)
        return shares


def _normal(hidden: Floats) -> Floats:
    mean = np.einsum("ij,ij->i", hidden, hidden) / hidden.shape[1]
    scaled: Floats = hidden / np.sqrt(mean + SMALL)[:, None]
    return scaled


class Eyes:
    """What a seat of one kind of table shows the network."""

    def __init__(self, places: Encoding, seats: int, settings: Mapping[str, str]) -> None:
        self.places, self.seats = places, seats
        self.planes = places.game.planes(seats, settings)
        self.read = places.read(seats)
        self.columns = places.columns(seats)
        self.context = places.context_columns(seats, settings)
        self.numbers = places.action_numbers(seats)
        self.own_numbers = {int(number): at for at, number in enumerate(self.numbers)}
        self.canvas = self.planes.canvas(1)
        self._cells: NDArray[np.uint8] = np.frombuffer(self.canvas.cells, np.uint8)  # type: ignore[call-overload]  # a vec has a buffer

    def row(self, state: State, seat: int, acts: NDArray[Any], said: Sequence[int]) -> Any:
        """The row of bytes for `seat`; `acts` is the memory by seat, `said` the parts so far."""
        places = self.places
        given = [self.own_numbers[number] for number in said]
        self.canvas.begin(0)
        self.planes.draw(state, seat, self.canvas)
        if given:
            self.planes.draw_said(vec[i32](given), self.canvas)
        self.canvas.end()
        row = np.zeros(places.width, np.uint8)
        row[self.columns] = self._cells[self.read]
        row[self.context] = 1
        if places.kept:
            near = np.minimum(np.roll(acts, -seat, axis=0), 255).astype(np.uint8).ravel()
            row[places.memory : places.memory + len(near)] = near
        if places.levels:
            told = advice(places.memory_kind, self.planes, state, seat, given, SeededDice("advice"))
            row[places.advice + self.numbers[list(told)]] = list(told.values())
        row[places.own :] = row[places.owned] == 1
        return row

    def actions(self, state: State, seat: int, part: int = 0) -> list[int]:
        """For each option of `seat` the action that tells this part of it; -1: it is told."""
        count = int(state.option_count(seat))
        self.planes.room(count)
        self.planes.list_actions(state, seat, part)
        listed = self.planes.listed
        numbers = self.numbers
        return [
            int(numbers[number]) if number >= 0 else -1
            for number in (int(listed[at]) for at in range(count))
        ]


class Acts:
    """What each seat has done in public, from the events a seat is told."""

    def __init__(self, places: Encoding, seats: int) -> None:
        self.kind = places.memory_kind
        self.counts = np.zeros((seats, places.kept), np.int64)

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        """Count what these events tell."""
        for told in news:
            heard = self.kind.heard(told)
            if heard is not None:
                seat, before, after = heard
                added = self.kind.acts(np.array([before]), np.array([after]))
                self.counts[seat] += [int(column[0]) for column in added]


@cache
def mind(game: str, name: str) -> Mind:
    """The network of a game's folder; WrongWeights where its weights do not fit."""
    stay_on_one_core()
    return Mind(encoding(game), *shipped(game, name))


def stay_on_one_core() -> None:
    """Matrices this small are multiplied faster by one core, and a busy server has no other."""
    try:
        from threadpoolctl import threadpool_limits
    except ImportError:
        return
    threadpool_limits(1, "blas")


@cache
def _eyes(game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Eyes:
    return Eyes(encoding(game), seats, dict(settings))


def eyes(game: str, seats: int, settings: Mapping[str, str]) -> Eyes:
    """What turns states of such a table into rows; made once for each kind of table."""
    return _eyes(game, seats, tuple(sorted(settings.items())))


def why_untrained(manifest: Manifest, seats: int, settings: Mapping[str, str]) -> str:
    """Which number of seats or setting the network was never trained with; empty if it was.

    Settings are looked at one by one: it may meet two together that it only knows apart.
    """
    schema = games.find(manifest.game).settings
    trained = [complete(schema, table["settings"]) for table in manifest.tables]
    if seats not in {table["seats"] for table in manifest.tables}:
        return f"{seats} seats"
    for name, value in settings.items():
        if value not in {table[name] for table in trained}:
            return f"{name}={value}"
    return ""
