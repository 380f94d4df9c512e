"""Requests to addresses that strangers have named: to push services, and to nothing else.

A subscription names the address to which the server sends. Whoever could make it send into the
network behind it could knock there at doors that are closed from outside. So an address must be
https on the usual port, and its host must have public addresses only. The host is looked up when
the connection is made, and that very address is connected to: a name that means something else a
second later does not help. Redirects are not followed, and answers are not read.
"""

import asyncio
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

Headers = dict[bytes | str, bytes | str]
LONGEST = 1000  # letters of an address
SECONDS = 4.0  # for a whole request
AT_ONCE = 64  # connections
RESTING = 30.0  # seconds a connection is kept for the next message
LOOKUPS = 8  # names looked up at once, in threads of their own


class NotPublic(OSError):
    """A host in the network behind the server, or no host at all."""


def is_allowed(address: str, *, loopback: bool = False) -> bool:
    """True for the address of a push service; with `loopback`, for one of the tests too."""
    try:
        parts = urlsplit(address)
        port, host = parts.port, parts.hostname
    except ValueError:
        return False
    if not host or parts.username or parts.password or len(address) > LONGEST:
        return False
    if not address.isascii() or not address.isprintable() or " " in address:
        return False
    if loopback and host == "127.0.0.1":
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or port not in (None, 443):
        return False
    try:
        return _is_public(host)  # written as a number
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


def _is_public(host: str) -> bool:
    address = ip_address(host.split("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    address = mapped or address
    return address.is_global and not address.is_multicast


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, *, loopback: bool = False) -> None:
        self._network = httpcore.AnyIOBackend()
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(LOOKUPS, "lookup")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        last: Exception = NotPublic(f"{host} has no address")
        for address in await self._addresses(host, port):
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                last = error
        raise last

    async def _addresses(self, host: str, port: int) -> list[str]:
        if self._loopback and host == "127.0.0.1":
            return [host]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _look_up, host, port)
        if not found or not all(_is_public(address) for address in found):
            raise NotPublic(f"{host} is not a public address")
        return found

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int) -> list[str]:
    return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Outside:
    """Sends messages; says how each was received, and nothing more of the answer is read."""

    def __init__(self, *, loopback: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self._loopback = loopback
        self._network = PublicNetwork(loopback=loopback)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trust,
            max_connections=AT_ONCE,
            max_keepalive_connections=AT_ONCE // 4,
            keepalive_expiry=RESTING,
            network_backend=self._network,
        )

    def allows(self, address: str) -> bool:
        return is_allowed(address, loopback=self._loopback)

    async def post(self, address: str, headers: Headers, body: bytes) -> tuple[int, str]:
        """Status and `Retry-After` of the answer. Raises OSError if there was none in time."""
        try:
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream("POST", address, headers=headers, content=body) as response,
            ):
                told = {name.lower(): value for name, value in response.headers}
                return response.status, told.get(b"retry-after", b"").decode("ascii", "replace")
        except (
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
            httpcore.UnsupportedProtocol,
            UnicodeError,  # a host that cannot be looked up
        ) as error:
            raise OSError(repr(error)) from error

    async def close(self) -> None:
        await self._pool.aclose()
        self._network.close()
