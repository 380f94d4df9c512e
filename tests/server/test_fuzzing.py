"""The fuzzing client: many messages, no bug, no secret. See fuzzing.py."""

import asyncio
from typing import Any

import orjson
import pytest

from hiddenhand.core.seats import OPEN
from hiddenhand.server.live.room_state import RoomState
from tests.server.fuzzing import Fuzzer, fuzzing
from tests.server.serving import running_app

FEW, MANY = 8_000, 1_000_000
SLOWEST = 0.25  # seconds for 99 of 100 pings between the messages of others; long tests only
UNLIMITED = {"guests_per_hour": 0, "requests_per_minute": 0, "rooms_per_hour": 0}


def fuzz(database: str, messages: int, seed: int = 1, **more: Any) -> Fuzzer:
    async def scenario() -> Fuzzer:
        async with (
            running_app(database, **UNLIMITED, **more) as app,
            fuzzing(app, seed) as fuzzer,
        ):
            calm = await fuzzer.arrive(99)
            await fuzzer.connect(calm)
            fuzzer.actors.remove(calm)
            while fuzzer.seen["messages"] < messages:
                await fuzzer.act(2000)
                await fuzzer.ping(calm)
            fuzzer.actors.append(calm)
            found: Fuzzer = fuzzer
            return found

    return asyncio.run(scenario())


@pytest.mark.parametrize("messages", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_nonsense_of_every_kind_finds_no_bug_and_no_secret(database: str, messages: int) -> None:
    fuzzer = fuzz(database, messages)
    print(dict(fuzzer.seen))
    assert not fuzzer.leaks, fuzzer.leaks[:5]
    # it got somewhere: games were played, watched and refused, and requests of all kinds made
    assert fuzzer.seen["told ack"] > messages / 200
    assert fuzzer.seen["views compared"] > messages / 200
    assert fuzzer.seen["told refused"] > messages / 10
    assert min(fuzzer.seen["http 2xx"], fuzzer.seen["http 4xx"]) > messages / 1000
    if messages >= MANY:
        waits = sorted(fuzzer.waits)
        assert waits[int(len(waits) * 0.99)] < SLOWEST


def test_no_two_deals_share_a_secret(database: str) -> None:
    """Else the secret of a finished game, which anybody may read, looks like a leak of another."""

    async def scenario() -> list[bytes]:
        async with running_app(database, **UNLIMITED) as app, fuzzing(app, 1), fuzzing(app, 2):
            rooms = app.state.registry.rooms.values()
            return [orjson.loads(room.game.deal)["secret"] for room in rooms]

    secrets = asyncio.run(scenario())
    assert len(set(secrets)) == len(secrets) == 4


def test_a_planted_leak_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoomState, "viewers_of", lambda self, user: (OPEN,))
    assert fuzz(database, 500).leaks


def test_a_planted_bug_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Any, person: Any) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("hiddenhand.server.live.chat.Chat.check", check)
    with pytest.raises(ZeroDivisionError):
        fuzz(database, 500)
