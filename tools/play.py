"""`make play` and `make terminal`: builds what is missing, then starts the game.

Every step is a target of the Makefile, which knows whether it is due. The server's packages are
installed while the page is built. Without a compiled engine the game starts in plain Python, and
the engine is compiled in the background for the next start.
"""

import argparse
import fcntl
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
LOG = VENV / "engine.log"
PID = VENV / "engine.pid"
MAKE = ["make", "--no-print-directory", "--silent"]


@dataclass(frozen=True)
class Step:
    """A make target and its description."""

    target: str
    says: str


ENVIRONMENT = Step(".venv/made", "a Python environment in .venv")
NODE = Step(".venv/node", "Node, which builds the page")
PACKAGES = Step(".venv/playable", "the packages of the server")
PAGE_PACKAGES = Step("web/node_modules/.playable", "the packages of the page")
PAGE = Step("src/hiddenhand/server/static/build.json", "the page itself")

# Rows run one after the other; the lines of a row run in parallel.
BROWSER = [[[ENVIRONMENT]], [[NODE]], [[PACKAGES], [PAGE_PACKAGES, PAGE]]]
TERMINAL = [[[ENVIRONMENT]], [[PACKAGES]]]


class StepFailed(Exception):
    """A make target failed."""


def make(*words: str) -> subprocess.CompletedProcess[str]:
    """Run make quietly."""
    return subprocess.run([*MAKE, *words], cwd=ROOT, capture_output=True, text=True, check=False)


def is_due(target: str) -> bool:
    """Whether make would build the target."""
    return make("--question", target).returncode != 0


class Progress:
    """Prints numbered steps with times: a line when one begins and when it is done."""

    def __init__(self, due: Sequence[Step]) -> None:
        self.numbers = {step: number for number, step in enumerate(due, 1)}
        self.began = time.monotonic()
        self._lock = threading.Lock()

    def take(self, step: Step) -> None:
        """Run one step if it is due. Raises StepFailed."""
        if step not in self.numbers:
            return
        began = time.monotonic()
        self.say(step, "...")
        done = make(step.target)
        if done.returncode != 0:
            raise StepFailed(f"{step.says}:\n{done.stdout}{done.stderr}")
        self.say(step, f"{time.monotonic() - began:.0f} s")

    def take_all(self, steps: Sequence[Step]) -> None:
        """Run several steps in order."""
        for step in steps:
            self.take(step)

    def say(self, step: Step, what: str) -> None:
        """Print a line about a step."""
        with self._lock:
            line = f"[{self.numbers[step]}/{len(self.numbers)}] {step.says}: {what}"
            print(line, flush=True)

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.began


def prepare(rows: Sequence[Sequence[Sequence[Step]]]) -> None:
    """Build everything missing, the lines of a row in parallel."""
    steps = [step for row in rows for line in row for step in line]
    due = [step for step in steps if is_due(step.target)]
    if not due:
        return
    count = "1 step" if len(due) == 1 else f"{len(due)} steps"
    wait = "; about a minute" if ENVIRONMENT in due else ""
    print(f"Setting things up: {count}{wait}.", flush=True)
    progress = Progress(due)
    for row in rows:
        with ThreadPoolExecutor(len(row)) as side_by_side:
            for future in [side_by_side.submit(progress.take_all, line) for line in row]:
                future.result()
    print(f"Everything is there after {progress.seconds:.0f} s.", flush=True)


def prepare_engine() -> None:
    """Use the compiled engine if it is up to date; otherwise compile it in the background.

    The log is locked for as long as a process of the build has it open.
    """
    if not is_due(".venv/built"):
        return
    with LOG.open("a") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(
                "The engine starts as plain Python: a faster one is still being built.", flush=True
            )
            return
        log.truncate(0)
        build_engine(log)


def build_engine(log: IO[str]) -> None:
    """Start compiling the engine, unless something is missing for it."""
    (ROOT / "src/hiddenhand/built.json").unlink(missing_ok=True)  # outdated
    asked = [str(VENV / "bin/python"), "tools/engine.py", "--why-plain"]
    reason = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    if reason.strip():
        print(f"The engine runs as plain Python: {reason.strip()}.", flush=True)
        return
    build = subprocess.Popen(
        ["nice", "-n", "19", *MAKE, ".venv/built"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,  # continues after the game is closed
    )
    PID.write_text(f"{build.pid}\n", encoding="utf-8")
    print(
        "The engine starts as plain Python. A faster one is built in the background for the next"
        " start (.venv/engine.log).",
        flush=True,
    )


def main() -> None:
    """Prepare, then start the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("where", choices=["browser", "terminal"])
    parser.add_argument("words", nargs=argparse.REMAINDER, help="for hiddenhand itself")
    said = parser.parse_args()
    os.environ.pop("MAKEFLAGS", None)  # flags of the calling make are not for others
    try:
        prepare(BROWSER if said.where == "browser" else TERMINAL)
    except StepFailed as failed:
        sys.exit(f"This step failed: {failed}")
    prepare_engine()
    command = str(VENV / "bin/hiddenhand")
    os.execv(command, [command, *said.words])


if __name__ == "__main__":
    main()
