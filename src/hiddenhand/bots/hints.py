"""What a bot thinks of each option, for hints: a chance to win and a reason as a text key."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hint:
    option: str
    chance: float  # estimated chance to win, 0 to 1
    reason: str  # text key, "hint-..."
    tried: int = 0  # games imagined behind the estimate; 0: a rule of thumb

    def as_dict(self) -> dict[str, object]:
        return {
            "option": self.option,
            "chance": round(self.chance, 4),
            "reason": self.reason,
            "tried": self.tried,
        }


def best(hints: list[Hint]) -> float:
    return max(hint.chance for hint in hints)
