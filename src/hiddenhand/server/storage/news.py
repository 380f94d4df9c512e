"""Notifications between nodes, through LISTEN and NOTIFY of the database.

They only save time: a lost one costs a second or two, because every node also compares the versions
of its rooms with the database regularly.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson

CHANNEL = "hiddenhand_nodes"


@dataclass(frozen=True, slots=True)
class News:
    """One notification."""

    node: str  # the sender
    # about a room: what was written, as in Guard; "held": the sender took over its game
    # about people: "here" (who watches at the sender), "dismiss", "rename",
    # "sees?" and its answers "sees" and "unseen" (a page of the user is visible at the sender)
    # about nodes: "hello" and "bye"
    kind: str
    room: str = ""
    version: int = 0
    turns: dict[str, bool] = field(default_factory=dict)  # user -> whether they owe an answer
    user: str = ""
    name: str = ""
    face: str = ""
    users: list[str] = field(default_factory=list)  # players who watch there
    away: list[str] = field(default_factory=list)  # who sits here, but has hidden the page,
    others: int = 0  # and how many others look on
    gone: dict[str, float] = field(default_factory=dict)  # who sits here and is nowhere, since when

    def text(self) -> str:
        """The notification as JSON."""
        said = {name: value for name in self.__slots__ if (value := getattr(self, name))}
        return orjson.dumps(said).decode()


def read(text: str) -> News:
    """The notification from JSON; unknown fields are dropped."""
    said: dict[str, Any] = orjson.loads(text)
    known = {name: value for name, value in said.items() if name in News.__slots__}
    return News(**known)  # a newer node may send more fields
