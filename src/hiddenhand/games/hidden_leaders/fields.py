"""The fields of a board and of an ability in progress, and how they are copied.

GENERATED from layout.py by tools/hidden_leaders_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.codes import ASK_NOTHING, DEAL_LEADERS, NONE


class AbilityFields:
    """The fields of one ability in progress."""

    def __init__(self) -> None:
        self.card: i64 = NONE  # the card with this text
        self.seat: i64 = 0  # "you"
        self.pc: i64 = 0  # number of the step
        self.stage: i64 = 0  # progress within the step
        self.left: i64 = 0  # cards still to pick in the step
        self.player: i64 = NONE  # picked by choose_player
        self.faction: i64 = 0  # named by choose_faction or guess_faction
        self.turned: i64 = NONE  # the hero turned over
        self.shown: i64 = NONE  # the card revealed
        self.taken_from: i64 = NONE  # whose hero was taken
        self.discarded: i64 = 0  # cards discarded by the text so far
        self.first_pick: i64 = 0  # places picked before the step can act
        self.second_pick: i64 = 0
        self.held_from: i64 = NONE  # the zone the held cards came from
        self.held_count: i64 = 0
        self.held0: i64 = NONE
        self.held1: i64 = NONE
        self.held2: i64 = NONE

    def reset(self, card: i64, seat: i64) -> None:
        """Begin the ability of `card` for `seat`."""
        self.card = card
        self.seat = seat
        self.pc = 0
        self.stage = 0
        self.left = 0
        self.player = NONE
        self.faction = 0
        self.turned = NONE
        self.shown = NONE
        self.taken_from = NONE
        self.discarded = 0
        self.first_pick = 0
        self.second_pick = 0
        self.held_from = NONE
        self.held_count = 0
        self.held0 = NONE
        self.held1 = NONE
        self.held2 = NONE

    def copy_fields(self, source: "AbilityFields") -> None:
        """Copy all fields from `source`."""
        self.card = source.card
        self.seat = source.seat
        self.pc = source.pc
        self.stage = source.stage
        self.left = source.left
        self.player = source.player
        self.faction = source.faction
        self.turned = source.turned
        self.shown = source.shown
        self.taken_from = source.taken_from
        self.discarded = source.discarded
        self.first_pick = source.first_pick
        self.second_pick = source.second_pick
        self.held_from = source.held_from
        self.held_count = source.held_count
        self.held0 = source.held0
        self.held1 = source.held1
        self.held2 = source.held2


class BoardFields(State):
    """The fields of a game, without its deck, its stack of abilities and its events."""

    def __init__(self) -> None:
        self.red: i64 = 4  # HL-5.2
        self.green: i64 = 4
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = DEAL_LEADERS
        self.progress: i64 = 0  # progress within the phase
        self.ask: i64 = ASK_NOTHING
        self.asked: i64 = CHANCE  # the first seat that must answer
        self.due: i64 = 0  # seats that owe a sealed answer, as bits; 0 for other questions
        self.harbor_watched: bool = False  # a viewer knows some card of the harbor
        self.rumoured: i64 = 0  # zones named by any rumor, or more
        self.legal_count: i64 = 0
        self.legal: vec[i16] = vec[i16]()  # the options of the question, the first legal_count
        self.mem: vec[u8] = vec[u8]()  # the block
        self.performed: vec[i16] = vec[i16]()  # loop guard (HL-11.5): copier, card, copier, card

    def copy_fields(self, source: "BoardFields") -> None:
        """Copy all fields from `source`; the vectors are copied too."""
        self.red = source.red
        self.green = source.green
        self.active = source.active
        self.first = source.first
        self.turn = source.turn
        self.phase = source.phase
        self.progress = source.progress
        self.ask = source.ask
        self.asked = source.asked
        self.due = source.due
        self.harbor_watched = source.harbor_watched
        self.rumoured = source.rumoured
        self.legal_count = source.legal_count
        self.legal = source.legal[:]
        self.mem = source.mem[:]
        self.performed = source.performed[:]
