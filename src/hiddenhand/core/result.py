"""The result of a finished game and the reasons for it, as data."""

from dataclasses import dataclass

from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """Winners and ranking of a finished game, with an explanation."""

    winners: tuple[Seat, ...]  # empty if nobody wins
    ranking: tuple[tuple[Seat, ...], ...]  # best first; seats in one tuple are tied
    ending: str  # short key for statistics, "water:most-heroes"
    explanation: tuple[dict[str, Fact], ...]  # the steps in order, with the counts compared

    def as_dict(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        return {
            "winners": list(self.winners),
            "ranking": [list(place) for place in self.ranking],
            "ending": self.ending,
            "explanation": [dict(step) for step in self.explanation],
        }
