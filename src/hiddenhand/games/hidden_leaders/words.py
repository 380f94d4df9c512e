"""Every question and event of the game by its text key. The engine itself speaks only keys."""

from typing import Final

from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import program as p

# question -> (text key, paragraph that asks it)
ASKS: Final[dict[int, tuple[str, str]]] = {
    c.CHANCE_LEADER: ("chance-leader", "HL-5.1"),
    c.CHANCE_FIRST: ("chance-first", "HL-5.6"),
    c.CHANCE_DRAW: ("chance-draw", "HL-8.5"),
    c.CHANCE_HAND: ("chance-hand", "HL-8.6"),
    c.CHANCE_HERO: ("chance-hero", "HL-8.6"),
    c.ASK_SETUP_HIDE: ("setup-hide", "HL-5.7"),
    c.ASK_SETUP_DISCARD: ("setup-discard", "HL-5.7"),
    c.ASK_TURN: ("ask-turn", "HL-6.2"),
    c.ASK_DISCARD_MORE: ("ask-discard-more", "HL-6.2"),
    c.ASK_DRAW: ("ask-draw", "HL-6.4"),
    c.ASK_REDUCE: ("ask-reduce", "HL-6.7"),
    c.ASK_MARKERS: ("ask-markers", "HL-12.3"),
    c.ASK_PLAYER: ("ask-player", "HL-7.8"),
    c.ASK_FACTION: ("ask-faction", "HL-7.9"),
    c.ASK_GUESS: ("ask-guess", "HL-7.9"),
    c.ASK_BRANCH: ("ask-branch", "HL-7.9"),
    c.ASK_PARTY: ("ask-party", "HL-8.4"),
    c.ASK_ORDER: ("ask-order", "HL-8.12"),
    c.ASK_SEEN: ("ask-seen", "HL-17.8"),
    c.ASK_SHOW: ("ask-show", "HL-8.9"),
    c.ASK_PLAY_MORE: ("ask-play-more", "HL-20.47"),
    c.ASK_PICK_SECOND: ("ask-exchange-with", "HL-8.3"),
}

# verb whose cards are picked -> (text key, paragraph, first word of the option keys)
PICKS: Final[dict[int, tuple[str, str, str]]] = {
    p.BURY: ("ask-bury", "HL-8.1", "bury"),
    p.DISCARD: ("ask-discard", "HL-8.2", "discard"),
    p.EXCHANGE: ("ask-exchange", "HL-8.3", "exchange"),
    p.PLACE_HIDDEN: ("ask-hide", "HL-8.4", "hide"),
    p.PLACE_VISIBLE: ("ask-place", "HL-8.4", "place"),
    p.TAKE_TO_HAND: ("ask-take", "HL-8.10", "take"),
    p.SET_ASIDE: ("ask-set-aside", "HL-11.3", "aside"),
    p.TURN_OVER: ("ask-turn-over", "HL-8.7", "turn"),
    p.LOOK: ("ask-look", "HL-8.8", "look"),
    p.PERFORM: ("ask-perform", "HL-11.1", "perform"),
}

# the first step of a choose_one list -> its option key
BRANCHES: Final[dict[tuple[int, int], str]] = {
    (p.DRAW, p.IN_WILDERNESS): "choose:draw-wilderness",
    (p.DRAW, p.IN_GRAVEYARD): "choose:draw-graveyard",
    (p.DRAW, p.IN_HARBOR): "choose:draw-harbor",
    (p.TURN_OVER, p.IN_PARTY): "choose:turn-over",
    (p.LOOK, p.IN_PARTY): "choose:look",
}

# first words of option keys, for the texts
OPTION_VERBS: Final = (
    "play", "discard", "pass", "take", "draw", "hide", "move", "player", "name", "guess",
    "choose", "bury", "exchange", "with", "place", "to", "aside", "turn", "look", "seen",
    "perform", "show", "none",
)  # fmt: skip

EVENTS: Final = (
    "leader-dealt", "first-player", "turn-began", "played", "passed", "buried", "discarded",
    "hidden", "kept", "put-back", "taken", "set-aside", "placed", "drawn", "tavern-filled",
    "harbor-refilled", "turned-up", "turned-down", "exchanged", "looked", "revealed", "has-none",
    "performed", "chose-player", "named-faction", "declined", "markers-moved", "game-ended",
    "revealed-all", "graveyard-shows", "looked-through",
)  # fmt: skip
