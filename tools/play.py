"""`make play` and `make terminal`: makes what is missing, step by step, then the game begins.

Every step is a target of the Makefile, which knows whether it is due. Packages of the server are
installed while the page is built. The engine starts as plain Python where no machine code is ready;
machine code is then built in the background, for the next start.
"""

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
LOG = VENV / "engine.log"
PID = VENV / "engine.pid"
MAKE = ["make", "--no-print-directory", "--silent"]


@dataclass(frozen=True)
class Step:
    target: str
    says: str


ENVIRONMENT = Step(".venv/made", "a Python environment in .venv")
NODE = Step(".venv/node", "Node, which builds the page")
PACKAGES = Step(".venv/playable", "the packages of the server")
PAGE_PACKAGES = Step("web/node_modules/.playable", "the packages of the page")
PAGE = Step("src/hiddenhand/server/static/build.json", "the page itself")

# One row after the other; the lines of steps in a row go on side by side.
BROWSER = [[[ENVIRONMENT]], [[NODE]], [[PACKAGES], [PAGE_PACKAGES, PAGE]]]
TERMINAL = [[[ENVIRONMENT]], [[PACKAGES]]]


class StepFailed(Exception):
    pass


def make(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*MAKE, *words], cwd=ROOT, capture_output=True, text=True, check=False)


def is_due(target: str) -> bool:
    return make("--question", target).returncode != 0


class Progress:
    """Numbered steps with their times: a line when one begins and a line when it is done."""

    def __init__(self, due: Sequence[Step]) -> None:
        self.numbers = {step: number for number, step in enumerate(due, 1)}
        self.began = time.monotonic()
        self._lock = threading.Lock()

    def take(self, step: Step) -> None:
        if step not in self.numbers:
            return
        began = time.monotonic()
        self.say(step, "...")
        done = make(step.target)
        if done.returncode != 0:
            raise StepFailed(f"{step.says}:\n{done.stdout}{done.stderr}")
        self.say(step, f"{time.monotonic() - began:.0f} s")

    def take_all(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.take(step)

    def say(self, step: Step, what: str) -> None:
        with self._lock:
            line = f"[{self.numbers[step]}/{len(self.numbers)}] {step.says}: {what}"
            print(line, flush=True)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


def prepare(rows: Sequence[Sequence[Sequence[Step]]]) -> None:
    """Everything that is missing, with the steps of a row side by side."""
    steps = [step for row in rows for line in row for step in line]
    due = [step for step in steps if is_due(step.target)]
    if not due:
        return
    print(f"The first start sets some things up: {len(due)} steps, about a minute.", flush=True)
    progress = Progress(due)
    for row in rows:
        with ThreadPoolExecutor(len(row)) as side_by_side:
            for future in [side_by_side.submit(progress.take_all, line) for line in row]:
                future.result()
    print(f"Everything is there after {progress.seconds:.0f} s.", flush=True)


def prepare_engine() -> None:
    """Machine code that is there is used; otherwise it is built in the background."""
    if not is_due(".venv/built"):
        return
    (ROOT / "src/hiddenhand/built.json").unlink(missing_ok=True)  # older than its sources
    asked = [str(VENV / "bin/python"), "tools/engine.py", "--why-plain"]
    reason = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    if reason.strip():
        print(f"The engine runs as plain Python: {reason.strip()}.", flush=True)
        return
    with LOG.open("w") as log:
        build = subprocess.Popen(
            ["nice", "-n", "19", *MAKE, ".venv/built"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # goes on when the game is left
        )
    PID.write_text(f"{build.pid}\n", encoding="utf-8")
    print(
        "The engine starts as plain Python. A faster one is built in the background for the next"
        " start (.venv/engine.log).",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("where", choices=["browser", "terminal"])
    parser.add_argument("words", nargs=argparse.REMAINDER, help="for hiddenhand itself")
    said = parser.parse_args()
    os.environ.pop("MAKEFLAGS", None)  # what was asked of the make that called is not for others
    try:
        prepare(BROWSER if said.where == "browser" else TERMINAL)
    except StepFailed as failed:
        sys.exit(f"This step failed: {failed}")
    prepare_engine()
    command = str(VENV / "bin/hiddenhand")
    os.execv(command, [command, *said.words])


if __name__ == "__main__":
    main()
