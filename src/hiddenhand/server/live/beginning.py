"""Creates a new game for a room: dealt, with clocks, ready to be stored."""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.core.seats import Seat
from hiddenhand.server.live import deals
from hiddenhand.server.live.room_info import level_that_plays
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.seating import Place, Seating
from hiddenhand.server.live.table import LiveTable, deal, first_row, lay
from hiddenhand.server.people.tokens import new_id
from hiddenhand.server.store import AnswerRow, GameRow, PlayerRow, names_of
from hiddenhand.server.wire.rooms import RoomOptions
from hiddenhand.table.table import Table


@dataclass(frozen=True, slots=True)
class Prepared:
    """The prepared table of a lesson: its deal, and the answers already given."""

    deal: str
    answers: Sequence[tuple[Seat, str]]


def new_game(
    room: RoomState, seating: Seating, now: float, prepared: Prepared | None = None
) -> tuple[LiveTable, GameRow, list[AnswerRow]]:
    """The table, its row, and the answers already on it."""
    game_id = new_id()
    told_deal = prepared.deal if prepared else deals.of_seated(room.row.deal, seating.people())
    options, dice = room.options, deals.dice_of(told_deal)
    players = tuple(_player(options, seat, place) for seat, place in enumerate(seating.places))
    table = Table(options.game, options.seats, dice(0), options.settings, names_of(players))
    live = deal(game_id, table, dice, options.clock, now)
    given = [first_row(live, now), *lay(live, prepared.answers if prepared else (), now)]
    live.pace.set_alarm(options.clock, seating.bots())
    owing = {p.user for p in players if p.user is not None and p.seat in live.owing()}
    game = GameRow(
        game_id,
        room.code,
        table.game.name,
        table.game.rules_version,
        options.seats,
        dict(table.record.settings),
        players,
        told_deal,
        now,
        now,
        clock=live.pace.json(),
        owing=tuple(sorted(owing)),
        rated=options.rated,
    )
    return live, game, given


def _player(options: RoomOptions, seat: Seat, place: Place) -> PlayerRow:
    bot = place.bot if place.user is None else None
    plays = None if bot is None else level_that_plays(options, bot)
    return PlayerRow(seat, place.name, place.user, plays)
