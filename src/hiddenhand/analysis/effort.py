"""How much is thought, in numbers and not in seconds: the same seed tells the same everywhere.

The figures are such that a game of four takes well under a minute on two cores (benchmarks/
analysis.py). Long games get fewer imagined games for each moment.
"""

import math
from dataclasses import dataclass

from hiddenhand import build, games

PLAIN = 12  # uncompiled, so many times less; it still takes longer


@dataclass(frozen=True, slots=True)
class Effort:
    """What a game gets that does not say otherwise; fit for long games."""

    moments: int = 200  # of the curve, at most
    imagined: int = 2000  # games for the whole curve
    least: int = 10  # games for a moment
    answers: int = 150  # of an imagined game until its outlook counts; 0: to the end
    checked: int = 32  # games for each moment around a turning point
    decisions: int = 64  # looked at, of all people together
    options: int = 4  # tried for a decision
    tries: int = 8  # games for each of them
    sure: int = 32  # games for each of the best, before anything is said

    def games_for(self, moments: int) -> int:
        return max(self.least, self.imagined // max(1, moments))


def effort_for(game: str, share: float = 1.0) -> Effort:
    """`share` of the usual effort; less where the engine is not compiled."""
    part = games.find(game).part("analysis")
    usual: Effort = Effort() if part is None else part.EFFORT
    if not build.is_compiled():
        share /= PLAIN
    return usual if share == 1.0 else _shared(usual, share)


def _shared(usual: Effort, share: float) -> Effort:
    """Fewer games and fewer things looked at, so that each of them still means something."""
    part = math.sqrt(share)

    def some(number: int, least: int) -> int:
        return min(number, max(least, round(number * part))) if share < 1 else round(number * part)

    return Effort(
        moments=some(usual.moments, 20),
        imagined=round(usual.imagined * share),
        least=some(usual.least, 4),
        answers=usual.answers,
        checked=some(usual.checked, 10),
        decisions=some(usual.decisions, 8),
        options=usual.options,
        tries=some(usual.tries, 4),
        sure=some(usual.sure, 12),
    )
