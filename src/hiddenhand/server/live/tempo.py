"""How long bots wait, so that their timing reveals nothing (HL-17.16).

A bot with one option needs no thinking, and one with ten needs a while. If others cannot know which
is the case, an instant answer would tell them. So a bot with one option waits as long as real
choices took recently, and all bots answer on the beats of the room's pace.
"""

import math
from collections import deque

from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table

REMEMBERED = 64  # times to keep per game and level
GOING_ON = 0.25  # of the pace, for a bot that goes on with its own turn
WORLDS = 8  # samples without a choice until an answer counts as publicly forced


class Tempo:
    """How long bots of each level took for their latest real choices."""

    def __init__(self, dice: Dice | None = None) -> None:
        self._dice = dice or SystemDice()
        self._times: dict[tuple[str, str], deque[float]] = {}

    def note(self, game: str, bot: str, seconds: float) -> None:
        """Record the time of a real choice."""
        self._times.setdefault((game, bot), deque(maxlen=REMEMBERED)).append(seconds)

    def like(self, game: str, bot: str) -> float:
        """A random one of the recorded times; 0 if there are none."""
        times = self._times.get((game, bot))
        return times[self._dice.below(len(times))] if times else 0.0


def may_have_a_choice(table: Table, seat: Seat, dice: Dice | None = None) -> bool:
    """True if a spectator must consider it possible that `seat` has more than one option."""
    dice = dice or SystemDice()
    worlds = Uniform(table.imagine(SPECTATOR, dice), SPECTATOR)
    return any(worlds.draw(dice).option_count(seat) > 1 for _ in range(WORLDS))


def until_beat(asked_at: float, pace: float, now: float) -> float:
    """Seconds until the next beat; the first is one whole pace after the question."""
    if pace <= 0:
        return 0.0
    beats = max(1, math.ceil((now - asked_at) / pace))
    return max(0.0, asked_at + beats * pace - now)
