"""What environments show: observations, masks, the state of the whole table, true roles."""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from hiddenhand.core.errors import BadSettings, NotAnOption
from hiddenhand.core.planes import Canvas
from hiddenhand.core.settings import whole_number
from hiddenhand.core.state import State
from hiddenhand.research.deal import Array, Deal, Mask, look_at
from hiddenhand.research.history import Histories, Tokens, vocabulary
from hiddenhand.research.inside.episode import Episode

Observation = dict[str, Array | Mask | Tokens]
ILLEGAL = ("lose", "refuse")


def check_illegal(word: str) -> str:
    """`word` if it is a valid value of `illegal`; else raises BadSettings."""
    if word not in ILLEGAL:
        raise BadSettings(f"{word!r} is not one of: {', '.join(ILLEGAL)}", place="illegal")
    return word


def action_number(action: object) -> int:
    """An action as an int; NotAnOption, naming its type, if it is no whole number."""
    return whole_number(action, "step", NotAnOption)


def observation_space(made: Deal, history: int = 0) -> spaces.Dict:
    """The observation space of an environment."""
    parts: dict[str, spaces.Space[NDArray[np.generic]]] = {
        "observation": spaces.Box(0, 255, (int(made.planes.width),), np.uint8),
        "action_mask": spaces.Box(0, 1, (int(made.planes.actions),), np.int8),
    }
    if whole_number(history, "history") < 0:
        raise BadSettings(f"{history} tokens", place="history")
    if history:
        most = len(vocabulary(made.game.name).words) - 1
        parts["history"] = spaces.Box(0, most, (history,), np.int16)
    return spaces.Dict(parts)


def resumed(made: Deal, state: State, said: Sequence[int]) -> Episode:
    """The episode of a copied or pickled environment, with its legal actions."""
    episode = Episode(made.planes, state)
    episode.said = vec[i32]([i32(part) for part in said])
    episode.list_legal()
    return episode


class Screen:
    """One observation and one mask, drawn by the engine and read by NumPy."""

    def __init__(self, made: Deal) -> None:
        planes = made.planes
        self.deal = made
        self._canvas = planes.canvas(1)
        self._mask_canvas = Canvas(1, planes.actions, 64)
        self._seen: Array = look_at(self._canvas.cells, np.uint8)
        self._mask: Mask = look_at(self._mask_canvas.cells, np.int8)

    def __reduce__(self) -> tuple[object, tuple[Deal]]:
        return Screen, (self.deal,)

    def observe(
        self, episode: Episode, seat: int, histories: Histories | None = None
    ) -> Observation:
        """What the seat sees, and its legal actions. Call `list_legal` first."""
        episode.draw(seat, self._canvas, 0)
        seen: Observation = {
            "observation": self._seen.copy(),
            "action_mask": self.mask(episode, seat),
        }
        if histories is not None and histories.length:
            seen["history"] = histories.of(seat)
        return seen

    def mask(self, episode: Episode, seat: int) -> Mask:
        """1 for each legal action of the seat; only zeros if it is not asked."""
        if episode.actor() != seat:
            return np.zeros(len(self._mask), np.int8)
        episode.draw_mask(self._mask_canvas, 0)
        return self._mask.copy()

    def everything(self, episode: Episode) -> Array:
        """What all seats see, one row after the other: the state for a central critic."""
        rows = []
        for seat in range(self.deal.seats):
            episode.draw(seat, self._canvas, 0)
            rows.append(self._seen.copy())
        return np.concatenate(rows)

    def roles(self, episode: Episode, viewer: int = 0) -> Array:
        """The secret side of each seat, counted from the viewer: a row for each seat, with the
        columns of the plane that shows it to the seat itself."""
        plane = self.deal.role_plane
        found: Array = np.zeros((self.deal.seats, plane.count), np.uint8)
        for distance in range(self.deal.seats if plane.count else 0):
            episode.draw((viewer + distance) % self.deal.seats, self._canvas, 0)
            found[distance] = self._seen[plane.first : plane.first + plane.count]
        return found
