"""Several nodes behind a simple load balancer: any node serves any client and any room."""

import asyncio
import contextlib
import json
import signal
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.store import NotStored
from hiddenhand.table.dice import SeededDice
from tests.server.pairs import Asked, Pair, move, other_of, pair, until
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.postgres import fresh_database, postgresql
from tests.server.running import Running, run, server
from tests.server.several import STEADY, Node, Several, Wire, several

Scenario = Callable[[Several, Pair], Coroutine[Any, Any, None]]
AtTwoNodes = Callable[..., None]  # a scenario, and options of the room


@pytest.fixture(scope="module")
def postgresql_server() -> Iterator[str]:
    with postgresql() as (address,):
        yield address


@pytest.fixture
def database(postgresql_server: str) -> str:
    return fresh_database(postgresql_server)


@pytest.fixture
def at_two_nodes(database: str, tmp_path: Path) -> AtTwoNodes:
    """Runs a scenario with two nodes in separate processes, and a person at each. With `lost` a
    node counts as lost after so many seconds without a heartbeat."""

    def play(scenario: Scenario, lost: float | None = None, **options: Any) -> None:
        async def whole() -> None:
            async with several(database, tmp_path, lost=lost) as here:
                first, second = (node.address for node in here.nodes)
                async with pair(first, second, **options) as both:
                    await scenario(here, both)

        run(whole())

    return play


@dataclass
class Neighbors:
    """Two nodes inside the test, so that it can stop their notifications or break their store."""

    here: Running
    there: Running
    monkeypatch: pytest.MonkeyPatch

    def deafen(self, node: Running) -> None:
        """Stop its notifications and its comparison of versions."""

        follower = node.app.state.nodes.follower
        self.monkeypatch.setattr(follower, "hear", lambda *news, **more: None)

    @contextlib.contextmanager
    def failing(self, node: Running, work: str) -> Iterator[None]:
        """Make one method of the store of `node` fail."""

        async def fails(*words: Any) -> None:
            raise NotStored("cut off", place="store")

        with self.monkeypatch.context() as meanwhile:
            meanwhile.setattr(node.registry.store, work, fails)
            yield


@pytest.fixture
def neighbors(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Neighbors]:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
    with (
        server(folders[0], database=database, node="a") as here,
        server(folders[1], database=database, node="b") as there,
    ):
        yield Neighbors(here, there, monkeypatch)


async def connected(guest: Guest, code: str, seats: list[bool]) -> None:
    await guest.until(lambda: [s["connected"] for s in guest.rooms[code]["seats"]] == seats)


async def is_over(guest: Guest, code: str) -> None:
    await guest.until(lambda: guest.rooms[code]["stage"] == "over")


def node_of(here: Several, guest: Guest) -> Node:
    return next(node for node in here.nodes if node.address == guest.address)


async def asked_where_the_table_is_held(here: Several, both: Pair) -> tuple[Asked, Node, Node]:
    """Play until a person alone is asked, has a choice, and their node holds the table; returns the
    question, that node, and the other one. In setup the bot is asked, too, and would go on."""
    while True:
        asked = await both.asked()
        first = node_of(here, asked.guest)
        alone = len(asked.guest.sights[both.code][asked.seat].moment["questions"]) == 1
        if alone and len(asked.options) > 1 and await here.holder(both.code) is first:
            return asked, first, other_of(first, here.nodes)
        await both.answer()


async def held_by(here: Several, code: str, node: Node) -> None:
    async def is_held() -> bool:
        return await here.holder(code) is node

    await until(is_held)


async def beats_again(here: Several, node: Node) -> None:
    """Wait until this node has written another heartbeat, and looked for lost nodes."""
    before = await here.seen_at(node)

    async def has_beaten() -> bool:
        return await here.seen_at(node) > before

    await until(has_beaten)


def test_two_people_on_two_nodes_play_a_game(at_two_nodes: AtTwoNodes) -> None:
    async def scenario(here: Several, both: Pair) -> None:
        ola, ben, code = both.ola, both.ben, both.code
        # both nodes know who plays and who watches
        for guest in (ola, ben):
            await connected(guest, code, [True, True, False])
        with pytest.raises(Refused, match="seat-is-taken"):
            await ben.seat(code, 0)
        game_id = await both.begin()
        fan = await Guest.arrive(here.nodes[1].address, "Fan")
        both.more.append(fan)
        await both.come(fan)
        await ola.until(lambda: ola.rooms[code]["watchers"] == 1)
        await ben.send(type="attend", away=True)
        await ola.until(lambda: ola.rooms[code]["seats"][1]["presence"] == "away")
        assert ola.rooms[code]["seats"][1]["absent"] is not None
        await ben.send(type="attend", away=False)
        await ola.until(lambda: ola.rooms[code]["seats"][1]["presence"] == "here")
        said = await ben.demand(type="chat", room=code, text="hello")
        heard = await ola.until(lambda: [m for m in ola.inbox if m["type"] == "chat"])
        assert (heard[0]["text"], heard[0]["number"]) == ("hello", said)
        await both.play_on()
        for guest in (ola, ben, fan):
            await is_over(guest, code)
        await fan.until(lambda: fan.sights[code][-3].result)
        sights = [ola.sights[code][0], ben.sights[code][1], fan.sights[code][-3]]
        assert len({sight.seq for sight in sights}) == 1
        assert len({str(sight.result) for sight in sights}) == 1
        rows = await here.answers(game_id)
        assert [number for number, _, _ in rows] == list(range(sights[0].seq + 1))
        # the same table from any node
        other = await both.device(ola, here.nodes[1].address)
        assert (await other.look(code, 0)).log == ola.sights[code][0].log
        assert other.sights[code][0].view == ola.sights[code][0].view

    at_two_nodes(scenario, lost=STEADY)


def test_nobody_is_refused_for_what_another_node_already_knows(neighbors: Neighbors) -> None:
    """Seats are taken at one node and the game is started at the other, which was not notified."""

    async def scenario() -> None:
        ola = await Guest.arrive(neighbors.here.address, "Ola")
        there = ola.another_device()
        await move(there, neighbors.there.address)
        code = await ola.create("hidden_leaders", 2)
        await there.seat(code, 0)  # now the other node has loaded the room
        neighbors.deafen(neighbors.there)
        await ola.seat(code, 1, "bot", bot="random")
        stale = neighbors.there.registry.rooms[code].seating.places[1]
        assert stale.is_free  # in the other node's memory
        room = await there.start(code)  # not: seats-are-empty
        assert room["stage"] == "playing"
        with pytest.raises(Refused, match="wrong-stage"):  # a real error stays an error
            await there.start(code)
        for guest in (ola, there):
            await guest.leave()

    run(scenario())


def test_what_i_wrote_at_one_node_i_read_at_the_other(neighbors: Neighbors) -> None:
    """Even if the other one has not been notified yet."""

    async def scenario() -> None:
        ola = await Guest.arrive(neighbors.here.address, "Ola")
        there = ola.another_device()
        await move(there, neighbors.there.address)
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await there.ask("GET", f"/api/rooms/{code}")  # now the other node has loaded the room
        neighbors.deafen(neighbors.there)
        game = (await ola.start(code))["game_id"]
        room = await there.ask("GET", f"/api/rooms/{code}")
        assert (room["stage"], room["game_id"]) == ("playing", game)
        for guest in (ola, there):
            await guest.leave()

    run(scenario())


def test_a_killed_node_s_tables_go_on_elsewhere(at_two_nodes: AtTwoNodes) -> None:
    """A clock is running when the node that holds the table dies."""

    async def scenario(here: Several, both: Pair) -> None:
        await both.begin()
        asked, first, second = await asked_where_the_table_is_held(here, both)
        clock = await here.clock(both.code)
        await first.kill()
        await here.age(first, STEADY - 600)  # not long enough to be lost
        for _ in range(2):
            await beats_again(here, second)
        assert await here.holder(both.code) is first
        await here.age(first, 1200)
        await held_by(here, both.code, second)
        assert await until(lambda: second.metric("tables_taken_over_total")) == 1
        assert clock == await here.clock(both.code)  # deadlines and banks are unchanged
        await both.come_back(asked.guest, second.address)
        for _ in range(6):
            await both.answer()

    at_two_nodes(scenario, lost=STEADY, clock={"each": 86400, "bank": 100})


@pytest.mark.long
def test_bots_of_a_killed_node_think_on_elsewhere(database: str, tmp_path: Path) -> None:
    """Nobody is connected to the second node, and still its bot answers."""

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
            await first.kill()  # while the bot waits before its answer
            game_id = ola.sights[code][0].moment["game_id"]

            async def goes_on() -> bool:
                return len(await here.answers(game_id)) > seq + 1

            await until(goes_on)
            assert await here.holder(code) is second
            assert await here.held_at(code) - killed_at < 5
            await move(ola, second.address)
            await ola.connect()
            await ola.watch(code, resume=True)
            await ola.until(lambda: ola.sights[code][0].seq > seq)
            await ola.leave()

    run(scenario())


@pytest.mark.long
def test_a_stopped_node_comes_back_and_does_no_harm(at_two_nodes: AtTwoNodes) -> None:
    """Its table continued elsewhere in the meantime. Its pending write is rejected; its clients
    get what they missed, and play on."""

    async def scenario(here: Several, both: Pair) -> None:
        code, game_id = both.code, await both.begin()
        asked, first, second = await asked_where_the_table_is_held(here, both)
        guest, seat, options = asked.guest, asked.seat, asked.options
        first.send(signal.SIGSTOP)
        # an answer in the buffers of a suspended node
        old = {"room": code, "game_id": game_id, "seat": seat, "asked": asked.question["asked"]}
        await guest.send(type="answer", id="old", key=options[0], **old)
        await held_by(here, code, second)
        other = await both.device(guest, second.address)  # the same person gives another answer
        await other.look(code, seat)
        seq = await other.answer(code, seat, options[1])
        first.send(signal.SIGCONT)
        await guest.until(lambda: "old" in guest.refusals)
        assert guest.refusals["old"]["error"] == "late"
        await guest.reach(code, seat, seq)
        given = [row for row in await here.answers(game_id) if row[0] == seq]
        assert given == [(seq, seat, options[1])]
        await both.play_on()
        await other.until(lambda: other.sights[code][seat].result)
        assert other.sights[code][seat].log == guest.sights[code][seat].log

    at_two_nodes(scenario)


@pytest.mark.long
def test_a_node_that_stops_in_good_order_hands_over_at_once(at_two_nodes: AtTwoNodes) -> None:
    async def scenario(here: Several, both: Pair) -> None:
        await both.begin()
        asked, first, second = await asked_where_the_table_is_held(here, both)
        stays = both.other(asked.guest)
        assert await first.stop() == 0
        await held_by(here, both.code, second)
        said = second.log.read_text()
        assert "node_left" in said  # it left properly
        assert "node_lost" not in said
        await stays.until(lambda: not stays.rooms[both.code]["seats"][asked.seat]["connected"])
        await both.come_back(asked.guest, second.address)
        await both.play_on()

    at_two_nodes(scenario)


@pytest.mark.long
def test_people_are_the_same_on_every_node(at_two_nodes: AtTwoNodes) -> None:
    """Names, turns and signed-out devices, which concern more than one room."""

    async def scenario(here: Several, both: Pair) -> None:
        ola, ben, code = both.ola, both.ben, both.code
        await ola.ask("PATCH", "/api/me", {"name": "Olga"})
        await ben.until(lambda: ben.rooms[code]["seats"][0]["person"]["name"] == "Olga")
        away = await both.idle_device(ben, ola.address)  # on Ola's node, watching nothing
        await away.connect()
        await away.hello()
        await both.begin()

        def turns() -> set[bool]:
            return {m["my_turn"] for m in away.inbox if m["type"] == "your_turn"}

        while turns() != {True, False}:
            await both.answer()
        await ben.ask("DELETE", "/api/me")  # deleted on the other node, too
        await asyncio.wait_for(away.socket.wait_closed(), PATIENCE)
        await ola.until(lambda: ola.rooms[code]["seats"][1]["bot"] is not None)

        async def forgotten() -> bool:
            """True if the table no longer shows Ben's name on the other node."""
            fresh = await both.device(ola, ola.address)
            return (await fresh.look(code, 0)).moment["names"]["1"] == ""

        await until(forgotten)
        await ola.play(code, SeededDice("a"))
        assert ola.sights[code][0].result

    at_two_nodes(scenario)


@pytest.mark.long
def test_a_node_that_loses_its_database_sends_its_clients_away(
    database: str, tmp_path: Path
) -> None:
    """The others play on; when the connection is back, the node rejoins."""

    async def scenario(here: Several, lonely: Node, wire: Wire, both: Pair) -> None:
        ola, ben, code = both.ola, both.ben, both.code
        await both.begin()
        while await here.holder(code) is not lonely:
            await both.answer()
        await wire.cut()
        cut_at = await here.now()
        await asyncio.wait_for(ben.socket.wait_closed(), PATIENCE)
        assert ben.socket.close_code == ELSEWHERE

        async def is_elsewhere() -> bool:
            return await here.holder(code) is not lonely and not await lonely.is_ready()

        await until(is_elsewhere)
        assert await here.held_at(code) - cut_at < 5
        await both.come_back(ben, here.nodes[0].address)
        for _ in range(3):
            await both.answer()
        await wire.mend()
        await until(lonely.is_ready)
        # its copy of the table is old, but it shows the current one
        await both.come_back(ola, lonely.address)
        await both.play_on()

    async def whole() -> None:
        async with Wire.laid(database) as (wire, cut_off), several(database, tmp_path) as here:
            lonely = Node("lonely", cut_off, tmp_path / "lonely.log")
            here.nodes.append(lonely)
            await lonely.start()
            async with pair(here.nodes[0].address, lonely.address) as both:
                await scenario(here, lonely, wire, both)

    run(whole())


@pytest.mark.long
def test_postgresql_drops_all_connections_and_nothing_is_lost(at_two_nodes: AtTwoNodes) -> None:
    async def scenario(here: Several, both: Pair) -> None:
        game_id = await both.begin()
        given: list[tuple[int, int, str]] = []
        for round in range(12):
            asked = await both.asked()
            if round % 4 == 3:
                await here.sql.fetch(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            seq = await both.insist(asked)
            if seq is not None:
                given.append((seq, asked.seat, asked.options[0]))
        assert set(given) <= set(await here.answers(game_id))
        await both.play_on()

    at_two_nodes(scenario)


@pytest.mark.long
def test_an_answer_taken_back_on_one_node_is_taken_back_on_all(at_two_nodes: AtTwoNodes) -> None:
    async def scenario(here: Several, both: Pair) -> None:
        code = both.code
        await both.begin()
        asked = await both.answer(-1)
        while not asked.guest.sights[code][asked.seat].moment["may_take_back"]:
            asked = await both.answer(-1)
        guest, seat = asked.guest, asked.seat
        other, its = both.other(guest), 1 - seat
        await other.reach(code, its, guest.sights[code][seat].seq)
        back = await guest.take_back(code, seat)
        for each, eyes in ((guest, seat), (other, its)):
            await each.reach(code, eyes, back)
        assert guest.sights[code][seat].question(seat)["options"] == asked.options
        fresh = await both.device(other)  # a new device sees the same
        sight = await fresh.look(code, its)
        seen = other.sights[code][its]
        assert (sight.view, sight.log) == (seen.view, seen.log)
        await both.play_on()

    at_two_nodes(scenario)


@pytest.mark.long
def test_a_clock_that_ran_on_a_killed_node_rings_on_another(at_two_nodes: AtTwoNodes) -> None:
    """Nobody is connected anywhere; the time of the seat that is asked still runs out."""

    async def scenario(here: Several, both: Pair) -> None:
        await both.ola.start(both.code)
        first = await here.holder(both.code)
        assert first is not None
        await first.kill()
        for guest in (both.ola, both.ben):
            await guest.disconnect()

        async def stand_in() -> Any:
            seats = await here.sql.fetchval("SELECT seats FROM rooms WHERE code = $1", both.code)
            return [p for p in json.loads(seats)["places"] if p["user"] and p["bot"]]

        await until(stand_in)
        assert await here.holder(both.code) is other_of(first, here.nodes)

    at_two_nodes(scenario, clock={"each": 8, "bank": 0})


@pytest.mark.long
def test_a_room_that_was_read_only_in_part_counts_as_not_read(neighbors: Neighbors) -> None:
    """The database fails between reading the room's row and its game's answers."""

    async def scenario() -> None:
        here, deaf = neighbors.here, neighbors.there
        async with pair(here.address, deaf.address) as both:
            ben, code, game_id = both.ben, both.code, await both.begin()
            while (asked := await both.asked()).guest is not ben or len(asked.options) < 2:
                await both.answer()
            neighbors.deafen(deaf)
            other = await both.device(ben, here.address)
            await other.look(code, 1)
            seq = await other.answer(code, 1, asked.options[0])
            with neighbors.failing(deaf, "progress"), pytest.raises(Refused, match="not-stored"):
                await ben.demand(type="chat", room=code, text="hello")
            late = {"room": code, "seat": 1, "game_id": game_id, "key": asked.options[1]}
            with pytest.raises(Refused, match="late"):
                await ben.demand(type="answer", asked=asked.question["asked"], **late)
            await ben.reach(code, 1, seq)

    run(scenario())


@pytest.mark.long
def test_a_game_whose_end_was_not_noted_ends_elsewhere(neighbors: Neighbors) -> None:
    """The node writes the last answer and dies before it has written the result."""

    async def scenario() -> None:
        here = neighbors.here
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        fan = await Guest.arrive(neighbors.there.address, "Fan")
        await fan.connect()
        await fan.watch(code)
        for seat in (0, 1):
            await ola.look(code, seat)
        with neighbors.failing(here, "end_game"):
            with contextlib.suppress(Refused):  # the last answer was written; only the end failed
                await ola.play(code, SeededDice("ola"))
            await fan.until(lambda: fan.sights[code][-3].result)
            assert fan.rooms[code]["stage"] == "playing"
            here.inside(lambda: [task.cancel() for task in here.app.state.nodes._tasks])
            await is_over(fan, code)
        for each in (ola, fan):
            await each.leave()

    run(scenario())
