"""Two people at one table, each on a different node."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest, Refused


async def until(happened: Callable[[], Awaitable[Any]]) -> Any:
    """Wait until `await happened()` is true, and return it."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await happened()):
            await asyncio.sleep(0.05)
    return found


def other_of(one: Any, both: Any) -> Any:
    """The other one of two."""
    return next(each for each in both if each is not one)


async def move(guest: Guest, address: str) -> None:
    """Send this person to another node from now on; their state and cookie stay."""
    await guest.disconnect()
    guest.address = address
    guest.http.base_url = httpx.URL(f"http://{address}")


@dataclass
class Asked:
    """A person's open question."""

    guest: Guest
    seat: int
    question: Any

    @property
    def options(self) -> list[str]:
        return list(self.question["options"])


@dataclass
class Pair:
    """Ola on seat 0 and Ben on seat 1 of a table of three, with a random bot."""

    ola: Guest
    ben: Guest
    code: str
    more: list[Guest] = field(default_factory=list)  # additional devices, closed at the end

    async def begin(self) -> str:
        """Start the game and return its id, as soon as both see the table."""
        await self.ola.start(self.code)
        sight = await self.ola.look(self.code, 0)
        await self.ben.look(self.code, 1)
        return str(sight.moment["game_id"])

    def other(self, guest: Guest) -> Guest:
        return self.ben if guest is self.ola else self.ola

    async def asked(self) -> Asked:
        """Who is asked now, on which seat, and what."""

        async def look() -> Any:
            return [
                Asked(guest, seat, question)
                for guest in (self.ola, self.ben)
                for seat, sight in guest.sights[self.code].items()
                if (question := sight.question(seat))
            ]

        found: Asked = (await until(look))[0]
        return found

    async def answer(self, option: int = 0) -> Asked:
        """Let the person who is asked answer, and wait for the update."""
        asked = await self.asked()
        seq = await asked.guest.answer(self.code, asked.seat, asked.options[option])
        await asked.guest.reach(self.code, asked.seat, seq)
        return asked

    async def device(self, of: Guest, address: str | None = None) -> Guest:
        """Another device of a person on that node, watching the table."""
        device = await self.idle_device(of, address)
        await self.come(device)
        return device

    async def idle_device(self, of: Guest, address: str | None = None) -> Guest:
        device = of.another_device()
        self.more.append(device)
        if address is not None:
            await move(device, address)
        return device

    async def come(self, guest: Guest, *, resume: bool = False) -> None:
        await guest.connect()
        await guest.watch(self.code, resume=resume)

    async def come_back(self, guest: Guest, address: str) -> None:
        """Reconnect to another node without missing anything."""
        await move(guest, address)
        await self.come(guest, resume=True)

    async def play_on(self) -> None:
        """Play to the end, which must be the same for both."""
        await asyncio.gather(
            self.ola.play(self.code, SeededDice("a")), self.ben.play(self.code, SeededDice("b"))
        )
        first, second = self.ola.sights[self.code][0], self.ben.sights[self.code][1]
        assert first.result == second.result

    async def insist(self, asked: Asked) -> int | None:
        """Send the same answer until it is accepted, like the web page does. Returns its number;
        None if it had been accepted before."""
        guest, seat, question = asked.guest, asked.seat, asked.question
        seq = None
        while seq is None:
            try:
                key, number = asked.options[0], question["asked"]
                seq = await guest.answer(self.code, seat, key, asked=number)
            except Refused as refused:
                if refused.error == "already-taken":
                    break
                if refused.error not in ("not-stored", "server-busy"):
                    raise

        def is_next() -> bool:
            now = guest.sights[self.code][seat].question(seat)
            return now is None or now["asked"] != question["asked"]

        await guest.until(is_next)
        return seq


@contextlib.asynccontextmanager
async def pair(first: str, second: str, **options: Any) -> AsyncIterator[Pair]:
    """Ola at the first address and Ben at the second; all seats are taken."""
    ola = await Guest.arrive(first, "Ola")
    ben = await Guest.arrive(second, "Ben")
    both = Pair(ola, ben, await ola.create("hidden_leaders", 3, **options))
    try:
        for guest in (ola, ben):
            await both.come(guest)
        await ola.seat(both.code, 0)
        await ben.seat(both.code, 1)
        await ola.seat(both.code, 2, "bot", bot="random")
        yield both
    finally:
        for guest in (ola, ben, *both.more):
            await guest.leave()
