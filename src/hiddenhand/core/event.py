"""What happened in a game, and how much of it each viewer is told."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from hiddenhand.core.seats import OPEN, Seat

Fact = str | int | bool | None | list[str] | list[int] | list["Fact"] | dict[str, "Fact"]

_NOTHING: Final[Mapping[str, Fact]] = {}


@mypyc_attr(acyclic=True)  # nothing in it refers to it, so the garbage collector can ignore it
@final
class Event:
    """One thing that happened. `seen_by` decides what a viewer is told of it.

    kind        text key of the sentence, "buried"
    public      facts that everybody is told
    secret      facts that only the witnesses are told
    witnesses   seats that also see the secret part
    fleeting    facts that are public until forgotten
    forgets     True: the fleeting parts of all earlier events are no longer shown
    """

    def __init__(
        self,
        kind: str,
        public: Mapping[str, Fact],
        secret: Mapping[str, Fact] | None = None,
        witnesses: tuple[Seat, ...] = (),
        fleeting: Mapping[str, Fact] | None = None,
        forgets: bool = False,
    ) -> None:
        self.kind: Final[str] = kind
        self.public: Final[Mapping[str, Fact]] = public
        self.secret: Final[Mapping[str, Fact]] = _NOTHING if secret is None else secret
        self.witnesses: Final[tuple[Seat, ...]] = witnesses
        self.fleeting: Final[Mapping[str, Fact]] = _NOTHING if fleeting is None else fleeting
        self.forgets: Final[bool] = forgets

    def seen_by(self, viewer: Seat, forgotten: bool = False) -> dict[str, Fact]:
        """The facts shown to `viewer`. Logs, animations, bots and spectators all use it."""
        told: dict[str, Fact] = {"event": self.kind}
        told.update(self.public)
        if viewer == OPEN or not forgotten:
            told.update(self.fleeting)
        if viewer == OPEN or viewer in self.witnesses:
            told.update(self.secret)
        return told

    def _parts(
        self,
    ) -> tuple[
        str,
        Mapping[str, Fact],
        Mapping[str, Fact],
        tuple[Seat, ...],
        Mapping[str, Fact],
        bool,
    ]:
        parts = (self.kind, self.public, self.secret, self.witnesses, self.fleeting, self.forgets)
        return parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._parts() == other._parts()

    def __repr__(self) -> str:
        names = ("kind", "public", "secret", "witnesses", "fleeting", "forgets")
        told = [f"{name}={part!r}" for name, part in zip(names, self._parts(), strict=True)]
        return f"Event({', '.join(told)})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, self._parts()
