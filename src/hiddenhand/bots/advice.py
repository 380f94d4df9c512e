"""Hints on demand: how the strongest bot of a game rates every option of a seat.

The result depends only on what the seat can know and on the seed: it is the same in every world
that the seat cannot tell from the real one. Tests check this with redealt worlds.
"""

from collections.abc import Callable

from hiddenhand import games
from hiddenhand.bots.hints import Hint
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Adviser = Callable[[Table, Seat, SeededDice, float], list[Hint]]


def has_adviser(game: str) -> bool:
    """True if the game has hints."""
    return games.find(game).part("bots.advice") is not None


def advise(table: Table, seat: Seat, seed: str, share: float = 1.0) -> list[Hint]:
    """Hints for all options of the question to `seat`, best first, from `share` of the usual
    number of imagined games."""
    part = table.game.part("bots.advice")
    if part is None:
        name = table.game.name
        raise UnknownBot("no bot gives hints here", place=name, reason="level", game=name)
    adviser: Adviser = part.advise
    return sorted(adviser(table, seat, SeededDice(seed), share), key=_order)


def _order(hint: Hint) -> tuple[bool, float]:
    """Sort key: options rated by simulation before those rated by a heuristic."""
    return hint.tried == 0, -hint.chance
