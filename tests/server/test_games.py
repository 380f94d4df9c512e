"""After the end: result, record, replay, proof, history, upload, ratings; none of it before the
end."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from hiddenhand import games
from hiddenhand.bots.levels import levels_of
from hiddenhand.core import record as records
from hiddenhand.core.record import Record
from hiddenhand.core.rulebook import read_paragraphs
from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.server.api import game_infos
from hiddenhand.server.archive.replays import rows_of
from hiddenhand.server.wire.messages import Replay
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.proven import Deal, verify
from hiddenhand.table.table import Table
from tests.server.people import Guest, Refused
from tests.server.running import run, server
from tests.server.serving import another, serving
from tools.tree import ROOT

RECORDS = ROOT / "tests" / "records"


def proven_record(names: dict[int, str] | None = None) -> Record:
    deal = Deal(bytes(32), {"a": b"\x01" * 32})
    table = Table("hidden_leaders", 2, deal.dice(), names=names)
    script = SeededDice("upload")
    while decision := table.decision:
        table.say(decision.seat, decision.options[script.below(len(decision.options))])
    table.record.proof = deal.proof(over=True)
    return table.record


# -- a game played here ------------------------------------------------------------------------


def test_a_finished_game_can_be_seen_again_as_each_saw_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        eve = await Guest.arrive(here.address, "Eve")
        code = await ola.create("hidden_leaders", 3, rated=True)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        await ola.seat(code, 2, "bot", bot="easy")
        for guest in (ola, ben, eve):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        for guest, viewer in ((ola, 0), (ben, 1), (eve, SPECTATOR)):
            await guest.look(code, viewer)
        game_id = ola.sights[code][0].moment["game_id"]
        await _nothing_is_told_before_the_end(eve, game_id)
        await asyncio.gather(ola.play(code, SeededDice("o")), ben.play(code, SeededDice("b")))
        await eve.until(lambda: eve.sights[code][SPECTATOR].result)
        await ola.until(lambda: ola.rooms[code]["stage"] == "over")

        for guest, viewer in ((ola, 0), (ben, 1), (eve, SPECTATOR)):
            seen = guest.sights[code][viewer]
            told = await _replay(eve, game_id, viewer)
            assert [told.log, *(frame.events for frame in told.frames)] == seen.log
            assert _last_view(told) == seen.view
            assert told.result == seen.result
            for frame in told.frames:
                assert (frame.key is not None) == (frame.seat == viewer)
                assert all((q.options is not None) == (q.seat == viewer) for q in frame.questions)
        everything = await _replay(eve, game_id, OPEN)
        assert everything.eyes == OPEN
        assert all(frame.key for frame in everything.frames)
        assert all(party["hand"] is not None for party in everything.view["parties"])

        line = await ola.ask("GET", f"/api/games/{game_id}")
        assert [player["me"] for player in line["players"]] == [True, False, False]
        assert line["result"]["explanation"]
        assert line["share"] == f"http://{here.address}/replay/{game_id}"
        assert line["players"][0]["rating_after"] is not None
        mine = await ola.ask("GET", "/api/me/games")
        assert [game["game_id"] for game in mine["games"]] == [game_id]
        assert (await eve.ask("GET", "/api/me/games"))["games"] == []
        board = await ola.ask("GET", "/api/ratings/hidden_leaders")
        assert {(row["name"], row["bot"], row["me"]) for row in board} == {
            ("Ola", None, True),
            ("Ben", None, False),
            ("", "easy", False),
        }
        assert (await ola.ask("GET", "/api/me/ratings"))[0]["games"] == 1
        await _the_deal_is_proven(eve, game_id)
        for guest in (ola, ben, eve):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


async def _nothing_is_told_before_the_end(eve: Guest, game_id: str) -> None:
    for page in ("", "/record", "/replay?eyes=0", "/replay?eyes=-3", "/replay?eyes=-4"):
        with pytest.raises(Refused, match="not-finished"):
            await eve.ask("GET", f"/api/games/{game_id}{page}")
    proof = await eve.ask("GET", f"/api/games/{game_id}/proof")
    assert (proof["secret"], proof["draws"]) == (None, [])
    assert len(proof["added"]) == 2


async def _replay(guest: Guest, game_id: str, eyes: int) -> Replay:
    answer = await guest.http.get(f"/api/games/{game_id}/replay?eyes={eyes}")
    return Replay.model_validate_json(answer.content)


def _last_view(told: Replay) -> dict[str, Any]:
    view = dict(told.view)
    for frame in told.frames:
        view.update(frame.changed)
    return view


async def _the_deal_is_proven(guest: Guest, game_id: str) -> None:
    text = (await guest.http.get(f"/api/games/{game_id}/record")).text
    record = records.parse(text)
    checker = verify(record)
    assert checker.proven
    assert record.names == {0: "Ola", 1: "Ben", 2: "easy"}
    proof = await guest.ask("GET", f"/api/games/{game_id}/proof")
    assert [draw["key"] for draw in proof["draws"]] == [draw.key for draw in checker.draws]
    assert proof["commitment"] == record.proof.commitment if record.proof else False


# -- records brought along ---------------------------------------------------------------------


def test_a_record_brought_along_is_kept_as_it_is(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            texts = [replace(proven_record({0: "Ala"}), hints={0: 3}).text()]
            for file in ("hidden_leaders/04-2-seats.hh", "secret_allies/02-stall-tiny.hh"):
                texts.append((RECORDS / file).read_text(encoding="utf-8"))
            for text in texts:
                made = await client.post("/api/games", content=text)
                assert made.status_code == 201, made.text
                line = made.json()
                assert line["uploaded"] is True
                assert line["result"]["explanation"]
                assert line["proven"] is False
                assert line["players"][0]["hints"] == (3 if "hints" in text else 0)
                kept = await client.get(f"/api/games/{line['game_id']}/record")
                assert kept.text == text
                told = await client.get(f"/api/games/{line['game_id']}/replay?eyes=0")
                frames = Replay.model_validate_json(told.content).frames
                people = [seat for seat, _ in records.parse(text).answers if seat >= 0]
                assert [frame.seat for frame in frames] == people
            first = await client.get("/api/me/games?limit=2")
            assert len(first.json()["games"]) == 2
            after = first.json()["next"]
            rest = await client.get("/api/me/games", params={"limit": 2, "after": after})
            assert (len(rest.json()["games"]), rest.json()["next"]) == (1, None)

    asyncio.run(scenario())


def _tampered() -> dict[str, tuple[str, str, int]]:
    text = proven_record().text()
    record = records.parse(text)
    assert record.proof is not None
    number = next(n for n, (seat, _) in enumerate(record.answers) if seat == 0)
    unlawful = records.parse(text)
    unlawful.answers[number] = (1, record.answers[number][1])
    long = records.parse(text)
    long.answers += [(0, "play:x")] * 20_001
    false = records.parse(text)
    false.proof = Deal(bytes(32), {"a": b"\x02" * 32}).proof(over=True)
    named = proven_record({0: "x" * 61})
    return {
        "no record": ("hello", "bad-record", 422),
        "torn": (text[:400], "truncated-record", 422),
        "edited": (text.replace("seats 2", "seats 3"), "damaged-record", 422),
        "unlawful": (unlawful.text(), "damaged-record", 422),
        "other rules": (_with(text, f"rules {record.rules}", "rules 99"), "wrong-version", 422),
        "other game": (_with(text, "game hidden_leaders", "game chess"), "bad-record", 422),
        "false deal": (false.text(), "deal-mismatch", 422),
        "too long": (long.text(), "record-too-long", 413),
        "long name": (named.text(), "bad-record", 422),
    }


def _with(text: str, old: str, new: str) -> str:
    """The record with another header and a valid checksum."""
    record = records.parse(text)
    word, value = new.split(" ")
    setattr(record, word, value)
    assert old in text
    return record.text()


@pytest.mark.parametrize("what", _tampered())
def test_a_record_that_is_not_right_is_refused_by_name(database: str, what: str) -> None:
    text, error, status = _tampered()[what]

    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            refused = await client.post("/api/games", content=text)
            assert (refused.status_code, refused.json()["error"]) == (status, error)
            assert (await client.get("/api/me/games")).json()["games"] == []

    asyncio.run(scenario())


def test_uploads_have_limits(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, upload_bytes=1000) as client, another(client) as stranger:
            await client.post("/api/me", json={"name": "Ola"})
            big = await client.post("/api/games", content=b"x" * 1001)
            assert (big.status_code, big.json()["error"]) == (413, "record-too-long")
            odd = await client.post("/api/games", content=b"\xff\xfe")
            assert (odd.status_code, odd.json()["error"]) == (422, "bad-record")
            nobody = await stranger.post("/api/games", content="x")
            assert nobody.status_code == 401
            told = [(await client.post("/api/games", content="x")).status_code for _ in range(40)]
            assert told[0] == 422
            assert told[-1] == 429

    asyncio.run(scenario())


def test_rows_and_records_say_the_same() -> None:
    record = proven_record()
    rows = rows_of(record)
    assert [row.number for row in rows] == list(range(len(rows)))
    flat = [(row.seat, row.key) for row in rows[1:]]
    assert flat == [answer for answer in record.answers if answer[0] >= 0]
    assert sum(len(row.chance) for row in rows) + len(flat) == len(record.answers)


# -- what there is -----------------------------------------------------------------------------


def test_the_games_there_are(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            listed = {game["name"]: game for game in (await client.get("/api/games")).json()}
            assert set(listed) >= {"hidden_leaders", "secret_allies"}
            leaders = listed["hidden_leaders"]
            assert leaders["seats"] == [2, 3, 4, 5, 6]
            assert leaders["bots"] == levels_of("hidden_leaders")
            assert set(leaders["minutes"]) == {"2", "3", "4", "5", "6"}
            assert leaders["weight"] == "light"
            pairs = [(r["seats"], r["settings"]) for r in leaders["refused"]]
            assert (None, {"edition": "prototype", "promo": "on"}) in pairs
            assert (3, {"two_player_leaders": "balanced"}) in pairs
            assert all(seats != 2 for seats, _ in pairs)
            cards = (await client.get("/api/games/hidden_leaders/catalogue")).json()
            assert len(cards["heroes"]) >= 85
            chess = await client.get("/api/games/chess/catalogue")
            assert (chess.status_code, chess.json()["error"]) == (404, "unknown-game")
            rules = (await client.get("/api/rules/secret_allies")).json()
            book = read_paragraphs(games.find("secret_allies").rulebook(), "SA")
            assert [rule["id"] for rule in rules] == [paragraph.id for paragraph in book]
            assert {"id", "section", "text", "technical"} == set(rules[0])
            technical = {rule["id"][:4] for rule in rules if rule["technical"]}
            assert technical == {"SA-V", "SA-D"}  # for programmers: pages leave them out
            other = await client.get("/api/rules/secret_allies?language=xx")
            assert other.json() == rules

    asyncio.run(scenario())


def test_refused_choices_are_the_smallest_and_all() -> None:
    """Every rejected combination contains a listed one, and no allowed one does."""
    from itertools import product

    from hiddenhand.core.errors import BadSettings

    game = games.find("hidden_leaders")
    told = [(r.seats, r.settings) for r in game_infos.game_info("hidden_leaders").refused]
    names = [setting.name for setting in game.settings]
    for seats in game.seat_numbers:
        for values in product(*(setting.values for setting in game.settings)):
            chosen = dict(zip(names, values, strict=True))
            try:
                game.start(seats, chosen)
                refused = False
            except BadSettings:
                refused = True
            covered = any(n in (None, seats) and some.items() <= chosen.items() for n, some in told)
            assert covered == refused


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/games/nothing", 404, "not-there"),
        ("/api/games/nothing/record", 404, "not-there"),
        ("/api/games/nothing/replay", 404, "not-there"),
        ("/api/games/nothing/proof", 404, "not-there"),
        ("/api/games/a.b/proof", 422, "bad-message"),
        ("/api/me/games?after=x", 422, "bad-page"),
        ("/api/me/games?limit=0", 422, "bad-message"),
        ("/api/ratings/chess", 404, "unknown-game"),
        ("/api/rules/chess", 404, "unknown-game"),
        ("/api/nothing", 404, "no-such-page"),
    ],
)
def test_what_is_not_there_is_refused_by_name(
    database: str, path: str, status: int, error: str
) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            refused = await client.get(path)
            assert (refused.status_code, refused.json()["error"]) == (status, error)

    asyncio.run(scenario())


def test_eyes_that_nobody_had(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            made = await client.post("/api/games", content=proven_record().text())
            address = f"/api/games/{made.json()['game_id']}/replay"
            for eyes in (2, 5, -1, -2, -9):
                refused = await client.get(address, params={"eyes": eyes})
                assert (refused.status_code, refused.json()["error"]) == (404, "no-such-eyes")
            assert orjson.loads((await client.get(address)).content)["eyes"] == SPECTATOR

    asyncio.run(scenario())


def test_erased_players_stay_nameless_in_the_archive(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client, another(client) as reader:
            await client.post("/api/me", json={"name": "Ola"})
            made = await client.post("/api/games", content=proven_record().text())
            game_id = made.json()["game_id"]
            await client.delete("/api/me")
            kept: httpx.Response = await reader.get(f"/api/games/{game_id}")
            assert kept.status_code == 200
            assert "Ola" not in kept.text

    asyncio.run(scenario())
