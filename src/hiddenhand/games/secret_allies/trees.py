"""Checks a race's technology tree: references, cycles, reachability."""

from hiddenhand.core.errors import BadData
from hiddenhand.games.secret_allies.pack_rows import RaceRow, TechnologyRow


def check_race(race: RaceRow, unlocked_by: dict[str, str], place: str) -> None:
    """Check the technologies of a race; raises BadData.

    `unlocked_by` is what the unit rows say; the technologies' `unlocks` must agree.
    """
    technologies = {tech.id: tech for tech in race.technologies}
    for tech in race.technologies:
        where = f"{place}: technologies.{tech.id}"
        for needed in tech.requires:
            if needed not in technologies:
                raise BadData(
                    f"{needed!r} is not a technology of this race", place=f"{where}: requires"
                )
        if tech.requires and tech.flasks:
            raise BadData("flasks count only where there are no arrows", place=f"{where}: flasks")
        for unit in tech.unlocks:
            if unit not in unlocked_by:
                raise BadData(f"{unit!r} is not a unit of the race", place=f"{where}: unlocks")
            if unlocked_by[unit] != tech.id:
                raise BadData(
                    f"the unit {unit!r} says that {unlocked_by[unit]!r} unlocks it",
                    place=f"{where}: unlocks",
                )
    for unit, unlocker in unlocked_by.items():
        where = f"{place}: units.{unit}: unlocked_by"
        if unlocker not in technologies:
            raise BadData(f"{unlocker!r} is not a technology of the race", place=where)
        if unit not in technologies[unlocker].unlocks:
            raise BadData(f"{unlocker!r} does not unlock it", place=where)
    _refuse_cycles(technologies, place)
    _refuse_unreachable(race.technologies, place)


def _refuse_cycles(technologies: dict[str, TechnologyRow], place: str) -> None:
    """Remove technologies that require none of the rest until none is left; raises BadData on a
    cycle.
    """
    left = dict(technologies)
    while left:
        free = [id for id, tech in left.items() if not any(n in left for n in tech.requires)]
        if not free:
            listed = ", ".join(sorted(left))
            first = min(left)
            raise BadData(
                f"arrows run in a circle among: {listed}",
                place=f"{place}: technologies.{first}: requires",
            )
        for id in free:
            del left[id]


def _refuse_unreachable(technologies: tuple[TechnologyRow, ...], place: str) -> None:
    """Buy everything possible; raises BadData if a technology can never be bought."""
    owned: set[str] = set()
    grown = True
    while grown:
        grown = False
        for tech in technologies:
            ready = owned.issuperset(tech.requires) and tech.flasks <= len(owned)
            if ready and tech.id not in owned:
                owned.add(tech.id)
                grown = True
    for tech in technologies:
        if tech.id not in owned:
            raise BadData(
                f"{tech.flasks} flasks can never be met",
                place=f"{place}: technologies.{tech.id}: flasks",
            )
