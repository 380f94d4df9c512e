"""The whole of it: people play, things break, and in the end everything is counted."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

from tests.chaos import faults
from tests.chaos.house import House, Log, open_house
from tests.chaos.judge import Verdict, judge
from tests.chaos.people import Person, Refused, Tally

SMALL_ALLIES = {"map_mode": "automatic", "length": "short", "pack": "tiny"}
CLOCK = {"each": 120, "bank": 60}
FINISHING = 600.0  # seconds in which the last tables are played to their end
QUIET = 2.0  # seconds of undisturbed play at the beginning


@dataclass
class Storm:
    seconds: float = 1800.0
    faults: int = 240
    tables: int = 12
    nodes: int = 3  # none: one server that keeps everything in a file
    seed: int = 1


@dataclass
class Outcome:
    storm: Storm
    verdict: Verdict
    tally: Tally
    faults: dict[str, int]
    seconds: float
    people: list[Person]
    wrong: list[str] = field(default_factory=list)

    @property
    def is_fine(self) -> bool:
        return not (self.wrong or self.verdict.wrong)

    def lines(self) -> list[str]:
        waits = sorted(self.tally.waits) or [0.0]
        ninety_nine = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
        struck = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        mischief = ", ".join(f"{kind} {n}" for kind, n in sorted(self.tally.mischief.items()))
        refusals = ", ".join(f"{name} {n}" for name, n in self.tally.refusals.most_common())
        return [
            f"seed {self.storm.seed}, {self.seconds:.0f} s, {self.storm.nodes or 'no'} nodes",
            f"faults: {sum(self.faults.values())} ({struck})",
            f"messages: {self.tally.sent} sent, {sum(self.tally.mischief.values())} disturbed"
            f" ({mischief}), {self.tally.again} sent again, {self.tally.connections} connections",
            f"answers: {self.verdict.acknowledged} acknowledged, {self.verdict.answers} in the"
            f" records of {self.verdict.games} finished games; {self.verdict.views} views compared",
            f"waiting for an answer: 99 % {ninety_nine:.1f} s, longest {waits[-1]:.1f} s;"
            f" {self.tally.went_back} times a node knew less than another",
            f"refusals: {refusals or 'none'}",
            *(f"WRONG: {line}" for line in self.wrong + self.verdict.wrong),
        ]


async def party(house: House, crowd: list[Person], number: int, time_is_up: Any) -> None:
    """The same people play one game after the other until the time is up."""
    games = 0
    while games == 0 or not time_is_up():
        await one_game(house, crowd, number, games)
        games += 1


async def one_game(house: House, crowd: list[Person], number: int, games: int) -> None:
    allies = len(crowd) < 3 and (number + games) % 2 == 0  # the small pack is for two
    host, seats = crowd[0], 2 if allies else len(crowd) + 1
    options: dict[str, Any] = {
        "game": "secret_allies" if allies else "hidden_leaders",
        "seats": seats,
        "settings": SMALL_ALLIES if allies else {},
        "clock": CLOCK if number % 2 else None,
        "bot_pace": 0,
    }
    code = (await host.ask("POST", "/api/rooms", options))["code"]
    for seat, person in enumerate(crowd):
        body = {"do": "take", "entropy": f"{games:032x}{person.dice.getrandbits(128):032x}"}
        await person.ask("POST", f"/api/rooms/{code}/seats/{seat}", body)
    if seats > len(crowd):
        bot = "easy" if number % 4 == 1 else "random"
        await host.ask("POST", f"/api/rooms/{code}/seats/{seats - 1}", {"do": "bot", "bot": bot})
    try:
        await host.ask("POST", f"/api/rooms/{code}/start")
    except Refused as error:
        if error.error != "wrong-stage":  # an earlier try did begin, and was not heard
            raise
    house.log.note("begun", f"{code}: {options['game']}, {len(crowd)} people")
    await asyncio.gather(*(person.play(code, seat) for seat, person in enumerate(crowd)))
    house.log.note("finished", code)


async def rage(storm: Storm, house: House, dice: random.Random, ends: float) -> None:
    """Faults, one after the other, spread over the time there is."""
    await asyncio.sleep(QUIET)
    for struck in range(storm.faults):
        left = ends - time.monotonic()
        pause = max(0.0, left / (storm.faults - struck))
        await asyncio.sleep(dice.uniform(0.4, 1.6) * pause * 0.95)
        await faults.strike(house, dice)


async def run(storm: Storm, folder: Path, *, loud: bool = False) -> Outcome:
    log = Log(folder / "chaos.log", loud)
    dice = random.Random(storm.seed)
    tally = Tally()
    log.note("storm", str(storm))
    try:
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one client for all people
        async with (
            open_house(folder, log, storm.nodes) as house,
            httpx.AsyncClient(cookies=nobodys) as http,
        ):
            people = await seat_crowds(storm, house, http, tally)
            ends = time.monotonic() + storm.seconds
            playing = [
                asyncio.create_task(party(house, crowd, n, lambda: time.monotonic() > ends))
                for n, crowd in enumerate(people)
            ]
            storming = asyncio.create_task(rage(storm, house, dice, ends))
            await unless_failed(storming, playing)
            await house.all_well()
            log.note("calm", "all nodes are well; the tables are played to their end")
            for person in (person for crowd in people for person in crowd):
                person.wild = False
            async with asyncio.timeout(max(0.0, ends - time.monotonic()) + FINISHING):
                await asyncio.gather(*playing)
            seconds = time.monotonic() - ends + storm.seconds
            for node in house.nodes:
                await node.close()
            everybody = [person for crowd in people for person in crowd]
            verdict = await judge(house.store, everybody)
            outcome = Outcome(storm, verdict, tally, dict(log.counts), seconds, everybody)
            outcome.wrong += bugs_in_logs(house)
        for line in outcome.lines():
            log.note("outcome", line)
        return outcome
    finally:
        log.close()


async def unless_failed(
    storming: "asyncio.Task[None]", playing: list["asyncio.Task[None]"]
) -> None:
    """Wait for the storm; a broken promise ends it at once."""
    waiting: set[asyncio.Task[None]] = {storming, *playing}
    while storming in waiting:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            try:
                task.result()
            except BaseException:
                for other in waiting:
                    other.cancel()
                raise


async def seat_crowds(
    storm: Storm, house: House, http: httpx.AsyncClient, tally: Tally
) -> list[list[Person]]:
    crowds = []
    for number in range(storm.tables):
        crowd = []
        for who in range(1 + number % 3):
            name = f"Guest {number}.{who}"
            own = random.Random(f"{storm.seed}/{name}")
            crowd.append(await Person(house, http, name, own, tally).arrive())
        crowds.append(crowd)
    return crowds


def bugs_in_logs(house: House) -> list[str]:
    """What a node itself calls a bug, or did not expect at all."""
    found = []
    for node in house.nodes:
        for line in node.log.read_text(errors="replace").splitlines():
            if "unhandled" in line or line.startswith("Traceback"):
                found.append(f"{node.name}: {line[:300]}")
    return found
