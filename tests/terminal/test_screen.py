"""The full screen, driven by keys as a person would: whole games against bots and on a server."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from hiddenhand.cli.playing import new_table
from hiddenhand.cli.speaking import in_words
from hiddenhand.cli.terminal.app import Page, TableScreen
from hiddenhand.cli.terminal.local import LocalSitting
from hiddenhand.cli.terminal.remote import ConnectionLost, NoSuchRoom, Refused, RemoteSitting
from hiddenhand.cli.terminal.sitting import Told
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.table.dice import SeededDice
from hiddenhand.text.words import Words
from tests.house.tongues import OTHERS
from tests.server.people import Guest
from tests.server.running import server

SMALL = (80, 24)
ALLIES = {"pack": "tiny", "map_mode": "automatic", "length": "short"}


def sitting(game: str, tmp_path: Path, **settings: str) -> LocalSitting:
    table = new_table(game, 2, 0, "Ola", settings, "screen")
    return LocalSitting(table, 0, "random", "screen", tmp_path / "game.hh", pace=0.0)


async def until(wanted: Callable[[], bool], patience: float = 60.0) -> None:
    for _ in range(int(patience / 0.02)):
        if wanted():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


async def answered(pilot: Pilot[None], screen: TableScreen, *keys: str) -> None:
    """Press the keys that answer, and wait until this question is gone."""
    before = screen.asked
    await pilot.press(*keys)
    await until(lambda: screen.asked is not before)


def test_a_whole_game_of_hidden_leaders_with_keys(tmp_path: Path) -> None:
    async def play() -> None:
        seat = sitting("hidden_leaders", tmp_path)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=SMALL) as pilot:
            await until(lambda: screen.asked is not None)
            board = str(screen.query_one("#table", Static).render())
            assert "Ola" in board
            assert "‖" in board  # the war zone
            while seat.table.result is None:
                await until(lambda: screen.asked is not None or seat.table.result is not None)
                if screen.asked is not None:
                    await answered(pilot, screen, "down", "enter")
            await until(lambda: screen.moment is not None and screen.moment.winners is not None)
            await pilot.pause()
            told = str(screen.query_one("#question", Static).render())
            assert "\n" in told  # who won, and why
            await pilot.press("l")
            await until(lambda: len(screen.query_one("#log", RichLog).lines) > 20)

    asyncio.run(play())
    assert (tmp_path / "game.hh").read_text(encoding="utf-8").startswith("hidden-hand record")


@pytest.mark.parametrize("language", OTHERS)
def test_the_screen_speaks_the_players_language(tmp_path: Path, language: str) -> None:
    async def look() -> None:
        screen = TableScreen(sitting("hidden_leaders", tmp_path), language)
        async with screen.run_test(size=SMALL):
            await until(lambda: screen.asked is not None)
            asked = screen.asked
            assert asked is not None
            shown = str(screen.query_one("#question", Static).render())
            assert Words("hidden_leaders", language).ask(asked.ask) in shown
            assert Words("hidden_leaders", "en").ask(asked.ask) not in shown

    asyncio.run(look())


def test_a_whole_game_of_secret_allies_with_keys(tmp_path: Path) -> None:
    async def play() -> None:
        seat = sitting("secret_allies", tmp_path, **ALLIES)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=SMALL) as pilot:
            while seat.table.result is None:
                await until(lambda: screen.asked is not None or seat.table.result is not None)
                if screen.asked is not None:
                    key = "end" if "end" in screen.asked.options else screen.asked.options[0]
                    number = screen.asked.options.index(key)
                    screen.query_one("#options", OptionList).highlighted = number
                    await answered(pilot, screen, "enter")
            await until(lambda: screen.moment is not None and screen.moment.winners is not None)

    asyncio.run(play())


def test_digits_rule_log_resigning_and_leaving(tmp_path: Path) -> None:
    async def play() -> None:
        seat = sitting("secret_allies", tmp_path, **ALLIES)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=(120, 40)) as pilot:
            await until(lambda: screen.asked is not None)
            await pilot.pause()
            assert screen.query_one("#log", RichLog).display  # wide enough to stand beside
            await pilot.press("2")
            assert screen.query_one("#options", OptionList).highlighted == 2 - screen.first()
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(screen.screen, Page)
            assert "SA-" in screen.screen.title_line
            await pilot.press("x")
            await pilot.press("l")
            await pilot.press("f9")  # asks first
            assert seat.table.result is None
            await pilot.press("f9")
            await until(lambda: seat.table.result is not None)
            assert ("resign") in [key for _, key in seat.table.record.answers]
            await pilot.press("q")

    asyncio.run(play())


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
def test_leaving_keeps_the_game(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        seat = sitting("hidden_leaders", tmp_path)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=SMALL) as pilot:
            await until(lambda: screen.asked is not None)
            await pilot.press("enter")
            await until(lambda: screen.asked is not None)
            board = screen.query_one("#board")
            await until(lambda: board.max_scroll_y > 0)
            await pilot.press("pagedown")  # the hand lies below on a small screen
            await until(lambda: board.scroll_offset.y > 0)
            await pilot.press("pageup", key)
            await until(lambda: seat.saved is not None)
        assert seat.saved == tmp_path / "game.hh"

    asyncio.run(play())
    assert "hide:" in (tmp_path / "game.hh").read_text(encoding="utf-8")


INSTEAD = Words("secret_allies", "en").say("bot-instead", bot="swift", level="hard")


def shown_in_log(screen: TableScreen) -> str:
    """The log as one line, however it is folded."""
    lines = screen.query_one("#log", RichLog).lines
    return " ".join(" ".join(line.text for line in lines).split())


def test_the_screen_says_who_plays_where_the_network_cannot(tmp_path: Path) -> None:
    async def play() -> None:
        table = new_table("secret_allies", 2, 0, "Ola", ALLIES, "screen")
        seat = LocalSitting(table, 0, "swift", "screen", tmp_path / "game.hh", pace=0.0)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=(120, 40)):
            await until(lambda: screen.moment is not None)
            await until(lambda: INSTEAD in shown_in_log(screen))
            assert shown_in_log(screen).count(INSTEAD) == 1

    asyncio.run(play())


def test_a_whole_game_in_a_servers_room(tmp_path: Path) -> None:
    """One person in the terminal and one in a browser's place, over real sockets."""

    async def play(address: str) -> None:
        host = await Guest.arrive(address, "Host")
        code = await host.create("hidden_leaders", 2)
        await host.seat(code, 0)
        seat = await RemoteSitting.join(f"http://{address}/room/{code}", "Ola")
        assert seat.seat == 1
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await host.connect()
            await host.watch(code)
            await host.start(code)
            await host.look(code, 0)
            other = asyncio.create_task(host.play(code, SeededDice("host")))
            while screen.moment is None or screen.moment.winners is None:
                await until(
                    lambda: (
                        screen.asked is not None
                        or (screen.moment is not None and screen.moment.winners is not None)
                    )
                )
                if screen.asked is not None:
                    await answered(pilot, screen, "enter")
            await other
            assert screen.moment.view["viewer"] == 1
        await seat.close()
        await host.leave()

    with server(tmp_path) as running:
        asyncio.run(play(running.address))


def test_an_address_without_a_room_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(NoSuchRoom):
        asyncio.run(RemoteSitting.join("http://127.0.0.1:9/nothing", "Ola"))
    with pytest.raises(NoSuchRoom, match="no server answers"):
        asyncio.run(RemoteSitting.join("http://127.0.0.1:9/room/aaaaaaaaaa", "Ola"))


ROOM: dict[str, Any] = {
    "code": "abcdefghjk",
    "stage": "playing",
    "options": {"game": "hidden_leaders", "settings": {}},
    "seats": [
        {"seat": 0, "person": {"name": "Ola"}, "bot": None, "here": True},
        {"seat": 1, "person": None, "bot": "normal", "here": False},
    ],
}


@pytest.mark.parametrize(("language", "name"), [("en", "Heron"), ("pl", "Czapla"), ("uk", "Чапля")])
def test_bots_of_a_room_have_names_not_levels(language: str, name: str) -> None:
    async def look() -> dict[int, str]:
        async with httpx.AsyncClient() as http:
            seat = RemoteSitting("http://127.0.0.1:9", http, ROOM)
            seat.names[1] = "normal"  # as the server calls a bot
            return TableScreen(seat, language).names()

    assert asyncio.run(look()) == {0: "Ola", 1: name}


def test_a_room_says_once_who_plays_where_the_network_cannot() -> None:
    seats = [{**ROOM["seats"][1], "bot": "swift", "bot_instead": "hard"}, *[ROOM["seats"][1]] * 2]

    async def hear(*rooms: list[dict[str, Any]]) -> list[Any]:
        told: list[Told] = []
        async with httpx.AsyncClient() as http:
            seat = RemoteSitting("http://127.0.0.1:9", http, {**ROOM, "seats": rooms[0]})
            seat.tell = told.append
            for room in rooms:
                seat._heard({"type": "room", "room": {**ROOM, "seats": room}})
        return [news.message for news in told if news.message is not None]

    said = ("bot-instead", {"bot": "swift", "level": "hard"})
    assert asyncio.run(hear([ROOM["seats"][0]] * 2)) == []
    assert asyncio.run(hear(seats, seats)) == [said]
    assert asyncio.run(hear(ROOM["seats"], seats)) == [said]  # the host changes the level


@pytest.mark.parametrize(
    ("language", "named"), [("en", "Ola (Owl, away)"), ("de", "Ola (Eule, kurz weg)")]
)
def test_people_of_a_room_have_a_face_and_a_presence_in_words(language: str, named: str) -> None:
    person = {"name": "Ola", "face": "owl-teal"}
    seats = [{**ROOM["seats"][0], "person": person, "presence": "away"}, ROOM["seats"][1]]

    async def look() -> str:
        async with httpx.AsyncClient() as http:
            screen = TableScreen(
                RemoteSitting("http://127.0.0.1:9", http, {**ROOM, "seats": seats}), language
            )
            return screen.person(0)

    assert asyncio.run(look()) == named


@pytest.mark.parametrize(
    ("error", "english", "polish"),
    [
        (
            Refused({"error": "not-your-seat", "place": "seat", "message": "seat 1 is not yours"}),
            "This is not your seat.",
            "To nie jest twoje miejsce.",
        ),
        (
            Refused({"error": "brand-new-code", "place": "", "message": "who knows"}),
            "This was refused.",
            "To zostało odrzucone.",
        ),
        (
            ConnectionLost("the server did not answer"),
            "The server is not responding. Try again in a moment.",
            "Serwer nie odpowiada. Spróbuj ponownie za chwilę.",
        ),
    ],
)
def test_refusals_are_sentences(error: HiddenHandError, english: str, polish: str) -> None:
    assert in_words(error, "en") == english
    assert in_words(error, "pl") == polish


def test_the_screen_shows_refusals_as_sentences(tmp_path: Path) -> None:
    async def play() -> None:
        screen = TableScreen(sitting("hidden_leaders", tmp_path), "pl")
        async with screen.run_test(size=SMALL) as pilot:
            refusal = Refused({"error": "late", "place": "", "message": "too late"})
            screen.told(Told(refusal=refusal))
            await pilot.pause()
            shown = [note.message for note in screen._notifications]
            assert shown == ["Za późno: gra poszła dalej."]

    asyncio.run(play())
