"""Bots that play for absent people, and what else goes on without them.

The host, the only other person who is there, or two players together may let a bot play for
somebody who is absent. The bot gives the seat back as soon as that person is here again.
"""

import math

from hiddenhand.core.seats import Seat
from hiddenhand.server.live import absence
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.room import Room
from hiddenhand.server.live.room_state import in_turn
from hiddenhand.server.live.seating import Seating
from hiddenhand.server.refusals import NotAtTheTable, SeatIsTaken, StillThere, WrongStage
from hiddenhand.server.wire.base import Person

PROPOSERS = 2  # players who may decide it together


async def hand_over(room: Room, person: Person, seat: Seat) -> None:
    """Let a bot play for the absent person on this seat, or propose it. Hold the lock. Raises
    `StillThere`, `NotAtTheTable`, `SeatIsTaken` or, in a slow game, `WrongStage`."""
    room.note_attendance()
    place = room.seating.places[seat]
    if place.user is None or place.bot is not None:
        raise SeatIsTaken("a bot is already playing there", place=f"seat {seat}")
    players = room.seating.present() - absence.absent(room)
    if person.user != room.row.host and person.user not in players:
        raise NotAtTheTable("only those who play may do this", place=room.code)
    if absence.limit(room) is None:
        raise WrongStage("in this room the clock decides", place=room.code)
    left = absence.remaining(room, place.user)
    if left != 0:
        wait = left if left is not None else room.services.settings.absent_seconds
        raise StillThere(
            "this player was here a moment ago", place=f"seat {seat}", retry_after=math.ceil(wait)
        )
    seating = room.fresh_seating()
    wanted = {*seating.places[seat].bot_wanted, person.user} & (players | {room.row.host})
    if person.user == room.row.host or players == {person.user} or len(wanted) >= PROPOSERS:
        seats = seating.lend(place.user)
        await room.save(seating=seating)
        await room.changed_hands(seats)
    else:
        seating.places[seat].bot_wanted = sorted(wanted)
        await room.save(seating=seating)


async def attend(room: Room, watcher: Watcher) -> None:
    """A watcher's page was hidden, or is shown again: tell everybody, and see `welcome`."""
    room.broadcaster.tell_presence(watcher)
    await welcome(room, watcher)


async def welcome(room: Room, watcher: Watcher) -> None:
    """Whoever looks at the table gets back what was lent to a bot in the meantime."""
    if not watcher.away and room.seating.seats_of(watcher.user):
        await give_back(room, watcher.user)


@in_turn
async def give_back(room: Room, user: str) -> None:
    """This person is here: seats that were lent to a bot are theirs again."""
    seating = room.fresh_seating()
    seats = seating.give_back(user)
    if seating == room.seating:
        return
    await room.save(seating=seating)
    if seats and room.row.stage == "playing" and room.game is not None:
        await room.changed_hands(seats)


@in_turn
async def settle(room: Room) -> None:
    """Somebody has been absent for long: a host who left is replaced, and wishes that waited only
    for absent people come true."""
    room.note_attendance()
    heir = absence.heir(room)
    if heir is not None:
        await room.save(host=heir)
    await grant_wishes(room)
    room.services.absences.set(room.code, absence.next_look(room))


async def grant_wishes(room: Room) -> None:
    """Abandon the game, or play another one, if all who are there want it. Hold the lock."""
    room.note_attendance()
    absent, seating = absence.absent(room), room.fresh_seating()
    if room.row.stage == "playing" and room.game is not None:
        # a rated game counts for everybody, so nobody can end it without the others
        if room.game.rated:
            agreed = seating.everybody_wants("wants_abandon")
        else:
            agreed = seating.all_want("wants_abandon", absent)
        if agreed:
            await room.end_game(None)
            await room.resend()
    elif room.row.stage in ("over", "abandoned") and seating.all_want("wants_rematch", absent):
        for user in absent:
            seating.lend(user)
        _rotate(seating)
        await room.begin(seating)


def _rotate(seating: Seating) -> None:
    """Move everybody up one seat. Somebody who left their seat to a bot loses it; somebody who is
    absent finds it again."""
    for place in seating.places:
        if place.bot is not None and not place.lent:
            place.user, place.name, place.local, place.face = None, "", False, None
    seating.rotate()
