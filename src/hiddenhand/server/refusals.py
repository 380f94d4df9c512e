"""The errors that clients can get, each with a stable code and an HTTP status."""

from typing import ClassVar

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.wire.base import Refusal


def told(error: HiddenHandError) -> Refusal:
    """An error in its wire form."""
    return Refusal(
        error=error.code,
        place=clean(error.place),
        message=clean(error.message),
        facts={
            name: clean(fact) if isinstance(fact, str) else fact
            for name, fact in error.facts.items()
        },
    )


def clean(text: str) -> str:
    """The text without halves of characters, which JSON can name but nobody can send."""
    return text.encode("utf-8", "replace").decode()


def headers_of(error: HiddenHandError) -> dict[str, str]:
    """The HTTP headers of an error: `Retry-After` if it says when to retry."""
    wait = error.facts.get("retry_after")
    return {} if wait is None else {"retry-after": str(wait)}


class Refused(HiddenHandError):
    """Base of the errors that a client can get; nothing has changed when one is raised."""

    code = "refused"
    status: ClassVar[int] = 409


class NoSuchRoom(Refused):
    """There is no room with this code, or it was deleted."""

    code = "no-such-room"
    status = 404


class NoSuchGame(Refused):
    """There is no such game, or the room plays another one now."""

    code = "no-such-game"
    status = 404


class NotTheHost(Refused):
    """Only the host of the room can do this."""

    code = "not-the-host"
    status = 403


class NotYourSeat(Refused):
    """Somebody else plays this seat."""

    code = "not-your-seat"
    status = 403


class DealChanged(Refused):
    """The room has another deal by now than the one whose commitment the client has seen."""

    code = "deal-changed"


class LinkAsked(Refused):
    """Another device has asked with this sign-in link already."""

    code = "link-asked"


class NotConfirmed(Refused):
    """The device that gave the sign-in link has not confirmed this one yet."""

    code = "not-confirmed"


class WrongCode(Refused):
    """The confirmed code is not that of the device that asks."""

    code = "wrong-code"


class LastWayBack(Refused):
    """This device is the only way back to the identity that would be forgotten."""

    code = "last-way-back"


class NotAtTheTable(Refused):
    """Only people with a seat can do this."""

    code = "not-at-the-table"
    status = 403


class NoSuchSeat(Refused):
    """The table has fewer seats."""

    code = "no-such-seat"
    status = 404


class SeatIsTaken(Refused):
    """Somebody already sits there."""

    code = "seat-is-taken"


class SeatsAreEmpty(Refused):
    """The game cannot start while a seat is free."""

    code = "seats-are-empty"


class WrongStage(Refused):
    """Not possible at this stage of the room: waiting, playing, over or abandoned."""

    code = "wrong-stage"


class Late(Refused):
    """The question is no longer open."""

    code = "late"


class AlreadyTaken(Refused):
    """The same answer was already accepted: it was sent twice, and nothing is lost."""

    code = "already-taken"


class BotPlays(Refused):
    """A bot plays for this seat; take the seat back first."""

    code = "bot-plays"


class StillThere(Refused):
    """This person was here a moment ago; `retry_after` says when a bot may play for them."""

    code = "still-there"


class CannotTakeBack(Refused):
    """The newest answer cannot be taken back (any more)."""

    code = "cannot-take-back"


class TooFast(Refused):
    """A rate limit was exceeded."""

    code = "too-fast"
    status = 429


class TooMany(Refused):
    """One address has too many open sockets, created too many guests or tried too many links."""

    code = "too-many"
    status = 429


class TooManyBotTables(Refused):
    """This host has too many running tables at which only bots play."""

    code = "too-many-bot-tables"
    status = 429


class RoomIsFull(Refused):
    """The room has its maximum number of watchers."""

    code = "room-is-full"
    status = 429


class NotForYou(Refused):
    """Only the operator of the server can read this."""

    code = "not-for-you"
    status = 403


class Muted(Refused):
    """The host has muted this user."""

    code = "muted"
    status = 403


class TooManyMuted(Refused):
    """The list of muted users of a room is full."""

    code = "too-many-muted"


class TooSlow(Refused):
    """The body of a request did not arrive in time."""

    code = "too-slow"
    status = 408


class BadMessage(Refused):
    """A message on the socket cannot be read."""

    code = "bad-message"
    status = 422


class NoSuchPage(Refused):
    """There is nothing at this address."""

    code = "no-such-page"
    status = 404


class BadRequest(Refused):
    """An HTTP method or header that does not fit."""

    code = "bad-request"
    status = 400


class ForeignOrigin(Refused):
    """A page of another site tries to change something."""

    code = "foreign-origin"
    status = 403


class ServerError(Refused):
    """A bug in the server."""

    code = "server-error"
    status = 500


class TooBig(Refused):
    """A request or message is too large."""

    code = "too-big"
    status = 413


class BadSubscription(Refused):
    """No address of a push service, or keys that are none."""

    code = "bad-subscription"
    status = 422


class BadAddress(Refused):
    """No mail address."""

    code = "bad-mail-address"
    status = 422


class NoPush(Refused):
    code = "no-push"


class NoMail(Refused):
    """This server sends no mail, or could not send this one."""

    code = "no-mail"


class NotWatching(Refused):
    """The client does not watch this room."""

    code = "not-watching"


class NoHints(Refused):
    """This room is played without hints."""

    code = "no-hints"
    status = 403


class NoNotebook(Refused):
    """This room is played without a notebook."""

    code = "no-notebook"
    status = 403


class NotReady(Refused):
    """This node accepts no clients now; other nodes do."""

    code = "not-ready"
    status = 503


class ServerBusy(Refused):
    """The server cannot do this now; try again."""

    code = "server-busy"
    status = 503
