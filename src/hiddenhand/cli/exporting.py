"""`hiddenhand lab export`: games between bots as data sets for machine learning."""

from pathlib import Path
from typing import Annotated

import typer

from hiddenhand.cli.files import read_settings
from hiddenhand.cli.options import AsJson, Bots, GameName, Seats, Seed, Settings, show, usual_seats
from hiddenhand.cli.speaking import speaker


def export(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o")],
    seats: Seats = None,
    games: Annotated[int, typer.Option()] = 100,
    seed: Seed = "0",
    settings: Settings = None,
    bots: Bots = "random",
    rows: Annotated[int, typer.Option()] = 8192,
    as_json: AsJson = False,
) -> None:
    """Let bots play and write observations, legal actions, actions and rewards as NumPy shards."""
    from hiddenhand.bots import arena
    from hiddenhand.research import shards

    chosen = read_settings(settings or [])
    match = arena.Match(game, usual_seats(game, seats, chosen), chosen, bots, seed)
    manifest = shards.export(match, games, output, rows)
    if as_json:
        show({"folder": str(output), **manifest})
        return
    counted = {"rows": manifest["rows"], "shards": len(manifest["shards"])}
    print(speaker.say("export-done", folder=str(output), **counted))
