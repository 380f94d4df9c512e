"""Several nodes behind a load balancer that knows nothing: any node, any client, any room."""

import asyncio
import contextlib
import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.server.live.hall import ELSEWHERE
from hiddenhand.server.nodes import LOST
from hiddenhand.server.store import NotStored
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.postgres import postgresql
from tests.server.running import run, server
from tests.server.several import Node, Several, Wire, fresh_database, move, several


@pytest.fixture(scope="module")
def postgresql_server() -> Iterator[str]:
    with postgresql() as (address,):
        yield address


@pytest.fixture
def database(postgresql_server: str) -> str:
    return fresh_database(postgresql_server)


async def until(happened: Callable[[], Any]) -> Any:
    """Wait until `await happened()` says so."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await happened()):
            await asyncio.sleep(0.05)
    return found


async def two_people(here: Several, **options: Any) -> tuple[Guest, Guest, str]:
    return await two_people_at(here.nodes[0].address, here.nodes[1].address, **options)


async def two_people_at(first: str, second: str, **options: Any) -> tuple[Guest, Guest, str]:
    """Ola on the first node and Ben on the second, with a bot at their table."""
    ola = await Guest.arrive(first, "Ola")
    ben = await Guest.arrive(second, "Ben")
    code = await ola.create("hidden_leaders", 3, **options)
    await ola.connect()
    await ola.watch(code)
    await ben.connect()
    await ben.watch(code)
    await ola.seat(code, 0)
    await ben.seat(code, 1)
    await ola.seat(code, 2, "bot", bot="random")
    return ola, ben, code


async def connected(guest: Guest, code: str, seats: list[bool]) -> None:
    await guest.until(lambda: [s["connected"] for s in guest.rooms[code]["seats"]] == seats)


async def is_over(guest: Guest, code: str) -> None:
    await guest.until(lambda: guest.rooms[code]["stage"] == "over")


def node_of(here: Several, guest: Guest) -> Node:
    return next(node for node in here.nodes if node.address == guest.address)


async def asked(code: str, *guests: Guest) -> tuple[Guest, int, Any]:
    """Who is asked, on which seat, and what."""

    async def look() -> Any:
        return [
            (guest, seat, question)
            for guest in guests
            for seat, sight in guest.sights[code].items()
            if (question := sight.question(seat))
        ]

    return (await until(look))[0]


async def somebody_asked_where_the_table_is_held(
    here: Several, code: str, *guests: Guest
) -> tuple[Guest, int, Any]:
    """Play on until a person has a choice whose node looks after the table."""
    while True:
        guest, seat, question = await asked(code, *guests)
        if len(question["options"]) > 1 and await here.holder(code) is node_of(here, guest):
            return guest, seat, question
        await guest.reach(code, seat, await guest.answer(code, seat, question["options"][0]))


async def insist(guest: Guest, code: str, seat: int, question: Any) -> int | None:
    """As a page does: the same answer again until it stands. None: it stood already."""
    seq = None
    while seq is None:
        try:
            seq = await guest.answer(code, seat, question["options"][0], asked=question["asked"])
        except Refused as refused:
            if refused.error == "already-taken":
                break
            if refused.error not in ("not-stored", "server-busy"):
                raise

    def is_next() -> bool:
        now = guest.sights[code][seat].question(seat)
        return now is None or now["asked"] != question["asked"]

    await guest.until(is_next)
    return seq


def other_of(one: Any, both: Any) -> Any:
    return next(each for each in both if each is not one)


def test_two_people_on_two_nodes_play_a_game(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            # who sits and who looks on is known on both nodes
            for guest in (ola, ben):
                await connected(guest, code, [True, True, False])
            with pytest.raises(Refused, match="seat-is-taken"):
                await ben.seat(code, 0)
            await ola.start(code)
            fan = await Guest.arrive(here.nodes[1].address, "Fan")
            await fan.connect()
            await fan.watch(code)
            await ola.until(lambda: ola.rooms[code]["watchers"] == 1)
            await ola.look(code, 0)
            await ben.look(code, 1)
            said = await ben.demand(type="say", room=code, text="hello")
            heard = await ola.until(lambda: [m for m in ola.inbox if m["type"] == "said"])
            assert (heard[0]["text"], heard[0]["number"]) == ("hello", said)
            await asyncio.gather(ola.play(code, SeededDice("ola")), ben.play(code, SeededDice("b")))
            for guest in (ola, ben, fan):
                await is_over(guest, code)
            sights = [ola.sights[code][0], ben.sights[code][1], fan.sights[code][-3]]
            assert len({sight.seq for sight in sights}) == 1
            assert len({str(sight.result) for sight in sights}) == 1
            rows = await here.answers(ola.rooms[code]["game_id"])
            assert [number for number, _, _ in rows] == list(range(sights[0].seq + 1))
            # the same table from any node, whoever asks
            other = ola.another_device()
            await move(other, here.nodes[1])
            await other.connect()
            await other.watch(code)
            assert (await other.look(code, 0)).log == ola.sights[code][0].log
            assert other.sights[code][0].view == ola.sights[code][0].view
            for guest in (ola, ben, fan, other):
                await guest.leave()

    run(scenario())


def test_nobody_is_refused_for_what_another_node_already_knows(
    database: str, tmp_path: Path
) -> None:
    """Seats are taken at one node and the game begun at the other, before it has heard of them."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            here_and_there = [await Guest.arrive(here.nodes[0].address, "Ola")]
            here_and_there.append(here_and_there[0].another_device())
            await move(here_and_there[1], here.nodes[1])
            for number in range(4):
                ola, there = here_and_there if number % 2 else reversed(here_and_there)
                code = await ola.create("hidden_leaders", 2)
                await there.seat(code, 0)
                await here.sql.execute(  # for a moment no node hears the others
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                    " WHERE application_name = 'hiddenhand pulse'"
                    " AND datname = current_database()"
                )
                await ola.seat(code, 1, "bot", bot="random")
                room = await there.start(code)
                assert room["stage"] == "playing"
            for guest in here_and_there:
                await guest.leave()

    run(scenario())


def test_a_killed_node_s_tables_go_on_elsewhere(database: str, tmp_path: Path) -> None:
    """Somebody's clock is running when the node that holds the table dies."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            people = ola, ben, code = await two_people(here, clock={"each": 86400, "bank": 100})
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            guest, _, _ = await somebody_asked_where_the_table_is_held(here, code, ola, ben)
            first = node_of(here, guest)
            second = other_of(first, here.nodes)
            clock = await here.sql.fetchval("SELECT clock FROM games WHERE room = $1", code)
            await first.kill()
            seen_at = await here.sql.fetchval("SELECT min(seen_at) FROM nodes")

            async def is_second() -> bool:
                return await here.holder(code) is second

            await until(is_second)
            held_at = await here.sql.fetchval("SELECT held_at FROM holds WHERE room = $1", code)
            assert held_at - seen_at >= LOST  # not before it was missed
            assert await second.metric("tables_taken_over_total") == 1
            assert clock == await here.sql.fetchval(
                "SELECT clock FROM games WHERE room = $1", code
            )  # deadlines and banks are as they were
            await move(guest, second)
            await guest.connect()
            await guest.watch(code, resume=True)  # without a gap
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            assert ola.sights[code][0].result == ben.sights[code][1].result
            for each in people[:2]:
                await each.leave()

    run(scenario())


@pytest.mark.long
def test_bots_of_a_killed_node_think_on_elsewhere(database: str, tmp_path: Path) -> None:
    """Nobody sits at the second node, and still the bot there answers."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            first, second = here.nodes
            ola = await Guest.arrive(first.address, "Ola")
            code = await ola.create("hidden_leaders", 2, bot_pace=5)
            await ola.seat(code, 0)
            await ola.seat(code, 1, "bot", bot="random")
            await ola.connect()
            await ola.watch(code)
            await ola.start(code)
            await ola.look(code, 0)
            while question := ola.sights[code][0].question(0):
                await ola.reach(code, 0, await ola.answer(code, 0, question["options"][0]))
            seq = ola.sights[code][0].seq
            killed_at = await here.now()
            await first.kill()  # while the bot lets people look
            game_id = ola.sights[code][0].moment["game_id"]

            async def goes_on() -> bool:
                return len(await here.answers(game_id)) > seq + 1

            await until(goes_on)
            assert await here.holder(code) is second
            held_at = await here.sql.fetchval("SELECT held_at FROM holds WHERE room = $1", code)
            assert held_at - killed_at < 5
            await move(ola, second)
            await ola.connect()
            await ola.watch(code, resume=True)
            await ola.until(lambda: ola.sights[code][0].seq > seq)
            await ola.leave()

    run(scenario())


@pytest.mark.long
def test_a_stopped_node_comes_back_and_does_no_harm(database: str, tmp_path: Path) -> None:
    """Meanwhile its table went on elsewhere. What it still wants to write is refused; its clients
    are told what they missed, and play on where they are."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            guest, seat, question = await somebody_asked_where_the_table_is_held(
                here, code, ola, ben
            )
            first = node_of(here, guest)
            second = other_of(first, here.nodes)
            first.send(signal.SIGSTOP)
            # in the buffers of a node that does not run: an answer the others know nothing of
            game_id = guest.sights[code][seat].moment["game_id"]
            old = {"room": code, "game_id": game_id, "seat": seat, "asked": question["asked"]}
            await guest.send(type="answer", id="old", key=question["options"][0], **old)

            async def is_second() -> bool:
                return await here.holder(code) is second

            await until(is_second)
            other = guest.another_device()  # the same person answers otherwise from elsewhere
            await move(other, second)
            await other.connect()
            await other.watch(code)
            await other.look(code, seat)
            seq = await other.answer(code, seat, question["options"][1])
            first.send(signal.SIGCONT)
            await guest.until(lambda: "old" in guest.refusals)
            assert guest.refusals["old"]["error"] == "late"
            await guest.reach(code, seat, seq)
            given = [row for row in await here.answers(game_id) if row[0] == seq]
            assert given == [(seq, seat, question["options"][1])]
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            await other.until(lambda: other.sights[code][seat].result)
            assert other.sights[code][seat].log == guest.sights[code][seat].log
            for each in (ola, ben, other):
                await each.leave()

    run(scenario())


@pytest.mark.long
def test_a_node_that_stops_in_good_order_hands_over_at_once(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            guest, seat, _ = await somebody_asked_where_the_table_is_held(here, code, ola, ben)
            stays = other_of(guest, (ola, ben))
            first = node_of(here, guest)
            second = other_of(first, here.nodes)
            assert await first.stop() == 0

            async def is_second() -> bool:
                return await here.holder(code) is second

            await until(is_second)
            said = second.log.read_text()
            assert "node_left" in said  # it was never missed
            assert "node_lost" not in said
            await stays.until(lambda: not stays.rooms[code]["seats"][seat]["connected"])
            await move(guest, second)
            await guest.connect()
            await guest.watch(code, resume=True)
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            for each in (ola, ben):
                await each.leave()

    run(scenario())


@pytest.mark.long
def test_people_are_the_same_on_every_node(database: str, tmp_path: Path) -> None:
    """Names, turns and signed-out devices: what goes beyond one room."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            await ola.ask("PATCH", "/api/me", {"name": "Olga"})
            await ben.until(lambda: ben.rooms[code]["seats"][0]["person"]["name"] == "Olga")
            away = ben.another_device()  # on Ola's node, looking at nothing
            await move(away, here.nodes[0])
            await away.connect()
            await away.hello()
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)

            def turns() -> set[bool]:
                return {m["my_turn"] for m in away.inbox if m["type"] == "your_turn"}

            while turns() != {True, False}:
                guest, seat, question = await asked(code, ola, ben)
                await guest.reach(
                    code, seat, await guest.answer(code, seat, question["options"][0])
                )
            await ben.ask("DELETE", "/api/me")  # for good: also on the other node
            await asyncio.wait_for(away.socket.wait_closed(), PATIENCE)
            await ola.until(lambda: ola.rooms[code]["seats"][1]["bot"] is not None)
            await ola.play(code, SeededDice("a"))
            assert ola.sights[code][0].result
            for guest in (ola, ben, away):
                await guest.leave()

    run(scenario())


@pytest.mark.long
def test_a_node_that_loses_its_database_sends_its_clients_away(
    database: str, tmp_path: Path
) -> None:
    """The others play on; when the wire is mended the node is one of them again."""

    async def scenario() -> None:
        async with Wire.laid(database) as (wire, cut_off), several(database, tmp_path) as here:
            lonely = Node("lonely", cut_off, tmp_path / "lonely.log")
            here.nodes.append(lonely)
            await lonely.start()
            first = here.nodes[0]
            ola, ben, code = await two_people(here)
            await move(ben, lonely)
            await ben.connect()
            await ben.watch(code)
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            while await here.holder(code) is not lonely:
                guest, seat, question = await asked(code, ola, ben)
                await guest.reach(
                    code, seat, await guest.answer(code, seat, question["options"][0])
                )
            await wire.cut()
            cut_at = await here.now()
            await asyncio.wait_for(ben.socket.wait_closed(), PATIENCE)
            assert ben.socket.close_code == ELSEWHERE

            async def is_elsewhere() -> bool:
                return await here.holder(code) is not lonely and not await lonely.is_ready()

            await until(is_elsewhere)
            held_at = await here.sql.fetchval("SELECT held_at FROM holds WHERE room = $1", code)
            assert held_at - cut_at < 5
            await move(ben, first)
            await ben.connect()
            await ben.watch(code, resume=True)
            for _ in range(3):
                guest, seat, question = await asked(code, ola, ben)
                await guest.reach(
                    code, seat, await guest.answer(code, seat, question["options"][0])
                )
            await wire.mend()
            await until(lonely.is_ready)
            await move(ola, lonely)  # its memory of the table is old; what it shows is not
            await ola.connect()
            await ola.watch(code, resume=True)
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            assert ola.sights[code][0].result == ben.sights[code][1].result
            for guest in (ola, ben):
                await guest.leave()

    run(scenario())


@pytest.mark.long
def test_postgresql_drops_all_connections_and_nothing_is_lost(
    database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            given: list[tuple[int, int, str]] = []
            for round in range(12):
                guest, seat, question = await asked(code, ola, ben)
                if round % 4 == 3:
                    await here.sql.fetch(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                seq = await insist(guest, code, seat, question)
                if seq is not None:
                    given.append((seq, seat, question["options"][0]))
            rows = await here.answers(ola.sights[code][0].moment["game_id"])
            assert set(given) <= set(rows)
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            assert ola.sights[code][0].result == ben.sights[code][1].result
            for each in (ola, ben):
                await each.leave()

    run(scenario())


@pytest.mark.long
def test_an_answer_taken_back_on_one_node_is_taken_back_on_all(
    database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here)
            await ola.start(code)
            await ola.look(code, 0)
            await ben.look(code, 1)
            while True:
                guest, seat, question = await asked(code, ola, ben)
                seq = await guest.answer(code, seat, question["options"][-1])
                await guest.reach(code, seat, seq)
                if guest.sights[code][seat].moment["may_take_back"]:
                    break
            other = other_of(guest, (ola, ben))
            its = other_of(seat, (0, 1))
            await other.reach(code, its, seq)
            back = await guest.take_back(code, seat)
            for each, eyes in ((guest, seat), (other, its)):
                await each.reach(code, eyes, back)
            assert guest.sights[code][seat].question(seat)["options"] == question["options"]
            fresh = other.another_device()  # who has seen nothing of it sees the same
            await fresh.connect()
            await fresh.watch(code)
            sight = await fresh.look(code, its)
            assert (sight.view, sight.log) == (
                other.sights[code][its].view,
                other.sights[code][its].log,
            )
            await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
            assert ola.sights[code][0].result == ben.sights[code][1].result
            for each in (ola, ben, fresh):
                await each.leave()

    run(scenario())


@pytest.mark.long
def test_a_clock_that_ran_on_a_killed_node_rings_on_another(database: str, tmp_path: Path) -> None:
    """Nobody is connected anywhere; the time of whoever is asked is up all the same."""

    async def scenario() -> None:
        async with several(database, tmp_path) as here:
            ola, ben, code = await two_people(here, clock={"each": 8, "bank": 0})
            await ola.start(code)
            first = await here.holder(code)
            assert first is not None
            await first.kill()
            for guest in (ola, ben):
                await guest.disconnect()

            async def stand_in() -> Any:
                seats = await here.sql.fetchval("SELECT seats FROM rooms WHERE code = $1", code)
                return [p for p in json.loads(seats)["places"] if p["user"] and p["bot"]]

            await until(stand_in)
            assert await here.holder(code) is other_of(first, here.nodes)
            for guest in (ola, ben):
                await guest.leave()

    run(scenario())


@pytest.mark.long
def test_a_room_that_was_read_only_in_part_counts_as_not_read(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails between the row of the room and the answers of its game."""

    async def scenario() -> None:
        ola, ben, code = await two_people_at(here.address, deaf.address)
        await ola.start(code)
        await ola.look(code, 0)
        await ben.look(code, 1)
        guest, seat, question = await asked(code, ola, ben)
        while guest is not ben or len(question["options"]) < 2:
            await guest.reach(code, seat, await guest.answer(code, seat, question["options"][0]))
            guest, seat, question = await asked(code, ola, ben)
        monkeypatch.setattr(deaf.hall, "hear", lambda *news: None)
        monkeypatch.setattr(deaf.app.state.nodes, "_compare", nothing)
        other = ben.another_device()
        other.address = here.address
        other.http.base_url = ola.http.base_url
        await other.connect()
        await other.watch(code)
        await other.look(code, seat)
        seq = await other.answer(code, seat, question["options"][0])
        store, works = deaf.hall.store, deaf.hall.store.progress
        monkeypatch.setattr(store, "progress", fails)
        with pytest.raises(Refused, match="not-stored"):
            await ben.demand(type="say", room=code, text="hello")
        monkeypatch.setattr(store, "progress", works)
        message = {"room": code, "seat": seat, "asked": question["asked"]}
        message["game_id"] = ben.sights[code][seat].moment["game_id"]
        with pytest.raises(Refused, match="late"):
            await ben.demand(type="answer", key=question["options"][1], **message)
        await ben.reach(code, seat, seq)
        for each in (ola, ben, other):
            await each.leave()

    async def nothing() -> None:
        pass

    async def fails(*words: Any) -> None:
        raise NotStored("cut off", place="store")

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        server(tmp_path / "a", database=database, node="a") as here,
        server(tmp_path / "b", database=database, node="b") as deaf,
    ):
        run(scenario())


@pytest.mark.long
def test_a_game_whose_end_was_not_noted_ends_elsewhere(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node writes the last answer and dies before it has written the result."""

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        fan = await Guest.arrive(there.address, "Fan")
        await fan.connect()
        await fan.watch(code)
        for seat in (0, 1):
            await ola.look(code, seat)
        monkeypatch.setattr(here.hall.store, "end_game", fails)
        with contextlib.suppress(Refused):  # the last one stands; only what follows it failed
            await ola.play(code, SeededDice("ola"))
        await fan.until(lambda: fan.sights[code][-3].result)
        assert fan.rooms[code]["stage"] == "playing"
        here.inside(lambda: [task.cancel() for task in here.app.state.nodes._tasks])
        await is_over(fan, code)
        for each in (ola, fan):
            await each.leave()

    async def fails(*words: Any) -> None:
        raise NotStored("cut off", place="store")

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        server(tmp_path / "a", database=database, node="a") as here,
        server(tmp_path / "b", database=database, node="b") as there,
    ):
        run(scenario())
