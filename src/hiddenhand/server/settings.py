"""The settings of a server, from the command line and the environment.

Secrets, such as the password in a database URL, come from the environment or from a file named
there, never from the command line, whose history is kept.
"""

import os
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hiddenhand.core.errors import HiddenHandError

PREFIX = "HIDDENHAND_"
# variables of the engine, the build and the tests
OTHERS = (
    "PURE",
    "GAMES",
    "BOTS",
    "OVERLAY",
    "COMPILED",
    "PLANT",
    "CHAOS_SEED",
    "CHAOS_MINUTES",
    "SERVER",
)
USUAL_PORT = 8421
LOOPBACK = ("127.0.0.1", "::1", "localhost")
SECURITIES = ("starttls", "tls", "none")
MORE_THAN_ZERO = (
    "bot_limit",
    "analysis_effort",
    "absent_seconds",
    "link_minutes",
    "body_bytes",
    "upload_bytes",
    "sweep_hours",
    "unsent_bytes_per_address",
    "header_bytes",
    "header_lines",
    "header_seconds",
    "reading_seconds",
    "control_frames_at_once",
    "control_frames_per_second",
    "work_at_once",
    "work_users_per_address",
)
NONE_AT_ZERO = (
    "guests_per_hour",
    "requests_per_minute",
    "sockets_per_address",
    "rooms_per_hour",
    "watchers_per_room",
    "most_sockets",
    "connections_per_address",
    "most_connections",
    "requests_at_once",
    "analysis_processes",
    "keep_guests_days",
    "keep_new_guests_days",
    "keep_rooms_days",
    "keep_stalled_days",
    "keep_games_days",
    "keep_bot_games_days",
    "work_per_second",
    "bots_alone_pace",
    "bots_alone_tables",
    "bots_alone_minutes",
)


class BadServerSettings(HiddenHandError):
    """A setting of the server that cannot be used; `place` names it."""

    code = "bad-server-settings"


def usual_database() -> str:
    """The default database: a file in the user's data folder."""
    from platformdirs import user_data_path  # not there where no server runs: in a browser

    return f"sqlite:///{user_data_path('hiddenhand', appauthor=False) / 'games.db'}"


def usual_bot_processes() -> int:
    """The default number of processes for bots."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def usual_node() -> str:
    """The default name of this node."""
    name = platform.node().split(".")[0]
    return re.sub(r"[^\w-]", "-", name)[:40] or "node"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server, with their defaults. Raises `BadServerSettings`."""

    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    public_url: str = ""  # the address behind a proxy: https://example.org
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # their X-Forwarded-For is trusted
    bot_processes: int = field(default_factory=usual_bot_processes)
    bot_limit: float = 10.0  # seconds a bot may think per answer
    # low-priority processes for analyses; 0: only separate workers compute them
    analysis_processes: int = field(default_factory=lambda: min(4, os.cpu_count() or 1))
    analysis_effort: float = 1.0  # factor of the usual computing time
    messages_at_once: int = 60  # burst of one client on the socket
    messages_per_second: int = 20
    control_frames_at_once: int = 20  # pings, pongs and fragments on one socket
    control_frames_per_second: int = 2
    header_bytes: int = 32_768  # of the head of a request
    header_lines: int = 100
    header_seconds: float = 10.0  # for the head of a request, also for its first byte
    reading_seconds: float = 120.0  # a client that reads nothing for so long is disconnected
    # 0 disables any of these limits
    guests_per_hour: int = 60  # new guests per address
    requests_per_minute: int = 1200  # per address, and per user
    sockets_per_address: int = 200
    connections_per_address: int = 400  # of any kind; not for trusted proxies
    most_connections: int = 25_000  # on this server, and fewer than it may have open files
    # seconds of processor time that one user may cause: at once, and for each second after that
    work_at_once: float = 5.0
    work_per_second: float = 0.1
    work_users_per_address: int = 3  # an address may cause as much as this many users
    rooms_per_hour: int = 60  # per user
    watchers_per_room: int = 10_000
    unsent_bytes_per_address: int = 67_108_864  # that wait for slow clients; more: disconnected
    most_sockets: int = 20_000  # on this server
    requests_at_once: int = 1000  # on this server
    # tables at which only bots play
    bots_alone_pace: float = 0.5  # least seconds between two of their answers
    bots_alone_tables: int = 3  # at once, of one host
    bots_alone_minutes: int = 120  # until such a table is abandoned
    link_minutes: int = 15  # how long a sign-in link is valid
    absent_seconds: float = 60.0  # of absence until others may let a bot play for somebody
    body_bytes: int = 65_536  # of a request
    upload_bytes: int = 1_000_000  # of an uploaded record
    # how long unused data is kept; 0: forever
    keep_guests_days: int = 400  # no device seen: the cookies have expired by then
    keep_new_guests_days: int = 30  # the same for guests who never took a seat
    keep_rooms_days: int = 30  # rooms without a running game
    keep_stalled_days: int = 180  # running games without an answer, with their rooms
    keep_games_days: int = 0  # finished games
    keep_bot_games_days: int = 7  # finished games of bots alone
    sweep_hours: float = 24.0  # between two cleanups
    # calling people whose turn it is: by Web Push, and by mail where an SMTP server is named
    push: bool = True
    push_key: str = ""  # VAPID, 32 bytes in base64; empty: made once and kept in the database
    push_contact: str = ""  # whom push services write to: mailto:... or https://...
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_security: str = "starttls"  # or "tls", "none"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""  # Hidden Hand <play@example.org>
    metrics_token: str = ""  # for /metrics from other machines; empty: only from this one
    log_json: bool = False
    testing: bool = False  # for tests, reachable from this machine only
    test_seed: str = ""  # seed of all randomness in tests; empty: unpredictable
    node: str = field(default_factory=usual_node)  # its name in logs and metrics

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadServerSettings("0 to 65535", place="port")
        if not re.fullmatch(r"[\w-]{1,40}", self.node):
            raise BadServerSettings("1 to 40 letters, digits, _ and -", place="node")
        for name in ("bot_processes", "messages_at_once", "messages_per_second"):
            if getattr(self, name) < 1:
                raise BadServerSettings("at least 1", place=name)
        for name in MORE_THAN_ZERO:
            if getattr(self, name) <= 0:
                raise BadServerSettings("more than 0", place=name)
        for name in NONE_AT_ZERO:
            if getattr(self, name) < 0:
                raise BadServerSettings("0 or more", place=name)
        self._check_summons()
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError as error:
                raise BadServerSettings(f"{error}", place="trusted_proxies") from error
        for address in filter(None, (self.public_url, *self.origins)):
            parts = urlsplit(address)
            if (
                parts.scheme not in ("http", "https")
                or not parts.netloc
                or parts.path
                or parts.query
            ):
                message = f"{address!r} is not an origin such as https://example.org"
                raise BadServerSettings(message, place="public_url or origins")
        self._check_testing()

    def _check_testing(self) -> None:
        """A seed makes all cards predictable, so only a local test server may have one. An
        origin elsewhere means that a proxy shows the server to others."""
        if self.test_seed and not self.testing:
            message = f"only for tests, where {PREFIX}TESTING=1 says so"
            raise BadServerSettings(message, place="test_seed")
        addresses = filter(None, (self.public_url, *self.origins))
        hosts = {self.host, *(urlsplit(address).hostname for address in addresses)}
        if self.testing and hosts - {*LOOPBACK}:
            raise BadServerSettings("a test server is only for this machine", place="testing")

    def _check_summons(self) -> None:
        if self.smtp_security not in SECURITIES:
            raise BadServerSettings(f"one of {', '.join(SECURITIES)}", place="smtp_security")
        if not 0 < self.smtp_port <= 65535:
            raise BadServerSettings("1 to 65535", place="smtp_port")
        if self.smtp_host and "@" not in self.smtp_from:
            raise BadServerSettings("an address that mail comes from", place="smtp_from")
        if self.smtp_host and not self.public_url:
            message = "needed for the links in mails: who asks for a page must not choose them"
            raise BadServerSettings(message, place="public_url")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise BadServerSettings("mailto:... or https://...", place="push_contact")

    @property
    def is_secure(self) -> bool:
        """True if people use https, with or without a proxy."""
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from the environment: HIDDENHAND_DATABASE, HIDDENHAND_PORT ... or a file
    named by ..._FILE. Raises `BadServerSettings`."""
    _refuse_unknown(environment)
    usual = Settings()
    said: dict[str, Any] = {}
    for name in Settings.__slots__:
        word = _word(environment, PREFIX + name.upper())
        if word is not None:
            said[name] = _value(name, word, getattr(usual, name))
    return replace(usual, **said)


def _refuse_unknown(environment: Mapping[str, str]) -> None:
    """Raises `BadServerSettings` for a variable that looks like a setting but is none, with the
    nearest one."""
    known = [PREFIX + name.upper() for name in Settings.__slots__]
    known += [f"{name}_FILE" for name in known] + [PREFIX + name for name in OTHERS]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            nearest = get_close_matches(name, known, n=1, cutoff=0.0)[0]
            raise BadServerSettings(
                f"there is no {name}; did you mean {nearest}?",
                name,
                reason="unknown",
                nearest=nearest,
            )


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
