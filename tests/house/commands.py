"""Runs the real command in separate processes."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.cli.main import carry_out
from tools.tree import PACKAGE, ROOT

PATIENCE = 600.0  # seconds: must not fail on a busy machine
# The tests' own game is available here, too.
START = """
import sys
import hiddenhand.games
hiddenhand.games.__path__.append(sys.argv.pop(1))
from hiddenhand.cli.main import run
run()
"""


@dataclass(frozen=True)
class Done:
    """A finished command: exit code and output."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class CommandServer:
    """The process that forks commands (`forked.py`), started on first use."""

    process: "subprocess.Popen[str] | None" = None

    def ask(self, **request: Any) -> Done:
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.house.forked"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                cwd=ROOT,
                env=environment(),
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return Done(**json.loads(self.process.stdout.readline()))


COMMANDS = CommandServer()


def environment() -> dict[str, str]:
    return {
        **os.environ,
        "LC_ALL": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": str(PACKAGE.parent),
    }


def hiddenhand(*words: str | Path, given: str = "", cwd: Path | None = None) -> Done:
    """Run the command in a process forked from one that has imported it."""
    request = {"words": [str(word) for word in words], "given": given}
    done = COMMANDS.ask(**request, cwd=str(cwd or Path.cwd()))
    assert "Traceback" not in done.err, done.err
    return done


def processor_time(*words: str) -> tuple[int, float]:
    """The exit code and the processor seconds of the command in a completely new process."""
    command = [sys.executable, "-c", START, str(ROOT / "tests" / "third_game"), *words]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment())
    _, status, used = os.wait4(process.pid, 0)  # of this process alone
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def in_process(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Done:
    """Run the command in this process, for long lists of cases."""
    code = carry_out([str(word) for word in words])
    out, err = capsys.readouterr()
    return Done(code, out, err)


def refused(*words: str | Path, **how: Any) -> str:
    """The one-line error message of a failing command."""
    done = hiddenhand(*words, **how)
    assert done.code == 2, done
    assert done.err.count("\n") == 1, done.err
    return done.err.strip()
