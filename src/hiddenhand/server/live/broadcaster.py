"""Tells everybody who watches a room how it is now.

In a crowd, who comes and goes is told now and then: if each of thousands who come were told of to
all the others at once, nobody could play.
"""

import asyncio

from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.room_info import info_of
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.wire import messages

CROWD = 20  # people who watch; up to here all is told at once
CROWD_PAUSE = 1.0  # seconds from one time to the next, at least
TOLD_PER_SECOND = 1000  # people who are told of others that come and go
NOBODY = ""  # no user


class Broadcaster:
    def __init__(self, room: RoomState) -> None:
        self.room = room
        self._later: asyncio.TimerHandle | None = None

    def tell_all(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self.room.services.peers.presence_changed(self.room.code, self.room.presence())
        sitting = self.room.seating.people()
        texts: dict[str, bytes] = {}
        for watcher in list(self.room.watchers):
            user = watcher.user if watcher.user in sitting else NOBODY  # they all see the same
            if user not in texts:
                texts[user] = self._text(user)
            watcher.send(texts[user])

    def tell_presence(self, watcher: Watcher) -> None:
        """Somebody has come or gone. People of the table are always told of at once."""
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
