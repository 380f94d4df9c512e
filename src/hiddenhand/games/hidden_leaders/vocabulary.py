"""The vocabulary of heroes.yaml: every word a row may use. Each verb says which it accepts.

Words that the engine would ignore are not in it, so a row that uses one is rejected: no row can
promise something that its program does not do.
"""

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.verbs.every import EVERY
from hiddenhand.games.hidden_leaders.verbs.verb import Verb

ZONES = {
    "party": p.IN_PARTY,
    "hand": p.IN_HAND,
    "tavern": p.IN_TAVERN,
    "harbor": p.IN_HARBOR,
    "wilderness": p.IN_WILDERNESS,
    "graveyard": p.IN_GRAVEYARD,
    "held": p.IN_HELD,
}
CARD_REFS = {
    "held_card": p.HELD_CARD,
    "turned_card": p.TURNED_CARD,
    "revealed_card": p.REVEALED_CARD,
}
PLAYERS = {
    "self": p.SELF,
    "another_player": p.ANOTHER,
    "any_player": p.ANY,
    "chosen_player": p.CHOSEN,
    "each_other_player": p.EACH_OTHER,
    "next_player": p.NEXT,
    "owner_of_taken_card": p.OWNER_OF_TAKEN,
}
FACES = {"up": p.UP, "down": p.DOWN, "any": p.EITHER}
PICKS = {
    "chosen": p.BY_CHOICE,
    "random": p.AT_RANDOM,
    "top": p.FROM_TOP,
    "all": p.ALL_OF_THEM,
}
SEEN_BY = {
    "all": p.SEEN_BY_ALL,
    "self": p.SEEN_BY_SELF,
    "self_and_source": p.SEEN_BY_SELF_AND_SOURCE,
    "chooser": p.SEEN_BY_CHOOSER,
    "each_new_owner": p.SEEN_BY_NEW_OWNERS,
}
RESTS = {"wilderness": p.REST_WILDERNESS, "hand": p.REST_HAND, "back_on_top": p.REST_BACK}
SIDES = {"red": p.RED_AHEAD, "green": p.GREEN_AHEAD, "either": p.EITHER_AHEAD}
VERBS: dict[str, Verb] = {verb.word: verb for verb in EVERY if verb.word}

SELECTOR_KEYS = "zone of face not_faction pick"
EXCHANGED = ("party", "hand", "tavern", "graveyard", "held")
MARKER_KEYS = "mode red green leading trailing x if decider after_step options"
MARKER_MODES = ("none", "and", "or", "and_or", "options")
DECIDERS = "self next_player owner_of_taken_card"
X_KINDS = {
    "cards_discarded": (p.X_DISCARDED, "count step"),
    "face_up_heroes": (p.X_FACE_UP, "count of faction max"),
    "graveyard_cards": (p.X_GRAVEYARD, "count max"),
    "hidden_heroes": (p.X_HIDDEN, "count of max"),
    "factions_present": (p.X_FACTIONS, "count of faction"),
}
