"""The game's name, rules version and settings (HL-16)."""

from collections.abc import Mapping

from hiddenhand.core.settings import Setting

NAME = "hidden_leaders"
RULES_VERSION = "2"

SETTINGS = (
    Setting("edition", ("retail", "prototype"), "retail"),
    Setting("deck", ("full", "basic"), "full"),
    Setting("promo", ("off", "on"), "off"),
    Setting("two_player_leaders", ("all", "balanced"), "all"),
)
NAMES = tuple(setting.name for setting in SETTINGS)


def in_order(settings: Mapping[str, str]) -> tuple[str, ...]:
    """The values of all settings, in the order of SETTINGS."""
    return tuple([settings[name] for name in NAMES])
