"""Records on disk, and words of the command line that need reading."""

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
    code = "unknown-seat"


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise bad_file(error, file) from error
    except UnicodeDecodeError as error:
        raise BadFile("this is no text", place=str(file), reason="no-text") from error


def read_record(file: Path) -> Record:
    return records.parse(read_text(file))


def write_record(record: Record, file: Path) -> None:
    """In one stroke, so that a full disk does not cost the game that was saved there before."""
    in_place = file.exists() and not file.is_file()  # a terminal, a pipe
    draft = file if in_place else file.with_name(f"{file.name}.part")
    try:
        draft.write_text(record.text(), encoding="utf-8")
        if not in_place:
            draft.replace(file)
    except (OSError, ValueError) as error:  # the latter of names that no system knows
        if not in_place:
            with suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        raise bad_file(error, file) from error


def check_writable(file: Path) -> None:
    """Refuse before the game what would be refused after it."""
    if file.is_dir():
        raise BadFile("is a folder", place=str(file), reason="folder")
    if not file.parent.is_dir():
        raise BadFile("there is no such folder", place=str(file.parent), reason="missing")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadFile("no permission", place=str(file), reason="closed")


def keep(record: Record, file: Path | None) -> Path:
    """Write the record to its file, or under a free name here. Where that cannot be done it goes
    home or among the temporary files: no game is lost for want of a folder."""
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
    """A file name of its own: no saved game is ever overwritten unasked."""
    number = 1
    while (file := folder / f"{game}-{number}.hh").exists():
        number += 1
    return file


def _folders() -> Iterator[Path]:
    yield Path()
    with suppress(RuntimeError):  # nobody's home
        yield Path.home()
    yield Path(tempfile.gettempdir())


def bad_file(error: OSError | ValueError, file: Path | str) -> BadFile:
    kinds = {FileNotFoundError: "missing", PermissionError: "closed", IsADirectoryError: "folder"}
    reason = next((word for kind, word in kinds.items() if isinstance(error, kind)), "other")
    message = getattr(error, "strerror", None) or str(error)
    return BadFile(message, place=str(file), reason=reason)


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
