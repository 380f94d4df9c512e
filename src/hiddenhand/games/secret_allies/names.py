"""Lookup from the names on one map to numbers: hexes, states, units, technologies."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i16

from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.grammar import load


class Names:
    """Names on one map. `placed`: land, turn, q, r of each tile; empty while the map is built."""

    def __init__(self, pack: str, placed: tuple[int, ...]) -> None:
        self.pack = load(pack)
        self.board = Board(self.pack, vec[i16]([i16(number) for number in placed]))
        self.cell = {self.board.name(c): c for c in range(int(self.board.cells))}
        self.land = {land: k for k, land in enumerate(self.pack.land_ids)}
        lands = [self.pack.land_ids[int(self.board.land[k])] for k in range(int(self.board.slots))]
        self.slot = {land: k for k, land in enumerate(lands)}
        self.kind = {unit: k for k, unit in enumerate(self.pack.unit_ids)}
        self.tech = {tech: k for k, tech in enumerate(self.pack.tech_ids)}
        self.race = {race: k for k, race in enumerate(self.pack.race_ids)}


@lru_cache(maxsize=64)
def names_on(pack: str, placed: tuple[int, ...]) -> Names:
    """The names on this map, cached per map."""
    return Names(pack, placed)
