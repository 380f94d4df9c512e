"""Arguments and options shared by several commands."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from hiddenhand.cli.outcome import BadUsage

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option()]
Seed = Annotated[str, typer.Option()]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")]
Bots = Annotated[str, typer.Option()]
AsJson = Annotated[bool, typer.Option("--json")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]

USUAL_SEATS = 4


def show(data: dict[str, object]) -> None:
    """Print data as JSON."""
    print(json.dumps(data, ensure_ascii=False))


def read_hash(said: str | None) -> str | None:
    """The value of `--commitment`, in lowercase. BadUsage if it is not 64 hexadecimal digits."""
    if said is None:
        return None
    if re.fullmatch(r"[0-9a-fA-F]{64}", said.strip()) is None:
        raise BadUsage(
            "a commitment has 64 hexadecimal digits", "verify", reason="value", about="--commitment"
        )
    return said.strip().lower()


def usual_seats(game_name: str, seats: int | None, settings: Mapping[str, str]) -> int:
    """The given number of seats, or by default four, or the nearest that the settings allow."""
    from hiddenhand import games
    from hiddenhand.core.errors import BadSettings

    game = games.find(game_name)
    if seats is not None:
        return seats
    for count in sorted(game.seat_numbers, key=lambda count: abs(count - USUAL_SEATS)):
        with suppress(BadSettings):
            game.start(count, settings)
            return count
    return game.seat_numbers[0]  # wrong settings are reported when they are used


def usual_bots(game_name: str) -> str:
    """The default opponents: normal bots, if the game has them."""
    from hiddenhand import games
    from hiddenhand.bots.levels import level_near

    return level_near(games.find(game_name).name, "normal")
