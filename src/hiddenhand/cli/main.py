"""Entry point of the command: a fast --version, and every error as one clear line.

Errors go to standard error as one sentence in the user's language, with exit code 2 and no
traceback; with `--json` code, place and message are also printed as an object.
"""

import io
import json
import os
import sys
from collections.abc import Sequence

from hiddenhand.cli.outcome import REFUSED, BadUsage, version
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact

# Packages that the command needs but the library does not, and the extra that installs them.
EXTRAS = {
    **dict.fromkeys(("typer", "rich", "fluent", "babel", "openskill"), "cli"),
    **dict.fromkeys(("httpx", "textual"), "terminal"),
    **dict.fromkeys(("jinja2", "markupsafe", "matplotlib", "polars"), "lab"),
    **dict.fromkeys(("numpy", "gymnasium", "pettingzoo", "PIL"), "cli,research"),
    **dict.fromkeys(("aiosqlite", "alembic", "fastapi", "orjson"), "server"),
    **dict.fromkeys(("platformdirs", "prometheus_client", "pydantic", "sqlalchemy"), "server"),
    **dict.fromkeys(("starlette", "structlog", "uvicorn", "websockets"), "server"),
    "asyncpg": "postgresql",
}


class MissingExtra(HiddenHandError):
    """An optional package is not installed."""

    code = "missing-extra"


def run(words: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    given = list(sys.argv[1:] if words is None else words)
    mend_streams()
    try:
        if given == ["--version"]:  # before any slow import
            print(version())
            code = 0
        else:
            code = carry_out(given)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader stopped, as in `| head`
        code = 0
        discard_output()
    except OSError as error:  # output cannot be written, as on a full disk
        from hiddenhand.cli.files import bad_file

        code = REFUSED
        discard_output()
        refuse(bad_file(error, "stdout"), as_json=False)
    if code:
        sys.exit(code)


def mend_streams() -> None:
    """Replace closed streams by empty ones, and print "?" for characters a terminal cannot show."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  # open to the end
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Send further output to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def carry_out(words: list[str]) -> int:
    """Run the command in `words`; returns the exit code."""
    try:
        from hiddenhand.cli.speaking import from_environment, speaker, take_language

        speaker.language = from_environment(os.environ)  # for errors about --lang itself
        words, speaker.language = take_language(words, os.environ)
        return _call(words)
    except KeyboardInterrupt:
        return 130
    except HiddenHandError as error:
        refuse(error, as_json="--json" in words)
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        if missing not in EXTRAS:
            raise
        advice = MissingExtra(f"pip install 'hiddenhand[{EXTRAS[missing]}]'", place=missing)
        refuse(advice, as_json="--json" in words)
    except BrokenPipeError:
        raise
    except OSError as error:  # a folder that is not writable, a full disk
        if error.filename is None:
            raise
        from hiddenhand.cli.files import bad_file

        refuse(bad_file(error, str(error.filename)), as_json="--json" in words)
    return REFUSED


def refuse(error: HiddenHandError, as_json: bool) -> None:
    """Print an error, also as JSON if `as_json`."""
    if isinstance(error, MissingExtra):  # the missing package may be the one for texts
        print(f"The package {error.place} is missing: {error.message}", file=sys.stderr)
    else:
        from hiddenhand.cli.speaking import speaker

        print(speaker.refusal(error), file=sys.stderr)
    if as_json:
        print(json.dumps(error.as_dict(), ensure_ascii=False))


def _call(words: list[str]) -> int:
    import typer

    from hiddenhand.cli.app import app
    from hiddenhand.cli.helping import HELP, names_a_command, show_help

    usage_error = typer.BadParameter.__mro__[1]  # base class of all usage errors
    if HELP in words or not names_a_command(typer.main.get_command(app), words):
        show_help(typer.main.get_command(app), words)
        return 0 if HELP in words else REFUSED
    try:
        done = app(args=words, prog_name="hiddenhand", standalone_mode=False)
    except typer.Abort as stop:
        raise KeyboardInterrupt from stop
    except typer.Exit as stop:
        return stop.exit_code
    except SystemExit as stop:  # raised by the library for a closed pipe
        if isinstance(stop.__context__, BrokenPipeError):
            raise stop.__context__ from None
        raise
    except usage_error as error:  # type: ignore[misc]  # a class found at run time
        raise _as_bad_usage(error) from error
    return done if isinstance(done, int) else 0


def _as_bad_usage(error: BaseException) -> BadUsage:
    context = getattr(error, "ctx", None)
    command = context.info_name if context is not None else "hiddenhand"
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    return BadUsage(message, place=str(command), **_misuse(error, message))


def _misuse(error: BaseException, message: str) -> dict[str, Fact]:
    """Facts about a usage error, from which the sentence is made in every language."""
    option = str(getattr(error, "option_name", ""))
    kinds = {
        "NoSuchOption": ("no-option", option),
        "BadOptionUsage": ("no-value", option),
        "MissingParameter": ("missing", _parameter(error)),
        "BadParameter": ("value", _parameter(error)),
    }
    if message.startswith("No such command"):
        return {"reason": "no-command", "about": message.split("'")[1]}
    if message.startswith("Got unexpected extra"):
        return {"reason": "extra", "about": message.rpartition("(")[2].rstrip(")")}
    reason, about = kinds.get(type(error).__name__, ("", ""))
    return {"reason": reason, "about": about}


def _parameter(error: BaseException) -> str:
    """The option or argument the library complains about, as written in the help."""
    from hiddenhand.cli.helping import metavar

    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    name = str(parameter.opts[0])
    return name if name.startswith("-") else metavar(name.upper())
