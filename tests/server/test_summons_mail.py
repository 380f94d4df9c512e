"""Mail for games over days: asked for twice, sent once for a turn, stopped with one click."""

import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from hiddenhand.server.settings import BadServerSettings, Settings
from hiddenhand.server.summons.mail import clean_address
from hiddenhand.text.library import languages
from tests.server.people import PATIENCE, Guest, Refused
from tests.server.ports import free_port
from tests.server.receiving import MailBox, mail_server
from tests.server.running import SEEDED, Running, run, server
from tests.server.test_summons import (
    IN_TIME,
    asked_at,
    closes,
    everything_sent,
    is_asked,
    noting_looks,
    on,
    play_until_asked,
    table_of_two,
    until_his_turn,
)

DAYS = {"each": 86_400, "bank": 86_400}
ADDRESS = "max@example.org"


def with_mail(tmp_path: Path, scenario: Any, **more: Any) -> None:
    """A server that sends mail, and Ola and Max."""
    port = free_port()
    with mail_server() as box:
        settings = {
            **SEEDED,
            "public_url": f"http://127.0.0.1:{port}",
            **box.settings,
            **more,
        }
        with server(tmp_path, at=port, **settings) as here:

            async def whole() -> None:
                ola = await Guest.arrive(here.address, "Ola")
                max_ = await Guest.arrive(here.address, "Max")
                try:
                    await scenario(here, ola, max_, box)
                finally:
                    await ola.leave()
                    await max_.leave()

            run(whole())


async def confirmed(here: Running, guest: Guest, box: MailBox, mail: str = ADDRESS) -> None:
    """This guest gives an address, and follows the link in the mail."""
    count = len(box.letters)
    told = await guest.ask("PUT", "/api/me/summons/mail", {"address": mail})
    assert (told["mail"], told["mail_confirmed"]) == (mail, False)
    await box.until(count + 1)
    link = re.search(r"http://\S+/mail#confirm=([\w-]{43})", text_of(box, count))
    assert link, text_of(box, count)
    address = f"http://{here.address}"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as stranger:
        answer = await stranger.post("/api/mail/confirm", json={"token": link[1]})
    assert answer.status_code == 204
    assert (await guest.ask("GET", "/api/me/summons"))["mail_confirmed"]


def text_of(box: MailBox, number: int = -1) -> str:
    return str(box.letters[number].get_content()).replace("\r\n", "\n")


async def his_turn(here: Running, code: str, ola: Guest, max_: Guest) -> None:
    await play_until_asked(code, (ola, 0), (max_, 1))
    await closes(here, max_)
    await until_his_turn(code, ola, max_)


async def he_comes_back(code: str, max_: Guest) -> None:
    await max_.connect()
    await max_.watch(code, resume=True)
    await max_.until(lambda: is_asked(max_, code, 1))


def test_a_mail_opens_the_very_table_in_time_and_once(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        await confirmed(here, max_, box)
        code = await table_of_two(ola, max_, clock=DAYS)
        await play_until_asked(code, (ola, 0), (max_, 1))
        await closes(here, max_)
        looks = noting_looks(here)
        await until_his_turn(code, ola, max_)
        began = asked_at(here, code)
        await box.until(2)
        assert 0 <= looks()[0] - began < IN_TIME
        letter, text = box.letters[1], text_of(box)
        assert letter["To"] == ADDRESS
        assert letter["From"] == "Hidden Hand <play@example.org>"
        assert letter["Subject"] == "Your turn in Hidden Leaders"
        assert f"http://{here.address}/r/{code}\n" in text
        assert "Ola" not in text  # names are chosen by strangers
        await everything_sent(here, code)
        assert len(box.letters) == 2
        # at a table where people sit and wait nobody is written to
        await he_comes_back(code, max_)
        quick = await table_of_two(ola, max_, clock={"each": 600, "bank": 600})
        await his_turn(here, quick, ola, max_)
        await everything_sent(here, quick)
        assert len(box.letters) == 2

    with_mail(tmp_path, scenario)


def test_nothing_is_sent_to_an_address_that_was_not_confirmed(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        await max_.ask("PUT", "/api/me/summons/mail", {"address": ADDRESS})
        code = await table_of_two(ola, max_, clock=DAYS)
        await his_turn(here, code, ola, max_)
        await everything_sent(here, code)
        assert [letter["Subject"] for letter in box.letters] == ["Confirm your email address"]
        with pytest.raises(Refused, match="bad-link"):
            await max_.ask("POST", "/api/mail/confirm", {"token": "A" * 43})
        store = here.app.state.store
        assert await on(here, store.drop_asked_mail(time.time() + 1)) == 1
        assert (await max_.ask("GET", "/api/me/summons"))["mail"] is None

    with_mail(tmp_path, scenario)


def test_one_click_stops_it_and_the_address_is_forgotten(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        await confirmed(here, max_, box)
        code = await table_of_two(ola, max_, clock=DAYS)
        await his_turn(here, code, ola, max_)
        await box.until(2)
        letter = box.letters[1]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = letter["List-Unsubscribe"].strip("<>")
        token = stop.rsplit("/", 1)[1]
        assert f"http://{here.address}/mail#stop={token}\n" in text_of(box)
        async with httpx.AsyncClient(
            timeout=PATIENCE
        ) as program:  # as mail programs do it: RFC 8058
            wrong = await program.post(stop[:-2] + ("AA" if stop[-2:] != "AA" else "BB"))
            assert wrong.status_code == 404
            data = {"List-Unsubscribe": "One-Click"}
            assert (await program.post(stop, data=data)).status_code == 204
        assert (await max_.ask("GET", "/api/me/summons"))["mail"] is None
        await he_comes_back(code, max_)
        await his_turn(here, code, ola, max_)
        await everything_sent(here, code)
        assert len(box.letters) == 2

    with_mail(tmp_path, scenario)


def test_addresses_are_shown_to_nobody_else_and_are_in_no_export(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        await confirmed(here, max_, box)
        code = await table_of_two(ola, max_, clock=DAYS)
        await ola.ask("GET", f"/api/rooms/{code}")
        assert ADDRESS.encode() not in b"".join(ola.heard)
        told = await max_.ask("GET", "/api/me/export")
        assert ADDRESS not in str(told)
        assert told["summons"]["mail"][0]["confirmed_at"]
        # gone with the person
        await max_.ask("DELETE", "/api/me")
        assert await on(here, here.app.state.store.mail_of(max_.user)) is None

    with_mail(tmp_path, scenario)


def test_every_language_is_written(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        subjects: set[str] = set()
        for language in languages():
            friend = await Guest.arrive(here.address, "Jo")
            await friend.ask("PATCH", "/api/me", {"language": language})
            await confirmed(here, friend, box, f"{language}@example.org")
            code = await table_of_two(ola, friend, clock=DAYS)
            await his_turn(here, code, ola, friend)
            await box.until(len(subjects) + 2)
            asked, called = box.to(f"{language}@example.org")
            subjects |= {asked["Subject"], called["Subject"]}
            assert f"/r/{code}" in called.get_content()
            await friend.leave()
        assert len(subjects) == 2 * len(languages())

    with_mail(tmp_path, scenario)


def test_nobody_is_flooded_with_questions(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        refused = []
        for number in range(8):
            person = ola if number % 2 else max_
            try:
                await person.ask("PUT", "/api/me/summons/mail", {"address": ADDRESS})
            except Refused as error:
                refused.append(error.error)
        assert refused
        assert set(refused) <= {"too-fast", "too-many"}
        assert len(box.to(ADDRESS)) == 8 - len(refused) <= 3

    with_mail(tmp_path, scenario)


def test_a_server_without_mail_says_so_and_a_broken_one_too(tmp_path: Path) -> None:
    async def without(here: Running, ola: Guest) -> None:
        assert not (await ola.ask("GET", "/api/me/summons"))["mail_offered"]
        answer = await ola.http.put("/api/me/summons/mail", json={"address": ADDRESS})
        assert (answer.status_code, answer.json()["error"]) == (409, "no-mail")

    with server(tmp_path / "without") as here:
        run(_alone(here, without))

    async def broken(here: Running, ola: Guest, max_: Guest, box: MailBox) -> None:
        answer = await max_.http.put("/api/me/summons/mail", json={"address": ADDRESS})
        assert (answer.status_code, answer.json()["error"]) == (409, "no-mail")
        assert (await max_.ask("GET", "/api/me/summons"))["mail"] is None

    with socket.socket() as deaf:  # bound, so that nobody else gets the port; nobody listens
        deaf.bind(("127.0.0.1", 0))
        with_mail(tmp_path / "broken", broken, smtp_port=deaf.getsockname()[1])


async def _alone(here: Running, scenario: Any) -> None:
    ola = await Guest.arrive(here.address, "Ola")
    await scenario(here, ola)
    await ola.leave()


@pytest.mark.parametrize(
    "address",
    [
        "max",
        "max@",
        "@example.org",
        "max@localhost",
        "a b@example.org",
        "max@example.org\nBcc: all@example.org",
        "max@example.org, ola@example.org",
        '"max"@example.org',
        "<max@example.org>",
        "max@exa@mple.org",
        "max@[127.0.0.1]",
        "max@-example.org",
        "max@example..org",
        "max\u200b@example.org",
        f"{'m' * 250}@example.org",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert clean_address(address) is None


def test_addresses_as_people_type_them() -> None:
    assert clean_address(" Max.Mustermann+games@Example.ORG ") == "Max.Mustermann+games@example.org"


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("smtp_from", {"smtp_host": "mail.example.org", "public_url": "https://example.org"}),
        ("public_url", {"smtp_host": "mail.example.org", "smtp_from": "play@example.org"}),
        ("smtp_security", {"smtp_security": "perhaps"}),
        ("smtp_port", {"smtp_port": 0}),
        ("push_contact", {"push_contact": "me"}),
    ],
)
def test_settings_are_checked(place: str, said: dict[str, Any]) -> None:
    with pytest.raises(BadServerSettings) as found:
        Settings(**said)
    assert found.value.place == place
