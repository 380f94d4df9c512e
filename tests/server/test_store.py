"""The store keeps what it acknowledged, raises known errors, and deletes what it should."""

import asyncio
import contextlib
import dataclasses
import json
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from hiddenhand.server.people.accounts import LinkRow
from hiddenhand.server.people.ratings import rate
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.storage.tables import metadata
from hiddenhand.server.store import (
    AnswerRow,
    AnswerTaken,
    BadStore,
    ChatRow,
    NotStored,
    NotThere,
    Store,
    StoreInUse,
)
from tests.server import rows
from tests.server.conftest import Scenario

WithStore = Callable[[Scenario], None]


async def seat_two(store: Store) -> None:
    """Ola and Jan, a room, and a game between them and a bot."""
    for name in ("ola", "jan"):
        await store.add_user(rows.user(name), rows.device(name), name.encode())
    await store.add_room(rows.room("abcdefghjk", "ola", "jan"))
    room = rows.room("abcdefghjk", "ola", "jan")
    room.stage, room.game_id = "playing", "g1"
    first = AnswerRow(0, -1, "", ("deal:a", "deal:b"), 100.0)
    await store.begin_game(room, rows.game("g1", room.code, "ola", "jan"), [first])


# -- answers -----------------------------------------------------------------------------------


def test_answers_come_back_in_order_with_their_chance(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        await store.take(rows.turn(1, chance=("draw:x", "draw:y")))
        await store.take(rows.turn(2))
        given = await store.answers("g1")
        assert [row.number for row in given] == [0, 1, 2]
        assert given[0].chance == ("deal:a", "deal:b")
        assert given[1] == rows.turn(1, chance=("draw:x", "draw:y")).answer
        assert given[2].chance == ()
        (game,) = await store.running_games()
        assert (game.clock, game.owing, game.moved_at) == ('{"bank": 2}', ("u-ola",), 102.0)
        assert game.players[2].bot == "normal"

    with_store(scenario)


def test_many_answers_share_a_commit_and_a_bad_one_hurts_only_itself(
    with_store: WithStore,
) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        await store.take(rows.turn(1))
        before = store.writer.commits
        turns = [rows.turn(n) for n in range(2, 102)]
        turns[30:30] = [rows.turn(1), rows.turn(7, game="nowhere")]
        told = await asyncio.gather(*map(store.take, turns), return_exceptions=True)
        refused = {n: type(answer) for n, answer in enumerate(told) if answer is not None}
        assert refused == {30: AnswerTaken, 31: NotThere}
        assert [row.number for row in await store.answers("g1")] == list(range(102))
        assert store.writer.commits - before <= 2

    with_store(scenario)


def test_a_doubled_number_is_refused_by_name(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        await store.take(rows.turn(1))
        with pytest.raises(AnswerTaken, match="answer 1 was already given"):
            await store.take(rows.turn(1))
        with pytest.raises(NotThere, match="no such game"):
            await store.take(rows.turn(1, game="nowhere"))

    with_store(scenario)


def test_a_failure_of_the_database_does_not_tell_what_should_be_written(
    with_store: WithStore, database: str
) -> None:
    """The error is sent to a client, and the row contains hidden cards."""

    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            file.execute("ALTER TABLE answers RENAME TO elsewhere")
        with pytest.raises(NotStored) as refused:
            await store.take(rows.turn(1, chance=("draw:secret",)))
        assert "secret" not in str(refused.value)
        with pytest.raises(NotStored) as refused:
            await store.answers("g1")
        assert "g1" not in str(refused.value)

    with_store(scenario)


def test_only_the_newest_answer_is_taken_back(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        for number in (1, 2):
            await store.take(rows.turn(number))
        for wrong in (0, 1, 3):
            with pytest.raises(NotThere):
                await store.take_back("g1", wrong, "{}", ())
        await store.take_back("g1", 2, '{"back": 1}', ("u-jan",))
        assert [row.number for row in await store.answers("g1")] == [0, 1]
        game = await store.game("g1")
        assert game is not None
        assert (game.clock, game.owing) == ('{"back": 1}', ("u-jan",))
        await store.take(rows.turn(2))

    with_store(scenario)


def test_a_game_ends_once(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        room = await store.room("abcdefghjk")
        game = await store.game("g1")
        assert room is not None
        assert game is not None
        room.stage, game.ended_at, game.result = "over", 200.0, '{"winners": [0]}'
        await store.end_game(room, game)
        again = dataclasses.replace(game, ended_at=300.0, result='{"winners": [1]}')
        await store.end_game(room, again)
        kept = await store.game("g1")
        assert kept is not None
        assert (kept.ended_at, kept.result) == (200.0, '{"winners": [0]}')
        assert await store.running_games() == []
        stored = await store.room("abcdefghjk")
        assert stored is not None
        assert stored.stage == "over"

    with_store(scenario)


def test_history_is_paged(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        for number in range(5):
            game = rows.game(f"old{number}", None, "ola")
            game.ended_at = 500.0 + number // 2  # two games end at the same moment
            await store.add_finished(game, [AnswerRow(0, -1, "", ("deal:a",))])
        seen: list[str] = []
        before = None
        while page := await store.games_of("u-ola", 2, before):
            seen += [game.id for game in page]
            before = (page[-1].ended_at or 0.0, page[-1].id)
        assert seen == ["old4", "old3", "old2", "old1", "old0"]
        assert await store.games_of("u-jan", 9, None) == []

    with_store(scenario)


# -- ratings -----------------------------------------------------------------------------------


async def finish(store: Store, game_id: str, ranking: str, rated: bool = True) -> None:
    """Ola, Jan and a bot play a game to its end."""
    game = rows.game(game_id, "abcdefghjk", "ola", "jan")
    game.rated = rated
    room = rows.room("abcdefghjk", "ola", "jan")
    await store.begin_game(room, game, [AnswerRow(0, -1, "")])
    game.ended_at, game.result = 200.0, f'{{"winners": [], "ranking": {ranking}}}'
    await store.end_game(room, game)
    await store.end_game(room, game)  # a second time changes nothing


def test_the_end_of_a_rated_game_moves_ratings_once(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        await finish(store, "free", "[[0], [1], [2]]", rated=False)
        assert await store.best("hidden_leaders", 9) == []
        await finish(store, "r1", "[[0], [2], [1]]")
        board = await store.best("hidden_leaders", 9)
        assert [(row.user, row.bot) for row in board] == [
            ("u-ola", None),
            (None, "normal"),
            ("u-jan", None),
        ]
        assert [row.games for row in board] == [1, 1, 1]
        assert board[0].mu > 25 > board[2].mu
        assert all(row.sigma < 25 / 3 for row in board)
        game = await store.game("r1")
        assert game is not None
        assert game.players[0].rating_before == 0.0
        assert game.players[0].rating_after == board[0].shown
        await finish(store, "r2", "[[1], [2], [0]]")
        (mine,) = await store.ratings_of("u-ola")
        assert mine.games == 2
        assert mine.mu < board[0].mu
        assert await store.best("secret_allies", 9) == []
        await store.erase_user("u-ola")
        assert {row.user for row in await store.best("hidden_leaders", 9)} == {"u-jan", None}

    with_store(scenario)


def test_a_draw_and_a_bot_on_two_seats() -> None:
    even = rate(["a", "b"], [[0, 1]], {})
    assert even["a"].mu == even["b"].mu == 25
    better = rate(["a", "bot:x", "bot:x"], [[0], [1], [2]], {})
    assert better["a"].mu > 25 > better["bot:x"].mu
    assert better["bot:x"].games == 1


# -- people ------------------------------------------------------------------------------------


def test_a_device_is_known_by_the_hash_of_its_token(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.add_user(rows.user("ola"), rows.device("ola"), b"hash")
        found = await store.user_of_token(b"hash")
        assert found == (rows.user("ola"), rows.device("ola"))
        assert await store.user_of_token(b"other") is None
        await store.change_user(dataclasses.replace(rows.user("ola"), name="Aleksandra"))
        renamed = await store.user("u-ola")
        assert renamed is not None
        assert renamed.name == "Aleksandra"
        assert not await store.remove_device("u-jan", "d-ola-1")  # not their device
        assert await store.remove_device("u-ola", "d-ola-1")
        assert await store.user_of_token(b"hash") is None

    with_store(scenario)


def test_a_sign_in_link_works_once_and_not_for_long(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.add_user(rows.user("ola"), rows.device("ola"), b"first")
        for link in (b"link", b"late"):
            await store.add_link(link, "u-ola", 200.0)
            assert await store.ask_with_link(link, b"ask", "a phone", "1234", 150.0)
            assert not await store.ask_with_link(link, b"other", "another", "1234", 150.0)
        second, third = rows.device("ola", 2), rows.device("ola", 3)
        assert await store.use_link(b"link", b"ask", second, b"second", 150.0) is None
        assert not await store.confirm_link(b"link", "u-jan", "1234", 150.0)
        assert not await store.confirm_link(b"link", "u-ola", "4321", 150.0)
        for link in (b"link", b"late"):
            assert await store.confirm_link(link, "u-ola", "1234", 150.0)
        seen = LinkRow("u-ola", 200.0, True, "a phone", "1234", True)
        assert await store.link(b"link", 150.0) == seen
        assert await store.link(b"link", 200.0) is None
        assert await store.use_link(b"wrong", b"ask", second, b"second", 150.0) is None
        assert await store.use_link(b"link", b"other", second, b"second", 150.0) is None
        used = await store.use_link(b"link", b"ask", second, b"second", 150.0)
        assert used == rows.user("ola")
        assert await store.use_link(b"link", b"ask", third, b"third", 150.0) is None
        assert await store.use_link(b"late", b"ask", third, b"third", 200.0) is None
        assert [device.id for device in await store.devices("u-ola")] == ["d-ola-1", "d-ola-2"]
        assert await store.user_of_token(b"second") == (rows.user("ola"), second)

    with_store(scenario)


def test_a_database_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.touch(mode=0o644)

    async def scenario() -> None:
        store = await SqlStore.open(f"sqlite:///{file}")
        await store.add_user(rows.user("ola"), rows.device("ola"), b"first")
        for kept in tmp_path.iterdir():  # the database, its lock and what SQLite puts beside it
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600, kept
        await store.close()

    asyncio.run(scenario())


def test_two_devices_cannot_use_one_link(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.add_user(rows.user("ola"), rows.device("ola"), b"first")
        await store.add_link(b"link", "u-ola", 200.0)
        asks = (store.ask_with_link(b"link", ask, "", "1234", 150.0) for ask in (b"2", b"3"))
        assert sorted(await asyncio.gather(*asks)) == [False, True]
        await store.confirm_link(b"link", "u-ola", "1234", 150.0)
        uses = (
            store.use_link(b"link", ask, rows.device("ola", n), ask, 150.0)
            for n, ask in ((2, b"2"), (3, b"3"), (4, b"2"), (5, b"3"))
        )
        told = await asyncio.gather(*uses)
        assert sum(user is not None for user in told) == 1

    with_store(scenario)


def test_a_person_is_erased_everywhere(with_store: WithStore, database: str) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        await store.add_room(rows.room("alonealone", "ola"))
        await store.add_chat("abcdefghjk", ChatRow(1, "u-ola", "ola", "hello", None, 1.0))
        await store.add_chat("abcdefghjk", ChatRow(2, "u-jan", "jan", "hi", None, 2.0))
        finished = rows.game("old", "abcdefghjk", "ola", "jan")
        finished.ended_at = 150.0
        await store.add_finished(finished, [])
        exported = await store.export_user("u-ola")
        assert {entry["id"] for entry in exported["games"]} == {"g1", "old"}
        assert exported["chat"][0]["text"] == "hello"
        json.dumps(exported)

        await store.erase_user("u-ola")
        assert await store.user("u-ola") is None
        assert await store.user_of_token(b"ola") is None
        assert await store.export_user("u-ola") == {}
        assert await store.room("alonealone") is None
        room = await store.room("abcdefghjk")
        assert room is not None
        assert (room.host, room.people) == ("u-jan", ("u-jan",))
        assert [line.user for line in await store.chat("abcdefghjk", 9)] == ["u-jan"]
        (old,) = await store.games_of("u-jan", 9, None)
        assert [(p.name, p.user) for p in old.players[:2]] == [("", None), ("jan", "u-jan")]
        # her contribution to the deal stays, since the proof needs it
        assert sorted(json.loads(old.deal)["added"].values()) == [f"{0:064x}", f"{1:064x}"]
        with pytest.raises(NotThere):
            await store.erase_user("u-ola")

    with_store(scenario)
    dump = "\n".join(sqlite3.connect(database.removeprefix("sqlite:///")).iterdump())
    assert "u-jan" in dump
    assert "ola" not in dump


# -- rooms -------------------------------------------------------------------------------------


def test_rooms_are_found_by_code_lobby_and_person(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        hidden = rows.room("secretroom", "jan")
        hidden.public = False
        await store.add_room(hidden)
        await store.add_room(rows.room("openopenop", "jan"))
        assert [room.code for room in await store.open_rooms(9)] == ["openopenop"]
        assert {room.code for room in await store.rooms_of("u-ola")} == {"abcdefghjk"}
        assert len(await store.rooms_of("u-jan")) == 3
        assert await store.room("nowhere222") is None
        with pytest.raises(NotThere):
            await store.save_room(rows.room("nowhere222", "ola"))
        with pytest.raises(NotStored):  # a code is unique
            await store.add_room(rows.room("secretroom", "ola"))
        await store.remove_room("abcdefghjk")
        assert await store.running_games() == []

    with_store(scenario)


def test_chat_gives_the_newest_lines_in_order(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        await seat_two(store)
        for number in range(1, 6):
            line = ChatRow(number, "u-ola", "ola", f"line {number}", None, number)
            await store.add_chat("abcdefghjk", line)
        assert [line.number for line in await store.chat("abcdefghjk", 2)] == [4, 5]

    with_store(scenario)


# -- opening -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense", "not a database URL"),
        ("mysql://x/y", "there are: sqlite, postgresql"),
        ("sqlite://", "needs a file"),
        ("sqlite:////dev/null/games.db", "/dev/null"),
    ],
)
def test_a_wrong_address_is_named(address: str, message: str) -> None:
    with pytest.raises(BadStore, match=message):
        asyncio.run(SqlStore.open(address))


def test_a_foreign_file_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.db"
    text.write_text("no database at all, but long enough to be read as a header of one " * 20)
    with pytest.raises(BadStore, match="not a database"):
        asyncio.run(SqlStore.open(f"sqlite:///{text}"))
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE recipes (id)")
    connection.close()
    with pytest.raises(BadStore, match="tables of another program"):
        asyncio.run(SqlStore.open(f"sqlite:///{other}"))


def test_a_newer_database_is_left_alone(with_store: WithStore, database: str) -> None:
    async def nothing(store: SqlStore) -> None:
        await store.check()

    with_store(nothing)
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(BadStore, match="newer version"):
        with_store(nothing)


def test_two_servers_cannot_have_one_database(with_store: WithStore, database: str) -> None:
    async def scenario(store: SqlStore) -> None:
        with pytest.raises(StoreInUse):
            await SqlStore.open(database)
        await store.check()

    with_store(scenario)
    with_store(scenario)  # after closing, the lock is free


def test_the_disk_is_waited_for(with_store: WithStore) -> None:
    async def scenario(store: SqlStore) -> None:
        async with store._engines.writer.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar() == value

    with_store(scenario)


def test_migrations_make_the_tables_of_this_program(with_store: WithStore, database: str) -> None:
    async def nothing(store: SqlStore) -> None:
        await store.check()

    with_store(nothing)
    engine = create_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


KILLED = """
import asyncio, sys
from hiddenhand.server.storage import SqlStore
from tests.server import rows
from tests.server.test_store import seat_two

async def main():
    store = await SqlStore.open(sys.argv[1])
    await seat_two(store)
    async def take(number):
        await store.take(rows.turn(number))
        print(number, flush=True)
    number = 1
    while True:
        await asyncio.gather(*(take(n) for n in range(number, number + 7)))
        number += 7

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", KILLED, database], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    told = [int(server.stdout.readline()) for _ in range(100)]
    server.send_signal(signal.SIGKILL)
    told += [int(line) for line in server.stdout.read().split("\n")[:-1]]
    server.wait()

    async def read() -> list[int]:
        store = await SqlStore.open(database)
        given = await store.answers("g1")
        await store.take(rows.turn(given[-1].number + 1))
        await store.close()
        return [row.number for row in given]

    kept = asyncio.run(read())
    assert kept == list(range(len(kept)))
    assert set(told) <= set(kept)
