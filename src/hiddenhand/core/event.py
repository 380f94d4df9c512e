"""What happened, told to each viewer as far as that viewer was a witness."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hiddenhand.core.seats import OPEN, Seat

Fact = str | int | bool | None | list[str] | list[int] | list["Fact"] | dict[str, "Fact"]


@dataclass(frozen=True, slots=True)
class Event:
    kind: str  # text key of the sentence, "buried"
    public: Mapping[str, Fact]
    secret: Mapping[str, Fact] = field(default_factory=dict)
    witnesses: tuple[Seat, ...] = ()  # seats that saw the secret part
    fleeting: Mapping[str, Fact] = field(default_factory=dict)  # public until it is forgotten
    forgets: bool = False  # from here on the fleeting parts of earlier events are gone

    def seen_by(self, viewer: Seat, forgotten: bool = False) -> dict[str, Fact]:
        """The only way an event reaches anybody: log, animation, bot memory and spectators."""
        told: dict[str, Fact] = {"event": self.kind, **self.public}
        if viewer == OPEN or not forgotten:
            told.update(self.fleeting)
        if viewer == OPEN or viewer in self.witnesses:
            told.update(self.secret)
        return told
