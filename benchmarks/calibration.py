"""Measures the calibration of an analysis: of moments with chance p, a share p should be won.

    python benchmarks/calibration.py --plot docs/reference/calibration.svg

Bots play whole games; at moments spread over each game the curve of `hiddenhand.analysis` is
estimated as in an analysis and compared with who won. Prints one JSON object per kind of table and
one per game: ten bins, and the expected calibration error (the mean distance of a bin from the
diagonal, weighted by its number of moments). Nothing is fitted to these games. The end of a game,
where the curve shows the result, is left out. `--keep FOLDER` keeps measured games: after an
interruption, or with more games, the same command goes on. Use an empty folder after every change
of the rules, the pack or the bots.
"""

import argparse
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

from hiddenhand.analysis.curve import Ruler, points
from hiddenhand.analysis.effort import effort_for
from hiddenhand.analysis.story import DEAL, acts, spread
from hiddenhand.bots.arena import Match, play

BINS = 10
MOMENTS = 30  # per game
SIZE = 240  # of a plot, in points
GAP = 90
COLORS = {"hidden_leaders": "#2f6db5", "secret_allies": "#b5402f"}
SETTINGS = {"hidden_leaders": {}, "secret_allies": {"map_mode": "automatic"}}
Row = tuple[float, float]  # estimated chance, and actual share


def measured(match: Match, number: int) -> list[Row]:
    """Play one game and return its rows."""
    table = play(match, number)
    record = table.record
    last = len(acts(record)) - 1
    effort = effort_for(record.game)
    games = effort.games_for(len(spread(DEAL, last, effort.moments)))
    ruler = Ruler(match.seats, games, effort.answers, f"{match.seed}/{number}")
    moments = spread(DEAL, last - 1, MOMENTS)
    got = [table.state.share(seat) for seat in range(match.seats)]
    found = points(record, moments, ruler)
    return [row for point in found for row in zip(point.chances, got, strict=True)]


def kept(match: Match, number: int, keep: Path | None) -> list[Row]:
    """The rows of one game, read from the folder of kept games if they are there."""
    if keep is None:
        return measured(match, number)
    file = keep / f"{match.game} {match.seats} {match.bots} {match.seed} {number}.json"
    if file.exists():
        return [(given, got) for given, got in json.loads(file.read_text(encoding="utf-8"))]
    rows = measured(match, number)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(rows), encoding="utf-8")
    part.replace(file)
    return rows


def binned(rows: Iterable[Row]) -> list[dict[str, float]]:
    """Rows in bins of the estimated chance."""
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for chance, got in rows:
        bin_ = bins[min(BINS - 1, int(chance * BINS))]
        bin_[0] += 1
        bin_[1] += chance
        bin_[2] += got
    return [
        {"count": n, "given": round(p / n, 4), "won": round(won / n, 4)} for n, p, won in bins if n
    ]


def error_of(bins: list[dict[str, float]]) -> float:
    """The expected calibration error."""
    count = sum(row["count"] for row in bins)
    return sum(row["count"] * abs(row["given"] - row["won"]) for row in bins) / count


def summary(name: str, games: int, rows: list[Row]) -> dict[str, Any]:
    """The result for some tables as plain data."""
    bins = binned(rows)
    error = round(error_of(bins), 4)
    return {"tables": name, "games": games, "moments": len(rows), "error": error, "bins": bins}


def plot(told: dict[str, dict[str, Any]]) -> str:
    """One plot per game, estimated against won; the dashed line is perfect calibration."""
    squares = "".join(
        f'<g transform="translate({at * (SIZE + GAP)} 0)">{_square(game, one)}</g>'
        for at, (game, one) in enumerate(told.items())
    )
    width = len(told) * (SIZE + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-45 -30 {width} {SIZE + 75}" '
        f'font-family="sans-serif" font-size="11">'
        f'<rect x="-45" y="-30" width="{width}" height="{SIZE + 75}" fill="#fff"/>{squares}</svg>\n'
    )


def _square(game: str, told: dict[str, Any]) -> str:
    rows = told["bins"]
    most = max(row["count"] for row in rows)
    dots = "".join(
        f'<circle cx="{row["given"] * SIZE:.1f}" cy="{SIZE - row["won"] * SIZE:.1f}" '
        f'r="{2.5 + 5 * (row["count"] / most) ** 0.5:.1f}" fill="{COLORS[game]}" '
        f'fill-opacity=".75"/>'
        for row in rows
    )
    line = " ".join(f"{r['given'] * SIZE:.1f},{SIZE - r['won'] * SIZE:.1f}" for r in rows)
    ticks = "".join(
        f'<text x="{k * SIZE / 4}" y="{SIZE + 15}" text-anchor="middle">{25 * k} %</text>'
        f'<text x="-6" y="{SIZE - k * SIZE / 4 + 4}" text-anchor="end">{25 * k} %</text>'
        for k in range(5)
    )
    title = f"{game.replace('_', ' ').title()}: {told['games']} games, error {told['error']:.3f}"
    return (
        f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>'
        f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="#999" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="{COLORS[game]}"/>{dots}{ticks}'
        f'<text x="{SIZE / 2}" y="-12" text-anchor="middle">{title}</text>'
        f'<text x="{SIZE / 2}" y="{SIZE + 33}" text-anchor="middle">chance given</text>'
    )


def main() -> None:
    """Measure and print the calibration."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--leaders", type=int, default=100, help="games of 2, of 3 and of 4")
    parser.add_argument("--allies", type=int, default=20, help="games of 2, of 3 and of 4")
    parser.add_argument("--bots", default="normal")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--keep", type=Path, help="the folder of kept games")
    given = parser.parse_args()
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
    told: dict[str, dict[str, Any]] = {}
    with ProcessPoolExecutor(given.processes) as pool:
        for game, count in (("hidden_leaders", given.leaders), ("secret_allies", given.allies)):
            everything: list[Row] = []
            for seats in (2, 3, 4) if count else ():
                match = Match(game, seats, SETTINGS[game], given.bots, given.seed)
                found = pool.map(kept, repeat(match), range(count), repeat(given.keep))
                rows = [row for part in found for row in part]
                print(json.dumps(summary(f"{game} of {seats}", count, rows)), flush=True)
                everything += rows
            if everything:
                told[game] = summary(game, 3 * count, everything)
                print(json.dumps(told[game]), flush=True)
    if given.plot:
        given.plot.write_text(plot(told), encoding="utf-8")


if __name__ == "__main__":
    main()
