"""Runs tests repeatedly beside busy processes, and reports what failed how often.

`make test-stress RUNS=10`, or `python -m tools.stress --runs 3 --busy 4 tests/server`. A test that
fails once in ten runs is reported with that run; nothing is retried. Tests marked `long` run with
`--long` only; without it, the tests of `make test` in those folders run.
"""

import argparse
import contextlib
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree

from tools.tree import ROOT

USUAL = ("tests/web", "tests/server")


def spin(parent: int) -> None:
    """Keep a core busy until the parent process exits."""
    while os.getppid() == parent:
        pass


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """Run this many processes that only use processor time."""
    spawning = multiprocessing.get_context("spawn")  # the caller may have threads
    crowd = [spawning.Process(target=spin, args=(os.getpid(),), daemon=True) for _ in range(count)]
    for process in crowd:
        process.start()
    try:
        yield
    finally:
        for process in crowd:
            process.kill()
            process.join()


def run_once(words: Sequence[str], report: Path) -> int:
    """Run pytest once with a JUnit report; returns its exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", f"--junitxml={report}", *words]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def failures(report: Path) -> dict[str, str]:
    """Failed tests, each with the first line of its message."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        for trouble in [*case.findall("failure"), *case.findall("error")]:
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            found[name] = (trouble.get("message") or "").split("\n")[0][:120]
    return found


def summary(runs: int, failed: Mapping[str, Sequence[tuple[int, str]]], unfinished: int = 0) -> str:
    """How often each test failed, most frequent first, and how many runs did not finish."""
    lines = [f"{len(failed)} tests failed at least once in {runs - unfinished} finished runs"]
    if unfinished:
        lines.append(f"{unfinished} of {runs} runs did not finish")
    for name, times in sorted(failed.items(), key=lambda item: (-len(item[1]), item[0])):
        numbers = ", ".join(str(number) for number, _ in times)
        lines.append(f"{len(times):4} of {runs}  {name}  (run {numbers}): {times[-1][1]}")
    return "\n".join(lines)


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--long", action="store_true", help="run tests marked long, too")
    parser.add_argument("paths", nargs="*", default=USUAL)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Run the tests repeatedly; returns the exit code."""
    said = options(words)
    asked = ["-n", str(said.workers), "--dist", "worksteal", *said.paths]
    if said.long:
        asked += ["-m", "long or not long"]
    failed: dict[str, list[tuple[int, str]]] = defaultdict(list)
    unfinished = 0
    with tempfile.TemporaryDirectory() as folder, busy(said.busy):
        for number in range(1, said.runs + 1):
            report = Path(folder) / f"{number}.xml"
            began = time.monotonic()
            code = run_once(asked, report)
            if code not in (0, 1):  # pytest itself did not finish
                unfinished += 1
                print(f"run {number}: pytest ended with {code}", flush=True)
                continue
            for name, reason in failures(report).items():
                failed[name].append((number, reason))
            seconds = time.monotonic() - began
            print(f"run {number} of {said.runs}: {seconds:.0f} s", flush=True)
    print(summary(said.runs, failed, unfinished))
    return 1 if failed or unfinished else 0


if __name__ == "__main__":
    sys.exit(main())
