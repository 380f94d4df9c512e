"""Record files, and parsing of command-line arguments."""

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from hiddenhand.core import record as records
from hiddenhand.core.errors import BadSettings, HiddenHandError
from hiddenhand.core.record import Record
from hiddenhand.core.seats import OPEN, SPECTATOR, Seat


class BadFile(HiddenHandError):
    """A file that cannot be read or written."""

    code = "bad-file"


class UnknownSeat(HiddenHandError):
    """There is no such seat."""

    code = "unknown-seat"


def read_text(file: Path) -> str:
    """The text of a file. Raises BadFile."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise bad_file(error, file) from error
    except UnicodeDecodeError as error:
        raise BadFile("this is not UTF-8 text", place=str(file), reason="no-text") from error


def read_record(file: Path) -> Record:
    """The record in a file. Raises BadFile or BadRecord."""
    return records.parse(read_text(file))


def write_record(record: Record, file: Path) -> None:
    """Write a record atomically, so that a full disk does not destroy an earlier save.

    Raises BadFile.
    """
    in_place = file.exists() and not file.is_file()  # a terminal, a pipe
    draft = file if in_place else file.with_name(f"{file.name}.part")
    try:
        draft.write_text(record.text(), encoding="utf-8")
        if not in_place:
            draft.replace(file)
    except (
        OSError,
        ValueError,
    ) as error:  # ValueError: a file name that the system does not accept
        if not in_place:
            with suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        raise bad_file(error, file) from error


def check_writable(file: Path) -> None:
    """Raise BadFile now if the file could not be written after the game."""
    if file.is_dir():
        raise BadFile("is a folder", place=str(file), reason="folder")
    if not file.parent.is_dir():
        raise BadFile("there is no such folder", place=str(file.parent), reason="missing")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadFile("no permission", place=str(file), reason="closed")


def keep(record: Record, file: Path | None) -> Path:
    """Write the record to `file`, or under a free name in the current folder; returns the file.

    If that fails, try the home folder and the temporary folder, so that no game is lost. Raises
    BadFile only if all fail.
    """
    refusal: BadFile | None = None
    here = [] if file is None else [file]
    for target in (*here, *(free_name(record.game, folder) for folder in _folders())):
        try:
            write_record(record, target)
        except BadFile as error:
            refusal = refusal or error
        else:
            return target
    assert refusal is not None, "there is always a folder to try"
    raise refusal


def free_name(game: str, folder: Path) -> Path:
    """A file name not yet used in `folder`: saved games are never overwritten unasked."""
    number = 1
    while (file := folder / f"{game}-{number}.hh").exists():
        number += 1
    return file


def _folders() -> Iterator[Path]:
    yield Path()
    with suppress(RuntimeError):  # there is no home folder
        yield Path.home()
    yield Path(tempfile.gettempdir())


def bad_file(error: OSError | ValueError, file: Path | str) -> BadFile:
    """The system's error as a BadFile."""
    kinds = {FileNotFoundError: "missing", PermissionError: "closed", IsADirectoryError: "folder"}
    reason = next((word for kind, word in kinds.items() if isinstance(error, kind)), "other")
    message = getattr(error, "strerror", None) or str(error)
    return BadFile(message, place=str(file), reason=reason)


def read_settings(words: Iterable[str]) -> dict[str, str]:
    """Parse `key=value` arguments; the game checks names and values. Raises BadSettings."""
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadSettings("settings look like key=value", place=word, reason="form")
        if name in settings:
            raise BadSettings("set twice", place=name, reason="twice")
        settings[name] = value
    return settings


def read_viewer(word: str, seats: int) -> Seat:
    """A seat number, `spectator` or `open`. Raises UnknownSeat."""
    special = {"spectator": SPECTATOR, "open": OPEN}
    if word in special:
        return special[word]
    if not (word.isascii() and word.isdecimal() and int(word) < seats):
        raise UnknownSeat(
            f"there are 0 to {seats - 1}, spectator and open", place=word, last=seats - 1
        )
    return int(word)
