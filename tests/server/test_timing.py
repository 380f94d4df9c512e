"""Neither size, number nor timing of messages reveals hidden information (HL-17.16)."""

import asyncio
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.thinking import Choice, Request, ThinkingFailed
from hiddenhand.server.limits import NOBODY as SERVER
from hiddenhand.server.limits import Payer
from hiddenhand.server.live import moment, tempo
from hiddenhand.server.live.bot_players import BotPlayers, BotQuestion
from hiddenhand.server.live.chance import Chance
from hiddenhand.server.live.services import Services
from hiddenhand.server.live.snapshots import Shown
from hiddenhand.server.live.table import LiveTable, deal
from hiddenhand.server.settings import Settings
from hiddenhand.server.wire.rooms import Clock
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.server.people import Guest
from tests.server.running import run, server
from tests.server.test_refusals import a_table, error_of

GAMES: list[tuple[str, dict[str, str]]] = [
    ("hidden_leaders", {}),
    ("secret_allies", {"map_mode": "automatic", "length": "short"}),
]
NOW = 1_800_000_000.0
NOBODY: frozenset[Seat] = frozenset()
# What the rules make public although the board looks the same.
SAID_ALOUD = {"bids-opened", "fired", "chose-player", "looked", "exchanged"}


# -- sizes and numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_answers_that_look_alike_make_the_same_bytes(name: str, settings: dict[str, str]) -> None:
    """All possible answers are tried: viewers who must not distinguish two of them get the same
    bytes, down to the last digit of a deadline."""
    dice = SeededDice("bytes")
    live = table_of(name, settings)
    shown: dict[Seat, Shown] = {viewer: {} for viewer in (0, 1, 2, SPECTATOR)}
    alike = 0
    while not live.is_over and live.seq < 120:
        seat = live.owing()[dice.below(len(live.owing()))]
        keys = live.table.state.option_keys(seat)
        heard: dict[tuple[Seat, bytes], set[bytes]] = defaultdict(set)
        tried: dict[tuple[Seat, bytes], int] = defaultdict(int)
        for key in keys[:12]:
            for viewer, view, update in told_after(live, seat, key, shown):
                heard[viewer, view].add(quietly(update))
                tried[viewer, view] += 1
        for alternatives in heard.values():
            assert len(alternatives) == 1, difference(*list(alternatives)[:2])
        alike += sum(count > 1 for count in tried.values())
        live.accept(live.propose(seat, keys[dice.below(len(keys))], NOW, by_person=True))
        for viewer, fields in shown.items():
            telling(live, viewer).update(viewer, fields, seat)
    assert alike > 10  # often enough for the test to mean something


def table_of(name: str, settings: dict[str, str]) -> LiveTable:
    def dice(rolled: int) -> SeededDice:
        return SeededDice(f"{name} {rolled}")

    return deal("game", Table(name, 3, dice(0), settings), dice, Clock(each=60, bank=60), NOW)


def told_after(
    live: LiveTable, seat: Seat, key: str, shown: dict[Seat, Shown]
) -> list[tuple[Seat, bytes, bytes]]:
    """(viewer, view, update) for everybody else if `seat` answered `key`; changes nothing.
    Random answers can differ each time, so then nothing is compared."""
    proposal = live.propose(seat, key, NOW, by_person=True)
    if proposal.row.chance or not proposal.asks:
        return []
    table = live.table
    answered, told = len(table.record.answers), len(table.events)
    after = replace(live, taken=list(live.taken), marks=list(live.marks))
    before = table.state
    after.accept(proposal)
    found = []
    for viewer, fields in shown.items():
        if viewer != seat:
            asks = [(decision.seat, decision.ask, decision.rule) for decision in proposal.asks]
            seen = [table.view(viewer).as_dict(), asks]  # the next question is public
            view = orjson.dumps(seen, option=orjson.OPT_NON_STR_KEYS)
            found.append((viewer, view, telling(after, viewer).update(viewer, dict(fields), seat)))
    table.undo(before, answered, told)
    return found


def quietly(update: bytes) -> bytes:
    """The update without the public announcement."""
    message = orjson.loads(update)
    message["events"] = [e for e in message["events"] if e["event"] not in SAID_ALOUD]
    return orjson.dumps(message)


def difference(one: bytes, other: bytes) -> dict[str, Any]:
    """Where two messages differ, for debugging."""
    first, second = orjson.loads(one), orjson.loads(other)
    return {name: (first[name], second[name]) for name in first if first[name] != second[name]}


def telling(live: LiveTable, viewer: Seat) -> moment.MomentEncoder:
    return moment.MomentEncoder(live, "room", NOBODY, [viewer])


def test_trying_and_asking_reaches_nobody_else(tmp_path: Path) -> None:
    """While somebody decides, others receive nothing."""

    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        eve = await Guest.arrive(here.address, "Eve")
        await eve.connect()
        await eve.watch(code)
        await eve.look(code, SPECTATOR)
        sight = me.sights[code][mine]
        before = {}
        for guest in (you, eve):
            await quiet(guest)
            before[guest.user] = len(guest.heard)
        wrong = {"game_id": sight.moment["game_id"], "seat": mine, "asked": 0, "room": code}
        for key in ("pass", "hide:no_such_card", "move:red+2"):
            assert await error_of(me, type="answer", key=key, **wrong) == "not-an-option"
        await me.ask("GET", f"/api/rooms/{code}/seats/{mine}/notebook")
        await me.ask("GET", f"/api/rooms/{code}")
        await me.ask("GET", "/api/rooms/mine")
        for guest in (you, eve):
            await quiet(guest)
            assert len(guest.heard) == before[guest.user] + 1  # the pong
        seq = await me.answer(code, mine, sight.question(mine)["options"][0])
        for guest, viewer in ((you, 1 - mine), (eve, SPECTATOR)):
            await guest.reach(code, viewer, seq)
            await quiet(guest)
            kinds = [orjson.loads(data)["type"] for data in guest.heard[before[guest.user] + 1 :]]
            kinds.remove("pong")
            assert [kind for kind in kinds if kind != "your_turn"] == ["update"]
            assert guest is you or "your_turn" not in kinds
        for guest in (me, you, eve):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


async def quiet(guest: Guest) -> None:
    """Wait until everything sent to this guest has arrived."""
    pongs = sum(m["type"] == "pong" for m in guest.inbox)
    await guest.send(type="ping")
    await guest.until(lambda: sum(m["type"] == "pong" for m in guest.inbox) > pongs)


# -- time ----------------------------------------------------------------------------------------


def around(prepared: PreparedTable) -> Table:
    table = Table("hidden-leaders", prepared.state.seats, 0)
    table.state = prepared.state
    return table


@pytest.mark.parametrize("hand", ["ace_fighter buried_emperor", "ace_fighter keen_koi"])
def test_a_bot_hides_whether_it_had_a_choice(hand: str) -> None:
    table = arrange(hand={0: f"doubtful_priest {hand}"})
    table.say("play:doubtful_priest", "move:red+2")
    assert (len(table.options) > 1) == ("koi" in hand)
    assert tempo.may_have_a_choice(around(table), 0, SeededDice("worlds"))


def test_what_all_can_see_needs_no_hiding() -> None:
    table = arrange(hand={0: "aimless_eel"}, party={0: "rotting_orangutan", 1: "keen_koi"})
    table.say("play:aimless_eel", "move:red+1")
    assert table.options == ("bury:0.rotting_orangutan",)
    assert not tempo.may_have_a_choice(around(table), 0, SeededDice("worlds"))


def test_a_bot_without_a_choice_takes_the_time_of_one_with(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        live = here.table(code)
        record = live.table.record.text()
        request = Request(live.game_id, record, mine, "normal", "seed")
        options = me.sights[code][mine].question(mine)["options"]

        async def measured(options: list[str]) -> tuple[str, float]:
            async def inside() -> tuple[str, float]:
                began = time.monotonic()
                question = BotQuestion(request, "hidden_leaders", 0, 0.0, options, 0.0)
                key = await here.room(code).bot_players._choose(question)
                return key, time.monotonic() - began

            soon = asyncio.run_coroutine_threadsafe(inside(), here.loop)
            return await asyncio.wrap_future(soon)

        times = here.registry.services.tempo
        assert times.like("hidden_leaders", "normal") == 0.0
        key, _ = await measured(options)  # a real bot in a real process
        assert key in options
        needed = times.like("hidden_leaders", "normal")
        assert needed > 0
        assert times.like("hidden_leaders", "hard") == 0.0
        key, took = await measured(["only"])
        assert key == "only"
        assert took >= needed - 0.01  # the precision of timers
        for guest in (me, you):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_where_no_bot_can_think_the_default_of_the_game_is_answered() -> None:
    """The pool fails repeatedly, and the game continues."""
    table = Table("secret_allies", 3, dice=1, settings={"map_mode": "automatic"})
    assert table.decision is not None
    seat, options = table.decision.seat, list(table.decision.options)
    default = table.game.default_answer(table.state, seat, SeededDice("any"))

    class Broken(BotPool):
        async def choose(self, request: Request, payer: Payer = SERVER) -> Choice:
            raise ThinkingFailed("the pool broke twice", place=request.bot)

    async def scenario() -> str:
        nothing: Any = None
        services = Services(nothing, Broken(1, 1.0), nothing, nothing, Chance(), Settings())
        bots = BotPlayers(services, "room", nothing, nothing)
        request = Request("g", table.record.text(), seat, "normal", "seed")
        return await bots._choose(BotQuestion(request, "secret_allies", 0, 0.0, options, 0.0))

    assert len(options) > 1
    assert asyncio.run(scenario()) == default


@pytest.mark.parametrize(
    ("pace", "thought", "wait"),
    [(0.8, 0.0, 0.8), (0.8, 0.5, 0.3), (0.8, 0.9, 0.7), (0.5, 1.5, 0.0), (0.0, 5.0, 0.0)],
)
def test_bots_answer_on_the_beat(pace: float, thought: float, wait: float) -> None:
    assert tempo.until_beat(100.0, pace, 100.0 + thought) == pytest.approx(wait, abs=1e-6)


def test_the_latest_times_count() -> None:
    times = tempo.Tempo(SeededDice("lot"))
    for number in range(500):
        times.note("game", "hard", float(number))
    drawn = {times.like("game", "hard") for _ in range(2000)}
    assert drawn == {float(number) for number in range(500 - tempo.REMEMBERED, 500)}
