"""Hints, which are announced to everybody, and notebooks, which are private."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from hiddenhand.core.record import parse
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import run, server

QUICK = {"map_mode": "automatic", "length": "short", "pack": "tiny"}


async def at_table(here: Any, game: str = "hidden_leaders", **options: Any) -> tuple[Guest, str]:
    """Ola against a random bot, watching the table."""
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create(game, 2, **options)
    await ola.seat(code, 0)
    await ola.seat(code, 1, "bot", bot="random")
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 0)
    return ola, code


async def asked(guest: Guest, code: str, seat: int = 0) -> Any:
    return await guest.until(lambda: guest.sights[code][seat].question(seat))


@pytest.mark.parametrize(("game", "settings"), [("hidden_leaders", {}), ("secret_allies", QUICK)])
def test_a_hint_is_seen_by_all_and_counted_once(
    tmp_path: Path, game: str, settings: dict[str, str]
) -> None:
    async def scenario() -> None:
        ola, code = await at_table(here, game, settings=settings)
        eve = await Guest.arrive(here.address, "Eve")
        await eve.connect()
        await eve.watch(code)
        question = await asked(ola, code)
        path = f"/api/rooms/{code}/seats/0/hints"
        assert (await ola.http.get(path)).status_code == 404  # a link or an image cannot ask
        hints = await ola.ask("POST", path)
        assert sorted(hint["option"] for hint in hints) == sorted(question["options"])
        tried = [hint for hint in hints if hint["tried"]]
        assert tried
        assert hints[: len(tried)] == tried
        assert [h["chance"] for h in tried] == sorted((h["chance"] for h in tried), reverse=True)
        # the same question again: the same answer, announced once
        assert await ola.ask("POST", path) == hints
        told = await eve.until(lambda: [m for m in eve.inbox if m.get("reaction") == "hint"])
        assert [line["person"]["name"] for line in told] == ["Ola"]
        await eve.until(lambda: eve.rooms[code]["seats"][0]["hints"] == 1)
        await ola.reach(code, 0, await ola.answer(code, 0, hints[0]["option"]))
        await asked(ola, code)
        await ola.ask("POST", path)
        await eve.until(lambda: eve.rooms[code]["seats"][0]["hints"] == 2)
        lines = await eve.ask("GET", f"/api/rooms/{code}/chat")
        assert [line["reaction"] for line in lines] == ["hint", "hint"]
        await ola.play(code, SeededDice("on"))
        room = await ola.until(lambda: ola.rooms[code] if ola.rooms[code]["stage"] == "over" else 0)
        line = await ola.ask("GET", f"/api/games/{room['game_id']}")
        assert [player["hints"] for player in line["players"]] == [2, 0]
        record = await ola.http.get(f"/api/games/{room['game_id']}/record")
        assert parse(record.text).hints == {0: 2}
        data = await ola.ask("GET", "/api/me/export")
        assert [row["hints"] for row in data["games"]] == [2]
        with pytest.raises(Refused, match="wrong-stage"):
            await ola.ask("POST", path)
        await ola.leave()
        await eve.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_hint_that_could_not_be_told_is_not_given(tmp_path: Path) -> None:
    """It is counted and announced, or neither; the next request is announced."""

    def rename(old: str, new: str) -> None:
        with contextlib.closing(sqlite3.connect(tmp_path / "games.db", PATIENCE)) as file:
            file.execute(f"ALTER TABLE {old} RENAME TO {new}")

    async def scenario() -> None:
        ola, code = await at_table(here)
        await asked(ola, code)
        path = f"/api/rooms/{code}/seats/0/hints"
        rename("chat", "elsewhere")
        refused = await ola.http.post(path)
        assert refused.json()["error"] == "not-stored"
        assert ola.rooms[code]["seats"][0]["hints"] == 0
        rename("elsewhere", "chat")
        await ola.ask("POST", path)
        await ola.until(lambda: [m for m in ola.inbox if m.get("reaction") == "hint"])
        await ola.until(lambda: ola.rooms[code]["seats"][0]["hints"] == 1)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_no_help_in_rated_rooms_or_where_it_is_not_wanted(tmp_path: Path) -> None:
    async def scenario() -> None:
        rooms: list[dict[str, Any]] = [{"rated": True}, {"hints": False, "notebook": False}]
        for options in rooms:
            ola, code = await at_table(here, **options)
            await asked(ola, code)
            path = f"/api/rooms/{code}/seats/0"
            with pytest.raises(Refused, match="no-hints"):
                await ola.ask("POST", f"{path}/hints")
            with pytest.raises(Refused, match="no-notebook"):
                await ola.ask("GET", f"{path}/notebook")
            with pytest.raises(Refused, match="no-notebook"):
                await ola.ask("PUT", f"{path}/notebook/marks", {"text": "x"})
            assert ola.rooms[code]["seats"][0]["hints"] == 0
            await ola.leave()
        ola, code = await at_table(here)
        ben = await Guest.arrive(here.address, "Ben")
        for how, path in (("POST", "hints"), ("GET", "notebook")):
            with pytest.raises(Refused, match="not-your-seat"):
                await ben.ask(how, f"/api/rooms/{code}/seats/0/{path}")
            with pytest.raises(Refused, match="not-your-seat"):
                await ola.ask(how, f"/api/rooms/{code}/seats/1/{path}")
        await ola.seat(code, 0, "leave")  # a bot plays the seat: no hints
        with pytest.raises(Refused, match=r"bot-plays|out-of-turn|wrong-stage"):
            await ola.ask("POST", f"/api/rooms/{code}/seats/0/hints")
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_notebook_is_mine_alone_and_lasts(tmp_path: Path) -> None:
    kept: list[Any] = []
    marks = {"marks": {"1/cyra": "yes", "1/raeshan": "no"}, "text": "watch the harbor"}

    async def before() -> None:
        ola, code = await at_table(here)
        await asked(ola, code)
        path = f"/api/rooms/{code}/seats/0/notebook"
        book = await ola.ask("GET", path)
        assert book["mine"] == {"marks": {}, "text": ""}
        (suspect,) = book["suspects"]
        assert suspect["seat"] == 1
        assert len(suspect["guesses"]) == 6
        assert sum(guess["chance"] for guess in suspect["guesses"]) == pytest.approx(1, abs=0.01)
        own = ola.sights[code][0].view["parties"][0]["leader"]
        chances = {guess["what"]: guess["chance"] for guess in suspect["guesses"]}
        assert chances[own] == 0
        assert len(book["unseen"]) > 40
        assert not set(book["unseen"]) & set(ola.sights[code][0].view["parties"][0]["hand"])
        assert await ola.ask("PUT", f"{path}/marks", marks) == marks
        for bad in ({"marks": {"9/cyra": "yes"}}, {"marks": {"1/cyra": "perhaps"}}):
            with pytest.raises(Refused, match="bad-message"):
                await ola.ask("PUT", f"{path}/marks", bad)
        kept[:] = [code, ola.http.cookies, ola.me]
        lines = await ola.ask("GET", f"/api/rooms/{code}/chat")
        assert lines == []  # opening it is not announced
        await ola.leave()

    async def after() -> None:
        code, cookies, me = kept
        http = httpx.AsyncClient(
            base_url=f"http://{here.address}", timeout=PATIENCE, cookies=cookies
        )
        ola = Guest(here.address, http, me)
        book = await ola.ask("GET", f"/api/rooms/{code}/seats/0/notebook")
        assert book["mine"] == marks
        data = await ola.ask("GET", "/api/me/export")
        assert [row["notes"] for row in data["notes"]] == [marks]
        await ola.ask("DELETE", "/api/me")
        await ola.leave()

    with server(tmp_path) as here:
        run(before())
    with server(tmp_path) as here:  # after a restart, on another device
        run(after())
    connection = sqlite3.connect(tmp_path / "games.db")
    assert connection.execute("SELECT count(*) FROM notes").fetchone() == (0,)
    connection.close()


def test_the_notebook_of_secret_allies(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await at_table(here, "secret_allies", settings=QUICK)
        await ola.play(code, SeededDice("allies"), answers=25)
        await asked(ola, code)
        book = await ola.ask("GET", f"/api/rooms/{code}/seats/0/notebook")
        view = ola.sights[code][0].view
        assert view["turn"] > 0
        (suspect,) = book["suspects"]
        states = {state["state"] for state in view["states"]}
        assert {guess["what"] for guess in suspect["guesses"]} <= states
        mine = {row["card"] for row in book["seen"] if row["place"] == "own"}
        assert mine == set(view["own"]["allies"])
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_the_table_does_not_wait_for_help(tmp_path: Path) -> None:
    """The question can be answered while a hint is computed."""

    async def scenario() -> None:
        ola, code = await at_table(here)
        question = await asked(ola, code)
        hint = asyncio.create_task(ola.ask("POST", f"/api/rooms/{code}/seats/0/hints"))
        await ola.until(lambda: [m for m in ola.inbox if m.get("reaction") == "hint"])
        await ola.answer(code, 0, question["options"][0])
        hints = await hint  # it is about the question at that time
        assert {row["option"] for row in hints} == set(question["options"])
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
