"""Processor time by test and by file, browsers and servers included: a plugin of pytest.

`python -m tools.processor_time tests/web/test_table.py` runs pytest with it. Unlike the times of
`--durations`, these say the same on a busy machine. Needs Linux, and one process of tests.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

import pytest

MOST = 25  # lines of each table
TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


def used(root: int | None = None) -> float:
    """Seconds of processor time of a process and all below it, also of those that have ended."""
    children: dict[int, list[int]] = defaultdict(list)
    times: dict[int, int] = {}
    for folder in PROC.iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            told = (folder / "stat").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it has just ended
        fields = told[told.rindex(")") + 2 :].split()  # from the third field on: man 5 proc
        children[int(fields[1])].append(int(folder.name))
        times[int(folder.name)] = sum(map(int, fields[11:15]))
    below, total = [root or os.getpid()], 0
    while below:
        process = below.pop()
        total += times.get(process, 0)
        below += children[process]
    return total / TICKS


class Times:
    """The processor time of each test with its fixtures."""

    def __init__(self) -> None:
        self.tests: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = used()
        try:
            return (yield)
        finally:
            # less than nothing: a browser that was killed took its time with it
            self.tests[item.nodeid] = max(0.0, used() - before)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: dict[str, float] = defaultdict(float)
        for name, seconds in self.tests.items():
            files[name.partition("::")[0]] += seconds
        terminalreporter.section("processor time")
        for line in lines(self.tests, files):
            terminalreporter.write_line(line)


def lines(tests: Mapping[str, float], files: Mapping[str, float]) -> Iterator[str]:
    for title, found in (("by file", files), ("by test", tests)):
        yield f"{sum(found.values()):.0f} s, {title}:"
        slowest = sorted(found.items(), key=lambda each: -each[1])[:MOST]
        yield from (f"{seconds:8.1f} s  {name}" for name, seconds in slowest)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Times(), "processor times")


if __name__ == "__main__":
    sys.exit(pytest.main(["-p", "tools.processor_time", *sys.argv[1:]]))
