"""Arguments and options that several commands take, and what they do with them."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option()]
Seed = Annotated[str, typer.Option()]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")]
Bots = Annotated[str, typer.Option()]
AsJson = Annotated[bool, typer.Option("--json")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]

USUAL_SEATS = 4


def show(data: dict[str, object]) -> None:
    print(json.dumps(data, ensure_ascii=False))


def usual_seats(game_name: str, seats: int | None, settings: Mapping[str, str]) -> int:
    """Four, or as near as the game allows with these settings, unless somebody says otherwise."""
    from hiddenhand import games
    from hiddenhand.core.errors import BadSettings

    game = games.find(game_name)
    if seats is not None:
        return seats
    for count in sorted(game.seat_numbers, key=lambda count: abs(count - USUAL_SEATS)):
        with suppress(BadSettings):
            game.start(count, settings)
            return count
    return game.seat_numbers[0]  # whatever is wrong with the settings is said when they are used


def usual_bots(game_name: str) -> str:
    """Opponents worth playing against, where the game has them."""
    from hiddenhand import games
    from hiddenhand.bots.levels import level_near

    return level_near(games.find(game_name).name, "normal")
