"""The games that can be played without a server, with the levels that answer quickly there.

Which settings cannot be combined is found by trying thousands of tables, so the build does that
once and keeps the answer (see `hiddenhand.local.archive`).
"""

from functools import cache
from pathlib import Path

import orjson

from hiddenhand.local.thinkers import levels_here
from hiddenhand.server.api import game_infos
from hiddenhand.server.wire.http import GameInfo

FILE = Path(__file__).with_name("offers.json")  # written by the build


@cache
def game_offers() -> tuple[GameInfo, ...]:
    """All games, as the server's list with fewer levels."""
    if FILE.is_file():
        return tuple(GameInfo.model_validate(told) for told in orjson.loads(FILE.read_bytes()))
    return tuple(
        info.model_copy(update={"bots": levels_here(info.name)}) for info in game_infos.game_infos()
    )
