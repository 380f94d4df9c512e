"""Who looks at a table, and what each of them was shown of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hiddenhand.core.seats import Seat
from hiddenhand.server.live import moment
from hiddenhand.server.live.table import LiveTable

if TYPE_CHECKING:
    from hiddenhand.server.live.play import Play
    from hiddenhand.server.live.room import Watcher

NOTHING = -1  # no number was told yet


class Audience:
    def __init__(self, play: "Play", told: int = NOTHING) -> None:
        self.play = play
        self._told = told  # the number everybody who looks on has
        self._shown: dict[Seat, moment.Shown] = {}  # only viewers who look on have an entry

    def missed(self, live: LiveTable) -> int | None:
        """The table was read anew: the number after which something was written and never told;
        None if there is no such thing."""
        told, self._told = self._told, live.seq
        return None if told in (NOTHING, live.seq) else told

    def tell(self, live: LiveTable, seat: Seat, *, taken_back: bool = False) -> None:
        """The newest number, to everybody: `seat` has answered, or taken back."""
        self._told = live.seq
        watching = self._watching()
        for viewer in [viewer for viewer in self._shown if viewer not in watching]:
            del self._shown[viewer]
        telling = self._telling(live, list(watching))
        for viewer, watchers in watching.items():
            shown = self._shown.setdefault(viewer, {})
            text = telling.update(viewer, shown, seat, taken_back=taken_back)
            for watcher in watchers:
                watcher.send(text)

    def show(self, live: LiveTable, watcher: "Watcher", since: int | None) -> None:
        """The table as it stands; the log begins after `since` where that is possible."""
        first = 0
        if since is not None and max(live.pace.undone, 0) <= since <= live.seq:
            first = live.remembered_from(since + 1)
        viewers = self.play.viewers_of(watcher.user)
        telling = self._telling(live, viewers)
        for viewer in viewers:
            text, self._shown[viewer] = telling.snapshot(viewer, self.play.names(), first)
            watcher.send(text)
        self.play.room.watchers[watcher] = True

    def _telling(self, live: LiveTable, viewers: Sequence[Seat]) -> moment.Telling:
        return moment.Telling(live, self.play.room.code, self.play.bots(), viewers)

    def _watching(self) -> dict[Seat, list["Watcher"]]:
        """By the eyes they look through."""
        watching: dict[Seat, list[Watcher]] = {}
        for watcher in self.play.room.watchers:
            for viewer in self.play.viewers_of(watcher.user):
                watching.setdefault(viewer, []).append(watcher)
        return watching
