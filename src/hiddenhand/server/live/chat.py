"""Chat and quick reactions, with rate limits."""

from dataclasses import replace

from hiddenhand.core.seats import Seat
from hiddenhand.server.limits import Bucket, Buckets
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.refusals import Muted, TooFast
from hiddenhand.server.store import ChatRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.messages import ChatLine

HINT = "hint"  # the reaction that announces a hint
AT_ONCE, EVERY = 5, 2.0  # messages in a row, then seconds between two
ALL_AT_ONCE, ALL_EVERY = 40, 0.1  # the same for the whole room


class Chat:
    """The chat of one room."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self.number: int | None = None  # of the newest message; None: not read yet
        self._followed: list[ChatRow] = []  # messages of other nodes
        self._speakers = Buckets(AT_ONCE, 1 / EVERY)
        self._everybody = Bucket(ALL_AT_ONCE, 1 / ALL_EVERY)

    async def begin(self) -> None:
        """Read the newest number; messages of other nodes are told from now on."""
        newest = await self.room.services.store.chat(self.room.code, 1)
        self.number = newest[-1].number if newest else 0

    def check(self, person: Person) -> None:
        """Raises `Muted` for a muted person, `TooFast` above the rate limit."""
        code = self.room.code
        if person.user in self.room.seating.muted:
            raise Muted("the host has muted you", place=code)
        bucket = self._speakers.of(person.user)
        if not bucket.take():
            raise TooFast("one message at a time", place=code, retry_after=bucket.wait)
        if not self._everybody.take():
            raise TooFast(
                "too many messages at this table", place=code, retry_after=self._everybody.wait
            )

    def line_of(self, person: Person, text: str | None, reaction: str | None) -> ChatRow:
        """A message said now, without its number. At the table people have the name of the seat."""
        name = self.room.seating.people().get(person.user, person.name)
        now = self.room.services.now()
        return ChatRow(0, person.user, name, text, reaction, now, person.face)

    async def add(self, line: ChatRow) -> int:
        """Store a message under the next number, tell everybody, and return the number. Hold the
        room's lock."""
        for row in self._followed:
            if (row.user, row.at) == (line.user, line.at):  # a retry: it was already written
                return row.number
        row = await self._next(line)
        store, code = self.room.services.store, self.room.code
        await self.room.write(lambda guard: store.add_chat(code, row, guard), "chat")
        self._tell(row)
        return row.number

    async def tell_hint(self, line: ChatRow, hint: tuple[str, Seat, int]) -> bool:
        """Count a hint (game, seat, question) and announce it in one transaction; False if it was
        already counted. Hold the room's lock."""
        row = await self._next(line)
        store, written = self.room.services.store, (self.room.code, row)
        fresh = await self.room.write(lambda guard: store.note_hint(*hint, written, guard), "room")
        if fresh:
            self._tell(row)
        return fresh

    async def _next(self, line: ChatRow) -> ChatRow:
        if self.number is None:
            await self.begin()
        return replace(line, number=(self.number or 0) + 1)

    async def follow(self) -> None:
        """Announce messages that other nodes have written."""
        self._followed = []
        if self.number is not None:
            store = self.room.services.store
            self._followed = await store.chat(self.room.code, 200, self.number)
        for row in self._followed:
            self._tell(row)

    def _tell(self, row: ChatRow) -> None:
        self.number = row.number
        self.room.send(chat_line(self.room.code, row).model_dump_json().encode())


def chat_line(code: str, row: ChatRow) -> ChatLine:
    """A stored message in its wire form."""
    return ChatLine(
        room=code,
        number=row.number,
        person=Person(user=row.user, name=row.name, face=row.face),
        text=row.text,
        reaction=row.reaction,
        at=row.at,
    )
