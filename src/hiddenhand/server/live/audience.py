"""Tracks what the watchers of a table were sent, and sends them what is new."""

from collections.abc import Sequence

from hiddenhand.core.seats import Seat
from hiddenhand.server.live import moment
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.table import LiveTable

NOTHING = -1  # no number was sent yet


class Audience:
    """The watchers of one room's table."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self.begin()

    def begin(self, told: int = NOTHING) -> None:
        """Start with another game; `told` is the number that everybody has."""
        self._told = told  # the number that all watchers have
        self._shown: dict[Seat, moment.Shown] = {}  # only for viewers who watch

    def missed(self, live: LiveTable) -> int | None:
        """After a reload: the last number that was sent, if something was written after it; else
        None."""
        told, self._told = self._told, live.seq
        return None if told in (NOTHING, live.seq) else told

    def tell(self, live: LiveTable, seat: Seat, *, taken_back: bool = False) -> None:
        """Send the newest number to everybody: `seat` has answered or taken back."""
        self._told = live.seq
        watching = self._watching()
        for viewer in [viewer for viewer in self._shown if viewer not in watching]:
            del self._shown[viewer]
        encoder = self._encoder(live, list(watching))
        for viewer, watchers in watching.items():
            shown = self._shown.setdefault(viewer, {})
            text = encoder.update(viewer, shown, seat, taken_back=taken_back)
            for watcher in watchers:
                watcher.send(text)

    def show(self, live: LiveTable, watcher: Watcher, since: int | None) -> None:
        """Send a watcher the snapshot of the table; its log begins after `since` if possible."""
        first = 0
        if since is not None and max(live.pace.undone, 0) <= since <= live.seq:
            first = live.remembered_from(since + 1)
        viewers = self.room.viewers_of(watcher.user)
        encoder = self._encoder(live, viewers)
        for viewer in viewers:
            text, self._shown[viewer] = encoder.snapshot(viewer, self.room.names(), first)
            watcher.send(text)
        self.room.watchers[watcher] = True

    def _encoder(self, live: LiveTable, viewers: Sequence[Seat]) -> moment.MomentEncoder:
        return moment.MomentEncoder(live, self.room.code, self.room.bots(), viewers)

    def _watching(self) -> dict[Seat, list[Watcher]]:
        """The watchers of each viewpoint."""
        watching: dict[Seat, list[Watcher]] = {}
        for watcher in self.room.watchers:
            for viewer in self.room.viewers_of(watcher.user):
                watching.setdefault(viewer, []).append(watcher)
        return watching
