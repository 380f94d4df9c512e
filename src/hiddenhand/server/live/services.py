"""What all rooms of a server share: store, bots, alarms, connections, other nodes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hiddenhand.server.budget import Budget
from hiddenhand.server.jobs.thinking import Thinkers
from hiddenhand.server.live.alarms import Alarms
from hiddenhand.server.live.chance import Chance
from hiddenhand.server.live.connections import Connections
from hiddenhand.server.live.peers import Alone, Peers
from hiddenhand.server.live.snapshots import Snapshots
from hiddenhand.server.live.tempo import Tempo
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import Store


class Services:
    """Shared services. `ring` is called with a room's code when a clock of it runs out, `look` when
    somebody has been absent from it for long enough to matter."""

    def __init__(
        self,
        store: Store,
        bot_pool: Thinkers,
        ring: Callable[[str], None],
        look: Callable[[str], None],
        chance: Chance,
        settings: Settings,
    ) -> None:
        self.store = store
        self.settings = settings
        self.budget = Budget(settings)
        self.snapshots = Snapshots()
        self.bots_begin = asyncio.Lock()  # held while a table of bots alone begins
        self.bot_pool = bot_pool
        bot_pool.on_thought = self.budget.charge_bots
        self.peers: Peers = Alone()
        self.chance = chance
        self.tempo = Tempo(chance.dice("tempo"))
        self.connections = Connections()
        self.alarms = Alarms(self.now, ring)
        self.absences = Alarms(self.now, look)
        # how many tables of bots alone a host has in memory besides a room's
        self.bot_tables: Callable[[str, str], int] = lambda host, code: 0
        self.on_turn: Callable[[str], None] = lambda code: None  # somebody may have to be called
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """The Unix time that all nodes agree on."""
        return self.peers.now()

    def tell_turns(self, code: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Users who owed an answer in a room, and who do now: their open pages hear it, and those
        who see none are called."""
        self.connections.tell_turns(code, before, after)
        if not all(self.connections.sees(user) for user in after):
            self.on_turn(code)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background; `close` cancels it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel background tasks and alarms."""
        self.alarms.close()
        self.absences.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()
