"""Hints for Secret Allies: the expert's tries in worlds the seat believes in, reasons by thumb."""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.expert import ExpertBot
from hiddenhand.table.table import Table

TRIES = 256  # a number, not a time: the same question has the same answer


def advise(table: Table, seat: Seat, dice: Dice) -> list[Hint]:
    chair = Chair(table, seat)
    decision = table.state.decision(seat)
    bot = ExpertBot(seat, dice, iterations=str(TRIES))
    bot.listen(decision, chair)
    return bot.explain(decision, chair)
