"""Numeric constants: factions, zones, viewers, questions, phases.

The engine uses these numbers; `keys.py` turns them into words.
"""

from typing import Final

# Factions are bits, so that the Emperor can belong to all four (HL-10.2).
TRIBES: Final = 1
EMPIRE: Final = 2
UNDEAD: Final = 4
WATER: Final = 8
EVERY_FACTION: Final = 15
FACTION_NAMES: Final = {"tribes": TRIBES, "empire": EMPIRE, "undead": UNDEAD, "water": WATER}
FACTION_WORDS: Final = {TRIBES: "tribes", EMPIRE: "empire", UNDEAD: "undead", WATER: "water"}

MAX_SEATS: Final = 6
NONE: Final = 255  # no card, no seat

# Zones. A place is zone * PLACE + index; the top of a pile is its last index.
HARBOR: Final = 0
WILDERNESS: Final = 1
GRAVEYARD: Final = 2
TAVERN: Final = 3  # always three slots; an empty one holds NONE
HAND: Final = 4  # + seat
PARTY: Final = 10  # + seat: face-up heroes
HIDDEN: Final = 16  # + seat: the hidden heroes, oldest first
HELD: Final = 22  # held by the ability on top of the stack
ALL_ZONES: Final = (1 << HELD) - 1  # sets of zones are numbers with a bit for each
ALL_PARTIES: Final = (1 << HIDDEN) - (1 << PARTY)
ZONES: Final = 23
PLACE: Final = 128
TAVERN_SLOTS: Final = 3
MOST_CARDS: Final = PLACE  # a pile may hold the whole deck

# Offsets in the block of a board, in this order. Rumors are read most often, so they have a fixed
# offset, with room for the largest deck. What follows depends on the number of cards, so its
# offsets are in the deck. These constants are defined next to those they are computed from because
# mypyc treats them as constants only then.
LEADER: Final = 0  # for each seat its leader
SEALED: Final = MAX_SEATS  # for each seat its two sealed picks (`sealed.py`)
KNOWN: Final = SEALED + 2 * MAX_SEATS  # for each card the viewers who know its place
RUMOUR: Final = KNOWN + MOST_CARDS  # for each card its rumor (low byte, high byte) and its group
RUMOUR_BYTES: Final = 3

# Viewers of a face-down card: bit `seat`, and one bit for public knowledge.
PUBLIC_BIT: Final = 64

# Rumors: zones where a card may be as far as the public knows, one bit per face-down zone.
RUMOUR_HARBOR: Final = 1
RUMOUR_WILDERNESS: Final = 2
RUMOUR_GRAVEYARD: Final = 4
RUMOUR_HAND: Final = 8  # << seat
RUMOUR_HIDDEN: Final = 512  # << seat
RUMOUR_HELD: Final = 32768
RUMOUR_ANYWHERE: Final = 65535

# Phases of the game, in the rulebook's order.
DEAL_LEADERS: Final = 0
FILL_TAVERN: Final = 1
FIRST_PLAYER: Final = 2
DEAL_HANDS: Final = 3
SETUP_CHOICES: Final = 4
STEP_PLAY: Final = 5
STEP_DISCARD_MORE: Final = 6
STEP_DRAW: Final = 7
STEP_REDUCE: Final = 8
STEP_REFILL: Final = 9
OVER: Final = 10

# Questions. The first few are asked of CHANCE.
ASK_NOTHING: Final = 0
CHANCE_LEADER: Final = 1
CHANCE_FIRST: Final = 2
CHANCE_DRAW: Final = 3
CHANCE_HAND: Final = 4
CHANCE_HERO: Final = 5
ASK_SETUP_HIDE: Final = 6
ASK_SETUP_DISCARD: Final = 7
ASK_TURN: Final = 8
ASK_DISCARD_MORE: Final = 9
ASK_DRAW: Final = 10
ASK_REDUCE: Final = 11
ASK_MARKERS: Final = 12
ASK_PLAYER: Final = 13
ASK_FACTION: Final = 14
ASK_GUESS: Final = 15
ASK_BRANCH: Final = 16
ASK_PICK: Final = 17
ASK_PICK_SECOND: Final = 18
ASK_PARTY: Final = 19
ASK_ORDER: Final = 20
ASK_SEEN: Final = 21
ASK_SHOW: Final = 22
ASK_PLAY_MORE: Final = 23
FIRST_ASK: Final = ASK_SETUP_HIDE  # the first that is put to a seat

# Options that are not places.
PASS: Final = 30000
DRAW_HARBOR: Final = 30001
NOTHING_TO_SHOW: Final = 30002
SEEN: Final = 30003
PLAY: Final = 16384  # added to a hand place: play it; without: discard it
