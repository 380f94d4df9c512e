"""The rows of a `Vector`, divided among several processes.

The processes write what they show into shared memory; the caller's arrays are views of it. The
dice of a row depend on the seed and the number of the row, so the games are those of one process.
"""

import contextlib
import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hiddenhand.core.errors import NotAnOption
from hiddenhand.research.deal import Array
from hiddenhand.research.rows import NAMES, Plan, Rows

Shape = tuple[tuple[int, ...], str, int]  # shape, kind, where it begins
Layout = dict[str, Shape]


def lay_out(plan: Plan, count: int) -> tuple[Layout, int]:
    """Where each array is in the shared memory, and how large that is."""
    one = Rows(plan, 0, 1, "").arrays
    sizes = {name: ((count, *one[name].shape[1:]), one[name].dtype.str) for name in NAMES}
    sizes["actions"] = ((count,), "<i4")
    layout: Layout = {}
    at = 0
    for name, (shape, kind) in sizes.items():
        layout[name] = (shape, kind, at)
        at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
    return layout, at


def arrays_in(memory: Any, layout: Layout) -> dict[str, NDArray[Any]]:
    """The arrays of the shared memory."""
    return {name: np.ndarray(shape, kind, memory, at) for name, (shape, kind, at) in layout.items()}


def work(
    orders: Connection, memory: Any, layout: Layout, plan: Plan, part: range, seed: str
) -> None:
    """A process of its own: plays the rows `part`."""
    shared = arrays_in(memory, layout)
    mine = {name: array[part.start : part.stop] for name, array in shared.items()}
    rows = Rows(plan, part.start, len(part), seed)
    orders.send(_do(rows, mine, "show", None))
    while True:
        try:
            order, given = orders.recv()
        except EOFError:  # the caller is gone
            break
        if order == "close":
            break
        orders.send(_do(rows, mine, order, given))


def _do(rows: Rows, mine: dict[str, NDArray[Any]], order: str, given: Any) -> Any:
    try:
        if order == "step":
            rows.step(mine["actions"])
        elif order == "reset":
            rows.reset(given)
        elif order == "sample":
            rows.sample()
            mine["sampled"][:] = rows.arrays["sampled"]
            return None
        elif order in ("state", "roles"):
            return getattr(rows, order)()
        elif order == "allegiances":
            return rows.allegiances(given)
        longest = int(rows.arrays["counts"].max())
        mine["legal"][:, :longest] = rows.arrays["legal"][:, :longest]
        for name in NAMES:
            if name != "legal":
                mine[name][:] = rows.arrays[name]
        return None
    except Exception as error:  # told to the caller, who raises it
        return error


class Workers:
    """All rows of a vector, played in several processes."""

    def __init__(self, plan: Plan, count: int, seed: str, processes: int) -> None:
        self.deal, self.count = plan.deal, count
        context = multiprocessing.get_context("spawn")
        layout, size = lay_out(plan, count)
        memory = context.RawArray("B", size)
        shared = arrays_in(memory, layout)
        self._actions = shared["actions"]
        self.arrays = {name: _read_only(shared[name]) for name in NAMES}
        ends = [count * number // processes for number in range(processes + 1)]
        self._parts = [range(*pair) for pair in pairwise(ends)]
        self._orders: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for part in self._parts:
            here, there = context.Pipe()
            given = (there, memory, layout, plan, part, seed)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self._orders.append(here)
            self._processes.append(process)
        self._close = weakref.finalize(self, _end, self._orders, self._processes)
        self._answers()

    def _all(self, order: str, given: Any = None) -> list[Any]:
        for orders in self._orders:
            orders.send((order, given))
        return self._answers()

    def _answers(self) -> list[Any]:
        answers = [orders.recv() for orders in self._orders]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def reset(self, seed: str) -> None:
        """Start all games again."""
        self._all("reset", seed)

    def step(self, actions: NDArray[np.int32]) -> None:
        """Take one action for each row; all are checked before one is taken."""
        if len(actions) != self.count:
            raise NotAnOption(f"{len(actions)} actions for {self.count} games", place="step")
        masks = self.arrays["masks"]
        known = (actions >= 0) & (actions < masks.shape[1])
        legal = known & (masks[np.arange(self.count), np.where(known, actions, 0)] != 0)
        if not legal.all():
            row = int(np.argmin(legal))
            raise NotAnOption(f"action {actions[row]} is not legal now", place=f"game {row}")
        self._actions[:] = actions
        self._all("step")

    def sample(self) -> None:
        """Put a random legal action for each row into the array `sampled`."""
        self._all("sample")

    def state(self) -> Array:
        """What all seats see."""
        return np.concatenate(self._all("state"))

    def roles(self) -> Array:
        """The secret side of every seat, counted from the asked one."""
        return np.concatenate(self._all("roles"))

    def allegiances(self, row: int) -> list[int]:
        """The secret side of every seat of a row as numbers."""
        for orders, part in zip(self._orders, self._parts, strict=True):
            if row in part:
                orders.send(("allegiances", row - part.start))
                found: list[int] = orders.recv()
                return found
        raise IndexError(row)

    def close(self) -> None:
        """End the processes."""
        self._close()


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _end(orders: list[Connection], processes: list[BaseProcess]) -> None:
    for one in orders:
        with contextlib.suppress(OSError):  # it may have ended already
            one.send(("close", None))
        one.close()
    for process in processes:
        process.join(timeout=5)
        if process.is_alive():
            process.terminate()
            process.join()
