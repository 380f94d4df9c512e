"""Hints on demand: what the strongest bot of a game thinks of every option, in the eyes of a seat.

The answer depends on what the seat can know and on the seed alone: it is the same in every world
that the seat cannot tell from the real one, and tests deal such worlds to see it.
"""

from collections.abc import Callable
from importlib import import_module

from hiddenhand.bots.hints import Hint
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

ADVISERS = {
    "hidden_leaders": "hiddenhand.bots.hidden_leaders.advice",
    "secret_allies": "hiddenhand.bots.secret_allies.advice",
}
Adviser = Callable[[Table, Seat, SeededDice], list[Hint]]


def has_adviser(game: str) -> bool:
    return game in ADVISERS


def advise(table: Table, seat: Seat, seed: str) -> list[Hint]:
    """All options of the question that `seat` is asked, the best first."""
    if table.game.name not in ADVISERS:
        name = table.game.name
        raise UnknownBot("no bot gives hints here", place=name, reason="level", game=name)
    adviser: Adviser = import_module(ADVISERS[table.game.name]).advise
    return sorted(adviser(table, seat, SeededDice(seed)), key=_order)


def _order(hint: Hint) -> tuple[bool, float]:
    """What was tried in imagined games before what was judged by a rule of thumb."""
    return hint.tried == 0, -hint.chance
