"""Every refusal has a name and a place, and leaves everything as it was."""

from typing import ClassVar

from hiddenhand.core.event import Fact


class HiddenHandError(Exception):
    """Base of all errors a user of the library can meet. `code` is stable, `place` says where.

    The message is English, for programmers. People read `error-<code>` in their own language, or
    `error-<code>-<reason>` where the facts name a reason; the other facts stand in that sentence.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, place: str = "", **facts: Fact) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.place = place
        self.facts = facts

    def as_dict(self) -> dict[str, str]:
        return {"error": self.code, "place": self.place, "message": self.message}


class NotAnOption(HiddenHandError):
    """The answer is not in the list of options."""

    code = "not-an-option"


class OutOfTurn(HiddenHandError):
    """This seat owes no answer now."""

    code = "out-of-turn"


class GameIsOver(HiddenHandError):
    """The game has ended; nobody owes an answer."""

    code = "game-is-over"


class UnknownGame(HiddenHandError):
    code = "unknown-game"


class BadSettings(HiddenHandError):
    """An unknown setting, an unknown value, or values that do not go together."""

    code = "bad-settings"


class NoPlanes(HiddenHandError):
    """The game says nothing of itself to learning programs."""

    code = "no-planes"


class BadData(HiddenHandError):
    """A row of a data file is refused; `place` names the file and the row."""

    code = "bad-data"


class BadRecord(HiddenHandError):
    """The text is not a record we can read; `place` names the line."""

    code = "bad-record"


class TruncatedRecord(BadRecord):
    code = "truncated-record"


class DamagedRecord(BadRecord):
    code = "damaged-record"


class WrongVersion(BadRecord):
    code = "wrong-version"


class BadState(HiddenHandError):
    """Packed bytes that are no state of this game."""

    code = "bad-state"


class BadPosition(HiddenHandError):
    """A text that is no position of this game; `place` names line and word."""

    code = "bad-position"


class BrokenInvariant(HiddenHandError):
    """The engine caught itself in an impossible position: always a bug of ours."""

    code = "broken-invariant"


class UnknownBot(HiddenHandError):
    code = "unknown-bot"
