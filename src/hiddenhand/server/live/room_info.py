"""What users can see of a room."""

from functools import cache
from typing import Any

from hiddenhand import games
from hiddenhand.bots.levels import plays_as
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import complete
from hiddenhand.server.live import absence, deals
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.seating import Place
from hiddenhand.server.wire.base import PROTOCOL, Person
from hiddenhand.server.wire.rooms import DealProof, RoomInfo, RoomOptions, SeatInfo


def info_of(room: RoomState, user: str) -> RoomInfo:
    """The room as this user sees it."""
    room.note_attendance()
    present = {watcher.user for watcher in room.watchers}
    others = room.services.peers.present(room.code).others
    seats = [_seat_info(room, seat, user) for seat in range(len(room.seating.places))]
    return RoomInfo.model_construct(
        code=room.code,
        stage=room.row.stage,
        options=room.options,
        host=room.host,
        seats=seats,
        watchers=len(present - room.seating.people().keys()) + others,
        game_id=room.row.game_id,
        games_played=room.row.games_played,
        deal=_proof(room),
        next_deal=_next_proof(room),
        muted=room.seating.muted,
        sent_away=room.seating.sent_away,
        absent_after=absence.limit(room),
        lesson=room.lesson_info(),
        protocol=PROTOCOL,
    )


def _seat_info(room: RoomState, seat: Seat, user: str) -> SeatInfo:
    place = room.seating.places[seat]
    return SeatInfo(
        seat=seat,
        person=_person(place),
        bot=place.bot,
        bot_instead=_instead(room, place.bot),
        here=place.user == user,
        local=place.local,
        lent=place.lent,
        bot_wanted=place.bot_wanted,
        wants_abandon=place.wants_abandon,
        wants_rematch=place.wants_rematch,
        hints=_hints_of(room, seat),
        **_presence_of(room, place.user),
    )


def _instead(room: RoomState, bot: str | None) -> str | None:
    """The level that plays instead of this one at the room's table; None if it plays itself."""
    if bot is None:
        return None
    plays = level_that_plays(room.options, bot)
    return None if plays == bot else plays


def level_that_plays(options: RoomOptions, bot: str) -> str:
    """The level that really plays when this one sits at such a table."""
    settings = complete(games.find(options.game).settings, options.settings)
    return _plays_as(options.game, bot, options.seats, tuple(settings.items()))


@cache
def _plays_as(game: str, level: str, seats: int, settings: tuple[tuple[str, str], ...]) -> str:
    return plays_as(game, level, seats, dict(settings))


def _person(place: Place) -> Person | None:
    if place.user is None:
        return None
    return Person(user=place.user, name=place.name, face=place.face)


def _presence_of(room: RoomState, user: str | None) -> dict[str, Any]:
    if user is None:
        return {}
    state, since = room.attendance.state(user), room.attendance.gone_since(user)
    gone = None if since is None else max(0.0, room.services.now() - since)
    return {"presence": state, "connected": state != "offline", "absent": gone}


def _hints_of(room: RoomState, seat: Seat) -> int:
    if room.game is None or room.row.stage == "waiting":
        return 0
    return sum(player.hints for player in room.game.players if player.seat == seat)


def _proof(room: RoomState) -> DealProof | None:
    if room.row.stage == "waiting" or room.game is None:
        return deals.proof(room.row.deal)
    return deals.proof(room.game.deal, open_now=room.game.ended_at is not None)


def _next_proof(room: RoomState) -> DealProof | None:
    over = room.row.stage in ("over", "abandoned")
    return deals.proof(room.row.deal) if over else None
