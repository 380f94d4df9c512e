"""Rooms in memory that other nodes write to as well stay as fresh as the database.

Every write carries the version of the room it was made for. If another node was faster, the write
is refused (`Overtaken`): then the room is read again, and what was asked for is tried once more on
what is there now. So a node may be stopped for an hour or cut off, and never does harm.

The node that wrote to a game last holds the table: its bots think there and its clocks ring there.
"""

from collections.abc import Callable

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.peers import SharedRoom
from hiddenhand.server.live.services import Services
from hiddenhand.server.refusals import NoSuchRoom
from hiddenhand.server.store import NotStored, Overtaken

log = structlog.get_logger()
FAR_BEHIND = 50  # versions; from here on the whole room is read
HOLDING = ("begin", "game", "held")  # kinds of writes whose node holds the table afterwards


class Follower:
    """Reads what other nodes have written. `close` is called with a room that is gone."""

    def __init__(self, services: Services, close: Callable[[str], None]) -> None:
        self.services = services
        self._close = close
        self._news: dict[SharedRoom, dict[int, str]] = {}  # room -> version -> kind of the write

    def hear(self, room: SharedRoom, version: int, kind: str, node: str | None = None) -> None:
        """`node` has written something of this kind; None: nobody knows who."""
        if version <= room.version:
            return
        if node is not None and kind in HOLDING:
            room.holder = node  # what our bots still think about will be refused
        if room in self._news:
            self._news[room][version] = kind
        else:
            self._news[room] = {version: kind}
            self.services.spawn(self._follow_on(room))

    async def _follow_on(self, room: SharedRoom) -> None:
        try:
            while self._news[room]:
                async with room.lock:
                    await self._follow(room)
        except NoSuchRoom:
            self._close(room.code)
        except HiddenHandError as error:  # the versions are compared again soon
            log.warning("not_followed", room=room.code, error=repr(error))
        finally:
            del self._news[room]

    async def _follow(self, room: SharedRoom) -> None:
        news = self._news[room]
        newest, mine, kinds = max(news), room.version, {"room"}
        if newest - mine <= FAR_BEHIND:
            kinds = {news.get(version, "room") for version in range(mine + 1, newest + 1)}
        news.clear()
        if kinds & {"room", "begin"}:
            await room.catch_up()
            return
        if "chat" in kinds:
            await room.follow_chat()
        if kinds - {"chat"}:
            await room.follow_game()
        room.version = max(room.version, newest)
        room.look_after()

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        """See `Peers.caught_up`."""
        if isinstance(error, Overtaken):
            log.info("overtaken", room=room.code, version=room.version)
        elif isinstance(error, NotStored) or not await self._is_behind(room):
            return False  # refused for what we know, and no other node knows better
        await room.catch_up()
        return True

    async def _is_behind(self, room: SharedRoom) -> bool:
        versions = await self.services.store.versions([room.code])
        return versions.get(room.code, 0) > room.version
