"""Hints for Secret Allies: chances from the expert bot's search, reasons from the heuristics."""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.expert import ExpertBot
from hiddenhand.table.table import Table

TRIES = 256  # a count, not a time, so the same question always gets the same hints
FEWEST = 16  # where only a share of them is wanted


def advise(table: Table, seat: Seat, dice: Dice, share: float = 1.0) -> list[Hint]:
    """All options of the seat's question with an estimated chance to win and a reason; `share` of
    the usual tries."""
    chair = Chair(table, seat)
    decision = table.state.decision(seat)
    bot = ExpertBot(seat, dice, iterations=str(max(FEWEST, round(share * TRIES))))
    bot.listen(decision, chair)
    return bot.explain(decision, chair)
