"""Broken connections lose nothing. Several tabs of one person stay in sync."""

import asyncio
import time
from pathlib import Path

import pytest

from hiddenhand.server.live.connections import ELSEWHERE, MANY, MOST_OPEN
from hiddenhand.server.store import NotStored
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest
from tests.server.running import Running, run, server


async def a_table(here: Running, bots: str = "random") -> tuple[Guest, str]:
    """Ola against two bots that answer at once."""
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create("hidden_leaders", 3)
    await ola.seat(code, 0)
    for seat in (1, 2):
        await ola.seat(code, seat, "bot", bot=bots)
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 0)
    return ola, code


def unloads_table(here: Running, code: str) -> bool:
    """Unload what is idle for now; False while a bot of this room still thinks."""
    here.registry.put_away(1e12)
    return here.room(code).live is None


def unloads_room(here: Running, code: str) -> bool:
    """The same for the room; False while somebody still watches."""
    here.registry.put_away(1e12)
    return code not in here.registry.rooms


def test_tables_stay_where_tests_look_at_them(tmp_path: Path) -> None:
    """However long a test takes: nobody answers for ten minutes."""

    async def scenario() -> None:
        ola, code = await a_table(here)
        await here.until(lambda: not here.room(code).bot_players.are_busy)
        here.inside(lambda: here.registry.put_away(time.monotonic() + 600))
        assert here.table(code)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_broken_connection_goes_on_without_a_gap(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await a_table(here)
        tab = ola.another_device()
        await tab.connect()
        await tab.watch(code)
        dice = SeededDice("ola")
        for _ in range(4):
            await ola.play(code, dice, answers=4)
            await ola.disconnect()
            await tab.reach(code, 0, ola.sights[code][0].seq)
            await tab.play(code, dice, answers=2)  # the game continues in another tab
            await ola.connect()
            await ola.watch(code, resume=True)
            await ola.reach(code, 0, tab.sights[code][0].seq)
        snapshots = [m for m in ola.inbox if m["type"] == "snapshot"]
        assert snapshots[-1]["first"] > 0  # only what was missed was sent
        await ola.play(code, dice)
        await tab.until(lambda: tab.sights[code][0].result)
        assert tab.sights[code][0].log == ola.sights[code][0].log
        assert tab.sights[code][0].view == ola.sights[code][0].view
        await ola.leave()
        await tab.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_who_could_not_be_shown_the_table_is_told_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is down for a moment when somebody starts watching."""

    async def away(*words: object) -> None:
        raise NotStored("the database is away", place="store")

    async def scenario() -> None:
        ola, code = await a_table(here)
        await ola.until(lambda: ola.sights[code][0].question(0))
        await here.until(lambda: unloads_table(here, code))
        tab = ola.another_device()
        await tab.connect()
        await tab.hello()
        with monkeypatch.context() as broken:
            broken.setattr(here.registry.store, "progress", away)
            await tab.send(type="watch", room=code)
            assert tab.reader is not None
            await asyncio.wait_for(tab.reader, PATIENCE)  # it is disconnected, to reconnect
        assert tab.socket.close_code == ELSEWHERE
        number = await ola.answer(code, 0, ola.sights[code][0].question(0)["options"][0])
        await ola.reach(code, 0, number)
        assert not [m for m in tab.inbox if m["type"] in ("update", "snapshot")]
        assert len(here.registry.rooms[code].watchers) == 1
        await tab.connect()
        await tab.watch(code)
        assert (await tab.look(code, 0)).seq >= number
        await ola.leave()
        await tab.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_table_that_left_memory_is_the_same_when_it_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await a_table(here)
        dice = SeededDice("ola")
        await ola.play(code, dice, answers=3)
        await ola.until(lambda: ola.sights[code][0].question(0))
        await here.until(lambda: unloads_table(here, code))
        await ola.play(code, dice, answers=3)
        await ola.disconnect()
        await here.until(lambda: unloads_room(here, code))
        await ola.connect()
        await ola.watch(code, resume=True)
        await ola.play(code, dice)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_restarted_server_goes_on_bots_included(tmp_path: Path) -> None:
    async def first(here: Running) -> tuple[Guest, str]:
        ola, code = await a_table(here, "easy")
        await ola.play(code, SeededDice("a"), answers=5)
        await ola.disconnect()
        return ola, code

    async def second(here: Running, ola: Guest, code: str) -> None:
        ola.address = here.address
        tab = ola.another_device()
        mine = {line["code"]: line for line in await tab.ask("GET", "/api/rooms/mine")}
        assert mine[code]["stage"] == "playing"
        tab.sights = ola.sights
        await tab.connect()
        await tab.watch(code, resume=True)
        await tab.play(code, SeededDice("b"))
        assert tab.sights[code][0].result
        await tab.leave()

    with server(tmp_path) as here:
        told: list[tuple[Guest, str]] = []

        async def scenario() -> None:
            told.append(await first(here))

        run(scenario())
    with server(tmp_path) as here:
        run(second(here, *told[0]))


def test_a_client_that_does_not_read_is_dropped_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await a_table(here)
        deaf = ola.another_device()
        await deaf.connect()
        await deaf.watch(code)
        connection = here.inside(lambda: list(here.online[ola.user])[-1])
        here.inside(lambda: connection._writer.cancel())  # as if the socket could not be written
        for _ in range(600):
            here.inside(lambda: connection.send(b'{"type":"pong","at":1}'))
        await asyncio.wait_for(deaf.socket.wait_closed(), PATIENCE)
        assert deaf.socket.close_code == 4008
        await ola.play(code, SeededDice("ola"), answers=3)  # others are not disturbed
        await deaf.connect()
        await deaf.watch(code, resume=True)
        await deaf.reach(code, 0, ola.sights[code][0].seq)
        await ola.leave()
        await deaf.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_the_list_of_my_games_says_where_it_is_my_turn(tmp_path: Path) -> None:
    """The notice is also sent to clients that do not watch the room."""

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 2, clock={"each": 3 * 86400})
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        tab = ben.another_device()
        await ben.connect()  # watches no room
        for guest in (ola, tab):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        for guest in (ola, tab):  # setup: both hide and discard at once
            await guest.play(code, SeededDice("setup"), answers=2)
        await tab.leave()
        await ola.reach(code, 0, 4)

        def turns() -> list[bool]:
            return [m["my_turn"] for m in ben.inbox if m["type"] == "your_turn"]

        while question := ola.sights[code][0].question(0):
            options = question["options"]
            await ola.reach(code, 0, await ola.answer(code, 0, options[0]))
        await ben.until(lambda: turns() and turns()[-1])
        line = (await ben.ask("GET", "/api/rooms/mine"))[0]
        assert line["my_turn"]
        assert line["clock"]["each"] == 3 * 86400
        question = ola.sights[code][0].moment["questions"][0]
        assert question["deadline"] - 3 * 86400 > 1e9
        assert question["options"] is None
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_one_person_holds_only_so_many_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        tabs = [ola.another_device() for _ in range(MOST_OPEN + 1)]
        for tab in tabs:
            await tab.connect()
            await tab.hello()
        await asyncio.wait_for(tabs[0].socket.wait_closed(), PATIENCE)
        assert tabs[0].socket.close_code == MANY
        await tabs[1].send(type="ping")
        await tabs[1].until(lambda: any(m["type"] == "pong" for m in tabs[1].inbox))
        assert len(here.online[ola.user]) == MOST_OPEN
        for tab in tabs:
            await tab.leave()

    with server(tmp_path) as here:
        run(scenario())
