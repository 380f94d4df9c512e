"""Renders what a seat sees as text, as SVG or as an array of pixels.

Everything is drawn from that seat's view, with keys instead of sentences. A game provides
`lines(view)` and `scene(view)` in its module `picture`; without one, the fields are listed.
"""

from typing import Any

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.game import Game, Shown
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.core.state import State
from hiddenhand.research.scene import Scene

MODES = ("human", "ansi", "svg", "rgb_array")  # human: printed after every step
LETTER, LINE, EDGE = 6.0, 16.0, 12.0  # sizes for text drawn as a picture


def check_mode(mode: str | None) -> str | None:
    """`mode` if it is a valid render mode or None; else raises BadSettings."""
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
    """Render the table as `seat` sees it; a negative seat means a spectator."""
    view = game.project(state, seat if seat >= 0 else SPECTATOR).as_dict()
    if mode == "human":
        print("\n".join(lines(game, view)), end="\n\n", flush=True)
        return None
    if mode == "ansi":
        return "\n".join(lines(game, view)) + "\n"
    drawn = scene(game, view)
    return drawn.svg() if mode == "svg" else drawn.pixels()
