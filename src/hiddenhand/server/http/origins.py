"""Rejects requests from pages of other sites, for which the browser may send the cookie."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from hiddenhand.server.http.gate import refuse
from hiddenhand.server.refusals import ForeignOrigin
from hiddenhand.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
OURS = ("same-origin", "none")  # "none": typed, or a bookmark


def is_foreign(headers: Headers, settings: Settings) -> bool:
    """True for a page of another site. Programs other than browsers send no origin.

    If the settings have a public address, only that one counts, not the `Host` header: a hostile
    page can control that through DNS rebinding.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in OURS
    if settings.public_url:
        return origin not in (settings.public_url, *settings.origins)
    host = headers.get("host", "")
    return origin not in (f"http://{host}", f"https://{host}", *settings.origins)


class OnlyOurPages:
    """Middleware that rejects changes by pages of other sites with `ForeignOrigin`."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE
        if unsafe and is_foreign(Headers(scope=scope), self.settings):
            await refuse(send, ForeignOrigin("a page of another site", place="origin"))
        else:
            await self.app(scope, receive, send)
