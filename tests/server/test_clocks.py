"""Clocks: a bot takes over when the time is up; the seat can be taken back; banks; restarts."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.peers import Alone
from hiddenhand.server.wire.rooms import Clock
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.running import Running, run, server

CLOCK = {"each": 600, "bank": 60}  # longer than a busy machine needs; tests let time pass


async def hot_seat(here: Running) -> tuple[Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create("hidden_leaders", 2, clock=CLOCK)
    await ola.seat(code, 0)
    await ola.seat(code, 1, "local", name="Ben")
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 1)
    while len(ola.sights[code][1].moment["questions"]) > 1:  # until only one seat is asked
        await ola.play(code, SeededDice("first"), answers=1)
    return ola, code


def test_nobody_loses_time_when_the_machine_s_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single server; several go by the database's clock."""
    alone, true = Alone(), time.time
    monkeypatch.setattr(time, "time", lambda: true() + 3600)
    assert abs(alone.now() - true()) < 60


def test_a_system_without_a_clock_of_its_running_time_has_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python in a browser names that clock and refuses to read it."""

    def read(clock: int) -> float:
        raise OSError(28, "Invalid argument")

    monkeypatch.setattr(time, "clock_gettime", read)
    assert abs(Alone().now() - time.time()) < 60


def test_a_rated_game_is_not_abandoned_without_those_whose_time_ran_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 2, clock=CLOCK, rated=True)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        here.pass_time(700)  # a bot plays for both
        await ola.until(lambda: all(seat["bot"] for seat in ola.rooms[code]["seats"]))
        await ola.seat(code, 0, "take")
        room = await ola.ask("POST", f"/api/rooms/{code}/abandon", {})
        assert (room["stage"], room["seats"][0]["wants_abandon"]) == ("playing", True)
        room = await ben.ask("POST", f"/api/rooms/{code}/abandon", {})
        assert room["stage"] == "abandoned"
        for guest in (ola, ben):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def asked_seat(guest: Guest, code: str) -> int:
    return next(seat for seat, sight in guest.sights[code].items() if sight.question(seat))


def test_who_runs_out_of_time_is_played_by_a_bot_until_he_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await hot_seat(here)
        seat = asked_seat(ola, code)
        before = ola.sights[code][seat].seq
        deadline = ola.sights[code][seat].moment["questions"][0]["deadline"]
        assert 0 < deadline - time.time() <= 660  # the time per answer and the bank
        here.pass_time(300)  # not enough
        room = await ola.ask("GET", f"/api/rooms/{code}")
        assert room["seats"][seat]["bot"] is None
        here.pass_time(361)
        await ola.until(lambda: ola.rooms[code]["seats"][seat]["bot"])
        await ola.until(lambda: ola.sights[code][seat].seq > before)  # the bot has answered
        room = await ola.seat(code, seat, "take")
        assert room["seats"][seat]["bot"] is None
        await ola.until(lambda: ola.rooms[code]["seats"][seat]["bot"] is None)
        dice = SeededDice("ola")
        assert await ola.play(code, dice, answers=6) == 6
        assert ola.sights[code][seat].moment["banks"][str(1 - seat)] == 60.0
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_clocks_run_on_while_the_server_is_down(tmp_path: Path) -> None:
    guests: list[tuple[Guest, str]] = []

    async def first() -> None:
        guests.append(await hot_seat(here))
        await guests[0][0].disconnect()

    async def second() -> None:
        old, code = guests[0]
        old.address = here.address
        ola = old.another_device()
        seat = asked_seat(old, code)
        await here.until(lambda: code in here.registry.rooms)  # its alarm has loaded it
        while not (room := await ola.ask("GET", f"/api/rooms/{code}"))["seats"][seat]["bot"]:
            await asyncio.sleep(0.05)
        assert room["stage"] == "playing"  # the other one has time left
        await ola.leave()

    with server(tmp_path) as here:
        run(first())
    lie_down(tmp_path / "games.db", 661)
    with server(tmp_path) as here:
        run(second())


def lie_down(database: Path, seconds: float) -> None:
    """Make the clocks in the database older, as if no server had run for so long."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        (text,) = file.execute("SELECT clock FROM games").fetchone()
        pace = Pace.from_json(text)
        pace.postpone(-seconds)
        file.execute("UPDATE games SET clock = ?", (pace.json(),))
        file.commit()


def test_the_bank_pays_for_what_goes_beyond_one_answer() -> None:
    clock = Clock(each=10, bank=60)
    pace = Pace.fresh(2, clock)
    pace.since = {0: 100.0}
    assert pace.deadline(0, clock) == 170.0
    pace.pay(0, clock, 109.0)
    assert pace.banks == {0: 60.0, 1: 60.0}
    pace.pay(0, clock, 125.0)
    assert pace.banks == {0: 45.0, 1: 60.0}
    pace.pay(0, clock, 1000.0)
    assert pace.banks[0] == 0.0
    assert pace.deadline(0, None) is None
    assert Pace.from_json(pace.json()) == pace
    pace.renew(0, clock, 105.0)  # back in time: no time is gained
    assert pace.deadline(0, clock) == 110.0
    pace.renew(0, clock, 500.0)  # back after a bot has taken over
    assert pace.deadline(0, clock) == 510.0
    assert pace.banks[0] == 0.0
    pace.since[0] = 100.0
    pace.asked = {0: 4, 1: 4}
    pace.set_alarm(clock, frozenset({1}))
    assert pace.rings == 0.0  # a bot is asked
    pace.set_alarm(clock, frozenset())
    assert pace.rings == 110.0
    pace.set_alarm(None, frozenset())
    assert pace.rings is None
