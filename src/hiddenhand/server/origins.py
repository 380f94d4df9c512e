"""Pages of other sites stay out, even where the browser would send the cookie along."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hiddenhand.server.refusals import ForeignOrigin, told

SAFE = ("GET", "HEAD", "OPTIONS")


def is_foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """True for a page of another site. Programs that are no browser name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    host = headers.get("host", "")
    return origin not in (f"http://{host}", f"https://{host}", *allowed)


HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", b"frame-ancestors 'none'"),  # nobody puts us into a frame
]


class OnlyOurPages:
    """Refuses what a foreign page wants to change, and tells browsers to help with that."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message["headers"]}  # pages may be stricter
                fresh = [header for header in HEADERS if header[0] not in said]
                message["headers"] = [*message["headers"], *fresh]
            await send(message)

        if scope["method"] not in SAFE and is_foreign(Headers(scope=scope), self.allowed):
            await _refuse(send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


async def _refuse(send: Send) -> None:
    refused = ForeignOrigin("a page of another site", place="origin")
    body = told(refused).model_dump_json().encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
