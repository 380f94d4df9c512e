"""What a learning player remembers of public acts: how each seat has moved the markers.

The planes show where the markers are, not who moved them there; who did says much about a leader.
`acts` takes arrays of NumPy or of PyTorch, `heard` the events that a seat was told.
"""

from collections.abc import Mapping
from typing import Any

from hiddenhand.games.hidden_leaders import facts

SIDES = len(facts.leaders())
CHANGING = False  # leaders stay
UNREAD = ()  # all planes are read
OWNED = ()
LEVELS = 0  # no advice
WATCHED = ("red", "green")  # one-hot planes; what changes in them was done by who answered last
WIDTH = 6  # spaces: red up, red down, green up, green down, closer together, farther apart


def acts(before: Any, after: Any) -> list[Any]:
    """What one act adds to the memory, as WIDTH columns; rows hold the places of WATCHED."""
    red, green = after[:, 0] - before[:, 0], after[:, 1] - before[:, 1]
    apart = abs(after[:, 0] - after[:, 1]) - abs(before[:, 0] - before[:, 1])
    return [
        red * (red > 0),
        -red * (red < 0),
        green * (green > 0),
        -green * (green < 0),
        -apart * (apart < 0),
        apart * (apart > 0),
    ]


def heard(told: Mapping[str, object]) -> tuple[int, list[int], list[int]] | None:
    """The seat that moved the markers and where they were before and after, if it is told."""
    if told["event"] != "markers-moved":
        return None
    seat, places = told["seat"], [told[key] for key in ("red-from", "green-from", "red", "green")]
    assert isinstance(seat, int)
    numbers = [place for place in places if isinstance(place, int)]
    return seat, numbers[:2], numbers[2:]
