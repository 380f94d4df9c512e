"""Who counts as absent, and what follows from that: votes, the host, when to look again.

In a live game, somebody who is not here for `absent_seconds` counts as absent. Games with hours or
days for one answer are played by people who come and go; there the clock alone decides.
"""

from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.wire.base import Person

SLOW = 3600  # seconds for one answer from which on nobody counts as absent
WAITING = 5  # a host is often away to send the invitation: so many times longer before a game


def limit(room: RoomState) -> float | None:
    """Seconds after which somebody who is not here counts as absent; None: nobody ever does."""
    clock = room.options.clock
    if room.options.lesson or (clock is not None and clock.each >= SLOW):
        return None
    return room.services.settings.absent_seconds


def remaining(room: RoomState, user: str) -> float | None:
    """Seconds until this person counts as absent, 0 if they do; None: not while things stay so."""
    after, since = limit(room), room.attendance.gone_since(user)
    if after is None or since is None:
        return None
    return max(0.0, since + after - room.services.now())


def absent(room: RoomState) -> set[str]:
    """The people at the table who count as absent."""
    return {user for user in room.seating.people() if remaining(room, user) == 0}


def heir(room: RoomState) -> Person | None:
    """Who becomes host because the host is gone and somebody at the table is here; else None."""
    since, after = room.attendance.gone_since(room.row.host), _host_limit(room)
    if since is None or after is None or since + after > room.services.now():
        return None
    return successor(room)


def successor(room: RoomState) -> Person | None:
    """The first person at the table, apart from the host, who is here and plays; None: nobody."""
    for place in room.seating.places:
        if place.user in (None, room.row.host) or place.bot is not None or place.local:
            continue
        if room.attendance.gone_since(place.user) is None:
            return Person(user=place.user, name=place.name, face=place.face)
    return None


def next_look(room: RoomState) -> float | None:
    """When somebody will count as absent, or the host as gone, if they stay away; None: nobody is
    here to whom that would matter."""
    after, now = limit(room), room.services.now()
    people = room.seating.people()
    here = [user for user in people if room.attendance.gone_since(user) is None]
    if after is None or not here:
        return None
    since = [room.attendance.gone_since(user) for user in people]
    times = [when + after for when in since if when is not None]
    host_since, host_after = room.attendance.gone_since(room.row.host), _host_limit(room)
    if host_since is not None and host_after is not None:
        times.append(host_since + host_after)
    return min((when for when in times if when > now), default=None)


def _host_limit(room: RoomState) -> float | None:
    after = limit(room)
    return after * WAITING if after is not None and room.row.stage == "waiting" else after
