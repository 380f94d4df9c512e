"""Digests of many runs in one process: `python -m tests.conformance.digests < matches.json`.

Starting a process for every combination of settings took most of the time.
"""

import json
import sys
from collections.abc import Iterable
from typing import Any

from hiddenhand import build
from hiddenhand.bots.arena import Match, run


def digests(matches: Iterable[dict[str, Any]], games: int) -> list[str]:
    """One digest per match, over all records of its games in order."""
    found = []
    for match in matches:
        tally = run(Match(**match), games, digest=True)
        assert tally.games == games
        found.append(str(tally.digest))
    return found


def main() -> None:
    asked = json.load(sys.stdin)
    told = {"build": build.describe(), "digests": digests(asked["matches"], asked["games"])}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
