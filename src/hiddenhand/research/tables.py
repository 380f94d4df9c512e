"""The planes and action tables as text, to detect any change to them.

A program trained on an environment must keep finding the same numbers. The tables are stored in a
file in the game's folder, and a test compares. A change needs a new version of the rules or of the
environment, and so a new file.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from hiddenhand import games
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.planes import Planes
from hiddenhand.research import VERSION


def table_file(game: str) -> Path:
    """The file with the tables of a game."""
    found = games.find(game)
    return Path(str(found.folder)) / "tables" / f"{VERSION}_rules_{found.rules_version}.json"


def table_text(game: str) -> str:
    """All tables of a game as JSON; action names only for the largest number of seats."""
    found = games.find(game)
    told: dict[str, object] = {"environment": f"{game}_{VERSION}", "rules": found.rules_version}
    for name, planes, last in _planes(game):
        told[name] = {
            "observation": int(planes.width),
            "planes": [f"{p.first} {p.name} {p.count}" for p in planes.layout],
            "actions": int(planes.actions),
            "sha256": hashlib.sha256("\n".join(planes.names).encode()).hexdigest(),
            **({"names": planes.names} if last else {}),
        }
    return json.dumps(told, indent=1) + "\n"


def _planes(game: str) -> Iterator[tuple[str, Planes, bool]]:
    found = games.find(game)
    for settings in found.plane_settings:
        possible = [seats for seats in found.seat_numbers if _is_dealt(game, seats, settings)]
        for seats in possible:
            words = [f"seats={seats}", *(f"{key}={value}" for key, value in settings.items())]
            yield " ".join(words), found.planes(seats, settings), seats == possible[-1]


def _is_dealt(game: str, seats: int, settings: Mapping[str, str]) -> bool:
    try:
        games.find(game).start(seats, settings)
    except BadSettings:
        return False
    return True


def page_text(game: str) -> str:
    """The documentation page that explains planes and actions."""
    found = games.find(game)
    seats = found.usual_seats
    planes = found.planes(seats)
    lines = [
        f"# `{game}_{VERSION}`, rules {found.rules_version}: planes and actions",
        "",
        "Written by `make generated`. How to use them: [research](../reference/research.md).",
        "",
        f"## Planes with {seats} seats: {planes.width} bytes",
        "",
        "| from | bytes | plane | meaning |",
        "|--:|--:|---|---|",
    ]
    lines += [f"| {p.first} | {p.count} | {p.name} | {p.meaning} |" for p in planes.layout]
    lines += ["", f"## Actions with {seats} seats: {planes.actions}", "", "| from | | actions |"]
    lines += ["|--:|--:|---|", *_groups(planes.names), ""]
    return "\n".join(lines)


def _groups(names: list[str]) -> Iterator[str]:
    """Actions of one kind in one row."""
    first = 0
    while first < len(names):
        kind = names[first].partition(":")[0]
        last = first
        while last + 1 < len(names) and names[last + 1].partition(":")[0] == kind:
            last += 1
        shown = names[first : last + 1]
        if len(shown) > 8:
            shown = [*shown[:3], "...", shown[-1]]
        yield f"| {first} | {last - first + 1} | {', '.join(shown)} |"
        first = last + 1
