"""Unused data is deleted after its time, and nothing else is."""

import asyncio
import time
from collections import Counter
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.operations import sweeping
from hiddenhand.server.operations.sweeping import DAY, Sweeper
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import DeviceRow, PlayerRow, UserRow
from tests.server import rows
from tests.server.people import PATIENCE
from tests.server.postgres import postgresql
from tests.server.serving import Client, running_app

TABLE = {"game": "hidden_leaders", "seats": 2}


class House:
    """A running application, its people, and a clock to move."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.store: SqlStore = app.state.store
        self.registry: RoomRegistry = app.state.registry

    def client(self) -> Client:
        return Client(transport=httpx.ASGITransport(self.app), base_url="http://table")

    async def guest(self, name: str) -> Client:
        client = self.client()
        assert (await client.post("/api/me", json={"name": name})).status_code == 201
        return client

    async def sweep_after(self, days: float, **settings: Any) -> Counter[str]:
        sweeper: Sweeper = self.app.state.sweeper
        sweeper.settings = replace(self.app.state.settings, **settings)
        found = await sweeper.sweep(time.time() + days * DAY)
        return Counter({kind: count for kind, count in found.items() if count})


async def with_house(database: str, scenario: Any, **settings: Any) -> None:
    async with running_app(database, **settings) as app:
        while not app.state.sweeper.sweeps:  # the sweep at the start
            await asyncio.sleep(0.01)
        await scenario(House(app))


def run(database: str, scenario: Any, **settings: Any) -> None:
    asyncio.run(with_house(database, scenario, **settings))


def test_guests_who_never_sat_anywhere_go_after_a_month(database: str) -> None:
    async def scenario(house: House) -> None:
        idle = await house.guest("Idle")
        host = await house.guest("Host")
        await host.post("/api/rooms", json=TABLE)
        writer = await house.guest("Writer")
        text = "hiddenhand 1\n"
        assert (await writer.post("/api/games", content=text)).status_code == 422
        assert not await house.sweep_after(29)
        keep = {"keep_rooms_days": 0}
        assert await house.sweep_after(31, **keep) == {"guests": 2}
        assert (await idle.get("/api/me")).status_code == 401
        assert (await host.get("/api/me")).status_code == 200
        assert await house.sweep_after(399, **keep) == {}
        assert await house.sweep_after(401, **keep) == {"guests": 1}
        assert (await host.get("/api/me")).status_code == 401
        assert not await house.store.rooms_of("")

    run(database, scenario)


def test_whoever_was_seen_stays(database: str) -> None:
    async def scenario(house: House) -> None:
        now = time.time()
        long_ago = now - 1000 * DAY
        user = UserRow("ola", "Ola", None, long_ago)
        old = DeviceRow("old", "ola", "", long_ago, long_ago)
        fresh = DeviceRow("fresh", "ola", "", long_ago, now)
        await house.store.add_user(user, old, b"1" * 32)
        await house.store.add_link(b"2" * 32, "ola", now + 60)
        await house.store.ask_with_link(b"2" * 32, b"4" * 32, "", "1234", now)
        await house.store.confirm_link(b"2" * 32, "ola", "1234", now)
        assert await house.store.use_link(b"2" * 32, b"4" * 32, fresh, b"3" * 32, now)
        assert await house.sweep_after(0) == {"devices": 1}  # the old device is signed out
        assert await house.store.user("ola") == user
        assert [device.id for device in await house.store.devices("ola")] == ["fresh"]

    run(database, scenario)


def test_an_open_page_keeps_its_person(database: str) -> None:
    async def scenario(house: House) -> None:
        ola = await house.guest("Ola")
        user = (await ola.get("/api/me")).json()["user"]
        house.registry.services.connections.by_user[user] = {}
        assert not await house.sweep_after(1000)
        del house.registry.services.connections.by_user[user]
        assert await house.sweep_after(1000) == {"guests": 1}

    run(database, scenario)


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_rooms_links_and_games_have_their_time(database: str, kind: str) -> None:
    async def scenario(house: House) -> None:
        ola = await house.guest("Ola")
        await ola.post("/api/me/links")
        codes = {}
        for name in ("waiting", "stalled", "over"):
            code = codes[name] = (await ola.post("/api/rooms", json=TABLE)).json()["code"]
            if name != "waiting":
                await ola.post(f"/api/rooms/{code}/seats/0", json={"do": "take"})
                await ola.post(f"/api/rooms/{code}/seats/1", json={"do": "local", "name": "Jan"})
                started = await ola.post(f"/api/rooms/{code}/start")
                assert started.status_code == 200
        ended = (await ola.post(f"/api/rooms/{codes['over']}/abandon", json={})).json()
        assert ended["stage"] == "abandoned"
        assert await house.sweep_after(1) == {"links": 1}
        assert not await house.sweep_after(29)

        keep = {"keep_guests_days": 0}
        assert await house.sweep_after(31, **keep) == {"rooms": 2}
        assert [row.code for row in await house.store.rooms_of(ola_id(await ola.get("/api/me")))]
        assert (await ola.get(f"/api/rooms/{codes['waiting']}")).status_code == 404
        assert (await ola.get(f"/api/rooms/{codes['stalled']}")).status_code == 200
        # the finished game stays without its room: somebody may have its link
        assert (await ola.get(f"/api/games/{ended['game_id']}")).status_code == 200
        assert not await house.sweep_after(179, **keep)
        assert await house.sweep_after(181, **keep) == {"rooms": 1}
        assert not await house.store.running_games()
        assert await house.sweep_after(400, **keep, keep_games_days=365) == {"games": 1}
        assert (await ola.get(f"/api/games/{ended['game_id']}")).status_code == 404
        assert house.app.state.sweeper.swept == {"links": 1, "rooms": 3, "games": 1}

    if kind == "SQLite":
        run(database, scenario)
    else:
        with postgresql() as (address,):
            run(address, scenario)


def ola_id(answer: httpx.Response) -> str:
    return str(answer.json()["user"])


def test_a_game_that_is_played_is_not_stalled(database: str) -> None:
    async def scenario(house: House) -> None:
        ola = await house.guest("Ola")
        code = (await ola.post("/api/rooms", json=TABLE)).json()["code"]
        for seat, do in ((0, "take"), (1, "local")):
            await ola.post(f"/api/rooms/{code}/seats/{seat}", json={"do": do, "name": "Jan"})
        game_id = (await ola.post(f"/api/rooms/{code}/start")).json()["game_id"]
        row = await house.store.room(code)
        assert row is not None
        row.touched_at -= 500 * DAY  # an old room with a recent answer
        await house.store.save_room(row)
        assert not await house.sweep_after(10)
        assert await house.store.game(game_id) is not None

    run(database, scenario)


def test_zero_keeps_for_ever_and_many_rows_go_in_portions(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 20)

    async def scenario(house: House) -> None:
        now = time.time()
        for number in range(45):
            name = f"guest {number:03}"
            device = DeviceRow(name, name, "", now, now)
            await house.store.add_user(UserRow(name, name, None, now), device, name.encode())
        never = {"keep_guests_days": 0, "keep_new_guests_days": 0}
        assert not await house.sweep_after(10_000, **never)
        assert await house.sweep_after(31) == {"guests": 45}

    run(database, scenario)


def test_the_sweep_runs_by_itself(database: str) -> None:
    async def before(house: House) -> None:
        now = time.time()
        device = DeviceRow("d", "old", "", now - 500 * DAY, now - 500 * DAY)
        await house.store.add_user(UserRow("old", "Old", None, now - 500 * DAY), device, b"1" * 32)
        await house.guest("Ola")

    async def after(house: House) -> None:
        async with asyncio.timeout(PATIENCE):
            while await house.store.user("old") is not None:  # at the start
                await asyncio.sleep(0.01)
            await before(house)
            while await house.store.user("old") is not None:  # and again
                await asyncio.sleep(0.01)

    run(database, before)
    run(database, after, sweep_hours=0.00001)


def test_a_clock_that_is_wrong_erases_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(house: House) -> None:
        await house.guest("Ola")

    async def after(house: House) -> None:
        await asyncio.sleep(0)
        assert house.app.state.sweeper.sweeps
        assert not house.app.state.sweeper.swept.total()
        assert await house.app.state.sweeper.now() < time.time() - 9000 * DAY
        assert len(await house.store.stale_users(time.time(), new_only=True, limit=9)) == 1

    run(database, before)
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + 10_000 * DAY)
    run(database, after)


def test_finished_games_of_bots_alone_go_after_a_week(database: str) -> None:
    async def scenario(house: House) -> None:
        now = time.time()
        ola = rows.user("ola")
        device = replace(rows.device("ola"), seen_at=now)  # so that she stays
        await house.store.add_user(ola, device, b"hash")
        of_people = replace(rows.game("people", None, "ola"), ended_at=now, moved_at=now)
        of_bots = replace(rows.game("bots", None), ended_at=now, moved_at=now)
        sent = replace(rows.game("sent", None), ended_at=now, moved_at=now, uploaded_by=ola.id)
        erased = replace(of_people, id="erased", players=(PlayerRow(0), PlayerRow(1, bot="easy")))
        for game in (of_people, of_bots, sent, erased):
            await house.store.add_finished(game, [])
        assert (await house.sweep_after(6))["games"] == 0
        assert (await house.sweep_after(8, keep_bot_games_days=0))["games"] == 0
        assert (await house.sweep_after(8))["games"] == 1
        assert await house.store.game("bots") is None
        assert await house.store.game("people") is not None

    run(database, scenario)
