"""A database of the previous version is migrated at startup, and its games continue."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from hiddenhand.server.storage import migrate
from hiddenhand.server.storage.engine import open_engines
from hiddenhand.server.store import BadStore
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.running import run, server

TABLES = [
    "users",
    "devices",
    "sign_ins",
    "rooms",
    "room_people",
    "chat",
    "games",
    "players",
    "answers",
]  # of version 0001, those that others point to first


def test_the_newest_migration_is_the_version_of_this_program() -> None:
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.VERSION


def make_version_0001(now: Path, old: Path) -> None:
    """The same rows in a database of the previous version."""

    async def make() -> None:
        engines = await open_engines(f"sqlite:///{old}")
        await migrate.upgrade(engines.writer, "0001")
        await engines.close()

    asyncio.run(make())
    connection = sqlite3.connect(old)
    connection.execute("ATTACH ? AS now", (str(now),))
    for table in TABLES:
        names = [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]
        assert names, table
        columns = ", ".join(f'"{name}"' for name in names)
        connection.execute(
            f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM now.{table}"
        )
    connection.commit()
    connection.close()


def answers_in(database: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(database)
    found = connection.execute(
        "SELECT game_id, number, seat, key, chance FROM answers ORDER BY game_id, number"
    ).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("hidden_leaders", {}),
        ("secret_allies", {"map_mode": "automatic", "length": "short", "pack": "tiny"}),
    ],
)
def test_games_in_progress_are_played_on(
    tmp_path: Path, game: str, settings: dict[str, str]
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()
    cookies: dict[str, str] = {}
    codes: list[str] = []

    async def begin() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create(game, 2, settings=settings)
        codes.append(code)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        assert await ola.play(code, SeededDice("first"), answers=12) == 12
        cookies.update(ola.http.cookies)
        await ola.leave()

    async def go_on() -> None:
        ola = await Guest.arrive(here.address, "Somebody")
        ola.http.cookies.clear()
        ola.http.cookies.update(cookies)
        ola.me = await ola.ask("GET", "/api/me")
        assert ola.me["name"] == "Ola"
        (line,) = await ola.ask("GET", "/api/rooms/mine")
        assert (line["code"], line["stage"]) == (codes[0], "playing")
        await ola.connect()
        await ola.watch(codes[0])
        await ola.look(codes[0], 0)
        await ola.play(codes[0], SeededDice("second"))
        await ola.until(lambda: ola.rooms[codes[0]]["stage"] == "over")
        (finished,) = (await ola.ask("GET", "/api/me/games"))["games"]
        assert finished["rated"] is False
        assert finished["result"]["explanation"]
        proof = await ola.ask("GET", f"/api/games/{finished['game_id']}/proof")
        assert proof["secret"]
        await ola.leave()

    with server(before) as here:
        run(begin())
    make_version_0001(before / "games.db", after / "games.db")
    kept = answers_in(after / "games.db")
    assert len(kept) > 12
    with server(after) as here:
        run(go_on())
    now = answers_in(after / "games.db")
    assert now[: len(kept)] == kept
    assert len(now) > len(kept)


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    now = tmp_path / "empty.db"

    async def bring_up(target: str, path: Path) -> None:
        engines = await open_engines(f"sqlite:///{path}")
        try:
            await migrate.upgrade(engines.writer, target)
        finally:
            await engines.close()

    asyncio.run(bring_up(migrate.VERSION, now))
    make_version_0001(now, file)
    connection = sqlite3.connect(file)
    # make the last step fail
    connection.execute("ALTER TABLE players ADD COLUMN rating_after TEXT")
    connection.commit()
    before = list(connection.iterdump())
    with pytest.raises(BadStore, match="cannot be brought to this version"):
        asyncio.run(bring_up(migrate.VERSION, file))
    assert list(connection.iterdump()) == before
    connection.close()


def test_a_draw_changed_in_the_database_is_noticed(tmp_path: Path) -> None:
    """Another legal card: only the deal shows that it is wrong."""
    codes: list[str] = []
    cookies: dict[str, str] = {}

    async def begin() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        codes.append(code)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.start(code)
        cookies.update(ola.http.cookies)
        await ola.leave()

    async def look() -> None:
        ola = await Guest.arrive(here.address, "Somebody")
        ola.http.cookies.clear()
        ola.http.cookies.update(cookies)
        await ola.connect()
        await ola.send(type="watch", room=codes[0])
        refused = await ola.until(lambda: [m for m in ola.inbox if m["type"] == "refused"])
        assert refused[0]["refusal"]["error"] == "deal-mismatch"
        await ola.leave()

    with server(tmp_path) as here:
        run(begin())
    connection = sqlite3.connect(tmp_path / "games.db")
    (chance,) = connection.execute("SELECT chance FROM answers WHERE number = 0").fetchone()
    keys = chance.split("\n")
    drawn = [n for n, key in enumerate(keys) if key.startswith("draw:")]
    keys[drawn[0]], keys[drawn[1]] = keys[drawn[1]], keys[drawn[0]]
    connection.execute("UPDATE answers SET chance = ? WHERE number = 0", ("\n".join(keys),))
    connection.commit()
    connection.close()
    with server(tmp_path) as here:
        run(look())
