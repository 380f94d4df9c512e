"""Runs commands in separate processes without importing everything each time: `python -m
tests.house.forked` imports the command once and forks a process for every request on its standard
input.

A request is one line of JSON (words, given, cwd); so is the response (code, out, err). Folders,
files, streams and exit codes are those of a real process.
"""

import contextlib
import json
import os
import sys
import tempfile
import traceback
from typing import IO, Any

import hiddenhand.games
from tools.tree import ROOT

hiddenhand.games.__path__.append(str(ROOT / "tests" / "third_game"))

from hiddenhand.cli import app as app  # noqa: E402  # what a process would import first
from hiddenhand.cli.main import run  # noqa: E402  # after the path of the third game


def become_command(asked: dict[str, Any], streams: list[IO[bytes]]) -> int:
    """In the child: redirect the streams and run the command."""
    for number, stream in enumerate(streams):
        os.dup2(stream.fileno(), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  # open to the end
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115  # likewise
    sys.stderr = open(  # noqa: SIM115  # likewise
        2, "w", encoding="utf-8", closefd=False, errors="backslashreplace"
    )
    code = 0
    try:
        if asked["cwd"]:
            os.chdir(asked["cwd"])
        sys.argv = ["hiddenhand", *asked["words"]]
        run()
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    for written in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):
            written.flush()
    return code


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    with contextlib.ExitStack() as stack:
        streams = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
        streams[0].write(asked["given"].encode())
        streams[0].seek(0)
        child = os.fork()
        if child == 0:
            os._exit(become_command(asked, list(streams)))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        for stream in streams[1:]:
            stream.seek(0)
        out, err = (stream.read().decode() for stream in streams[1:])
    return {"code": code, "out": out, "err": err}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
