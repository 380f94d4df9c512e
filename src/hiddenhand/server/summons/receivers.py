"""Who can be called to a table, by what, and when not; and what a store keeps of that."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Literal, Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MOST_DEVICES = 10  # of one user that can be called; a further one takes the place of the oldest
MOST_FAILURES = 5  # in a row; then nobody seems to listen there any more
MOST_MUTED = 200  # tables one user can have silenced


@dataclass(frozen=True, slots=True)
class PushRow:
    """Where the browser of a device can be reached: an address at its maker's push service, and
    the keys for which messages are encrypted (RFC 8291)."""

    device: str
    user: str
    endpoint: str
    p256dh: str
    auth: str
    created_at: float
    failures: int = 0  # in a row


@dataclass(frozen=True, slots=True)
class MailRow:
    """An address, which counts once its owner has confirmed it."""

    user: str
    address: str
    asked_at: float
    confirmed_at: float | None = None


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours without a summons, as minutes of the day in the person's own time zone. They may go
    over midnight."""

    begins: int
    ends: int
    zone: str  # "Europe/Warsaw"

    def until(self, now: float) -> float | None:
        """When the quiet that holds now is over; None: it does not hold now."""
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        length, into = (self.ends - self.begins) % 1440, (minute - self.begins) % 1440
        if into >= length:
            return None
        day = local.replace(hour=0, minute=0, second=0, microsecond=0)
        end = day.replace(hour=self.ends // 60, minute=self.ends % 60)
        if end <= local:
            end += timedelta(days=1)  # the same hour of the next day, however long this one is
        return end.timestamp()


def zone_of(name: str) -> tzinfo:
    """UTC where this machine does not know the zone (any more)."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    return name == "UTC" or zone_of(name) is not UTC


@dataclass(frozen=True, slots=True)
class Receiver:
    """A person who has asked to be called, and has not silenced the table in question."""

    user: str
    language: str | None
    devices: tuple[PushRow, ...]
    mail: str | None  # confirmed
    quiet: Quiet | None

    def quiet_until(self, now: float) -> float | None:
        return None if self.quiet is None else self.quiet.until(now)


class BadPushKey(ValueError):
    """A key that is no point of the curve, or an authentication secret of a wrong length."""


Outcome = Literal["sent", "gone", "failed"]


class Push(Protocol):
    """Sends messages to browsers."""

    @property
    def public_key(self) -> str: ...  # for which browsers subscribe
    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raise `BadPushKey` for a subscription that nothing can be sent to."""

    async def send(self, to: PushRow, message: dict[str, str], topic: str) -> Outcome:
        """A message that has not arrived yet is replaced by a newer one of the same topic."""

    async def close(self) -> None: ...


class SummonsStore(Protocol):
    async def server_key(self, name: str, fresh: str) -> str:
        """The secret of that name which all servers on this database share; `fresh`, if there was
        none yet."""

    async def receivers(self, users: Sequence[str], room: str) -> list[Receiver]:
        """Those of the users who can be called to this room."""

    async def turns_of(self, game_id: str, seats: Sequence[int]) -> int:
        """How many answers these seats have given."""

    async def claim_summons(self, user: str, game_id: str, turn: int, now: float) -> bool:
        """True for the first who asks: the user was not yet called for this turn or a later one."""

    async def save_push(self, row: PushRow) -> None: ...  # one for each device and each endpoint
    async def pushes(self, user: str) -> list[PushRow]: ...
    async def drop_push(self, device: str) -> bool: ...
    async def drop_endpoint(self, endpoint: str) -> None: ...
    async def note_push(self, endpoint: str, arrived: bool) -> None:
        """Count failures in a row; after `MOST_FAILURES` the subscription is dropped."""

    async def mail_of(self, user: str) -> MailRow | None: ...
    async def ask_mail(self, row: MailRow, token_hash: bytes) -> None: ...
    async def confirm_mail(self, token_hash: bytes, now: float, asked_after: float) -> str | None:
        """The user whose address this token confirms; None: no such token (any more)."""

    async def drop_mail(self, user: str) -> bool: ...
    async def drop_asked_mail(self, asked_before: float) -> int: ...  # never confirmed

    async def quiet_of(self, user: str) -> Quiet | None: ...
    async def save_quiet(self, user: str, quiet: Quiet | None) -> None: ...
    async def muted_rooms(self, user: str) -> list[str]: ...
    async def mute_room(self, user: str, room: str, muted: bool) -> None: ...
