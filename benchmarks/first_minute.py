"""Measures how long a new user waits for `make play` in a fresh copy of the repository.

`python -m benchmarks.first_minute` prints the times to the first page and to a bot's first answer,
the time to build the engine in the background, and the times of the second start. With warm caches
of pip and npm (or PIP_NO_INDEX and PIP_FIND_LINKS) they show the work of the machine; otherwise
they include the network.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx

from tests.server.people import Guest
from tools.tree import ROOT

OURS = ("HIDDENHAND_", "MAKE")  # prefixes of variables that a new user does not have
PATIENCE = 1800.0  # seconds, for a busy machine with a slow network


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds since `make play`, and what ran."""

    page: float
    answer: float  # of a normal bot
    build: str  # "compiled" or "plain Python"
    said: list[str]


def fresh_copy(folder: Path) -> Path:
    """Copy all files that git tracks or would add, as they are in the working tree."""
    copy = folder / "hidden-hand"
    names = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(names, cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():  # skip deleted files
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
            target.chmod((ROOT / name).stat().st_mode)
    return copy


def play(copy: Path, more: Mapping[str, str] | None = None) -> Start:
    """Start, measure, and stop as a player does."""
    began = time.monotonic()
    with playing(copy, more or {}) as (address, log):
        wait_for(lambda: is_served(address), log)
        page = time.monotonic() - began
        asyncio.run(bot_answers(address))
        answer = time.monotonic() - began
    said = log.read_text(encoding="utf-8").splitlines()
    return Start(page, answer, build_of(copy), said)


@contextlib.contextmanager
def playing(copy: Path, more: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """Run `make play`; yields the address and the log file."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **{name: word for name, word in os.environ.items() if not name.startswith(OURS)},
        "HIDDENHAND_DATABASE": f"sqlite:///{copy}/games.db",
        "DISPLAY": "",
        "WAYLAND_DISPLAY": "",
        **more,
    }
    log = copy.parent / "play.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            ["make", "play", f"PORT={port}"],
            cwd=copy,
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield f"127.0.0.1:{port}", log
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
            process.wait(60)


def wait_for(happened: Callable[[], bool], log: Path) -> None:
    """Wait until something is true; fails if the log says so or after PATIENCE."""
    end = time.monotonic() + PATIENCE
    while not happened():
        said = log.read_text(encoding="utf-8") if log.exists() else ""
        assert "failed" not in said, said
        assert time.monotonic() < end, said
        time.sleep(0.1)


def is_served(address: str) -> bool:
    """Whether the start page is served."""
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://{address}/", timeout=5).status_code == 200
    return False


async def bot_answers(address: str) -> None:
    """Play with two normal bots until one of them has answered."""
    guest = await Guest.arrive(address, "Ada")
    try:
        code = await guest.create("hidden_leaders", 3)
        await guest.connect()
        await guest.watch(code)
        await guest.seat(code, 0)
        for seat in (1, 2):
            await guest.seat(code, seat, "bot", bot="normal")
        await guest.start(code)
        sight = await guest.look(code, 0)
        while not by_others(sight.log):
            if question := sight.question(0):
                seq = await guest.answer(code, 0, question["options"][0])
                await guest.reach(code, 0, seq)
            await guest.until(lambda: sight.question(0) or by_others(sight.log))
    finally:
        await guest.leave()


def by_others(log: list[list[dict[str, object]]]) -> bool:
    """Whether a bot has answered."""
    return any(event.get("seat") in (1, 2) for events in log[1:] for event in events)


def build_of(copy: Path) -> str:
    """The build that the copy uses."""
    script = "from hiddenhand import build; print(build.describe())"
    command = [str(copy / ".venv/bin/python"), "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def wait_for_engine(copy: Path) -> float:
    """Seconds until the background build is done."""
    began = time.monotonic()
    wait_for((copy / ".venv/built").exists, copy / ".venv/engine.log")
    return time.monotonic() - began


def stop_engine(copy: Path) -> None:
    """Stop the background build, which would continue in a removed folder."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        os.killpg(int((copy / ".venv/engine.pid").read_text()), signal.SIGTERM)


def main() -> None:
    """Measure two starts and print the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-engine", action="store_true", help="do not wait for the build")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hiddenhand-first-") as folder:
        copy = fresh_copy(Path(folder))
        print(json.dumps({"first start": asdict(play(copy))}, indent=1), flush=True)
        print(json.dumps({"second start": asdict(play(copy))}, indent=1), flush=True)
        if said.without_engine:
            stop_engine(copy)
        else:
            print(f"the engine is built after {wait_for_engine(copy):.0f} s more", flush=True)
            print(json.dumps({"third start": asdict(play(copy))}, indent=1), flush=True)


if __name__ == "__main__":
    main()
