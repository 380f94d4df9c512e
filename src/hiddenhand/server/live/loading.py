"""Loads tables and their newest answers from the store."""

from dataclasses import replace

from hiddenhand.core.record import Record
from hiddenhand.server.live import table
from hiddenhand.server.live.deals import dice_of
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.refusals import NoSuchGame
from hiddenhand.server.store import GameRow, Progress, Store
from hiddenhand.server.wire.rooms import Clock


async def load(store: Store, game: GameRow, clock: Clock | None) -> tuple[GameRow, table.LiveTable]:
    """The current row of a game, and its table. Raises `NoSuchGame` if it was deleted."""
    row = await store.game(game.id)
    if row is None:
        raise NoSuchGame("this game no longer exists", place=game.id)
    row, progress = await newer(store, row)
    record = Record(row.game, row.rules, row.seats, dict(row.settings), row.names)
    pace = Pace.from_json(progress.clock)
    return row, table.load(row.id, record, progress.answers, dice_of(row.deal), clock, pace)


async def newer(store: Store, game: GameRow, seq: int = -1) -> tuple[GameRow, Progress]:
    """The updated row of a game, and its answers after number `seq`. Raises `NoSuchGame` if it was
    deleted."""
    progress = await store.progress(game.id, seq)
    if progress is None:
        raise NoSuchGame("this game no longer exists", place=game.id)
    fresh = replace(game, clock=progress.clock, owing=progress.owing, moved_at=progress.moved_at)
    return fresh, progress
