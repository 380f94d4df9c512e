"""Many spectators at one table."""

import asyncio
from pathlib import Path

import pytest

from hiddenhand.server.live import broadcaster
from tests.server.people import Guest
from tests.server.running import run, server

MANY = 40


async def sees_ola(guest: Guest, code: str, there: bool) -> None:
    await guest.until(lambda: guest.rooms[code]["seats"][0]["connected"] is there)


def test_a_crowd_that_comes_in_is_not_told_of_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcaster, "CROWD_PAUSE", 60.0)

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        crowd = [await Guest.arrive(here.address, f"Fan {n}", check=False) for n in range(MANY)]

        async def come(guest: Guest) -> None:
            await guest.connect()
            await guest.watch(code)  # a newcomer gets the room at once

        await asyncio.gather(*(come(guest) for guest in crowd))
        told = sum(m["type"] == "room" for guest in crowd for m in guest.inbox)
        assert told < MANY * MANY / 3  # far less than one message per pair
        await ola.connect()
        await ola.watch(code)
        await ola.seat(code, 0)  # changes at the table are sent at once,
        for guest in crowd:  # with the current number of spectators
            await sees_ola(guest, code, True)
            assert guest.rooms[code]["watchers"] == MANY
            assert not any(seat["here"] for seat in guest.rooms[code]["seats"])
        await ola.until(lambda: ola.rooms[code]["seats"][0]["here"])
        await ola.disconnect()  # so is a player who leaves
        for guest in crowd:
            await sees_ola(guest, code, False)
        await asyncio.gather(*(guest.leave() for guest in [ola, *crowd]))

    with server(tmp_path) as here:
        run(scenario())
