"""Arguments and options that several commands take, and what they do with them."""

import json
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


def usual_seats(game_name: str, seats: int | None) -> int:
    """Four, or as near as the game allows, unless somebody says otherwise."""
    from hiddenhand import games

    allowed = games.find(game_name).seat_numbers
    return max(allowed[0], min(USUAL_SEATS, allowed[-1])) if seats is None else seats


def usual_bots(game_name: str) -> str:
    """Opponents worth playing against, where the game has them."""
    from hiddenhand import games
    from hiddenhand.bots.levels import PLAYERS

    return "normal" if (games.find(game_name).name, "normal") in PLAYERS else "random"
