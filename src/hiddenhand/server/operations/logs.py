"""Structured logs, one event per line, without secrets.

Room codes and ids give access, so only their beginning is logged; tokens, secrets and database
addresses are not logged at all.
"""

import contextlib
import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

HIDDEN = frozenset({"token", "secret", "cookie", "authorization", "database", "entropy", "link"})
SHORTENED = frozenset({"room", "code", "game_id", "user", "device"})
SHOWN_LETTERS = 4

EventDict = MutableMapping[str, Any]


def without_secrets(logger: object, method: str, event: EventDict) -> EventDict:
    """Remove or shorten what must not be logged."""
    for name, value in event.items():
        if name in HIDDEN:
            event[name] = "***"
        elif name in SHORTENED and isinstance(value, str) and len(value) > SHOWN_LETTERS:
            event[name] = f"{value[:SHOWN_LETTERS]}..."
    return event


def set_up(as_json: bool) -> None:
    """Log everything, including uvicorn's lines, to standard error in one format."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    last: Any = structlog.processors.JSONRenderer() if as_json else _plain
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Patient(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=last)
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)


class _Patient:
    """The output of the logs. Lines that cannot be written, as on a full disk, are dropped."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self._out.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._out.flush()


def _plain(logger: object, method: str, event: EventDict) -> str:
    """One readable line without colors, so that it can be saved."""
    at, level, what = event.pop("timestamp"), event.pop("level"), event.pop("event")
    trace = event.pop("exception", None)
    for hidden in ("_record", "_from_structlog"):
        event.pop(hidden, None)
    facts = " ".join(f"{name}={value}" for name, value in event.items())
    line = f"{at} {level:<7} {what} {facts}".rstrip()
    return f"{line}\n{trace}" if trace else line
