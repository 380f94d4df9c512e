"""Probes and measures of Secret Allies for the lab."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

import polars as pl

from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.lab.measures import Measure, mean, uses, wins_by
from hiddenhand.lab.probes import Probe, Watched


class Campaign(Probe):
    """Races, places in the first order, the track, and how the game ended."""

    columns: ClassVar[Mapping[str, str]] = {
        "races": "text list",  # by seat
        "places": "int list",  # of each seat in the first order, counted from 1
        "turns": "int",
        "track": "int list",
        "reveals": "int list",  # by seat: allies revealed from turn 1 on
        "states_won": "int list",
        "destroyed": "int",
    }

    def row(self, game: Watched) -> Mapping[str, object]:
        view = cast(SecretAlliesView, game.view)
        places = [0] * game.seats
        reveals = [0] * game.seats
        won = [0] * game.seats
        destroyed = 0
        for told in game.events:
            kind = told["event"]
            if kind == "order-set" and not any(places):
                for place, seat in enumerate(cast(list[int], told["order"]), start=1):
                    places[seat] = place
            elif kind == "revealed":
                reveals[cast(int, told["seat"])] += 1
            elif kind == "state-won":
                won[cast(int, told["seat"])] += 1
            elif kind == "destroyed":
                destroyed += 1
        return {
            "races": [str(player["race"] or "") for player in view.players],
            "places": places,
            "turns": view.turn,
            "track": [player["track"] for player in view.players],
            "reveals": reveals,
            "states_won": won,
            "destroyed": destroyed,
        }


class Purchases(Probe):
    """Units and technologies bought, by seat, and all opened bids."""

    columns: ClassVar[Mapping[str, str]] = {
        "units": "text list",
        "units_by": "int list",
        "technologies": "text list",
        "technologies_by": "int list",
        "bids": "int list",
        "bid_aims": "text list",
    }

    def row(self, game: Watched) -> Mapping[str, object]:
        units: list[str] = []
        units_by: list[int] = []
        technologies: list[str] = []
        technologies_by: list[int] = []
        bids: list[int] = []
        aims: list[str] = []
        for told in game.events:
            kind = told["event"]
            if kind == "unit-bought":
                units.append(str(told["unit"]))
                units_by.append(cast(int, told["seat"]))
            elif kind == "technology-bought":
                technologies.append(str(told["technology"]))
                technologies_by.append(cast(int, told["seat"]))
            elif kind == "bids-opened":
                offered = cast(Mapping[str, int], told["bids"])
                bids += list(offered.values())
                aims += [str(told["aim"])] * len(offered)
        return {
            "units": units,
            "units_by": units_by,
            "technologies": technologies,
            "technologies_by": technologies_by,
            "bids": bids,
            "bid_aims": aims,
        }


PROBES = (Campaign, Purchases)


def measures(rows: pl.DataFrame, seats: int) -> Iterator[Measure]:
    """Measures of the games at one table besides wins and lengths."""
    yield from wins_by(rows, "races", "wins/race", 1 / seats)
    yield from wins_by(rows, "places", "wins/order", 1 / seats)
    yield mean("length/mean/destroyed", rows["destroyed"])
    yield mean("length/mean/reveals", rows["reveals"].list.sum())
    yield from uses(rows, seats, "units", "units_by", "unit/bought", "unit/bought-lift")
    yield from uses(
        rows, seats, "technologies", "technologies_by", "technology/bought",
        "technology/bought-lift",
    )  # fmt: skip
    bids = rows.select("bids", "bid_aims").explode("bids", "bid_aims").drop_nulls()
    for (aim,), group in sorted(bids.group_by("bid_aims")):
        yield mean(f"bid/mean/{aim}", group["bids"])
