"""Pages of other sites stay out, even where the browser would send the cookie along."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from hiddenhand.server.wire import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")


def is_foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """True for a page of another site. Programs that are no browser name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    host = headers.get("host", "")
    return origin not in (f"http://{host}", f"https://{host}", *allowed)


class OnlyOurPages:
    """Refuses what a foreign page wants to change."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
        elif is_foreign(Headers(scope=scope), self.allowed):
            await _refuse(send)
        else:
            await self.app(scope, receive, send)


async def _refuse(send: Send) -> None:
    refusal = Refusal(error="foreign-origin", place="origin", message="a page of another site")
    body = refusal.model_dump_json().encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
