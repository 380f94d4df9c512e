"""Scripted clients with real HTTP and a real socket, which remember what they were sent."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
import websockets
from pydantic import TypeAdapter

from hiddenhand.server.wire.messages import ServerMessage
from hiddenhand.table.dice import SeededDice

MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
PATIENCE = 180.0  # seconds: must not fail on a busy machine


class Refused(Exception):
    """An error of the server, by its stable code."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(f"{refusal['error']}: {refusal['message']} ({refusal['place']})")
        self.error: str = refusal["error"]


@dataclass
class Sight:
    """A table from one viewpoint, updated from snapshots and updates."""

    view: dict[str, Any]
    log: list[list[dict[str, Any]]]
    moment: dict[str, Any]

    @property
    def seq(self) -> int:
        return int(self.moment["seq"])

    @property
    def result(self) -> Any:
        return self.moment["result"]

    def question(self, seat: int) -> Any:
        """The open question of this seat with its options; None if there is none."""
        mine = [q for q in self.moment["questions"] if q["seat"] == seat and q["options"]]
        return mine[0] if mine else None

    def update(self, message: dict[str, Any]) -> None:
        assert message["seq"] == self.seq + 1, "a gap"
        self.view.update(message["changed"])
        self.log.append(message["events"])
        for number, events in message["retold"].items():
            self.log[int(number)] = events
        self.moment = message

    def renew(self, snapshot: dict[str, Any]) -> None:
        first = snapshot["first"]
        assert len(self.log) >= first, "a gap"
        self.log = self.log[:first] + snapshot["log"]
        assert len(self.log) == snapshot["seq"] + 1
        self.view, self.moment = dict(snapshot["view"]), snapshot


@dataclass
class Guest:
    """One person on one device. `sights[room][viewer]` is what this device shows."""

    address: str  # 127.0.0.1:8123
    http: httpx.AsyncClient
    me: dict[str, Any]
    sights: dict[str, dict[int, Sight]] = field(default_factory=dict)
    rooms: dict[str, dict[str, Any]] = field(default_factory=dict)
    inbox: list[dict[str, Any]] = field(default_factory=list)
    heard: list[bytes] = field(default_factory=list)  # everything received, for tests of secrecy
    acks: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, dict[str, Any]] = field(default_factory=dict)
    socket: Any = None
    reader: "asyncio.Task[None] | None" = None
    check: bool = True  # validate every message against the wire
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def arrive(cls, address: str, name: str, **more: Any) -> "Guest":
        http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        answer = await http.post("/api/me", json={"name": name})
        assert answer.status_code in (200, 201), answer.text
        return cls(address, http, answer.json(), **more)

    def another_device(self) -> "Guest":
        """The same person in another tab."""
        http = httpx.AsyncClient(
            base_url=f"http://{self.address}", timeout=PATIENCE, cookies=self.http.cookies
        )
        return Guest(self.address, http, self.me)

    @property
    def user(self) -> str:
        return str(self.me["user"])

    async def leave(self) -> None:
        await self.disconnect()
        await self.http.aclose()

    # -- HTTP -----------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        self.heard.append(answer.content)
        if answer.status_code >= 400:
            assert answer.status_code < 500, answer.text
            raise Refused(answer.json())
        return answer.json() if answer.content else None

    async def create(self, game: str, seats: int, **options: Any) -> str:
        options.setdefault("bot_pace", 0)
        room = await self.ask("POST", "/api/rooms", {"game": game, "seats": seats, **options})
        return str(room["code"])

    async def seat(self, code: str, seat: int, do: str = "take", **more: Any) -> Any:
        if do in ("take", "local"):
            mine = f"{self.me['name']}/{seat}".encode()  # the same in every run
            more.setdefault("entropy", hashlib.sha256(mine).hexdigest())
        return await self.ask("POST", f"/api/rooms/{code}/seats/{seat}", {"do": do, **more})

    async def start(self, code: str) -> Any:
        return await self.ask("POST", f"/api/rooms/{code}/start")

    # -- the socket -------------------------------------------------------------------------------

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, **more: Any) -> None:
        headers = {"Cookie": self.cookie(), **more}
        url = f"ws://{self.address}/api/socket"
        self.socket = await websockets.connect(
            url,
            additional_headers=headers,
            max_size=2**24,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a machine that stands still for a while is no lost connection
        )
        self.reader = asyncio.create_task(self._read_on())

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            self.reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader
        self.socket = self.reader = None

    async def _read_on(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                data = text if isinstance(text, bytes) else text.encode()
                self.heard.append(data)
                message = orjson.loads(data)
                if self.check:
                    MESSAGES.validate_json(data)
                self.inbox.append(message)
                self._take_in(message)
                self._changed.set()
        self._changed.set()

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "room":
            self.rooms[message["room"]["code"]] = message["room"]
        elif kind == "snapshot":
            sights = self.sights.setdefault(message["room"], {})
            if any(old.moment["game_id"] != message["game_id"] for old in sights.values()):
                sights.clear()  # another game, perhaps on other seats
            old = sights.get(message["viewer"])
            if old is not None:
                old.renew(message)
            else:
                assert message["first"] == 0
                view, log = dict(message["view"]), list(message["log"])
                sights[message["viewer"]] = Sight(view, log, message)
        elif kind == "update":
            self.sights[message["room"]][message["viewer"]].update(message)
        elif kind == "ack":
            self.acks[message["id"]] = message["seq"]
        elif kind == "refused" and message["id"] is not None:
            self.refusals[message["id"]] = message["refusal"]

    async def send(self, **message: Any) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    async def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until `happened()` is true; it is called again after every message. A KeyError or
        similar for something that is not there yet counts as false."""
        async with asyncio.timeout(patience):
            while not (found := _or_none(happened)):
                self._changed.clear()
                assert self.reader is None or not self.reader.done(), "the connection is gone"
                await self._changed.wait()
        return found

    async def hello(self) -> None:
        """Wait for the welcome message: from then on the server knows this device."""
        await self.until(lambda: any(m["type"] == "welcome" for m in self.inbox))

    async def watch(self, code: str, *, resume: bool = False) -> None:
        """Watch a room; returns when it is shown, with the table of its game if it has one."""
        more = {}
        if resume:
            moment = next(iter(self.sights[code].values())).moment
            more = {"since": moment["seq"], "game_id": moment["game_id"]}
        seen = len(self.inbox)

        def is_shown() -> bool:
            told = self.inbox[seen:]
            rooms = [m["room"] for m in told if m["type"] == "room" and m["room"]["code"] == code]
            return bool(rooms) and (
                rooms[-1]["game_id"] is None
                or any(m["type"] == "snapshot" and m["room"] == code for m in told)
            )

        await self.send(type="watch", room=code, **more)
        await self.until(is_shown)

    async def look(self, code: str, viewer: int) -> Sight:
        """What this device shows of the table, as soon as it has a snapshot."""
        sight: Sight = await self.until(lambda: self.sights.get(code, {}).get(viewer))
        return sight

    async def answer(self, code: str, seat: int, key: str, **other: Any) -> int:
        """Answer, wait for the acknowledgement, and return its number."""
        sight = self.sights[code][seat]
        question = sight.question(seat)
        message = {
            "game_id": sight.moment["game_id"],
            "asked": question["asked"] if question else sight.seq,
            **other,
        }
        return await self.demand(type="answer", room=code, seat=seat, key=key, **message)

    async def reach(self, code: str, viewer: int, seq: int) -> None:
        await self.until(lambda: self.sights[code][viewer].seq >= seq)

    async def take_back(self, code: str, seat: int) -> int:
        moment = self.sights[code][seat].moment
        return await self.demand(
            type="take_back", room=code, seat=seat, game_id=moment["game_id"], seq=moment["seq"]
        )

    async def demand(self, **message: Any) -> int:
        """Send a message with an id and return the acknowledged number. Raises `Refused`."""
        name = message.setdefault("id", secrets.token_hex(8))
        await self.send(**message)
        await self.until(lambda: name in self.acks or name in self.refusals)
        if name in self.refusals:
            raise Refused(self.refusals[name])
        return self.acks[name]

    async def play(self, code: str, dice: SeededDice, *, answers: int = 10**9) -> int:
        """Answer everything this person is asked at random until the end; returns the number of
        answers."""
        given = 0
        sights = self.sights.setdefault(code, {})

        def mine() -> list[int]:
            # All seats of this device, also one whose first sight arrives after another's.
            return [seat for seat in sights if seat >= 0]

        def asked_or_over() -> Any:
            return (
                [(seat, asked) for seat in mine() if (asked := sights[seat].question(seat))]
                or (bool(mine()) and all(sights[seat].result for seat in mine()))
                or self.rooms[code]["stage"] == "abandoned"
            )

        while given < answers:
            asked = await self.until(asked_or_over)
            if not isinstance(asked, list):
                break
            seat, question = asked[dice.below(len(asked))]
            options = question["options"]
            seq = await self.answer(code, seat, options[dice.below(len(options))])
            for each in mine():  # no seat is asked by what it saw before this answer
                await self.reach(code, each, seq)
            given += 1
        return given


def _or_none(happened: Callable[[], Any]) -> Any:
    try:
        return happened()
    except LookupError:
        return None
