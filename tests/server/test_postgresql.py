"""The same store in PostgreSQL."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import AnswerTaken, BadStore, ChatRow, Guard, Overtaken
from tests.server import postgres, rows, test_stats, test_store
from tests.server.postgres import fresh_database, postgresql


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    with postgresql() as (address,):
        yield address


@pytest.fixture
def database(running: str) -> str:
    return fresh_database(running)


@pytest.mark.usefixtures("running")
def test_its_lock_is_in_nobody_elses_way() -> None:
    assert postgres.library().PostgresServer.lock_path.parent.name == "python_PostgresServer"


@pytest.mark.long
def test_statistics_in_postgresql(database: str) -> None:
    test_stats.check_statistics(database)


@pytest.mark.long
def test_the_store_in_postgresql(database: str) -> None:
    async def scenario() -> None:
        store = await SqlStore.open(database)
        await test_store.seat_two(store)
        told = await asyncio.gather(
            *(store.take(rows.turn(number)) for number in (1, 2, 3, 2, 4)), return_exceptions=True
        )
        assert [type(answer) for answer in told if answer is not None] == [AnswerTaken]
        await store.take_back("g1", 4, "{}", ())
        assert [row.number for row in await store.answers("g1")] == [0, 1, 2, 3]
        await test_store.finish(store, "r1", "[[0], [2], [1]]")
        assert [row.games for row in await store.best("hidden_leaders", 9)] == [1, 1, 1]
        assert (await store.export_user("u-ola"))["games"]
        await store.erase_user("u-ola")
        await store.close()
        again = await SqlStore.open(database)  # already migrated
        assert [game.id for game in await again.running_games()] == ["g1"]
        await again.close()

    asyncio.run(scenario())


def test_who_has_not_read_a_room_to_its_end_writes_nothing(database: str) -> None:
    """Two nodes write to the same version; one of them was suspended for a while."""

    async def scenario() -> None:
        one = await SqlStore.open(database, "one")
        two = await SqlStore.open(database, "two")
        await test_store.seat_two(one)
        code = "abcdefghjk"
        await one.take(replace(rows.turn(1), guard=Guard(code, 0, "game")))
        with pytest.raises(Overtaken, match="made for version 0, and it has 1"):
            await two.take(replace(rows.turn(2), guard=Guard(code, 0, "game")))
        room = await two.room(code)
        assert room is not None
        assert (room.version, room.holder) == (1, "one")
        line = ChatRow(1, "u-ola", "ola", "hello", None, 1.0)
        late = Guard(code, 0)
        refused = await asyncio.gather(
            two.save_room(replace(room, stage="over"), late),
            two.save_clock("g1", '{"stolen": 1}', (), late),
            two.take_back("g1", 1, "{}", (), late),
            two.add_chat(code, line, late),
            two.end_game(room, rows.game("g1", code, "ola"), guard=late),
            two.take(
                replace(rows.turn(2), guard=Guard(code, 1, "game"))
            ),  # this one has read the room
            return_exceptions=True,
        )
        assert [type(told) for told in refused] == [Overtaken] * 5 + [type(None)]
        assert [row.number for row in await one.answers("g1")] == [0, 1, 2]
        assert await one.chat(code, 10) == []
        after = await one.room(code)
        assert after is not None
        assert (after.version, after.holder, after.stage) == (2, "two", room.stage)
        # many writes from both: each number is written once, without a deadlock
        for number in range(3, 9):
            guard = Guard(code, number - 1, "game")
            turn = replace(rows.turn(number), guard=guard)
            told = await asyncio.gather(one.take(turn), two.take(turn), return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in told) == ["NoneType", "Overtaken"]
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_a_node_that_freezes_in_the_middle_of_a_write(database: str) -> None:
    """It holds the room's lock and its connection stays open; others must not wait for it."""

    async def scenario() -> None:
        one = await SqlStore.open(database, "one")
        two = await SqlStore.open(database, "two")
        await test_store.seat_two(one)
        code = "abcdefghjk"
        frozen, thawed = asyncio.Event(), asyncio.Event()

        async def freeze(connection: AsyncConnection) -> None:
            frozen.set()
            await thawed.wait()

        writing = asyncio.create_task(one.writer.do(freeze, Guard(code, 0)))
        await frozen.wait()
        await two.take(replace(rows.turn(1), guard=Guard(code, 0, "game")))
        thawed.set()
        with pytest.raises(Overtaken):
            await writing
        assert [row.number for row in await one.answers("g1")] == [0, 1]
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_a_cut_connection_is_made_anew_before_anybody_notices(database: str) -> None:
    async def scenario() -> None:
        store = await SqlStore.open(database, "one")
        await test_store.seat_two(store)
        sql = await asyncpg.connect(database)
        for number in range(1, 4):
            guard = Guard("abcdefghjk", number - 1, "game")
            await store.take(replace(rows.turn(number), guard=guard))
            await sql.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert [row.number for row in await store.answers("g1")] == [0, 1, 2, 3]
        await sql.close()
        await store.close()

    asyncio.run(scenario())


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="no connection"):
        asyncio.run(SqlStore.open(f"postgresql://nobody@/games?host={tmp_path}"))
