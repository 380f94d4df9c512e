"""Work is charged to whoever causes it: accounts, turns, the queue of thinking bots, tables of bots
alone, and what is kept so that it need not be done twice."""

import asyncio
import gzip
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest

from hiddenhand.server.api.games import Answers, Replays
from hiddenhand.server.budget import Budget, Spent
from hiddenhand.server.http.socket import Connection
from hiddenhand.server.jobs import fair_queue
from hiddenhand.server.jobs.fair_queue import FairQueue
from hiddenhand.server.limits import NOBODY, Bucket, Payer
from hiddenhand.server.live import snapshots
from hiddenhand.server.live.bots_alone import are_alone
from hiddenhand.server.live.snapshots import Snapshots
from hiddenhand.server.refusals import TooFast
from hiddenhand.server.settings import Settings
from hiddenhand.server.wire.base import Me
from hiddenhand.table.dice import SeededDice
from tests.server import rows
from tests.server.fuzzing import Line
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import Running, run, server
from tests.server.serving import running_app, serving

EVE, EVE_AGAIN = Payer("eve", "203.0.113.7"), Payer("eva", "203.0.113.7")
OLA = Payer("ola", "203.0.113.8")


# -- accounts ------------------------------------------------------------------------------------


def accounts(**more: Any) -> Budget:
    usual = {"work_at_once": 2.0, "work_per_second": 0.1, "work_users_per_address": 2}
    return Budget(Settings(**{**usual, **more}))


def test_an_account_refills_and_says_when(no_time_passes: SimpleNamespace) -> None:
    there = accounts()
    there.charge(EVE, 2.5)
    with pytest.raises(TooFast) as refused:
        there.check(EVE)
    assert refused.value.facts == {"retry_after": 5}
    there.check(OLA)
    no_time_passes.now += 5.1
    there.check(EVE)


@pytest.mark.usefixtures("no_time_passes")
def test_an_address_pays_for_all_its_users() -> None:
    there = accounts()
    there.charge(EVE, 2.1)
    there.check(EVE_AGAIN)
    there.charge(EVE_AGAIN, 1.8)
    there.check(Payer(address=EVE.address))
    there.charge(Payer(address=EVE.address), 0.2)  # not signed in
    for payer in (EVE_AGAIN, Payer("new", EVE.address)):
        with pytest.raises(TooFast):
            there.check(payer)
    there.check(OLA)


@pytest.mark.usefixtures("no_time_passes")
def test_bots_leave_half_of_the_account_and_debts_have_an_end() -> None:
    there = accounts()
    there.charge_bots(EVE, 100.0)
    there.check(EVE)
    there.charge(EVE, 1.5)
    assert there.wait(EVE) == pytest.approx(5.0)
    there.charge_bots(EVE, 100.0)  # no deeper
    assert there.wait(EVE) == pytest.approx(5.0)
    there.charge(EVE, 1e6)
    assert there.wait(EVE) == pytest.approx(20.0)  # the account once more


def test_zero_is_no_limit() -> None:
    there = accounts(work_per_second=0.0)
    there.charge(EVE, 1e6)
    there.check(EVE)


def test_only_what_somebody_does_themselves_is_measured() -> None:
    async def busy(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            await asyncio.sleep(0)

    async def scenario() -> tuple[float, float]:
        one, two = Spent(), Spent()

        async def pay(spent: Spent, seconds: float) -> None:
            await spent.during(busy(seconds))

        began = time.thread_time()
        await asyncio.gather(pay(one, 0.05), pay(two, 0.05))
        assert one.seconds + two.seconds <= time.thread_time() - began
        return one.seconds, two.seconds

    assert min(asyncio.run(scenario())) > 0


def test_what_is_measured_can_be_canceled_and_fail() -> None:
    seen: list[str] = []

    async def waiting() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("canceled")
            raise

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def scenario() -> None:
        async def measured(work: Any) -> None:
            await Spent().during(work)

        task = asyncio.create_task(measured(waiting()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ValueError, match="no"):
            await measured(failing())

    asyncio.run(scenario())
    assert seen == ["canceled"]


def test_one_address_takes_one_turn_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many users it has; and after each turn it waits, so that others come first."""
    there = accounts(work_at_once=1000.0)
    inside: list[Payer] = []
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def one(payer: Payer) -> None:
        async with there.turn(payer) as spent:
            inside.append(payer)
            assert [each.group for each in inside].count(payer.group) == 1
            for _ in range(3):
                await asyncio.shield(asyncio.get_running_loop().run_in_executor(None, int))
            spent.seconds = 10.0
            inside.remove(payer)

    async def scenario() -> None:
        monkeypatch.setattr("hiddenhand.server.budget.asyncio.sleep", sleep)
        await asyncio.gather(one(EVE), one(EVE_AGAIN), one(OLA))

    asyncio.run(scenario())
    assert sorted(round(pause) for pause in pauses) == [0, 0, 30]  # a quarter of the time


@pytest.mark.usefixtures("no_time_passes")
def test_whoever_owes_too_much_has_no_turn() -> None:
    async def scenario() -> None:
        there = accounts()
        there.charge(EVE, 3.0)
        with pytest.raises(TooFast):
            async with there.turn(EVE):
                pass

    asyncio.run(scenario())


# -- the queue of those who think ----------------------------------------------------------------


def test_everybody_has_a_turn_and_not_every_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty requests of one address, by several users, and then two of somebody else."""
    clock = SimpleNamespace(now=0.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr(fair_queue, "time", clock)

    async def scenario() -> list[str]:
        queue, order = FairQueue(1), []
        gate = asyncio.Event()

        async def think(payer: Payer) -> None:
            async with queue.turn(payer):
                order.append(payer.user)
                await gate.wait()
                clock.now += 0.5

        tasks = [asyncio.create_task(think(Payer(f"eve{n % 3}", "203.0.113.7"))) for n in range(30)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think(OLA)) for _ in range(2)]
        await asyncio.sleep(0)
        assert queue.locked()
        gate.set()
        await asyncio.gather(*tasks)
        assert not queue.locked()
        return order

    order = asyncio.run(scenario())
    # by turns: the two addresses, and at one of them its three users
    assert order[:6] == ["eve0", "ola", "eve1", "ola", "eve2", "eve0"]


def test_whoever_leaves_the_queue_blocks_nobody() -> None:
    async def scenario() -> None:
        queue = FairQueue(1)
        gate = asyncio.Event()

        async def think(payer: Payer) -> None:
            async with queue.turn(payer):
                await gate.wait()

        first, second, third = (asyncio.create_task(think(NOBODY)) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.sleep(0)
        gate.set()
        await third
        assert not queue.locked()

    asyncio.run(scenario())


# -- what is kept --------------------------------------------------------------------------------


def test_kept_snapshots_have_a_limit_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "KEPT_BYTES", 100)
    kept = Snapshots()
    for name in "abcdefghij":
        kept.put(name, name.encode() * 1000, {"field": 1})
    assert kept.get("j") == (b"j" * 1000, {"field": 1})
    assert kept.get("a") is None
    assert kept._bytes == sum(len(packed) for packed, _ in kept._kept.values()) <= 100


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("budget")) as running:
        yield running


async def a_finished_game(here: Running, name: str) -> tuple[Guest, str, str]:
    """Somebody who has just finished a game against a bot."""
    guest = await Guest.arrive(here.address, name)
    code = await guest.create("hidden_leaders", 2)
    await guest.seat(code, 0)
    await guest.seat(code, 1, "bot", bot="random")
    await guest.connect()
    await guest.watch(code)
    await guest.start(code)
    await guest.look(code, 0)
    await guest.play(code, SeededDice(name))
    await guest.until(lambda: guest.rooms[code]["stage"] == "over")
    return guest, code, guest.rooms[code]["game_id"]


def test_a_finished_game_is_shown_again_without_its_table(here: Running) -> None:
    """Watching a finished game again and again."""

    async def scenario() -> None:
        ola, code, game_id = await a_finished_game(here, "Ola")
        eve = await Guest.arrive(here.address, "Eve")
        await eve.connect()
        for _ in range(2):
            await eve.watch(code)
            await ola.watch(code, resume=True)
        here.inside(lambda: here.room(code).put_away())
        for _ in range(2):
            await eve.watch(code)
            await ola.watch(code, resume=True)
        assert here.inside(lambda: here.room(code).live) is None
        shown = [m for m in eve.inbox if m["type"] == "snapshot"]
        assert len(shown) == 4
        assert shown.count(shown[0]) == 4
        assert shown[0]["game_id"] == game_id
        assert shown[0]["viewer"] == -3
        mine = [m for m in ola.inbox if m["type"] == "snapshot" and m["result"]]
        assert mine.count(mine[0]) == len(mine) == 4
        assert mine[0]["viewer"] == 0
        for guest in (ola, eve):
            await guest.leave()

    run(scenario())


def test_a_replay_is_compressed_once_and_served_as_it_is(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replays were compressed again for each request."""
    made: list[str] = []
    packed = gzip.compress

    def counting(*words: Any, **more: Any) -> bytes:
        made.append("one")
        return packed(*words, **more)

    async def scenario() -> None:
        ola, _, game_id = await a_finished_game(here, "Ola")
        path = f"http://{here.address}/api/games/{game_id}/replay"
        monkeypatch.setattr("hiddenhand.server.api.games.gzip.compress", counting)
        async with httpx.AsyncClient(timeout=180) as client:
            first, again = await client.get(path), await client.get(path)
            plain = await client.get(path, headers={"accept-encoding": "identity"})
        assert made == ["one"]
        assert first.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert first.content == again.content == plain.content
        assert orjson.loads(plain.content)["game_id"] == game_id
        await ola.leave()

    run(scenario())


def test_a_kept_replay_reads_no_answers(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        ola, _, game_id = await a_finished_game(here, "Ola")
        path = f"/api/games/{game_id}/replay"
        await ola.ask("GET", path)

        async def nothing(game_id: str) -> Any:
            raise AssertionError("read again")

        monkeypatch.setattr(here.app.state.store, "answers", nothing)
        await ola.ask("GET", path)
        await ola.ask("GET", f"/api/games/{game_id}")
        monkeypatch.undo()
        await ola.leave()

    run(scenario())


# -- who draws from the account ------------------------------------------------------------------


POOR: dict[str, Any] = {
    "work_at_once": 1e-6,
    "work_per_second": 1e-9,
    "work_users_per_address": 1_000_000,
}


@pytest.mark.usefixtures("no_time_passes")
def test_what_costs_is_refused_when_the_account_is_empty(tmp_path: Path) -> None:
    """The first is granted, as nobody knows what it costs; the second is not."""

    async def scenario() -> None:
        eve = await Guest.arrive(poor.address, "Eve")
        ola = await Guest.arrive(poor.address, "Ola")
        code = await eve.create("hidden_leaders", 2)
        with pytest.raises(Refused, match="too-fast"):
            await eve.create("hidden_leaders", 2)
        with pytest.raises(Refused, match="too-fast"):
            await eve.ask("POST", "/api/games/any/analysis")
        await eve.connect()
        await eve.send(type="watch", room=code)
        told = await eve.until(lambda: [m for m in eve.inbox if m["type"] == "refused"])
        assert told[0]["refusal"]["error"] == "too-fast"
        assert told[0]["refusal"]["place"] == "work"
        await ola.connect()
        await ola.watch(code)  # others are not affected
        for guest in (ola, eve):
            await guest.leave()

    with server(tmp_path, **POOR) as poor:
        run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_an_address_pays_for_every_request_and_for_missing_files(database: str) -> None:
    async def scenario() -> None:
        poor = {**POOR, "work_users_per_address": 1}
        async with running_app(database, **poor) as app:
            for path in ("/assets/no-such.js", "/api/games"):
                door = httpx.ASGITransport(app, client=(f"203.0.113.{len(path)}", 1))
                async with httpx.AsyncClient(transport=door, base_url="http://table") as client:
                    answers = [await client.get(path) for _ in range(2)]
                assert answers[0].status_code in (200, 404)
                assert answers[1].status_code == 429
                assert answers[1].json()["place"] == "work"

    asyncio.run(scenario())


def test_hints_and_replays_are_charged(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[tuple[str, str]] = []
    accounts = here.registry.services.budget

    def note(kind: str) -> Any:
        return lambda payer, seconds: charged.append((kind, payer.user or payer.address))

    async def scenario() -> None:
        ola, _, game_id = await a_finished_game(here, "Ola")
        monkeypatch.setattr(accounts, "charge", note("work"))
        monkeypatch.setattr(here.registry.services.bot_pool, "on_thought", note("bots"))
        await ola.ask("GET", f"/api/games/{game_id}/replay?eyes=-4")
        # the answers, and after the response the request itself; a server without limits does
        # not measure how long building it takes
        await here.until(lambda: charged.count(("work", "127.0.0.1")) >= 2)
        code = await ola.create("hidden_leaders", 2)
        assert ("work", ola.user) in charged
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="easy")
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ola.play(code, SeededDice("ola"), answers=3)
        assert ("bots", ola.user) in charged  # the host pays for the bots
        await ola.leave()

    run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_building_a_replay_is_charged_and_a_kept_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def no_answers(game_id: str) -> list[Any]:
        return []

    def build(*words: Any) -> bytes:
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass
        return b"replay"

    async def scenario() -> None:
        monkeypatch.setattr("hiddenhand.server.api.games._packed_replay", build)
        there, replays = accounts(), Replays()
        store: Any = SimpleNamespace(answers=no_answers)
        answers = Answers(store, there, Payer(address=EVE.address))
        left = []
        for _ in range(2):
            assert await replays.get(rows.game("g"), answers, -3) == b"replay"
            left.append(there._addresses.of(EVE.address).left)
        assert left[0] <= 4.0 - 0.01
        assert left[1] == left[0]

    asyncio.run(scenario())


# -- tables of bots alone ------------------------------------------------------------------------


async def bots_alone(guest: Guest, bot: str = "random", **options: Any) -> str:
    code = await guest.create("hidden_leaders", 2, **options)
    for seat in (0, 1):
        await guest.seat(code, seat, "bot", bot=bot)
    await guest.start(code)
    return code


def test_bots_alone_have_a_floor_of_pace_and_a_number_of_tables(tmp_path: Path) -> None:
    """Thirty tables of bots at pace 0."""

    async def scenario() -> None:
        eve = await Guest.arrive(slow.address, "Eve")
        codes = [await bots_alone(eve) for _ in range(2)]
        with pytest.raises(Refused, match="too-many-bot-tables"):
            await bots_alone(eve)
        ola = await Guest.arrive(slow.address, "Ola")
        together = await asyncio.gather(
            *(bots_alone(ola) for _ in range(5)), return_exceptions=True
        )
        codes += [code for code in together if isinstance(code, str)]
        assert len(codes) == 4  # also when they begin together
        for code in codes:
            room = slow.room(code)
            assert slow.inside(partial(are_alone, room))
            assert slow.table(code).seq == 0  # the first beat is in 180 seconds
        for guest in (ola, eve):
            await guest.leave()

    with server(tmp_path, bots_alone_pace=180.0, bots_alone_tables=2) as slow:
        run(scenario())


def test_a_table_that_its_people_left_has_the_floor_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        eve = await Guest.arrive(slow.address, "Eve")
        code = await eve.create("hidden_leaders", 2)
        await eve.seat(code, 0)
        await eve.seat(code, 1, "bot", bot="random")
        await eve.start(code)
        assert not slow.inside(lambda: are_alone(slow.room(code)))
        await eve.seat(code, 0, "leave")
        assert slow.inside(lambda: are_alone(slow.room(code)))
        await eve.leave()

    with server(tmp_path, bots_alone_pace=180.0) as slow:
        run(scenario())


def test_bots_alone_end_in_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        eve = await Guest.arrive(slow.address, "Eve")
        await eve.connect()
        code = await bots_alone(eve, bot_pace=0.01)
        await eve.watch(code)
        slow.pass_time(3600)
        await eve.until(lambda: eve.rooms[code]["stage"] in ("abandoned", "over"))
        assert eve.rooms[code]["stage"] == "abandoned"
        await eve.leave()

    with server(tmp_path, bots_alone_pace=0.2, bots_alone_minutes=30) as slow:
        run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_bots_alone_wait_for_an_empty_account(tmp_path: Path) -> None:
    """Guests are cheap, so an address pays for the tables of all of them."""

    async def scenario() -> None:
        eve = await Guest.arrive(poor.address, "Eve")
        code = await bots_alone(eve)
        live = poor.inside(lambda: poor.table(code))
        assert live.seq == 0  # a minute until the first answer
        await eve.leave()

    with server(tmp_path, **POOR) as poor:
        run(scenario())


# -- what waits for slow clients -----------------------------------------------------------------


class Deaf(Line):
    """A client that reads nothing."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()


def test_what_waits_for_one_address_has_a_limit(database: str) -> None:
    async def scenario() -> None:
        async with running_app(database, unsent_bytes_per_address=1000) as app:
            registry = app.state.registry
            unsent = registry.services.connections.unsent
            lines: list[tuple[Connection, Any]] = []
            served = []
            for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8"):
                line: Any = Deaf(lambda text: None)
                me = Me(user=f"user{len(lines)}", name="Eve", language=None)
                payer = Payer(me.user, address)
                connection = Connection(line, registry, me, Bucket(100, 100), payer)
                served.append(asyncio.create_task(connection.serve("build", always)))
                await line.hungry.wait()
                while connection._waiting:
                    await asyncio.sleep(0)  # the welcome is being sent, and never arrives
                lines.append((connection, line))
            for connection, _ in lines:
                connection.send(b"x" * 600)
            await asyncio.wait_for(served[1], PATIENCE)
            assert [line.code for _, line in lines] == [None, 4008, None]
            assert dict(unsent) == {"203.0.113.7": 600, "203.0.113.8": 600}
            for _, line in lines:
                line.put(None)
            await asyncio.gather(*served)
            assert not unsent

    async def always() -> bool:
        return True

    asyncio.run(scenario())


# -- what was a bug of ours ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["%00", "x" * 300, "a%00.js"])
@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_names_that_no_file_can_have_are_not_found(database: str, name: str, encoding: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            path = f"/assets/{name}"
            answer = await client.get(path, headers={"accept-encoding": encoding})
            assert answer.status_code == 404

    asyncio.run(scenario())


HALF = "\\ud800"  # of a character: JSON can name it, but no text can hold it


@pytest.mark.parametrize(
    "body",
    [
        f'{{"game": "{HALF}", "seats": 2}}',
        f'{{"game": "hidden_leaders", "seats": 2, "settings": {{"{HALF}": "x"}}}}',
        f'{{"game": "hidden_leaders", "seats": 2, "settings": {{"x": "{HALF}"}}}}',
        f'{{"{HALF}": 1, "game": "hidden_leaders", "seats": 2}}',
    ],
)
def test_half_a_character_is_an_error_of_the_client(database: str, body: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Eve"})
            headers = {"content-type": "application/json"}
            answer = await client.post("/api/rooms", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
            name = f'{{"name": "{HALF}"}}'
            answer = await client.post("/api/me", content=name, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text

    asyncio.run(scenario())
