"""What is printed on units, technologies and states, for drawing a table. All of it is public."""

from dataclasses import asdict
from functools import cache

from hiddenhand.games.secret_allies.grammar import load


@cache
def _index(pack: str) -> dict[str, dict[str, object]]:
    rows = load(pack).rows
    units = [*rows.basic_units, *(unit for race in rows.races for unit in race.units)]
    technologies = [tech for race in rows.races for tech in race.technologies]
    found: dict[str, dict[str, object]] = {}
    for unit in units:
        found[unit.id] = {"kind": "unit", **asdict(unit)}
    for tech in technologies:
        found[tech.id] = {"kind": "technology", **asdict(tech)}
    for state in rows.states:
        found[state.id] = {
            **{"kind": "state", "large": state.large},
            **{"worth": state.prestige, "income": list(state.income)},
        }
    return found


def printed(pack: str, name: str) -> dict[str, object]:
    """The printed numbers of a unit, technology or state in the pack; empty if there is none."""
    return _index(pack).get(name, {})
