"""Security: headers on every response, cookies, origins, access."""

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from hiddenhand.server.http.headers import ALWAYS, DATA_POLICY, HTTPS_ONLY, app_policy
from hiddenhand.server.http.pages import STATIC
from hiddenhand.server.people import identity
from hiddenhand.server.settings import BadServerSettings, Settings, read_settings
from tests.server.serving import Client, another, running_app, serving

HTTPS = "https://play.example.org"


def directives(policy: str) -> dict[str, str]:
    parts = (part.strip().partition(" ") for part in policy.split(";"))
    return {name: rest for name, _, rest in parts}


# -- headers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/me", 422),
        ("PUT", "/api/me", 405),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/api/rules/hidden_leaders", 200),
    ],
)
def test_every_answer_is_guarded(database: str, method: str, path: str, status: int) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            answer = await client.request(method, path)
            assert answer.status_code == status
            for name, word in ALWAYS:
                assert answer.headers.get_list(name.decode()) == [word.decode()]
            assert answer.headers["content-security-policy"] == DATA_POLICY
            assert answer.headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in answer.headers  # this is plain http
            assert "server" not in answer.headers

    asyncio.run(scenario())


def test_refusals_and_our_own_bugs_are_guarded_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("planted")

    async def scenario() -> None:
        still = SimpleNamespace(monotonic=lambda: 1000.0)
        monkeypatch.setattr("hiddenhand.server.limits.time", still)
        async with running_app(database, public_url=HTTPS, requests_per_minute=4) as app:
            monkeypatch.setattr(app.state.store, "check", broken)
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=HTTPS) as client:
                bug = await client.get("/healthz")
                foreign = await client.post("/api/me", headers={"origin": "https://evil.example"})
                await client.get("/api/games")
                fast = await client.get("/api/games")
            assert [bug.status_code, foreign.status_code, fast.status_code] == [500, 403, 429]
            for answer in (bug, foreign, fast):
                assert answer.headers["content-security-policy"] == DATA_POLICY
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["strict-transport-security"] == HTTPS_ONLY

    asyncio.run(scenario())


def test_pages_run_only_what_comes_from_here(database: str) -> None:
    policy = directives(app_policy(HTTPS))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"  # nothing inline, no eval
    assert policy["connect-src"] == "'self' wss://play.example.org"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in app_policy("") + DATA_POLICY
    assert "*" not in app_policy("") + DATA_POLICY

    async def scenario() -> None:
        async with serving(database) as client:
            script = next((STATIC / "assets").glob("*.js")).name
            for path in ("/", "/r/abcdefghij", f"/assets/{script}", "/shell-worker.js"):
                answer = await client.get(path)
                assert answer.status_code == 200
                assert answer.headers.get_list("content-security-policy") == [app_policy("")]
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "camera=()" in answer.headers["permissions-policy"]
            lost = await client.get("/assets/no-such.js")
            assert lost.headers["content-security-policy"] == DATA_POLICY
            swagger = await client.get("/docs")  # would load scripts from another site
            assert "swagger" not in swagger.text.lower()

    asyncio.run(scenario())


# -- cookies -----------------------------------------------------------------------------------


def test_under_https_only_we_can_have_set_the_cookie(database: str) -> None:
    async def scenario() -> None:
        async with serving(database, public_url=HTTPS) as client, another(client) as other:
            made = await client.post("/api/me", json={"name": "Ola"})
            name, _, attributes = made.headers["set-cookie"].partition("=")
            assert name == "__Host-hiddenhand"
            parts = {part.strip().lower() for part in attributes.split(";")[1:]}
            assert {"secure", "httponly", "path=/", "samesite=lax"} <= parts
            assert not any(part.startswith("domain") for part in parts)
            token = attributes.split(";")[0]
            good = {"cookie": f"__Host-hiddenhand={token}"}
            assert (await other.get("/api/me", headers=good)).status_code == 200
            # another host of the domain could have set a cookie without the prefix
            planted = {"cookie": f"hiddenhand={token}"}
            assert (await other.get("/api/me", headers=planted)).status_code == 401
            gone = await other.delete("/api/me", headers=good)
            cleared = gone.headers["set-cookie"].lower()
            assert cleared.startswith('__host-hiddenhand=""')
            assert "secure" in cleared

    asyncio.run(scenario())


def test_a_cookie_is_renewed_for_whoever_comes_by(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Ola"})
            assert "set-cookie" not in (await client.get("/api/me")).headers
            monkeypatch.setattr(identity, "RENEW_AFTER", -1.0)
            token = client.cookies[identity.COOKIE]
            again = (await client.get("/api/me")).headers["set-cookie"]
            assert again.startswith(f"{identity.COOKIE}={token};")
            assert "httponly" in again.lower()

    asyncio.run(scenario())


# -- origins -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),  # a program, not a browser
        ({"origin": HTTPS}, 201),
        ({"origin": HTTPS, "sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://friend.example"}, 201),
        ({"origin": "http://play.example.org"}, 403),  # the same name without TLS
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "https://play.example.org.evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "https://evil.example", "host": "evil.example"}, 403),  # DNS rebinding
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_only_pages_of_ours_change_anything(
    database: str, headers: dict[str, str], status: int
) -> None:
    settings = {"public_url": HTTPS, "origins": ("https://friend.example",)}

    async def scenario() -> None:
        async with serving(database, **settings) as client:
            answer = await client.post("/api/me", json={"name": "Ola"}, headers=headers)
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["error"] == "foreign-origin"
                assert "set-cookie" not in answer.headers

    asyncio.run(scenario())


# -- strangers ---------------------------------------------------------------------------------

# Routes that need no cookie. A new route needs one, or a line here.
FOR_EVERYBODY = {
    ("get", "/api/games"),
    ("get", "/api/games/{name}/catalogue"),
    ("get", "/api/rules/{name}"),
    ("get", "/api/games/{game_id}"),  # behind an unguessable link, like the next six
    ("get", "/api/games/{game_id}/record"),
    ("get", "/api/games/{game_id}/replay"),
    ("get", "/api/games/{game_id}/proof"),
    ("get", "/api/games/{game_id}/analysis"),
    ("get", "/api/games/{game_id}/suspicions"),  # of a finished game, limited by address
    ("get", "/api/ratings/{name}"),
    ("get", "/api/rooms"),
    ("get", "/api/games/{name}/texts/{language}"),  # texts, like the page's own
    ("get", "/api/stats"),  # totals without names
    ("get", "/api/stats.csv"),
    ("get", "/healthz"),
    ("get", "/metrics"),
    ("post", "/api/me"),
    ("post", "/api/sign-in"),
    ("post", "/api/sign-in/offer"),  # need a link, or the cookie of whoever was here before
    ("post", "/api/sign-in/ask"),
    ("get", "/api/sign-in/back"),
    ("post", "/api/sign-in/back"),
    ("post", "/api/mail/confirm"),  # from links in mails, on whatever device they are read
    ("post", "/api/mail/stop/{token}"),
}
PARTS = {"code": "abcdefghij", "seat": "0", "game_id": "A" * 16, "name": "hidden_leaders"}


def test_strangers_are_asked_who_they_are_first(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            paths: dict[str, dict[str, Any]] = (await client.get("/openapi.json")).json()["paths"]
            asked = {(method, path) for path, methods in paths.items() for method in methods}
            opened = set()
            for method, path in asked:
                address = re.sub(r"{(\w+)}", lambda part: PARTS.get(part[1], "x"), path)
                answer = await client.request(method, address)
                if answer.status_code != 401:
                    opened.add((method, path))
            assert opened == FOR_EVERYBODY & asked
            assert len(asked - opened) > 20

    asyncio.run(scenario())


# -- for whoever keeps it running ----------------------------------------------------------------


async def metrics_from(app: object, host: str, **headers: str) -> int:
    transport = httpx.ASGITransport(app, client=(host, 1))  # type: ignore[arg-type]  # an ASGI app
    async with Client(transport=transport, base_url="http://table") as client:
        answer = await client.get("/metrics", headers=headers)
        assert answer.status_code == 200 or answer.json()["error"] == "not-for-you"
        return answer.status_code


def test_metrics_are_not_for_everybody(database: str) -> None:
    async def scenario() -> None:
        async with running_app(database) as app:
            assert await metrics_from(app, "127.0.0.1") == 200
            assert await metrics_from(app, "::1") == 200
            assert await metrics_from(app, "203.0.113.7") == 403
            assert await metrics_from(app, "203.0.113.7", authorization="Bearer ") == 403
        async with running_app(database, metrics_token="open sesame") as app:
            for host in (
                "127.0.0.1",
                "203.0.113.7",
            ):  # a badly configured proxy is on this machine, too
                assert await metrics_from(app, host) == 403
                assert await metrics_from(app, host, authorization="Bearer open") == 403
                assert await metrics_from(app, host, authorization="Bearer open sesame") == 200

    asyncio.run(scenario())


def test_settings_of_limits_and_proxies_are_checked() -> None:
    proxies = read_settings({"HIDDENHAND_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}).trusted_proxies
    assert proxies == ("10.0.0.0/8", "::1")
    for word in ("*", "proxy.example.org", "10.0.0.1/8"):
        with pytest.raises(BadServerSettings) as refused:
            Settings(trusted_proxies=(word,))
        assert refused.value.place == "trusted_proxies"
    with pytest.raises(BadServerSettings) as refused:
        Settings(keep_rooms_days=-1)
    assert refused.value.place == "keep_rooms_days"
