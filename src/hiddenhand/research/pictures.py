"""What a seat sees, to look at: as text, as an SVG picture, or as an array of pixels.

Everything is drawn from the view of that seat, and in keys: there are no sentences here.
"""

from collections.abc import Callable, Mapping
from typing import Any

from hiddenhand.core.errors import BadSettings, HiddenHandError
from hiddenhand.core.game import Game
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.core.state import State
from hiddenhand.research import hidden_leaders_picture, secret_allies_picture
from hiddenhand.research.scene import Scene

MODES = ("ansi", "svg", "rgb_array")

Shown = Mapping[str, Any]
DRAWN: dict[str, tuple[Callable[[Shown], list[str]], Callable[[Shown], Scene]]] = {
    "hidden_leaders": (hidden_leaders_picture.lines, hidden_leaders_picture.scene),
    "secret_allies": (secret_allies_picture.lines, secret_allies_picture.scene),
}


class NoPicture(HiddenHandError):
    """Nobody has drawn this game yet."""

    code = "no-picture"


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSettings(f"{mode!r} is not one of: {', '.join(MODES)}", place="render_mode")
    return mode


def render(game: Game, state: State, seat: int, mode: str) -> Any:
    """The table through the eyes of `seat`, of a spectator where that is nobody's seat."""
    if game.name not in DRAWN:
        raise NoPicture("there are: " + ", ".join(DRAWN), place=game.name)
    view = game.project(state, seat if seat >= 0 else SPECTATOR).as_dict()
    lines, scene = DRAWN[game.name]
    if mode == "ansi":
        return "\n".join(lines(view)) + "\n"
    return scene(view).svg() if mode == "svg" else scene(view).pixels()
