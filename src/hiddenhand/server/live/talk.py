"""Table talk: chat and quick reactions, with a limit on how fast one person may speak."""

import time
from typing import TYPE_CHECKING

from hiddenhand.server.live.limits import Bucket
from hiddenhand.server.refusals import Muted, TooFast
from hiddenhand.server.store import ChatRow
from hiddenhand.server.wire import Person, Said

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room

HINT = "hint"  # what is said for somebody who asked for a hint
AT_ONCE, EVERY = 5, 2.0  # so many messages in a row, then one every so many seconds
ALL_AT_ONCE, ALL_EVERY = 40, 0.1  # the same for everybody in the room together


class Talk:
    """What is said in one room."""

    def __init__(self) -> None:
        self._number: int | None = None  # of the newest message; None: ask the store
        self._speakers: dict[str, Bucket] = {}
        self._everybody = Bucket(ALL_AT_ONCE, 1 / ALL_EVERY)

    async def say(
        self, room: "Room", person: Person, text: str | None, reaction: str | None
    ) -> Said:
        """Write it down and tell everybody who looks on. Hold the room's lock."""
        if person.user in room.seating.muted:
            raise Muted("the host has silenced you", place=room.code)
        bucket = self._speakers.setdefault(person.user, Bucket(AT_ONCE, 1 / EVERY))
        if not bucket.take():
            raise TooFast("one message at a time", place=room.code, retry_after=bucket.wait)
        if not self._everybody.take():
            raise TooFast("all talk at once", place=room.code, retry_after=self._everybody.wait)
        return await self._write(room, person, text, reaction)

    async def note(self, room: "Room", person: Person, what: str) -> Said:
        """Something all should know of this person, whether or not they may speak."""
        return await self._write(room, person, None, what)

    async def _write(
        self, room: "Room", person: Person, text: str | None, reaction: str | None
    ) -> Said:
        if self._number is None:
            newest = await room.hall.store.chat(room.code, 1)
            self._number = newest[-1].number if newest else 0
        row = ChatRow(self._number + 1, person.user, person.name, text, reaction, time.time())
        await room.hall.store.add_chat(room.code, row)
        self._number = row.number
        return said(room.code, row)


def said(code: str, row: ChatRow) -> Said:
    return Said(
        room=code,
        number=row.number,
        person=Person(user=row.user, name=row.name),
        text=row.text,
        reaction=row.reaction,
        at=row.at,
    )
