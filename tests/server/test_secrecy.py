"""Nothing sent to a client reveals what its viewpoint must not know, on the socket or over HTTP."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR, Seat
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.server.live import deals, moment
from hiddenhand.server.live.snapshots import Shown
from hiddenhand.server.live.table import LiveTable, deal
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import AnswerRow, GameRow
from hiddenhand.server.wire.rooms import Clock
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.proven import Deal
from hiddenhand.table.table import Step, Table, begin
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import run, server

GAMES: list[tuple[str, dict[str, str]]] = [
    ("hidden_leaders", {}),
    ("secret_allies", {"map_mode": "automatic", "length": "short"}),
]
SECRET = bytes(range(32))  # of a deal: the same cards in every run
NOBODY_BOTS: frozenset[Seat] = frozenset()


# -- the same bytes in every world a viewer cannot tell from the real one ------------------------


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_messages_read_the_same_in_every_world(name: str, settings: dict[str, str]) -> None:
    dice = SeededDice(name)
    dice_from = deals.dice_of(Deal(SECRET).text())
    table = Table(name, 3, dice_from(0), settings)
    live = deal("game", table, dice_from, Clock(each=60), time.time())
    shown: dict[Seat, Shown] = {viewer: {} for viewer in (0, 1, 2, SPECTATOR)}
    looked = 0
    while not live.is_over and live.seq < 120:
        seat = live.owing()[dice.below(len(live.owing()))]
        keys = live.table.state.option_keys(seat)
        proposal = live.propose(seat, keys[dice.below(len(keys))], time.time(), by_person=True)
        live.accept(proposal)
        for viewer, fields in shown.items():
            if not live.is_over:
                looked += compare_worlds(live, viewer, fields, seat, dice)
    assert looked > 300


def compare_worlds(
    live: LiveTable, viewer: Seat, fields: Shown, seat: Seat, dice: SeededDice
) -> int:
    real, other = dict(fields), dict(fields)
    state = live.table.state
    asks = live.asks
    update = telling(live, viewer).update(viewer, real, seat)
    snapshot, _ = telling(live, viewer).snapshot(viewer, {0: "a"}, 0)
    live.table.state = state.redeal(viewer, dice)
    live.asks = live.table.pending
    try:
        assert telling(live, viewer).update(viewer, other, seat) == update
        assert telling(live, viewer).snapshot(viewer, {0: "a"}, 0)[0] == snapshot
    finally:
        live.table.state, live.asks = state, asks
    fields.update(real)
    return 1


def telling(live: LiveTable, viewer: Seat) -> moment.MomentEncoder:
    return moment.MomentEncoder(live, "room", NOBODY_BOTS, [viewer])


def test_a_message_for_the_wrong_eyes_would_be_noticed() -> None:
    dice = deals.dice_of(Deal(SECRET).text())
    live = deal("game", Table("hidden_leaders", 3, dice(0)), dice, None, 0.0)
    mine, _ = telling(live, 0).snapshot(0, {}, 0)
    state = live.table.state
    live.table.state = state.redeal(1, SeededDice("1"))  # a world that seat 0 can distinguish
    live.asks = live.table.pending
    assert telling(live, 0).snapshot(0, {}, 0)[0] != mine


# -- a whole game on the wire ----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_the_wire_carries_exactly_what_each_may_see(
    tmp_path: Path, name: str, settings: dict[str, str]
) -> None:
    """Everything sent is compared with the engine's view for that viewer, recomputed from the
    store."""
    guests: dict[Seat, Guest] = {}

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        eve = await Guest.arrive(here.address, "Eve")
        code = await ola.create(name, 3, settings=settings)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        await ola.seat(code, 2, "bot", bot="random")
        for viewer, guest in ((0, ola), (1, ben), (SPECTATOR, eve)):
            guests[viewer] = guest
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        for viewer, guest in guests.items():
            await guest.look(code, viewer)
        await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
        await eve.until(lambda: eve.sights[code][SPECTATOR].result)
        for guest in guests.values():
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())
    game, rows = asyncio.run(stored(tmp_path, guests[0]))
    for viewer, guest in guests.items():
        check_wire(game, rows, viewer, guest)


async def stored(folder: Path, guest: Guest) -> tuple[GameRow, list[AnswerRow]]:
    store = await SqlStore.open(f"sqlite:///{folder}/games.db")
    try:
        game_id = next(m for m in guest.inbox if m["type"] == "snapshot")["game_id"]
        game = await store.game(game_id)
        assert game is not None
        return game, await store.answers(game_id)
    finally:
        await store.close()


def check_wire(game: GameRow, rows: list[AnswerRow], viewer: Seat, guest: Guest) -> None:
    sent = [m for m in guest.inbox if m["type"] in ("snapshot", "update")]
    assert {m["viewer"] for m in sent} == {viewer}
    by_number = {m["seq"]: m for m in sent}
    view: dict[str, Any] = {}
    for number, step, told in walk(game, rows):
        message = by_number.pop(number)
        heard = plain(step.feed(viewer, len(step.events) - len(told)))
        if message["type"] == "snapshot":
            view = dict(message["view"])
            assert message["log"] == [heard]
        else:
            view.update(message["changed"])
            assert message["events"] == heard
        assert view == plain(step.view(viewer).as_dict())
        asked = [decision.seen_by(viewer) for decision in step.state.questions(viewer)]
        for question, expected in zip(message["questions"], asked, strict=True):
            assert question["ask"] == expected["ask"]
            assert question["options"] == plain(expected.get("options"))
        if game.game == "hidden_leaders" and step.result is None:
            check_words(message, step, viewer, told)
    assert not by_number
    secret = orjson.loads(game.deal)["secret"].encode()
    last = max(n for n, data in enumerate(guest.heard) if b'"type":"update"' in data)
    assert not any(secret in data for data in guest.heard[:last])


def walk(game: GameRow, rows: list[AnswerRow]) -> Iterator[tuple[int, Table, list[Any]]]:
    """The table after each number, with the events since the last one."""
    record = Record(game.game, game.rules, game.seats, dict(game.settings))
    table = begin(record)
    for row in rows:
        step = Step(table.state.clone())
        step.state.listen()
        if row.number:
            step.put(row.seat, row.key)
        for key in row.chance:
            step.put(CHANCE, key)
        table.accept(step)
        yield row.number, table, step.events


def check_words(message: dict[str, Any], table: Table, viewer: Seat, told: list[Any]) -> None:
    """No card hidden from this viewer is named anywhere in the message."""
    everything = words(table.view(OPEN).as_dict())
    cards = {hero.id for hero in library().heroes} | {leader.id for leader in library().leaders}
    allowed = words(table.view(viewer).as_dict()) | words([e.seen_by(viewer) for e in told])
    secret = (everything & cards) - allowed
    assert secret
    text = orjson.dumps(message).decode() if message["type"] == "update" else ""
    assert not [card for card in secret if f'"{card}"' in text or f":{card}" in text]


def words(fact: Any) -> set[str]:
    if isinstance(fact, str):
        return {fact}
    if isinstance(fact, dict):
        fact = list(fact.values())
    return set().union(*map(words, fact)) if isinstance(fact, list | tuple) else set()


def plain(fact: Any) -> Any:
    return orjson.loads(orjson.dumps(fact, option=orjson.OPT_NON_STR_KEYS))


# -- HTTP --------------------------------------------------------------------------------------


def test_http_tells_nothing_of_a_running_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        eve = await Guest.arrive(here.address, "Eve")
        code = await ola.create("hidden_leaders", 2, public=True)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        room = await ola.start(code)
        game_id = room["game_id"]
        secret = orjson.loads(here.room(code).current_game.deal)["secret"]
        for guest in (ola, ben, eve):
            for path in ("", "/chat"):
                await guest.ask("GET", f"/api/rooms/{code}{path}")
            await guest.ask("GET", "/api/rooms/mine")
            await guest.ask("GET", "/api/rooms")
            for path in ("", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=-4", "/proof"):
                with contextlib.suppress(Refused):  # which error does not matter here
                    await guest.ask("GET", f"/api/games/{game_id}{path}")
        cards = {hero.id for hero in library().heroes} | {row.id for row in library().leaders}
        tokens = [guest.cookie().partition("=")[2] for guest in (ola, ben, eve)]
        heard = b"".join(data for guest in (ola, ben, eve) for data in guest.heard).decode()
        assert not [word for word in (*cards, secret, *tokens) if word in heard]
        assert room["deal"]["commitment"] in heard
        address = f"http://{here.address}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as stranger:
            for path in ("/api/rooms", "/metrics", "/healthz", f"/api/games/{game_id}"):
                text = (await stranger.get(path)).text
                assert not [word for word in (*cards, secret, *tokens) if word in text], path
        for guest in (ola, ben, eve):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())
