"""Tables at which only bots play. They cost as much as others and serve hardly anybody, so they
are slower, few for each host, and end."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from hiddenhand.server import budget
from hiddenhand.server.limits import Payer
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.seating import Seating
from hiddenhand.server.refusals import TooManyBotTables
from hiddenhand.server.settings import Settings


def are_alone(room: RoomState) -> bool:
    """True while bots play on all seats, also for people who left or are absent."""
    return room.row.stage == "playing" and len(room.bots()) == len(room.seating.places)


def pace_of(room: RoomState) -> float:
    """Seconds between two answers of bots at this table."""
    pace = room.options.bot_pace
    return max(pace, room.services.settings.bots_alone_pace) if are_alone(room) else pace


def payer_of(room: RoomState) -> Payer:
    """Who pays for the bots of a table: its host."""
    return room.services.budget.payer(room.row.host)


@asynccontextmanager
async def counted(room: RoomState, seating: Seating) -> AsyncIterator[None]:
    """Begin a table inside. Raises `TooManyBotTables` if this seating has only bots and the table
    would be one too many."""
    most = room.services.settings.bots_alone_tables
    if not most or seating.people():
        yield
        return
    async with room.services.bots_begin:  # two that begin together count each other
        _check_another(room, most)
        yield


def of_host(rooms: Iterable[RoomState], host: str, code: str) -> int:
    """How many of these rooms, except the one with this code, are a host's tables of bots alone."""
    return sum(room.code != code and room.row.host == host and are_alone(room) for room in rooms)


def _check_another(room: RoomState, most: int) -> None:
    if room.services.bot_tables(room.row.host, room.code) >= most:
        raise TooManyBotTables(f"at most {most} tables of bots alone at once", place=room.code)


def is_overdue(room: RoomState) -> bool:
    """True for a table that bots began alone and have not finished in time."""
    minutes, game = room.services.settings.bots_alone_minutes, room.game
    if not minutes or game is None or any(player.user for player in game.players):
        return False
    return room.services.now() > game.started_at + minutes * 60


def charge(room: RoomState) -> float:
    """Charge an answer of a bot at a table of bots alone; returns the seconds to wait for the next
    one because the account is empty."""
    if not are_alone(room):
        return 0.0
    accounts, payer = room.services.budget, payer_of(room)
    accounts.charge(payer, budget.BOT_ANSWER)
    return min(accounts.wait(payer), longest_wait(room.services.settings))


def longest_wait(settings: Settings) -> float:
    """Seconds that bots alone wait at most for their host's account."""
    return max(60.0, settings.bots_alone_pace)
