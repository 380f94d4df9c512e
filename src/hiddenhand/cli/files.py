"""Records on disk, and words of the command line that need reading."""

from collections.abc import Iterable
from pathlib import Path

from hiddenhand.core import record as records
from hiddenhand.core.errors import BadSettings, HiddenHandError
from hiddenhand.core.record import Record
from hiddenhand.core.seats import OPEN, SPECTATOR, Seat


class BadFile(HiddenHandError):
    """A file that cannot be read or written."""

    code = "bad-file"


class UnknownSeat(HiddenHandError):
    code = "unknown-seat"


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise _bad_file(error, file) from error
    except UnicodeDecodeError as error:
        raise BadFile("this is no text", place=str(file), reason="no-text") from error


def read_record(file: Path) -> Record:
    return records.parse(read_text(file))


def write_record(record: Record, file: Path) -> None:
    try:
        file.write_text(record.text(), encoding="utf-8")
    except OSError as error:
        raise _bad_file(error, file) from error


def _bad_file(error: OSError, file: Path) -> BadFile:
    kinds = {FileNotFoundError: "missing", PermissionError: "closed", IsADirectoryError: "folder"}
    reason = kinds.get(type(error), "other")
    return BadFile(error.strerror or str(error), place=str(file), reason=reason)


def read_settings(words: Iterable[str]) -> dict[str, str]:
    """`key=value` words as settings; the game itself checks names and values."""
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
    """A seat number, `spectator` or `open`."""
    special = {"spectator": SPECTATOR, "open": OPEN}
    if word in special:
        return special[word]
    if not (word.isascii() and word.isdecimal() and int(word) < seats):
        raise UnknownSeat(
            f"there are 0 to {seats - 1}, spectator and open", place=word, last=seats - 1
        )
    return int(word)
