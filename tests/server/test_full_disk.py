"""Full disk: writes fail with an error, and everything continues when there is space again."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.server.live import alarms
from hiddenhand.server.store import NotStored
from tests.server.people import Guest, Refused
from tests.server.running import run, server
from tests.server.test_killing import Victim


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is set from outside")
def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        victim = Victim(tmp_path, f"sqlite:///{tmp_path}/games.db")
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
            if turn % 2:  # no file can be written
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
                with pytest.raises(Refused, match="not-stored"):
                    await ola.answer(code, seat[0], key)
                answer = await ola.http.post("/api/rooms", json={"game": "x", "seats": 2})
                assert answer.json()["error"]  # it still responds
                assert (await ola.http.get("/healthz")).status_code == 503
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            number = await ola.answer(code, seat[0], key)
            await ola.reach(code, seat[0], number)
            assert (await ola.http.get("/healthz")).status_code == 200
            kept.append((number, key))
        await ola.leave()
        await victim.kill()
        stored = sqlite3.connect(tmp_path / "games.db").execute(
            "SELECT number, key FROM answers WHERE number > 0 ORDER BY number"
        )
        assert stored.fetchall() == kept

    run(scenario())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    script = """
import structlog
from hiddenhand.server.operations import logs
logs.set_up(False)
structlog.get_logger().error("nobody", reads="this")
print("alive")
"""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=full, text=True
        )
    assert done.stdout == "alive\n"


def test_a_bot_goes_on_after_the_store_failed_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "RETRY", 0.05)
    failures: list[str] = []

    def away(name: str) -> Callable[..., Any]:
        async def fail(*words: object) -> None:
            failures.append(name)
            raise NotStored("the disk is full", place="store")

        return fail

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2, bot_pace=1)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        sight = await ola.look(code, 0)
        with monkeypatch.context() as full:
            full.setattr(here.registry.store, "take", away("take"))
            full.setattr(here.registry.store, "progress", away("progress"))
            while not {"take", "progress"} <= set(failures):  # the bot's answer, then the alarm
                if sight.question(0) and "take" not in failures:
                    full.undo()
                    number = await ola.answer(code, 0, sight.question(0)["options"][0])
                    full.setattr(here.registry.store, "take", away("take"))
                    full.setattr(here.registry.store, "progress", away("progress"))
                    await ola.reach(code, 0, number)
                await asyncio.sleep(0.02)
        stood = sight.seq
        await ola.until(lambda: ola.sights[code][0].seq > stood)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
