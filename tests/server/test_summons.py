"""People who are away are called when it is their turn: once, in time, and only if they want it."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from hiddenhand.server.storage import SqlStore
from hiddenhand.server.summons.receivers import Quiet
from hiddenhand.text.library import languages
from tests.server.people import PATIENCE, Guest
from tests.server.receiving import Browser, push_service, subscribe
from tests.server.running import Running, run, server
from tests.server.several import STEADY, Node, several

IN_TIME = 5.0  # seconds from the turn until the server looks who has to be called


async def table_of_two(ola: Guest, max_: Guest, **options: Any) -> str:
    """A running game of two people; both look at it."""
    code = await ola.create("hidden_leaders", 2, **options)
    await ola.seat(code, 0)
    await max_.seat(code, 1)
    for person in (ola, max_):
        if person.socket is None:
            await person.connect()
        await person.watch(code)
    await ola.start(code)
    await ola.look(code, 0)
    await max_.look(code, 1)
    return code


def is_asked(person: Guest, code: str, seat: int) -> bool:
    return bool(person.sights[code][seat].question(seat))


async def play_until_asked(code: str, who: tuple[Guest, int], other: tuple[Guest, int]) -> None:
    """Both answer until it is the turn of `who` alone."""
    for _ in range(200):
        person, seat = who
        if is_asked(person, code, seat) and not is_asked(other[0], code, other[1]):
            return
        mover, at = other if is_asked(other[0], code, other[1]) else who
        question = mover.sights[code][at].question(at)
        seq = await mover.answer(code, at, question["options"][0])
        await asyncio.gather(*(p.reach(code, s, seq) for p, s in (who, other)))
    raise AssertionError("it is never their turn")


async def until_his_turn(code: str, ola: Guest, max_: Guest) -> None:
    """Ola answers until Max, who is away, owes an answer. He owes none at the beginning."""
    for _ in range(100):
        if not is_asked(ola, code, 0):
            break
        question = ola.sights[code][0].question(0)
        await ola.reach(code, 0, await ola.answer(code, 0, question["options"][0]))
    owing = [line for line in await max_.ask("GET", "/api/rooms/mine") if line["code"] == code]
    assert owing[0]["my_turn"]


def asked_at(running: Running, code: str) -> float:
    """When the turn of the one who is asked began, by the server's clock."""
    since: dict[int, float] = running.inside(lambda: dict(running.table(code).pace.since))
    return max(since.values())


async def closes(running: Running, person: Guest) -> None:
    """This person closes the page, and the server has noticed it."""

    def pages() -> int:
        return len(running.online.get(person.user, ()))

    before = running.inside(pages)
    await person.disconnect()
    await running.until(lambda: pages() < before)


def noting_looks(running: Running) -> Callable[[], list[float]]:
    """From now on, the times for which the summoner has put down to look at a room."""
    summoner, noted = running.app.state.summoner, list[float]()
    look_at = summoner._look_at

    def note(code: str, when: float) -> None:
        noted.append(when)
        look_at(code, when)

    running.inside(lambda: setattr(summoner, "_look_at", note))
    return lambda: noted


async def everything_sent(running: Running, code: str) -> None:
    """The summoner has looked at this room, and whatever it had to send is sent."""
    summoner = running.app.state.summoner
    await running.until(lambda: code not in summoner._due and not summoner.busy)


def test_a_push_reaches_a_closed_page_in_time_and_once(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        looks = noting_looks(here)
        await until_his_turn(code, ola, max_)
        began = asked_at(here, code)
        await phone.until(1)
        assert 0 <= looks()[0] - began < IN_TIME
        assert phone.got == [
            {"title": "Your turn", "body": "Hidden Leaders with Ola", "path": f"/r/{code}"}
        ]
        assert phone.headers[0]["topic"] == code
        # Somebody takes back and answers again: it is the same turn to Max.
        if ola.sights[code][0].moment["may_take_back"]:
            await ola.reach(code, 0, await ola.take_back(code, 0))
            await until_his_turn(code, ola, max_)
        await everything_sent(here, code)
        assert len(phone.got) == 1
        # The next turn is another one.
        await max_.connect()
        await max_.watch(code, resume=True)
        await max_.until(lambda: is_asked(max_, code, 1))
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        await phone.until(2)

    with_a_phone(tmp_path, scenario)


def test_nobody_is_called_who_sees_the_page(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await until_his_turn(code, ola, max_)
        await everything_sent(here, code)
        assert phone.got == []
        # Another page of his is enough, whatever it shows.
        await play_until_asked(code, (ola, 0), (max_, 1))
        tab = max_.another_device()
        await tab.connect()
        await tab.hello()
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        await everything_sent(here, code)
        assert phone.got == []
        # A page behind other windows is not seen.
        await max_.connect()
        await max_.watch(code, resume=True)
        await max_.until(lambda: is_asked(max_, code, 1))
        await play_until_asked(code, (ola, 0), (max_, 1))
        for page in (tab, max_):
            await page.send(type="attend", away=True)
        watchers = here.online[max_.user]
        await here.until(lambda: all(watcher.away for watcher in watchers))
        await until_his_turn(code, ola, max_)
        await phone.until(1)
        await tab.leave()

    with_a_phone(tmp_path, scenario)


def test_nobody_is_called_to_wait_for_bots_or_to_a_silenced_table(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        alone = await max_.create("hidden_leaders", 2)
        await max_.seat(alone, 0)
        await max_.seat(alone, 1, "bot", bot="random")
        await max_.start(alone)
        code = await table_of_two(ola, max_)
        told = await max_.ask("PUT", f"/api/me/summons/rooms/{code}", {"muted": True})
        assert told["muted"] == [code]
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        await everything_sent(here, code)
        await everything_sent(here, alone)
        assert phone.got == []
        told = await max_.ask("PUT", f"/api/me/summons/rooms/{code}", {"muted": False})
        assert told["muted"] == []

    with_a_phone(tmp_path, scenario)


def test_a_device_can_be_silenced_and_is_forgotten_with_its_sign_out(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        told = await max_.ask("DELETE", "/api/me/summons/push")
        assert not told["push_here"]
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        await everything_sent(here, code)
        assert phone.got == []
        await subscribe(max_, phone.service)
        (device,) = await max_.ask("GET", "/api/me/devices")
        store: SqlStore = here.app.state.store
        await max_.ask("DELETE", f"/api/me/devices/{device['id']}")
        assert await on(here, store.pushes(max_.user)) == []

    with_a_phone(tmp_path, scenario)


@pytest.mark.parametrize(
    ("answers", "kept", "arrived"),
    [([404], 0, 0), ([410], 0, 0), ([503], 1, 1), ([429, 201], 1, 1), ([400], 1, 0)],
)
def test_dead_subscriptions_are_dropped_and_busy_services_asked_again(
    tmp_path: Path, answers: list[int], kept: int, arrived: int
) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        phone.answers = list(answers)
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        summoner = here.app.state.summoner
        await here.until(lambda: summoner.outcomes.total())
        await everything_sent(here, code)
        assert len(phone.got) == arrived
        store: SqlStore = here.app.state.store
        left = await on(here, store.pushes(max_.user))
        assert len(left) == kept
        assert [row.failures for row in left] == [1 - arrived] * kept

    with_a_phone(tmp_path, scenario)


def test_a_service_that_never_takes_anything_is_given_up(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        store: SqlStore = here.app.state.store
        (row,) = await on(here, store.pushes(max_.user))
        for failures in range(1, 5):
            await on(here, store.note_push(row.endpoint, False))
            (row,) = await on(here, store.pushes(max_.user))
            assert row.failures == failures
        await on(here, store.note_push(row.endpoint, False))
        assert await on(here, store.pushes(max_.user)) == []

    with_a_phone(tmp_path, scenario)


def test_quiet_hours_are_kept_and_what_was_due_comes_after_them(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        now = datetime.now(UTC)
        minute = now.hour * 60 + now.minute
        quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440, "zone": "UTC"}
        told = await max_.ask("PUT", "/api/me/summons/quiet", {"quiet": quiet})
        assert told["quiet"] == quiet
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        summoner, services = here.app.state.summoner, here.registry.services
        later = services.now() + 3600
        await here.until(lambda: summoner._due.get(code, 0) > later)
        assert phone.got == []
        # Three hours later.
        here.inside(lambda: setattr(services.peers, "now", lambda: time.time() + 3 * 3600))
        here.inside(lambda: summoner._rings(code))
        await phone.until(1)

    with_a_phone(tmp_path, scenario)


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "now", "until"),
    [
        (1320, 480, "UTC", "2026-03-01T23:30", "2026-03-02T08:00"),
        (1320, 480, "UTC", "2026-03-01T07:59", "2026-03-01T08:00"),
        (1320, 480, "UTC", "2026-03-01T08:00", None),
        (1320, 480, "UTC", "2026-03-01T21:59", None),
        (540, 600, "UTC", "2026-03-01T09:30", "2026-03-01T10:00"),
        (540, 600, "UTC", "2026-03-01T10:30", None),
        (0, 0, "UTC", "2026-03-01T00:00", None),
        # In Warsaw the clocks go forward at 2:00 of 29 March: the night is an hour shorter.
        (1320, 480, "Europe/Warsaw", "2026-03-28T22:00", "2026-03-29T06:00"),
        (1320, 480, "Europe/Warsaw", "2026-03-27T22:00", "2026-03-28T07:00"),
        (1320, 480, "No/Where", "2026-03-01T23:30", "2026-03-02T08:00"),
    ],
)
def test_quiet_hours(begins: int, ends: int, zone: str, now: str, until: str | None) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(f"{text}+00:00").timestamp()

    found = Quiet(begins, ends, zone).until(at(now))
    assert found == (None if until is None else at(until))


def test_every_language_is_spoken_and_nothing_of_the_table_is_told(tmp_path: Path) -> None:
    titles = {
        "en": ("Your turn", "Hidden Leaders with Ola"),
        "de": ("Du bist am Zug", "Hidden Leaders mit Ola"),
        "pl": ("Twoja kolej", "Ukryci Liderzy: Ola"),
        "uk": ("Ваш хід", "Таємні лідери: Ola"),
    }
    assert set(titles) == set(languages())

    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        code = await table_of_two(ola, max_)
        for number, (language, (title, body)) in enumerate(titles.items()):
            await max_.ask("PATCH", "/api/me", {"language": language})
            await play_until_asked(code, (ola, 0), (max_, 1))
            await closes(here, max_)
            await until_his_turn(code, ola, max_)
            await phone.until(number + 1)
            assert phone.got[number] == {"title": title, "body": body, "path": f"/r/{code}"}
            await max_.connect()
            await max_.watch(code, resume=True)
            await max_.until(lambda: is_asked(max_, code, 1))

    with_a_phone(tmp_path, scenario)


def test_a_restart_sends_what_was_due_and_nothing_twice(tmp_path: Path) -> None:
    async def before(here: Running, ola: Guest, max_: Guest, phone: Browser) -> str:
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        # The server stops before it has looked: Max was not called.
        here.inside(lambda: setattr(here.registry.services, "on_turn", lambda code: None))
        await until_his_turn(code, ola, max_)
        assert phone.got == []
        return code

    with push_service() as service:
        phones: list[Browser] = []
        with server(tmp_path) as here:

            async def first() -> None:
                ola = await Guest.arrive(here.address, "Ola")
                max_ = await Guest.arrive(here.address, "Max")
                phones.append(await subscribe(max_, service))
                await before(here, ola, max_, phones[0])
                await ola.leave()
                await max_.leave()

            run(first())
        for _ in range(2):
            with server(tmp_path) as here:

                async def again(here: Running = here) -> None:
                    await phones[0].until(1)
                    summoner = here.app.state.summoner
                    await here.until(lambda: not summoner._due and not summoner.busy)

                run(again())
        assert len(phones[0].got) == 1


def test_a_slow_service_does_not_delay_the_answer_of_a_move(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, phone: Browser) -> None:
        moved, asked = asyncio.Event(), asyncio.Event()

        async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.set()
            await moved.wait()
            writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
            writer.close()

        slow = await asyncio.start_server(wait, "127.0.0.1", 0)
        port = slow.sockets[0].getsockname()[1]
        there = {**phone.subscription, "endpoint": f"http://127.0.0.1:{port}/slow"}
        await max_.ask("PUT", "/api/me/summons/push", there)
        code = await table_of_two(ola, max_)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        await until_his_turn(code, ola, max_)
        await asyncio.wait_for(asked.wait(), PATIENCE)
        # While the service lets us wait, the table goes on.
        await max_.connect()
        await max_.watch(code, resume=True)
        await max_.until(lambda: is_asked(max_, code, 1))
        await play_until_asked(code, (ola, 0), (max_, 1))
        moved.set()
        summoner = here.app.state.summoner
        await here.until(lambda: summoner.outcomes.total())
        slow.close()

    with_a_phone(tmp_path, scenario)


def with_a_phone(tmp_path: Path, scenario: Any) -> None:
    """Ola and Max; he has asked to be called on his phone."""
    with push_service() as service, server(tmp_path) as here:

        async def whole() -> None:
            ola = await Guest.arrive(here.address, "Ola")
            max_ = await Guest.arrive(here.address, "Max")
            phone = await subscribe(max_, service)
            try:
                await scenario(here, ola, max_, phone)
            finally:
                await ola.leave()
                await max_.leave()

        run(whole())


async def on(here: Running, work: Any) -> Any:
    """The result of something that runs in the server's own thread."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, here.loop))


# -- several nodes ---------------------------------------------------------------------------------


def test_of_several_nodes_one_calls_and_all_know_who_sees(tmp_path: Path, postgresql: str) -> None:
    async def scenario() -> None:
        with push_service() as service:
            async with several(postgresql, tmp_path, lost=STEADY) as nodes:
                first, second = nodes.nodes
                ola = await Guest.arrive(first.address, "Ola")
                max_ = await Guest.arrive(first.address, "Max")
                phone = await subscribe(max_, service)
                keys = set()
                for node in nodes.nodes:
                    there = Guest(node.address, at(node.address, max_), max_.me)
                    keys.add((await there.ask("GET", "/api/me/summons"))["push_key"])
                    await there.leave()
                assert len(keys) == 1
                code = await table_of_two(ola, max_)
                # He sees a page of the other node: he is not called.
                there = Guest(second.address, at(second.address, max_), max_.me)
                await there.connect()
                await there.hello()
                await play_until_asked(code, (ola, 0), (max_, 1))
                await max_.disconnect()
                await ola.until(lambda: ola.rooms[code]["seats"][1]["presence"] == "offline")
                await until_his_turn(code, ola, max_)
                # The next turn he sees nothing: he is called once. What was sent arrives in order.
                await max_.connect()
                await max_.watch(code, resume=True)
                await max_.until(lambda: is_asked(max_, code, 1))
                await play_until_asked(code, (ola, 0), (max_, 1))
                await there.leave()
                await no_page_at(second)
                await max_.disconnect()
                await ola.until(lambda: ola.rooms[code]["seats"][1]["presence"] == "offline")
                await until_his_turn(code, ola, max_)
                await phone.until(1)
                called = "SELECT count(*), max(turn) FROM summons"
                (count, turn) = await nodes.sql.fetchrow(called)
                assert (count, len(phone.got)) == (1, 1)
                # Its node dies: the other one takes the table, and does not call again.
                await first.kill()
                await nodes.age(first, 2 * STEADY)
                moved = Guest(second.address, at(second.address, ola), ola.me)
                await moved.connect()
                await moved.watch(code)
                await until(nodes, "SELECT holder LIKE 'n2-%' FROM holds WHERE room = $1", code)
                assert tuple(await nodes.sql.fetchrow(called)) == (1, turn)
                assert len(phone.got) == 1
                await moved.leave()

    run(scenario())


async def no_page_at(node: Node) -> None:
    """Wait until this node has no open connection of a page."""
    async with asyncio.timeout(PATIENCE):
        while await node.metric("connections"):
            await asyncio.sleep(0.02)


def at(address: str, guest: Guest) -> Any:
    """The same browser at another node."""
    return httpx.AsyncClient(
        base_url=f"http://{address}", timeout=PATIENCE, cookies=guest.http.cookies
    )


async def until(nodes: Any, question: str, *facts: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await nodes.sql.fetchval(question, *facts):
            await asyncio.sleep(0.02)
