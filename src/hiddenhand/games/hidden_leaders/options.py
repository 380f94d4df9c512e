"""The name of the game, the version of its rules, and its settings (HL-16)."""

from hiddenhand.core.settings import Setting

NAME = "hidden_leaders"
RULES_VERSION = "1"

SETTINGS = (
    Setting("edition", ("retail", "prototype"), "retail"),
    Setting("deck", ("full", "basic"), "full"),
    Setting("promo", ("off", "on"), "off"),
    Setting("two_player_leaders", ("all", "balanced"), "all"),
)
