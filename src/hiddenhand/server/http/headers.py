"""Security headers of all responses."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

Header = tuple[bytes, bytes]

# For pages: load everything from this server, no inline scripts.
APP_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
# For data: even if a browser showed it as a page, it could do nothing.
DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
# For the site that plays without a server: its engine is WebAssembly, and it needs no socket.
OFFLINE_POLICY = APP_POLICY.format(sockets="").replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
UNUSED = (
    "accelerometer camera display-capture geolocation gyroscope hid magnetometer"
    " microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking"
)
PERMISSIONS = ", ".join(f"{feature}=()" for feature in UNUSED.split())
HTTPS_ONLY = "max-age=31536000"  # a year; without subdomains, which may not be ours

ALWAYS: tuple[Header, ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", PERMISSIONS.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)


def app_policy(public_url: str) -> str:
    """The content security policy of a page. Old browsers do not count a socket as 'self', so
    its address is added if known."""
    sockets = f" {public_url.replace('http', 'ws', 1)}" if public_url else ""
    return APP_POLICY.format(sockets=sockets)


def headers(is_secure: bool) -> list[Header]:
    """The headers of a response that is not a page; a page has its own policy."""
    told = [*ALWAYS, (b"content-security-policy", DATA_POLICY.encode())]
    told.append((b"cache-control", b"no-store"))  # static files set their own
    if is_secure:
        told.append((b"strict-transport-security", HTTPS_ONLY.encode()))
    return told


class Guarded:
    """Middleware that adds the headers that a response does not set itself."""

    def __init__(self, app: ASGIApp, is_secure: bool) -> None:
        self.app = app
        self.is_secure = is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}
                wanted = headers(self.is_secure or scope["scheme"] == "https")
                fresh = [header for header in wanted if header[0] not in said]
                message["headers"] = [*message["headers"], *fresh]
            await send(message)

        await self.app(scope, receive, send_with_headers)
