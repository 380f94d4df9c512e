"""Every command of docs/how-to/operations.md is run as it stands there, against a real PostgreSQL.

Only folders, the port and the address of the database are those of the test.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from hiddenhand.server.settings import read_settings
from tests.server.people import PATIENCE
from tests.server.postgres import address, programs
from tools.tree import ROOT

PAGE = (ROOT / "docs/how-to/operations.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
FOLDER = "/etc/hiddenhand"
# Lines that need the network or a container engine, and the tests that look at them instead.
ELSEWHERE = {
    "make web": "tests/house/test_documented_commands.py",
    "pip install --require-hashes -r deploy/requirements.lock": "tests/house/test_lock.py",
    "pip install --no-deps .": "tests/house/test_wheel.py",
    "deploy/make-secrets.sh": "tests/house/test_deploy.py",
    "docker": "tests/house/test_deploy.py",
}


def lines(block: str) -> list[str]:
    """The commands of a block, without comments."""
    return [re.sub(r"\s{2,}#.*", "", line).strip() for line in block.splitlines() if line.strip()]


def is_elsewhere(line: str) -> bool:
    return any(line == known or line.startswith(f"{known} ") for known in ELSEWHERE)


def block_with(word: str) -> list[str]:
    """The lines of the one block with this word that are run here."""
    (found,) = [block for block in BLOCKS if word in block]
    return [line for line in lines(found) if not is_elsewhere(line)]


def test_every_command_is_run_here_or_looked_at_elsewhere() -> None:
    run_here = {*block_with("make web"), *block_with("createdb")}
    settings = re.compile(r"HIDDENHAND_[A-Z_]+=(\S+|'[^']*')")
    for line in (line for block in BLOCKS for line in lines(block)):
        assert line in run_here or is_elsewhere(line) or settings.fullmatch(line), line
    for test in ELSEWHERE.values():
        assert (ROOT / test).is_file()


def test_settings_that_are_shown_are_taken(tmp_path: Path) -> None:
    (tmp_path / "smtp_password").write_text("x")
    found = 0
    for block in BLOCKS:
        words = shlex.split(block.replace(FOLDER, str(tmp_path))) if "SMTP_HOST" in block else []
        shown = dict(word.split("=", 1) for word in words)
        if shown:
            found += 1
            assert read_settings(shown).smtp_password == "x"
    assert found == 1


class Machine:
    """A shell that runs documented lines, with commands `hiddenhand` and `sudo` of its own."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.folder = folder
        bin_folder = folder / "bin"
        bin_folder.mkdir()
        command = f'#!/bin/sh\nexec "{sys.executable}" -m hiddenhand "$@"\n'
        for name, text in (("hiddenhand", command), ("sudo", '#!/bin/sh\nshift 2\nexec "$@"\n')):
            (bin_folder / name).write_text(text)
            (bin_folder / name).chmod(0o755)
        kept = {k: v for k, v in os.environ.items() if not k.startswith("HIDDENHAND_")}
        path = f"{bin_folder}{os.pathsep}{variables.pop('more_path', '')}{os.pathsep}{kept['PATH']}"
        self.environment = {
            **kept,
            **variables,
            "PATH": path,
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "HIDDENHAND_PORT": "0",
            "HIDDENHAND_BOT_PROCESSES": "1",
            "LC_ALL": "C.UTF-8",
        }

    def run(self, *commands: str) -> str:
        """Run lines to their end; returns their output."""
        done = subprocess.run(
            ["sh", "-euc", "\n".join(commands)],
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def running(self, line: str, ready: str) -> Iterator[str]:
        """Run a line until the end of the block; yields the line of its output that says it is
        ready. It must end in good order."""
        line = re.sub(r"\bhiddenhand ", "exec hiddenhand ", line)
        process = subprocess.Popen(
            ["sh", "-euc", line],
            env=self.environment,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            told = next((said for said in process.stdout if ready in said), "")
            assert told, "it ended before it was ready"
            yield told
        finally:
            process.send_signal(signal.SIGTERM)
            process.stdout.read()
            assert process.wait(PATIENCE) == 0


def is_well(told: str) -> bool:
    (found,) = re.findall(r"http://\S+", told)
    return httpx.get(f"{found}/healthz", timeout=PATIENCE).status_code == 200


def test_one_machine_with_sqlite(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (serve,) = block_with("make web")
    with machine.running(serve, "running") as told:
        assert is_well(told)
    (database,) = (tmp_path / "data").rglob("*.db")
    assert database.stat().st_mode & 0o077 == 0


@pytest.fixture
def postgresql_machine(tmp_path: Path) -> Iterator[Machine]:
    """A shell beside a PostgreSQL whose administrator it may be."""
    server = urlsplit(address())
    place = parse_qs(server.query)["host"][0]
    machine = Machine(tmp_path, more_path=str(programs()), PGHOST=place, PGUSER="postgres")
    (tmp_path / "etc").mkdir()
    yield machine
    machine.run("dropdb --if-exists --force hiddenhand", "dropuser --if-exists hiddenhand")


def test_one_machine_with_postgresql(postgresql_machine: Machine, tmp_path: Path) -> None:
    machine = postgresql_machine
    steps = [line.replace(FOLDER, str(tmp_path / "etc")) for line in block_with("createdb")]
    place = machine.environment["PGHOST"]
    steps = [re.sub(r"@localhost/hiddenhand", f"@/hiddenhand?host={place}", line) for line in steps]
    *prepare, serve = steps
    machine.run(*prepare)
    secret = tmp_path / "etc/database_url"
    assert secret.stat().st_mode & 0o777 == 0o600
    with machine.running(serve, "running") as told:
        assert is_well(told)
        machine.environment["HIDDENHAND_DATABASE_FILE"] = str(secret)
        machine.run("hiddenhand backup games.backup", "hiddenhand restore games.backup --db new.db")
        assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600
        with machine.running("hiddenhand think --workers 1", "Working as"):
            pass
    owner = "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'"
    assert machine.run(f'psql -At -d hiddenhand -c "{owner}"') == "hiddenhand\n"
