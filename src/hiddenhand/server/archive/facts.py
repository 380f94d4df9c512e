"""The facts of a finished game that are counted in the statistics.

A fact is a row such as: seat 2 led as Cyra and won. Facts contain no names; who sat there is stored
with the game, so erasing a user removes their own statistics and leaves the server's totals
unchanged. Games of bots only, games on one shared device and abandoned games are counted
separately: they have one row for the table and none for the seats.
"""

from collections import Counter
from collections.abc import Iterable

from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.server.store import FactRow, GameRow
from hiddenhand.table.table import Table

WHOLE_TABLE: Seat = -1
TABLE, SEAT, BOT = "table", "seat", "bot"
ABANDONED, SHARED, UNREADABLE = "abandoned", "shared", "unreadable"
MIXES = ("people", "mixed", "bots")

Counted = Iterable[tuple[Seat, str, str, int]]  # seat, kind, what, how often


def facts_of(game: GameRow, table: Table | None) -> list[FactRow]:
    """All facts of `game`, which ended as `table` shows; None if it was abandoned."""
    mix = _mix(game)
    if game.result is None or table is None or table.result is None:
        return [FactRow(WHOLE_TABLE, ABANDONED, game.game)]
    if mix == SHARED:
        return [FactRow(WHOLE_TABLE, SHARED, game.game)]
    whole = [FactRow(WHOLE_TABLE, TABLE, f"{game.game}/{mix}")]
    if mix == "bots":
        return whole
    whole += [FactRow(WHOLE_TABLE, kind, what) for kind, what in _of_table(table)]
    ending = table.result.ending
    winners, fair = set(table.result.winners), 1.0 / game.seats
    found: Counter[tuple[Seat, str, str]] = Counter()
    for player in game.players:
        found[player.seat, SEAT, game.game] += 1
        found[player.seat, "ending", ending] += 1
        if player.user is None and player.bot is not None:
            found[player.seat, BOT, f"{game.game}/{player.bot}"] += 1
    for seat, kind, what, times in _of_seats(table):
        found[seat, kind, what] += times
    return whole + [
        FactRow(seat, kind, what, times, int(seat in winners), fair)
        for (seat, kind, what), times in found.items()
    ]


def unreadable(game: GameRow) -> list[FactRow]:
    """The fact of a game that this version cannot replay, so that it is not tried again."""
    return [FactRow(WHOLE_TABLE, UNREADABLE, game.game)]


def _mix(game: GameRow) -> str:
    people = [player.user for player in game.players if player.user is not None]
    if len(people) != len(set(people)):
        return SHARED
    if all(player.bot is not None and player.user is None for player in game.players):
        return "bots"
    return "mixed" if any(p.bot is not None and p.user is None for p in game.players) else "people"


def _of_table(table: Table) -> list[tuple[str, str]]:
    """How the game ended, and what the game counts per table."""
    result = table.result
    assert result is not None
    part = table.game.part("counted")
    return [("over", result.ending), *(part.of_table(result) if part else ())]


def _of_seats(table: Table) -> Counted:
    part = table.game.part("counted")
    found: Counted = part.of_seats(table.view(OPEN), table.feed(OPEN)) if part else ()
    return found
