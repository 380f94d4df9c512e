"""Pages of other sites stay out, even where the browser would send the cookie along."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from hiddenhand.server.http.gate import refuse
from hiddenhand.server.refusals import ForeignOrigin
from hiddenhand.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
OURS = ("same-origin", "none")  # "none": typed, or opened from a bookmark


def is_foreign(headers: Headers, settings: Settings) -> bool:
    """True for a page of another site. Programs that are no browser name no origin.

    Where the settings name our address, only that one is ours, whatever the request calls us:
    the name of the host is the client's word, and a hostile page may have had it looked up.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in OURS
    if settings.public_url:
        return origin not in (settings.public_url, *settings.origins)
    host = headers.get("host", "")
    return origin not in (f"http://{host}", f"https://{host}", *settings.origins)


class OnlyOurPages:
    """Refuses what a foreign page wants to change."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE
        if unsafe and is_foreign(Headers(scope=scope), self.settings):
            await refuse(send, ForeignOrigin("a page of another site", place="origin"))
        else:
            await self.app(scope, receive, send)
