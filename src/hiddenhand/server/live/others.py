"""The other nodes, as the rooms of this one know them. An embedded server is alone."""

import time
from typing import TYPE_CHECKING, Protocol

from hiddenhand.server.wire.base import Person

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room


class Others(Protocol):
    id: str  # of this node; empty for a server that is alone

    def now(self) -> float: ...  # unix time that all nodes agree on
    def noticed(self, room: "Room") -> None: ...  # who looks on here may have changed
    def present(self, code: str) -> tuple[set[str], int]: ...  # looking on elsewhere: see News
    def dismiss(self, user: str) -> None: ...
    def rename(self, person: Person) -> None: ...


class Alone:
    id = ""

    def now(self) -> float:
        return time.time()

    def noticed(self, room: "Room") -> None:
        pass

    def present(self, code: str) -> tuple[set[str], int]:
        return set(), 0

    def dismiss(self, user: str) -> None:
        pass

    def rename(self, person: Person) -> None:
        pass
