"""Jobs in the store: one worker at a time, none lost, none stuck. The same in both databases."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest
from sqlalchemy import text, update

from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.queue import ANALYSIS, CHOOSE, MOST_TRIES, JobRow, JobStore
from hiddenhand.server.jobs.remote_bots import OffloadingBotPool
from hiddenhand.server.jobs.thinking import Request
from hiddenhand.server.jobs.worker import JobWorker, choose
from hiddenhand.server.limits import NOBODY
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.storage.job_desk import JobDesk
from hiddenhand.server.storage.tables import jobs
from hiddenhand.server.store import NotStored
from hiddenhand.table.table import Table
from tests.server import test_store

PATIENCE = 180  # seconds a test waits
CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"""


@pytest.fixture(autouse=True)
def leases_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only `lose` lets a lease end."""
    monkeypatch.setattr("hiddenhand.server.storage.jobs.LEASE", 3600.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return str(request.getfixturevalue("postgresql"))


def with_game(address: str, scenario: Callable[[SqlStore], object]) -> None:
    """A store that has the game g1 and no job."""

    async def whole() -> None:
        store = await SqlStore.open(address)
        try:
            if await store.game("g1") is None:
                await test_store.seat_two(store)
            await asyncio.wait_for(scenario(store), 2 * PATIENCE)  # type: ignore[arg-type]  # a coroutine
        finally:
            await store.close()

    asyncio.run(whole())


def job(name: str, kind: str = ANALYSIS) -> JobRow:
    return JobRow(name, kind, "g1", '{"x": 1}')


async def lose(store: SqlStore, name: str) -> None:
    """Let this job's lease expire, as if its worker had died."""

    async def work(connection: object) -> None:
        statement = update(jobs).where(jobs.c.id == name).values(leased_until=1.0)
        await connection.execute(statement)  # type: ignore[attr-defined]  # a connection

    await store.writer.do(work)


async def until_state(store: JobStore, name: str, *states: str) -> JobRow:
    for _ in range(PATIENCE * 10):
        found = await store.job(name)
        if found is not None and found.state in states:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{name} never became {states}")


def test_the_life_of_a_job(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        first = await store.add_job(job("a"))
        assert (first.state, first.tries) == ("waiting", 0)
        await store.add_job(job("b", CHOOSE))
        assert await store.add_job(job("a")) == first  # the same id is the same job
        assert await store.claim_job("w1", ()) is None
        assert await store.claim_job("w1", (ANALYSIS,), waited=3600.0) is None
        mine = await store.claim_job("w1", (ANALYSIS, CHOOSE))  # the oldest first
        assert mine is not None
        assert (mine.id, mine.state, mine.worker, mine.tries) == ("a", "working", "w1", 1)
        other = await store.claim_job("w2", (ANALYSIS, CHOOSE))
        assert other is not None
        assert other.id == "b"
        assert await store.claim_job("w3", (ANALYSIS, CHOOSE)) is None
        assert await store.renew_job("a", "w1", 0.5)
        assert not await store.renew_job("a", "w2", 0.9)
        assert not await store.finish_job("a", "w2", "{}")
        found = await store.job("a")
        assert found is not None
        assert found.progress == 0.5
        assert await store.finish_job("a", "w1", '{"y": 2}')
        found = await store.job("a")
        assert found is not None
        assert (found.state, found.progress, found.result) == ("done", 1.0, '{"y": 2}')
        assert found.payload == ""  # no longer needed
        assert not await store.remove_job("b", unless=("working",))
        assert await store.remove_job("b")
        assert await store.job("b") is None
        await store.remove_job("a")

    with_game(address, scenario)


def test_a_lost_worker_s_job_is_claimed_again_but_not_forever(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.add_job(job("a"))
        for number in range(MOST_TRIES):
            mine = await store.claim_job(f"w{number}", (ANALYSIS,))
            assert mine is not None
            assert (mine.tries, mine.progress) == (number + 1, 0.0)
            await lose(store, "a")
        # the first worker comes back, but has lost the job
        assert not await store.finish_job("a", "w0", "{}")
        assert await store.claim_job("w9", (ANALYSIS,)) is None
        found = await store.job("a")
        assert found is not None
        assert found.state == "failed"
        assert found.error
        await store.remove_job("a")

    with_game(address, scenario)


def test_a_failure_is_tried_again_and_going_home_does_not_count(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.add_job(job("a"))
        await store.claim_job("w1", (ANALYSIS,))
        await store.release_jobs("w1")
        for number in range(MOST_TRIES):
            mine = await store.claim_job("w1", (ANALYSIS,))
            assert mine is not None
            assert mine.tries == number + 1
            assert await store.fail_job("a", "w1", "out of luck", again=True)
        assert await store.claim_job("w1", (ANALYSIS,)) is None
        found = await store.job("a")
        assert found is not None
        assert (found.state, found.error) == ("failed", "out of luck")
        await store.remove_job("a")

    with_game(address, scenario)


def test_many_workers_share_the_jobs_and_none_is_done_twice(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        names = {f"j{number}" for number in range(40)}
        for name in names:
            await store.add_job(job(name))
        claimed = await asyncio.gather(
            *(store.claim_job(f"w{number}", (ANALYSIS,)) for number in range(50))
        )
        found = [one.id for one in claimed if one is not None]
        assert len(found) == len(set(found))
        while (one := await store.claim_job("late", (ANALYSIS,))) is not None:
            found.append(one.id)
        assert sorted(found) == sorted(names)
        for name in names:
            await store.remove_job(name)

    with_game(address, scenario)


def test_what_nobody_comes_back_for_is_swept(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        for name, kind in (("left", CHOOSE), ("broken", ANALYSIS), ("good", ANALYSIS)):
            await store.add_job(job(name, kind))
            await store.claim_job("w", (kind,))
        await store.fail_job("broken", "w", "out of luck", again=False)
        await store.finish_job("good", "w", "{}")
        assert await store.drop_jobs(1.0) == 0
        assert await store.drop_jobs(1e12) == 2
        assert await store.job("good") is not None
        await store.remove_job("good")

    with_game(address, scenario)


def bot_request() -> Request:
    table = Table("hidden_leaders", 2, dice=1)
    assert table.decision is not None
    return Request("g1", table.record.text(), table.decision.seat, "easy", "seed")


def test_a_worker_does_what_it_can_and_says_what_it_cannot(address: str) -> None:
    async def scenario(store: SqlStore) -> None:
        worker = JobWorker(store, BotPool(1, 180.0), {CHOOSE: choose})
        try:
            await store.add_job(JobRow("good", CHOOSE, "g1", json.dumps(asdict(bot_request()))))
            await store.add_job(JobRow("bad", CHOOSE, "g1", '{"no": "request"}'))
            good = await until_state(store, "good", "done", "failed")
            assert json.loads(good.result or "{}")["key"]
            bad = await until_state(store, "bad", "done", "failed")
            assert bad.state == "failed"
            assert "no" in (bad.error or "")
        finally:
            await worker.close()
        await store.remove_job("good")
        await store.remove_job("bad")

    with_game(address, scenario)


def test_a_busy_server_thinks_itself_when_nobody_comes(postgresql: str) -> None:
    async def scenario(store: SqlStore) -> None:
        pool = OffloadingBotPool(1, 180.0, store)
        try:
            choices = await asyncio.gather(*(pool.choose(bot_request()) for _ in range(3)))
            assert all(choice.key and not choice.trouble for choice in choices)
            assert pool.helped == 0
            assert await store.claim_job("w", (CHOOSE,)) is None  # nothing is left behind
        finally:
            pool.close()

    with_game(postgresql, scenario)


def test_the_notice_of_a_job_of_ours_is_no_sign_that_somebody_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL notifies everybody of a new job, including its sender."""
    monkeypatch.setattr("hiddenhand.server.jobs.remote_bots.secrets.token_hex", lambda size: "one")
    name = f"{CHOOSE}:one"

    async def scenario(store: SqlStore) -> None:
        pool = OffloadingBotPool(1, 180.0, store, patience=PATIENCE)
        async with pool._free.turn(NOBODY):  # the only process is busy
            thought = asyncio.create_task(pool.choose(bot_request()))
            while not store.bell._listeners:
                await asyncio.sleep(0)
            store.bell.ring(f"waiting {name}")
            for _ in range(10):  # time enough to withdraw the job
                await asyncio.sleep(0)
            assert await store.claim_job("machine", (CHOOSE,)) is not None
            assert await store.finish_job(name, "machine", json.dumps({"key": "found"}))
            assert (await thought).key == "found"
            assert pool.helped == 1

    with_game(f"sqlite:///{tmp_path}/games.db", scenario)


def test_a_worker_outlives_its_connections(postgresql: str) -> None:
    async def scenario(store: SqlStore) -> None:
        desk = await JobDesk.open(postgresql)
        worker = JobWorker(desk, BotPool(1, 180.0), {CHOOSE: choose})
        try:
            for name in ("before", "after"):
                payload = json.dumps(asdict(bot_request()))
                await store.add_job(JobRow(name, CHOOSE, "g1", payload))
                assert (await until_state(store, name, "done")).result
                await store.remove_job(name)
                async with store.reader.connect() as connection:  # terminate all other connections
                    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
                    await connection.execute(
                        text(f"{cut} pg_backend_pid() AND datname IS NOT NULL")
                    )
                with contextlib.suppress(NotStored):  # our store fails once, then reconnects
                    await store.remove_job("nothing")
        finally:
            await worker.close()
            await desk.close()

    with_game(postgresql, scenario)


def thinker(address: str) -> "subprocess.Popen[str]":
    """A real worker machine, ready."""
    words = [sys.executable, "-m", "hiddenhand", "think", "--db", address, "--workers", "1"]
    environment = {**os.environ, "PYTHONPATH": "src", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


def test_a_thinking_machine_helps_a_busy_server_and_another_takes_over(postgresql: str) -> None:
    async def scenario(store: SqlStore) -> None:
        first = await asyncio.to_thread(thinker, postgresql)
        second = None
        pool = OffloadingBotPool(1, 180.0, store, patience=PATIENCE)
        try:
            # one thinks here, the others on the worker
            choices = await asyncio.gather(*(pool.choose(bot_request()) for _ in range(4)))
            assert all(choice.key and not choice.trouble for choice in choices)
            assert pool.helped
            # the worker is suspended in the middle of a job
            os.kill(first.pid, signal.SIGSTOP)
            await store.add_job(JobRow("a", CHOOSE, "g1", json.dumps(asdict(bot_request()))))
            assert await store.claim_job("stuck", (CHOOSE,)) is not None
            await lose(store, "a")
            second = await asyncio.to_thread(thinker, postgresql)
            done = await until_state(store, "a", "done")
            assert done.tries == 2
            second.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(second.wait, PATIENCE) == 0
        finally:
            pool.close()
            for process in (first, second):
                if process is not None:
                    process.kill()
                    process.wait()
        await store.remove_job("a")

    with_game(postgresql, scenario)


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    words = ["think", "--db", f"sqlite:///{tmp_path}/games.db"]
    said = subprocess.run(
        [sys.executable, "-m", "hiddenhand", "--lang", "en", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": "src"},
    )
    assert said.returncode == 2
    assert said.stderr.startswith("Only servers on PostgreSQL")
    assert "PostgreSQL" in said.stderr
