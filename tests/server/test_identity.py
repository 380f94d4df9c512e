"""Cookies, sign-in links and names: who can sign in as whom."""

import asyncio
import hashlib
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from hiddenhand.server.people import identity
from hiddenhand.server.settings import BadServerSettings, Settings, read_settings
from tests.server.people import PATIENCE, Guest
from tests.server.running import run, server
from tests.server.serving import another, serving
from tests.server.signing import bring_along


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            stranger = await client.get("/api/me")
            assert stranger.status_code == 401
            assert stranger.json()["error"] == "not-signed-in"
            made = await client.post("/api/me", json={"name": "  Ola   K. ", "language": "pl"})
            assert made.status_code == 201
            assert (made.json()["name"], made.json()["language"]) == ("Ola K.", "pl")
            cookie = made.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=lax", "path=/", "max-age=34560000"):
                assert part in cookie
            assert "secure" not in cookie
            assert (await client.get("/api/me")).json() == made.json()
            again = await client.post("/api/me", json={"name": "Jan"})
            assert again.status_code == 409
            token = client.cookies[identity.COOKIE]
            raw = Path(database.removeprefix("sqlite:///"))
            kept = b"".join(
                file.read_bytes() for file in raw.parent.glob("games.db*") if file.is_file()
            )
            assert token.encode() not in kept
            assert hashlib.sha256(token.encode()).digest() in kept

    asyncio.run(scenario())


def test_the_cookie_is_for_https_only_where_there_is_https(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, public_url="https://play.example.org") as client:
            made = await client.post("/api/me", json={"name": "Ola"})
            assert "secure" in made.headers["set-cookie"].lower()
            link = await client.post("/api/me/links", headers=_with_cookie(made))
            assert link.json()["url"].startswith("https://play.example.org/sign-in#")

    asyncio.run(scenario())


def _with_cookie(made: httpx.Response) -> dict[str, str]:
    """The cookie header a browser would send over https; the test uses plain http."""
    return {"cookie": made.headers["set-cookie"].split(";")[0]}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\ud800", None, 7, ["Ola"]]
)
def test_names_that_cannot_be_read_are_refused(database: str, name: object) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            if isinstance(name, str) and not name.isascii() and name == "\ud800":
                body = b'{"name": "\\ud800"}'
                refused = await client.post(
                    "/api/me", content=body, headers={"content-type": "application/json"}
                )
            else:
                refused = await client.post("/api/me", json={"name": name})
            assert refused.status_code == 422
            assert refused.json()["error"] in ("bad-name", "bad-message")
            assert "set-cookie" not in refused.headers

    asyncio.run(scenario())


def test_renaming_and_language(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola", "language": "pl"})
            renamed = await client.patch("/api/me", json={"name": "Aleksandra"})
            assert (renamed.json()["name"], renamed.json()["language"]) == ("Aleksandra", "pl")
            spoken = await client.patch("/api/me", json={"language": None})
            assert (spoken.json()["name"], spoken.json()["language"]) == ("Aleksandra", None)
            wrong = await client.patch("/api/me", json={"language": "Polish"})
            assert wrong.status_code == 422

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "cookie", ["", "x", "A" * 43, "A" * 44, "Ą" * 43, "A" * 100_000, "../../etc/passwd"]
)
def test_forged_cookies_sign_nobody_in(database: str, cookie: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            client.cookies.clear()
            headers = {b"cookie": f"{identity.COOKIE}={cookie}".encode()}
            assert (await client.get("/api/me", headers=headers)).status_code == 401

    asyncio.run(scenario())


def test_a_link_brings_another_device_along_once(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client, another(client) as phone:
            me = (await client.post("/api/me", json={"name": "Ola"})).json()
            link = (await client.post("/api/me/links")).json()
            assert link["url"] == f"http://table/sign-in#{link['token']}"
            assert 0 < link["expires_at"] - time.time() <= 15 * 60
            assert await bring_along(client, phone) == me
            assert (await phone.get("/api/me")).json() == me
            devices = (await client.get("/api/me/devices")).json()
            assert [device["this"] for device in devices] == [True, False]
            gone = await client.delete(f"/api/me/devices/{devices[1]['id']}")
            assert gone.status_code == 204
            assert (await phone.get("/api/me")).status_code == 401
            nobody = await client.delete(f"/api/me/devices/{devices[1]['id']}")
            assert (nobody.status_code, nobody.json()["error"]) == (404, "not-there")
            await client.delete(f"/api/me/devices/{devices[0]['id']}")
            assert identity.COOKIE not in client.cookies
            assert (await client.get("/api/me")).status_code == 401

    asyncio.run(scenario())


def test_an_old_link_is_too_old(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            link = (await client.post("/api/me/links")).json()
            await asyncio.to_thread(let_links_expire, database)  # the server may be writing
            late = await client.post("/api/sign-in/ask", json={"token": link["token"]})
            assert late.status_code == 404

    asyncio.run(scenario())


def let_links_expire(database: str) -> None:
    connection = sqlite3.connect(database.removeprefix("sqlite:///"), PATIENCE)
    connection.execute("UPDATE sign_ins SET expires_at = ?", (time.time() - 1,))
    connection.commit()
    connection.close()


def test_another_persons_device_cannot_be_signed_out(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client, another(client) as other:
            await client.post("/api/me", json={"name": "Ola"})
            await other.post("/api/me", json={"name": "Jan"})
            (mine,) = (await client.get("/api/me/devices")).json()
            assert (await other.delete(f"/api/me/devices/{mine['id']}")).status_code == 404
            assert (await client.get("/api/me")).status_code == 200

    asyncio.run(scenario())


def test_my_data_can_be_had_and_erased(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            me = (await client.post("/api/me", json={"name": "Ola"})).json()
            exported = await client.get("/api/me/export")
            assert exported.json()["user"]["name"] == "Ola"
            assert "attachment" in exported.headers["content-disposition"]
            assert "hash" not in exported.text
            assert (await client.delete("/api/me")).status_code == 204
            assert identity.COOKIE not in client.cookies
            fresh = (await client.post("/api/me", json={"name": "Ola"})).json()
            assert fresh["user"] != me["user"]

    asyncio.run(scenario())


def test_foreign_pages_stay_out(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, origins=("https://friend.example",)) as client:
            for origin in ("https://evil.example", "null", "http://table.evil.example"):
                refused = await client.post(
                    "/api/me", json={"name": "Ola"}, headers={"origin": origin}
                )
                assert (refused.status_code, refused.json()["error"]) == (403, "foreign-origin")
            for origin in ("http://table", "https://friend.example"):
                renamed = await client.post(
                    "/api/me", json={"name": "Ola"}, headers={"origin": origin}
                )
                assert renamed.status_code in (201, 409)

    asyncio.run(scenario())


def test_one_address_cannot_make_guests_without_end(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, guests_per_hour=6) as client:
            told = []
            for number in range(6):
                client.cookies.clear()
                made = await client.post("/api/me", json={"name": f"Guest {number}"})
                told.append(made.status_code)
            assert told == [201, 201, 201, 429, 429, 429]

    asyncio.run(scenario())


# -- settings ----------------------------------------------------------------------------------


def test_settings_come_from_the_environment_or_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "database-url"
    secret.write_text("postgresql://ola:secret@localhost/games\n")
    settings = read_settings(
        {
            "HIDDENHAND_DATABASE_FILE": str(secret),
            "HIDDENHAND_PORT": "9000",
            "HIDDENHAND_ORIGINS": "https://a.example, https://b.example/",
            "HIDDENHAND_LOG_JSON": "true",
            "HIDDENHAND_BOT_LIMIT": "2.5",
        }
    )
    assert settings.database == "postgresql://ola:secret@localhost/games"
    assert settings.port == 9000
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.log_json is True
    assert settings.bot_limit == 2.5
    assert read_settings({}).database.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"HIDDENHAND_PORT": "many"}, "HIDDENHAND_PORT"),
        ({"HIDDENHAND_PORT": "70000"}, "port"),
        ({"HIDDENHAND_LOG_JSON": "maybe"}, "HIDDENHAND_LOG_JSON"),
        ({"HIDDENHAND_PUBLIC_URL": "play.example.org"}, "public_url or origins"),
        ({"HIDDENHAND_ORIGINS": "https://a.example/path"}, "public_url or origins"),
        ({"HIDDENHAND_DATABASE_FILE": "/no/such/file"}, "HIDDENHAND_DATABASE_FILE"),
        ({"HIDDENHAND_BOT_PROCESSES": "0"}, "bot_processes"),
    ],
)
def test_settings_that_cannot_be_are_named(environment: dict[str, str], place: str) -> None:
    with pytest.raises(BadServerSettings) as refused:
        read_settings(environment)
    assert refused.value.place == place


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("HIDDENHAND_PROT", "HIDDENHAND_PORT"),
        ("HIDDENHAND_DATABASE_URL", "HIDDENHAND_DATABASE"),
        ("HIDDENHAND_SMTP_PASSWORD_FIEL", "HIDDENHAND_SMTP_PASSWORD_FILE"),
    ],
)
def test_a_setting_that_there_is_not_is_refused_with_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(BadServerSettings) as refused:
        read_settings({"HOME": "/", "HIDDENHAND_PURE": "1", name: "9000"})
    assert (refused.value.place, refused.value.facts["nearest"]) == (name, nearest)


def test_settings_have_defaults() -> None:
    assert Settings().host == "127.0.0.1"


# -- with an open page -------------------------------------------------------------------------


def test_a_device_signed_out_loses_its_open_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        phone = await Guest.arrive(here.address, "Somebody")
        await bring_along(ola.http, phone.http)
        await phone.connect()
        await phone.until(lambda: phone.inbox)
        assert phone.inbox[0]["me"]["name"] == "Ola"
        devices = await ola.ask("GET", "/api/me/devices")
        (other,) = [device["id"] for device in devices if not device["this"]]
        await ola.ask("DELETE", f"/api/me/devices/{other}")
        await asyncio.wait_for(phone.socket.wait_closed(), PATIENCE)
        assert phone.socket.close_code == 4401
        await ola.leave()
        await phone.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_another_name_reaches_rooms_and_talk(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Tata")
        await ola.connect()
        await ola.watch(code)
        await ola.ask("PATCH", "/api/me", {"name": "Aleksandra"})
        await ola.until(lambda: ola.rooms[code]["host"]["name"] == "Aleksandra")
        names = [seat["person"]["name"] for seat in ola.rooms[code]["seats"]]
        assert names == ["Aleksandra", "Tata"]
        await ola.demand(type="chat", room=code, text="hello")
        (said,) = [m for m in ola.inbox if m["type"] == "chat"]
        assert said["person"]["name"] == "Aleksandra"
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
