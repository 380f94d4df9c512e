"""A fuzzing client that knows the grammar of the socket and of HTTP, and what happened so far.

Its people sit at tables, answer, chat, connect again and send every kind of nonsense in between:
known messages with wrong, foreign, huge or half-broken parts, and bytes that are no message at all.
They are connected inside the application, without a network, so that many messages cost little.

The oracle: no exception and no 5xx; nobody is sent a view, options or a secret that are not theirs.
"""

import asyncio
import contextlib
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from fastapi import FastAPI
from starlette.websockets import WebSocketDisconnect

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.server.http.socket import Connection
from hiddenhand.server.limits import Bucket, Payer
from hiddenhand.server.live.chance import SeededChance
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.wire.base import Me
from hiddenhand.table.proven import Deal

NO_LIMIT = 1e12
KINDS = ("watch", "unwatch", "answer", "take_back", "chat", "react", "attend", "ping")
REACTIONS = ("applause", "laugh", "surprise", "think", "sorry", "hurry")
BOTS = ("random", "easy")
GAMES = ("hidden_leaders", "hidden_leaders", "secret_allies")
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 5, 6, 2**31, -(2**63), 2**64, 1e308, 0.5, "", " ", "\x00", "-3",
    "résumé", "\u202e", "\ufeff", "\U0001d54f" * 30, "x" * 201, "x" * 4000, "../..", "' OR 1=1 --",
    "{{7*7}}", [], {}, [[]], [None] * 50, {"type": "ping"}, {"": ""}, {"__proto__": 1},
)  # fmt: skip
BROKEN = (
    b"", b"{", b"[]", b"null", b"NaN", b'"watch"', b"\xff\xfe", b"\x00", b"[" * 3000,
    b'{"a":' * 900, b'{"type":"watch","room":"\\ud800"}', b'{"type":"ping","type":"chat"}',
    b"{}" * 10, b'{"type":"ping"}\n{"type":"ping"}', b"9" * 4000, b'{"type":1e400}', b"x" * 5000,
)  # fmt: skip
HALF = b"\\ud800"


class OwnSecrets(SeededChance):
    """The same in every run, but no two deals share a secret: once a game is over anybody may read
    its secret, which must not be that of a game still played."""

    deals = 0

    def deal(self, game: str, seats: int, played: int) -> Deal:
        self.deals += 1
        return Deal(hashlib.sha256(f"{self.seed}/{self.deals}".encode()).digest())


class Line:
    """A socket without a network. `said` gets everything that the server sends."""

    def __init__(self, said: Callable[[bytes], None]) -> None:
        self.said = said
        self.hungry = asyncio.Event()  # the server waits for the next message
        self.code: int | None = None
        self._coming: asyncio.Queue[str | bytes | None] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        self.hungry.set()
        text = await self._coming.get()
        if text is None:
            raise WebSocketDisconnect(1006)
        kind = "text" if isinstance(text, str) else "bytes"
        return {"type": "websocket.receive", kind: text}

    async def send_text(self, text: str) -> None:
        self.said(text.encode())

    async def close(self, code: int = 1000) -> None:
        self.code = code
        self._coming.put_nowait(None)

    def put(self, text: str | bytes | None) -> None:
        self.hungry.clear()
        self._coming.put_nowait(text)


@dataclass
class Actor:
    """One person, with what they were told."""

    number: int
    http: httpx.AsyncClient
    me: Me
    line: Line | None = None
    serving: "asyncio.Task[None] | None" = None
    questions: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    moments: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    views: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)


class Fuzzer:
    """Some people, the rooms they know, and the oracle."""

    def __init__(self, app: FastAPI, seed: int) -> None:
        self.app = app
        self.registry: RoomRegistry = app.state.registry
        self.chance = random.Random(seed)
        self.actors: list[Actor] = []
        self.codes: list[str] = ["aaaaaaaaaa"]
        self.games: list[str] = ["nothing"]
        self.seen: Counter[str] = Counter()
        self.leaks: list[str] = []
        self.waits: list[float] = []  # of somebody who only pings

    # -- people -----------------------------------------------------------------------------------

    async def arrive(self, number: int) -> Actor:
        http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://table")
        told = (await http.post("/api/me", json={"name": f"Fuzz {number}"})).json()
        actor = Actor(number, http, Me.model_validate(told))
        self.actors.append(actor)
        return actor

    async def connect(self, actor: Actor) -> None:
        await self.disconnect(actor)
        actor.questions.clear()
        actor.views.clear()
        line = actor.line = Line(lambda text: self.hear(actor, text))
        socket: Any = line
        bucket, payer = Bucket(NO_LIMIT, NO_LIMIT), Payer(actor.me.user)
        connection = Connection(socket, self.registry, actor.me, bucket, payer)

        async def is_still_there() -> bool:
            return True

        actor.serving = asyncio.create_task(connection.serve("build", is_still_there))
        await line.hungry.wait()
        self.seen["connections"] += 1

    async def disconnect(self, actor: Actor) -> None:
        """End the connection. An exception of the server comes out here."""
        if actor.serving is not None and actor.line is not None:
            actor.line.put(None)
            await actor.serving
            actor.serving = None

    async def close(self) -> None:
        for actor in self.actors:
            await self.disconnect(actor)
            await actor.http.aclose()

    # -- what they do -----------------------------------------------------------------------------

    async def act(self, messages: int, http_share: float = 0.03) -> None:
        """Send this many messages, several people at the same time."""
        sent = 0
        while sent < messages:
            if self.chance.random() < http_share * len(self.actors):
                await self.ask(self.chance.choice(self.actors))
                sent += 1
            for actor in self.actors:
                if actor.serving is None or actor.serving.done() or self.chance.random() < 0.002:
                    await self.connect(actor)
            await asyncio.gather(*(self.say(actor) for actor in self.actors))
            sent += len(self.actors)
        self.seen["messages"] += sent

    async def say(self, actor: Actor, text: str | bytes | None = None) -> None:
        """Send one message and wait until the server has dealt with it."""
        assert actor.line is not None
        assert actor.serving is not None
        line, serving = actor.line, actor.serving
        line.put(self.message(actor) if text is None else text)
        hungry = asyncio.ensure_future(line.hungry.wait())
        await asyncio.wait([hungry, serving], return_when=asyncio.FIRST_COMPLETED)
        hungry.cancel()
        if serving.done():
            await serving  # raises what the server raised

    async def ping(self, actor: Actor) -> None:
        """A calm person among them: how long does it take to be heard?"""
        began = time.perf_counter()
        await self.say(actor, '{"type":"ping"}')
        self.waits.append(time.perf_counter() - began)

    def message(self, actor: Actor) -> str | bytes:
        """The next message of this person: right, wrong or none at all."""
        roll = self.chance.random()
        if roll < 0.08:
            return self.chance.choice(BROKEN)
        fields = self.sensible(actor)
        if roll < 0.55:
            return orjson.dumps(fields).decode()
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            self.spoil(fields)
        text = json.dumps(fields).encode()[:6000]
        if roll < 0.6:
            at = self.chance.randrange(len(text))
            text = text[:at] + self.chance.choice((b"", HALF, b"\x00", b"\xf0", b'"')) + text[at:]
        return text

    def spoil(self, fields: dict[str, Any]) -> None:
        """Make one part of a message wrong."""
        name = self.chance.choice([*fields, "more"])
        how = self.chance.random()
        if how < 0.15:
            fields.pop(name, None)
        elif how < 0.3:
            fields[name] = self.chance.choice(self.codes + self.games)
        else:
            fields[name] = self.chance.choice(ODD)

    def sensible(self, actor: Actor) -> dict[str, Any]:
        """A message as a page could send it, of a table that this person may know."""
        chance = self.chance
        if actor.questions and chance.random() < 0.4:
            (code, seat), asked = chance.choice(list(actor.questions.items()))
            return self.about(actor, code, seat) | {
                "type": "answer",
                "asked": asked["asked"],
                "key": chance.choice(asked["options"]),
            }
        kind, code = chance.choice(KINDS), chance.choice(self.codes)
        match kind:
            case "watch":
                since = {} if chance.random() < 0.5 else {"since": chance.randrange(-2, 60)}
                return {"type": kind, "room": code, "game_id": chance.choice(self.games), **since}
            case "unwatch":
                return {"type": kind, "room": code}
            case "answer":
                key = chance.choice(("resign", "bury:2.h0", "pass", "0"))
                about = self.about(actor, code, chance.randrange(6))
                return about | {"type": kind, "asked": chance.randrange(80), "key": key}
            case "take_back":
                seat = chance.randrange(3)
                moment = actor.moments.get((code, seat), {})
                return self.about(actor, code, seat) | {"type": kind, "seq": moment.get("seq", 0)}
            case "chat":
                return {
                    "type": kind,
                    "id": "c",
                    "room": code,
                    "text": chance.choice(("hi", "\u00e9")),
                }
            case "react":
                return {"type": kind, "id": "r", "room": code, "reaction": chance.choice(REACTIONS)}
            case "attend":
                return {"type": kind, "away": chance.random() < 0.5}
        return {"type": "ping"}

    def about(self, actor: Actor, code: str, seat: int) -> dict[str, Any]:
        moment = actor.moments.get((code, seat))
        game_id = moment["game_id"] if moment else self.chance.choice(self.games)
        return {
            "id": f"{self.chance.randrange(99)}",
            "room": code,
            "game_id": game_id,
            "seat": seat,
        }

    async def ask(self, actor: Actor) -> None:
        """A request, often a wrong one."""
        method, path, body = self.request()
        if isinstance(body, dict) and self.chance.random() < 0.4:
            self.spoil(body)
        text = json.dumps(body).encode()
        if self.chance.random() < 0.1:
            text = text.replace(b'"', HALF, 1) if self.chance.random() < 0.5 else text[:-2] + HALF
        headers = {"content-type": "application/json", "accept-encoding": "br, gzip"}
        answer = await actor.http.request(method, path, content=text, headers=headers)
        self.seen[f"http {answer.status_code // 100}xx"] += 1
        assert answer.status_code < 500, f"{method} {path} {text!r}: {answer.text}"
        self.check_text(answer.content)
        if method == "POST" and path == "/api/rooms" and answer.status_code == 201:
            self.codes.append(answer.json()["code"])
            del self.codes[1:-6]

    def request(self) -> tuple[str, str, Any]:
        chance = self.chance
        code, game, seat = chance.choice(self.codes), chance.choice(self.games), chance.randrange(4)
        name = chance.choice(GAMES)
        room: dict[str, Any] = {"game": name, "seats": chance.choice((2, 2, 3)), "bot_pace": 0}
        do = chance.choice(("take", "take", "bot", "leave", "local", "free"))
        sit = {"do": do, "bot": chance.choice(BOTS)}
        requests: list[tuple[str, str, Any]] = [
            ("POST", "/api/rooms", room),
            ("PUT", f"/api/rooms/{code}/options", room),
            *[("POST", f"/api/rooms/{code}/seats/{seat % 2}", {**sit, "bot": chance.choice(BOTS)})]
            * 4,
            *[("POST", f"/api/rooms/{code}/start", None)] * 3,
            ("POST", f"/api/rooms/{code}/rematch", {"want": True}),
            ("POST", f"/api/rooms/{code}/abandon", {"want": chance.random() < 0.3}),
            ("POST", f"/api/rooms/{code}/mute", {"user": "x", "muted": False}),
            ("GET", f"/api/rooms/{code}", None),
            ("GET", f"/api/rooms/{code}/chat", None),
            ("GET", f"/api/rooms/{code}/seats/{seat}/notebook", None),
            ("GET", f"/api/games/{game}/{chance.choice(('replay', 'record', 'proof'))}", None),
            ("GET", f"/assets/{chance.choice(('%00', 'x' * 300, 'no.js', '%ff'))}", None),
            ("PATCH", "/api/me", {"name": chance.choice(("Ola", "\u202e", "x" * 99))}),
        ]
        return chance.choice(requests)

    # -- the oracle -------------------------------------------------------------------------------

    def hear(self, actor: Actor, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["type"]
        self.seen[f"told {kind}"] += 1
        self.check_text(text)
        if kind in ("snapshot", "update"):
            self.see(actor, message)

    def check_text(self, text: bytes) -> None:
        """No secret of a deal that is still played, whoever hears it."""
        for room in self.registry.rooms.values():
            game = room.game
            if game is not None and room.row.stage == "playing":
                secret = orjson.loads(game.deal).get("secret", "-" * 64)
                if secret.encode() in text:
                    self.leaks.append(f"secret of {room.code}")

    def see(self, actor: Actor, message: dict[str, Any]) -> None:
        code, viewer = message["room"], message["viewer"]
        room = self.registry.rooms.get(code)
        if room is None or room.game is None or room.game.id != message["game_id"]:
            return  # it has gone on since
        if message["game_id"] not in self.games:
            self.games.append(message["game_id"])
            del self.games[1:-6]
        mine = room.seats_of(actor.me.user) or (SPECTATOR,)
        if viewer not in mine:
            self.leaks.append(f"{actor.me.user} sees with the eyes of {viewer}")
        at = (code, viewer)
        if message["type"] == "snapshot":
            actor.views[at] = dict(message["view"])
        else:
            actor.views.setdefault(at, {}).update(message["changed"])
        actor.moments[at] = message
        actor.questions.pop(at, None)
        for question in message["questions"]:
            if question["options"] is None:
                continue
            if question["seat"] != viewer:
                self.leaks.append(f"options of {question['seat']} for {viewer}")
            actor.questions[at] = question
        live = room.live
        if live is not None and live.seq == message["seq"]:
            self.seen["views compared"] += 1
            told = orjson.dumps(live.table.view(viewer).as_dict(), option=orjson.OPT_NON_STR_KEYS)
            if actor.views[at] != orjson.loads(told):
                self.leaks.append(f"another view than that of {viewer}")


async def set_up(app: FastAPI, seed: int, people: int = 5) -> Fuzzer:
    """People at two tables, which have begun."""
    fuzzer = Fuzzer(app, seed)
    fuzzer.registry.services.chance = OwnSecrets(f"fuzzing {seed}")
    for number in range(people):
        await fuzzer.connect(await fuzzer.arrive(number))
    first, second = fuzzer.actors[:2]
    for game in ("hidden_leaders", "secret_allies"):
        options = {"game": game, "seats": 2, "bot_pace": 0}
        code = (await first.http.post("/api/rooms", json=options)).json()["code"]
        for seat, actor in enumerate((first, second)):
            await actor.http.post(f"/api/rooms/{code}/seats/{seat}", json={"do": "take"})
        await first.http.post(f"/api/rooms/{code}/start")
        fuzzer.codes.append(code)
    return fuzzer


@contextlib.asynccontextmanager
async def fuzzing(app: FastAPI, seed: int) -> Any:
    fuzzer = await set_up(app, seed)
    try:
        yield fuzzer
    finally:
        await fuzzer.close()
