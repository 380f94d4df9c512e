"""Draws a view of Secret Allies for `render`: the map with its units, and the players."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from hiddenhand.core.hexes import drawn_at
from hiddenhand.games.secret_allies.ascii_map import picture
from hiddenhand.research.scene import INK, Label, Scene, Shape

Shown = Mapping[str, Any]
SIDE = 20.0  # of a hex
GROUND = {
    **{"plain": "#dfe3b0", "forest": "#9dbf85", "jungle": "#7aa96b"},
    **{"desert": "#eed9a0", "water": "#9cc7dd", "mountain": "#b9aa9a"},
}
SIDES = ("#c8453b", "#3f6fb5", "#4f9457", "#8a5aa8")
EMPTY = "#e6e0d2"


def lines(view: Shown) -> list[str]:
    """The view as lines of text."""
    told = [f"turn {view['turn']} of {view['turn_limit']}  {view['phase']}  {view['asked']}"]
    told += picture(view)
    for player in view["players"]:
        techs = ", ".join(player["technologies"]) or "-"
        told.append(
            f"seat {player['seat']}  {player['race'] or '-'}  track {player['track']}"
            f"  unrevealed {player['unrevealed']}  {techs}"
        )
    own = view["own"]
    if own is not None:
        told.append(f"prestige {own['prestige']}  allies {', '.join(own['allies']) or '-'}")
    return told


def scene(view: Shown) -> Scene:
    """The view as a drawing."""
    ground = _ground(view)
    places = [drawn_at(place) for place in ground] or [(0.0, 0.0)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = (max(x for x, _ in places) - left + 3) * SIDE
    high = (max(y for _, y in places) - top + 3) * SIDE
    drawn = Scene(max(wide, 420.0), high + 18 * len(view["players"]) + 20)

    def at(place: tuple[int, int]) -> tuple[float, float]:
        x, y = drawn_at(place)
        return (x - left + 1.5) * SIDE, (y - top + 1.5) * SIDE

    for place, (terrain, state, mine) in ground.items():
        x, y = at(place)
        corners = tuple((x + SIDE * sin(k * pi / 3), y + SIDE * cos(k * pi / 3)) for k in range(6))
        drawn.things.append(Shape(corners, GROUND.get(terrain, EMPTY), "#8d8778", 0.7))
        drawn.things.append(Label((x, y + SIDE * 0.75), state[:4], 7, "#6b665b", True))
        if mine is not None:
            drawn.box(x + 8, y - 14, 6, 6, SIDES[mine] if mine >= 0 else EMPTY)
    for unit in view["units"]:
        x, y = at(_hex(unit["hex"]))
        color = "#8d8778" if unit["wreck"] else SIDES[int(unit["seat"])]
        drawn.box(x - 9, y - 8, 18, 15, color)
        drawn.things.append(Label((x, y + 3), str(unit["unit"])[:3], 8, "#ffffff", True))
    for row, text in enumerate(lines(view)[-len(view["players"]) - (view["own"] is not None) :]):
        drawn.say(10, high + 16 + 16 * row, text, 11, INK)
    return drawn


def _ground(view: Shown) -> dict[tuple[int, int], tuple[str, str, int | None]]:
    """Each hex with its terrain, state and mine: the owner, -1 for a free mine, None for none."""
    found: dict[tuple[int, int], tuple[str, str, int | None]] = {}
    for tile in view["tiles"]:
        for place in tile["hexes"]:
            found[_hex(place)] = ("", str(tile["state"]), None)
    for state in view["states"]:
        mines = state["mines"]
        for place, terrain in zip(state["hexes"], state["terrain"], strict=True):
            owner = mines.get(place, "none")
            mine = None if owner == "none" else -1 if owner is None else int(owner)
            found[_hex(place)] = (str(terrain), str(state["state"]), mine)
    return found


def _hex(place: str) -> tuple[int, int]:
    q, r = place.split(".")
    return int(q), int(r)
