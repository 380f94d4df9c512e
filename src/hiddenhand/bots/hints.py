"""Hints: a bot's rating of each option, with a win probability and a reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hint:
    """The rating of one option."""

    option: str
    chance: float  # estimated chance to win, 0 to 1
    reason: str  # text key, "hint-..."
    tried: int = 0  # simulated games behind the estimate, or as many as exact; 0: a heuristic

    def as_dict(self) -> dict[str, object]:
        """The hint as JSON-ready data."""
        return {
            "option": self.option,
            "chance": round(self.chance, 4),
            "reason": self.reason,
            "tried": self.tried,
        }


def best(hints: list[Hint]) -> float:
    """The highest chance among the hints."""
    return max(hint.chance for hint in hints)
