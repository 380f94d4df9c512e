"""What is printed on the pieces of each pack, as plain data; needs no table.

Rows are as in the packs; resources are in the order gold, uranium, titanium.
"""

from dataclasses import asdict
from typing import Any

from hiddenhand.core.event import Fact
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.pack_rows import RESOURCES, PackRows


def catalogue(packs: tuple[str, ...]) -> dict[str, Fact]:
    """The printed facts of each pack."""
    return {"packs": {pack: _pack(load(pack).rows) for pack in packs}}


def _pack(rows: PackRows) -> dict[str, Fact]:
    return {
        "version": rows.version,
        "resources": list(RESOURCES),
        "numbers": _plain(rows.numbers),
        "setups": [_plain(setup) for setup in rows.setups],
        "terrain": {row.id: _plain(row) for row in rows.terrain},
        "basic_units": {row.id: _plain(row) for row in rows.basic_units},
        "races": {
            race.id: {
                "units": {row.id: _plain(row) for row in race.units},
                "technologies": {row.id: _plain(row) for row in race.technologies},
            }
            for race in rows.races
        },
        "states": {row.id: _state(rows, row) for row in rows.states},
    }


def _state(rows: PackRows, row: Any) -> Fact:
    """A state: the terrain of each cell, and which cells have mines."""
    shown = {
        "large": row.large,
        "worth": row.prestige,
        "income": list(row.income),
        "border": row.border,
        "cells": [[q, r, rows.terrain[terrain].id] for q, r, terrain in row.cells],
        "mines": list(row.mines),
    }
    return _bare(shown)


def _plain(row: Any) -> Fact:
    return _bare(asdict(row))


def _bare(value: Any) -> Fact:
    """The value with tuples as lists and without ids, as JSON has it."""
    if isinstance(value, dict):
        return {name: _bare(part) for name, part in value.items() if name != "id"}
    if isinstance(value, tuple | list):
        return [_bare(part) for part in value]
    fact: Fact = value
    return fact
