"""All errors of the library. An operation that raises one leaves the state unchanged."""

from typing import ClassVar

from hiddenhand.core.event import Fact


class HiddenHandError(Exception):
    """Base class of all errors that callers can catch. `code` is stable, `place` says where.

    The message is English, for programmers. Users are shown the text `error-<code>`, or
    `error-<code>-<reason>` if the facts name a reason, in their language; the other facts are
    parameters of that text.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, place: str = "", **facts: Fact) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.place = place
        self.facts = facts

    def as_dict(self) -> dict[str, str]:
        """The error as JSON-ready data, as the server and the command line report it."""
        return {"error": self.code, "place": self.place, "message": self.message}


class NotAnOption(HiddenHandError):
    """The answer is not in the list of options."""

    code = "not-an-option"


class OutOfTurn(HiddenHandError):
    """The seat has no question to answer now."""

    code = "out-of-turn"


class GameIsOver(HiddenHandError):
    """The game has ended; no seat has a question to answer."""

    code = "game-is-over"


class UnknownGame(HiddenHandError):
    """No game of that name."""

    code = "unknown-game"


class BadSettings(HiddenHandError):
    """A setting is unknown, its value is not allowed, or the settings conflict."""

    code = "bad-settings"


class NoPlanes(HiddenHandError):
    """The game does not support learning programs: it has no planes."""

    code = "no-planes"


class BadData(HiddenHandError):
    """A row of a data file is invalid; `place` names the file and the row."""

    code = "bad-data"


class BadRecord(HiddenHandError):
    """The text is not a valid record; `place` names the line."""

    code = "bad-record"


class TruncatedRecord(BadRecord):
    """The record ends before its last line."""

    code = "truncated-record"


class DamagedRecord(BadRecord):
    """A line of the record cannot be read, or the checksum does not match."""

    code = "damaged-record"


class WrongVersion(BadRecord):
    """The record or its rules have a version that this program does not have."""

    code = "wrong-version"


class BadState(HiddenHandError):
    """The bytes are not a packed state of this game."""

    code = "bad-state"


class BadPosition(HiddenHandError):
    """The text is not a position of this game; `place` names the line and the word."""

    code = "bad-position"


class BrokenInvariant(HiddenHandError):
    """The engine reached an impossible state: always a bug in the engine."""

    code = "broken-invariant"


class UnknownBot(HiddenHandError):
    """No bot of that name, or invalid bot parameters."""

    code = "unknown-bot"
