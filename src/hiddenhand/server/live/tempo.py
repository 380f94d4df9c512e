"""How long bots take, so that their time tells nothing (HL-17.16).

A bot with one option needs no thinking, and one with ten needs a while. Where others cannot know
which of the two it is, an answer at once would tell them. So such a bot lets pass what its like
needed for real choices; and all bots answer on the beat of the room's pace, not in between.
"""

import math
from collections import deque

from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table

REMEMBERED = 64  # times of each kind of bot
WORLDS = 8  # looked at before a forced answer counts as forced for all to see


class Tempo:
    """What bots of each kind needed for their latest real choices."""

    def __init__(self, dice: Dice | None = None) -> None:
        self._dice = dice or SystemDice()
        self._times: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, bot: str, seconds: float) -> None:
        self._times.setdefault((game, bot), deque(maxlen=REMEMBERED)).append(seconds)

    def like(self, game: str, bot: str) -> float:
        """One of these times, drawn by lot; 0 before the first."""
        times = self._times.get((game, bot))
        return times[self._dice.below(len(times))] if times else 0.0


def may_have_a_choice(table: Table, seat: Seat, dice: Dice | None = None) -> bool:
    """True if onlookers must think it possible that `seat` has more than one option."""
    dice = dice or SystemDice()
    worlds = Uniform(table.imagine(SPECTATOR, dice), SPECTATOR)
    return any(worlds.draw(dice).option_count(seat) > 1 for _ in range(WORLDS))


def until_beat(asked_at: float, pace: float, now: float) -> float:
    """Seconds to the next beat; the first one is a whole pace after the question."""
    if pace <= 0:
        return 0.0
    beats = max(1, math.ceil((now - asked_at) / pace))
    return max(0.0, asked_at + beats * pace - now)
