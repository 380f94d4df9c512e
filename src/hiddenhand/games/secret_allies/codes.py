"""Names for the small numbers of the game: stages, purposes, places of cards, marks of units.

Stages are declared in `stages/`; they have their numbers here so that the rules can name the next
stage. Packed states contain the numbers of the stages that ask, so never reuse a number.
"""

from typing import Final

from mypy_extensions import i64

# -- stages: questions for chance
DRAW_STATE: Final[i64] = 0
SEAT_ORDER: Final[i64] = 1
DRAW_TILE: Final[i64] = 2
AUTO_PLACE: Final[i64] = 3
DEAL_RACE: Final[i64] = 4
DRAW_RACE: Final[i64] = 5
RANDOM_RANK: Final[i64] = 6
REMOVE_CARD: Final[i64] = 7
DRAW_CARD: Final[i64] = 8
PEEK_CARD: Final[i64] = 9

# -- stages: questions for one seat, `current`
PLACE_TILE: Final[i64] = 10
TAKE_RACE: Final[i64] = 11
KEEP_RACE: Final[i64] = 12
BUY_CARD: Final[i64] = 13
KEEP_CARD: Final[i64] = 14
REVEAL: Final[i64] = 15
DEFER: Final[i64] = 16
PICK_UNIT: Final[i64] = 17
PICK_HEX: Final[i64] = 18
PICK_TARGET: Final[i64] = 19
BUY_UNIT: Final[i64] = 20
PAY: Final[i64] = 21
PUT_UNIT: Final[i64] = 22
RESEARCH: Final[i64] = 23
SEND: Final[i64] = 24
RECEIVE: Final[i64] = 25
LOOK: Final[i64] = 26

# -- stages: sealed; everyone who has not answered is asked at the same time
BID: Final[i64] = 27
SHOW: Final[i64] = 28

OVER: Final[i64] = 29

# -- stages without a question, run by the engine
NEXT_TILE: Final[i64] = 30
NEXT_RACE: Final[i64] = 31
BIDS_IN: Final[i64] = 32
NEXT_PICK: Final[i64] = 33
NEXT_FORCED_REVEAL: Final[i64] = 34
NEXT_TURN: Final[i64] = 35
NEXT_SLOT: Final[i64] = 36
NEXT_SUBTURN: Final[i64] = 37
NEXT_MOVE: Final[i64] = 38
ALL_ANSWERED: Final[i64] = 39
AUCTION_DONE: Final[i64] = 40
NEXT_PARTISAN: Final[i64] = 41
NEXT_PARTISAN_MOVE: Final[i64] = 42
RESUME_MOVE: Final[i64] = 43
SUMMARY: Final[i64] = 44
NEXT_BUYER: Final[i64] = 45
NEXT_RESEARCH: Final[i64] = 46
NEXT_PURCHASE: Final[i64] = 47
NEXT_SEND: Final[i64] = 48
NEXT_LOOK: Final[i64] = 49
NEXT_DISCOVERY: Final[i64] = 50
AFTER_REVEAL: Final[i64] = 51
END_OF_TURN: Final[i64] = 52

# What an auction is for.
TURN_ZERO: Final[i64] = 0
ORDER: Final[i64] = 1
PARTISANS: Final[i64] = 2

# Phases of a turn; turn zero has its own.
DISCOVERY: Final[i64] = 0
BATTLE: Final[i64] = 1
ECONOMY: Final[i64] = 2

# What a purchase of units is for; also the number of its phase.
AT_REVEAL: Final[i64] = 0
FOR_PARTISANS: Final[i64] = 1
AT_MARKET: Final[i64] = 2

# Whose move it is.
IN_SUBTURN: Final[i64] = 0
AT_ONCE: Final[i64] = 1  # partisans moving at once
AFTER_PAUSE: Final[i64] = 2

# Where an ally card is.
IN_DECK: Final[i64] = 0
KEPT: Final[i64] = 1
IN_HAND: Final[i64] = 2
REMOVED: Final[i64] = 3

# What everyone sees of an open question besides its text: bits of `Stage.shows`.
SHOWS_CARDS: Final[i64] = 1  # who chooses an ally card, and from how many
SHOWS_RACES: Final[i64] = (
    2  # the races in the hand of the player choosing one, shown to that player only
)
SHOWS_AUCTION: Final[i64] = 4
SHOWS_PURCHASE: Final[i64] = 8

# Marks of a unit.
MOVED: Final[i64] = 1
WRECK: Final[i64] = 2
PARTISAN: Final[i64] = 4  # may not leave its state this turn

# How a race is assigned; any other value: two are drawn and one is kept.
RACE_RANDOM: Final[i64] = 0
RACE_CHOOSE: Final[i64] = 1

NONE: Final[i64] = -1  # "done", "pass", "stay", "drop": the option that takes nothing
SWITCH: Final[i64] = -2  # "aim", "differently": asks the same question again with a difference
ENTER: Final[i64] = 4096  # added to the number of a hex that is entered by attacking its state
