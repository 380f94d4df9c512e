"""Rooms without a server play, keep and replay games."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from hiddenhand.core.record import parse
from hiddenhand.local import house
from hiddenhand.table.proven import verify
from tests.local.house import Device, Memory, Refused

LIMIT = 300  # seconds, for a busy machine


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_game_against_bots_ends_with_a_record_that_can_be_verified() -> None:
    async def scenario() -> None:
        device = await Device.open(seed="verified")
        code = await device.new_room("hidden_leaders", 3, "normal")
        end = await device.play(code)
        assert end["result"]["ending"]
        record = await device.ask("GET", f"/api/games/{end['game_id']}/record")
        assert verify(parse(record)).table.result is not None
        await device.close()

    run(scenario)


def test_a_game_goes_on_after_closing() -> None:
    async def scenario() -> None:
        memory = Memory()
        device = await Device.open(memory)
        code = await device.new_room("hidden_leaders", 2, "easy")
        before = await device.play(code, answers=4)
        await device.close()

        again = await Device.open(memory)
        assert [room["code"] for room in await again.ask("GET", "/api/rooms/mine")] == [code]
        again.connect()
        await again.say({"type": "watch", "room": code})
        after = await again.heard.get()
        while after["type"] != "snapshot":
            after = await again.heard.get()
        assert after["game_id"] == before["game_id"]
        assert after["seq"] >= before["seq"]
        assert (await again.play(code))["result"]["ending"]
        await again.close()

    run(scenario)


def test_the_same_seed_and_answers_give_the_same_record() -> None:
    """Twice here; `test_same_game` compares with a server."""

    async def record() -> str:
        device = await Device.open(seed="same")
        code = await device.new_room("secret_allies", 2, "easy", settings={"pack": "tiny"})
        end = await device.play(code)
        told: str = await device.ask("GET", f"/api/games/{end['game_id']}/record")
        await device.close()
        return told

    async def scenario() -> None:
        assert await record() == await record()

    run(scenario)


def test_a_record_is_imported_replayed_and_exported() -> None:
    async def scenario() -> None:
        device = await Device.open()
        code = await device.new_room("hidden_leaders", 2, "easy")
        end = await device.play(code)
        record = await device.ask("GET", f"/api/games/{end['game_id']}/record")

        other = await Device.open()
        await other.ask("POST", "/api/me", {"name": "Bob"})
        line = await other.ask("POST", "/api/games", record)
        assert line["uploaded"]
        replay = await other.ask("GET", f"/api/games/{line['game_id']}/replay?eyes=-4")
        assert len(replay["frames"]) == end["seq"]
        exported = await other.ask("GET", f"/api/games/{line['game_id']}/record")
        assert parse(exported).answers == parse(record).answers
        history = await other.ask("GET", "/api/me/games")
        assert [game["game_id"] for game in history["games"]] == [line["game_id"]]
        with pytest.raises(Refused, match="truncated-record"):
            await other.ask("POST", "/api/games", "hidden-hand record 1\n")
        await device.close()
        await other.close()

    run(scenario)


def test_two_people_share_the_device() -> None:
    async def scenario() -> None:
        device = await Device.open()
        await device.ask("POST", "/api/me", {"name": "Ann"})
        room = await device.ask("POST", "/api/rooms", {"game": "hidden_leaders", "seats": 2})
        seats = f"/api/rooms/{room['code']}/seats"
        await device.ask("POST", f"{seats}/0", {"do": "take"})
        await device.ask("POST", f"{seats}/1", {"do": "local", "name": "Ben"})
        info = await device.ask("POST", f"/api/rooms/{room['code']}/start")
        assert [seat["person"]["name"] for seat in info["seats"]] == ["Ann", "Ben"]
        device.connect()
        await device.say({"type": "watch", "room": room["code"]})
        viewers: set[int] = set()
        while len(viewers) < 2:
            message = await device.heard.get()
            if message["type"] == "snapshot":
                viewers.add(message["viewer"])
        assert viewers == {0, 1}
        await device.close()

    run(scenario)


def test_a_lesson_begins_and_goes_on() -> None:
    async def scenario() -> None:
        memory = Memory()
        device = await Device.open(memory)
        await device.ask("POST", "/api/me", {"name": "Ann"})
        line = await device.ask("POST", "/api/lessons/hidden_leaders", {"chapter": None})
        step = {"step": line["step"], "do": "next"}
        line = await device.ask("POST", "/api/lessons/hidden_leaders/steps", step)
        assert line["step"] == 1
        await device.close()
        again = await Device.open(memory)
        lines = await again.ask("GET", "/api/lessons")
        assert lines[0] == line
        await again.close()

    run(scenario)


def test_hints_notebook_and_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "EFFORT", 0.01)

    async def scenario() -> None:
        device = await Device.open(seed="help")
        code = await device.new_room("hidden_leaders", 2, "easy")
        await device.play(code, answers=5)
        asked = (await device.ask("GET", f"/api/rooms/{code}"))["game_id"]
        assert asked
        hints = await device.ask("POST", f"/api/rooms/{code}/seats/0/hints")
        assert hints[0]["chance"] >= hints[-1]["chance"]
        page = await device.ask("GET", f"/api/rooms/{code}/seats/0/notebook")
        assert page["suspects"]
        marks = {"marks": {"1/cyra": "maybe"}, "text": "careful"}
        assert await device.ask("PUT", f"/api/rooms/{code}/seats/0/notebook/marks", marks) == marks
        end = await device.play(code)
        address = f"/api/games/{end['game_id']}/analysis"
        info = await device.ask("POST", address)
        while info["state"] in ("waiting", "working"):
            await asyncio.sleep(0)
            info = await device.ask("GET", address)
        assert info["state"] == "done"
        assert info["result"]["curve"]
        suspicions = await device.ask("GET", f"/api/games/{end['game_id']}/suspicions")
        assert suspicions["ready"]
        await device.close()

    run(scenario)


def test_what_needs_a_server_is_refused_with_its_own_code() -> None:
    async def scenario() -> None:
        device = await Device.open()
        with pytest.raises(Refused, match="not-signed-in"):
            await device.ask("GET", "/api/me")
        for path in ("/api/stats", "/api/me/devices", "/api/ratings/hidden_leaders"):
            with pytest.raises(Refused, match="needs-server"):
                await device.ask("GET", path)
        await device.close()

    run(scenario)


def test_a_bad_request_changes_nothing() -> None:
    async def scenario() -> None:
        device = await Device.open()
        await device.ask("POST", "/api/me", {"name": "Ann"})
        before = dict(device.memory.texts)
        with pytest.raises(Refused, match="bad-message"):
            await device.ask("POST", "/api/rooms", {"game": "hidden_leaders", "seats": 99})
        with pytest.raises(Refused, match="no-such-room"):
            await device.ask("GET", "/api/rooms/aaaaaaaaaa")
        assert device.memory.texts == before
        await device.close()

    run(scenario)


def test_everything_can_be_erased() -> None:
    async def scenario() -> None:
        device = await Device.open()
        code = await device.new_room("hidden_leaders", 2, "easy")
        await device.play(code, answers=2)
        await device.ask("DELETE", "/api/me")
        assert device.memory.texts == {}
        with pytest.raises(Refused, match="not-signed-in"):
            await device.ask("GET", "/api/me")
        await device.close()

    run(scenario)
