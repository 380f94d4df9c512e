"""A question to a seat, with the option keys that may answer it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending question: which seat must answer it, and its legal options."""

    seat: Seat  # who must answer, or CHANCE
    ask: str  # text key of the question, "ask-bury"
    rule: str  # the paragraph that asks it, "HL-8.1"
    options: Sequence[str]  # unique, ordered, complete; keys name places, never hidden cards

    def as_dict(self) -> dict[str, object]:
        """The decision as JSON-ready data, options included."""
        return {
            "seat": self.seat,
            "ask": self.ask,
            "rule": self.rule,
            "options": list(self.options),
        }

    def seen_by(self, viewer: Seat) -> dict[str, object]:
        """The decision as `viewer` may see it: other seats do not get the options (HL-17.11)."""
        shown = self.as_dict()
        if viewer != self.seat:
            del shown["options"]
        return shown
