"""Tables as HTML for notebooks: a drawing where the game has one, else the position as text."""

from html import escape
from importlib import import_module

from hiddenhand.core.game import Game
from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.core.state import State, game_of


def picture(state: State, viewer: Seat = OPEN) -> str:
    """What `viewer` sees of the state as HTML; OPEN sees all cards face up."""
    game: Game = import_module(f"hiddenhand.games.{game_of(state)}").GAME
    return drawing(game, state, viewer) or text(state.position_text())


def drawing(game: Game, state: State, viewer: Seat) -> str:
    """The game's own drawing as SVG; empty if it has none or NumPy is not installed."""
    try:
        part = game.part("picture")
    except ModuleNotFoundError:
        return ""
    svg: str = "" if part is None else part.scene(game.project(state, viewer).as_dict()).svg()
    return svg


def text(told: str) -> str:
    """Plain text as HTML."""
    return f"<pre>{escape(told)}</pre>"
