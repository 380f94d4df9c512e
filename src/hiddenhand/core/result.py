"""How a game ended, and why, as data."""

from dataclasses import dataclass

from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[Seat, ...]  # empty when nobody wins
    ranking: tuple[tuple[Seat, ...], ...]  # best first; seats in one tuple share the place
    ending: str  # short key for counting, "water:most-heroes"
    explanation: tuple[dict[str, Fact], ...]  # the steps in order, with the counts they compared

    def as_dict(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "ranking": [list(place) for place in self.ranking],
            "ending": self.ending,
            "explanation": [dict(step) for step in self.explanation],
        }
