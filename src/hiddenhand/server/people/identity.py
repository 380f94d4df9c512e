"""Who is there, without passwords: a device holds a token in a cookie, we hold only its hash.

A one-time link brings another device along. Tokens are 32 random bytes; nobody guesses them, and a
stolen database signs nobody in.
"""

import base64
import contextlib
import hashlib
import secrets
import time
import unicodedata
from typing import Annotated, ClassVar

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.refusals import TooFast
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import DeviceRow, NotStored, Store, UserRow

COOKIE = "hiddenhand"
SAFE_COOKIE = f"__Host-{COOKIE}"  # under https: no other host and no plain http can set this one
COOKIE_DAYS = 400  # the longest that browsers keep
RENEW_AFTER = 86400.0  # seconds; younger cookies need no new one
SEEN_EVERY = 3600.0  # seconds between notes of when a device was last seen
LONGEST_NAME = 24


class NotSignedIn(HiddenHandError):
    code = "not-signed-in"
    status: ClassVar[int] = 401


class AlreadySignedIn(HiddenHandError):
    code = "already-signed-in"
    status: ClassVar[int] = 409


class BadName(HiddenHandError):
    code = "bad-name"
    status: ClassVar[int] = 422


class BadLink(HiddenHandError):
    """A sign-in link that was used already, is too old, or never was one."""

    code = "bad-link"
    status: ClassVar[int] = 404


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Short enough to read, long enough that nobody guesses it."""
    return secrets.token_urlsafe(12)


def new_node(name: str) -> str:
    """A node among others; one that was started again is another one."""
    return f"{name}-{secrets.token_hex(4)}"


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def looks_like_token(word: str) -> bool:
    """43 letters that are 32 bytes; anything else is not even looked up."""
    try:
        return len(word) == 43 and len(base64.b64decode(word + "=", b"-_", validate=True)) == 32
    except ValueError:
        return False


def clean_name(name: str) -> str:
    """A name as others will read it: one line, no invisible letters, no tricks of direction."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain or len(plain) > LONGEST_NAME:
        raise BadName(f"1 to {LONGEST_NAME} letters", place="name")
    if not plain.isprintable():
        raise BadName("some letters cannot be seen", place="name")
    return plain


def new_device(user: str, agent: str) -> DeviceRow:
    now = time.time()
    return DeviceRow(new_id(), user, _label(agent), now, now)


def _label(agent: str) -> str:
    """What the device calls itself, short: "Firefox, Linux"."""
    browsers = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome"}
    browsers |= {"Safari": "Safari"}
    systems = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows"}
    systems |= {"Mac OS": "Mac", "Linux": "Linux"}
    found = [
        next((name for mark, name in marks.items() if mark in agent), "")
        for marks in (browsers, systems)
    ]
    return ", ".join(filter(None, found))


# -- the cookie --------------------------------------------------------------------------------


def is_secure(connection: HTTPConnection) -> bool:
    settings: Settings = connection.app.state.settings
    return settings.is_secure or connection.url.scheme in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    return SAFE_COOKIE if is_secure(connection) else COOKIE


def set_cookie(response: Response, request: Request, token: str) -> None:
    response.set_cookie(
        cookie_of(request),
        token,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        secure=is_secure(request),
        httponly=True,
        samesite="lax",
    )


def renew_cookie(response: Response, request: Request, device: DeviceRow) -> None:
    """Whoever comes by now and then is not forgotten after `COOKIE_DAYS`."""
    if time.time() - device.created_at > RENEW_AFTER:
        set_cookie(response, request, request.cookies[cookie_of(request)])


def clear_cookie(response: Response, request: Request) -> None:
    name, secure = cookie_of(request), is_secure(request)
    response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")


# -- who asks ----------------------------------------------------------------------------------


async def find_device(connection: HTTPConnection) -> tuple[UserRow, DeviceRow] | None:
    """The user and device behind a request or a socket; None for a stranger."""
    token = connection.cookies.get(cookie_of(connection), "")
    if not looks_like_token(token):
        return None
    store: Store = connection.app.state.store
    found = await store.user_of_token(hash_of(token))
    if found is not None and time.time() - found[1].seen_at > SEEN_EVERY:
        with contextlib.suppress(NotStored):  # a full disk keeps nobody from looking
            await store.touch_device(found[1].id, time.time())
    return found


async def user_of_socket(socket: WebSocket) -> UserRow | None:
    found = await find_device(socket)
    return None if found is None else found[0]


async def _signed_in_device(request: Request) -> tuple[UserRow, DeviceRow]:
    found = await find_device(request)
    if found is None:
        raise NotSignedIn("say who you are first: POST /api/me", place="cookie")
    asking: Turnstile = request.app.state.asking
    wait = asking.wait(found[0].id)
    if wait:
        raise TooFast("too many requests of yours", place="user", retry_after=wait)
    return found


async def current_user(
    found: Annotated[tuple[UserRow, DeviceRow], Depends(_signed_in_device)],
) -> UserRow:
    return found[0]


async def current_device(
    found: Annotated[tuple[UserRow, DeviceRow], Depends(_signed_in_device)],
) -> DeviceRow:
    return found[1]


SignedIn = Annotated[UserRow, Depends(current_user)]
ThisDevice = Annotated[DeviceRow, Depends(current_device)]
