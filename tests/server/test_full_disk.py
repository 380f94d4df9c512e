"""The disk is full: what cannot be kept is refused by name, and when there is room all goes on."""

import asyncio
import resource
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.server.people import Guest, Refused
from tests.server.test_killing import Victim


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is set from outside")
def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        assert victim.process is not None
        pid = victim.process.pid
        ola = await Guest.arrive(victim.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Jan")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ola.look(code, 1)
        sights = ola.sights[code]
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        kept = []
        for turn in range(8):
            seat = await ola.until(lambda: [s for s in sights if sights[s].question(s)])
            key = sights[seat[0]].question(seat[0])["options"][0]
            if turn % 2:  # not one byte can be written to any file
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
                with pytest.raises(Refused, match="not-stored"):
                    await ola.answer(code, seat[0], key)
                answer = await ola.http.post("/api/rooms", json={"game": "x", "seats": 2})
                assert answer.json()["error"]  # it still talks
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            number = await ola.answer(code, seat[0], key)
            await ola.reach(code, seat[0], number)
            kept.append((number, key))
        await ola.leave()
        await victim.kill()
        stored = sqlite3.connect(tmp_path / "games.db").execute(
            "SELECT number, key FROM answers WHERE number > 0 ORDER BY number"
        )
        assert stored.fetchall() == kept

    asyncio.run(asyncio.wait_for(scenario(), 120))
