"""What a seat sees, to look at: as text, as an SVG picture, or as an array of pixels.

Everything is drawn from the view of that seat, and in keys: there are no sentences here. A game
draws itself in `picture`: `lines(view)` and `scene(view)`. One without is told field by field.
"""

from typing import Any

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.game import Game, Shown
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.core.state import State
from hiddenhand.research.scene import Scene

MODES = ("ansi", "svg", "rgb_array")
LETTER, LINE, EDGE = 6.0, 16.0, 12.0  # of a picture that is text


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSettings(f"{mode!r} is not one of: {', '.join(MODES)}", place="render_mode")
    return mode


def lines(game: Game, view: Shown) -> list[str]:
    """The view as lines of text."""
    part = game.part("picture")
    if part is None:
        return [f"{name} {value}" for name, value in view.items()]
    told: list[str] = part.lines(view)
    return told


def scene(game: Game, view: Shown) -> Scene:
    """The view as shapes and labels."""
    part = game.part("picture")
    if part is not None:
        drawn: Scene = part.scene(view)
        return drawn
    told = lines(game, view)
    plain = Scene(2 * EDGE + LETTER * max(map(len, told)), 2 * EDGE + LINE * len(told))
    for row, text in enumerate(told, start=1):
        plain.say(EDGE, row * LINE, text)
    return plain


def render(game: Game, state: State, seat: int, mode: str) -> Any:
    """The table through the eyes of `seat`, of a spectator where that is nobody's seat."""
    view = game.project(state, seat if seat >= 0 else SPECTATOR).as_dict()
    if mode == "ansi":
        return "\n".join(lines(game, view)) + "\n"
    drawn = scene(game, view)
    return drawn.svg() if mode == "svg" else drawn.pixels()
