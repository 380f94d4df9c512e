"""Identity without passwords: a device holds a token in a cookie, the server stores only its hash.

A one-time link signs in another device. Tokens are 32 random bytes, so they cannot be guessed, and
a stolen database does not contain them.
"""

import contextlib
import time
from typing import Annotated, ClassVar

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.people.tokens import hash_of as hash_of
from hiddenhand.server.people.tokens import looks_like_token as looks_like_token
from hiddenhand.server.people.tokens import new_id as new_id
from hiddenhand.server.people.tokens import new_node as new_node
from hiddenhand.server.people.tokens import new_token as new_token
from hiddenhand.server.refusals import TooFast
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import DeviceRow, NotStored, Store, UserRow

COOKIE = "hiddenhand"
SAFE_COOKIE = f"__Host-{COOKIE}"  # used under https: other hosts and plain http cannot set it
COOKIE_DAYS = 400  # the longest that browsers keep
RENEW_AFTER = 86400.0  # seconds; younger cookies are not renewed
SEEN_EVERY = 3600.0  # seconds between updates of a device's `seen_at`


class NotSignedIn(HiddenHandError):
    """The request has no valid token."""

    code = "not-signed-in"
    status: ClassVar[int] = 401


class AlreadySignedIn(HiddenHandError):
    """The request tries to create a user, but its device is signed in."""

    code = "already-signed-in"
    status: ClassVar[int] = 409


class BadLink(HiddenHandError):
    """A sign-in link that was already used, has expired, or never existed."""

    code = "bad-link"
    status: ClassVar[int] = 404


def new_device(user: str, agent: str) -> DeviceRow:
    """A row for a new device of this user, labeled from its `User-Agent`."""
    now = time.time()
    return DeviceRow(new_id(), user, _label(agent), now, now)


def _label(agent: str) -> str:
    """A short name for a device from its `User-Agent`: "Firefox, Linux"."""
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
    """True if the connection, or the proxy in front of the server, uses https."""
    settings: Settings = connection.app.state.settings
    return settings.is_secure or connection.url.scheme in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie that holds the token."""
    return SAFE_COOKIE if is_secure(connection) else COOKIE


def set_cookie(response: Response, request: Request, token: str, name: str | None = None) -> None:
    """Store the token in the browser for `COOKIE_DAYS`."""
    response.set_cookie(
        name or cookie_of(request),
        token,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        secure=is_secure(request),
        httponly=True,
        samesite="lax",
    )


def way_back_of(connection: HTTPConnection) -> str:
    """The name of the cookie that holds the token of whoever used this device before."""
    return f"{cookie_of(connection)}-before"


def keep_way_back(response: Response, request: Request) -> None:
    """Keep the token of this request in the browser as the way back to its user."""
    set_cookie(response, request, request.cookies[cookie_of(request)], way_back_of(request))


def renew_cookie(response: Response, request: Request, device: DeviceRow) -> None:
    """Extend the cookie of an active device so that it does not expire after `COOKIE_DAYS`."""
    if time.time() - device.created_at > RENEW_AFTER:
        set_cookie(response, request, request.cookies[cookie_of(request)])


def clear_cookie(response: Response, request: Request) -> None:
    """Delete the cookie in the browser."""
    name, secure = cookie_of(request), is_secure(request)
    response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")


# -- who sent the request ----------------------------------------------------------------------


async def find_device(
    connection: HTTPConnection, cookie: str | None = None
) -> tuple[UserRow, DeviceRow] | None:
    """The user and device of a request or socket, or of its other `cookie`; None if it is not
    signed in."""
    token = connection.cookies.get(cookie or cookie_of(connection), "")
    if not looks_like_token(token):
        return None
    store: Store = connection.app.state.store
    found = await store.user_of_token(hash_of(token))
    if found is not None and time.time() - found[1].seen_at > SEEN_EVERY:
        with contextlib.suppress(NotStored):  # reading must work even if the disk is full
            await store.touch_device(found[1].id, time.time())
    return found


async def user_of_socket(socket: WebSocket) -> UserRow | None:
    """The signed-in user of a socket; None if there is none."""
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
    """The signed-in user, for FastAPI. Raises `NotSignedIn` or `TooFast`."""
    return found[0]


async def current_device(
    found: Annotated[tuple[UserRow, DeviceRow], Depends(_signed_in_device)],
) -> DeviceRow:
    """The signed-in device, for FastAPI. Raises `NotSignedIn` or `TooFast`."""
    return found[1]


SignedIn = Annotated[UserRow, Depends(current_user)]
ThisDevice = Annotated[DeviceRow, Depends(current_device)]
