"""Sends the state of a room to everybody who watches.

With many watchers, joins and leaves are sent in batches: a message to everybody for each of
thousands of people would block the game.
"""

import asyncio

from hiddenhand.server.live import absence
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.room_info import info_of
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.wire import messages

CROWD = 20  # watchers; up to here every change is sent at once
CROWD_PAUSE = 1.0  # least seconds between two batches
TOLD_PER_SECOND = 1000  # messages about joins and leaves
NOBODY = ""  # no user


class Broadcaster:
    """Sends one room's state to its watchers."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self._later: asyncio.TimerHandle | None = None

    def tell_all(self) -> None:
        """Send the room's state to everybody now."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        room, services = self.room, self.room.services
        room.note_attendance()
        services.peers.presence_changed(room.code, room.presence())
        services.absences.set(room.code, absence.next_look(room))
        sitting = room.seating.people()
        texts: dict[str, bytes] = {}
        for watcher in list(self.room.watchers):
            user = watcher.user if watcher.user in sitting else NOBODY  # they all see the same
            if user not in texts:
                texts[user] = self._text(user)
            watcher.send(texts[user])

    def tell_presence(self, watcher: Watcher) -> None:
        """Somebody joined or left. Players are announced at once, spectators of a crowd later."""
        crowd = len(self.room.watchers)
        if crowd <= CROWD or self.room.seating.seats_of(watcher.user):
            self.tell_all()
            return
        if watcher in self.room.watchers:
            watcher.send(self._text(NOBODY))
        if self._later is None:
            pause = max(CROWD_PAUSE, crowd / TOLD_PER_SECOND)
            self._later = asyncio.get_running_loop().call_later(pause, self.tell_all)

    def _text(self, user: str) -> bytes:
        info = info_of(self.room, user)
        return messages.RoomChanged.model_construct(room=info).model_dump_json().encode()
