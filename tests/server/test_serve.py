"""The `serve` command: it starts, explains why it cannot, and shuts down cleanly."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from hiddenhand.cli.main import carry_out
from hiddenhand.cli.serving import has_display
from hiddenhand.server.http.headers import DATA_POLICY
from hiddenhand.server.operations.logs import without_secrets
from hiddenhand.server.serve import listen
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest
from tests.server.serving import running_app

Refused = Callable[..., str]


@contextlib.contextmanager
def served(*words: str, **environment: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in its own process: its address, and the process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "hiddenhand", "serve", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "DISPLAY": "", "WAYLAND_DISPLAY": "", **environment},
        start_new_session=True,  # signals must reach only the server and its workers
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + process.communicate(timeout=PATIENCE)[1]
        yield found[0], process
    finally:
        process.kill()
        process.wait()


def test_small_messages_are_sent_at_once() -> None:
    """Also by asyncio's own loop: else an answer waits 40 ms and more for what it follows."""

    async def accepted() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            told.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        port = listener.getsockname()[1]
        async with await asyncio.start_server(look, sock=listener):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            found = await told
            writer.close()
        return found

    assert asyncio.run(accepted())


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command prints when it does not start."""

    def told(*words: str) -> str:
        assert carry_out(["serve", *words]) == 2
        return capsys.readouterr().err

    return told


def test_it_serves_and_stops_in_good_order(database: str) -> None:
    with served("--port", "0", "--db", database, "--open", HIDDENHAND_LOG_JSON="1") as (
        address,
        process,
    ):
        client = httpx.Client(base_url=address, timeout=PATIENCE)
        assert client.get("/healthz").json()["status"] == "ok"
        made = client.post("/api/me", json={"name": "Ola"})
        room = client.post("/api/rooms", json={"game": "hidden_leaders", "seats": 2})
        code = room.json()["code"]
        assert client.get(f"/api/rooms/{code}").is_success
        metrics = client.get("/metrics").text
        route = 'method="POST",route="/api/me",status="201"'
        assert f"hiddenhand_http_requests_total{{{route}}} 1.0" in metrics
        assert "hiddenhand_rooms 1.0" in metrics
        assert "hiddenhand_store_commits_total 4.0" in metrics  # two keys, a guest, a room
        headers = client.get("/api/games").headers
        client.close()
        assert headers["x-content-type-options"] == "nosniff"
        assert headers.get_list("content-security-policy") == [DATA_POLICY]
        process.send_signal(signal.SIGTERM)
        out, logged = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        lines = [json.loads(line) for line in logged.splitlines()]
        routes = [line["route"] for line in lines if line["event"] == "request"]
        assert "/api/rooms/{code}" in routes
        for text in (logged, metrics, out):
            assert code not in text
            assert made.cookies["hiddenhand"] not in text
    assert not list(Path(database.removeprefix("sqlite:///")).parent.glob("*-wal"))


def test_ctrl_c_in_a_terminal_ends_thinkers_without_a_word(database: str) -> None:
    """A terminal sends the signal to every process of the command."""

    async def let_a_bot_think(address: str) -> None:
        guest = await Guest.arrive(address.removeprefix("http://"), "Ola")
        code = await guest.create("hidden_leaders", 2)
        await guest.seat(code, 0)
        await guest.seat(code, 1, "bot", bot="easy")
        await guest.connect()
        await guest.watch(code)
        await guest.start(code)
        sight = await guest.look(code, 0)
        await guest.play(code, SeededDice("ola"), answers=1)
        await guest.until(lambda: sight.question(0))
        await guest.leave()

    with served("--port", "0", "--db", database) as (address, process):
        asyncio.run(let_a_bot_think(address))
        os.killpg(process.pid, signal.SIGINT)
        _, logged = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in logged


def test_reasons_why_it_cannot_begin(
    database: str, tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert refused("--port", port, "--db", database).startswith("Another program is already")
    for address in ("mysql://there/games", "sqlite:games.db", "http://example.org/games.db"):
        told = refused("--port", "0", "--db", address)
        assert told.startswith("This is not a database address."), address
    assert refused("--port", "0", "--db", str(tmp_path)).startswith(f"{tmp_path} is a folder.")
    (tmp_path / "file").touch()
    inside = str(tmp_path / "file" / "games.db")
    assert refused("--port", "0", "--db", inside).startswith("Can't use the database")
    assert refused("--port", "99999").startswith("Invalid server setting: port")
    assert refused("--node", "two words").startswith("Invalid server setting: node")
    assert refused("--host", "203.0.113.7", "--port", "0").startswith(
        "The server can't listen on 203"
    )
    newer = tmp_path / "newer.db"
    connection = sqlite3.connect(newer)
    connection.execute("CREATE TABLE alembic_version (version_num)")
    connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.commit()
    connection.close()
    told = refused("--port", "0", "--db", f"sqlite:///{newer}")
    assert told.startswith("The database was written by a newer version")
    assert "nowsza wersja" in refused("--lang", "pl", "--port", "0", "--db", f"sqlite:///{newer}")
    monkeypatch.setenv("HIDDENHAND_PORT", "many")
    assert refused().startswith("Invalid server setting: HIDDENHAND_PORT")


def test_a_plain_path_names_an_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with served("--port", "0", "--db", "some/new folder/games.db") as (address, _):
        made = httpx.post(f"{address}/api/me", json={"name": "Ola"}, timeout=PATIENCE)
        assert made.is_success
    kept = sqlite3.connect(tmp_path / "some/new folder/games.db")
    assert kept.execute("SELECT name FROM users").fetchall() == [("Ola",)]
    kept.close()


def test_two_servers_on_one_database(database: str, refused: Refused) -> None:
    with served("--port", "0", "--db", database):
        assert refused("--port", "0", "--db", database).startswith(
            "Another server is already using"
        )


def test_a_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
    monkeypatch.delenv("DISPLAY")
    assert not has_display()


def test_logs_hold_nothing_that_opens_a_door() -> None:
    told = without_secrets(
        None, "info", {"event": "x", "room": "abcdefghjk", "token": "t" * 43, "ms": 3, "user": "u"}
    )
    assert told == {"event": "x", "room": "abcd...", "token": "***", "ms": 3, "user": "u"}


def test_a_database_that_does_not_answer_is_not_well(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running_app(database) as app:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                assert (await client.get("/healthz")).status_code == 200
                reader = app.state.store.reader
                gone = f"sqlite+aiosqlite:///{tmp_path}/no-such-folder/games.db"
                app.state.store.reader = create_async_engine(gone)
                ill = await client.get("/healthz")
                assert (ill.status_code, ill.json()["error"]) == (503, "not-stored")
                app.state.store.reader = reader

    asyncio.run(scenario())


def test_a_full_disk_is_not_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running_app(database) as app:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                assert (await client.get("/healthz")).status_code == 200
                usage = SimpleNamespace(free=1 << 20)
                monkeypatch.setattr("shutil.disk_usage", lambda folder: usage)
                ill = await client.get("/healthz")
                assert (ill.status_code, ill.json()["error"]) == (503, "not-stored")

    asyncio.run(scenario())


def test_a_bug_of_ours_is_told_by_name_and_without_its_inside(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*words: object) -> None:
        raise RuntimeError("the inside")

    async def scenario() -> None:
        async with running_app(database) as app:
            monkeypatch.setattr(app.state.store, "check", broken)
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                told = await client.get("/healthz")
                assert (told.status_code, told.json()["error"]) == (500, "server-error")
                assert "inside" not in told.text

    asyncio.run(scenario())
