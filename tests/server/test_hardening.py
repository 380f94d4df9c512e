"""Malicious or broken input, accidents, and what the operator's log says about them."""

import asyncio
import contextlib
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket
from structlog.testing import capture_logs

from hiddenhand.server.api.games import Answers, Replays
from hiddenhand.server.budget import Budget
from hiddenhand.server.http import gate
from hiddenhand.server.http.socket import GONE
from hiddenhand.server.limits import NOBODY
from hiddenhand.server.live.lobby import MOST_MUTED
from hiddenhand.server.live.room import Room
from hiddenhand.server.people import identity
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import NotStored, RoomRow, UserRow
from tests.server import rows
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import Running, run, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("hardening")) as running:
        yield running


async def in_a_room(here: Running, **options: Any) -> tuple[Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create("hidden_leaders", 2, **options)
    await ola.connect()
    await ola.watch(code)
    return ola, code


@pytest.mark.parametrize("name", ["\u202eevil", "a\x00b", "   "])
def test_a_chair_s_name_is_as_clean_as_anybody_s(here: Running, name: str) -> None:
    """Otherwise the game could not start: a record cannot hold the name."""

    async def scenario() -> None:
        ola, code = await in_a_room(here)
        with pytest.raises(Refused, match="bad-name"):
            await ola.seat(code, 1, "local", name=name)
        assert ola.rooms[code]["seats"][1]["person"] is None
        room = await ola.seat(code, 1, "local", name=" Ben\n B ")
        assert room["seats"][1]["person"]["name"] == "Ben B"
        await ola.leave()

    run(scenario())


def test_a_host_cannot_fill_a_room_with_silenced_people(here: Running) -> None:
    """The list of muted users is stored with the room and sent to everybody."""

    async def scenario() -> None:
        ola, code = await in_a_room(here)
        path = f"/api/rooms/{code}/mute"
        for user in ("x" * 500, "", "no user\x00"):
            with pytest.raises(Refused, match="bad-message"):
                await ola.ask("POST", path, {"user": user})
        await ola.ask("POST", path, {"user": "eve"})
        muted = [f"user-{number}" for number in range(MOST_MUTED - 1)]
        here.inside(lambda: here.registry.rooms[code].seating.muted.extend(muted))
        here.registry.rooms[code].row.seats = here.registry.rooms[code].seating.json()
        with pytest.raises(Refused, match="too-many-muted"):
            await ola.ask("POST", path, {"user": "one-more"})
        await ola.ask("POST", path, {"user": "eve", "muted": False})
        room = await ola.ask("POST", path, {"user": "one-more"})
        assert len(room["muted"]) == MOST_MUTED
        await ola.leave()

    run(scenario())


def test_what_no_database_can_hold_is_refused_by_name(here: Running) -> None:
    """PostgreSQL cannot store NUL; that is an error of the client, not of the store."""

    async def scenario() -> None:
        ola, code = await in_a_room(here)
        await ola.send(type="chat", id="nul", room=code, text="a\x00b")
        refused = await ola.until(lambda: [m for m in ola.inbox if m["type"] == "refused"])
        assert refused[0]["refusal"]["error"] == "bad-message"
        for after in ("1~%00", "nan~x", "inf~x", "1~" + "%C5%82"):
            with pytest.raises(Refused, match="bad-page"):
                await ola.ask("GET", f"/api/me/games?after={after}")
        for device in ("%00", "x" * 100):
            with pytest.raises(Refused, match="bad-message"):
                await ola.ask("DELETE", f"/api/me/devices/{device}")
        await ola.leave()

    run(scenario())


def test_a_store_that_fails_tells_clients_nothing_and_the_operator_why(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await in_a_room(failing)
        with contextlib.closing(sqlite3.connect(tmp_path / "games.db", PATIENCE)) as file:
            file.execute("ALTER TABLE chat RENAME TO elsewhere")
        with capture_logs() as log:
            with pytest.raises(Refused, match="not-stored") as writing:
                await ola.demand(type="chat", room=code, text="psst")
            reading = (await ola.http.get(f"/api/rooms/{code}/chat")).json()
        for told in (str(writing.value), reading["message"]):
            assert not any(word in told.lower() for word in ("sql", "chat", "table", "error"))
        failed = [line for line in log if line["event"] == "store_failed"]
        assert len(failed) == 2
        assert all("no such table: chat" in line["error"] for line in failed)
        assert not any("psst" in str(line) for line in log)
        await ola.leave()

    with server(tmp_path) as failing:
        run(scenario())


def test_whoever_cannot_be_noted_as_seen_is_let_in_all_the_same(tmp_path: Path) -> None:
    """On a full disk people can still read their games."""

    async def scenario() -> None:
        ola = await Guest.arrive(full.address, "Ola")
        with contextlib.closing(sqlite3.connect(tmp_path / "games.db", PATIENCE)) as file:
            file.execute("UPDATE devices SET seen_at = 0")
            file.execute(
                "CREATE TRIGGER full BEFORE UPDATE ON devices"
                " BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
            )
            file.commit()
        assert (await ola.ask("GET", "/api/me"))["name"] == "Ola"
        await ola.connect()
        await ola.hello()
        await ola.leave()

    with server(tmp_path) as full:
        run(scenario())


def test_bots_stop_when_their_room_goes_with_its_host(here: Running) -> None:
    """Otherwise they would keep thinking for a deleted table and fill the log with errors."""

    async def scenario() -> None:
        ola, code = await in_a_room(here, bot_pace=5)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.start(code)
        await ola.look(code, 0)
        bots = here.room(code).bot_players

        def thinks() -> bool:
            return bots.are_busy

        while not thinks():  # until the bot is asked
            question = await ola.until(lambda: ola.sights[code][0].question(0))
            await ola.reach(code, 0, await ola.answer(code, 0, question["options"][0]))
        await ola.ask("DELETE", "/api/me")
        assert not thinks()
        assert code not in here.registry.rooms
        assert code not in here.registry.services.alarms
        await ola.leave()

    run(scenario())


def test_a_room_is_opened_once_however_many_come(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the store fails for the first request while others wait."""
    registry, asked, code = here.registry, 0, ""

    async def make() -> None:
        nonlocal code
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.leave()

    async def scenario() -> None:
        del registry.rooms[code]  # as if it had been unloaded
        works, first, later = registry.store.room, asyncio.Event(), asyncio.Event()

        async def room(code: str) -> RoomRow | None:
            nonlocal asked
            asked += 1
            if asked == 1:
                await first.wait()
                raise NotStored("away for a moment", place="store")
            await later.wait()
            return await works(code)

        def come() -> "asyncio.Task[Room]":
            return asyncio.create_task(registry.room(code))

        monkeypatch.setattr(registry.store, "room", room)
        waiting = [come(), come()]
        await asyncio.sleep(0)
        first.set()
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        waiting.append(come())  # while the second request loads the room
        for _ in range(10):
            await asyncio.sleep(0)
        later.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        rooms = [each for each in found if isinstance(each, Room)]
        assert rooms
        assert all(each is rooms[0] for each in rooms)
        assert not registry._opening

    run(make())
    asyncio.run_coroutine_threadsafe(scenario(), here.loop).result(PATIENCE)


def test_a_body_that_never_comes_holds_no_place(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of concurrent requests is limited; slow senders must not block others."""
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.2)
    host, port = here.address.split(":")
    for path in ("/api/me", "/api/games"):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as dribbler:
            dribbler.sendall(
                f"POST {path} HTTP/1.1\r\nHost: {here.address}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n"
                "Connection: close\r\n\r\n{".encode()
            )
            answer = dribbler.makefile("rb").read().decode()
        if path == "/api/me":  # the other route needs a cookie
            assert answer.startswith("HTTP/1.1 408")
            assert '"too-slow"' in answer
    gate_here: gate.Gate = here.app.state.gate

    async def is_free() -> None:
        async with asyncio.timeout(PATIENCE):
            while gate_here.at_once:
                await asyncio.sleep(0.02)

    asyncio.run(is_free())


def test_a_device_signed_out_while_it_connects_is_not_let_in(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up = identity.user_of_socket

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        other = ola.another_device()
        (device,) = await ola.ask("GET", "/api/me/devices")

        async def signed_out_meanwhile(websocket: WebSocket) -> UserRow | None:
            monkeypatch.setattr(identity, "user_of_socket", looked_up)
            user = await looked_up(websocket)
            await here.registry.store.remove_device(ola.user, device["id"])
            here.registry.dismiss(ola.user)
            return user

        monkeypatch.setattr(identity, "user_of_socket", signed_out_meanwhile)
        await other.connect()
        await asyncio.wait_for(other.socket.wait_closed(), PATIENCE)
        assert other.socket.close_code == GONE
        for guest in (ola, other):
            await guest.leave()

    run(scenario())


def test_kept_replays_have_a_limit_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        replays = Replays()
        store: Any = SimpleNamespace(answers=no_answers)
        answers = Answers(store, Budget(Settings()), NOBODY)
        for name in "abcde":
            await replays.get(rows.game(name), answers, -3)
        assert sum(map(len, replays._kept.values())) <= 100
        assert [key[0] for key in replays._kept] == ["d", "e"]

    async def no_answers(game_id: str) -> list[Any]:
        return []

    monkeypatch.setattr("hiddenhand.server.api.games.REPLAYS_KEPT_BYTES", 100)
    monkeypatch.setattr(
        "hiddenhand.server.api.games._packed_replay", lambda game, answers, eyes: b"x" * 40
    )
    asyncio.run(scenario())
