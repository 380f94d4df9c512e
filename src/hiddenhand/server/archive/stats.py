"""Statistics: sums of stored facts for a page, with confidence intervals."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from hiddenhand.core.shares import wilson
from hiddenhand.server.archive.facts import ABANDONED, MIXES, SHARED, TABLE
from hiddenhand.server.store import PlayedRow, RivalRow, TallyRow
from hiddenhand.server.wire.learning import GameTotal, MyStats, Rival, Span, Tally, Totals

SHOWN_RIVALS = 12
NEMESIS_GAMES = 2  # least games for a nemesis
APART = ("table", "seat", ABANDONED, SHARED, "unreadable")  # shown as numbers, not as tallies


def tally(row: TallyRow) -> Tally:
    """A stored sum in its wire form."""
    low, high = wilson(row.wins, row.games)
    return Tally(
        game=row.game,
        kind=row.kind,
        what=row.what,
        games=row.games,
        wins=row.wins,
        amount=row.amount,
        rate=round(row.wins / row.games, 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=round(row.fair / row.games, 4),
    )


def tallies(rows: Iterable[TallyRow]) -> list[Tally]:
    """The tallies to show, most frequent first."""
    shown = [row for row in rows if row.kind not in APART]
    return [tally(r) for r in sorted(shown, key=lambda r: (r.kind, -r.games, r.what, r.game))]


def my_stats(
    played: Sequence[PlayedRow],
    rows: Iterable[TallyRow],
    rivals: Sequence[RivalRow],
    aside: dict[str, int],
) -> MyStats:
    """The statistics of one user."""
    feared = [row for row in rivals if row.games >= NEMESIS_GAMES and row.their_wins > 0]
    feared.sort(key=lambda row: (-wilson(row.their_wins, row.games)[0], -row.games, row.name))
    dear = sorted(rivals, key=lambda row: (-row.games, row.name, row.bot or ""))
    return MyStats(
        games=len(played),
        wins=sum(row.won for row in played),
        fair=round(sum(1 / row.seats for row in played), 2),
        hints=sum(row.hints for row in played),
        abandoned=aside.get(ABANDONED, 0),
        shared=aside.get(SHARED, 0),
        tallies=tallies(rows),
        nemeses=[_rival(row) for row in feared[:SHOWN_RIVALS]],
        companions=[_rival(row) for row in dear[:SHOWN_RIVALS]],
        spans=_spans(played),
    )


def _rival(row: RivalRow) -> Rival:
    return Rival(
        name=row.name,
        bot=row.bot,
        games=row.games,
        my_wins=row.my_wins,
        their_wins=row.their_wins,
    )


def _spans(played: Iterable[PlayedRow]) -> list[Span]:
    games: Counter[tuple[str, str, int]] = Counter()
    wins: Counter[tuple[str, str, int]] = Counter()
    for row in played:
        month = datetime.fromtimestamp(row.ended_at, UTC).strftime("%Y-%m")
        games[month, row.game, row.seats] += 1
        wins[month, row.game, row.seats] += row.won
    return [
        Span(month=month, game=game, seats=seats, games=count, wins=wins[month, game, seats])
        for (month, game, seats), count in sorted(games.items())
    ]


def totals(rows: Sequence[TallyRow], people: int, games: Sequence[str], now: float) -> Totals:
    """The totals of the server."""
    counts = {(row.kind, row.what): row.games for row in rows}
    return Totals(
        players=people,
        games=[
            GameTotal(
                game=game,
                **{mix: counts.get((TABLE, f"{game}/{mix}"), 0) for mix in MIXES},
                shared=counts.get((SHARED, game), 0),
                abandoned=counts.get((ABANDONED, game), 0),
            )
            for game in games
        ],
        tallies=tallies(rows),
        counted_at=now,
    )


def as_csv(rows: Iterable[Tally]) -> str:
    """One line per tally, for a spreadsheet."""
    names = list(Tally.model_fields)
    text = io.StringIO()
    lines = csv.DictWriter(text, names, lineterminator="\r\n")
    lines.writeheader()
    lines.writerows(row.model_dump() for row in rows)
    return text.getvalue()
