"""Limits of a search: time or iterations, and the number of processes."""

import math
from dataclasses import replace
from time import perf_counter

from hiddenhand.bots.search.orders import MOST_WORKERS, Order, Tallies, shared_out
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot

ON_THE_WAY = 0.002  # seconds for sending an order to a process and its answer back
IN_TIME = 0.95  # fraction of the time for the search; the rest is for what follows it
LATE = 1.1  # fraction of the time after which a worker is no longer waited for


class Budget:
    """A limit of `iterations` if given, otherwise of `ms` milliseconds; strings from a spec.

    UnknownBot if one of them is invalid.
    """

    def __init__(self, ms: str, iterations: str, processes: str) -> None:
        self.seconds = number("ms", ms or "0") / 1000
        self.iterations = whole("iterations", iterations or "0")
        self.processes = whole("processes", processes or "1")
        if self.iterations < 0 or (not self.iterations and not self.seconds > 0):
            raise refused("a search needs some time")
        if not 1 <= self.processes <= MOST_WORKERS:
            raise refused(f"1 to {MOST_WORKERS} processes")
        if self.processes > 1:
            self._ask([])  # start the workers now, before time is measured

    def end(self) -> float:
        """The `perf_counter` time at which a search that starts now must end."""
        return perf_counter() + IN_TIME * self.seconds

    def share(self, order: Order, dice: Dice, end: float) -> list[Tallies]:
        """Send the order to every worker, each with its own dice and its part of the budget."""
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
        # Imported here: multiprocessing takes 20 ms to import, which a single process can save.
        from hiddenhand.bots.search.crew import crew

        return crew(self.processes).ask(orders, end)


def number(name: str, text: str) -> float:
    """`text` as a finite number. UnknownBot if it is none."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise refused(f"{name}={text} is not a number")
    return value


def whole(name: str, text: str) -> int:
    """`text` as a whole number. UnknownBot if it is none."""
    try:
        return int(text)
    except ValueError as error:
        raise refused(f"{name}={text} is not a whole number") from error


def refused(why: str) -> UnknownBot:
    """The error for an invalid parameter, not raised."""
    return UnknownBot(why, place="parameters", reason="parameters")
