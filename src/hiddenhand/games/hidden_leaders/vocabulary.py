"""The closed vocabulary of heroes.yaml: every word a row may use, and where.

A word that the engine would not heed has no place here, so a row that says it is refused: no
hero can promise in its row what its program does not do.
"""

from dataclasses import dataclass

from hiddenhand.games.hidden_leaders import program as p

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
ALL_CARDS = 99

ANY_PARTY = "self another_player any_player chosen_player next_player"


@dataclass(frozen=True, slots=True)
class Source:
    """What a step that uses this source may say; each field lists the words that are heeded."""

    seen_by: str = "all"
    of: str = "self"
    face: str = "up"
    most: int = 1  # highest count; ALL_CARDS means the word "all"
    must: str = "true"
    chooser: str = "self"
    to: str = ""
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Verb:
    number: int
    keys: str  # fields a row may have
    sources: dict[str, Source]  # "zone/pick" or the name of a card of an earlier step


EITHER = "true false"
CARD_KEYS = "zone of face count pick chooser must seen_by"

VERBS: dict[str, Verb] = {
    "choose_player": Verb(p.CHOOSE_PLAYER, "among having chooser", {}),
    "choose_faction": Verb(p.CHOOSE_FACTION, "chooser", {}),
    "guess_faction": Verb(p.GUESS_FACTION, "chooser", {}),
    "bury": Verb(
        p.BURY,
        f"card faction if {CARD_KEYS}",
        {
            "party/chosen": Source(
                of=ANY_PARTY,
                face="up down any",
                most=9,
                must=EITHER,
                chooser="self chosen_player",
            ),
            "party/random": Source(of="chosen_player"),
            "turned_card": Source(),
            "held_card": Source(),
        },
    ),
    "discard": Verb(
        p.DISCARD,
        f"faction {CARD_KEYS}",
        {
            "tavern/all": Source(most=ALL_CARDS),
            "tavern/chosen": Source(most=3, must=EITHER),
            "party/chosen": Source(of=ANY_PARTY, most=9, must=EITHER),
            "hand/chosen": Source(
                of="each_other_player", chooser="each_other_player", seen_by="chooser"
            ),
        },
    ),
    "exchange": Verb(p.EXCHANGE, "a b chooser must rest seen_by", {}),
    "place_hidden": Verb(
        p.PLACE_HIDDEN,
        "card zone of count pick chooser must rest seen_by",
        {
            "hand/chosen": Source(most=9, must=EITHER, seen_by="self"),
            "held/chosen": Source(rest="wilderness hand back_on_top", seen_by="self"),
            "held/all": Source(seen_by="self_and_source"),
            "held_card": Source(),
        },
    ),
    "place_visible": Verb(
        p.PLACE_VISIBLE,
        f"to {CARD_KEYS}",
        {
            "tavern/chosen": Source(most=3, must=EITHER, to="self"),
            "party/chosen": Source(of="any_player", must=EITHER, to="another_player"),
        },
    ),
    "take_to_hand": Verb(
        p.TAKE_TO_HAND,
        f"card {CARD_KEYS}",
        {
            "party/chosen": Source(of=ANY_PARTY, must=EITHER),
            "graveyard/chosen": Source(most=9, must=EITHER, seen_by="self"),
            "revealed_card": Source(),
        },
    ),
    "draw": Verb(
        p.DRAW,
        "zone of count pick must to seen_by",
        {
            "harbor/top": Source(most=3, to="held hand", seen_by="self"),
            "wilderness/top": Source(most=3, to="held hand", seen_by="self all"),
            "graveyard/top": Source(most=3, to="held hand"),
            "hand/random": Source(of="chosen_player", to="held hand", seen_by="self_and_source"),
        },
    ),
    "look": Verb(
        p.LOOK,
        f"to {CARD_KEYS}",
        {
            "party/chosen": Source(of=ANY_PARTY, face="down", most=2, must=EITHER, seen_by="self"),
            "wilderness/top": Source(most=3, to="held", seen_by="self"),
        },
    ),
    "set_aside": Verb(
        p.SET_ASIDE,
        "zone count pick chooser must seen_by",
        {"tavern/chosen": Source(must=EITHER), "tavern/all": Source(most=ALL_CARDS)},
    ),
    "turn_over": Verb(
        p.TURN_OVER,
        CARD_KEYS,
        {"party/chosen": Source(of=ANY_PARTY, face="up down any", most=9, must=EITHER)},
    ),
    "reveal": Verb(
        p.REVEAL,
        "zone of faction count pick chooser must seen_by",
        {
            "wilderness/top": Source(),
            "hand/chosen": Source(of="chosen_player", chooser="chosen_player"),
        },
    ),
    "refill_tavern": Verb(p.REFILL_TAVERN, "zone pick must seen_by", {"graveyard/top": Source()}),
    "perform": Verb(
        p.PERFORM,
        "card zone of face not_card count pick chooser must",
        {
            "party/chosen": Source(of=ANY_PARTY, must=EITHER),
            "graveyard/top": Source(),
            "held_card": Source(),
            "turned_card": Source(),
        },
    ),
    "play_another": Verb(
        p.PLAY_ANOTHER,
        "zone of not_faction count pick chooser must",
        {"hand/chosen": Source(must="false")},
    ),
    "choose_one": Verb(p.BRANCH, "options chooser must", {}),
}

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
