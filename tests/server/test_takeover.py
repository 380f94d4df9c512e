"""Nobody can play another person's seat, whatever they have seen, guessed, copied or stolen."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.server.people import identity
from hiddenhand.table.dice import SeededDice
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.running import Running, run, server
from tests.server.signing import bring_along
from tests.server.test_refusals import a_table, error_of, table_bytes


async def eve_at(here: Running, code: str) -> Guest:
    """Eve knows the code: she can watch, nothing more."""
    eve = await Guest.arrive(here.address, "Eve")
    await eve.connect()
    await eve.watch(code)
    await eve.look(code, SPECTATOR)
    return eve


def answer_of(guest: Guest, code: str, seat: int) -> dict[str, Any]:
    """The message that this person is about to send."""
    sight = guest.sights[code][seat]
    question = sight.question(seat)
    return {
        "type": "answer",
        "room": code,
        "game_id": sight.moment["game_id"],
        "seat": seat,
        "asked": question["asked"],
        "key": question["options"][0],
    }


def test_a_stolen_code_opens_a_place_to_look_from_and_no_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        eve = await eve_at(here, code)
        before = table_bytes(here, code)
        stolen = answer_of(me, code, mine)
        assert await error_of(eve, **stolen) == "not-your-seat"
        assert await error_of(you, **stolen) == "not-your-seat"  # also from the other seat
        for seat in (1 - mine, 5):
            assert await error_of(eve, **{**stolen, "seat": seat}) == "not-your-seat"
        back = {"type": "take_back", "room": code, "game_id": stolen["game_id"], "seq": 0}
        assert await error_of(eve, **back, seat=mine) == "not-your-seat"
        for do in ("take", "leave", "bot", "clear", "local"):
            for seat in (0, 1):
                with pytest.raises(Refused, match=r"not-your-seat|not-at-the-table|wrong-stage"):
                    await eve.seat(code, seat, do)
        for path in ("start", "abandon", "rematch"):
            with pytest.raises(Refused, match=r"not-the-host|not-at-the-table|wrong-stage"):
                await eve.ask("POST", f"/api/rooms/{code}/{path}", {})
        with pytest.raises(Refused, match="not-your-seat"):
            await eve.ask("POST", f"/api/rooms/{code}/seats/{mine}/hints")
        assert table_bytes(here, code) == before
        assert set(eve.sights[code]) == {SPECTATOR}
        assert not any(q["options"] for q in eve.sights[code][SPECTATOR].moment["questions"])
        dice = SeededDice("on")
        await asyncio.gather(me.play(code, dice), you.play(code, dice))
        for guest in (me, you, eve):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_what_was_sent_once_does_nothing_a_second_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        sent = {**answer_of(me, code, mine), "id": "once"}
        await me.demand(**sent)
        await me.reach(code, mine, 1)
        eve = await eve_at(here, code)
        before = table_bytes(here, code)
        assert await error_of(me, **{**sent, "id": "twice"}) == "already-taken"
        other = me.another_device()
        await other.connect()
        assert await error_of(other, **sent) == "already-taken"
        # a replay of another connection's bytes
        assert await error_of(eve, **sent) == "not-your-seat"
        assert await error_of(me, **{**sent, "id": "old", "game_id": "A" * 16}) == "no-such-game"
        assert table_bytes(here, code) == before
        for guest in (me, you, eve, other):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_socket_is_whose_cookie_opened_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        eve = await Guest.arrive(here.address, "Eve")
        token = me.cookie().partition("=")[2]
        flipped = token[:-5] + ("A" if token[-5] != "A" else "B") + token[-4:]
        url = f"ws://{here.address}/api/socket"
        for cookie in (
            "",
            f"{identity.COOKIE}={flipped}",
            f"{identity.COOKIE}={identity.hash_of(token).hex()}",  # from a stolen database
            f"{identity.COOKIE}={me.user}",
            f"other={token}",
        ):
            async with websockets.connect(
                url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE
            ) as socket:
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                assert socket.close_code == 4401
        # two cookies of that name: one of them counts, and Eve gains nothing
        both = f"{eve.cookie()}; {identity.COOKIE}={flipped}"
        async with websockets.connect(
            url, additional_headers={"Cookie": both}, open_timeout=PATIENCE
        ) as socket:
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 4401
        # a name in a message does not authenticate
        await eve.connect()
        await eve.send(**answer_of(me, code, mine), id="x", user=me.user)
        await eve.until(lambda: eve.inbox and eve.inbox[-1]["type"] == "refused")
        assert eve.inbox[-1]["refusal"]["error"] == "bad-message"
        for guest in (me, you, eve):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_device_signed_out_cannot_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        me, you, code = await a_table(here)
        mine = next(iter(me.sights[code]))
        thief = me.another_device()  # has a copy of the cookie
        await thief.connect()
        await thief.watch(code)
        (device,) = await me.ask("GET", "/api/me/devices")
        phone = await Guest.arrive(here.address, "Phone")
        await bring_along(me.http, phone.http)
        before = table_bytes(here, code)
        await phone.ask("DELETE", f"/api/me/devices/{device['id']}")
        await asyncio.wait_for(thief.socket.wait_closed(), PATIENCE)
        with pytest.raises(Refused, match="not-signed-in"):
            await thief.ask("GET", "/api/rooms/mine")
        await thief.disconnect()
        await thief.connect()
        await asyncio.wait_for(thief.socket.wait_closed(), PATIENCE)
        assert thief.socket.close_code == 4401
        assert table_bytes(here, code) == before
        await phone.connect()  # the owner plays on
        await phone.watch(code)
        sight = await phone.look(code, mine)
        await phone.answer(code, mine, sight.question(mine)["options"][0])
        for guest in (me, you, thief, phone):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_link_opens_once_even_when_two_try_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        link = await ola.ask("POST", "/api/me/links")
        token = {"token": link["token"]}
        crowd = [await Guest.arrive(here.address, f"Guest {n}") for n in range(6)]

        async def attempt(guest: Guest) -> str:
            try:
                asked = await guest.ask("POST", "/api/sign-in/ask", token)
                await ola.ask("POST", "/api/me/links/confirm", {**token, "code": asked["code"]})
                me = await guest.ask("POST", "/api/sign-in", {**token, "ask": asked["ask"]})
            except Refused as refused:
                return refused.error
            return str(me["name"])

        told = await asyncio.gather(*map(attempt, crowd))
        assert told.count("Ola") == 1
        assert set(told) <= {"Ola", "link-asked", "bad-link"}
        assert len(await ola.ask("GET", "/api/me/devices")) == 2
        assert await attempt(crowd[told.index("Ola") - 1]) == "bad-link"  # it has been used
        for guest in (*crowd, ola):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())
