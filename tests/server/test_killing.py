"""The server is killed at random moments and loses nothing that it acknowledged.

Scripted people play many tables over real sockets, with bots. The process is repeatedly killed by
SIGKILL and restarted on the same database. People reconnect as the web page would: they watch the
room with their last number, and resend what was not acknowledged.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from hiddenhand.server.storage import SqlStore
from hiddenhand.table.dice import SeededDice
from tests.server import postgres
from tests.server.people import PATIENCE, Guest
from tests.server.ports import free_port
from tools.tree import ROOT

SMALL_ALLIES = {"map_mode": "automatic", "length": "short"}
START = """
from hiddenhand.server.serve import serve
from hiddenhand.server.settings import read_settings
from tests.server.patience import be_patient
be_patient()
serve(read_settings(), lambda address: None)
"""


@dataclass
class Victim:
    """A server in its own process."""

    folder: Path
    database: str
    port: int = 0
    process: "asyncio.subprocess.Process | None" = None
    kills: int = 0

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        if not self.port:
            self.port = free_port()
        environment = os.environ | {
            "HIDDENHAND_DATABASE": self.database,
            "HIDDENHAND_GUESTS_PER_HOUR": "0",
            "HIDDENHAND_REQUESTS_PER_MINUTE": "0",
            "HIDDENHAND_WORK_PER_SECOND": "0",
            "HIDDENHAND_BOTS_ALONE_PACE": "0",
            "HIDDENHAND_BOTS_ALONE_TABLES": "0",
            "HIDDENHAND_BOT_PROCESSES": "1",
            "HIDDENHAND_BOT_LIMIT": str(PATIENCE),
            "HIDDENHAND_TESTING": "1",
            "HIDDENHAND_TEST_SEED": "tests",
            "HIDDENHAND_PORT": str(self.port),
            "HIDDENHAND_MESSAGES_AT_ONCE": "1000",
            "HIDDENHAND_MESSAGES_PER_SECOND": "1000",
        }
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", START), cwd=ROOT, env=environment, stderr=log
            )
        async with httpx.AsyncClient() as http:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                assert self.process.returncode is None, "the server does not start"
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(f"http://{self.address}/api/rooms")
                    return
                await asyncio.sleep(0.05)
        raise AssertionError("the server takes too long to start")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1


@dataclass
class Party:
    """One person at one table with bots, who keeps retrying."""

    victim: Victim
    guest: Guest
    code: str
    dice: SeededDice
    sure: list[tuple[int, int, str]] = field(
        default_factory=list
    )  # number, seat, key: acknowledged
    resent: int = 0
    unsure: dict[str, Any] | None = None  # sent, but not acknowledged

    async def play(self) -> None:
        while not self.is_over():
            with contextlib.suppress(OSError, websockets.WebSocketException, AssertionError):
                await self.guest.disconnect()
                await self.guest.connect()
                await self.guest.watch(self.code, resume=self.code in self.guest.sights)
                await self.guest.look(self.code, 0)
                await self.go_on()
            await asyncio.sleep(0.02)

    def is_over(self) -> bool:
        sights = self.guest.sights.get(self.code, {})
        return any(sight.result for sight in sights.values())

    async def until_put_down(self) -> None:
        """Wait until the room says that its game is over."""
        async with asyncio.timeout(PATIENCE):
            while (await self.guest.ask("GET", f"/api/rooms/{self.code}"))["stage"] != "over":
                await asyncio.sleep(0.02)

    async def go_on(self) -> None:
        guest, sights = self.guest, self.guest.sights[self.code]
        while not self.is_over():
            if self.unsure is None:
                seat = await guest.until(
                    lambda: (
                        [s for s in sights if sights[s].question(s)]
                        or ([-1] if self.is_over() else None)
                    )
                )
                seat = seat[0]
                if seat < 0:
                    return
                question = sights[seat].question(seat)
                self.unsure = {
                    "type": "answer",
                    "room": self.code,
                    "game_id": sights[seat].moment["game_id"],
                    "seat": seat,
                    "asked": question["asked"],
                    "key": question["options"][self.dice.below(len(question["options"]))],
                }
            else:
                self.resent += 1
            await self.settle(self.unsure)

    async def settle(self, message: dict[str, Any]) -> None:
        """Send until it is accepted. `already-taken` means that it was written before the server
        died."""
        name = f"{message['asked']}/{self.resent}"
        self.guest.acks.pop(name, None)
        self.guest.refusals.pop(name, None)
        await self.guest.send(**message, id=name)
        await self.guest.until(lambda: name in self.guest.acks or name in self.guest.refusals)
        refusal = self.guest.refusals.get(name)
        if refusal is None:
            number = self.guest.acks[name]
            self.sure.append((number, message["seat"], message["key"]))
            await self.guest.reach(self.code, message["seat"], number)
        else:
            assert refusal["error"] == "already-taken", refusal
            await self.guest.until(
                lambda: self.guest.sights[self.code][message["seat"]].seq > message["asked"]
            )
        self.unsure = None


async def sit_down(victim: Victim, number: int) -> Party:
    guest = await Guest.arrive(victim.address, f"Guest {number}", check=False)
    allies = number % 25 == 0
    game, settings = ("secret_allies", SMALL_ALLIES) if allies else ("hidden_leaders", {})
    code = await guest.create(game, 2, settings=settings)
    await guest.seat(code, 0)
    await guest.seat(code, 1, "bot", bot="easy" if number % 5 == 0 else "random")
    await guest.start(code)
    return Party(victim, guest, code, SeededDice(f"party {number}"))


async def evening(victim: Victim, number: int, kills: int, parties: list[Party]) -> None:
    """Play one game after the other until the server was killed often enough."""
    while True:
        with contextlib.suppress(httpx.HTTPError):  # killed while somebody sat down
            party = await sit_down(victim, number)
            parties.append(party)
            await party.play()
            if victim.kills >= kills:
                return
        await asyncio.sleep(0.02)


async def massacre(victim: Victim, tables: int, kills: int, seconds: float) -> None:
    await victim.start()
    parties: list[Party] = []
    playing = [asyncio.create_task(evening(victim, n, kills, parties)) for n in range(tables)]
    async with asyncio.timeout(PATIENCE):
        while len(parties) < tables:  # everybody sits before the first kill
            await asyncio.sleep(0.05)
    chance = random.Random(tables)
    while victim.kills < kills:
        await asyncio.sleep(chance.uniform(0.3, seconds / kills))
        await victim.kill()
        await victim.start()
    await asyncio.gather(*playing)  # all tables can be played to the end
    await asyncio.gather(*(party.until_put_down() for party in parties))
    await victim.kill()
    await check_store(victim.database, parties)
    wrong = [line for line in victim.log.read_text().splitlines() if " error " in line]
    assert not wrong, wrong[:5]
    print(
        f"{sum(len(p.sure) for p in parties)} acknowledged, {victim.kills} kills,"
        f" {sum(p.resent for p in parties)} sent again"
    )
    for party in parties:
        await party.guest.leave()


async def check_store(database: str, parties: list[Party]) -> None:
    """Every acknowledged answer is in the store under its number, once and in order."""
    store = await SqlStore.open(database)
    try:
        for party in parties:
            assert len(party.sure) > 5
            moment = party.guest.sights[party.code][0].moment
            rows = {row.number: row for row in await store.answers(moment["game_id"])}
            assert sorted(rows) == list(range(len(rows)))
            assert [number for number, _, _ in party.sure] == sorted({n for n, _, _ in party.sure})
            for number, seat, key in party.sure:
                assert (rows[number].seat, rows[number].key) == (seat, key)
            room = await store.room(party.code)
            assert room is not None
            assert room.stage == "over"
            game = await store.game(moment["game_id"])
            assert game is not None
            assert game.result is not None
    finally:
        await store.close()


# Over both stores together the long tests kill a hundred times.
@pytest.mark.parametrize(
    ("tables", "kills", "seconds", "on_postgresql"),
    [
        (15, 2, 2.0, False),
        pytest.param(50, 50, 120.0, False, marks=pytest.mark.long),
        pytest.param(50, 50, 300.0, True, marks=pytest.mark.long),
    ],
)
def test_sigkill_loses_nothing_that_was_acknowledged(
    tmp_path: Path, tables: int, kills: int, seconds: float, on_postgresql: bool
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    if on_postgresql:
        database = postgres.fresh_database(postgres.address())

    async def whole() -> None:
        deadly = massacre(Victim(tmp_path, database), tables, kills, seconds)
        await asyncio.wait_for(deadly, 1500 + 4 * seconds)

    asyncio.run(whole())
