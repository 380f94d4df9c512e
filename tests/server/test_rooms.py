"""Rooms: seats, the host's rights, votes, rematch, chat."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest, Refused
from tests.server.running import Running, run, server


async def refused(action: Any) -> str:
    with pytest.raises(Refused) as caught:
        await action
    return caught.value.error


async def two_people(here: Running, **options: Any) -> tuple[Guest, Guest, str]:
    ola = await Guest.arrive(here.address, "Ola")
    ben = await Guest.arrive(here.address, "Ben")
    code = await ola.create(options.pop("game", "hidden_leaders"), 2, **options)
    await ola.seat(code, 0)
    await ben.seat(code, 1)
    return ola, ben, code


def test_seats_are_taken_left_and_filled(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 3, public=True)
        assert [line["code"] for line in await ben.ask("GET", "/api/rooms")] == [code]
        await ola.seat(code, 0)
        assert await refused(ben.seat(code, 0)) == "seat-is-taken"
        assert await refused(ben.seat(code, 5)) == "no-such-seat"
        assert await refused(ben.seat(code, 0, "leave")) == "not-your-seat"
        assert await refused(ben.seat(code, 1, "bot", bot="easy")) == "not-the-host"
        assert await refused(ola.seat(code, 1, "bot", bot="os:system")) == "unknown-bot"
        assert await refused(ola.seat(code, 0, "bot", bot="easy")) == "seat-is-taken"
        await ola.seat(code, 1, "bot", bot="hard")
        assert await refused(ola.start(code)) == "seats-are-empty"
        room = await ben.seat(code, 1)  # a person can take a bot's seat before the game
        passing = {"connected": None, "presence": None, "absent": None}
        assert room["seats"][1] | passing == {
            "seat": 1,
            "person": {"user": ben.user, "name": "Ben", "face": None},
            "bot": None,
            "bot_instead": None,
            **passing,
            "lent": False,
            "bot_wanted": [],
            "here": True,
            "local": False,
            "wants_abandon": False,
            "wants_rematch": False,
            "hints": 0,
        }
        assert room["deal"]["secret"] is None
        assert set(room["deal"]["added"]) == {ola.user, ben.user}
        await ben.seat(code, 1, "leave")
        await ola.seat(code, 1, "local", name="Ann")
        assert await refused(ben.start(code)) == "not-the-host"
        await ola.seat(code, 2, "bot")
        assert (await ola.start(code))["stage"] == "playing"
        assert await refused(ola.start(code)) == "wrong-stage"
        assert await refused(ola.seat(code, 2, "clear")) == "wrong-stage"
        assert await refused(ben.seat(code, 2)) == "not-your-seat"
        assert await ben.ask("GET", "/api/rooms") == []
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_the_host_changes_what_is_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        assert await refused(ola.create("ludo", 3)) == "unknown-game"
        assert await refused(ola.create("hidden_leaders", 1)) == "bad-settings"
        assert await refused(ola.create("hidden_leaders", 9)) == "bad-message"
        assert await refused(ola.create("hidden_leaders", 3, settings={"a": "b"})) == "bad-settings"
        code = await ola.create("hidden_leaders", 3)
        await ola.seat(code, 2)
        options = {"game": "secret_allies", "seats": 2, "settings": {"length": "short"}}
        path = f"/api/rooms/{code}/options"
        assert await refused(ben.ask("PUT", path, options)) == "not-the-host"
        assert await refused(ola.ask("PUT", path, options)) == "seat-is-taken"
        await ola.seat(code, 2, "leave")
        assert len((await ola.ask("PUT", path, options))["seats"]) == 2
        assert await refused(ola.ask("GET", "/api/rooms/aaaaaaaaaa")) == "no-such-room"
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_votes_abandon_a_game_and_begin_another_one_seat_further(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        stranger = await Guest.arrive(here.address, "Eve")
        path = f"/api/rooms/{code}/abandon"
        assert await refused(stranger.ask("POST", path, {})) == "not-at-the-table"
        assert (await ola.ask("POST", path, {}))["stage"] == "playing"
        room = await ola.ask("POST", path, {"want": False})
        assert not room["seats"][0]["wants_abandon"]
        await ola.ask("POST", path, {})
        assert (await ben.ask("POST", path, {}))["stage"] == "abandoned"
        with pytest.raises(Refused) as caught:
            await ola.answer(code, 0, "pass")
        assert caught.value.error == "wrong-stage"

        again = f"/api/rooms/{code}/rematch"
        before = await ola.ask("GET", f"/api/rooms/{code}")
        assert before["deal"]["secret"]
        assert before["next_deal"]["secret"] is None
        assert before["next_deal"]["commitment"] != before["deal"]["commitment"]
        await ola.ask("POST", again, {"entropy": "ab" * 32})
        room = await ben.ask("POST", again, {"entropy": "cd" * 32})
        assert room["stage"] == "playing"
        assert room["games_played"] == 1
        assert room["game_id"] != before["game_id"]
        assert room["deal"]["commitment"] == before["next_deal"]["commitment"]
        assert room["deal"]["added"] == {ola.user: "ab" * 32, ben.user: "cd" * 32}
        assert [seat["person"]["name"] for seat in room["seats"]] == ["Ben", "Ola"]
        sight = await ola.look(code, 1)  # Ola sits one seat further
        assert sight.moment["game_id"] == room["game_id"]
        assert refused_names(ola) == {"wrong-stage"}
        for guest in (ola, ben, stranger):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def refused_names(guest: Guest) -> set[str]:
    return {m["refusal"]["error"] for m in guest.inbox if m["type"] == "refused"}


def test_whoever_leaves_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        for guest in (ola, ben):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ben.look(code, 1)
        await ben.seat(code, 1, "leave")
        await ola.play(code, SeededDice("x"), answers=6)  # Ben's bot keeps up
        await ola.until(lambda: ola.rooms[code]["seats"][1]["bot"] == "normal")
        with pytest.raises(Refused) as caught:
            await ben.demand(
                type="answer",
                room=code,
                game_id=ben.sights[code][1].moment["game_id"],
                seat=1,
                asked=10**6,
                key="pass",
            )
        assert caught.value.error == "out-of-turn"
        await ben.until(lambda: ben.rooms[code]["seats"][1]["bot"] == "normal")
        room = await ben.seat(code, 1, "take")
        assert room["seats"][1]["bot"] is None
        await ben.until(lambda: ben.rooms[code]["seats"][1]["bot"] is None)
        seen = ben.sights[code][1].seq
        playing = asyncio.create_task(ola.play(code, SeededDice("y")))
        assert await ben.play(code, SeededDice("z"), answers=2) == 2
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert ben.sights[code][1].seq > seen
        for guest in (ola, ben):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


@pytest.mark.usefixtures("no_time_passes")
def test_talk_has_a_limit_and_the_host_a_silencer(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        for guest in (ola, ben):
            await guest.connect()
        with pytest.raises(Refused) as caught:
            await ben.demand(type="chat", room=code, text="hello")
        assert caught.value.error == "not-watching"
        await ola.watch(code)
        await ben.watch(code)
        assert await ben.demand(type="chat", room=code, text="<b>hello</b>") == 1
        assert await ola.demand(type="react", room=code, reaction="laugh") == 2
        said = await ola.until(lambda: [m for m in ola.inbox if m["type"] == "chat"][1:])
        assert said[0]["reaction"] == "laugh"
        errors = []
        for n in range(8):
            try:
                await ben.demand(type="chat", room=code, text=f"spam {n}")
            except Refused as error:
                errors.append(error.error)
        assert errors == ["too-fast"] * 4  # five at once, and one was said before
        mute = f"/api/rooms/{code}/mute"
        assert await refused(ben.ask("POST", mute, {"user": ola.user})) == "not-the-host"
        assert (await ola.ask("POST", mute, {"user": ben.user}))["muted"] == [ben.user]
        with pytest.raises(Refused) as caught:
            await ben.demand(type="react", room=code, reaction="sorry")
        assert caught.value.error == "muted"
        await ola.ask("POST", mute, {"user": ben.user, "muted": False})
        chat = await ben.ask("GET", f"/api/rooms/{code}/chat")
        assert [line["number"] for line in chat] == list(range(1, len(chat) + 1))
        assert chat[0]["text"] == "<b>hello</b>"
        assert chat[0]["person"]["name"] == "Ben"
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_an_erased_host_hands_the_room_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, ben, code = await two_people(here)
        await ola.connect()
        await ben.connect()
        await ben.watch(code)
        await ola.start(code)
        await ben.look(code, 1)
        await ola.ask("DELETE", "/api/me")
        await ben.until(lambda: ben.rooms[code]["host"]["user"] == ben.user)
        await ben.play(code, SeededDice("ben"))  # a bot plays the empty seat
        assert ben.sights[code][1].result
        for text in ben.heard[-3:]:
            assert b"Ola" not in text
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())
