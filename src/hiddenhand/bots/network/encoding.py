"""One row of bytes for every number of seats, so that one network plays them all.

A game's planes and actions grow with the number of seats; the table of the most seats contains the
others, in order of planes and names. A row is made of

- the planes, each where the table of the most seats has it, without those that the game's
  `bots.memory` leaves out (UNREAD),
- the memory: what each seat has done in public (`bots.memory` of the game), by distance from the
  viewer,
- the number of seats and the settings, one-hot,
- the advice: for each action the level that the game's heuristics give it, if they do (LEVELS),
- for the planes OWNED, which show seats, a second one: 1 where that is the viewer.
"""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.game import Game
from hiddenhand.core.settings import complete

Columns = NDArray[np.int64]


class Encoding:
    """Where everything has its place in a row. The same for every table of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most_seats = game.seat_numbers[-1]
        widest = game.planes(self.most_seats)
        kind = self.memory_kind = game.part("bots.memory")
        self.sides: int = kind.SIDES
        self.kept: int = kind.WIDTH  # numbers kept of each seat
        self.levels: int = kind.LEVELS  # of the advice; 0: there is none
        self.starts: dict[str, int] = {}
        self.memory = 0  # where the memory begins
        for plane in widest.layout:
            if plane.name not in kind.UNREAD:
                self.starts[plane.name] = self.memory
                self.memory += plane.count
        self.context = self.memory + self.most_seats * self.kept
        values = [(setting.name, value) for setting in game.settings for value in setting.values]
        self.context_names = [("seats", str(seats)) for seats in game.seat_numbers] + values
        self.actions = int(widest.actions)
        self.advice = self.context + len(self.context_names)
        self.own = self.advice + (self.actions if self.levels else 0)
        counts = {plane.name: plane.count for plane in widest.layout}
        owned = [np.arange(counts[name]) + self.starts[name] for name in kind.OWNED]
        self.owned: Columns = np.concatenate([np.zeros(0, np.int64), *owned])  # what `own` looks at
        self.width = self.own + len(self.owned)
        self._numbers = {name: number for number, name in enumerate(widest.names)}

    def column_names(self) -> list[str]:
        """A name for every place of a row. What has the same name under other rules means the same,
        so a network can be carried over."""
        planes = self.game.planes(self.most_seats)
        names = [""] * self.width
        for plane in planes.layout:
            for at in range(plane.count if plane.name in self.starts else 0):
                names[self.starts[plane.name] + at] = f"{plane.name}/{at}"
        for at in range(self.most_seats * self.kept):
            names[self.memory + at] = f"memory/{at // self.kept}/{at % self.kept}"
        for at, (name, value) in enumerate(self.context_names):
            names[self.context + at] = f"{name}={value}"
        if self.levels:
            names[self.advice : self.own] = [f"advice/{name}" for name in self._numbers]
        for at, column in enumerate(self.owned):
            names[self.own + at] = f"own/{names[column]}"
        return names

    def action_names(self) -> list[str]:
        """The name of every action."""
        return list(self._numbers)

    def read(self, seats: int) -> slice | Columns:
        """Which bytes of the planes of a table with so many seats are read, in their order."""
        if not self.memory_kind.UNREAD:
            return slice(None)
        layout = self.game.planes(seats).layout
        parts = [
            np.arange(plane.first, plane.first + plane.count)
            for plane in layout
            if plane.name in self.starts
        ]
        return np.concatenate(parts)

    def columns(self, seats: int) -> Columns:
        """For each byte that is read of the planes of such a table: its place in a row."""
        parts = [
            np.arange(plane.count) + self.starts[plane.name]
            for plane in self.game.planes(seats).layout
            if plane.name in self.starts
        ]
        return np.concatenate(parts)

    def action_numbers(self, seats: int) -> Columns:
        """For each action of a table with so many seats: its number in the largest table."""
        names = self.game.planes(seats).names
        return np.array([self._numbers[name] for name in names], np.int64)

    def context_columns(self, seats: int, settings: Mapping[str, str]) -> Columns:
        """The places of a row that are 1 at such a table."""
        said = complete(self.game.settings, settings)
        lit = {("seats", str(seats)), *said.items()}
        places = [self.context + at for at, name in enumerate(self.context_names) if name in lit]
        return np.array(places, np.int64)

    def watched(self) -> list[tuple[int, int]]:
        """Where the planes are that the memory watches: start and length of each."""
        counts = {plane.name: plane.count for plane in self.game.planes(self.most_seats).layout}
        return [(self.starts[name], counts[name]) for name in self.memory_kind.WATCHED]


@cache
def encoding(game: str) -> Encoding:
    """How rows and actions of this game's network are laid out; made once for each game."""
    return Encoding(games.find(game))


def brightness() -> NDArray[np.float32]:
    """What the network reads for each byte: log2(1 + byte), so 0 and 1 stay what they are."""
    bright: NDArray[np.float32] = np.log2(1.0 + np.arange(256)).astype(np.float32)
    return bright
