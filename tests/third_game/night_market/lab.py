"""What the lab looks at in Night Market."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import polars as pl

from hiddenhand.lab.measures import Measure, wins_by
from hiddenhand.lab.probes import Probe, Watched

from .view import MarketView


class Patrons(Probe):
    """Whom each seat served."""

    columns: ClassVar[Mapping[str, str]] = {"patrons": "text list"}

    def row(self, game: Watched) -> Mapping[str, object]:
        assert isinstance(game.view, MarketView)
        return {"patrons": [patron or "" for patron in game.view.patrons]}


PROBES = (Patrons,)


def measures(rows: pl.DataFrame, seats: int) -> Iterator[Measure]:
    """How often each patron's servant won."""
    yield from wins_by(rows, "patrons", "wins/patron", 1 / seats)
