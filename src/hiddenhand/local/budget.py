"""Nobody pays on their own device, and there are no other threads."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

from hiddenhand.server.budget import Budget, Spent
from hiddenhand.server.limits import Payer

P = ParamSpec("P")
T = TypeVar("T")


class SameThread(Budget):
    """Does the work where it is asked for."""

    async def in_thread(
        self, payer: Payer, work: Callable[P, T], *words: P.args, **more: P.kwargs
    ) -> T:
        await asyncio.sleep(0)
        return work(*words, **more)

    @asynccontextmanager
    async def turn(self, payer: Payer, what: str = "tables") -> AsyncIterator[Spent]:
        yield Unmeasured()


class Unmeasured(Spent):
    """Nothing is measured: a browser has no clock of one thread."""

    def during(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        return work
