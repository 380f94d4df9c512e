"""The settings of the game, and the fields of a state that remember them.

A setting is a row of `SETTINGS`; one that the rules ask for during play also names its field in
`REMEMBERED_AS`. The field holds the number of the value, as a flag where there are two. Building a
state, its text and the list of its fields (`layout.py`) read both from here.
"""

from collections.abc import Mapping

from hiddenhand.core.settings import Setting
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, RACE_DRAWS

PACKS = ("reconstruction", "tiny")

# Defaults as in the pack: the players build the map together.
SETTINGS = (
    Setting("pack", PACKS, "reconstruction"),
    Setting("length", LENGTHS, "standard"),
    Setting("map_mode", ("joint", "automatic"), "joint"),
    Setting("race_draw", RACE_DRAWS, "random"),
    Setting("ally_deck", ("all", "exact"), "all"),
    Setting("prestige_log", ("turn", "game"), "turn"),
)
# In the order of packed states.
REMEMBERED_AS = {
    "map_mode": "automatic_map",
    "ally_deck": "exact_deck",
    "prestige_log": "log_whole_game",
    "race_draw": "race_draw",
}
VALUES = {setting.name: setting.values for setting in SETTINGS}


def remember(state: object, settings: Mapping[str, str]) -> None:
    """Write the settings into the fields of a fresh state."""
    for name, field in REMEMBERED_AS.items():
        number = VALUES[name].index(settings[name])
        setattr(state, field, bool(number) if is_flag(name) else number)


def remembered(state: object) -> dict[str, str]:
    """The settings that the fields of a state hold."""
    return {name: VALUES[name][int(getattr(state, field))] for name, field in REMEMBERED_AS.items()}


def is_flag(name: str) -> bool:
    """Whether the field of this setting is a flag; else it is a number."""
    return len(VALUES[name]) == 2
