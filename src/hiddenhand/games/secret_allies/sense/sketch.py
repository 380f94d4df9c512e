"""Puts rows of numbers into a state: the compiled half of `known`.

Plain code must not set a vec of a compiled object itself: every such setting loses the memory of
the vec (seen with mypyc 2.4: 4 MB in a game).
"""

from librt.vecs import vec
from mypy_extensions import i16, i32

from hiddenhand.games.secret_allies.state import BaseState


def row(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def set_order(s: BaseState, order: list[int]) -> None:
    s.order = row(order)


def set_options(s: BaseState, codes: list[int]) -> None:
    s.options = vec[i32]([i32(code) for code in codes])


def set_states(s: BaseState, rows: dict[str, list[int]]) -> None:
    """One row for each thing that is kept by state, and the owners of the mines."""
    s.partisan = row(rows["partisan"])
    s.holder = row(rows["holder"])
    s.die = row(rows["die"])
    s.swords = row(rows["swords"])
    s.revealed_by = row(rows["revealed_by"])
    s.shown = row(rows["shown"])
    s.ally_of = row(rows["ally_of"])
    s.treasury = row(rows["treasury"])
    s.arrived = row(rows["arrived"])
    s.mine_owner = row(rows["mine_owner"])


def set_units(
    s: BaseState, unit: list[int], side: list[int], marks: list[int], damage: list[int]
) -> None:
    s.unit = row(unit)
    s.side = row(side)
    s.marks = row(marks)
    s.damage = row(damage)


def set_battle(s: BaseState, subturns: list[int], funds: list[int]) -> None:
    s.slots_of = row(subturns)
    s.funds = row(funds)
