"""Table talk: chat and quick reactions, with a limit on how fast one person may speak."""

from dataclasses import replace
from typing import TYPE_CHECKING

from hiddenhand.core.seats import Seat
from hiddenhand.server.limits import Bucket, Buckets
from hiddenhand.server.refusals import Muted, TooFast
from hiddenhand.server.store import ChatRow, Store
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.messages import Said

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room

HINT = "hint"  # what is said for somebody who asked for a hint
AT_ONCE, EVERY = 5, 2.0  # so many messages in a row, then one every so many seconds
ALL_AT_ONCE, ALL_EVERY = 40, 0.1  # the same for everybody in the room together


class Talk:
    """What is said in one room."""

    def __init__(self) -> None:
        self.number: int | None = None  # of the newest message; None: ask the store
        self._followed: list[ChatRow] = []  # what other nodes have written since
        self._speakers = Buckets(AT_ONCE, 1 / EVERY)
        self._everybody = Bucket(ALL_AT_ONCE, 1 / ALL_EVERY)

    async def begin(self, store: Store, code: str) -> None:
        """Know where the talk stands; what is said elsewhere from now on is told here."""
        newest = await store.chat(code, 1)
        self.number = newest[-1].number if newest else 0

    def check(self, room: "Room", person: Person) -> None:
        """Whether this person may speak now."""
        if person.user in room.seating.muted:
            raise Muted("the host has silenced you", place=room.code)
        bucket = self._speakers.of(person.user)
        if not bucket.take():
            raise TooFast("one message at a time", place=room.code, retry_after=bucket.wait)
        if not self._everybody.take():
            raise TooFast("all talk at once", place=room.code, retry_after=self._everybody.wait)

    async def say(self, room: "Room", line: ChatRow) -> int:
        """Write it down under the next number and tell everybody. Hold the room's lock."""
        for row in self._followed:
            if (row.user, row.at) == (line.user, line.at):  # it was written, and we did not hear so
                return row.number
        row = await self._next(room, line)
        store = room.hall.store
        await room.following.write(lambda guard: store.add_chat(room.code, row, guard), "chat")
        self._tell(room, row)
        return row.number

    async def tell_hint(self, room: "Room", line: ChatRow, hint: tuple[str, Seat, int]) -> bool:
        """Count a hint (game, seat, question) and tell everybody, both or neither; False if it was
        counted before. Hold the room's lock."""
        row = await self._next(room, line)
        store, said = room.hall.store, (room.code, row)
        fresh = await room.following.write(
            lambda guard: store.note_hint(*hint, said, guard), "room"
        )
        if fresh:
            self._tell(room, row)
        return fresh

    async def _next(self, room: "Room", line: ChatRow) -> ChatRow:
        if self.number is None:
            await self.begin(room.hall.store, room.code)
        return replace(line, number=(self.number or 0) + 1)

    async def follow(self, room: "Room") -> None:
        """Tell what was said on other nodes."""
        self._followed = []
        if self.number is not None:
            self._followed = await room.hall.store.chat(room.code, 200, self.number)
        for row in self._followed:
            self._tell(room, row)

    def _tell(self, room: "Room", row: ChatRow) -> None:
        self.number = row.number
        room.tell(said(room.code, row).model_dump_json().encode())


def said(code: str, row: ChatRow) -> Said:
    return Said(
        room=code,
        number=row.number,
        person=Person(user=row.user, name=row.name),
        text=row.text,
        reaction=row.reaction,
        at=row.at,
    )
