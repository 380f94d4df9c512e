"""Runs tests repeatedly beside busy processes, and reports what failed how often.

`make test-stress RUNS=10`, or `python -m tools.stress --runs 3 --busy 4 tests/server`. A test that
fails once in ten runs is reported with that run; nothing is retried.
"""

import argparse
import contextlib
import multiprocessing
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


def spin() -> None:
    """Use a core forever."""
    while True:
        pass


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """Run this many processes that only use processor time."""
    crowd = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
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


def summary(runs: int, failed: Mapping[str, Sequence[tuple[int, str]]]) -> str:
    """How often each test failed, most frequent first."""
    lines = [f"{len(failed)} tests failed at least once in {runs} runs"]
    for name, times in sorted(failed.items(), key=lambda item: (-len(item[1]), item[0])):
        numbers = ", ".join(str(number) for number, _ in times)
        lines.append(f"{len(times):4} of {runs}  {name}  (run {numbers}): {times[-1][1]}")
    return "\n".join(lines)


def main() -> int:
    """Run the tests repeatedly; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("paths", nargs="*", default=USUAL)
    said = parser.parse_args()
    failed: dict[str, list[tuple[int, str]]] = defaultdict(list)
    broken = 0
    with tempfile.TemporaryDirectory() as folder, busy(said.busy):
        for number in range(1, said.runs + 1):
            report = Path(folder) / f"{number}.xml"
            began = time.monotonic()
            code = run_once(["-n", str(said.workers), "--dist", "loadfile", *said.paths], report)
            if code > 1:  # pytest itself did not finish
                broken += 1
                print(f"run {number}: pytest ended with {code}", flush=True)
                continue
            for name, reason in failures(report).items():
                failed[name].append((number, reason))
            seconds = time.monotonic() - began
            print(f"run {number} of {said.runs}: {seconds:.0f} s", flush=True)
    print(summary(said.runs, failed))
    return 1 if failed or broken else 0


if __name__ == "__main__":
    sys.exit(main())
