"""The one thing everybody handles: a question to a seat, and the keys that answer it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    seat: Seat  # who must answer; CHANCE is a seat too
    ask: str  # text key of the question, "ask-bury"
    rule: str  # the paragraph that asks it, "HL-8.1"
    options: Sequence[str]  # unique, ordered, complete; keys name places, not secrets

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "ask": self.ask,
            "rule": self.rule,
            "options": list(self.options),
        }

    def seen_by(self, viewer: Seat) -> dict[str, object]:
        """What others see of it: who is asked and what about, never the options (HL-17.11)."""
        shown = self.as_dict()
        if viewer != self.seat:
            del shown["options"]
        return shown
