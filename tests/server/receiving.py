"""What stands at the other end of a summons: a push service on loopback that reads the messages as
a browser would, and a mail server that keeps what it is given.

The messages are decrypted by `http_ece` and the sender's note is checked by `py_vapid`, which know
nothing of our own encryption.
"""

import asyncio
import contextlib
import email
import json
import secrets
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hiddenhand.server.summons.encoding import to_base64
from tests.server.people import PATIENCE, Guest


@dataclass
class Browser:
    """The part of a browser that subscribes and decrypts."""

    service: "PushService"
    path: str = field(default_factory=lambda: f"/push/{secrets.token_urlsafe(12)}")
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    answers: list[int] = field(default_factory=list)  # statuses to answer with; then 201
    got: list[dict[str, Any]] = field(default_factory=list)  # messages in the clear
    headers: list[dict[str, str]] = field(default_factory=list)
    tried: int = 0

    def __post_init__(self) -> None:
        self.service.browsers[self.path] = self

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": to_base64(point), "auth": to_base64(self.auth)}
        return {"endpoint": f"{self.service.address}{self.path}", "keys": keys}

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        self.tried += 1
        if self.answers and (status := self.answers.pop(0)) >= 300:
            return status
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 28 * 86400
        assert Vapid02.verify(headers["authorization"])
        clear = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        self.headers.append(headers)
        self.got.append(json.loads(clear))
        return 201

    async def until(self, count: int, patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while len(self.got) < count:
                assert self.service.troubles == []
                await asyncio.sleep(0.01)


@dataclass
class PushService:
    address: str = ""
    browsers: dict[str, Browser] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            browser, status = service.browsers.get(self.path), 404
            if browser is not None:
                try:
                    status = browser.take(body, headers)
                except Exception as error:  # told by the test, not by this thread
                    service.troubles.append(repr(error))
                    status = 400
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service.address = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
    assert service.troubles == []


@dataclass
class MailBox:
    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)

    @property
    def settings(self) -> dict[str, Any]:
        """The server's settings that send mail here."""
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.port,
            "smtp_security": "none",
            "smtp_from": "Hidden Hand <play@example.org>",
        }

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    async def until(self, count: int, patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)

    # -- for aiosmtpd ---------------------------------------------------------------------------

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 OK"


@contextlib.contextmanager
def mail_server() -> Iterator[MailBox]:
    """Receives mail at a port of the system, in a thread of its own."""
    box, loop = MailBox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    listening = asyncio.run_coroutine_threadsafe(
        loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0), loop
    ).result(PATIENCE)
    box.port = listening.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(listening.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


async def subscribe(guest: Guest, service: PushService) -> Browser:
    browser = Browser(service)
    told = await guest.ask("PUT", "/api/me/summons/push", browser.subscription)
    assert told["push_here"]
    return browser
