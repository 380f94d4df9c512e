"""What happened in a game, and how much of it each viewer is told."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hiddenhand.core.seats import OPEN, Seat

Fact = str | int | bool | None | list[str] | list[int] | list["Fact"] | dict[str, "Fact"]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `seen_by` decides what a viewer is told of it."""

    kind: str  # text key of the sentence, "buried"
    public: Mapping[str, Fact]
    secret: Mapping[str, Fact] = field(default_factory=dict)
    witnesses: tuple[Seat, ...] = ()  # seats that also see the secret part
    fleeting: Mapping[str, Fact] = field(default_factory=dict)  # public until forgotten
    forgets: bool = False  # True: the fleeting parts of all earlier events are no longer shown

    def seen_by(self, viewer: Seat, forgotten: bool = False) -> dict[str, Fact]:
        """The facts shown to `viewer`. Logs, animations, bots and spectators all use it."""
        told: dict[str, Fact] = {"event": self.kind, **self.public}
        if viewer == OPEN or not forgotten:
            told.update(self.fleeting)
        if viewer == OPEN or viewer in self.witnesses:
            told.update(self.secret)
        return told
