"""Keeps rooms in memory in sync with what other nodes write.

Every write names the version of the room it is based on. If another node has written first, the
write fails with `Overtaken`; then the room is reloaded and the action retried. So a node can be
suspended or cut off without doing harm.

The node that wrote to a game last holds the table: it runs the bots and clocks.
"""

from collections.abc import Callable

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.peers import SharedRoom
from hiddenhand.server.live.services import Services
from hiddenhand.server.refusals import NoSuchRoom
from hiddenhand.server.store import NotStored, Overtaken

log = structlog.get_logger()
FAR_BEHIND = 50  # versions; from here on the whole room is reloaded
HOLDING = ("begin", "game", "held")  # kinds of writes after which the node holds the table


class Follower:
    """Reads what other nodes have written. `close` is called with the code of a deleted room."""

    def __init__(self, services: Services, close: Callable[[str], None]) -> None:
        self.services = services
        self._close = close
        self._news: dict[SharedRoom, dict[int, str]] = {}  # room -> version -> kind of the write

    def hear(self, room: SharedRoom, version: int, kind: str, node: str | None = None) -> None:
        """`node` has made a write of this kind; None if unknown."""
        if version <= room.version:
            return
        if node is not None and kind in HOLDING:
            room.holder = node  # answers of our bots will be rejected
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
        except HiddenHandError as error:  # versions are compared again soon
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
            return False  # our copy is current, so the error is right
        await room.catch_up()
        return True

    async def keep_up(self, room: SharedRoom) -> None:
        """See `Peers.keep_up`."""
        if await self._is_behind(room):
            async with room.lock:
                if await self._is_behind(room):
                    await room.catch_up()

    async def _is_behind(self, room: SharedRoom) -> bool:
        versions = await self.services.store.versions([room.code])
        return versions.get(room.code, 0) > room.version
