"""Small packs for single tests: states of a few hexes, units with an example's numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from hiddenhand.games.secret_allies import grammar
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.pack_rows import (
    LENGTHS,
    RESOURCES,
    PackRows,
    RaceRow,
    SetupRow,
    StateRow,
    TechnologyRow,
    Tokens,
    UnitRow,
)

Cell = Sequence[Any]  # q, r, terrain


def rows() -> PackRows:
    return grammar.load("reconstruction").rows


def terrain_number(name: str) -> int:
    return [terrain.id for terrain in rows().terrain].index(name)


def tokens(amounts: Mapping[str, int] | Tokens) -> Tokens:
    if isinstance(amounts, tuple):
        return amounts
    gold, uranium, titanium = (amounts.get(resource, 0) for resource in RESOURCES)
    return gold, uranium, titanium


def a_state(
    id: str,
    cells: Sequence[Cell],
    mines: Sequence[Sequence[int]] = (),
    *,
    income: Mapping[str, int] | Tokens = (1, 1, 0),
    prestige: int = 2,
    large: bool = False,
) -> StateRow:
    places = [(cell[0], cell[1]) for cell in cells]
    return StateRow(
        id=id,
        large=large,
        income=tokens(income),
        prestige=prestige,
        border="white",
        cells=tuple((cell[0], cell[1], terrain_number(cell[2])) for cell in cells),
        mines=tuple(places.index((mine[0], mine[1])) for mine in mines or places[:1]),
    )


def a_unit(
    id: str,
    *,
    flying: bool = False,
    cost: Mapping[str, int] | Tokens = (1, 0, 0),
    damage: Sequence[int] = (1,),
    ranges: Sequence[int] = (1,),
    armour: int = 2,
    move: int = 3,
    tokens_made: int = 10,
) -> UnitRow:
    one_for_all = len(ranges) < len(damage)
    return UnitRow(
        id=id,
        class_id="helicopter" if flying else "light",
        flying=flying,
        cost=tokens(cost),
        damage=tuple(damage),
        ranges=tuple(ranges) * len(damage) if one_for_all else tuple(ranges),
        armour=armour,
        move=move,
        tokens=tokens_made,
    )


def a_technology(
    id: str,
    *,
    cost: Mapping[str, int] | Tokens = (1, 0, 0),
    prestige: int = 0,
    requires: Sequence[str] = (),
    flasks: int = 0,
    effects: Sequence[tuple[str, int]] = (),
    unlocks: Sequence[str] = (),
) -> TechnologyRow:
    return TechnologyRow(
        id=id,
        row=1,
        cost=tokens(cost),
        prestige=prestige,
        requires=tuple(requires),
        flasks=flasks,
        effects=tuple(effects),
        unlocks=tuple(unlocks),
    )


def a_race(
    id: str, technologies: Sequence[TechnologyRow] = (), units: Sequence[UnitRow] = ()
) -> RaceRow:
    return RaceRow(id, tuple(units), tuple(technologies))


def basic_units() -> tuple[UnitRow, ...]:
    """The basic units with numbers of their own: tuning the large pack changes no rule test."""
    numbers = {"rv": (2, 4, 10), "tank": (4, 3, 8), "mortar": (2, 2, 6), "drone": (2, 5, 6)}
    return tuple(
        replace(unit, armour=armour, move=move, tokens=made)
        for unit in rows().basic_units
        for armour, move, made in [numbers[unit.id]]
    )


IDLE = [a_race(f"race{seat}") for seat in range(4)]


def a_pack(
    states: Sequence[StateRow],
    units: Sequence[UnitRow] | None = None,
    races: Sequence[RaceRow] | None = None,
    *,
    threshold: int = 100,
    allies: tuple[int, int] = (0, 0),
    **numbers: Any,
) -> Pack:
    """A pack whose setups put all states on the map. Other numbers are the printed ones, but the
    threshold is too high to win, and unnamed races have no technologies or units."""
    base = rows()
    numbers.setdefault("victory_cap_percent", 10_000)
    large = sum(state.large for state in states)
    setups = tuple(
        SetupRow(players, length, large, len(states) - large, *allies, threshold)
        for players in (2, 3, 4)
        for length in LENGTHS
    )
    return Pack(
        replace(
            base,
            id="example",
            numbers=replace(base.numbers, **{"turn_limits": (8, 10, 12), **numbers}),
            setups=setups,
            basic_units=basic_units() if units is None else tuple(units),
            races=tuple(IDLE if races is None else races),
            states=tuple(states),
        )
    )
