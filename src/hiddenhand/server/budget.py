"""Work is charged to whoever causes it, in seconds of processor time.

Each user, and each network address, may cause some work at once and a share of a core after that.
Watching a table, replays, analyses, hints, new rooms and thinking bots all draw from the same
account. What was done is charged afterwards, so an account can be overdrawn once; while it is, the
next request is refused or waits. Bots draw only from the upper half: they are never refused, and
somebody who plays against slow bots can still open pages.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ParamSpec, TypeVar

from hiddenhand.server.limits import MOST_REMEMBERED, Bucket, Buckets, Payer
from hiddenhand.server.refusals import TooFast
from hiddenhand.server.settings import Settings

# prices in seconds, for what cannot be measured where it happens
ANSWER_READ = 20e-6  # one answer from the store
ROOM_MADE = 0.02
ANALYSIS = 1.0  # the computing itself waits its turn at low priority
BOT_ANSWER = 0.002  # of a table of bots alone: written and told, without thinking
SHARE = 0.25  # of the time that one address may take to look at tables, and for replays
PATIENCE = 5.0  # seconds a socket waits for its account; beyond that it is refused
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class _Turn:
    """The turns of one address: one at a time, with a pause after each."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    free_at: float = 0.0


class Budget:
    """The accounts of all users and addresses of this node."""

    def __init__(self, settings: Settings) -> None:
        size, rate = settings.work_at_once, settings.work_per_second
        many = settings.work_users_per_address
        self.is_limited = rate > 0
        self._users = Buckets(size, rate)
        self._addresses = Buckets(size * many, rate * many)
        self._turns: OrderedDict[str, _Turn] = OrderedDict()
        self._seen: OrderedDict[str, str] = OrderedDict()  # user -> address

    # -- who ------------------------------------------------------------------------------------

    def met(self, user: str, address: str) -> Payer:
        """This user comes from this address now."""
        self._seen.pop(user, None)
        self._seen[user] = address
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)
        return Payer(user, address)

    def payer(self, user: str) -> Payer:
        """A user, with the address they were last seen at."""
        return Payer(user, self._seen.get(user, ""))

    def _accounts(self, payer: Payer) -> Iterator[Bucket]:
        if payer.user:
            yield self._users.of(payer.user)
        if payer.address:
            yield self._addresses.of(payer.address)

    # -- paying ---------------------------------------------------------------------------------

    def wait(self, payer: Payer) -> float:
        """Seconds until this payer may cause more work; 0 if now."""
        if not self.is_limited:
            return 0.0
        debts = ((-account.left / account.rate) for account in self._accounts(payer))
        return max(0.0, *debts, 0.0)

    def check(self, payer: Payer) -> None:
        """Raises `TooFast` if an account is overdrawn."""
        wait = self.wait(payer)
        if wait > 0:
            message = "too much work for the server"
            raise TooFast(message, place="work", retry_after=math.ceil(wait))

    def charge(self, payer: Payer, seconds: float) -> None:
        """Work was done for this payer. No single piece overdraws an account by more than it
        holds."""
        if self.is_limited:
            for account in self._accounts(payer):
                account.spend(seconds, floor=-account.size)

    def charge_bots(self, payer: Payer, seconds: float) -> None:
        """Bots have thought for this payer."""
        if self.is_limited:
            for account in self._accounts(payer):
                account.spend(seconds, floor=account.size / 2)

    async def in_thread(
        self, payer: Payer, work: Callable[P, T], *words: P.args, **more: P.kwargs
    ) -> T:
        """The result of `work` in another thread, whose processor time is charged."""

        spent = Spent()
        try:
            return await spent.in_thread(work, *words, **more)
        finally:
            self.charge(payer, spent.seconds)

    # -- taking turns ---------------------------------------------------------------------------

    @asynccontextmanager
    async def turn(self, payer: Payer, what: str = "tables") -> AsyncIterator["Spent"]:
        """A turn of this payer's address at tables or replays, which takes no more than its share
        of the time, however many users it has. What was spent is charged at the end. Waits until
        the account is in order; raises `TooFast` if that takes long."""
        if not self.is_limited:
            yield Spent()
            return
        if self.wait(payer) > PATIENCE:
            self.check(payer)
        turn = self._turn_of(f"{what} {payer.group}")
        async with turn.lock:
            now = time.monotonic()
            await asyncio.sleep(max(turn.free_at - now, min(self.wait(payer), PATIENCE)))
            spent = Spent()
            try:
                yield spent
            finally:
                self.charge(payer, spent.seconds)
                turn.free_at = time.monotonic() + spent.seconds * (1 / SHARE - 1)

    def _turn_of(self, name: str) -> _Turn:
        turn = self._turns.pop(name, None) or _Turn()
        self._turns[name] = turn
        if len(self._turns) > MOST_REMEMBERED:
            self._turns.popitem(last=False)
        return turn


class Spent:
    """Processor time that was needed."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def in_thread(self, work: Callable[P, T], *words: P.args, **more: P.kwargs) -> T:
        """The result of `work` in another thread, whose processor time is counted."""

        def measuring() -> T:
            began = time.thread_time()
            try:
                return work(*words, **more)
            finally:
                self.seconds += time.thread_time() - began

        return await asyncio.to_thread(measuring)

    def during(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Await `work`; only its own steps are counted, not what others do while it waits."""
        return _Measured(work, self)


class _Measured(Awaitable[T]):
    def __init__(self, work: Coroutine[Any, Any, T], spent: Spent) -> None:
        self.work = work
        self.spent = spent

    def __await__(self) -> Generator[Any, Any, T]:
        go_on: Callable[[], Any] = partial(self.work.send, None)
        step = go_on
        while True:
            began = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as done:
                value: T = done.value
                return value
            finally:
                self.spent.seconds += time.thread_time() - began
            try:
                yield waits_for
                step = go_on
            except BaseException as error:  # cancellation, mostly: the work decides
                step = partial(self.work.throw, error)
