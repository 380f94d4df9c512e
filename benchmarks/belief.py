"""Measures the quality of the belief about leaders: log loss by round, and calibration.

    python benchmarks/belief.py --games 200 --seats 3 --bots normal --plot docs/reference/belief.svg

Prints one JSON object: for every round the mean log loss of the belief and of the prior, and, from
the third round on, for ten bins of the believed probability how often it was true. `--plot` draws
the bins.
"""

import argparse
import json
import math
from pathlib import Path

from hiddenhand import build
from hiddenhand.bots.arena import Match, play
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

ROUNDS = 8
BINS = 10
FROM_ROUND = 3
SIZE = 240  # of the plot, in points


def beliefs(match: Match, number: int) -> list[tuple[int, float, bool]]:
    """(round, probability, whether it was true) for every leader and seat, as seat 0 believed."""
    table = play(match, number)
    view = table.view(0)
    assert isinstance(view, HiddenLeadersView)
    belief = Belief(view)
    told = []
    for event in table.feed(0):
        turn = event.get("turn")
        if event["event"] == "game-ended":
            break
        if isinstance(turn, int) and turn > 1 and (turn - 1) % match.seats == 0:
            for seat, leaders in belief.posterior().items():
                truth = view.parties[seat].leader  # visible, because the game is over
                told += [((turn - 1) // match.seats, p, n == truth) for n, p in leaders.items()]
        belief.hear([event])
    return told


def summary(told: list[tuple[int, float, bool]]) -> dict[str, object]:
    """Log losses and calibration bins."""
    losses: dict[int, list[float]] = {}
    for number, share, so in told:
        if so and number <= ROUNDS:
            losses.setdefault(number, []).append(-math.log(share))
    bins: list[list[float]] = [[0, 0.0, 0] for _ in range(BINS)]
    for number, share, so in told:
        if number >= FROM_ROUND:
            bin_ = bins[min(BINS - 1, int(share * BINS))]
            bin_[0] += 1
            bin_[1] += share
            bin_[2] += so
    return {
        "log_loss": {n: round(sum(row) / len(row), 3) for n, row in sorted(losses.items())},
        "prior": round(math.log(5), 3),
        "reliability": [
            {"count": int(n), "believed": round(p / n, 3), "was": round(so / n, 3)}
            for n, p, so in bins
            if n
        ],
    }


def plot(rows: list[dict[str, float]]) -> str:
    """Believed against true shares as SVG; the dashed line is perfect calibration."""
    points = [(row["believed"] * SIZE, SIZE - row["was"] * SIZE) for row in rows]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -10 {SIZE + 50} {SIZE + 45}" '
        'font-family="sans-serif" font-size="10">'
        f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>'
        f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="#888" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="#06c"/>{dots}'
        f'<text x="{SIZE / 2}" y="{SIZE + 25}" text-anchor="middle">believed</text>'
        f'<text x="-12" y="{SIZE / 2}" text-anchor="middle" '
        f'transform="rotate(-90 -12 {SIZE / 2})">was so</text></svg>\n'
    )


def main() -> None:
    """Measure and print the belief."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", default="normal")
    parser.add_argument("--seed", default="belief")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    match = Match("hidden-leaders", given.seats, {}, given.bots, given.seed)
    told = [row for number in range(given.games) for row in beliefs(match, number)]
    said = summary(told)
    head = {"build": build.describe(), "bots": given.bots, "seats": given.seats}
    print(json.dumps({**head, "games": given.games, **said}))
    if given.plot:
        rows = said["reliability"]
        assert isinstance(rows, list)
        given.plot.write_text(plot(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
