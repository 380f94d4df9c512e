"""Table talk: chat and quick reactions, with a limit on how fast one person may speak."""

from dataclasses import replace

from hiddenhand.core.seats import Seat
from hiddenhand.server.limits import Bucket, Buckets
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.refusals import Muted, TooFast
from hiddenhand.server.store import ChatRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.messages import ChatLine

HINT = "hint"  # the reaction of somebody who asked for a hint
AT_ONCE, EVERY = 5, 2.0  # so many messages in a row, then one every so many seconds
ALL_AT_ONCE, ALL_EVERY = 40, 0.1  # the same for everybody in the room together


class Chat:
    """The chat of one room."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self.number: int | None = None  # of the newest message; None: ask the store
        self._followed: list[ChatRow] = []  # what other nodes have written since
        self._speakers = Buckets(AT_ONCE, 1 / EVERY)
        self._everybody = Bucket(ALL_AT_ONCE, 1 / ALL_EVERY)

    async def begin(self) -> None:
        """Know the newest number; what is written elsewhere from now on is told here."""
        newest = await self.room.services.store.chat(self.room.code, 1)
        self.number = newest[-1].number if newest else 0

    def check(self, person: Person) -> None:
        """Refuse somebody who is muted (`Muted`) or too fast (`TooFast`)."""
        code = self.room.code
        if person.user in self.room.seating.muted:
            raise Muted("the host has silenced you", place=code)
        bucket = self._speakers.of(person.user)
        if not bucket.take():
            raise TooFast("one message at a time", place=code, retry_after=bucket.wait)
        if not self._everybody.take():
            raise TooFast("all talk at once", place=code, retry_after=self._everybody.wait)

    async def add(self, line: ChatRow) -> int:
        """Write it down under the next number and tell everybody. Hold the room's lock."""
        for row in self._followed:
            if (row.user, row.at) == (line.user, line.at):  # it was written, and we did not hear so
                return row.number
        row = await self._next(line)
        store, code = self.room.services.store, self.room.code
        await self.room.write(lambda guard: store.add_chat(code, row, guard), "chat")
        self._tell(row)
        return row.number

    async def tell_hint(self, line: ChatRow, hint: tuple[str, Seat, int]) -> bool:
        """Count a hint (game, seat, question) and tell everybody, both or neither; False if it was
        counted before. Hold the room's lock."""
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
        """Tell what was written on other nodes."""
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
    """A row of the store as the message everybody reads."""
    return ChatLine(
        room=code,
        number=row.number,
        person=Person(user=row.user, name=row.name),
        text=row.text,
        reaction=row.reaction,
        at=row.at,
    )
