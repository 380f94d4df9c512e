"""The program of a hero: a row of heroes.yaml compiled to numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hiddenhand.core.errors import BadData
from hiddenhand.games.hidden_leaders.codes import (
    EVERY_FACTION,
    HAND,
    HELD,
    MAX_SEATS,
    MOST_CARDS,
    RUMOUR,
    RUMOUR_BYTES,
)

# Verbs.
MARKERS: Final = 1
CHOOSE_PLAYER: Final = 2
CHOOSE_FACTION: Final = 3
GUESS_FACTION: Final = 4
BURY: Final = 5
DISCARD: Final = 6
EXCHANGE: Final = 7
PLACE_HIDDEN: Final = 8
PLACE_VISIBLE: Final = 9
TAKE_TO_HAND: Final = 10
DRAW: Final = 11
LOOK: Final = 12
SET_ASIDE: Final = 13
TURN_OVER: Final = 14
REVEAL: Final = 15
REFILL_TAVERN: Final = 16
PERFORM: Final = 17
PLAY_ANOTHER: Final = 18
BRANCH: Final = 19  # choose_one: ask, then jump to the chosen list
JUMP: Final = 20  # end of one list of a choose_one

# Zones as rows name them.
IN_PARTY: Final = 1
IN_HAND: Final = 2
IN_TAVERN: Final = 3
IN_HARBOR: Final = 4
IN_WILDERNESS: Final = 5
IN_GRAVEYARD: Final = 6
IN_HELD: Final = 7
# Cards named by an earlier step instead of a zone.
HELD_CARD: Final = 8
TURNED_CARD: Final = 9
REVEALED_CARD: Final = 10

# Players.
SELF: Final = 1
ANOTHER: Final = 2
ANY: Final = 3
CHOSEN: Final = 4
EACH_OTHER: Final = 5
NEXT: Final = 6
OWNER_OF_TAKEN: Final = 7

# Faces.
UP: Final = 1
DOWN: Final = 2
EITHER: Final = 3

# Picks.
BY_CHOICE: Final = 1
AT_RANDOM: Final = 2
FROM_TOP: Final = 3
ALL_OF_THEM: Final = 4

# Who sees the face.
SEEN_BY_ALL: Final = 1
SEEN_BY_SELF: Final = 2
SEEN_BY_SELF_AND_SOURCE: Final = 3
SEEN_BY_CHOOSER: Final = 4
SEEN_BY_NEW_OWNERS: Final = 5

# Where the other held cards go, and where drawn cards go.
REST_STAYS: Final = 0
REST_WILDERNESS: Final = 1
REST_HAND: Final = 2
REST_BACK: Final = 3
TO_HELD: Final = 1
TO_HAND: Final = 2

# Conditions.
ALWAYS: Final = 0
RED_AHEAD: Final = 1
GREEN_AHEAD: Final = 2
EITHER_AHEAD: Final = 3
HAS_FACE_UP: Final = 4
DISCARDED: Final = 5
TAKEN: Final = 6
REVEALED_IS_NOT: Final = 7
GUESS_CORRECT: Final = 8
TURNED_IS: Final = 9

# What X counts.
NO_X: Final = 0
X_DISCARDED: Final = 1
X_FACE_UP: Final = 2
X_GRAVEYARD: Final = 3
X_HIDDEN: Final = 4
X_FACTIONS: Final = 5

LANE: Final = 8  # bits per faction when heroes of all factions are counted at once
LANE_MASK: Final = 255

CHOSEN_FACTION: Final = 16  # in place of a faction mask: the faction named by an earlier step


@final
class Selector:
    """Which cards a step may use."""

    def __init__(self) -> None:
        self.zone: i64 = 0
        self.of: i64 = SELF
        self.face: i64 = UP
        self.factions: i64 = 0  # 0: any; CHOSEN_FACTION: the named one
        self.not_factions: i64 = 0
        self.not_this_card: bool = False


@final
class Condition:
    """When a step or marker block applies."""

    def __init__(self) -> None:
        self.kind: i64 = ALWAYS
        self.factions: i64 = 0
        self.at_least: i64 = 1


@final
class Move:
    """One way to move the markers, in spaces; the `x` numbers are multiplied by X."""

    def __init__(self) -> None:
        self.red: i64 = 0
        self.green: i64 = 0
        self.red_x: i64 = 0
        self.green_x: i64 = 0
        self.leading: i64 = 0
        self.trailing: i64 = 0
        self.condition: Condition = Condition()


@final
class MarkerBlock:
    """The marker moves printed on a hero, and who chooses among them."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.condition: Condition = Condition()
        self.decider: i64 = SELF
        self.x_kind: i64 = NO_X
        self.x_of: i64 = SELF
        self.x_factions: i64 = 0
        self.x_most: i64 = 99


@final
class Instruction:
    """One step of a program."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb
        self.sel: Selector = Selector()
        self.other: Selector = Selector()  # the second card of an exchange
        self.count: i64 = 1
        self.pick: i64 = BY_CHOICE
        self.chooser: i64 = SELF
        self.must: bool = True
        self.seen: i64 = SEEN_BY_ALL
        self.rest: i64 = REST_STAYS
        self.to: i64 = 0
        self.condition: Condition = Condition()
        self.markers: MarkerBlock = MarkerBlock()
        self.targets: list[int] = []  # step numbers, for BRANCH and JUMP


def lanes(factions: int) -> int:
    """A number with 1 in the lane of each faction, to count the heroes of all factions at once."""
    return sum(1 << int(LANE * bit) for bit in range(4) if factions >> bit & 1)


def _marker_block(program: list[Instruction]) -> MarkerBlock | None:
    """The marker block of a program, the last one if there are several; None without one."""
    found: MarkerBlock | None = None
    for step in program:
        if step.verb == MARKERS:
            found = step.markers
    return found


def _is_idle(step: Instruction) -> bool:
    """True if the step can change neither a party nor a marker, so that at the certain end of the
    game it can change nothing (HL-13.3)."""
    verb = step.verb
    if verb == DRAW:
        return step.to == TO_HAND
    if verb == DISCARD or verb == TAKE_TO_HAND:
        return step.sel.zone != IN_PARTY
    if verb == LOOK:
        return step.sel.zone == IN_PARTY  # other looks set cards aside for the next step
    return verb in (
        CHOOSE_PLAYER,
        CHOOSE_FACTION,
        GUESS_FACTION,
        REVEAL,
        REFILL_TAVERN,
        BRANCH,
        JUMP,
    )


def _idle_from(program: list[Instruction]) -> int:
    """The number of the first step from which on all steps are idle."""
    start = len(program)
    while start > 0 and _is_idle(program[start - 1]):
        start -= 1
    return start


@final
class Deck:
    """The compiled cards of one edition and set of options; shared by all states, immutable."""

    def __init__(
        self, ids: list[str], factions: list[int], programs: list[list[Instruction]]
    ) -> None:
        if len(ids) > MOST_CARDS:
            raise BadData(f"{len(ids)} heroes; a deck holds at most {MOST_CARDS}", place="deck")
        self.ids: list[str] = ids
        self.factions: vec[u8] = vec[u8](factions)
        self.programs: list[list[Instruction]] = programs
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(ids)}
        # First word of an option key -> the keys of all cards; filled by `keys` on first use.
        self.card_keys: dict[str, list[str]] = {}
        self.tavern_keys: dict[str, list[str]] = {}
        self.emperor: i64 = factions.index(EVERY_FACTION)
        self.leaders: list[str] = []
        self.leader_factions: vec[u8] = vec[u8]()
        self.leader_numbers: vec[u8] = vec[u8]()
        self.leaders_in_play: list[int] = []
        self.seats: i64 = 0
        self.reduce_to: i64 = 3  # step 3 of a turn: reduce to this many (HL-6.7) ...
        self.reduce_by: i64 = 0  # ... or, if above 0, exactly this many (HL-16.5)
        self.end_number: i64 = 7  # face-up heroes in one party that end the game (HL-13.1)
        self.in_play: list[int] = []  # card numbers, including the Emperor
        self.cut: bool = False  # only some cards, for a prepared table
        self.settings: dict[str, str] = {}
        self.zone_at: vec[i16] = vec[i16]()  # offset of each zone in a board's block
        self.block: i64 = 0  # length of that block
        self.hot_at: i64 = 0  # offset of the list of cards with a rumor: its length, the cards
        self.most_options: i64 = 2 * len(ids) + 2  # playing or discarding every card, and a pass
        self.chances: vec[float] = vec[float]()  # computed by `outlook` on first use
        self.ties: vec[float] = vec[float]()  # likewise
        self.blank_rivals: vec[i64] = vec[i64]([-1] * (2 * MAX_SEATS))
        self.lanes: vec[i64] = vec[i64]([lanes(mask) for mask in factions])
        self.text_worth: vec[float] = vec[float]()  # these three: computed by `hunch` on first use
        self.landings: vec[u8] = vec[u8]()
        self.landing_at: vec[i32] = vec[i32]()
        self.blocks: list[MarkerBlock | None] = [_marker_block(steps) for steps in programs]
        self.idle_from: vec[u8] = vec[u8]([_idle_from(steps) for steps in programs])
        # Empty vectors with room for every card, copied by each redeal.
        self.blank_places: vec[i16] = vec[i16]([0] * len(ids))
        self.blank_bits: vec[i32] = vec[i32]([0] * len(ids))
        self.blank_cards: vec[u8] = vec[u8]([0] * len(ids))

    def set_leaders(
        self, ids: list[str], factions: list[int], numbers: list[int], in_play: list[int]
    ) -> None:
        """Set the leaders: all of them, and the numbers of those that may be dealt."""
        self.leaders = ids
        self.leader_factions = vec[u8](factions)
        self.leader_numbers = vec[u8](numbers)
        self.leaders_in_play = in_play

    def lay_block(self, seats: int) -> None:
        """Compute the layout of a board's block for this many seats.

        Every zone has a length byte and room for all cards, so none can overflow. Zones of absent
        seats share one length byte, which is 0.
        """
        cards = len(self.ids)
        self.seats = seats
        self.hot_at = RUMOUR + RUMOUR_BYTES * cards
        stride = 1 + cards
        at = int(self.hot_at) + stride
        places: list[int] = []
        absent: list[int] = []
        for zone in range(HELD):
            seat = (zone - HAND) % MAX_SEATS if zone >= HAND else 0
            if seat < self.seats:
                places.append(at)
                at += stride
            else:
                absent.append(zone)
                places.append(0)
        for zone in absent:
            places[zone] = at
        self.zone_at = vec[i16](places)
        self.block = at + 1
