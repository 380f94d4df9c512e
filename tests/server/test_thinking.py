"""Bots in separate processes: their answers, their memory, and what happens if a process dies or
hangs."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hiddenhand.core.errors import UnknownBot
from hiddenhand.server.jobs import thinking
from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.thinking import Choice, Request
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import run, server


def request_for(table: Table, bot: str = "easy", game: str = "g") -> Request:
    assert table.decision is not None
    return Request(game, table.record.text(), table.decision.seat, bot, "seed")


async def answered(pool: BotPool, table: Table) -> bool:
    choice = await pool.choose(request_for(table))
    assert table.decision is not None
    return choice.key in table.decision.options and not choice.trouble


def test_a_remembered_bot_stands_where_the_record_ends() -> None:
    thinking._memory.clear()
    table = Table("hidden_leaders", 2, dice=1)
    for _ in range(30):
        if table.decision is None:
            break
        request = request_for(table)
        key = thinking.choose(request).key
        assert key in table.decision.options
        seated = thinking._memory["g", request.seat, "easy"]
        assert seated.table.record.answers == table.record.answers
        table.say(request.seat, key)
    assert len(thinking._memory) == 2
    # an answer was taken back: the memory does not fit, so the bot starts over
    other = Table("hidden_leaders", 2, dice=2)
    thinking.choose(request_for(other))
    assert other.decision is not None
    seated = thinking._memory["g", other.decision.seat, "easy"]
    assert seated.table.record.answers == other.record.answers
    for number in range(2 * thinking.REMEMBERED):
        thinking.choose(request_for(other, game=str(number)))
    assert len(thinking._memory) == thinking.REMEMBERED


def test_a_bot_that_breaks_down_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    from hiddenhand.bots.levels import Easy

    def break_down(*anything: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Easy, "choose", break_down)
    table = Table("hidden_leaders", 2, dice=1)
    assert table.decision is not None
    choice = thinking.choose(request_for(table, game="broken"))
    assert choice.key in table.decision.options
    assert choice.trouble == "ZeroDivisionError()"  # and the server's log will say so


def test_a_bot_that_breaks_down_answers_what_the_rules_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SA-D3: a bid is 0, whatever could be bid."""
    from hiddenhand.bots.levels import Easy

    monkeypatch.setattr(Easy, "choose", lambda *anything: "nonsense")
    settings = {"map_mode": "automatic", "length": "short"}
    table = Table("secret_allies", 2, dice=1, settings=settings)
    assert table.decision is not None
    assert table.decision.ask == "ask-bid-order"
    assert len(table.decision.options) > 5
    for number in range(8):
        choice = thinking.choose(request_for(table, game=f"defaults {number}"))
        assert choice.key == "bid:0"
        assert choice.trouble == "'nonsense' is not an option"
    choice = thinking.default_choice(request_for(table), SeededDice("any"), "broken")
    assert choice == thinking.Choice("bid:0", "broken")


def test_clients_seat_levels_and_nothing_else() -> None:
    assert thinking.check_level("expert") == "expert"
    for word in ("os:system", "bots.py:Evil", "hard:ms=100000", "", "search"):
        with pytest.raises(UnknownBot):
            thinking.check_level(word)


def test_a_pool_that_is_killed_starts_again() -> None:
    async def scenario() -> None:
        pool = BotPool(1, 180.0)
        table = Table("hidden_leaders", 2, dice=1)
        assert table.decision is not None
        try:
            assert await answered(pool, table)
            workers = pool._pool
            assert workers is not None
            for number in list(workers._processes):
                os.kill(number, signal.SIGKILL)
            assert await answered(pool, table)
            assert pool.restarts == 1
            # a bot that exceeds its time is stopped, and the pool continues
            pool.limit = 0.0
            with pytest.raises(thinking.ThinkingFailed):
                await pool.choose(request_for(table))
            pool.limit = PATIENCE
            assert await answered(pool, table)
        finally:
            pool.close()

    asyncio.run(scenario())


INTERRUPTED = """
import asyncio, os, signal
from hiddenhand.server.jobs.bot_pool import BotPool

async def main():
    pool = BotPool(1, 600.0)
    asked = asyncio.create_task(pool.ask(len, "word", "a test"))
    while pool._pool is None or not pool._pool._processes:
        await asyncio.sleep(0)
    os.killpg(0, signal.SIGINT)
    print(await asked, pool.restarts)
    pool.close()

signal.signal(signal.SIGINT, lambda *signal: None)  # as a server that is about to stop
asyncio.run(main())
"""


def test_ctrl_c_does_not_disturb_a_worker_that_is_starting() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED],
        capture_output=True,
        text=True,
        start_new_session=True,  # the signal must reach only these processes
    )
    assert (done.stdout, done.stderr) == ("4 0\n", "")


def think_after(asked: tuple[str, Request]) -> Choice:
    """Runs in a worker: a bot that answers only when a file exists."""
    file, request = asked
    end = time.monotonic() + PATIENCE
    while not Path(file).exists():
        assert time.monotonic() < end, "the server waits for the bot"
        time.sleep(0.01)
    return thinking.choose(request)


def test_the_event_loop_does_not_wait_for_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        pool = BotPool(1, 2 * PATIENCE)
        table = Table("hidden_leaders", 4, dice=1)
        request, go_on = request_for(table), tmp_path / "go-on"
        assert table.decision is not None
        try:
            await pool.choose(request)  # start the pool
            asked = (str(go_on), request)
            thought = asyncio.create_task(pool.ask(think_after, asked, request.bot))
            while not pool.busy:
                await asyncio.sleep(0.005)
            go_on.touch()
            assert (await thought).key in table.decision.options
        finally:
            pool.close()

    asyncio.run(scenario())


def test_hints_come_from_the_seat_s_own_eyes_and_only_where_they_are_wanted(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ann")
        path = f"/api/rooms/{code}/seats"
        with pytest.raises(Refused, match="wrong-stage"):
            await ola.ask("POST", f"{path}/0/hints")
        await ola.start(code)
        await ola.connect()
        await ola.watch(code)
        await ola.look(code, 1)
        await ola.play(code, SeededDice("setup"), answers=4)  # both are asked at once
        asked = 0 if ola.sights[code][0].question(0) else 1
        hints = await ola.ask("POST", f"{path}/{asked}/hints")
        options = ola.sights[code][asked].question(asked)["options"]
        assert sorted(hint["option"] for hint in hints) == sorted(options)
        assert all(0 <= hint["chance"] <= 1 for hint in hints)
        with pytest.raises(Refused, match="out-of-turn"):
            await ola.ask("POST", f"{path}/{1 - asked}/hints")
        with pytest.raises(Refused, match="not-your-seat"):
            await ben.ask("POST", f"{path}/{asked}/hints")
        silent = await ola.create("hidden_leaders", 2, hints=False)
        with pytest.raises(Refused, match="no-hints"):
            await ola.ask("POST", f"/api/rooms/{silent}/seats/0/hints")
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())
