"""How I am called when it is my turn: over HTTP."""

from typing import Annotated

from pydantic import Field

from hiddenhand.server.wire.base import Part
from hiddenhand.server.wire.http import Token

Minute = Annotated[int, Field(ge=0, le=1439)]  # of the day


class PushKeys(Part):
    """What the browser says its messages must be encrypted for."""

    p256dh: Annotated[str, Field(max_length=120, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class PushSubscription(Part):
    """Where the browser of this device can be reached."""

    endpoint: Annotated[str, Field(min_length=10, max_length=1000)]
    keys: PushKeys


class QuietHours(Part):
    """From a minute of the day to another, in this time zone: nobody calls me."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_/+-]+$")]


class QuietChange(Part):
    quiet: QuietHours | None  # None: at any hour


class MailChange(Part):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class MailLink(Part):
    """What the link in the mail that asked for it carries."""

    token: Token


class RoomMute(Part):
    muted: bool = True


class SummonsInfo(Part):
    """How I can be called, on this device and elsewhere."""

    push_key: str | None  # for the browser to subscribe with; None: this server sends none
    push_here: bool  # this device is called
    push_devices: int  # how many of mine are
    mail_offered: bool  # by whoever runs this server
    mail: str | None  # my address
    mail_confirmed: bool
    quiet: QuietHours | None
    muted: list[str]  # rooms from which I am not called
