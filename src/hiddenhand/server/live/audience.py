"""Tracks what the watchers of a table were sent, and sends them what is new."""

from collections.abc import Hashable, Sequence

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.server.live import moment
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.snapshots import Shown
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
        self._shown: dict[Seat, Shown] = {}  # only for viewers who watch

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
        over = self.room.row.stage != "playing"
        first = 0
        if since is not None and not over and max(live.pace.undone, 0) <= since <= live.seq:
            first = live.remembered_from(since + 1)
        kept, encoder = self.room.services.snapshots, None
        viewers = self.room.viewers_of(watcher.user)
        for viewer in viewers:
            may_keep = first == 0 and (over or viewer == SPECTATOR)
            key = self._key(viewer, live.pace.json())
            found = kept.get(key) if may_keep else None
            if found is None:
                encoder = encoder or self._encoder(live, viewers)
                found = encoder.snapshot(viewer, self.room.names(), first)
                if may_keep and not live.may_take_back(viewer):
                    kept.put(key, *found)
            text, self._shown[viewer] = found
            watcher.send(text)
        self.room.watchers[watcher] = True

    def show_finished(self, watcher: Watcher) -> bool:
        """Send the snapshots of a finished game if they are kept, without loading its table;
        False if they are not."""
        room = self.room
        if room.row.stage == "playing" or room.game is None:
            return False
        kept = room.services.snapshots
        keys = [self._key(viewer, room.game.clock) for viewer in room.viewers_of(watcher.user)]
        found = [kept.get(key) for key in keys]
        if not all(found):
            return False
        for each in filter(None, found):
            watcher.send(each[0])
        room.watchers[watcher] = True
        return True

    def _key(self, viewer: Seat, clock: str) -> tuple[Hashable, ...]:
        """All that a snapshot depends on, apart from the cards: they change with the clock."""
        room = self.room
        names = tuple(room.names().items())
        return room.current_game.id, viewer, room.row.stage, clock, room.bots(), names

    def _encoder(self, live: LiveTable, viewers: Sequence[Seat]) -> moment.MomentEncoder:
        return moment.MomentEncoder(live, self.room.code, self.room.bots(), viewers)

    def _watching(self) -> dict[Seat, list[Watcher]]:
        """The watchers of each viewpoint."""
        watching: dict[Seat, list[Watcher]] = {}
        for watcher in self.room.watchers:
            for viewer in self.room.viewers_of(watcher.user):
                watching.setdefault(viewer, []).append(watcher)
        return watching
