"""Statistics: what is counted of finished games, for whom, and what is counted separately."""

import asyncio
import csv
import io
import sqlite3
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from hiddenhand.bots.arena import Match, play
from hiddenhand.core.shares import wilson
from hiddenhand.server.archive import replays, stats
from hiddenhand.server.archive.facts import facts_of
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import (
    DeviceRow,
    FactRow,
    GameRow,
    PlayerRow,
    RivalRow,
    TallyRow,
    UserRow,
    Which,
)
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tests.server.people import PATIENCE, Guest
from tests.server.running import run, server


@cache
def finished(name: str) -> Table:
    quick = {"map_mode": "automatic", "length": "short"} if name == "secret_allies" else {}
    return play(Match(name, 3, quick, "easy", "statistics"), 1)


def row_of(table: Table, *players: PlayerRow, game_id: str = "g") -> GameRow:
    assert table.result is not None
    now = time.time()
    return GameRow(
        game_id,
        None,
        table.game.name,
        table.game.rules,
        table.seats,
        dict(table.record.settings),
        players,
        "{}",
        now,
        now,
        now,
        result=orjson.dumps(table.result.as_dict()).decode(),
    )


def people(table: Table, bots: int = 0) -> list[PlayerRow]:
    """Users u0, u1 ...; the last `bots` seats are bots."""
    first = table.seats - bots
    return [
        PlayerRow(n, f"U{n}", f"u{n}") if n < first else PlayerRow(n, "", None, "hard")
        for n in range(table.seats)
    ]


def kinds(facts: list[FactRow], seat: int) -> dict[str, list[FactRow]]:
    found: dict[str, list[FactRow]] = {}
    for fact in facts:
        if fact.seat == seat:
            found.setdefault(fact.kind, []).append(fact)
    return found


def test_facts_of_hidden_leaders_agree_with_the_table() -> None:
    table = finished("hidden_leaders")
    assert table.result is not None
    facts = facts_of(row_of(table, *people(table, bots=1)), table)
    view: Any = table.view(-4).as_dict()
    for party in view["parties"]:
        mine = kinds(facts, party["seat"])
        assert [fact.what for fact in mine["leader"]] == [party["leader"]]
        assert len(mine["faction"]) == 2
        assert sorted(f.what for f in mine.get("hidden", [])) == sorted(party["hidden"])
        won = party["seat"] in table.result.winners
        assert {fact.won for fact in facts if fact.seat == party["seat"]} == {int(won)}
    told = table.feed(-4)
    assert sum(f.amount for f in facts if f.kind == "played") == sum(
        event["event"] == "played" for event in told
    )
    assert [f.what for f in facts if f.kind == "bot"] == ["hidden_leaders/hard"]
    whole = kinds(facts, -1)
    assert [fact.what for fact in whole["table"]] == ["hidden_leaders/mixed"]
    assert whole["victory"][0].what == table.result.ending.partition(":")[0]
    assert len({(f.seat, f.kind, f.what) for f in facts}) == len(facts)  # the primary key


def test_facts_of_secret_allies_agree_with_the_table() -> None:
    table = finished("secret_allies")
    facts = facts_of(row_of(table, *people(table)), table)
    view: Any = table.view(-4).as_dict()
    for player in view["players"]:
        mine = kinds(facts, player["seat"])
        assert [fact.what for fact in mine["race"]] == [player["race"]]
        technologies = {fact.what for fact in mine.get("technology", [])}
        assert technologies == set(player["technologies"])
    allies = {(f.seat, f.what) for f in facts if f.kind == "ally"}
    for state in view["states"]:
        if state["revealed_by"] is not None:
            assert (state["revealed_by"], state["state"]) in allies
    assert sum(f.amount for f in facts if f.kind == "unit") > 0
    assert [fact.what for fact in kinds(facts, -1)["over"]] == [view["ending"]]


def test_some_games_are_counted_apart() -> None:
    table = finished("hidden_leaders")
    abandoned = replace(row_of(table, *people(table)), result=None)
    assert facts_of(abandoned, table) == [FactRow(-1, "abandoned", "hidden_leaders")]
    shared = row_of(table, *(replace(player, user="u0") for player in people(table)))
    assert facts_of(shared, table) == [FactRow(-1, "shared", "hidden_leaders")]
    bots = row_of(table, *people(table, bots=table.seats))
    assert facts_of(bots, table) == [FactRow(-1, "table", "hidden_leaders/bots")]


def test_an_interval_is_wide_for_few_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    few, many = wilson(1, 2), wilson(500, 1000)
    assert few[0] < 0.1
    assert few[1] > 0.9
    assert many == pytest.approx((0.469, 0.531), abs=0.001)  # from published Wilson tables
    assert wilson(3, 3)[1] == 1.0


def test_who_is_a_nemesis() -> None:
    often = RivalRow("a", "Ann", None, 10, 1, 6)
    once = RivalRow("b", "Bob", None, 1, 0, 1)
    kind = RivalRow("c", "Cleo", None, 30, 9, 2)
    found = stats.my_stats([], [], [once, kind, often], {})
    assert [rival.name for rival in found.nemeses] == ["Ann", "Cleo"]
    assert [rival.name for rival in found.companions] == ["Cleo", "Ann", "Bob"]


def test_two_bots_of_a_level_are_one_companion_of_a_game(tmp_path: Path) -> None:
    """A regression: one game against two bots was counted as two games together."""
    table = finished("hidden_leaders")
    bots = table.seats - 1

    async def scenario() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/games.db")
        await store.add_user(
            UserRow("u0", "U0", None, 0.0), DeviceRow("d0", "u0", "", 0.0, 0.0), bytes(32)
        )
        game = row_of(table, *people(table, bots))
        await store.add_finished(game, replays.rows_of(table.record))
        await store.add_facts(game.id, facts_of(game, table))
        (rival,) = await store.rivals_of("u0", Which())
        won = bool(table.result and 0 in table.result.winners)
        assert (rival.games, rival.my_wins, rival.their_wins) == (1, won, not won)
        await store.close()

    assert bots > 1
    asyncio.run(scenario())


def test_a_table_of_numbers_for_spreadsheets() -> None:
    game = "hidden_leaders"
    seats = TallyRow(game, "seat", game, 9, 9, 3, 3.0)  # shown separately
    rows = stats.tallies([TallyRow(game, "leader", "cyra", 4, 4, 1, 1.0), seats])
    (line,) = csv.DictReader(io.StringIO(stats.as_csv(rows)))
    assert (line["kind"], line["what"]) == ("leader", "cyra")
    assert (line["games"], line["rate"]) == ("4", "0.25")


# -- in the store --------------------------------------------------------------------------------


def test_what_is_counted_is_found_again_and_erased_with_its_people(tmp_path: Path) -> None:
    check_statistics(f"sqlite:///{tmp_path}/games.db")


def check_statistics(database: str) -> None:
    """The same checks in every database."""
    table = finished("hidden_leaders")
    result = table.result
    assert result is not None

    async def scenario() -> None:
        store = await SqlStore.open(database)
        for n in range(table.seats):
            device = DeviceRow(f"d{n}", f"u{n}", "", 0.0, 0.0)
            await store.add_user(UserRow(f"u{n}", f"U{n}", None, 0.0), device, bytes([n]) * 32)
        rows = replays.rows_of(table.record)
        for name in ("g1", "g2"):
            game = row_of(table, *people(table), game_id=name)
            await store.add_finished(game, rows)
            await store.add_facts(name, facts_of(game, table))
            await store.add_facts(name, facts_of(game, table))  # a second time changes nothing
        (winner,) = result.winners
        me = f"u{winner}"
        played = await store.played(me, Which())
        assert [(row.seats, row.won) for row in played] == [(table.seats, 1)] * 2
        assert len(await store.rivals_of(me, Which())) == table.seats - 1
        assert await store.played(me, Which(game="secret_allies")) == []
        assert await store.played(me, Which(seats=table.seats + 1)) == []
        assert await store.played(me, Which(since=time.time() + 60)) == []
        leaders = [row for row in await store.tallies_of(me, Which()) if row.kind == "leader"]
        assert [(row.games, row.wins) for row in leaders] == [(2, 2)]
        before = sorted(await store.tallies(), key=lambda row: (row.kind, row.what))
        assert await store.people_counted() == table.seats
        await store.erase_user(me)
        assert await store.played(me, Which()) == []
        assert sorted(await store.tallies(), key=lambda row: (row.kind, row.what)) == before
        assert await store.people_counted() == table.seats - 1
        other = f"u{(winner + 1) % table.seats}"
        assert me not in {row.user for row in await store.rivals_of(other, Which())}
        await store.close()

    asyncio.run(scenario())


# -- over HTTP -------------------------------------------------------------------------------------


def test_pages_of_numbers_from_games_really_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 3)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        await ola.seat(code, 2, "bot", bot="random")
        for guest, seat in ((ola, 0), (ben, 1)):
            await guest.connect()
            await guest.watch(code)
            if seat == 1:
                await ola.start(code)
        await asyncio.gather(ola.look(code, 0), ben.look(code, 1))
        await asyncio.gather(ola.play(code, SeededDice("a")), ben.play(code, SeededDice("b")))
        await ola.until(lambda: ola.rooms[code]["stage"] == "over")
        winners = ola.sights[code][0].result["winners"]
        mine = await ola.ask("GET", "/api/me/stats?game=hidden_leaders&seats=3&days=1")
        assert (mine["games"], mine["wins"], mine["abandoned"]) == (1, int(0 in winners), 0)
        assert mine["fair"] == pytest.approx(0.33)
        assert {(row["name"], row["bot"]) for row in mine["companions"]} == {
            ("Ben", None),
            ("", "random"),
        }
        leaders = [row["what"] for row in mine["tallies"] if row["kind"] == "leader"]
        assert leaders == [ola.sights[code][0].view["parties"][0]["leader"]]
        assert [(span["game"], span["seats"]) for span in mine["spans"]] == [("hidden_leaders", 3)]
        assert (await ola.ask("GET", "/api/me/stats?seats=4"))["games"] == 0
        text = (await ola.http.get("/api/me/stats.csv")).text
        assert f"leader,{leaders[0]},1," in text
        # public, without names
        address = f"http://{here.address}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as stranger:
            answer = await stranger.get("/api/stats")
            whole = answer.json()
            assert whole["players"] == 2
            (game,) = [row for row in whole["games"] if row["game"] == "hidden_leaders"]
            assert (game["people"], game["mixed"], game["bots"]) == (0, 1, 0)
            assert "Ola" not in answer.text
            assert "Ben" not in answer.text
            assert (await stranger.get("/api/stats.csv")).text.startswith("kind,what,games")
            assert (await stranger.get("/api/me/stats")).status_code == 401
            assert (await ola.http.get("/api/me/stats?game=chess")).status_code == 404
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_games_of_older_versions_are_counted_at_the_next_start(tmp_path: Path) -> None:
    async def game() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ola.play(code, SeededDice("old"))
        await ola.until(lambda: ola.rooms[code]["stage"] == "over")
        await ola.leave()

    def facts() -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(tmp_path / "games.db")
        found = connection.execute("SELECT * FROM facts ORDER BY seat, kind, what").fetchall()
        connection.close()
        return found

    with server(tmp_path) as here:
        run(game())
    counted = facts()
    assert len(counted) > 8
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.execute("DELETE FROM facts")
    connection.commit()
    connection.close()

    async def until_counted() -> None:
        async with asyncio.timeout(PATIENCE):
            while len(facts()) < len(counted):
                await asyncio.sleep(0.05)

    with server(tmp_path) as here:
        run(until_counted())
    assert facts() == counted
