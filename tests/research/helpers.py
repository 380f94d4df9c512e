"""Games as learning programs play them, for several tests."""

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.planes import Canvas, Planes
from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State
from hiddenhand.research.deal import look_at
from hiddenhand.research.inside.episode import Episode
from hiddenhand.table.dice import SeededDice

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("hidden_leaders", 2, {"edition": "prototype"}),
    ("hidden_leaders", 4, {"promo": "on"}),
    ("hidden_leaders", 6, {}),
    ("secret_allies", 2, {"pack": "tiny"}),
    ("secret_allies", 3, {"length": "short", "map_mode": "automatic", "race_draw": "two_keep_one"}),
    ("secret_allies", 2, {"length": "short", "prestige_log": "game", "ally_deck": "exact"}),
]


class Sight:
    """Draws what a viewer sees as an array."""

    def __init__(self, planes: Planes) -> None:
        self.planes = planes
        self.canvas = Canvas(1, planes.width, planes.most_lit)
        self.cells = look_at(self.canvas.cells, np.uint8)

    def of(self, state: State, viewer: int) -> NDArray[np.uint8]:
        Episode(self.planes, state).draw(viewer, self.canvas, 0)
        return self.cells.copy()

    def part(self, state: State, viewer: int, plane: str) -> NDArray[np.uint8]:
        found = next(part for part in self.planes.layout if part.name == plane)
        return self.of(state, viewer)[found.first : found.first + found.count]


def positions(
    game: str, seats: int, settings: Mapping[str, str], decisions: int, seed: str = "0"
) -> Iterator[State]:
    """Positions of random games, each waiting for a seat, and the ends."""
    dice = SeededDice(f"{seed}/research")
    seen = 0
    while seen < decisions:
        state = games.find(game).start(seats, settings)
        while not state.is_over():
            owing = state.actors()
            seat = owing[dice.below(len(owing))]
            if seat != CHANCE:
                seen += 1
                yield state
            state.answer(seat, dice.below(state.option_count(seat)))
        yield state


def sentence(planes: Planes, state: State, seat: int, option: int) -> tuple[int, ...]:
    """The actions that tell an option."""
    planes.room(state.option_count(seat))
    told: list[int] = []
    while True:
        planes.list_actions(state, seat, len(told))
        action = int(planes.listed[option])
        if action < 0:
            return tuple(told)
        told.append(action)
