"""How likely is each seat to win? An estimate by imagined games, for analysis and the curious.

chances(table, 0)          # in the eyes of seat 0
chances(table, SPECTATOR)  # of somebody who sees only what lies open
chances(table, None)       # with all cards on the table
"""

from hiddenhand.bots.search.playout import mean_shares
from hiddenhand.bots.search.worlds import Revealed, Uniform, Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

HUNCHES = 14  # of 16 answers; a few random ones keep the imagined games apart


def chances(
    table: Table, viewer: Seat | None, games: int = 200, answers: int = 0, dice: Dice | None = None
) -> list[float]:
    """For each seat what it gets of the game on average, in worlds `viewer` cannot tell apart.

    Every imagined game follows the game's hunches to its end, or is judged by its outlook after
    so many `answers`. Where nobody may win, the chances add up to less than 1.
    """
    dice = dice or SeededDice("chances")
    worlds: Worlds
    if viewer is None:
        worlds = Revealed(table.state)
    else:
        worlds = Uniform(table.imagine(viewer, dice), viewer)
    return mean_shares(worlds, table.seats, dice, games, HUNCHES, answers)
