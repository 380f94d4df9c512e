"""A device without a server, for tests: its house, and a page that plays."""

import asyncio
import json
from typing import Any

from hiddenhand.local.house import LocalClient, LocalHouse
from hiddenhand.local.opening import open_house
from hiddenhand.local.store import Changes


class Memory:
    """Keeps texts in a dictionary, like a browser that is closed and opened again."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}

    async def write(self, changes: Changes) -> None:
        await asyncio.sleep(0)
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class Refused(Exception):
    """A request that was refused: its status and its code."""


class Device:
    """One device: requests, and a connected page."""

    def __init__(self, memory: Memory, house: LocalHouse) -> None:
        self.memory = memory
        self.house = house
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.page: LocalClient | None = None
        self.sent = 0

    @classmethod
    async def open(cls, memory: Memory | None = None, seed: str = "") -> "Device":
        memory = memory or Memory()
        return cls(memory, await open_house(memory, seed))

    async def close(self) -> None:
        await self.house.close()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer of the house. Raises `Refused`."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, told = await self.house.request(method, path, text)
        if status >= 400:
            raise Refused(status, json.loads(told)["error"])
        try:
            return json.loads(told) if told else None
        except json.JSONDecodeError:
            return told  # a record

    def connect(self) -> None:
        self.page = self.house.connect(
            lambda text: self.heard.put_nowait(json.loads(text)), lambda code: None
        )

    async def say(self, message: dict[str, Any]) -> None:
        assert self.page is not None
        await self.page.hear(json.dumps(message))

    async def new_room(self, game: str, seats: int, bot: str, **options: object) -> str:
        """A room with me on the first seat, bots on the others, and the game begun."""
        if self.house.store.me is None:
            await self.ask("POST", "/api/me", {"name": "Ann", "language": "en"})
        wanted = {"game": game, "seats": seats, "bot_pace": 0, **options}
        code: str = (await self.ask("POST", "/api/rooms", wanted))["code"]
        await self.ask("POST", f"/api/rooms/{code}/seats/0", {"do": "take"})
        for seat in range(1, seats):
            await self.ask("POST", f"/api/rooms/{code}/seats/{seat}", {"do": "bot", "bot": bot})
        await self.ask("POST", f"/api/rooms/{code}/start")
        return code

    async def play(self, code: str, answers: int = 10_000) -> dict[str, Any]:
        """Take the first option whenever I am asked, at most so many times; the last message."""
        if self.page is None:
            self.connect()
        await self.say({"type": "watch", "room": code})
        given = 0
        end: dict[str, Any] | None = None
        while True:
            message = await self.heard.get()
            if message["type"] == "refused":
                raise AssertionError(message)
            if end and message["type"] == "room" and message["room"]["stage"] == "over":
                return end  # the end is kept, too
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["result"]:
                end = message
            elif given == answers:
                return message
            for question in message["questions"]:
                if question["seat"] == 0 and question["options"]:
                    given += 1
                    await self.answer(code, message["game_id"], question)

    async def answer(self, code: str, game_id: str, question: dict[str, Any]) -> None:
        """Take the first option."""
        self.sent += 1
        await self.say(
            {
                "type": "answer",
                "id": str(self.sent),
                "room": code,
                "game_id": game_id,
                "seat": question["seat"],
                "asked": question["asked"],
                "key": question["options"][0],
            }
        )
