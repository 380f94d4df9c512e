"""Who of a room's players is here, away or offline, and since when."""

from collections.abc import Iterable, Mapping
from typing import Literal

from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.peers import NOBODY, Presence
from hiddenhand.server.live.services import Services

State = Literal["here", "away", "offline"]


class Attendance:
    """Notes when each player of a room stopped looking at it, on whatever node.

    Nothing of it is stored: after a restart everybody who is not here has just gone.
    """

    def __init__(self, services: Services, code: str, watchers: Mapping[Watcher, bool]) -> None:
        self._services = services
        self._code = code
        self._watchers = watchers
        self._gone: dict[str, float] = {}  # user -> since when

    def note(self, people: Iterable[str]) -> None:
        """See who has come and who has gone; `people` are the players of the room."""
        here, now = self._users("here"), self._services.now()
        known = dict(sorted(self._elsewhere.gone, key=lambda each: -each[1]))  # the earliest counts
        gone = {user: known.get(user, now) for user in people if user not in here}
        self._gone = {user: self._gone.get(user, since) for user, since in gone.items()}

    def state(self, user: str) -> State:
        """Whether a player is here, connected with hidden pages only, or not connected."""
        if user in self._users("here"):
            return "here"
        return "away" if user in self._users("away") else "offline"

    def gone_since(self, user: str) -> float | None:
        """Since when a player is not here; None if they are."""
        return self._gone.get(user)

    def presence(self, people: Iterable[str]) -> Presence:
        """What the other nodes should know about this one."""
        if not self._watchers:
            return NOBODY
        sitting = frozenset(people)
        here = frozenset(watcher.user for watcher in self._watchers if not watcher.away)
        all_of_them = frozenset(watcher.user for watcher in self._watchers)
        gone = frozenset(each for each in self._gone.items() if each[0] in sitting)
        away = all_of_them - here
        return Presence(here & sitting, away & sitting, len(all_of_them - sitting), gone)

    @property
    def _elsewhere(self) -> Presence:
        return self._services.peers.present(self._code)

    def _users(self, which: Literal["here", "away"]) -> set[str]:
        mine = {watcher.user for watcher in self._watchers if watcher.away == (which == "away")}
        elsewhere = self._elsewhere
        return mine | (elsewhere.here if which == "here" else elsewhere.away)
