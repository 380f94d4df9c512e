"""How a server is run: from the command line, the environment, and nothing else.

Secrets, such as the password in the address of a database, come from the environment or from a file
that the environment names, never from the command line's history.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from hiddenhand.core.errors import HiddenHandError

PREFIX = "HIDDENHAND_"
USUAL_PORT = 8421


class BadServerSettings(HiddenHandError):
    """A setting of the server that cannot be used; `place` names it."""

    code = "bad-server-settings"


def usual_database() -> str:
    return f"sqlite:///{user_data_path('hiddenhand', appauthor=False) / 'games.db'}"


def usual_bot_processes() -> int:
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    public_url: str = ""  # how people reach it, where a proxy stands between: https://example.org
    origins: tuple[str, ...] = ()  # pages of other sites that may talk to this server
    bot_processes: int = field(default_factory=usual_bot_processes)
    bot_limit: float = 10.0  # seconds a bot may think about one answer
    # analyses think at once here, behind everything else; 0: only thinking machines do
    analysis_processes: int = field(default_factory=lambda: min(4, os.cpu_count() or 1))
    messages_at_once: int = 60  # of one client over the socket, before it must slow down
    messages_per_second: int = 20
    guests_per_hour: int = 60  # new guests from one address; 0: as many as come
    link_minutes: int = 15  # how long a sign-in link lives
    upload_bytes: int = 1_000_000  # the largest record
    log_json: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadServerSettings("0 to 65535", place="port")
        for name in ("bot_processes", "messages_at_once", "messages_per_second"):
            if getattr(self, name) < 1:
                raise BadServerSettings("at least 1", place=name)
        if self.analysis_processes < 0:
            raise BadServerSettings("at least 0", place="analysis_processes")
        for name in ("bot_limit", "link_minutes", "upload_bytes"):
            if getattr(self, name) <= 0:
                raise BadServerSettings("more than 0", place=name)
        for address in filter(None, (self.public_url, *self.origins)):
            parts = urlsplit(address)
            if (
                parts.scheme not in ("http", "https")
                or not parts.netloc
                or parts.path
                or parts.query
            ):
                message = f"{address!r} is no origin such as https://example.org"
                raise BadServerSettings(message, place="public_url or origins")

    @property
    def is_secure(self) -> bool:
        """True if people come over https, whatever stands between."""
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """What the environment says: HIDDENHAND_DATABASE, HIDDENHAND_PORT ... or ..._FILE."""
    usual = Settings()
    said: dict[str, Any] = {}
    for name in Settings.__slots__:
        word = _word(environment, PREFIX + name.upper())
        if word is not None:
            said[name] = _value(name, word, getattr(usual, name))
    return replace(usual, **said)


def _word(environment: Mapping[str, str], name: str) -> str | None:
    file = environment.get(f"{name}_FILE")
    if file is None:
        return environment.get(name)
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadServerSettings(f"cannot be read: {error}", place=f"{name}_FILE") from error


def _value(name: str, word: str, usual: object) -> object:
    try:
        if isinstance(usual, bool):
            return {"1": True, "0": False, "true": True, "false": False}[word.lower()]
        if isinstance(usual, tuple):
            return tuple(part.strip().rstrip("/") for part in word.split(",") if part.strip())
        if isinstance(usual, int | float):
            return type(usual)(word)
    except (ValueError, KeyError) as error:
        message = f"{word!r} is not a {type(usual).__name__}"
        raise BadServerSettings(message, place=PREFIX + name.upper()) from error
    return word.rstrip("/") if name == "public_url" else word
