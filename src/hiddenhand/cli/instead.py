"""Says who plays where the network of a bot can't."""

import logging
import sys
from collections.abc import Mapping, Sequence

from hiddenhand import games
from hiddenhand.bots.loader import stand_ins
from hiddenhand.bots.network import learned
from hiddenhand.cli.speaking import speaker


def lines(game: str, seats: int, settings: Mapping[str, str], bots: Sequence[str]) -> list[str]:
    """A sentence for each of these bots that can't play at such a table. The bots need not say it
    again: their own warning is turned off."""
    found = stand_ins(game, seats, settings, bots)
    if found:
        logging.getLogger(learned.__name__).setLevel(logging.ERROR)
    return [speaker.say("bot-instead", bot=bot, level=level) for bot, level in found.items()]


def tell(
    game: str, seats: int, settings: Mapping[str, str], bots: str, table: str | None = None
) -> None:
    """Print these sentences before the first game, with the name of the table if there are
    several; BadSettings if there is no such table."""
    games.find(game).start(seats, settings)
    for line in lines(game, seats, settings, bots.split(",")):
        print(line if table is None else f"{table}: {line}", file=sys.stderr)
