"""What goes wrong, at random, and how it gets well again.

A fault hurts at once and heals by itself after a while, often after the next one has begun.
"""

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from tests.chaos.house import House, Node

LONGEST_STOP = 12.0  # seconds; after some five a node counts as lost


@dataclass(frozen=True)
class Fault:
    kind: str
    weight: int
    strike: Callable[[House, random.Random], Awaitable[bool]]  # False: nothing to hurt just now


async def strike(house: House, dice: random.Random) -> None:
    """One fault that is possible now."""
    faults = ON_FILE if house.database is None else ON_NODES
    while True:
        (fault,) = dice.choices(faults, [fault.weight for fault in faults])
        if await fault.strike(house, dice):
            return
        await asyncio.sleep(0.1)


def _idle(house: House, dice: random.Random) -> Node | None:
    idle = [node for node in house.nodes if not node.is_busy and node.is_alive()]
    return dice.choice(idle) if idle else None


async def kill(house: House, dice: random.Random) -> bool:
    node = _idle(house, dice)
    if node is None:
        return False
    node.is_busy = True
    pause = dice.choice([0.0, dice.uniform(0, 3), dice.uniform(3, 10)])
    house.log.note("kill", f"{node.name}, {pause:.1f} s until it is started again", fault=True)
    await node.kill()

    async def heal() -> None:
        try:
            await asyncio.sleep(pause)
            while True:
                try:
                    await node.start()
                    break
                except ConnectionError:  # the database is away: whoever keeps it up tries again
                    await asyncio.sleep(1)
            house.log.note("started", node.name)
        finally:
            node.is_busy = False

    house.spawn(heal())
    return True


async def stop(house: House, dice: random.Random) -> bool:
    """SIGSTOP and, some time later, SIGCONT: it wakes up believing that no time has passed."""
    node = _idle(house, dice)
    if node is None:
        return False
    node.is_busy = True
    pause = dice.choice([dice.uniform(0.2, 2), dice.uniform(3, LONGEST_STOP)])
    house.log.note("stop", f"{node.name} for {pause:.1f} s", fault=True)
    node.send(signal.SIGSTOP)

    async def heal() -> None:
        try:
            await asyncio.sleep(pause)
            node.send(signal.SIGCONT)
            house.log.note("continued", node.name)
        finally:
            node.is_busy = False

    house.spawn(heal())
    return True


async def cut(house: House, dice: random.Random) -> bool:
    if house.database is None or house.database_is_busy:
        return False
    living = [node for node in house.nodes if node.is_alive()]
    if not living:
        return False
    node, everything = dice.choice(living), dice.random() < 0.7
    count = await house.database.cut(node.name, all_of_them=everything)
    if not count:  # it is just starting
        return False
    house.log.note("cut", f"{count} connections of {node.name} to the database", fault=True)
    return True


async def restart(house: House, dice: random.Random) -> bool:
    database = house.database
    if database is None or house.database_is_busy:
        return False
    house.database_is_busy = True
    mode, pause = dice.choice(["fast", "immediate"]), dice.choice([0.0, dice.uniform(0, 5)])
    house.log.note("restart database", f"{mode}, away for {pause:.1f} s", fault=True)

    async def heal() -> None:
        try:
            await database.restart(mode, pause)
            house.log.note("database is back", "")
        finally:
            house.database_is_busy = False

    house.spawn(heal())
    return True


async def skew(house: House, dice: random.Random) -> bool:
    """A node's wall clock jumps, by minutes or by hours, and stays there until the next jump."""
    node = _idle(house, dice)
    if node is None:
        return False
    seconds = dice.choice([0.0, dice.uniform(-300, 300), dice.uniform(-7200, 7200)])
    house.log.note("skew", f"{node.name} is now {seconds:+.0f} s from true time", fault=True)
    node.set_clock(seconds)
    return True


async def fill_disk(house: House, dice: random.Random) -> bool:
    """The file of the embedded store, and its log, cannot grow any more; some of the time not a
    byte of them can be written. No privileges are needed: it is a limit of the process."""
    node = _idle(house, dice)
    if node is None:
        return False
    node.is_busy = True
    pause = dice.uniform(0.5, 5)
    file = Path(node.database.removeprefix("sqlite:///"))
    sizes = [f.stat().st_size for f in (file, file.with_name(f"{file.name}-wal")) if f.exists()]
    room = dice.choice([0, min(sizes), max(sizes)])
    house.log.note("full disk", f"for {pause:.1f} s: no file beyond {room} bytes", fault=True)
    _, most = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (room, most))
    kills = dice.random() < 0.25

    async def heal() -> None:
        try:
            await asyncio.sleep(pause)
            if kills:
                house.log.note("kill", "while the disk is full", fault=True)
                await node.kill()
                await node.start()
            else:
                resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, most))
            house.log.note("room on the disk", "")
        finally:
            node.is_busy = False

    house.spawn(heal())
    return True


ON_NODES = [
    Fault("kill", 4, kill),
    Fault("stop", 4, stop),
    Fault("cut", 4, cut),
    Fault("restart database", 1, restart),
    Fault("skew", 2, skew),
]
ON_FILE = [
    Fault("full disk", 5, fill_disk),
    Fault("kill", 2, kill),
    Fault("stop", 1, stop),
    Fault("skew", 1, skew),
]
