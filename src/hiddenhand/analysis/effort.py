"""How much an analysis computes, as counts rather than seconds, so a seed gives the same result
everywhere.

The counts are such that a game of four takes well under a minute on two cores
(benchmarks/analysis.py). Long games get fewer sampled games per moment.
"""

import math
from dataclasses import dataclass

from hiddenhand import build, games

PLAIN = 12  # without the compiled engine, divide by this; it still takes longer


@dataclass(frozen=True, slots=True)
class Effort:
    """The default counts, suitable for long games."""

    moments: int = 200  # of the curve, at most
    imagined: int = 2000  # sampled games for the whole curve
    least: int = 10  # sampled games per moment, at least
    answers: int = 150  # of a sampled game before its estimate counts; 0: play to the end
    checked: int = 32  # sampled games per moment around a turning point
    decisions: int = 64  # decisions checked, of all people together
    options: int = 4  # options tried per decision
    tries: int = 8  # sampled games per option
    sure: int = 32  # sampled games per option in the second round

    def games_for(self, moments: int) -> int:
        """Sampled games per moment."""
        return max(self.least, self.imagined // max(1, moments))


def effort_for(game: str, share: float = 1.0) -> Effort:
    """The game's usual effort times `share`; less without the compiled engine."""
    part = games.find(game).part("analysis")
    usual: Effort = Effort() if part is None else part.EFFORT
    if not build.is_compiled():
        share /= PLAIN
    return usual if share == 1.0 else _shared(usual, share)


def _shared(usual: Effort, share: float) -> Effort:
    """Reduce both the games and the things checked, so that each result still means something."""
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
