"""Open connections of all users, whatever room they watch."""

from typing import Protocol

from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Person

MOST_OPEN = 30  # connections of one user; a further one takes the place of the oldest
MANY, ELSEWHERE = 4010, 4012  # codes of closing: too many pages; another node will have you


class Watcher(Protocol):
    """A connected client, as rooms know it."""

    user: str

    def send(self, text: bytes) -> None: ...  # never waits
    def dismiss(self, code: int = ...) -> None: ...  # close the connection
    def rename(self, name: str) -> None: ...


class Connections:
    def __init__(self) -> None:
        self.by_user: dict[str, dict[Watcher, None]] = {}  # the oldest first

    def add(self, watcher: Watcher) -> None:
        mine = self.by_user.setdefault(watcher.user, {})
        while len(mine) >= MOST_OPEN:
            oldest = next(iter(mine))
            del mine[oldest]
            oldest.dismiss(MANY)
        mine[watcher] = None

    def remove(self, watcher: Watcher) -> None:
        mine = self.by_user.get(watcher.user, {})
        mine.pop(watcher, None)
        if not mine:
            self.by_user.pop(watcher.user, None)

    def dismiss(self, user: str) -> None:
        """Close all connections of this user; whoever may come back will."""
        for watcher in list(self.by_user.get(user, ())):
            watcher.dismiss()

    def dismiss_all(self, code: int) -> None:
        for mine in list(self.by_user.values()):
            for watcher in list(mine):
                watcher.dismiss(code)

    def rename(self, person: Person) -> None:
        for watcher in self.by_user.get(person.user, ()):
            watcher.rename(person.name)

    def tell_turns(self, code: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Users who owe an answer in a room now and did not before hear that, and the reverse."""
        for user in {*before} ^ {*after}:
            self.tell_turn(code, user, user in after)

    def tell_turn(self, code: str, user: str, my_turn: bool) -> None:
        if user in self.by_user:
            text = messages.YourTurn(room=code, my_turn=my_turn).model_dump_json().encode()
            for watcher in list(self.by_user[user]):
                watcher.send(text)
