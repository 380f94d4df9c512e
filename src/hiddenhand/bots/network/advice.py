"""What a game's heuristics think of the actions that a network chooses from."""

from collections.abc import Sequence
from typing import Any

from hiddenhand.core.dice import Dice
from hiddenhand.core.planes import Planes
from hiddenhand.core.state import State


def advice(
    kind: Any, planes: Planes, state: State, seat: int, said: Sequence[int], dice: Dice
) -> dict[int, int]:
    """The level of each action that may follow `said`: that of the best option it leads to.

    `kind` is the game's `bots.memory`. Actions are numbered as `planes` has them.
    """
    levels = kind.levels(state, seat, dice)
    planes.room(len(levels))
    fitting: Sequence[int] = range(len(levels))
    for part in range(len(said) + 1):
        planes.list_actions(state, seat, part)
        listed = planes.listed
        if part < len(said):
            fitting = [option for option in fitting if int(listed[option]) == said[part]]
    found: dict[int, int] = {}
    for option in fitting:
        action = int(listed[option])
        if action >= 0:
            found[action] = max(levels[option], found.get(action, 0))
    return found
