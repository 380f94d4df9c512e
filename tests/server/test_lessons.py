"""Lessons in rooms: others wait while the pupil reads, tables are prepared, progress is per
user."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.live import tutor
from hiddenhand.table.table import Table
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.postgres import postgresql
from tests.server.running import Running, run, server
from tests.server.several import several

GAME = "hidden_leaders"


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor, "PACE", 0.0)


async def refused(action: Any) -> str:
    with pytest.raises(Refused) as caught:
        await action
    return caught.value.error


async def begin(guest: Guest, game: str = GAME, chapter: int | None = None) -> str:
    """Sit down in the lesson's room and watch the table."""
    line = await guest.ask("POST", f"/api/lessons/{game}", {"chapter": chapter})
    code = str(line["room"])
    if guest.socket is None:
        await guest.connect()
        await guest.watch(code)
    seat = lessons.find(game).seat
    await guest.until(lambda: shows(guest, code, seat))
    return code


def shows(guest: Guest, code: str, seat: int) -> bool:
    """True if this device shows the room's current table."""
    sight = guest.sights.get(code, {}).get(seat)
    return sight is not None and sight.moment["game_id"] == guest.rooms[code]["game_id"]


def told(guest: Guest, code: str) -> dict[str, Any]:
    lesson: dict[str, Any] = guest.rooms[code]["lesson"]
    return lesson


async def step(here: Running, guest: Guest, code: str, do: str = "next") -> None:
    """Read this step, or answer as the record does; `skip`: let the program do it."""
    lesson, before = lessons.find(told(guest, code)["game"]), told(guest, code)
    if before["kind"] == "read" or do == "skip":
        body = {"step": before["step"], "do": do}
        await guest.ask("POST", f"/api/lessons/{lesson.game}/steps", body)
        await guest.until(lambda: told(guest, code)["step"] != before["step"])
        return
    seat = lesson.seat

    def asked() -> Any:
        if told(guest, code)["step"] != before["step"]:
            return "past"
        return settled(guest, code, seat) and guest.sights[code][seat].question(seat)

    question = await guest.until(asked)
    if question == "past":
        return
    said = here.inside(lambda: lessons.said_in(live_table(here, code).record))
    key = lesson.scripted(seat, said, question["options"]) or question["options"][0]
    try:
        number = await guest.answer(code, seat, key)
    except Refused as refusal:
        if refusal.error != "no-such-game":  # the next chapter's table was prepared in the meantime
            raise
        return
    sight = guest.sights[code][seat]
    await guest.until(lambda: sight.seq >= number and settled(guest, code, seat))


def settled(guest: Guest, code: str, seat: int) -> bool:
    """True if the lesson has reacted to the newest state of the table."""
    kinds = [message["type"] for message in guest.inbox]
    newest = max(n for n, kind in enumerate(kinds) if kind in ("update", "snapshot"))
    return shows(guest, code, seat) and "room" in kinds[newest:]


def live_table(here: Running, code: str) -> Table:
    return here.table(code).table


async def through(here: Running, guest: Guest, code: str) -> list[int]:
    """Play the rest of the lesson; returns the steps that were shown."""
    while told(guest, code)["kind"] != "done":
        await step(here, guest, code)
    rooms = [message["room"] for message in guest.inbox if message["type"] == "room"]
    steps = dict.fromkeys(room["lesson"]["step"] for room in rooms)
    return [number for number in steps if number < told(guest, code)["steps"]]


@pytest.mark.parametrize("game", lessons.games())
def test_a_lesson_from_beginning_to_end(tmp_path: Path, game: str) -> None:
    lesson = lessons.find(game)

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await begin(ola, game)
        seen = await through(here, ola, code)
        assert seen == [n for n, (_, row) in enumerate(lesson.steps) if not row.aside]
        sight = ola.sights[code][lesson.seat]
        assert lesson.seat in sight.result["winners"]
        assert ola.rooms[code]["stage"] == "over"
        lines = {line["game"]: line for line in await ola.ask("GET", "/api/lessons")}
        assert lines[game]["finished"]
        # it is not in the lobby, my rooms, my history or the ratings
        assert await ola.ask("GET", "/api/rooms/mine") == []
        assert await ola.ask("GET", "/api/rooms") == []
        assert (await ola.ask("GET", "/api/me/games"))["games"] == []
        assert await ola.ask("GET", "/api/me/ratings") == []
        exported = await ola.ask("GET", "/api/me/export")
        assert [row["game"] for row in exported["lessons"]] == [game]
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_others_wait_while_one_reads_and_all_goes_on_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def first() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await begin(ola, chapter=3)  # another seat's turn, and something to read first
        assert told(ola, code)["kind"] == "read"
        assert not told(ola, code)["laid"]
        seq = ola.sights[code][0].seq
        await here.until(lambda: not here.room(code).bot_players.are_busy)
        assert ola.sights[code][0].seq == seq  # no bot answers or thinks
        await step(here, ola, code)  # now the bots play until I am asked
        await ola.until(lambda: ola.sights[code][0].question(0))
        await ola.until(lambda: told(ola, code)["kind"] == "answer")
        kept.update(code=code, step=told(ola, code)["step"], seq=ola.sights[code][0].seq)
        kept["cookies"] = dict(ola.http.cookies)
        kept["me"] = ola.me
        await ola.leave()

    async def again() -> None:
        http = httpx.AsyncClient(
            base_url=f"http://{here.address}", cookies=kept["cookies"], timeout=PATIENCE
        )
        ola = Guest(here.address, http, kept["me"])
        line = next(x for x in await ola.ask("GET", "/api/lessons") if x["game"] == GAME)
        assert (line["room"], line["step"]) == (kept["code"], kept["step"])
        code = await begin(ola)  # on another device of the same user
        assert code == kept["code"]
        assert ola.sights[code][0].seq == kept["seq"]
        await ola.until(lambda: told(ola, code)["kind"] == "answer")
        question = ola.sights[code][0].question(0)
        await ola.answer(code, 0, question["options"][-1])  # not what the record says
        await ola.until(lambda: told(ola, code)["step"] > kept["step"])
        await ola.leave()

    with server(tmp_path) as here:
        run(first())
    with server(tmp_path) as here:
        run(again())


def test_another_way_lays_the_table_for_the_next_chapter(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await begin(ola)
        lesson = lessons.find(GAME)
        before = ola.rooms[code]["game_id"]
        while told(ola, code)["kind"] == "read":
            await step(here, ola, code)
        assert told(ola, code)["only"] == ["hide:apathetic_waterpriest"]
        await ola.answer(code, 0, "hide:bored_goblin")  # allowed by the rules, so by the lesson
        await ola.until(lambda: told(ola, code)["kind"] == "read")
        await step(here, ola, code)
        discard = await ola.until(lambda: ola.sights[code][0].question(0))
        await ola.answer(code, 0, discard["options"][0])
        await ola.until(lambda: told(ola, code)["chapter"] == 1 and shows(ola, code, 0))
        assert told(ola, code)["laid"]
        assert told(ola, code)["step"] == lesson.first_step(1)
        assert ola.rooms[code]["game_id"] != before
        hidden = ola.sights[code][0].view["parties"][0]["hidden"]
        assert hidden == ["apathetic_waterpriest"]
        running = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(here.registry.store.running_games(), here.loop)
        )
        assert len(running) == 1  # the previous game was deleted
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_skipping_lets_the_program_do_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await begin(ola, chapter=5)
        while told(ola, code)["kind"] != "done":  # the last chapter, played by nobody
            await step(here, ola, code, "skip")
        assert ola.sights[code][0].result is not None
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_what_a_lesson_refuses(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        assert await refused(ola.ask("POST", "/api/lessons/chess", {})) == "no-such-lesson"
        far = ola.ask("POST", f"/api/lessons/{GAME}", {"chapter": 50})
        assert await refused(far) == "no-such-lesson"
        assert await ola.ask("GET", "/api/rooms/mine") == []
        read = {"step": 0, "do": "next"}
        assert await refused(ola.ask("POST", f"/api/lessons/{GAME}/steps", read)) == (
            "no-such-lesson"
        )
        by_hand = {"game": GAME, "seats": 3, "lesson": True}
        assert await refused(ola.ask("POST", "/api/rooms", by_hand)) == "bad-settings"
        code = await begin(ola)
        assert await begin(ola) == code  # a second click creates no second room
        for action in (
            ola.seat(code, 0, "leave"),
            ola.start(code),
            ola.ask("POST", f"/api/rooms/{code}/abandon", {}),
            ola.ask("POST", f"/api/rooms/{code}/rematch", {}),
            ola.ask("PUT", f"/api/rooms/{code}/options", {"game": GAME, "seats": 3}),
        ):
            assert await refused(action) == "wrong-stage"
        assert await refused(ben.ask("POST", f"/api/lessons/{GAME}/steps", read)) == (
            "no-such-lesson"
        )
        await ola.ask("POST", f"/api/lessons/{GAME}/steps", read)
        line = await ola.ask("POST", f"/api/lessons/{GAME}/steps", read)  # the same click, twice
        assert line["step"] == 1
        await ola.ask("DELETE", f"/api/lessons/{GAME}")
        assert await refused(ola.ask("GET", f"/api/rooms/{code}")) == "no-such-room"
        line = next(x for x in await ola.ask("GET", "/api/lessons") if x["game"] == GAME)
        assert (line["room"], line["step"]) == (None, None)
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_who_is_erased_leaves_no_lesson(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await begin(ola)
        await ola.ask("DELETE", "/api/me")
        row = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(here.registry.store.lesson(ola.user, GAME), here.loop)
        )
        assert row is None
        ben = await Guest.arrive(here.address, "Ben")
        assert await refused(ben.ask("GET", f"/api/rooms/{code}")) == "no-such-room"
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


@pytest.mark.long
def test_a_lesson_on_two_nodes(tmp_path: Path) -> None:
    """The same person reads on one node and answers on the other."""

    async def scenario() -> None:
        async with several(database, tmp_path) as nodes:
            ola = await Guest.arrive(nodes.nodes[0].address, "Ola")
            code = await begin(ola)
            far = ola.another_device()
            far.address = nodes.nodes[1].address
            far.http.base_url = httpx.URL(f"http://{far.address}")
            await far.connect()
            await far.watch(code)
            await far.until(lambda: shows(far, code, 0))
            for number in range(5):  # read on both nodes alternately
                await read(ola if number % 2 else far, code)
                await at_step(ola, code, number + 1)
                await at_step(far, code, number + 1)
            assert told(far, code)["kind"] == "answer"
            await answer_any(far, code)
            await read(ola, code)  # the hidden hero
            await answer_any(far, code)
            # the others have played, and both nodes have the next chapter's table
            for guest in (ola, far):
                await at_step(guest, code, lessons.find(GAME).first_step(1))
                assert told(guest, code)["chapter"] == 1
            await far.leave()
            await ola.leave()

    with postgresql() as (database,):
        run(scenario())


async def read(guest: Guest, code: str) -> None:
    """Read the step that this device shows."""
    await guest.until(lambda: told(guest, code)["kind"] == "read")
    await guest.ask("POST", f"/api/lessons/{GAME}/steps", {"step": told(guest, code)["step"]})


async def at_step(guest: Guest, code: str, number: int) -> None:
    await guest.until(lambda: told(guest, code)["step"] >= number and shows(guest, code, 0))


async def answer_any(guest: Guest, code: str) -> None:
    """Give one of the allowed answers."""
    await guest.until(
        lambda: told(guest, code)["kind"] == "answer" and guest.sights[code][0].question(0)
    )
    before, question = told(guest, code), guest.sights[code][0].question(0)
    await guest.answer(code, 0, (before["only"] or question["options"])[0])
    await at_step(guest, code, before["step"] + 1)
