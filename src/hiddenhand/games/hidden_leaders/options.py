"""The settings of the game (HL-16)."""

from hiddenhand.core.settings import Setting

SETTINGS = (
    Setting("edition", ("retail", "prototype"), "retail"),
    Setting("deck", ("full", "basic"), "full"),
    Setting("promo", ("off", "on"), "off"),
    Setting("two_player_leaders", ("all", "balanced"), "all"),
)
