"""What the rooms refuse, by name. Over HTTP a refusal also has a status."""

from typing import ClassVar

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.wire.base import Refusal


def told(error: HiddenHandError) -> Refusal:
    """A refusal as it travels."""
    return Refusal(
        error=error.code, place=error.place, message=error.message, facts=dict(error.facts)
    )


def headers_of(error: HiddenHandError) -> dict[str, str]:
    """What goes with a refusal over HTTP: when it is worth trying again."""
    wait = error.facts.get("retry_after")
    return {} if wait is None else {"retry-after": str(wait)}


class Refused(HiddenHandError):
    """Base of what a client can be refused; nothing has changed when it is raised."""

    code = "refused"
    status: ClassVar[int] = 409


class NoSuchRoom(Refused):
    code = "no-such-room"
    status = 404


class NoSuchGame(Refused):
    """The room plays another game by now, or none."""

    code = "no-such-game"
    status = 404


class NotTheHost(Refused):
    code = "not-the-host"
    status = 403


class NotYourSeat(Refused):
    code = "not-your-seat"
    status = 403


class NotAtTheTable(Refused):
    """Only those who sit at the table may do this."""

    code = "not-at-the-table"
    status = 403


class NoSuchSeat(Refused):
    code = "no-such-seat"
    status = 404


class SeatIsTaken(Refused):
    code = "seat-is-taken"


class SeatsAreEmpty(Refused):
    code = "seats-are-empty"


class WrongStage(Refused):
    """A room that waits cannot be played in, one that plays cannot be changed, and so on."""

    code = "wrong-stage"


class Late(Refused):
    """The table has moved on since this question was asked."""

    code = "late"


class AlreadyTaken(Refused):
    """This very answer stands already: it was sent twice, and nothing is lost."""

    code = "already-taken"


class BotPlays(Refused):
    """A bot plays for this seat; take the seat back first."""

    code = "bot-plays"


class CannotTakeBack(Refused):
    code = "cannot-take-back"


class TooFast(Refused):
    code = "too-fast"
    status = 429


class TooMany(Refused):
    """Too much from one address; later it goes on."""

    code = "too-many"
    status = 429


class RoomIsFull(Refused):
    """So many look on already that no one else fits."""

    code = "room-is-full"
    status = 429


class NotForYou(Refused):
    """Only whoever keeps the server running may read this."""

    code = "not-for-you"
    status = 403


class Muted(Refused):
    code = "muted"
    status = 403


class TooManyMuted(Refused):
    """Whoever is silenced is kept with the room and told to all; that has an end."""

    code = "too-many-muted"


class TooSlow(Refused):
    """What belongs to a request did not come in time."""

    code = "too-slow"
    status = 408


class BadMessage(Refused):
    code = "bad-message"
    status = 422


class NoSuchPage(Refused):
    """Nothing lies at this address."""

    code = "no-such-page"
    status = 404


class BadRequest(Refused):
    """HTTP itself was used wrongly: a method or a header that does not fit."""

    code = "bad-request"
    status = 400


class ForeignOrigin(Refused):
    """A page of another site wants to change something."""

    code = "foreign-origin"
    status = 403


class ServerError(Refused):
    """A bug of ours."""

    code = "server-error"
    status = 500


class TooBig(Refused):
    code = "too-big"
    status = 413


class NotWatching(Refused):
    code = "not-watching"


class NoHints(Refused):
    """This room plays without hints."""

    code = "no-hints"
    status = 403


class NoNotebook(Refused):
    """This room plays without a notebook."""

    code = "no-notebook"
    status = 403


class NotReady(Refused):
    """This node takes no clients now; others do."""

    code = "not-ready"
    status = 503


class ServerBusy(Refused):
    code = "server-busy"
    status = 503
