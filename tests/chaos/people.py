"""People who do not give up: they choose any node, come back elsewhere when it is silent, and send
again what was not answered. Their connections duplicate, delay and reorder what they say.

Each keeps what was acknowledged and what was shown, so that both can be held against the record.
"""

import asyncio
import contextlib
import hashlib
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
import websockets

from tests.chaos.house import House

CONNECTING = 6.0  # seconds until another node is tried
HEARING = 10.0  # seconds until a sent answer counts as unheard
SILENCE = 12.0  # seconds without a word until the node is asked whether it lives
AGAIN = {"not-stored", "server-busy", "too-fast", "too-many", "server-error"}  # worth another try
PASSED = {"late", "out-of-turn", "bot-plays", "game-is-over", "wrong-stage", "no-such-game"}
LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError, EOFError)
SORTED = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


class Violation(AssertionError):
    """Something that must never happen."""


class Refused(Exception):
    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(f"{refusal['error']}: {refusal['message']} ({refusal['place']})")
        self.error: str = refusal["error"]


def digest(thing: Any) -> bytes:
    return hashlib.blake2b(orjson.dumps(thing, option=SORTED), digest_size=12).digest()


@dataclass
class Sight:
    """A table through the eyes of one seat."""

    view: dict[str, Any]
    log: list[list[dict[str, Any]]]
    moment: dict[str, Any]

    @property
    def seq(self) -> int:
        return int(self.moment["seq"])


@dataclass
class Told:
    """What one person knows of one game, for the judgment at the end."""

    game_id: str
    seat: int
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)  # number, asked, key
    taken: list[tuple[int, str]] = field(default_factory=list)  # asked, key: "already-taken"
    shown: dict[int, bytes] = field(default_factory=dict)  # number -> digest of the view
    sight: Sight | None = None  # the last one


@dataclass
class Tally:
    """What all people together have met."""

    sent: int = 0
    acknowledged: int = 0
    again: int = 0
    connections: int = 0
    went_back: int = 0  # a node showed less than another one had
    mischief: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)  # seconds from first sending to knowing


@dataclass
class Person:
    house: House
    http: httpx.AsyncClient
    name: str
    dice: random.Random
    tally: Tally
    cookie: str = ""
    user: str = ""
    wild: bool = True  # mischief happens to the messages
    games: list[Told] = field(default_factory=list)

    # -- HTTP -----------------------------------------------------------------------------------

    def _any(self) -> str:
        return self.dice.choice(self.house.nodes).address

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask one node after the other until one has answered; Refused if it says no."""
        while True:
            with contextlib.suppress(*LOST):
                answer = await self.http.request(
                    method,
                    f"http://{self._any()}{path}",
                    json=body,
                    headers={"Cookie": self.cookie} if self.cookie else {},
                    timeout=CONNECTING,
                )
                if answer.status_code < 400:
                    if "set-cookie" in answer.headers:
                        self.cookie = answer.headers["set-cookie"].partition(";")[0]
                    return answer.json() if answer.content else None
                refusal = answer.json()
                self.tally.refusals[refusal["error"]] += 1
                if refusal["error"] not in AGAIN:
                    raise Refused(refusal)
            await asyncio.sleep(self.dice.uniform(0.1, 0.5))

    async def arrive(self) -> "Person":
        self.user = (await self.ask("POST", "/api/me", {"name": self.name}))["user"]
        return self

    # -- a game -----------------------------------------------------------------------------------

    async def play(self, code: str, seat: int) -> None:
        """Answer everything this seat is asked until the game is over."""
        game = Playing(self, code, seat)
        while not game.is_over:
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(CONNECTING):
                    await game.connect(self._any())
                await game.go_on()
            await game.disconnect()
            await asyncio.sleep(self.dice.uniform(0.05, 0.4))
        if game.told is not None:
            self.games.append(game.told)


class Playing:
    """One person at one table, over one connection after the other."""

    def __init__(self, person: Person, code: str, seat: int) -> None:
        self.person, self.dice, self.tally = person, person.dice, person.tally
        self.log = person.house.log
        self.code, self.seat = code, seat
        self.told: Told | None = None
        self.room: dict[str, Any] = {}
        self.is_over = False
        self.unsure: dict[str, Any] | None = None  # sent, and not yet settled
        self.since = 0.0  # when it was sent first
        self.settled: list[dict[str, Any]] = []  # older answers, for those that come too late
        self.answers: dict[str, tuple[str, Any]] = {}  # id -> ("ack", number) or ("refused", name)
        self.asked_at: dict[int, float] = {}  # number of a question -> when it was first seen
        self.socket: Any = None
        self.reader: asyncio.Task[None] | None = None
        self.failure: Violation | None = None
        self.late: set[asyncio.Task[None]] = set()
        self._names = 0
        self._changed = asyncio.Event()
        self._heard_at = 0.0

    # -- the connection -------------------------------------------------------------------------

    async def connect(self, address: str) -> None:
        self.tally.connections += 1
        self.socket = await self._open(address)
        self._heard_at = time.monotonic()
        self.reader = asyncio.create_task(self._read_on(self.socket))
        watch: dict[str, Any] = {"type": "watch", "room": self.code}
        if self.told is not None and self.told.sight is not None:
            watch |= {"since": self.told.sight.seq, "game_id": self.told.game_id}
        if self.unsure is not None and self._wild("reorder", 0.3, "the answer before the look"):
            await self._send(self.unsure)
        await self.socket.send(orjson.dumps(watch).decode())

    async def _open(self, address: str) -> Any:
        return await websockets.connect(
            f"ws://{address}/api/socket",
            additional_headers={"Cookie": self.person.cookie},
            max_size=2**24,
            compression=None,
            open_timeout=CONNECTING,
            close_timeout=1,
            ping_interval=None,
        )

    async def disconnect(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader
        if self.socket is not None:
            self.socket.transport.abort()  # as a phone does that loses its network
        self.socket = self.reader = None
        if self.failure is not None:
            raise self.failure

    async def _read_on(self, socket: Any) -> None:
        try:
            async for text in socket:
                self._heard_at = time.monotonic()
                self._take_in(orjson.loads(text))
                self._changed.set()
        except Violation as error:
            self.failure = error
        except websockets.ConnectionClosed:
            pass
        finally:
            self._changed.set()

    async def _until(self, happened: Any, patience: float | None = None) -> Any:
        """Wait for something to be heard. A node that says nothing for long is asked if it lives;
        EOFError if the connection is gone, TimeoutError if it is silent."""
        end = time.monotonic() + patience if patience else None
        asked = False
        while not (found := happened()):
            if self.failure is not None:
                raise self.failure
            if self.reader is None or self.reader.done():
                raise EOFError
            now = time.monotonic()
            if end is not None and now > end:
                raise TimeoutError
            if now - self._heard_at > SILENCE + CONNECTING:
                raise TimeoutError
            if now - self._heard_at > SILENCE and not asked:
                asked = True
                await self.socket.send('{"type":"ping"}')
            elif now - self._heard_at < SILENCE:
                asked = False
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 1.0)
        return found

    # -- hearing --------------------------------------------------------------------------------

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot":
                self._renew(message)
            case "update":
                self._update(message)
            case "ack":
                self._answered(message["id"], "ack", message["seq"])
            case "refused" if message["id"] is not None:
                self._answered(message["id"], "refused", message["refusal"])
            case "refused":  # the look at the room: come again
                self.tally.refusals[message["refusal"]["error"]] += 1
                self.socket.transport.abort()
            case "room":
                self.room = message["room"]
                if self.room["code"] == self.code and self.room["stage"] == "abandoned":
                    raise Violation(f"{self.code} was abandoned, and nobody wanted that")

    def _answered(self, name: str, kind: str, what: Any) -> None:
        if name.startswith("stale") and kind == "ack":
            raise Violation(f"an answer to an old question was taken: {name} as {what}")
        self.answers.setdefault(name, (kind, what))

    def _renew(self, message: dict[str, Any]) -> None:
        if message["viewer"] != self.seat:
            raise Violation(f"a look through other eyes: {message['viewer']}")
        if self.told is None:
            self.told = Told(message["game_id"], self.seat)
        old, first = self.told.sight, message["first"]
        if message["game_id"] != self.told.game_id:
            raise Violation("the room plays another game")
        before = old.log[:first] if old is not None else []
        if len(before) != first:
            raise Violation(f"a snapshot from {first} on, but {len(before)} are known")
        if old is not None and message["seq"] < old.seq:
            self.tally.went_back += 1
        log = before + message["log"]
        if len(log) != message["seq"] + 1:
            raise Violation(f"a log of {len(log)} at number {message['seq']}")
        self._see(Sight(dict(message["view"]), log, message))

    def _update(self, message: dict[str, Any]) -> None:
        sight = self.told.sight if self.told else None
        if sight is None or message["seq"] != sight.seq + 1:
            raise Violation(f"{self.code}: {sight and sight.seq} and then {message['seq']}")
        view = {**sight.view, **message["changed"]}
        self._see(Sight(view, [*sight.log, message["events"]], message))

    def _see(self, sight: Sight) -> None:
        assert self.told is not None
        self.told.sight = sight
        known = self.told.shown.setdefault(sight.seq, digest(sight.view))
        if known != digest(sight.view):
            raise Violation(f"two different views of {self.code} at number {sight.seq}")
        self.is_over = self.is_over or sight.moment["result"] is not None
        question = self._question()
        if question is not None:
            self.asked_at.setdefault(question["asked"], time.monotonic())

    def _question(self) -> Any:
        if self.told is None or self.told.sight is None:
            return None
        questions = self.told.sight.moment["questions"]
        mine = [q for q in questions if q["seat"] == self.seat and q["options"]]
        return mine[0] if mine else None

    # -- answering ------------------------------------------------------------------------------

    async def go_on(self) -> None:
        while not self.is_over:
            if self.unsure is None:
                question = await self._until(lambda: self._question() or self.is_over)
                if question is True:
                    return
                if self.person.wild:
                    await asyncio.sleep(self.dice.choice([0.0, self.dice.uniform(0, 1.5)]))
                assert self.told is not None
                self.unsure = {
                    "type": "answer",
                    "room": self.code,
                    "game_id": self.told.game_id,
                    "seat": self.seat,
                    "asked": question["asked"],
                    "key": self.dice.choice(question["options"]),
                }
                self.since = time.monotonic()
            else:
                self.tally.again += 1
            await self._settle(self.unsure)

    async def _settle(self, message: dict[str, Any]) -> None:
        """Send until the server has taken it or the question has passed."""
        names = await self._send_wildly(message)

        def settled() -> Any:
            found = [self.answers[name] for name in names if name in self.answers]
            return [answer for answer in found if answer[0] == "ack"] or (
                found if len(found) == len(names) else None
            )

        kind, what = (await self._until(settled, HEARING))[0]
        assert self.told is not None
        asked, key = message["asked"], message["key"]
        if kind == "ack":
            self.tally.acknowledged += 1
            self.told.acknowledged.append((what, asked, key))
        else:
            name = what["error"]
            self.tally.refusals[name] += 1
            if name in AGAIN:
                await asyncio.sleep(self.dice.uniform(0.1, 0.6))
                return
            if name == "already-taken":
                self.told.taken.append((asked, key))
            elif name not in PASSED:
                raise Violation(f"refused: {what}")
            elif name == "bot-plays":
                await self._take_back_seat(asked)
        self.tally.waits.append(time.monotonic() - self.since)
        self.settled.append(message)
        self.unsure = None
        await self._until(self._has_moved_on(asked), HEARING)

    def _has_moved_on(self, asked: int) -> Any:
        """The table shows that this question is answered."""
        return lambda: self.is_over or (q := self._question()) is None or q["asked"] != asked

    async def _take_back_seat(self, asked: int) -> None:
        each = (self.room.get("options") or {}).get("clock")
        waited = time.monotonic() - self.asked_at.get(asked, 0.0)
        if each is None or waited < each["each"]:
            raise Violation(f"a bot plays for {self.person.name} after {waited:.1f} s")
        path = f"/api/rooms/{self.code}/seats/{self.seat}"
        with contextlib.suppress(Refused):  # the game is over by now
            await self.person.ask("POST", path, {"do": "take"})

    # -- mischief ---------------------------------------------------------------------------------

    def _wild(self, kind: str, share: float, what: str) -> bool:
        if not self.person.wild or self.dice.random() >= share:
            return False
        self.tally.mischief[kind] += 1
        self.log.note(kind, f"{self.person.name} in {self.code}: {what}")
        return True

    async def _send(self, message: dict[str, Any], prefix: str = "", socket: Any = None) -> str:
        self._names += 1
        name = f"{prefix}{self._names}"
        self.tally.sent += 1
        await (socket or self.socket).send(orjson.dumps({**message, "id": name}).decode())
        return name

    async def _send_wildly(self, message: dict[str, Any]) -> list[str]:
        if self.settled and self._wild("reorder", 0.05, "an old answer comes now"):
            await self._send(self._stale(), "stale ")
        if self._wild("delay", 0.05, "an answer is held up"):
            await asyncio.sleep(self.dice.uniform(0.2, 3))
        names = []
        if self._wild("duplicate", 0.04, "from another device, at another node"):
            self._in_background(self._from_elsewhere(message))
        names.append(await self._send(message))
        if self._wild("duplicate", 0.06, "at once"):
            names.append(await self._send(message))
        if self._wild("duplicate", 0.04, "much later"):
            self._in_background(self._much_later(dict(message)))
        return names

    def _stale(self) -> dict[str, Any]:
        """An old answer; sometimes another one than was given then."""
        message = dict(self.dice.choice(self.settled))
        if self.dice.random() < 0.5:
            message["key"] = self.dice.choice(self.settled)["key"]
        return message

    def _in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def _much_later(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.dice.uniform(0.5, 6))
        with contextlib.suppress(*LOST, AttributeError):  # or there is no connection just now
            await self._send(message, "copy ")

    async def _from_elsewhere(self, message: dict[str, Any]) -> None:
        """The same person, the same answer, another device: it counts once."""
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(HEARING):
                socket = await self._open(self.person._any())
                try:
                    await self._send(message, "twin ", socket)
                    async for text in socket:
                        heard = orjson.loads(text)
                        if heard["type"] == "ack" and self.told is not None:
                            answer = (heard["seq"], message["asked"], message["key"])
                            self.tally.acknowledged += 1
                            self.told.acknowledged.append(answer)
                        if heard["type"] in ("ack", "refused"):
                            return
                finally:
                    socket.transport.abort()
