"""Probes and measures of Hidden Leaders for the lab."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

import polars as pl

from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.lab.measures import Measure, counts, mean, uses, wins_by
from hiddenhand.lab.probes import Probe, Watched


class Leaders(Probe):
    """The leaders of all seats, the final markers, and the winning faction."""

    columns: ClassVar[Mapping[str, str]] = {
        "leaders": "text list",  # by seat
        "first": "int",  # the first player
        "turns": "int",
        "faction": "text",
        "decided_by": "text",  # the last comparison needed
        "red": "int",
        "green": "int",
    }

    def row(self, game: Watched) -> Mapping[str, object]:
        view = cast(HiddenLeadersView, game.view)
        faction, _, decided_by = game.result.ending.partition(":")
        return {
            "leaders": [party.leader or "" for party in view.parties],
            "first": view.first,
            "turns": view.turn,
            "faction": faction,
            "decided_by": decided_by,
            "red": view.red,
            "green": view.green,
        }


class Heroes(Probe):
    """Every hero played, hidden and buried, with the seat it belonged to."""

    columns: ClassVar[Mapping[str, str]] = {
        "played": "text list",
        "played_by": "int list",
        "hid": "text list",
        "hid_by": "int list",
        "buried": "text list",
        "buried_of": "int list",  # the party it was buried from; -1: another place
    }

    def row(self, game: Watched) -> Mapping[str, object]:
        played: list[str] = []
        played_by: list[int] = []
        hid: list[str] = []
        hid_by: list[int] = []
        buried: list[str] = []
        buried_of: list[int] = []
        for told in game.events:
            kind = told["event"]
            if kind == "played":
                played.append(str(told["card"]))
                played_by.append(cast(int, told["seat"]))
            elif kind == "hidden":
                hid.append(str(told["card"]))
                hid_by.append(_owner(told["to"]))
            elif kind == "buried":
                buried.append(str(told["card"]))
                buried_of.append(_owner(told["from"]))
        return {
            "played": played,
            "played_by": played_by,
            "hid": hid,
            "hid_by": hid_by,
            "buried": buried,
            "buried_of": buried_of,
        }


def _owner(area: object) -> int:
    """The seat in "2" (its party), "2.h0" or "2.hand"; -1 if the area belongs to no seat."""
    seat = str(area).partition(".")[0]
    return int(seat) if seat.isdecimal() else -1


PROBES = (Leaders, Heroes)


def measures(rows: pl.DataFrame, seats: int) -> Iterator[Measure]:
    """Measures beyond winners and lengths, for the games of one table size."""
    yield from wins_by(rows, "leaders", "wins/leader", 1 / seats)
    first = rows.with_columns(
        pl.concat_list(
            [
                ((pl.lit(seat) - pl.col("first")) % seats + 1).alias(str(seat))
                for seat in range(seats)
            ]
        ).alias("order")
    )
    yield from wins_by(first, "order", "wins/order", 1 / seats)
    yield from counts("faction", rows["faction"])
    yield from counts("decided_by", rows["decided_by"])
    yield mean("length/markers/red", rows["red"])
    yield mean("length/markers/green", rows["green"])
    for path, name, owner in (
        ("played", "played", "played_by"),
        ("hidden", "hid", "hid_by"),
        ("buried", "buried", "buried_of"),
    ):
        yield from uses(rows, seats, name, owner, f"hero/{path}", f"hero/{path}-lift")
