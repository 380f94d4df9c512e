"""Hints on demand: what the strongest bot of a game thinks of every option, in the eyes of a seat.

The answer depends on what the seat can know and on the seed alone: it is the same in every world
that the seat cannot tell from the real one, and tests deal such worlds to see it.
"""

from collections.abc import Callable

from hiddenhand import games
from hiddenhand.bots.hints import Hint
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Adviser = Callable[[Table, Seat, SeededDice], list[Hint]]


def has_adviser(game: str) -> bool:
    return games.find(game).part("bots.advice") is not None


def advise(table: Table, seat: Seat, seed: str) -> list[Hint]:
    """All options of the question that `seat` is asked, the best first."""
    part = table.game.part("bots.advice")
    if part is None:
        name = table.game.name
        raise UnknownBot("no bot gives hints here", place=name, reason="level", game=name)
    adviser: Adviser = part.advise
    return sorted(adviser(table, seat, SeededDice(seed)), key=_order)


def _order(hint: Hint) -> tuple[bool, float]:
    """What was tried in imagined games before what was judged by a rule of thumb."""
    return hint.tried == 0, -hint.chance
