"""All questions, options and events of the game by text key. The engine uses only keys."""

from typing import Final

from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders.verbs.every import EVERY

# Questions of setup and turn: text key, paragraph, first word of the option keys. The questions of
# abilities are defined with their verbs.
TURN_ASKS: Final[dict[int, tuple[str, str, str]]] = {
    c.CHANCE_LEADER: ("chance-leader", "HL-5.1", "deal"),
    c.CHANCE_FIRST: ("chance-first", "HL-5.6", "first"),
    c.CHANCE_DRAW: ("chance-draw", "HL-8.5", "draw"),
    c.ASK_SETUP_HIDE: ("setup-hide", "HL-5.7", "hide"),
    c.ASK_SETUP_DISCARD: ("setup-discard", "HL-5.7", "discard"),
    c.ASK_TURN: ("ask-turn", "HL-6.2", "discard"),
    c.ASK_DISCARD_MORE: ("ask-discard-more", "HL-6.2", "discard"),
    c.ASK_DRAW: ("ask-draw", "HL-6.4", "take"),
    c.ASK_REDUCE: ("ask-reduce", "HL-6.7", "discard"),
}

_VERB_ASKS: Final = [(ask, told) for verb in EVERY for ask, told in verb.asks.items()]

# Every question by its text key: that key and its paragraph ...
ASKS: Final[dict[str, tuple[str, str]]] = {
    text: (text, rule) for _, (text, rule, _) in [*TURN_ASKS.items(), *_VERB_ASKS]
}

# ... and its number; the picks of all verbs share one.
ASK_NUMBERS: Final[dict[str, int]] = {told[0]: ask for ask, told in TURN_ASKS.items()} | {
    told[0]: ask for ask, told in _VERB_ASKS
}

# First step of a choose_one list (verb and zone) -> its option key.
BRANCHES: Final[dict[tuple[int, int], str]] = {
    (verb.number, zone): key for verb in EVERY for zone, key in verb.branches.items()
}

# First words of the option keys that players may answer with, for the texts.
OPTION_VERBS: Final = sorted(
    {told[2] for ask, told in [*TURN_ASKS.items(), *_VERB_ASKS] if ask >= c.ASK_SETUP_HIDE}
    | {"play", "pass", "draw", "seen", "none"}
)

EVENTS: Final = (
    "leader-dealt", "first-player", "turn-began", "played", "passed", "buried", "discarded",
    "hidden", "kept", "put-back", "taken", "set-aside", "placed", "drawn", "tavern-filled",
    "harbor-refilled", "turned-up", "turned-down", "exchanged", "looked", "revealed", "has-none",
    "performed", "chose-player", "named-faction", "declined", "markers-moved", "game-ended",
    "revealed-all", "graveyard-shows", "looked-through",
)  # fmt: skip
