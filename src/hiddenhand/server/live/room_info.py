"""What users can see of a room."""

from hiddenhand.core.seats import Seat
from hiddenhand.server.live import deals
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.wire.base import PROTOCOL, Person
from hiddenhand.server.wire.rooms import DealProof, RoomInfo, SeatInfo


def info_of(room: RoomState, user: str) -> RoomInfo:
    """The room as this user sees it."""
    present = {watcher.user for watcher in room.watchers}
    elsewhere, others = room.services.peers.present(room.code)
    seats = [
        _seat_info(room, seat, user, present | elsewhere)
        for seat in range(len(room.seating.places))
    ]
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
        lesson=room.lesson_info(),
        protocol=PROTOCOL,
    )


def _seat_info(room: RoomState, seat: Seat, user: str, present: set[str]) -> SeatInfo:
    place = room.seating.places[seat]
    return SeatInfo(
        seat=seat,
        person=Person(user=place.user, name=place.name) if place.user is not None else None,
        bot=place.bot,
        connected=place.user in present,
        here=place.user == user,
        local=place.local,
        wants_abandon=place.wants_abandon,
        wants_rematch=place.wants_rematch,
        hints=_hints_of(room, seat),
    )


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
