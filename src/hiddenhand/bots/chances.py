"""Win probabilities of all seats, estimated by simulation; for analyses and spectators.

chances(table, 0)          # with the knowledge of seat 0
chances(table, SPECTATOR)  # with public knowledge only
chances(table, None)       # with the real state
"""

from hiddenhand.bots.search.playout import mean_shares
from hiddenhand.bots.search.worlds import Revealed, Uniform, Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

HUNCHES = 14  # of 16 answers; the random rest makes the simulated games differ


def chances(
    table: Table, viewer: Seat | None, games: int = 200, answers: int = 0, dice: Dice | None = None
) -> list[float]:
    """The mean share of the win of each seat, over worlds that `viewer` cannot tell apart.

    Each simulated game follows the game's hunches to its end, or is judged by `outlook` after that
    many `answers`. The shares add up to less than 1 if the game can end without a winner.
    """
    dice = dice or SeededDice("chances")
    worlds: Worlds
    if viewer is None:
        worlds = Revealed(table.state)
    else:
        worlds = Uniform(table.imagine(viewer, dice), viewer)
    return mean_shares(worlds, table.seats, dice, games, HUNCHES, answers)
