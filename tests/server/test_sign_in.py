"""Sign-in links: both devices agree, a link is no trap, and nobody loses the way back to
themselves."""

import asyncio
import time

import httpx
import pytest

from hiddenhand.server.people import identity
from tests.server.serving import another, serving
from tests.server.signing import bring_along

ROOM = {"game": "hidden_leaders", "seats": 2}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", "")


async def _link(giver: httpx.AsyncClient, name: str) -> dict[str, str]:
    """Somebody arrives and makes a link; the body that names it."""
    await giver.post("/api/me", json={"name": name})
    return {"token": (await giver.post("/api/me/links")).json()["token"]}


async def _sits(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """Somebody arrives and has something to lose."""
    await client.post("/api/me", json={"name": name})
    room = (await client.post("/api/rooms", json=ROOM)).json()
    await client.post(f"/api/rooms/{room['code']}/seats/0", json={"do": "take"})
    me: dict[str, str] = (await client.get("/api/me")).json()
    return me


def test_a_link_says_whose_it_is_and_both_sides_agree(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as phone:
            token = await _link(ola, "Ola")
            offer = (await phone.post("/api/sign-in/offer", json=token)).json()
            assert offer["name"] == "Ola"
            state = (await ola.post("/api/me/links/state", json=token)).json()
            assert state == {"asked": False, "label": "", "code": ""}
            agent = {"user-agent": "Mozilla/5.0 (Android 14) Firefox/130"}
            asked = (await phone.post("/api/sign-in/ask", json=token, headers=agent)).json()
            state = (await ola.post("/api/me/links/state", json=token)).json()
            assert state == {"asked": True, "label": "Firefox, Android", "code": asked["code"]}
            finish = {**token, "ask": asked["ask"]}
            early = await phone.post("/api/sign-in", json=finish)
            assert error(early) == (409, "not-confirmed")
            assert (await phone.get("/api/me")).status_code == 401
            await ola.post("/api/me/links/confirm", json={**token, "code": asked["code"]})
            assert (await phone.post("/api/sign-in", json=finish)).json()["name"] == "Ola"
            # it dies with its use, for both
            assert error(await phone.post("/api/sign-in", json=finish)) == (404, "bad-link")
            assert error(await ola.post("/api/me/links/state", json=token)) == (404, "bad-link")

    asyncio.run(scenario())


def test_only_the_device_that_was_confirmed_gets_in(database: str) -> None:
    """A link that was read by somebody else on the way."""

    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as phone, another(ola) as thief:
            token = await _link(ola, "Ola")
            asked = (await phone.post("/api/sign-in/ask", json=token)).json()
            assert error(await thief.post("/api/sign-in/ask", json=token)) == (409, "link-asked")
            await ola.post("/api/me/links/confirm", json={**token, "code": asked["code"]})
            forged = {**token, "ask": identity.new_token()}
            assert error(await thief.post("/api/sign-in", json=forged)) == (404, "bad-link")
            assert (await thief.get("/api/me")).status_code == 401

    asyncio.run(scenario())


@pytest.mark.parametrize("how", ["refuse", "confirm"])
def test_the_giving_device_can_say_no(database: str, how: str) -> None:
    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as thief:
            token = await _link(ola, "Ola")
            asked = (await thief.post("/api/sign-in/ask", json=token)).json()
            other = f"{(int(asked['code']) + 1) % 10_000:04}"  # of the phone in the other hand
            said = {**token, "code": other} if how == "confirm" else token
            done = await ola.post(f"/api/me/links/{how}", json=said)
            assert done.status_code == (409 if how == "confirm" else 204)
            late = {**token, "code": asked["code"]}
            assert error(await ola.post("/api/me/links/confirm", json=late)) == (404, "bad-link")
            finish = {**token, "ask": asked["ask"]}
            assert error(await thief.post("/api/sign-in", json=finish)) == (404, "bad-link")

    asyncio.run(scenario())


def test_links_of_others_are_not_mine_to_confirm(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as eve:
            token = await _link(ola, "Ola")
            await eve.post("/api/me", json={"name": "Eve"})
            asked = (await eve.post("/api/sign-in/ask", json=token)).json()
            for path, said in (("state", {}), ("confirm", {"code": asked["code"]})):
                tried = await eve.post(f"/api/me/links/{path}", json={**token, **said})
                assert error(tried) == (404, "bad-link")
            await eve.post("/api/me/links/refuse", json=token)  # changes nothing
            assert (await ola.post("/api/me/links/state", json=token)).json()["asked"]

    asyncio.run(scenario())


def test_a_link_as_a_trap_takes_nothing_away(database: str) -> None:
    """Eve sends Ben her own link; Ben follows it and says yes to everything."""

    async def scenario() -> None:
        async with serving(database) as eve, another(eve) as ben:
            me = await _sits(ben, "Ben")
            await eve.post("/api/me", json={"name": "Eve"})
            assert (await bring_along(eve, ben))["name"] == "Eve"
            assert (await ben.get("/api/me")).json()["name"] == "Eve"
            before = (await ben.get("/api/sign-in/back")).json()
            assert (before["user"], before["name"]) == (me["user"], "Ben")
            assert (await ben.post("/api/sign-in/back")).json()["name"] == "Ben"
            assert (await ben.get("/api/me")).json() == me
            assert len((await ben.get("/api/rooms/mine")).json()) == 1
            # and from there to the other one again
            assert (await ben.get("/api/sign-in/back")).json()["name"] == "Eve"

    asyncio.run(scenario())


def test_the_last_way_back_is_never_forgotten(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as eve, another(eve) as max_, another(eve) as ben:
            await _sits(ben, "Ben")
            await _sits(eve, "Eve")
            await bring_along(eve, ben)  # Ben's only device is Eve's now, with a way back
            token = await _link(max_, "Max")
            refused = await ben.post("/api/sign-in/ask", json=token)
            assert error(refused) == (409, "last-way-back")
            assert (await ben.post("/api/sign-in/back")).json()["name"] == "Ben"
            assert (await bring_along(max_, ben))["name"] == "Max"  # Eve has her own device
            assert (await ben.get("/api/sign-in/back")).json()["name"] == "Ben"

    asyncio.run(scenario())


def test_a_guest_who_did_nothing_leaves_no_way_back(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as phone:
            await ola.post("/api/me", json={"name": "Ola"})
            await phone.post("/api/me", json={"name": "Guest"})  # made when the page was opened
            await bring_along(ola, phone)
            assert (await phone.get("/api/sign-in/back")).json() is None
            assert error(await phone.post("/api/sign-in/back")) == (404, "bad-link")

    asyncio.run(scenario())


def test_a_device_that_is_mine_already_cannot_ask(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as ola:
            token = await _link(ola, "Ola")
            refused = await ola.post("/api/sign-in/ask", json=token)
            assert error(refused) == (409, "already-signed-in")

    asyncio.run(scenario())


def test_links_die_after_minutes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(database) as ola, another(ola) as phone:
            token = await _link(ola, "Ola")
            asked = (await phone.post("/api/sign-in/ask", json=token)).json()
            await ola.post("/api/me/links/confirm", json={**token, "code": asked["code"]})
            now = time.time()
            monkeypatch.setattr("time.time", lambda: now + 16 * 60)
            finish = {**token, "ask": asked["ask"]}
            assert error(await phone.post("/api/sign-in", json=finish)) == (404, "bad-link")
            for path in ("offer", "ask"):
                late = await phone.post(f"/api/sign-in/{path}", json=token)
                assert error(late) == (404, "bad-link")

    asyncio.run(scenario())
