"""How strong the learned levels are against expert, every deal from all sides, as JSON lines.

python -m benchmarks.learned --processes 16
python -m benchmarks.learned --games 200 --only swift
"""

import argparse
import json

from benchmarks.matches import plan, score
from hiddenhand import build

FEW = "expert:iterations=300"
TIMED = "expert:ms=100"

# the match, and how many of the games that were asked for: those with a clock take long
MATCHES = (
    (f"swift,{FEW}", 1.0),
    (f"master:ms=100,{TIMED}", 0.16),
    (f"swift,{FEW},{FEW},{FEW}", 0.56),
    (f"master:ms=100,{TIMED},{TIMED},{TIMED}", 0.08),
    ("master:iterations=200,swift", 0.16),
    ("master:iterations=200,swift,swift,swift", 0.16),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of the fastest match")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="learned")
    parser.add_argument("--only", default="", help="matches that begin with this")
    given = parser.parse_args()
    print(json.dumps({"build": build.describe()}), flush=True)
    for match, part in MATCHES:
        if match.startswith(given.only):
            seats = plan("hidden-leaders", {}, match, max(2, round(given.games * part)), given.seed)
            print(json.dumps(score(match, seats, given.processes)), flush=True)


if __name__ == "__main__":
    main()
