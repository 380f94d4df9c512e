"""One row of bytes for every number of seats, so that one network plays them all.

A game's planes and actions grow with the number of seats; the table of the most seats contains the
others, in order of planes and names. A row is made of

- the planes, each where the table of the most seats has it,
- the memory: what each seat has done in public (`bots.memory` of the game), by distance from the
  viewer,
- the number of seats and the settings, one-hot.
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
        self.memory_kind = game.part("bots.memory")
        self.sides: int = self.memory_kind.SIDES
        self.kept: int = self.memory_kind.WIDTH  # numbers kept of each seat
        self.starts = {plane.name: plane.first for plane in widest.layout}
        self.memory = int(widest.width)  # where the memory begins
        self.context = self.memory + self.most_seats * self.kept
        values = [(setting.name, value) for setting in game.settings for value in setting.values]
        self.context_names = [("seats", str(seats)) for seats in game.seat_numbers] + values
        self.width = self.context + len(self.context_names)
        self.actions = int(widest.actions)
        self._numbers = {name: number for number, name in enumerate(widest.names)}

    def column_names(self) -> list[str]:
        """A name for every place of a row. What has the same name under other rules means the same,
        so a network can be carried over."""
        planes = self.game.planes(self.most_seats)
        names = [""] * self.width
        for plane in planes.layout:
            for at in range(plane.count):
                names[plane.first + at] = f"{plane.name}/{at}"
        for at in range(self.most_seats * self.kept):
            names[self.memory + at] = f"memory/{at // self.kept}/{at % self.kept}"
        for at, (name, value) in enumerate(self.context_names):
            names[self.context + at] = f"{name}={value}"
        return names

    def action_names(self) -> list[str]:
        """The name of every action."""
        return list(self._numbers)

    def columns(self, seats: int) -> Columns:
        """For each byte of the planes of a table with so many seats: its place in a row."""
        planes = self.game.planes(seats)
        found = np.zeros(int(planes.width), np.int64)
        for plane in planes.layout:
            place = self.starts[plane.name]
            found[plane.first : plane.first + plane.count] = range(place, place + plane.count)
        return found

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
    return Encoding(games.find(game))


def brightness() -> NDArray[np.float32]:
    """What the network reads for each byte: log2(1 + byte), so 0 and 1 stay what they are."""
    bright: NDArray[np.float32] = np.log2(1.0 + np.arange(256)).astype(np.float32)
    return bright
