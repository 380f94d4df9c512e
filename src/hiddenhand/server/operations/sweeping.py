"""Deletes data that nobody uses any more.

At the start and then once a day the server deletes expired links, devices and guests not seen for
long, unused rooms and stalled games. The settings say after how many days. A guest is deleted
exactly as if they had asked for it.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import NotThere, Overtaken, Store

log = structlog.get_logger()
DAY = 86_400.0
AT_ONCE = 200  # rows per batch, so that games are not blocked
T = TypeVar("T")
KINDS = ("links", "jobs", "devices", "guests", "rooms", "games")


class Sweeper:
    """Deletes old data regularly."""

    def __init__(self, store: Store, registry: RoomRegistry, settings: Settings) -> None:
        self.store = store
        self.registry = registry
        self.settings = settings
        self.sweeps = 0
        self.swept: Counter[str] = Counter()  # deleted since the start, for the metrics

    async def run(self) -> None:
        """Sweep regularly until canceled. A sweep that fails is repeated next time."""
        while True:
            try:
                await self.sweep(await self.now())
            except HiddenHandError as error:
                log.warning("sweep_failed", error=str(error))
            await asyncio.sleep(self.settings.sweep_hours * 3600)

    async def now(self) -> float:
        """The time, but at most a day after the newest activity in the store: a clock that is
        wrong by years must not delete everybody."""
        return min(time.time(), await self.store.newest_sign() + DAY)

    async def sweep(self, now: float) -> Counter[str]:
        """Delete what is too old at `now`; returns the number of deletions by kind."""
        done: Counter[str] = Counter()
        done["links"] = await self.store.drop_links(now)
        done["links"] += await self.store.drop_asked_mail(now - DAY)
        done["jobs"] = await self.store.drop_jobs(now - DAY)
        await self._rooms(now, done)
        await self._guests(now, done)
        await self._devices(now, done)
        days = self.settings.keep_games_days
        if days:
            done["games"] = await self.store.drop_games(now - days * DAY)
        days = self.settings.keep_bot_games_days
        if days:
            done["games"] += await self.store.drop_games(now - days * DAY, bots_only=True)
        self.swept += done
        self.sweeps += 1
        if done.total():
            log.info("swept", **{kind: count for kind, count in done.items() if count})
        return done

    async def _rooms(self, now: float, done: Counter[str]) -> None:
        for days, playing in (
            (self.settings.keep_rooms_days, False),
            (self.settings.keep_stalled_days, True),
        ):
            if not days:
                continue

            async def find(before: float = now - days * DAY, playing: bool = playing) -> list[str]:
                return await self.store.stale_rooms(before, playing=playing, limit=AT_ONCE)

            done["rooms"] += await _each(find, self.registry.remove)

    async def _guests(self, now: float, done: Counter[str]) -> None:
        for days, new_only in (
            (self.settings.keep_new_guests_days, True),
            (self.settings.keep_guests_days, False),
        ):
            if not days:
                continue

            async def find(before: float = now - days * DAY, new: bool = new_only) -> list[str]:
                return await self.store.stale_users(before, new_only=new, limit=AT_ONCE)

            done["guests"] += await _each(find, self._erase)

    async def _devices(self, now: float, done: Counter[str]) -> None:
        days = self.settings.keep_guests_days
        if not days:
            return

        async def find() -> list[tuple[str, str]]:
            return await self.store.stale_devices(now - days * DAY, AT_ONCE)

        async def remove(found: tuple[str, str]) -> bool:
            user, device = found
            return not self._is_online(user) and await self.store.remove_device(user, device)

        done["devices"] += await _each(find, remove)

    def _is_online(self, user: str) -> bool:
        return user in self.registry.services.connections.by_user

    async def _erase(self, user: str) -> bool:
        if self._is_online(user):  # an open page may send no request for long
            return False
        await self.registry.forget(user)
        await self.store.erase_user(user)
        return True


async def _each(
    find: Callable[[], Awaitable[list[T]]], remove: Callable[[T], Awaitable[bool]]
) -> int:
    """Remove what `find` returns, batch by batch, until nothing removable is left."""
    removed = 0
    while True:
        gone = 0
        for name in await find():
            try:
                gone += await remove(name)
            except (NotThere, Overtaken):  # another node was faster; the rest is done later
                continue
        removed += gone
        if not gone:
            return removed
        await asyncio.sleep(0)
