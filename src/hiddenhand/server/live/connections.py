"""The open connections of all users, in any room."""

from collections import Counter
from typing import Protocol

from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Person

MOST_OPEN = 30  # per user; a new one replaces the oldest
MANY, ELSEWHERE = 4010, 4012  # close codes: too many tabs; reconnect elsewhere


class Watcher(Protocol):
    """A connected client as seen by rooms."""

    user: str
    away: bool  # the page is hidden: nobody looks at it

    def send(self, text: bytes) -> None: ...  # never waits
    def dismiss(self, code: int = ...) -> None: ...  # close the connection
    def rename(self, person: Person) -> None: ...


class Connections:
    """The connections of this node by user."""

    def __init__(self) -> None:
        self.by_user: dict[str, dict[Watcher, None]] = {}  # oldest first
        self.unsent: Counter[str] = Counter()  # bytes that wait for clients, by their address

    def add(self, watcher: Watcher) -> None:
        """Add a connection; above `MOST_OPEN` the oldest one is closed."""
        mine = self.by_user.setdefault(watcher.user, {})
        while len(mine) >= MOST_OPEN:
            oldest = next(iter(mine))
            del mine[oldest]
            oldest.dismiss(MANY)
        mine[watcher] = None

    def remove(self, watcher: Watcher) -> None:
        """Forget a closed connection."""
        mine = self.by_user.get(watcher.user, {})
        mine.pop(watcher, None)
        if not mine:
            self.by_user.pop(watcher.user, None)

    def sees(self, user: str) -> bool:
        """True if a page of this user is on a screen."""
        return any(not watcher.away for watcher in self.by_user.get(user, ()))

    def dismiss(self, user: str) -> None:
        """Close all connections of this user; clients that are still signed in reconnect."""
        for watcher in list(self.by_user.get(user, ())):
            watcher.dismiss()

    def dismiss_all(self, code: int) -> None:
        """Close all connections with this code."""
        for mine in list(self.by_user.values()):
            for watcher in list(mine):
                watcher.dismiss(code)

    def rename(self, person: Person) -> None:
        """Give the user's connections a new name."""
        for watcher in self.by_user.get(person.user, ()):
            watcher.rename(person)

    def tell_turns(self, code: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Tell users whose turn in a room has begun or ended."""
        for user in {*before} ^ {*after}:
            self.tell_turn(code, user, user in after)

    def tell_turn(self, code: str, user: str, my_turn: bool) -> None:
        """Tell a user whether it is their turn in a room."""
        if user in self.by_user:
            text = messages.YourTurn(room=code, my_turn=my_turn).model_dump_json().encode()
            for watcher in list(self.by_user[user]):
                watcher.send(text)
