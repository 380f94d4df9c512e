"""What is refused before the application: long or slow heads, silent connections, control frames,
clients that do not read, and more connections than there is room for."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Opcode

from hiddenhand.server.http import doors, protocols
from hiddenhand.server.http.doors import Doors, raise_file_limit
from hiddenhand.server.serve import configured
from hiddenhand.server.settings import Settings
from tests.server.people import PATIENCE, Guest
from tests.server.running import Running, run, server

OK = b"HTTP/1.1 200 OK"
GET = b"GET /healthz HTTP/1.1\r\nHost: table\r\n"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("doors")) as running:
        yield running


class Line:
    """A connection that sends any bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        """Send; a server that has closed the connection is no error."""
        with contextlib.suppress(ConnectionError):
            for part in parts:
                self.writer.write(part)
                await self.writer.drain()

    async def line(self) -> bytes:
        return (await asyncio.wait_for(self.reader.readline(), PATIENCE)).rstrip()

    async def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        with contextlib.suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        return b""

    async def answer(self) -> bytes:
        """The status of a whole response."""
        status = await self.line()
        length = 0
        while head := await self.line():
            if head.lower().startswith(b"content-length:"):
                length = int(head.split(b":")[1])
        await asyncio.wait_for(self.reader.readexactly(length), PATIENCE)
        return status


@contextlib.asynccontextmanager
async def line(here: Running) -> AsyncIterator[Line]:
    host, port = here.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def closed(here: Running) -> dict[str, int]:
    """How many connections the server has closed, by reason."""
    return dict(here.app.state.doors.closed)


# -- heads ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: 1\r\n" * 200,
        GET + b"X: " + b"x" * 40_000,
        b"GET /" + b"x" * 40_000,
        b"x" * 40_000,
    ],
    ids=["lines", "a line", "an address", "a method"],
)
def test_a_head_has_so_many_lines_and_bytes(here: Running, head: bytes) -> None:
    async def scenario() -> None:
        async with line(here) as client:
            await client.send(head)
            told = await client.rest()
            assert not told or told.split(b" ")[1] in (b"400", b"431")

    run(scenario())


def test_a_head_without_end_is_not_kept(here: Running) -> None:
    """Header lines forever, and one line without end. The server stops
    reading at the limit, so it cannot grow by more."""
    read: list[int] = []
    count = protocols.GuardedHttp._count

    def counting(self: protocols.GuardedHttp, size: int) -> None:
        read.append(size)
        count(self, size)

    async def scenario(part: bytes) -> None:
        async with line(here) as client:
            await client.send(GET, *(part for _ in range(200)))
            await client.rest()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocols.GuardedHttp, "_count", counting)
        for part in (b"X-Padding: " + b"x" * 50 + b"\r\n", b"x" * 65536):
            read.clear()
            run(scenario(part))
            assert 0 < sum(read) <= Settings().header_bytes + 2 * protocols.PART


def test_trailers_and_chunks_are_counted_too(here: Running) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: table\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def scenario(*parts: bytes) -> None:
        async with line(here) as client:
            await client.send(head, *parts)
            await client.rest()  # it is closed, or this waits for long

    run(scenario(b"0\r\n", b"X: 1\r\n" * 200))
    run(scenario(b"1\r\n{\r\n" * 20_000))
    run(scenario(*(b"1;" + b"x" * 50_000 for _ in range(50))))
    run(scenario(b"0\r\n", *(b"X: " + b"x" * 50_000 for _ in range(50))))


def test_many_requests_at_once_are_not_queued(here: Running) -> None:
    async def scenario() -> None:
        async with line(here) as client:
            await client.send((GET + b"\r\n") * 500)
            told = await client.rest()
            assert told.count(OK) < 500

    run(scenario())


def test_a_few_requests_may_follow_one_another(here: Running) -> None:
    async def scenario() -> None:
        async with line(here) as client:
            await client.send((GET + b"\r\n") * 3)
            assert [await client.answer() for _ in range(3)] == [OK] * 3
            await client.send(GET + b"\r\n")
            assert await client.answer() == OK

    run(scenario())


# -- time ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", GET, b"\r\n\r\n"], ids=["nothing", "half", "empty lines"])
def test_whoever_does_not_finish_a_head_is_disconnected(tmp_path: Path, said: bytes) -> None:
    async def scenario() -> None:
        async with line(impatient) as client:
            await client.send(said)
            told = await client.rest()
            assert told.startswith(b"HTTP/1.1 408") == (said == GET)
        async with line(impatient) as client:  # also after a first request
            await client.send(GET + b"\r\n")
            assert await client.answer() == OK
            await client.send(said or GET)
            await client.rest()
        await impatient.until(lambda: not impatient.app.state.doors.open)
        assert closed(impatient)["too-slow"] == 2

    with server(tmp_path, header_seconds=0.2) as impatient:
        run(scenario())


def test_a_body_that_nobody_reads_ends(tmp_path: Path) -> None:
    """The answer is known before the body has come; the rest of it is not waited for."""

    async def scenario() -> None:
        async with line(impatient) as client:
            await client.send(b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n1")
            assert (await client.line()).startswith(b"HTTP/1.1 40")
            await client.rest()
        async with line(impatient) as client:
            await client.send(
                b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n",
                *(b"x" * 50_000 for _ in range(18)),
            )
            await client.rest()

    with server(tmp_path, header_seconds=0.2) as impatient:
        run(scenario())


def test_whoever_does_not_read_is_disconnected(here: Running) -> None:
    """The transport says when it cannot write, and when it can again."""

    class Transport:
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    async def scenario() -> None:
        protocol: Any = protocols.GuardedHttp(
            configured(here.app), ServerState(), {}, asyncio.get_running_loop()
        )
        protocol.limits = Settings(reading_seconds=0.01)
        protocol.transport = Transport()
        protocol.flow = SimpleNamespace(pause_writing=int, resume_writing=int)
        protocol.pause_writing()
        waiting = protocol._unread
        protocol.resume_writing()
        assert waiting.cancelled()
        protocol.pause_writing()
        async with asyncio.timeout(PATIENCE):
            while not protocol.transport.aborted:
                await asyncio.sleep(0.01)

    run(scenario())


# -- sockets -------------------------------------------------------------------------------------


def frames(kind: Opcode, number: int) -> bytes:
    """Frames of a client, as small as they can be; a fragment is not the last one."""
    final = 0x00 if kind is Opcode.CONT else 0x80
    return bytes([final | kind, 0x80, 0, 0, 0, 0]) * number


async def open_socket(here: Running) -> tuple[Guest, Any]:
    guest = await Guest.arrive(here.address, "Ola")
    await guest.connect()
    await guest.hello()
    return guest, guest.socket.transport


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_a_flood_of_control_frames_ends_the_connection(here: Running, kind: Opcode) -> None:
    """Pings are not messages, so nothing counted them."""

    async def scenario() -> None:
        guest, transport = await open_socket(here)
        before = closed(here).get("control-frames", 0)
        begin = bytes([Opcode.TEXT, 0x80, 0, 0, 0, 0]) if kind is Opcode.CONT else b""
        transport.write(begin + frames(kind, 100_000))
        await asyncio.wait_for(guest.socket.wait_closed(), PATIENCE)
        assert guest.socket.close_code in (1008, 1006)
        assert closed(here)["control-frames"] == before + 1
        await guest.leave()

    run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_some_control_frames_are_no_flood(here: Running) -> None:
    async def scenario() -> None:
        guest, transport = await open_socket(here)
        transport.write(frames(Opcode.PING, Settings().control_frames_at_once - 1))
        await (await guest.socket.ping())  # answered
        await guest.send(type="ping")
        await guest.until(lambda: [m for m in guest.inbox if m["type"] == "pong"])
        await guest.leave()

    run(scenario())


def test_messages_are_parsed_no_further_ahead_than_needed(tmp_path: Path) -> None:
    """Thousands of tiny messages in one packet: each is refused in its turn, and the connection is
    closed after a hundred, without parsing the others."""
    parsed: list[int] = []
    feed = WebSocketsSansIOProtocol.data_received

    def counting(self: Any, data: bytes) -> None:
        parsed.append(len(data))
        feed(self, data)

    async def scenario() -> None:
        guest, transport = await open_socket(small)
        transport.write(frames(Opcode.TEXT, 40_000))
        await asyncio.wait_for(guest.socket.wait_closed(), PATIENCE)
        await guest.leave()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WebSocketsSansIOProtocol, "data_received", counting)
        with server(tmp_path) as small:
            run(scenario())
    assert max(parsed) <= protocols.FRAMES
    assert sum(parsed) < 6 * 40_000 / 4


# -- how many ------------------------------------------------------------------------------------


class Held:
    """A connection for the doors."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


Opened = Callable[..., tuple[Held, doors.Place | None]]


def opening(there: Doors) -> Opened:
    def one(host: str, *, busy: bool = False, file: int = 10) -> tuple[Held, doors.Place | None]:
        held = Held()
        place = there.enter(host, held, file)
        if busy and place is not None:
            there.work(place)
        return held, place

    return one


def test_the_longest_idle_of_the_one_with_most_gives_way() -> None:
    there = Doors(Settings(most_connections=4, connections_per_address=0, trusted_proxies=()))
    one = opening(there)
    calm, _ = one("203.0.113.1")
    loud = [one("203.0.113.2")[0] for _ in range(3)]
    with capture_logs() as log:
        fresh, place = one("203.0.113.3")
        one("203.0.113.3")
    assert place is not None
    assert [held.aborted for held in (calm, *loud, fresh)] == [False, True, True, False, False]
    assert [(line["event"], line["reason"]) for line in log] == [("connections_refused", "full")]
    assert there.open == 4


def test_connections_that_work_are_never_closed_for_others() -> None:
    there = Doors(Settings(most_connections=2, connections_per_address=0))
    one = opening(there)
    held = [one("203.0.113.2", busy=True) for _ in range(2)]
    assert one("203.0.113.3")[1] is None
    assert not any(each.aborted for each, _ in held)
    place = held[0][1]
    assert place is not None
    there.leave(place)
    there.leave(place)  # twice is once
    assert there.open == 1
    assert one("203.0.113.3")[1] is not None


def test_one_address_has_so_many_but_a_proxy_has_all() -> None:
    settings = Settings(connections_per_address=2, trusted_proxies=("198.51.100.0/24",))
    there = Doors(settings)
    one = opening(there)
    first, _ = one("203.0.113.2")
    one("203.0.113.2", busy=True)
    _, third = one("203.0.113.2", busy=True)  # in the place of the idle one
    assert first.aborted
    assert third is not None
    assert one("203.0.113.2")[1] is None
    assert one("203.0.113.3")[1] is not None
    assert all(one("198.51.100.7", busy=True)[1] is not None for _ in range(10))
    assert there.closed["one-address"] == 2


def test_the_last_files_are_kept_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system gives the lowest free number, so a high one says that few are left."""
    monkeypatch.setattr(doors, "file_limit", lambda: 1024)
    there = Doors(Settings())
    one = opening(there)
    idle, _ = one("203.0.113.2", file=1024 - doors.RESERVED_FILES - 1)
    assert one("203.0.113.3", file=1024 - doors.RESERVED_FILES)[1] is not None
    assert idle.aborted


def test_the_limit_of_open_files_is_raised_as_far_as_allowed(monkeypatch: Any) -> None:
    limits = SimpleNamespace(now=(256, 4096))
    fake = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda which: limits.now,
        setrlimit=lambda which, wanted: setattr(limits, "now", wanted),
    )
    monkeypatch.setattr(doors, "resource", fake)
    assert raise_file_limit(1000) == 1000
    assert raise_file_limit(500) == 1000
    assert raise_file_limit(9999) == 4096
    assert limits.now == (4096, 4096)


def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    """As many silent connections as there is room for."""

    async def scenario() -> None:
        async with contextlib.AsyncExitStack() as stack:
            ola = await Guest.arrive(crowded.address, "Ola")
            await ola.connect()
            await ola.hello()
            for _ in range(60):
                await stack.enter_async_context(line(crowded))
            # what httpx kept open was idle for longest and is closed: ask over a new connection
            asking = ola.another_device()
            code = await asking.create("hidden_leaders", 2)
            await ola.watch(code)
            ben = await Guest.arrive(crowded.address, "Ben")
            await ben.seat(code, 1)
            assert crowded.app.state.doors.open <= 20
            await asking.leave()
            await ola.leave()
            await ben.leave()

    with server(tmp_path, most_connections=20) as crowded:
        run(scenario())
        assert closed(crowded)["full"] >= 40


def test_a_socket_keeps_its_one_place(here: Running) -> None:
    async def scenario() -> None:
        there: Doors = here.app.state.doors
        await here.until(lambda: there.open == 0)
        guest = await Guest.arrive(here.address, "Ola")
        await guest.connect()
        await guest.hello()
        assert here.inside(lambda: there.open) == 2  # the socket, and what httpx keeps open
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://{here.address}/api/nowhere", open_timeout=PATIENCE)
        await guest.leave()
        await here.until(lambda: there.open == 0)

    run(scenario())
