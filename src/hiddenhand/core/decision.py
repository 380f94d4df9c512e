"""A question to a seat, with the option keys that may answer it."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hiddenhand.core.seats import Seat


@mypyc_attr(acyclic=True)  # nothing in it refers to it, so the garbage collector can ignore it
@final
class Decision:
    """A pending question: which seat must answer it, and its legal options.

    seat      who must answer, or CHANCE
    ask       text key of the question, "ask-bury"
    rule      the paragraph that asks it, "HL-8.1"
    options   unique, ordered, complete; keys name places, never hidden cards
    """

    def __init__(self, seat: Seat, ask: str, rule: str, options: Sequence[str]) -> None:
        self.seat: Final[Seat] = seat
        self.ask: Final[str] = ask
        self.rule: Final[str] = rule
        self.options: Final[Sequence[str]] = options

    def number(self, key: str) -> i64:
        """The number of the option `key`, or -1 if there is none."""
        for number, option in enumerate(self.options):
            if option == key:
                return number
        return -1

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return False
        same = self.seat == other.seat and self.ask == other.ask and self.rule == other.rule
        return same and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, self.rule, tuple(self.options)))

    def __repr__(self) -> str:
        asked = f"seat={self.seat!r}, ask={self.ask!r}, rule={self.rule!r}"
        return f"Decision({asked}, options={self.options!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Decision, (self.seat, self.ask, self.rule, self.options)
