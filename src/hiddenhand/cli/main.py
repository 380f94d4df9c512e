"""The way in and out of the command: a quick --version, and every error as one clear line.

Errors go to standard error as `code: place: message` with exit code 2, never as a traceback; with
`--json` the same is also an object on standard output.
"""

import json
import os
import sys
from collections.abc import Sequence

import hiddenhand
from hiddenhand.core.errors import HiddenHandError

WRONG = 1  # the thing looked at is wrong: `verify`
REFUSED = 2  # the command could not be carried out
EXTRAS = ("typer", "rich", "fluent", "openskill")  # what the command needs and the library does not


class BadUsage(HiddenHandError):
    """The command line itself cannot be understood."""

    code = "bad-usage"


class MissingExtra(HiddenHandError):
    code = "missing-extra"


def run(words: Sequence[str] | None = None) -> None:
    given = list(sys.argv[1:] if words is None else words)
    if given == ["--version"]:  # before anything slow is imported
        print(version())
        return
    try:
        code = carry_out(given)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def version() -> str:
    return f"hiddenhand {hiddenhand.__version__} ({hiddenhand.build.describe()})"


def carry_out(words: list[str]) -> int:
    """Do what `words` say; returns the exit code."""
    try:
        return _call(words)
    except KeyboardInterrupt:
        return 130
    except HiddenHandError as error:
        refuse(error, as_json="--json" in words)
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        if missing not in EXTRAS:
            raise
        advice = MissingExtra("pip install 'hiddenhand[cli]'", place=missing)
        refuse(advice, as_json="--json" in words)
    return REFUSED


def refuse(error: HiddenHandError, as_json: bool) -> None:
    place = f"{error.place}: " if error.place else ""
    message = " ".join(error.message.split())
    print(f"{error.code}: {place}{message}", file=sys.stderr)
    if as_json:
        print(json.dumps(error.as_dict(), ensure_ascii=False))


def _call(words: list[str]) -> int:
    import typer

    from hiddenhand.cli.app import app

    usage_error = typer.BadParameter.__mro__[1]  # what all misuse of the command line is
    try:
        done = app(args=words, prog_name="hiddenhand", standalone_mode=False)
    except typer.Abort as stop:
        raise KeyboardInterrupt from stop
    except typer.Exit as stop:
        return stop.exit_code
    except usage_error as error:  # type: ignore[misc]  # a class found at run time
        misuse = _as_bad_usage(error)
        if not misuse.message:  # no command given: the help is printed already
            return REFUSED
        raise misuse from error
    return done if isinstance(done, int) else 0


def _as_bad_usage(error: BaseException) -> BadUsage:
    context = getattr(error, "ctx", None)
    command = context.info_name if context is not None else "hiddenhand"
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    return BadUsage(message, place=str(command))
