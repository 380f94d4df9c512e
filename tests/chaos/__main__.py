"""python -m tests.chaos [--minutes 30] [--faults 240] [--tables 12] [--nodes 3] [--seed 1]

Real people's promises under real faults; `--nodes 0` is the embedded server on a disk that fills.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import Storm, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--faults", type=int, default=240)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--nodes", type=int, default=3, help="0: one server with SQLite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="an empty or a new folder for the logs")
    parser.add_argument("--loud", action="store_true", help="show the log while it is written")
    given = parser.parse_args()
    if given.keep is not None and given.keep.exists() and any(given.keep.iterdir()):
        parser.error(f"{given.keep} is not empty")
    storm = Storm(given.minutes * 60, given.faults, given.tables, given.nodes, given.seed)
    with tempfile.TemporaryDirectory(prefix="hiddenhand-chaos-") as scratch:
        folder: Path = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        outcome = asyncio.run(run(storm, folder, loud=given.loud))
    print("\n".join(outcome.lines()))
    return 0 if outcome.is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
