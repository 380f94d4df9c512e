"""Hints for Hidden Leaders: chances from search in believed worlds, reasons from heuristics."""

from dataclasses import replace

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.games.hidden_leaders.bots.normal import explain
from hiddenhand.table.table import Table

IMAGINED_GAMES = 10_000  # a number, not a time limit, so that the result is reproducible
SAYS_NOTHING = "hint-any"  # the heuristics see no difference between the options


def advise(table: Table, seat: Seat, dice: Dice) -> list[Hint]:
    """Hints for all options of the question to `seat`."""
    chair = Chair(table, seat)
    decision = table.state.decision(seat)
    searched = ExpertBot(seat, dice, iterations=str(IMAGINED_GAMES)).explain(decision, chair)
    thumbs = explain(chair.view, decision)
    return [
        found if thumb.reason == SAYS_NOTHING else replace(found, reason=thumb.reason)
        for found, thumb in zip(searched, thumbs, strict=True)
    ]
