"""What leaves the server for a push service: encrypted as browsers expect it, signed, and sent to
public addresses only."""

import asyncio
import json
import secrets
import socket
import ssl
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from hiddenhand.server.settings import BadServerSettings
from hiddenhand.server.summons.encoding import from_base64, to_base64
from hiddenhand.server.summons.encryption import encrypt
from hiddenhand.server.summons.outside import NotPublic, Outside, PublicNetwork, is_allowed
from hiddenhand.server.summons.receivers import MOST_DEVICES, BadPushKey
from hiddenhand.server.summons.vapid import Vapid, new_key
from tests.server.patience import be_patient
from tests.server.people import Guest, Refused
from tests.server.receiving import Browser, PushService, push_service, subscribe
from tests.server.running import Running, run, server
from tests.server.signing import bring_along

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA"


@pytest.fixture(autouse=True)
def patient() -> None:
    be_patient()


# -- RFC 8291 and RFC 8292 ---------------------------------------------------------------------


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    private = ec.derive_private_key(
        int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
        private=private,
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_another_library_reads_what_we_write() -> None:
    browser = Browser(PushService())
    keys = browser.subscription["keys"]
    for length in (0, 1, 100, 3000):
        message = secrets.token_bytes(length)
        body = encrypt(message, **keys)
        assert len(body) <= 4096
        read = http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth)
        assert read == message
    assert encrypt(b"twice", **keys) != encrypt(b"twice", **keys)
    with pytest.raises(ValueError, match="more than"):
        encrypt(b"x" * 4000, **keys)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("B" * 87, "A" * 22),  # no point of the curve
        ("A" * 87, "A" * 22),
        (
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "AA",
        ),
        ("!!!", "A" * 22),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadPushKey):
        encrypt(b"x", p256dh, auth)


def test_the_note_says_for_whom_and_until_when() -> None:
    vapid = Vapid(new_key(), "mailto:play@example.org")
    header = vapid.header(ENDPOINT, now=1_000_000.0)
    assert Vapid02.verify(header)
    token = header.split("t=")[1].split(",")[0]
    head, claims = (json.loads(from_base64(part)) for part in token.split(".")[:2])
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://updates.push.services.mozilla.com"
    assert claims["sub"] == "mailto:play@example.org"
    assert 0 < claims["exp"] - 1_000_000 <= 86_400
    assert vapid.header(ENDPOINT, now=1_000_600.0) == header  # signed once
    assert vapid.header(ENDPOINT, now=1_050_000.0) != header
    assert len(from_base64(vapid.public)) == 65


# -- addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://updates.push.services.mozilla.com/x",  # not encrypted
        "https://updates.push.services.mozilla.com:8443/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",  # the clouds' own secrets
        "https://192.168.1.1/x",
        "https://[::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://database/x",
        "https://db.internal/x",
        "https://printer.local/x",
        "https://user:password@example.org/x",
        "ftp://example.org/x",
        "gopher://example.org/x",
        "https://example.org/ x",
        "https://exämple.org/x",
        "https://",
        "https://example.org:port/x",
        f"https://example.org/{'x' * 1000}",
    ],
)
def test_addresses_that_are_refused(address: str) -> None:
    assert not is_allowed(address)


def test_addresses_of_push_services_are_taken() -> None:
    for address in (
        ENDPOINT,
        "https://fcm.googleapis.com/fcm/send/abc:APA91b",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA",
    ):
        assert is_allowed(address)
    assert not is_allowed("http://127.0.0.1:8000/push")
    assert is_allowed("http://127.0.0.1:8000/push", loopback=True)


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["10.0.0.7"], ["93.184.216.34", "192.168.0.1"], ["::1"], []]
)
def test_a_name_that_leads_inside_is_not_followed(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the name meant when it was given, what it means now counts."""

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (name, port)) for name in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def scenario() -> None:
        network = PublicNetwork()
        with pytest.raises(NotPublic):
            await network.connect_tcp("push.example.org", 443)
        network.close()
        outside = Outside()
        with pytest.raises(NotPublic):
            await outside.post("https://push.example.org/x", {}, b"")
        await outside.close()

    asyncio.run(scenario())


def test_redirects_are_not_followed_and_long_answers_not_read(tmp_path: Path) -> None:
    asked: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readline()).decode())
        writer.write(
            b"HTTP/1.1 307 Go\r\nLocation: /elsewhere\r\nContent-Length: 9000000000\r\n\r\n"
        )
        await writer.drain()

    async def scenario() -> None:
        service = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = service.sockets[0].getsockname()[1]
        outside = Outside(loopback=True)
        status, _ = await outside.post(f"http://127.0.0.1:{port}/push", {}, b"hello")
        assert status == 307
        assert len(asked) == 1
        await outside.close()
        service.close()

    asyncio.run(scenario())


def test_a_service_must_prove_its_name(tmp_path: Path) -> None:
    """A certificate that nobody has signed is no certificate."""
    certificate = self_signed(tmp_path)

    async def scenario() -> None:
        trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        trust.load_cert_chain(certificate)
        service = await asyncio.start_server(lambda r, w: None, "127.0.0.1", 0, ssl=trust)
        port = service.sockets[0].getsockname()[1]
        outside = Outside(loopback=True)
        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            await outside.post(f"https://127.0.0.1:{port}/push", {}, b"hello")
        await outside.close()
        service.close()

    asyncio.run(scenario())


def self_signed(folder: Path) -> Path:
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


# -- subscribing -------------------------------------------------------------------------------


def test_a_server_for_people_takes_no_address_inside(tmp_path: Path) -> None:
    settings = {"public_url": "http://127.0.0.1:1", "database": f"sqlite:///{tmp_path}/games.db"}

    async def scenario(here: Running, ola: Guest, service: PushService) -> None:
        browser = Browser(service)
        with pytest.raises(Refused, match="bad-subscription"):
            await ola.ask("PUT", "/api/me/summons/push", browser.subscription)
        taken = {**browser.subscription, "endpoint": ENDPOINT}
        assert (await ola.ask("PUT", "/api/me/summons/push", taken))["push_here"]
        for keys in ({"p256dh": "B" * 87, "auth": "A" * 22}, {"p256dh": "x", "auth": "x"}):
            with pytest.raises(Refused, match="bad-subscription"):
                await ola.ask("PUT", "/api/me/summons/push", {"endpoint": ENDPOINT, "keys": keys})

    with_server(tmp_path, scenario, **settings)


def test_one_person_has_few_devices_and_an_endpoint_one_owner(tmp_path: Path) -> None:
    async def scenario(here: Running, ola: Guest, service: PushService) -> None:
        store = here.app.state.store
        first = await subscribe(ola, service)
        devices = []
        for _ in range(MOST_DEVICES):
            device = await Guest.arrive(here.address, "elsewhere")
            await bring_along(ola.http, device.http)
            await subscribe(device, service)
            devices.append(device)
        told = await ola.ask("GET", "/api/me/summons")
        assert told["push_devices"] == MOST_DEVICES
        assert not told["push_here"]  # the oldest made room
        # The same browser with another person in it calls that person from now on.
        max_ = await Guest.arrive(here.address, "Max")
        await ola.ask("PUT", "/api/me/summons/push", first.subscription)
        await max_.ask("PUT", "/api/me/summons/push", first.subscription)
        assert not (await ola.ask("GET", "/api/me/summons"))["push_here"]
        (row,) = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(store.pushes(max_.user), here.loop)
        )
        assert row.endpoint == first.subscription["endpoint"]
        for guest in (*devices, max_):
            await guest.leave()

    with_server(tmp_path, scenario)


def test_the_key_is_made_once_and_a_given_one_counts_more(tmp_path: Path) -> None:
    def key_of(**settings: Any) -> str:
        with server(tmp_path, **settings) as here:
            return str(here.inside(lambda: here.app.state.summoner.push.public_key))

    first = key_of()
    assert key_of() == first
    given = new_key()
    assert key_of(push_key=given) == Vapid(given, "").public != first
    with server(tmp_path, push=False) as here:
        assert here.inside(lambda: here.app.state.summoner.push) is None


def test_a_key_that_is_none_stops_the_start(tmp_path: Path) -> None:
    from tests.server.serving import running_app

    async def scenario() -> None:
        async with running_app(f"sqlite:///{tmp_path}/games.db", push_key="no key"):
            pass

    with pytest.raises(BadServerSettings) as found:
        asyncio.run(scenario())
    assert found.value.place == "push_key"


def with_server(tmp_path: Path, scenario: Any, **settings: Any) -> None:
    with push_service() as service, server(tmp_path, **settings) as here:

        async def whole() -> None:
            ola = await Guest.arrive(here.address, "Ola")
            try:
                await scenario(here, ola, service)
            finally:
                await ola.leave()

        run(whole())
