"""Hints for Hidden Leaders: chances by search in worlds the seat believes in, reasons by thumb."""

from dataclasses import replace

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.games.hidden_leaders.bots.normal import explain
from hiddenhand.table.table import Table

IMAGINED_GAMES = 10_000  # a number, not a time: the same question has the same answer
SAYS_NOTHING = "hint-any"  # the rules of thumb see no difference; the search may


def advise(table: Table, seat: Seat, dice: Dice) -> list[Hint]:
    chair = Chair(table, seat)
    decision = table.state.decision(seat)
    searched = ExpertBot(seat, dice, iterations=str(IMAGINED_GAMES)).explain(decision, chair)
    thumbs = explain(chair.view, decision)
    return [
        found if thumb.reason == SAYS_NOTHING else replace(found, reason=thumb.reason)
        for found, thumb in zip(searched, thumbs, strict=True)
    ]
