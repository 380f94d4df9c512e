"""How long a search may take, and how many processes share it."""

import math
from dataclasses import replace
from time import perf_counter

from hiddenhand.bots.search.orders import MOST_WORKERS, Order, Tallies, shared_out
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot

ON_THE_WAY = 0.002  # seconds that an order and its answer may spend between two processes
IN_TIME = 0.95  # of the time is used: what comes after the search takes a moment too
LATE = 1.1  # of the time: a worker that takes longer is not waited for


class Budget:
    """`iterations` imagined games if they are given, else `ms` milliseconds, as texts of a spec."""

    def __init__(self, ms: str, iterations: str, processes: str) -> None:
        self.seconds = number("ms", ms or "0") / 1000
        self.iterations = whole("iterations", iterations or "0")
        self.processes = whole("processes", processes or "1")
        if self.iterations < 0 or (not self.iterations and not self.seconds > 0):
            raise refused("a search needs some time")
        if not 1 <= self.processes <= MOST_WORKERS:
            raise refused(f"1 to {MOST_WORKERS} processes")
        if self.processes > 1:
            self._ask([])  # workers start here, where no clock runs yet

    def end(self) -> float:
        """When the search for a question put now must be over, by `perf_counter`."""
        return perf_counter() + IN_TIME * self.seconds

    def share(self, order: Order, dice: Dice, end: float) -> list[Tallies]:
        """The same order to every worker, each with its own dice and its part of the budget."""
        seed = f"{dice.below(1 << 30)}.{dice.below(1 << 30)}"
        parts = shared_out(self.iterations, self.processes)
        seconds = max(0.0, end - perf_counter() - ON_THE_WAY)
        orders = [
            replace(order, seed=f"{seed}/{number}", iterations=part, seconds=seconds)
            for number, part in enumerate(parts)
        ]
        if self.iterations:
            return self._ask([order for order in orders if order.iterations])
        return self._ask(orders, end + (LATE - IN_TIME) * self.seconds)

    def _ask(self, orders: list[Order], end: float | None = None) -> list[Tallies]:
        # Who thinks alone should not wait for the modules of processes: they take 20 ms.
        from hiddenhand.bots.search.crew import crew

        return crew(self.processes).ask(orders, end)


def number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise refused(f"{name}={text} is no number")
    return value


def whole(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise refused(f"{name}={text} is no whole number") from error


def refused(why: str) -> UnknownBot:
    return UnknownBot(why, place="parameters", reason="parameters")
