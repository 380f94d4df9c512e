"""Clocks: a bot takes over when the time is up; the seat can be taken back; bank and restart."""

import asyncio
import time
from pathlib import Path

from hiddenhand.server.live.pace import Pace
from hiddenhand.server.wire import Clock
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.running import Running, run, server

SHORTEST = {"each": 5, "bank": 1}


async def hot_seat(here: Running) -> tuple[Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create("hidden_leaders", 2, clock=SHORTEST)
    await ola.seat(code, 0)
    await ola.seat(code, 1, "local", name="Ben")
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 1)
    return ola, code


def asked_seat(guest: Guest, code: str) -> int:
    return next(seat for seat, sight in guest.sights[code].items() if sight.question(seat))


def test_who_runs_out_of_time_is_played_by_a_bot_until_he_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await hot_seat(here)
        seat = asked_seat(ola, code)
        began = time.time()
        deadline = ola.sights[code][seat].moment["questions"][0]["deadline"]
        assert 5.5 < deadline - began < 6.5  # the answer's own time and the bank
        await ola.until(lambda: ola.rooms[code]["seats"][seat]["bot"], 10)
        assert 5 < time.time() - began < 9
        await ola.until(lambda: ola.sights[code][seat].seq > 0)  # the bot has answered
        room = await ola.seat(code, seat, "take")
        assert room["seats"][seat]["bot"] is None
        dice = SeededDice("ola")
        assert await ola.play(code, dice, answers=6) == 6
        moment = ola.sights[code][seat].moment
        assert moment["banks"][str(seat)] == 1.0  # the bot's time is not the person's
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
        await asyncio.sleep(max(0.0, began + 6.5 - time.time()))
        room = await ola.ask("GET", f"/api/rooms/{code}")  # nobody looked at it since the restart
        assert [bool(seat["bot"]) for seat in room["seats"]].count(True) >= 1
        await ola.leave()

    with server(tmp_path) as here:
        began = time.time()
        run(first())
    with server(tmp_path) as here:
        run(second())


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
    pace.asked = {0: 4, 1: 4}
    pace.set_alarm(clock, frozenset({1}))
    assert pace.rings == 0.0  # a bot owes an answer
    pace.set_alarm(clock, frozenset())
    assert pace.rings == 110.0
    pace.set_alarm(None, frozenset())
    assert pace.rings is None
