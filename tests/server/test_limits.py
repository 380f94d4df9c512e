"""Rate limits: who exceeds one gets an error with the time to wait; others are not affected."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest
import websockets

from hiddenhand.server.http import pages
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.limits import Bucket, Buckets, Turnstile
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import run, server
from tests.server.serving import Client, another, running_app, serving
from tests.server.test_serve import served

# -- counting ------------------------------------------------------------------------------------


def test_a_turnstile_says_when_to_come_again(no_time_passes: SimpleNamespace) -> None:
    clock = no_time_passes
    turnstile = Turnstile(10, 60.0)  # five at once, then one every six seconds
    assert [turnstile.wait("a") for _ in range(6)] == [0, 0, 0, 0, 0, 6]
    assert turnstile.wait("b") == 0  # another user
    clock.now += 5.9
    assert turnstile.wait("a") == 1
    clock.now += 0.2
    assert [turnstile.wait("a"), turnstile.wait("a")] == [0, 6]
    assert Turnstile(0, 60.0).wait("a") == 0  # no limit


def test_buckets_of_the_forgotten_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hiddenhand.server.limits.MOST_REMEMBERED", 2)
    buckets = Buckets(1, 0.001)
    first = buckets.of("a")
    assert isinstance(first, Bucket)
    buckets.of("b")
    assert buckets.of("a") is first
    buckets.of("c")  # evicts b, the least recently used
    assert buckets.of("a") is first


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),  # one home has billions of these
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_is_counted_together(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


# -- requests ------------------------------------------------------------------------------------


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


@pytest.mark.usefixtures("no_time_passes")
def test_one_address_does_not_slow_the_others(database: str) -> None:
    there = next((pages.STATIC / "assets").glob("*.js")).name

    async def scenario() -> None:
        async with running_app(database, requests_per_minute=20) as app:
            loud = httpx.ASGITransport(app, client=("203.0.113.7", 1))
            calm = httpx.ASGITransport(app, client=("203.0.113.8", 1))
            async with Client(transport=loud, base_url="http://table") as client:
                codes = [(await client.get("/healthz")).status_code for _ in range(12)]
                assert codes == [200] * 10 + [429] * 2
                files = [await client.get(f"/assets/{there}") for _ in range(3)]
                assert [file.status_code for file in files] == [200] * 3  # not counted
                missing = await client.get("/assets/no-such.js")
                assert told(missing) == (429, "too-fast")  # counted
                refused = await client.get("/")
                assert told(refused) == (429, "too-fast")
                assert refused.headers["retry-after"] == "3"
                assert refused.json()["facts"] == {"retry_after": 3}
            async with Client(transport=calm, base_url="http://table") as client:
                assert (await client.get("/healthz")).status_code == 200
            assert app.state.gate.refused["too-fast"] == 4

    asyncio.run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_one_user_cannot_use_many_addresses(database: str) -> None:
    async def scenario() -> None:
        async with running_app(database, requests_per_minute=20) as app:
            codes = []
            cookies = httpx.Cookies()
            for number in range(12):
                door = httpx.ASGITransport(app, client=(f"203.0.113.{number}", 1))
                client = Client(transport=door, base_url="http://table", cookies=cookies)
                async with client:
                    if not number:
                        await client.post("/api/me", json={"name": "Eve"})
                        cookies = client.cookies
                    codes.append((await client.get("/api/rooms/mine")).status_code)
            assert codes == [200] * 10 + [429] * 2

    asyncio.run(scenario())


def test_a_full_server_says_so_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running_app(database, requests_at_once=2) as app:
            gate = asyncio.Event()
            monkeypatch.setattr(app.state.store, "check", gate.wait)
            transport = httpx.ASGITransport(app)
            async with Client(transport=transport, base_url="http://table") as client:
                slow = [asyncio.create_task(client.get("/healthz")) for _ in range(2)]
                while app.state.gate.at_once < 2:
                    await asyncio.sleep(0)
                busy = await client.get("/api/games")
                assert told(busy) == (503, "server-busy")
                assert busy.headers["retry-after"] == "1"
                gate.set()
                assert [answer.status_code for answer in await asyncio.gather(*slow)] == [200, 200]
                assert (await client.get("/api/games")).status_code == 200
            assert app.state.gate.at_once == 0

    asyncio.run(scenario())


def test_what_is_too_large_is_not_read(database: str) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 1000
            yield b"x" * 1000

    async def scenario() -> None:
        async with serving(database, body_bytes=5000) as client:
            large = await client.post("/api/me", json={"name": "x" * 6000})
            assert told(large) == (413, "too-big")
            endless_one = await client.post(
                "/api/me", content=endless(), headers={"content-type": "application/json"}
            )
            assert told(endless_one) == (413, "too-big")
            assert sent <= 8000
            assert (await client.post("/api/me", json={"name": "Ola"})).status_code == 201
            record = await client.post("/api/games", content=b"x" * 6000)
            assert told(record)[0] == 422  # read, but not a record
            assert (await client.delete("/api/me")).status_code == 204

    asyncio.run(scenario())


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize(
    ("method", "path", "body", "settings"),
    [
        ("POST", "/api/rooms", {"game": "hidden_leaders", "seats": 2}, {"rooms_per_hour": 30}),
        ("POST", "/api/me/links", None, {}),
        ("GET", "/api/me/export", None, {}),
    ],
)
def test_what_costs_us_is_limited_by_user(
    database: str, method: str, path: str, body: object, settings: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with serving(database, **settings) as client, another(client) as other:
            await client.post("/api/me", json={"name": "Eve"})
            answers = [await client.request(method, path, json=body) for _ in range(16)]
            assert all(answer.is_success for answer in answers[:15])
            assert told(answers[15]) == (429, "too-fast")
            assert answers[15].headers["retry-after"] == "120"
            await other.post("/api/me", json={"name": "Ola"})
            assert (await other.request(method, path, json=body)).is_success

    asyncio.run(scenario())


def test_only_a_trusted_proxy_says_who_comes(database: str) -> None:
    """All requests come from 127.0.0.1 here; the header counts only if that is trusted."""
    for proxies, codes in (("127.0.0.1", [201, 201, 201]), ("203.0.113.1", [201, 429, 429])):
        with served(
            "--port",
            "0",
            "--db",
            database,
            HIDDENHAND_GUESTS_PER_HOUR="2",
            HIDDENHAND_TRUSTED_PROXIES=proxies,
        ) as (address, _):
            made = [
                httpx.post(
                    f"{address}/api/me",
                    json={"name": "Eve"},
                    headers={"x-forwarded-for": f"198.51.100.{number}"},
                    timeout=PATIENCE,
                )
                for number in range(3)
            ]
            assert [answer.status_code for answer in made] == codes
            secure = httpx.post(
                f"{address}/api/me",
                json={"name": "Ola"},
                headers={"x-forwarded-for": "198.51.100.99", "x-forwarded-proto": "https"},
                timeout=PATIENCE,
            )
            if proxies == "127.0.0.1":
                assert secure.headers["set-cookie"].startswith("__Host-")
            else:
                assert secure.status_code == 429


# -- sockets -------------------------------------------------------------------------------------


async def knock(guest: Guest) -> tuple[list[dict[str, Any]], int | None, str | None]:
    """Everything a new socket receives until it is closed, the code, and the reason."""
    url = f"ws://{guest.address}/api/socket"
    heard = []
    cookie = {"Cookie": guest.cookie()}
    async with websockets.connect(url, additional_headers=cookie, open_timeout=PATIENCE) as socket:
        try:
            while True:
                heard.append(orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        except websockets.ConnectionClosed:
            return heard, socket.close_code, socket.close_reason


def test_sockets_of_one_address_have_a_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        guests = [await Guest.arrive(here.address, name) for name in ("Ola", "Ben", "Eve")]
        for guest in guests[:2]:
            await guest.connect()
            await guest.hello()
        ((refused,), code, reason) = await knock(guests[2])
        assert (refused["type"], refused["refusal"]["error"]) == ("refused", "too-many")
        assert (code, reason) == (1008, "too-many retry-after=30")
        await guests[0].disconnect()
        await guests[1].send(type="ping")  # others are not affected
        await guests[1].until(lambda: any(m["type"] == "pong" for m in guests[1].inbox))
        while here.inside(lambda: here.app.state.gate.sockets.total()) > 1:
            await asyncio.sleep(0.02)
        await guests[2].connect()
        await guests[2].hello()
        for guest in guests:
            await guest.leave()

    with server(tmp_path, sockets_per_address=2) as here:
        run(scenario())


def test_a_server_full_of_sockets_says_try_again_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        await ola.connect()
        await ola.hello()
        ((refused,), code, reason) = await knock(ola)
        assert refused["refusal"]["error"] == "server-busy"
        assert (code, reason) == (1013, "server-busy retry-after=30")
        await ola.leave()

    with server(tmp_path, most_sockets=1) as here:
        run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_knocking_at_the_socket_counts_as_asking(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")  # the first of five
        for _ in range(4):
            await ola.connect()
            await ola.hello()
            await ola.disconnect()
            ola.inbox.clear()
        ((refused,), code, _) = await knock(ola)
        assert (refused["refusal"]["error"], code) == ("too-fast", 1008)
        await ola.http.aclose()

    with server(tmp_path, requests_per_minute=10) as here:
        run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_many_open_pages_do_not_make_one_person_louder(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        pages = [ola, *(ola.another_device() for _ in range(4))]
        for page in pages:
            await page.connect()
            await page.hello()
        for page in pages:
            for _ in range(10):
                await page.send(type="ping")
        for page in pages:
            await page.until(lambda page=page: len(page.inbox) == 11)  # type: ignore[misc]  # bound
        pongs = sum(m["type"] == "pong" for page in pages for m in page.inbox)
        refused = [m["refusal"] for page in pages for m in page.inbox if m["type"] == "refused"]
        assert pongs == 20
        assert {refusal["error"] for refusal in refused} == {"too-fast"}
        assert all(refusal["facts"]["retry_after"] >= 1 for refusal in refused)
        for page in pages:
            await page.leave()

    with server(tmp_path, messages_at_once=20, messages_per_second=1) as here:
        run(scenario())


def test_a_room_takes_so_many_onlookers_and_its_players(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        crowd = [await Guest.arrive(here.address, name) for name in ("Ben", "Eve", "Jan")]
        for guest in (*crowd, ola):
            await guest.connect()
        for guest in crowd[:2]:
            await guest.watch(code)
        await crowd[2].send(type="watch", room=code)
        answers = crowd[2].inbox
        refused = await crowd[2].until(lambda: [m for m in answers if m["type"] == "refused"])
        assert refused[0]["refusal"]["error"] == "room-is-full"
        await ola.watch(code)  # players can always watch
        await crowd[0].watch(code)  # and somebody who watches can ask again
        await crowd[1].disconnect()
        await ola.until(lambda: ola.rooms[code]["watchers"] == 1)
        await ola.disconnect()
        await crowd[0].until(lambda: not crowd[0].rooms[code]["seats"][0]["connected"])
        await crowd[2].watch(code)
        for guest in (*crowd, ola):
            await guest.leave()

    with server(tmp_path, watchers_per_room=2) as here:
        run(scenario())


def test_a_crowd_cannot_shout_a_room_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hiddenhand.server.live.chat.ALL_AT_ONCE", 6)
    monkeypatch.setattr("hiddenhand.server.live.chat.ALL_EVERY", 3600.0)

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        crowd = [await Guest.arrive(here.address, f"Guest {number}") for number in range(3)]
        for guest in crowd:
            await guest.connect()
            await guest.watch(code)
        for guest in crowd[:2]:
            for _ in range(3):
                await guest.demand(type="chat", room=code, text="hey")
        with pytest.raises(Refused, match="too-fast: too many messages at this table"):
            await crowd[2].demand(type="chat", room=code, text="hey")
        for guest in (*crowd, ola):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_frame_that_is_too_large_ends_the_socket(database: str) -> None:
    with served("--port", "0", "--db", database) as (address, _):
        made = httpx.post(f"{address}/api/me", json={"name": "Eve"}, timeout=PATIENCE)
        cookie = f"hiddenhand={made.cookies['hiddenhand']}"

        async def scenario() -> None:
            url = f"{address.replace('http', 'ws', 1)}/api/socket"
            async with websockets.connect(
                url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE
            ) as socket:
                await socket.recv()
                await socket.send("x" * 20_000)
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                assert socket.close_code == 1009

        run(scenario())
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).is_success
