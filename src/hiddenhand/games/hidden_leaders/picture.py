"""The table of Hidden Leaders for research environments: the track, the tavern, the piles and
every party."""

from collections.abc import Mapping, Sequence
from typing import Any

from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.research.scene import Scene

Shown = Mapping[str, Any]
SPACES = 12
CARD, HIGH, GAP = 74.0, 40.0, 5.0
COLORS = {"tribes": "#e8b04b", "empire": "#d9655b", "undead": "#9d8ec7", "water": "#6fb1c9"}
BACK = "#6d6a63"
EVERY = "#f7f4ec"


def lines(view: Shown) -> list[str]:
    """The table as lines of text."""
    told = [
        f"turn {view['turn']}  {view['phase']}  active seat {view['active']}",
        *(f"{name:>6} {_track(int(view[name]))}" for name in ("red", "green")),
        f"   now {view['faction_now']}",
        "tavern " + ", ".join(card or "-" for card in view["tavern"]),
        f"harbor {view['harbor_size']}  wilderness {view['wilderness_size']}"
        f"  graveyard {view['graveyard_size']} {view['graveyard_top'] or '-'}",
    ]
    for party in _parties(view):
        told.append(f"seat {party['seat']}  {party['leader'] or '?'}")
        told.append("  party  " + (", ".join(party["heroes"]) or "-"))
        told.append("  hidden " + (", ".join(card or "?" for card in party["hidden"]) or "-"))
        hand = ", ".join(party["hand"]) if party["hand"] is not None else ""
        told.append(f"  hand   {party['hand_size']} {hand}".rstrip())
    for ability in view["abilities"]:
        told.append(f"seat {ability['seat']} performs {ability['card']}")
    return told


def _track(at: int) -> str:
    return " ".join("#" if space == at else "." for space in range(1, SPACES + 1)) + f" {at}"


def _parties(view: Shown) -> list[Shown]:
    return list(view["parties"])


def scene(view: Shown) -> Scene:
    """The table as a drawing."""
    parties = _parties(view)
    widest = max(len(p["heroes"]) + len(p["hidden"]) + int(p["hand_size"]) for p in parties)
    wide = max(SPACES * 36.0 + 120, 130 + (widest + 1) * (CARD + GAP) + 40)
    drawn = Scene(wide, 150 + len(parties) * (HIGH + 26))
    for row, (name, color) in enumerate((("red", "#c8453b"), ("green", "#4f9457"))):
        for space in range(1, SPACES + 1):
            here = int(view[name]) == space
            drawn.box(20 + space * 36, 12 + row * 26, 32, 22, color if here else EVERY)
        drawn.say(14, 28 + row * 26, name)
    drawn.say(20 + 13.4 * 36, 40, str(view["faction_now"]))
    _cards(drawn, 56, 76, view["tavern"], blank=EVERY)
    piles = f"harbor {view['harbor_size']}   wilderness {view['wilderness_size']}"
    drawn.say(320, 92, piles)
    drawn.say(320, 108, f"graveyard {view['graveyard_size']}  {view['graveyard_top'] or ''}")
    for row, party in enumerate(parties):
        _party(drawn, party, 140 + row * (HIGH + 26), party["seat"] == view["active"])
    return drawn


def _party(drawn: Scene, party: Shown, y: float, active: bool) -> None:
    mark = "* " if active else ""
    drawn.say(14, y + 16, f"{mark}seat {party['seat']}", 12)
    drawn.say(14, y + 32, str(party["leader"] or "?"))
    x = _cards(drawn, 120, y, party["heroes"]) + 14
    x = _cards(drawn, x, y, party["hidden"], hidden=True) + 14
    hand = party["hand"] if party["hand"] is not None else [None] * int(party["hand_size"])
    _cards(drawn, x, y, hand)


def _cards(
    drawn: Scene,
    x: float,
    y: float,
    cards: Sequence[str | None],
    hidden: bool = False,
    blank: str = BACK,
) -> float:
    for card in cards:
        factions = factions_of(card) if card else ()
        one = COLORS[factions[0]] if len(factions) == 1 else EVERY
        drawn.box(x, y, CARD, HIGH, one if card else blank)
        if hidden:
            drawn.box(x, y + HIGH - 5, CARD, 5, BACK)
        first, _, last = (card or "").rpartition("_")
        drawn.say(x + 3, y + 14, first[:12], 9)
        drawn.say(x + 3, y + 27, last[:12], 9)
        x += CARD + GAP
    return x
