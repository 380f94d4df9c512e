"""Bots that think where the tables are: in the same thread, one after the other."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from hiddenhand.bots.advice import advise
from hiddenhand.bots.levels import levels_of
from hiddenhand.core.record import parse
from hiddenhand.server.jobs import thinking
from hiddenhand.server.jobs.thinking import Charge, Choice, Request, ThinkingFailed, free_of_charge
from hiddenhand.server.limits import NOBODY, Payer
from hiddenhand.table.table import replay

LEVELS = ("random", "easy", "normal", "hard")  # weakest first; those that answer within 2 seconds
MILLISECONDS = 1200  # that a searching bot may think here
HINTS = 0.02  # share of a server's imagined games for a hint
A = TypeVar("A")
T = TypeVar("T")


def levels_here(game: str) -> list[str]:
    """The levels of a game that answer quickly without a server, weakest first."""
    return [level for level in levels_of(game) if level in LEVELS]


def limited(bot: str) -> str:
    """The bot, with a limit of time if it searches. A stronger one than there is here plays as
    the strongest."""
    if bot not in LEVELS:
        bot = LEVELS[-1]
    return f"{bot}:ms={MILLISECONDS}" if bot == "hard" else bot


class LocalThinkers:
    """Implements `Thinkers` without processes."""

    workers = 1
    restarts = 0

    def __init__(self) -> None:
        self.busy = 0
        self.on_thought: Charge = free_of_charge
        self._one = asyncio.Lock()

    async def choose(self, request: Request, payer: Payer = NOBODY) -> Choice:
        mine = replace(request, bot=limited(request.bot))
        return await self.ask(thinking.choose, mine, request.bot, payer)

    async def explain(
        self, request: Request, payer: Payer, charge: Charge
    ) -> list[dict[str, object]]:
        return await self.ask(_explain, request, request.bot, payer, charge)

    async def ask(
        self,
        work: Callable[[A], T],
        asked: A,
        place: str,
        payer: Payer = NOBODY,
        charge: Charge = free_of_charge,
    ) -> T:
        async with self._one:
            self.busy = 1
            try:
                await asyncio.sleep(0)  # what was sent before gets out first
                return work(asked)
            except Exception as error:  # a bug in a bot must not stop the table
                raise ThinkingFailed(repr(error), place=place) from error
            finally:
                self.busy = 0

    def close(self) -> None:
        pass


def _explain(request: Request) -> list[dict[str, object]]:
    table = replay(parse(request.record))
    return [hint.as_dict() for hint in advise(table, request.seat, request.seed, HINTS)]
