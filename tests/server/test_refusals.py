"""Wrong, huge, malformed, repeated, late and forged messages: a known error, and no change."""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest
import websockets
from structlog.testing import capture_logs

from hiddenhand.server.http.socket import Connection
from hiddenhand.server.store import NotStored, Turn
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import Running, run, server

NO_LIMIT = {"messages_at_once": 10**9, "messages_per_second": 10**9}


async def a_table(here: Running) -> tuple[Guest, Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    ben = await Guest.arrive(here.address, "Ben")
    code = await ola.create("hidden_leaders", 2)
    await ola.seat(code, 0)
    await ben.seat(code, 1)
    for guest in (ola, ben):
        await guest.connect()
        await guest.watch(code)
    await ola.start(code)
    first = await ola.look(code, 0)
    await ben.look(code, 1)
    return (ola, ben, code) if first.question(0) else (ben, ola, code)


async def set_up(here: Running) -> tuple[Guest, Guest, str]:
    """A table after setup, where both are asked at once: the first one is asked alone."""
    ola, ben, code = await a_table(here)
    for guest in (ola, ben):
        await guest.play(code, SeededDice("setup"), answers=2)
    seats = {guest.user: next(iter(guest.sights[code])) for guest in (ola, ben)}
    for guest in (ola, ben):
        await guest.reach(code, seats[guest.user], 4)
    is_first = ola.sights[code][seats[ola.user]].question(seats[ola.user])
    return (ola, ben, code) if is_first else (ben, ola, code)


def table_bytes(here: Running, code: str) -> bytes:
    """The whole table in the server's memory, to compare."""

    def look() -> bytes:
        live = here.table(code)
        return (
            live.table.state.pack() + live.table.record.text().encode() + live.pace.json().encode()
        )

    packed: bytes = here.inside(look)
    return packed


async def error_of(guest: Guest, **message: Any) -> str:
    with pytest.raises(Refused) as refused:
        await guest.demand(**message)
    return refused.value.error


def test_answers_that_do_not_count_are_refused_by_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await set_up(here)
        mine = next(seat for seat in me.sights[code])
        yours = 1 - mine
        question = me.sights[code][mine].question(mine)
        good = {
            "type": "answer",
            "room": code,
            "game_id": me.sights[code][mine].moment["game_id"],
            "seat": mine,
            "asked": question["asked"],
            "key": question["options"][0],
        }
        before = table_bytes(here, code)
        assert await error_of(me, **good | {"key": "hide:nobody"}) == "not-an-option"
        assert await error_of(me, **good | {"key": "resign"}) == "not-an-option"
        assert await error_of(me, **good | {"key": ""}) == "not-an-option"
        assert await error_of(me, **good | {"asked": 77}) == "out-of-turn"
        assert await error_of(me, **good | {"seat": yours}) == "not-your-seat"
        assert await error_of(you, **good) == "not-your-seat"
        assert await error_of(you, **good | {"seat": yours}) == "out-of-turn"
        assert await error_of(me, **good | {"game_id": "another"}) == "no-such-game"
        assert await error_of(me, **good | {"room": "aaaaaaaaaa"}) == "no-such-room"
        stranger = await Guest.arrive(here.address, "Eve")
        await stranger.connect()
        assert await error_of(stranger, **good) == "not-your-seat"
        assert await error_of(stranger, **good | {"seat": 5}) == "not-your-seat"
        assert table_bytes(here, code) == before

        await me.demand(**good)
        after = table_bytes(here, code)
        assert after != before
        # the acknowledgement was lost and the page resends: nothing is applied twice
        assert await error_of(me, **good) == "already-taken"
        assert await error_of(me, **good | {"key": question["options"][1]}) == "late"
        assert table_bytes(here, code) == after
        for guest in (me, you, stranger):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_whoever_floods_or_sends_rubbish_is_stopped(
    tmp_path: Path, no_time_passes: SimpleNamespace
) -> None:
    async def scenario() -> None:
        ola, _ben, code = await a_table(here)
        for number in range(90):
            await ola.send(type="react", id=str(number), room=code, reaction="think")
        await ola.until(lambda: "89" in ola.refusals)
        told = ola.refusals["89"]  # it says which message it was
        assert (told["error"], told["place"]) == ("too-fast", "socket")
        await ola.disconnect()
        await ola.connect()
        await ola.socket.send("x" * 5000)
        names = [m["refusal"]["error"] for m in ola.inbox if m["type"] == "refused"]
        await ola.until(
            lambda: (
                "too-big" in [m["refusal"]["error"] for m in ola.inbox if m["type"] == "refused"]
            )
        )
        assert "too-big" not in names
        with contextlib.suppress(websockets.ConnectionClosed):
            await ola.socket.send("x" * 20_000)  # too big to be read
        await asyncio.wait_for(ola.socket.wait_closed(), PATIENCE)
        assert ola.socket.close_code == 1009
        await ola.disconnect()
        await ola.connect()
        for _ in range(200):
            try:
                await ola.socket.send("rubbish")
            except websockets.ConnectionClosed:
                break
            await asyncio.sleep(0.001)
        await asyncio.wait_for(ola.socket.wait_closed(), PATIENCE)
        assert ola.socket.close_code == 4009
        await ola.connect()  # can reconnect, but the rate limit per user still applies
        seen = len(ola.inbox)
        await ola.send(type="ping")
        await ola.until(lambda: [m for m in ola.inbox[seen:] if m["type"] == "refused"])
        assert ola.inbox[-1]["refusal"]["error"] == "too-fast"
        no_time_passes.now += 1
        await ola.send(type="ping")
        await ola.until(lambda: ola.inbox[-1]["type"] == "pong")
        await ola.leave()

    with server(tmp_path, messages_at_once=60, messages_per_second=20) as here:
        run(scenario())


def test_strangers_and_foreign_pages_stay_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await a_table(here)
        url = f"ws://{here.address}/api/socket"
        async with websockets.connect(url, open_timeout=PATIENCE) as socket:  # no cookie
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
        forged = {"Cookie": "hiddenhand=" + "A" * 43}
        async with websockets.connect(
            url, additional_headers=forged, open_timeout=PATIENCE
        ) as socket:
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
        foreign = {"Cookie": ola.cookie(), "Origin": "https://evil.example"}
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, additional_headers=foreign, open_timeout=PATIENCE)
        assert refused.value.response.status_code == 403
        home = {"Cookie": ola.cookie(), "Origin": f"http://{here.address}"}
        async with websockets.connect(
            url, additional_headers=home, open_timeout=PATIENCE
        ) as socket:
            assert orjson.loads(await socket.recv())["type"] == "welcome"
        address = f"http://{here.address}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as nobody:
            for method, path in (
                ("GET", f"/api/rooms/{code}"),
                ("POST", f"/api/rooms/{code}/start"),
                ("GET", f"/api/rooms/{code}/chat"),
                ("GET", "/api/rooms/mine"),
            ):
                answer = await nobody.request(method, path)
                assert answer.status_code == 401
                assert answer.json()["error"] == "not-signed-in"
        evil = {"Origin": "https://evil.example"}
        answer = await ola.http.post(f"/api/rooms/{code}/abandon", json={}, headers=evil)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


# -- the fuzz client ----------------------------------------------------------------------------

WORDS = ["watch", "unwatch", "answer", "take_back", "chat", "react", "ping", "welcome", "", "\x00"]
FIELDS = [
    "type",
    "id",
    "room",
    "game_id",
    "seat",
    "asked",
    "key",
    "seq",
    "text",
    "reaction",
    "since",
]


def rubbish(chance: random.Random, code: str, game_id: str) -> str | bytes:
    """A message that is invalid, or nearly valid."""

    def value(depth: int = 0) -> Any:
        kind = chance.randrange(12)
        if kind == 0 and depth < 3:
            return [value(depth + 1) for _ in range(chance.randrange(4))]
        if kind == 1 and depth < 3:
            return {chance.choice(FIELDS): value(depth + 1) for _ in range(chance.randrange(4))}
        plain = [None, True, -1, 0, 5, 6, 2**63, 1e300, code, game_id, "hide:0.0", "🂡" * 3]
        return chance.choice(plain)

    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        return "[" * chance.randrange(2000)
    if kind == 2:
        return orjson.dumps(value()).decode()
    message: dict[str, Any] = {"type": chance.choice(WORDS), "id": "x"}
    if kind < 8:
        message |= {"room": code, "game_id": game_id, "seat": chance.randrange(-1, 7)}
        message |= {"asked": chance.randrange(-2, 40), "key": "pass", "seq": chance.randrange(40)}
        if message["type"] in ("answer", "take_back", "chat", "react", "watch", "unwatch"):
            wanted = {
                "answer": ("type", "id", "room", "game_id", "seat", "asked", "key"),
                "take_back": ("type", "id", "room", "game_id", "seat", "seq"),
            }.get(message["type"], ("type", "id", "room"))
            message = {name: message[name] for name in wanted}
    for _ in range(chance.randrange(3)):
        message[chance.choice(FIELDS)] = value()
    text = orjson.dumps(message).decode()
    return text[: chance.randrange(len(text))] if chance.randrange(20) == 0 else text


async def fuzz(here: Running, count: int, seed: int) -> None:
    """A spectator sends invalid messages; two people play on undisturbed."""
    me, you, code = await a_table(here)
    eve = await Guest.arrive(here.address, "Eve", check=False)
    await eve.connect()
    chance = random.Random(seed)
    game_id = me.rooms[code]["game_id"] or next(iter(me.sights[code].values())).moment["game_id"]
    before = table_bytes(here, code)
    began = time.time() - 1
    refused = 0
    for _ in range(count // 50):
        for _ in range(50):
            await eve.socket.send(rubbish(chance, code, game_id))
        await eve.send(type="ping")  # a valid message, so that she is not disconnected
        await eve.until(
            lambda: any(m["type"] == "pong" and m["at"] > began for m in eve.inbox[-1:])
        )
        refused += sum(m["type"] == "refused" for m in eve.inbox)
        eve.inbox.clear()
        eve.heard.clear()
    assert refused > 0.9 * count  # each was answered
    await eve.disconnect()
    assert table_bytes(here, code) == before
    dice = SeededDice("fuzz")
    await asyncio.gather(me.play(code, dice), you.play(code, dice))
    for guest in (me, you, eve):
        await guest.leave()


@pytest.mark.parametrize("count", [2000, pytest.param(100_000, marks=pytest.mark.long)])
def test_rubbish_of_every_kind_harms_nothing(
    tmp_path: Path, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_logs() as ours, server(tmp_path, **NO_LIMIT) as here:
        asyncio.run(fuzz(here, count, seed=count))
    assert not errors_in(caplog, ours)


def errors_in(caplog: pytest.LogCaptureFixture, ours: Sequence[Any]) -> list[object]:
    """Errors in the log that were not answered with a known error."""
    theirs = [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    return [*theirs, *(line for line in ours if line["log_level"] in ("error", "critical"))]


def test_an_error_nobody_handles_would_be_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        await ola.connect()
        await ola.send(type="ping")
        await asyncio.wait_for(ola.socket.wait_closed(), PATIENCE)

    async def break_down(connection: Connection, message: object) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(Connection, "do", break_down)
    with capture_logs() as ours, server(tmp_path) as here:
        run(scenario())
    assert errors_in(caplog, ours)


# -- a store that fails ---------------------------------------------------------------------------


def test_an_answer_that_was_not_stored_was_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        key = me.sights[code][mine].question(mine)["options"][0]
        before = table_bytes(here, code)
        take = here.registry.store.take

        async def full(turn: Turn) -> None:
            raise NotStored("the disk is full", place="store")

        monkeypatch.setattr(here.registry.store, "take", full)
        with pytest.raises(Refused, match="not-stored"):
            await me.answer(code, mine, key)
        monkeypatch.setattr(here.registry.store, "take", take)
        late = me.another_device()
        await late.connect()
        await late.watch(code)
        assert (await late.look(code, mine)).seq == 0
        assert table_bytes(here, code) == before

        async def torn(turn: Turn) -> None:  # written, but the caller gets an error
            await take(turn)
            raise NotStored("gone at the wrong moment", place="store")

        monkeypatch.setattr(here.registry.store, "take", torn)
        with pytest.raises(Refused, match="not-stored"):
            await me.answer(code, mine, key, asked=0)
        monkeypatch.setattr(here.registry.store, "take", take)
        with pytest.raises(Refused, match="already-taken"):
            await me.answer(code, mine, key, asked=0)
        for guest in (me, late):
            await guest.reach(code, mine, 1)
        await you.reach(code, 1 - mine, 1)
        dice = SeededDice("on")
        await asyncio.gather(me.play(code, dice), you.play(code, dice))
        for guest in (me, you, late):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_codes_that_open_no_room_leave_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        for letter in "abcdef":
            with pytest.raises(Refused, match="no-such-room"):
                await ola.ask("GET", f"/api/rooms/{letter * 10}")
        assert not here.registry._opening
        assert not here.registry.rooms
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
