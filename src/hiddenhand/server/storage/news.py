"""What nodes tell each other, through the database's own LISTEN and NOTIFY.

News make things fast, not right: one that is lost costs a second or two, because every node also
compares the versions of its rooms with the database now and then.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson

CHANNEL = "hiddenhand_nodes"


@dataclass(frozen=True, slots=True)
class News:
    node: str  # who tells it
    # about a room: what was written, as in Guard; "held": a lost node's table is in good hands
    # about people: "here", who looks on at that node; "dismiss"; "rename"
    # about nodes: "hello" and "bye"
    kind: str
    room: str = ""
    version: int = 0
    turns: dict[str, bool] = field(default_factory=dict)  # user -> whether they owe an answer
    user: str = ""
    name: str = ""
    users: list[str] = field(default_factory=list)  # who sits here and looks on,
    others: int = 0  # and how many others do

    def text(self) -> str:
        said = {name: value for name in self.__slots__ if (value := getattr(self, name))}
        return orjson.dumps(said).decode()


def read(text: str) -> News:
    said: dict[str, Any] = orjson.loads(text)
    known = {name: value for name, value in said.items() if name in News.__slots__}
    return News(**known)  # a newer node may say more
