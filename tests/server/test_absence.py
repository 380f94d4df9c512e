"""Who is here and who is not: presence, bots for absent friends, votes without them, the host."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.core import record
from hiddenhand.server.live import absence
from hiddenhand.server.live.room import Room
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest, Refused
from tests.server.running import Running, run, server
from tests.server.test_rooms import refused

SOON = 0.3  # seconds until somebody counts as absent
NAMES = ("Ola", "Ben", "Cyd", "Dan", "Eva", "Fay")


async def table_of(here: Running, people: int = 2, **options: Any) -> tuple[list[Guest], str]:
    """People who play a game and look at it; the first one is the host."""
    guests = [await Guest.arrive(here.address, name) for name in NAMES[:people]]
    seats = options.pop("seats", max(2, people))
    code = await guests[0].create("hidden_leaders", seats, **options)
    for seat, guest in enumerate(guests):
        await guest.seat(code, seat)
        await guest.connect()
        await guest.watch(code)
    await guests[0].start(code)
    for seat, guest in enumerate(guests):
        await guest.look(code, seat)
    return guests, code


def seat_of(guest: Guest, code: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.rooms[code]["seats"][seat]
    return found


async def absent(here: Running, code: str, friend: Guest) -> None:
    """Close the connection, and wait until that counts as absence."""
    await friend.disconnect()
    room = here.room(code)
    await here.until(lambda: absence.remaining(room, friend.user) == 0)


def gone_since(room: Room, guest: Guest) -> float:
    since = room.attendance.gone_since(guest.user)
    assert since is not None
    return since


async def part(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.leave()


# -- presence -----------------------------------------------------------------------------------


def test_everybody_sees_who_is_here_away_or_offline(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here)
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "here")
        assert seat_of(ola, code, 1)["absent"] is None
        await ben.send(type="attend", away=True)
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "away")
        assert seat_of(ola, code, 1)["connected"]
        second = ben.another_device()  # looks at the table in another window
        await second.connect()
        await second.watch(code)
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "here")
        await second.disconnect()
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "away")
        await ben.disconnect()
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "offline")
        first = seat_of(ola, code, 1)["absent"]
        later = (await ola.ask("GET", f"/api/rooms/{code}"))["seats"][1]["absent"]
        assert 0 <= first < later  # it goes on from when the page was hidden
        assert ola.rooms[code]["absent_after"] == 60
        await part([ola, ben, second])

    with server(tmp_path) as here:
        run(scenario())


# -- a bot for an absent friend -----------------------------------------------------------------


def test_a_bot_plays_for_the_only_other_player_until_they_return(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here, rated=True)
        assert await refused(ben.seat(code, 0, "bot")) == "still-there"
        await absent(here, code, ola)
        room = await ben.seat(code, 0, "bot")  # Ben is not the host, but nobody else is there
        assert (room["seats"][0]["bot"], room["seats"][0]["lent"]) == ("normal", True)
        await ben.play(code, SeededDice("ben"), answers=8)  # the bot keeps up
        given = await ben.until(lambda: ben.sights[code][1].seq)
        await ola.connect()
        await ola.send(type="attend", away=True)
        await ola.watch(code, resume=True)
        assert seat_of(ola, code, 0)["bot"] == "normal"  # a hidden page is nobody's return
        await ola.send(type="attend", away=False)
        await ola.until(lambda: seat_of(ola, code, 0)["bot"] is None)
        assert not seat_of(ola, code, 0)["lent"]
        playing = asyncio.create_task(ben.play(code, SeededDice("more")))
        assert await ola.play(code, SeededDice("ola")) > 0
        await playing
        await ola.until(lambda: ola.rooms[code]["stage"] == "over")
        assert ben.sights[code][1].seq > given
        text = (await ola.http.get(f"/api/games/{room['game_id']}/record")).text
        line = await ola.ask("GET", f"/api/games/{room['game_id']}")
        await part([ola, ben])
        counted = record.parse(text).stood_in
        assert counted[0] > 0
        assert [player["stood_in"] for player in line["players"]] == [counted[0], 0]
        assert [player["bot"] for player in line["players"]] == [None, None]
        assert line["players"][0]["rating_after"] is not None  # it counts for the person
        assert record.parse(text).text() == text

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


def test_the_host_decides_alone_and_others_by_twos(tmp_path: Path) -> None:
    async def scenario() -> None:
        guests = [await Guest.arrive(here.address, name) for name in ("Ola", "Ben", "Cyd", "Dan")]
        ola, ben, cyd, dan = guests
        code = await ola.create("hidden_leaders", 4)
        for seat, guest in enumerate(guests):
            await guest.seat(code, seat)
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        stranger = await Guest.arrive(here.address, "Eve")
        await absent(here, code, dan)
        assert await refused(stranger.seat(code, 3, "bot")) == "not-at-the-table"
        room = await ben.seat(code, 3, "bot")
        assert room["seats"][3]["bot"] is None
        assert room["seats"][3]["bot_wanted"] == [ben.user]
        room = await ben.seat(code, 3, "bot")  # once more: still one voice
        assert room["seats"][3]["bot"] is None
        await dan.connect()  # Dan returns: the proposal is void
        await dan.watch(code)
        await ben.until(lambda: seat_of(ben, code, 3)["bot_wanted"] == [])
        await absent(here, code, dan)
        await ben.seat(code, 3, "bot")
        room = await cyd.seat(code, 3, "bot")
        assert room["seats"][3]["bot"] == "normal"
        assert await refused(cyd.seat(code, 3, "bot")) == "seat-is-taken"
        await absent(here, code, cyd)
        room = await ola.seat(code, 2, "bot")
        assert room["seats"][2]["bot"] == "normal"
        await part([*guests, stranger])

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


def test_nobody_who_was_just_here_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here)
        await ben.disconnect()
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "offline")
        with pytest.raises(Refused) as caught:
            await ola.seat(code, 1, "bot")
        assert caught.value.error == "still-there"
        assert await refused(ola.seat(code, 0, "bot")) == "still-there"  # not for oneself either
        await part([ola, ben])

    with server(tmp_path, absent_seconds=3600) as here:
        run(scenario())


def test_in_a_slow_game_the_clock_alone_decides(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here, clock={"each": 86400})
        await ben.disconnect()
        await ola.until(lambda: seat_of(ola, code, 1)["presence"] == "offline")
        room = here.room(code)
        await here.until(lambda: room.services.now() > gone_since(room, ben) + SOON)
        assert ola.rooms[code]["absent_after"] is None
        assert await refused(ola.seat(code, 1, "bot")) == "wrong-stage"
        room = await ola.ask("POST", f"/api/rooms/{code}/abandon", {})
        assert room["stage"] == "playing"
        assert room["host"]["user"] == ola.user
        await part([ola, ben])

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


def test_whose_time_ran_out_while_absent_gets_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here, clock={"each": 600})
        asked = next(q["seat"] for q in ola.sights[code][0].moment["questions"])
        gone, other = (ola, ben) if asked == 0 else (ben, ola)
        await gone.disconnect()
        await other.until(lambda: seat_of(other, code, asked)["presence"] == "offline")
        here.pass_time(601)
        await other.until(lambda: seat_of(other, code, asked)["lent"])
        await gone.connect()
        await gone.watch(code, resume=True)
        await gone.until(lambda: seat_of(gone, code, asked)["bot"] is None)
        await part([ola, ben])

    with server(tmp_path) as here:
        run(scenario())


# -- votes ----------------------------------------------------------------------------------------


def test_a_game_is_abandoned_by_those_who_are_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here)
        room = await ola.ask("POST", f"/api/rooms/{code}/abandon", {})
        assert room["stage"] == "playing"  # Ben is there, and has not agreed
        await ben.disconnect()
        await ola.until(lambda: ola.rooms[code]["stage"] == "abandoned")  # nobody does anything
        await part([ola, ben])

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


def test_a_rematch_keeps_the_seat_of_an_absent_friend(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here)
        for guest in (ola, ben):
            await guest.ask("POST", f"/api/rooms/{code}/abandon", {})
        await ola.until(lambda: ola.rooms[code]["stage"] == "abandoned")
        await ben.disconnect()
        await ola.ask("POST", f"/api/rooms/{code}/rematch", {})
        await ola.until(lambda: ola.rooms[code]["stage"] == "playing")
        seat = seat_of(ola, code, 0)
        assert (seat["person"]["name"], seat["lent"]) == ("Ben", True)
        await ola.look(code, 1)
        await ola.play(code, SeededDice("again"), answers=4)
        await ben.connect()
        await ben.watch(code)
        await ben.until(lambda: seat_of(ben, code, 0)["bot"] is None)
        await ben.look(code, 0)
        await part([ola, ben])

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


# -- the host -----------------------------------------------------------------------------------


def test_the_host_passes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        (ola, ben), code = await table_of(here)
        await ola.disconnect()  # closes the browser
        await ben.until(lambda: ben.rooms[code]["host"]["user"] == ben.user)
        await ola.connect()
        await ola.watch(code, resume=True)
        assert ola.rooms[code]["host"]["name"] == "Ben"
        await ben.seat(code, 1, "leave")  # leaves the seat to a bot
        await ola.until(lambda: ola.rooms[code]["host"]["user"] == ola.user)
        await part([ola, ben])

    with server(tmp_path, absent_seconds=SOON) as here:
        run(scenario())


def test_a_host_who_sends_the_invitation_has_more_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben = [await Guest.arrive(here.address, name) for name in NAMES[:2]]
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.connect()
        await ola.watch(code)
        await ben.connect()
        await ben.watch(code)
        await ben.seat(code, 1)
        await ola.disconnect()
        await ben.until(lambda: seat_of(ben, code, 0)["presence"] == "offline")
        here.pass_time(1001)
        assert here.inside(lambda: absence.remaining(here.room(code), ola.user)) == 0
        room = await ben.ask("GET", f"/api/rooms/{code}")
        assert room["host"]["user"] == ola.user
        here.pass_time(4000)
        await ben.until(lambda: ben.rooms[code]["host"]["user"] == ben.user)
        await ben.seat(code, 0, "clear")
        await ben.seat(code, 0, "bot")
        assert (await ben.start(code))["stage"] == "playing"
        await part([ola, ben])

    with server(tmp_path, absent_seconds=1000) as here:
        run(scenario())
