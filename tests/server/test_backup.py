"""A backup taken while people play is restored elsewhere, and the games continue there."""

import asyncio
import gzip
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import pytest

from hiddenhand.cli.main import carry_out
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.storage import SqlStore
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.postgres import postgresql
from tests.server.running import run, server
from tests.server.test_migration import answers_in, make_version_0001

SMALL_ALLIES = {"map_mode": "automatic", "length": "short", "pack": "tiny"}
Refused = Callable[..., str]
NO_BACKUP = ("The backup ", "This is not a backup: ", "Can't read or write the backup file: ")
NO_DATABASE = ("The database ", "Can't use the database ", "This is not a database address.")


@dataclass
class Player:
    """One person against a bot, who remembers every acknowledged answer."""

    guest: Guest
    code: str
    dice: SeededDice
    sure: list[tuple[int, str]] = field(default_factory=list)  # number, key

    @property
    def game_id(self) -> str:
        return str(self.guest.sights[self.code][0].moment["game_id"])

    def is_over(self) -> bool:
        return bool(self.guest.sights[self.code][0].result)

    async def play(self, may_go_on: Callable[[], bool]) -> None:
        guest, sight = self.guest, self.guest.sights[self.code][0]
        while may_go_on():
            await guest.until(lambda: sight.question(0) or self.is_over())
            if self.is_over():
                return
            options = sight.question(0)["options"]
            key = options[self.dice.below(len(options))]
            number = await guest.answer(self.code, 0, key)
            self.sure.append((number, key))
            await guest.reach(self.code, 0, number)


async def sit_down(address: str, number: int) -> Player:
    guest = await Guest.arrive(address, f"Guest {number}", check=False)
    game, settings = ("secret_allies", SMALL_ALLIES) if number % 2 else ("hidden_leaders", {})
    code = await guest.create(game, 2, settings=settings)
    await guest.seat(code, 0)
    await guest.seat(code, 1, "bot", bot="random")
    await guest.connect()
    await guest.watch(code)
    await guest.start(code)
    await guest.look(code, 0)
    return Player(guest, code, SeededDice(f"backup {number}"))


async def play_and_back_up(address: str, database: str, file: Path) -> list[Player]:
    """The players, each with the answers that were acknowledged before the backup began."""
    players = [await sit_down(address, number) for number in range(2)]
    sure: list[list[tuple[int, str]]] = []
    done = False

    async def back_up() -> None:
        nonlocal done
        while min(len(player.sure) for player in players) < 6:
            await asyncio.sleep(0.01)
        sure.extend(list(player.sure) for player in players)
        assert await asyncio.to_thread(carry_out, ["backup", str(file), "--db", database]) == 0
        done = True

    await asyncio.gather(back_up(), *(player.play(lambda: not done) for player in players))
    assert sum(len(player.sure) for player in players) > sum(len(kept) for kept in sure)
    for player, kept in zip(players, sure, strict=True):
        player.sure = kept
        await player.guest.leave()
    return players


async def check_answers(database: str, players: list[Player]) -> None:
    store = await SqlStore.open(database)
    for player in players:
        rows = await store.answers(player.game_id)
        assert [row.number for row in rows] == list(range(len(rows)))
        keys = {row.number: row.key for row in rows}
        assert all(keys.get(number) == key for number, key in player.sure)
    await store.close()


async def go_on(address: str, player: Player) -> None:
    """The same browser on the new server; the game is played to its end."""
    guest = player.guest
    again = await Guest.arrive(address, "Somebody", check=False)
    again.http.cookies.clear()
    again.http.cookies.update(guest.http.cookies)
    again.me = await again.ask("GET", "/api/me")
    assert again.me == guest.me
    player.guest = again
    await again.connect()
    await again.watch(player.code)
    await again.look(player.code, 0)
    await player.play(lambda: True)
    await again.until(lambda: again.rooms[player.code]["stage"] == "over")
    await again.leave()


def back_up_and_restore(folder: Path, source: str, target: str) -> None:
    file = folder / "games.backup"
    players: list[Player] = []

    async def before() -> None:
        players.extend(await play_and_back_up(here.address, source, file))

    with server(folder, database=source) as here:
        run(before())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert carry_out(["restore", str(file), "--db", target]) == 0
    asyncio.run(check_answers(target, players))

    async def after() -> None:
        await asyncio.gather(*(go_on(here.address, player) for player in players))

    with server(folder, database=target) as here:
        run(after())


def test_from_sqlite_to_another_machine(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path}/games.db", f"sqlite:///{tmp_path}/new place/games.db"
    back_up_and_restore(tmp_path, source, target)
    assert not list(tmp_path.rglob("*.part*"))


@pytest.mark.long
def test_from_postgresql_to_postgresql(tmp_path: Path) -> None:
    with postgresql(2) as (source, target):
        back_up_and_restore(tmp_path, source, target)


@pytest.mark.long
def test_from_sqlite_to_postgresql_and_back(tmp_path: Path) -> None:
    with postgresql() as (target,):
        source = f"sqlite:///{tmp_path}/games.db"
        back_up_and_restore(tmp_path, source, target)
        back = tmp_path / "back.db"
        assert carry_out(["backup", str(tmp_path / "b"), "--db", target]) == 0
        assert carry_out(["restore", str(tmp_path / "b"), "--db", f"sqlite:///{back}"]) == 0
        assert len(list(sqlite3.connect(back).execute("SELECT number FROM answers"))) > 24


# -- what is refused -----------------------------------------------------------------------------


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    def told(*words: str) -> str:
        capsys.readouterr()
        assert carry_out(["--lang", "en", *words]) == 2
        return capsys.readouterr().err

    return told


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """The backup of a server where one game with a clock has started."""

    async def begin() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2, clock={"each": 60, "bank": 30})
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Jan")
        await ola.start(code)
        await ola.leave()

    with server(tmp_path) as here:
        run(begin())
    file = tmp_path / "games.backup"
    assert carry_out(["backup", str(file), "--db", f"sqlite:///{tmp_path}/games.db"]) == 0
    return file


def lines_of(file: Path) -> list[Any]:
    with gzip.open(file) as packed:
        return [orjson.loads(line) for line in packed]


def write_lines(file: Path, lines: list[Any]) -> None:
    with gzip.open(file, "wb") as packed:
        packed.writelines(orjson.dumps(line) + b"\n" for line in lines)


def damages(file: Path) -> Iterator[str]:
    """Damages the backup in one way after another."""
    whole, lines = file.read_bytes(), lines_of(file)
    for end in (0, 5, len(whole) // 2, len(whole) - 3):
        file.write_bytes(whole[:end])
        yield f"cut at {end}"
    for place in range(30, len(whole), len(whole) // 12):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        yield f"another bit at {place}"
    write_lines(file, lines[:-1])
    yield "without its end"
    write_lines(file, lines[:-2] + lines[-1:])
    yield "without a row"
    write_lines(file, [*lines[:2], ["too", "short"], *lines[2:]])
    yield "with a row that does not fit"
    write_lines(file, [lines[0], {"table": "strange", "columns": [], "binary": []}, [], lines[-1]])
    yield "with a table nobody knows"


def test_a_damaged_backup_leaves_nothing_behind(backup: Path, refused: Refused) -> None:
    target = backup.parent / "empty" / "games.db"
    for damage in damages(backup):
        told = refused("restore", str(backup), "--db", f"sqlite:///{target}")
        assert told.startswith(NO_BACKUP), damage
        assert not {"games.db", "games.db.part"} & {file.name for file in target.parent.glob("*")}
    backup.write_text("Dear diary")
    assert refused("restore", str(backup), "--db", f"sqlite:///{target}").startswith(NO_BACKUP)
    assert refused("restore", str(target), "--db", f"sqlite:///{target}").startswith(NO_BACKUP)


def test_a_backup_of_a_newer_program(backup: Path, refused: Refused) -> None:
    lines = lines_of(backup)
    target = f"sqlite:///{backup.parent}/empty.db"
    for change in ({"version": "9999"}, {"format": 2}):
        write_lines(backup, [lines[0] | change, *lines[1:]])
        told = refused("restore", str(backup), "--db", target)
        assert told.startswith(NO_BACKUP)
        assert "newer version" in told


def test_only_into_an_empty_database(backup: Path, refused: Refused) -> None:
    file = backup.parent / "games.db"
    before = file.read_bytes()
    told = refused("restore", str(backup), "--db", f"sqlite:///{file}")
    assert told.startswith(NO_DATABASE)
    assert "not empty" in told
    assert file.read_bytes() == before
    with server(backup.parent / "other", database=f"sqlite:///{file}"):
        told = refused("restore", str(backup), "--db", f"sqlite:///{file}")
    assert told.startswith("Another server is already using")


@pytest.mark.long
def test_postgresql_is_filled_whole_or_not_at_all(backup: Path, refused: Refused) -> None:
    whole = backup.read_bytes()
    with postgresql() as (target,):
        for _ in damages(backup):
            assert refused("restore", str(backup), "--db", target).startswith(NO_BACKUP)
        backup.write_bytes(whole)
        assert carry_out(["restore", str(backup), "--db", target]) == 0
        assert "not empty" in refused("restore", str(backup), "--db", target)


def test_what_cannot_be_kept(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "games.backup"
    assert "not found" in refused("backup", str(file), "--db", f"sqlite:///{tmp_path}/x")
    assert not list(tmp_path.iterdir())
    sqlite3.connect(tmp_path / "empty.db").execute("PRAGMA user_version = 1").close()
    told = refused("backup", str(file), "--db", f"sqlite:///{tmp_path}/empty.db")
    assert told.startswith(NO_DATABASE)
    (tmp_path / "text.db").write_text("Dear diary" * 1000)
    told = refused("backup", str(file), "--db", f"sqlite:///{tmp_path}/text.db")
    assert told.startswith(NO_DATABASE)
    assert refused("backup", str(file), "--db", "nonsense").startswith(NO_DATABASE)
    nobody = f"postgresql://nobody@/games?host={tmp_path}"
    assert refused("backup", str(file), "--db", nobody).startswith(NO_DATABASE)
    assert not file.exists()
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_that_cannot_be_written(backup: Path, refused: Refused) -> None:
    database = f"sqlite:///{backup.parent}/games.db"
    nowhere = backup.parent / "no folder" / "games.backup"
    assert refused("backup", str(nowhere), "--db", database).startswith(NO_BACKUP)
    whole = backup.read_bytes()
    refused("backup", str(backup), "--db", f"sqlite:///{backup.parent}/no.db")
    assert backup.read_bytes() == whole  # the older file is kept


def test_clocks_stand_still_in_a_backup(backup: Path) -> None:
    lines = lines_of(backup)
    taken_at = lines[0]["at"] = lines[0]["at"] - 3600
    about = next(line for line in lines if isinstance(line, dict) and line.get("table") == "games")
    row, column = lines[lines.index(about) + 1], about["columns"].index("clock")
    pace = Pace.from_json(row[column])
    pace.postpone(-3600)
    row[column] = pace.json()
    write_lines(backup, lines)
    target = backup.parent / "later.db"
    began = time.time()
    assert carry_out(["restore", str(backup), "--db", f"sqlite:///{target}"]) == 0
    ended = time.time()
    (clock,) = sqlite3.connect(target).execute("SELECT clock FROM games").fetchone()
    then = Pace.from_json(clock)
    assert then.since.keys() == pace.since.keys()
    assert pace.rings is not None
    assert then.rings is not None
    moved = [then.since[seat] - pace.since[seat] for seat in pace.since]
    for seconds in (*moved, then.rings - pace.rings):  # as long as it lay in the backup
        assert began - taken_at - 0.001 < seconds < ended - taken_at + 0.001


def test_a_backup_of_an_older_version(backup: Path) -> None:
    """Its tables are created with the old schema and migrated with their rows."""
    folder = backup.parent
    make_version_0001(folder / "games.db", folder / "old.db")
    assert carry_out(["backup", str(backup), "--db", f"sqlite:///{folder}/old.db"]) == 0
    assert lines_of(backup)[0]["version"] == "0001"
    assert carry_out(["restore", str(backup), "--db", f"sqlite:///{folder}/newer.db"]) == 0
    assert answers_in(folder / "newer.db") == answers_in(folder / "games.db")
    newer = sqlite3.connect(folder / "newer.db")
    assert newer.execute("SELECT rated FROM games").fetchall() == [(0,)]
