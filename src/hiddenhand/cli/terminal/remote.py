"""A seat in a server's room, using the same API and socket as the browser."""

import asyncio
import json
import os
import re
from collections.abc import Callable, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import websockets

from hiddenhand import games
from hiddenhand.cli.terminal.pinned import Message, Pin, pin_of
from hiddenhand.cli.terminal.sitting import Asked, Moment, Sitting, Told
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.seats import SPECTATOR

CODE = re.compile(r"[a-z2-9]{10}")
INITIALS = "initials"  # a face without a drawing
AGAIN = 1.0  # seconds before reconnecting


class NoSuchRoom(HiddenHandError):
    """The link does not lead to a room on a server that answers."""

    code = "no-room-there"


class Refused(HiddenHandError):
    """The server returned an error; `code` and `place` are the server's."""

    code = "refused"

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        facts = refusal.get("facts") or {}
        place, message = refusal.get("place") or "", refusal.get("message") or ""
        super().__init__(str(message), str(place), **facts)
        self.code = str(refusal.get("error", type(self).code))  # type: ignore[misc]


class ConnectionLost(HiddenHandError):
    """The server did not answer in time, or the connection was lost."""

    code = "connection-lost"


class RemoteSitting(Sitting):
    """A game on a server."""

    takes_back = True

    def __init__(
        self,
        address: str,
        http: httpx.AsyncClient,
        room: Mapping[str, Any],
        pin: Pin | None = None,
    ) -> None:
        self.address, self.http, self.pin = address, http, pin
        self.room: dict[str, Any] = dict(room)
        self.game = str(room["options"]["game"])
        self.settings = dict(room["options"]["settings"])
        self.may_resign = games.find(self.game).may_resign
        self.tell: Callable[[Told], None] = lambda told: None
        self.seat = SPECTATOR
        self.names = {}
        self._socket: Any = None
        self._view: dict[str, Any] = {}
        self._seq: int | None = None
        self._game_id: str | None = None
        self._asked = 0
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._checking: asyncio.Task[None] | None = None  # the deal, when the game is over
        self._instead: set[tuple[str, str]] = set()  # told already: a level, and who plays for it
        self._seated()

    @classmethod
    async def join(cls, link: str, name: str) -> "RemoteSitting":
        """Join the room of an invitation link at the first free seat, else as a spectator.

        Raises NoSuchRoom or Refused.
        """
        address, code = _read_link(link)
        pin = None
        http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=20)
        try:
            await _said(http.post("/api/me", json={"name": name}))
            room = await _said(http.get(f"/api/rooms/{code}"))
            free = [seat for seat in room["seats"] if not seat["person"] and not seat["bot"]]
            if room["stage"] == "waiting" and free:
                pin, wish = pin_of(room), {"do": "take"}
                if pin is not None:
                    wish.update(entropy=pin.share, commitment=pin.commitment)
                path = f"/api/rooms/{room['code']}/seats/{free[0]['seat']}"
                room = await _said(http.post(path, json=wish))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            await http.aclose()
            raise NoSuchRoom(f"no server answers: {error}", place=address) from error
        except HiddenHandError:
            await http.aclose()
            raise
        except (KeyError, TypeError, ValueError) as error:
            await http.aclose()
            raise NoSuchRoom("this is not a Hidden Hand server", place=address) from error
        return cls(address, http, room, pin)

    async def run(self) -> None:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        if self.pin is not None:
            self.tell(Told(message=("screen-deal-added", {"commitment": self.pin.commitment})))
        self._tell_instead()
        while True:
            try:
                async with websockets.connect(
                    url,
                    additional_headers={"Cookie": cookie},
                    origin=cast(Any, self.address),
                    max_size=None,
                ) as socket:
                    self._socket = socket
                    await self._send(
                        type="watch",
                        room=self.room["code"],
                        since=self._seq,
                        game_id=self._game_id,
                    )
                    async for message in socket:
                        self._heard(json.loads(message))
            except (OSError, websockets.WebSocketException):
                pass
            self._socket = None
            for future in self._waiting.values():
                future.cancel()
            await asyncio.sleep(AGAIN)  # reconnect: the server then sends everything again

    async def answer(self, key: str) -> None:
        await self._ask(
            type="answer",
            room=self.room["code"],
            game_id=self._game_id,
            seat=self.seat,
            asked=self._asked,
            key=key,
        )

    async def take_back(self) -> None:
        await self._ask(
            type="take_back",
            room=self.room["code"],
            game_id=self._game_id,
            seat=self.seat,
            seq=self._seq,
        )

    async def close(self) -> None:
        if self._checking is not None:
            self._checking.cancel()
        await self.http.aclose()

    async def _ask(self, **message: Any) -> None:
        """Send a message and wait for its confirmation. Raises Refused or ConnectionLost."""
        name = os.urandom(6).hex()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[name] = future
        try:
            await self._send(id=name, **message)
            await asyncio.wait_for(future, 30)
        except (TimeoutError, asyncio.CancelledError) as error:
            raise ConnectionLost("the server did not answer") from error
        finally:
            self._waiting.pop(name, None)

    async def _send(self, **message: Any) -> None:
        if self._socket is None:
            raise ConnectionLost("not connected")
        await self._socket.send(json.dumps(message))

    # -- messages from the server ---------------------------------------------------------------

    def _heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "room":
            self.room = message["room"]
            self._seated()
            self.tell(Told(message=self._deal_news()))
            self._tell_instead()
        elif kind == "snapshot" and message["viewer"] == self.seat:
            self.names = {int(seat): name for seat, name in message["names"].items()}
            fresh = message["game_id"] != self._game_id
            self._view = dict(message["view"])
            events = [event for step in message["log"] for event in step]
            self._moment(message, events if fresh or message["first"] else [])
        elif kind == "update" and message["viewer"] == self.seat:
            self._view.update(message["changed"])
            self._moment(message, message["events"])
        elif kind == "ack":
            self._settle(message["id"], None)
        elif kind == "refused":
            error = Refused(message["refusal"])
            if message["id"] is None or not self._settle(message["id"], error):
                self.tell(Told(refusal=error))
        elif kind == "chat" and message["text"]:
            self.tell(Told(note=f"{message['person']['name']}: {message['text']}"))

    def _deal_news(self) -> Message | None:
        """A broken commitment, as soon as the room shows it; after the end the deal is checked."""
        if self.pin is None or self._checking is not None:
            return None
        if self.room["stage"] == "over":
            self._checking = asyncio.create_task(self._check_deal(self.pin))
        elif self.pin.is_broken(self.room):
            self.pin = None  # the verdict is told once
            return "screen-deal-changed", {}
        return None

    async def _check_deal(self, pin: Pin) -> None:
        try:
            answer = await self.http.get(f"/api/games/{self.room['game_id']}/record")
            answer.raise_for_status()
            self.tell(Told(message=await asyncio.to_thread(pin.judge, answer.text)))
        except httpx.HTTPError:
            self.tell(Told(message=("screen-deal-unknown", {})))

    def _tell_instead(self) -> None:
        """Which bots of the room can't play at its table, and who plays for them: once for each."""
        for seat in self.room["seats"]:
            bot, level = seat["bot"], seat.get("bot_instead")
            if bot and level and (bot, level) not in self._instead:
                self._instead.add((bot, level))
                self.tell(Told(message=("bot-instead", {"bot": bot, "level": level})))

    def _settle(self, name: str, error: Refused | None) -> bool:
        future = self._waiting.get(name)
        if future is None or future.done():
            return False
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
        return True

    def _seated(self) -> None:
        mine = [seat["seat"] for seat in self.room["seats"] if seat["here"]]
        self.seat = mine[0] if mine else SPECTATOR
        for seat in self.room["seats"]:
            if seat["person"]:
                self.names[seat["seat"]] = seat["person"]["name"]
        self.company = {
            seat["seat"]: _company(seat) for seat in self.room["seats"] if seat["person"]
        }
        self.bots = frozenset(
            seat["seat"] for seat in self.room["seats"] if seat["bot"] and not seat["person"]
        )

    def _moment(self, message: dict[str, Any], events: list[Mapping[str, Fact]]) -> None:
        self._seq, self._game_id = message["seq"], message["game_id"]
        questions = tuple(
            Asked(each["seat"], each["ask"], each["rule"], tuple(each["options"] or ()))
            for each in message["questions"]
        )
        for each in message["questions"]:
            if each["seat"] == self.seat:
                self._asked = each["asked"]
        result = message["result"]
        moment = Moment(
            dict(self._view),
            questions,
            None if result is None else tuple(result["winners"]),
            () if result is None else tuple(result["explanation"]),
            "" if result is None else str(result["ending"]),
            bool(message["may_take_back"]),
        )
        self.tell(Told(list(events), moment))


def _company(seat: Mapping[str, Any]) -> list[str]:
    """Text keys of a person's face and presence."""
    drawing = str(seat["person"].get("face") or INITIALS).partition("-")[0]
    presence = "bot" if seat["bot"] else seat.get("presence")
    told = [] if drawing == INITIALS else [f"web-face-{drawing}"]
    return [*told, f"web-presence-{presence}"] if presence else told


def _read_link(link: str) -> tuple[str, str]:
    """The server's address and the room's code. Raises NoSuchRoom."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        codes = CODE.findall(parts.path + parts.fragment)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # such as "http://[::1" or a port above 65535
        known, codes = False, []
    if not known or not codes:
        raise NoSuchRoom("a link to a room looks like http://host:8421/room/CODE", place=link)
    return f"{parts.scheme}://{parts.netloc}", codes[-1]


async def _said(asked: Any) -> Any:
    """The server's answer; its errors raise Refused."""
    answer = await asked
    told = answer.json()
    if not isinstance(told, dict):
        raise ValueError("no object")
    if answer.status_code >= 400:
        raise Refused(told)
    return told
