"""The fields of a Secret Allies state, and how they are copied.

GENERATED from layout.py by tools/secret_allies_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Event
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.mapping import Sketch
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS, MAX_HITS, Pack


def filled(count: i64, value: i64) -> vec[i16]:
    """A row of `count` numbers `value`."""
    return vec[i16]([i16(value)] * int(count))


class Fields(State):
    """All fields; `BaseState` adds the operations."""

    pack_data: Pack
    seats: i64 = 0
    length: i64 = 0
    large_states: i64 = 0
    small_states: i64 = 0
    large_allies: i64 = 0
    small_allies: i64 = 0
    turn_limit: i64 = 0

    # -- settings
    automatic_map: bool = False
    exact_deck: bool = False
    log_whole_game: bool = False
    race_draw: i64 = 0

    # -- course
    placed: vec[i16]  # land, turn, q, r of each tile
    stage: i64 = 0
    turn: i64 = 0
    current: i64 = 0  # the asked seat, if only one is asked
    order: vec[i16]  # current order; includes players who left, who are skipped
    seat_order: vec[i16]  # for map and races only (SA-R8)
    out: vec[i16]  # [seat] 0: in the game; 1: first to leave, 2: second ...
    leavings: i64 = 0
    progress: bool = False  # income, a change of holder or a reveal this turn
    quiet_turns: i64 = 0
    ending: i64 = 0
    track: vec[i16]  # [seat]
    income_track: vec[i16]  # [seat]
    threshold: i64 = 0

    # -- bank
    prestige: vec[i16]  # [seat]
    turn_change: vec[i16]  # [seat] sum of public changes this turn
    turn_lowest: vec[i16]  # [seat] lowest value of that sum
    received: vec[i16]  # [seat] all prestige ever received
    most_at_start: vec[i16]  # [seat] public upper bound at the start of the turn
    prestige_issued: i64 = 0  # by the bank
    prestige_returned: i64 = 0
    tokens_issued: vec[i16]  # [resource]
    tokens_returned: vec[i16]  # [resource]

    # -- turn-zero
    pile: vec[i16]  # lands drawn and not yet placed, unordered
    tile: i64 = -1  # land of the drawn tile
    race: vec[i16]  # [seat]
    returned_race: vec[i16]  # [seat]
    race_hand: vec[i16]  # races drawn to choose from
    pick: i64 = 0  # index of the ally pick, over both sizes
    pick_seat: vec[i16]
    pick_card: vec[i16]  # pick -> slot; -1: not made yet, or skipped
    pick_hand: vec[i16]  # slots of the cards drawn to choose from
    pick_bought: i64 = 0
    draws_due: i64 = 0
    removals_due: i64 = 0
    drawn_log: vec[i16]  # seat, pick, slot of every drawn card

    # -- states
    partisan: vec[i16]  # [slot] 1: has its partisan token
    holder: vec[i16]  # [slot]
    die: vec[i16]  # [slot] -1: no die yet; 0 is X
    swords: vec[i16]  # [slot]
    revealed_by: vec[i16]  # [slot]
    shown: vec[i16]  # [slot]
    ally_of: vec[i16]  # [slot]
    card: vec[i16]  # [slot]
    treasury: vec[i16]  # [slot * resource]
    arrived: vec[i16]  # [slot * resource] transferred here this turn
    sent: vec[i16]  # [slot]
    researched: vec[i16]  # [slot] 1: a technology was bought here this phase
    mine_owner: vec[i16]  # [mine]
    seen_neutral: vec[i16]  # [seat * slot] looked at by a technology

    # -- units
    unit: vec[i16]  # [cell] kind + 1; 0 is an empty hex
    side: vec[i16]  # [cell]
    marks: vec[i16]  # [cell]
    damage: vec[i16]  # [cell * seat] by attacking seat
    on_map: vec[i16]  # [seat * kind] tokens used, wrecks included
    army: vec[i16]  # [seat] live units

    # -- technologies
    owned: vec[i16]  # [tech]
    tech_count: vec[i16]  # [seat]
    bonus: vec[i16]  # [seat * effect]
    looks: vec[i16]  # viewer, player, turn, prestige

    # -- auction
    aim: i64 = 0
    runoff: i64 = 0  # 0: main bids; else the number of the run-off
    bidding: vec[i16]  # [seat] 1: takes part
    bids: vec[i16]  # [seat] -1: not yet given
    modifier: vec[i16]  # [seat]
    standing: vec[i16]  # seats ranked so far, best first
    block: vec[i16]  # position -> start of its tied group
    tries: vec[i16]  # position -> run-offs of the group starting there
    auction_winner: i64 = -1
    answers: vec[i16]  # [seat] -1 not asked, 0 pending, 1 pass, 2 show

    # -- battle
    slots_of: vec[i16]  # [seat] subturns at the start of the phase
    put_off: vec[i16]  # [seat] subturns deferred to the next slot
    round: i64 = 0
    position: i64 = 0  # in the order; other phases use it too
    active: i64 = -1  # whose subturn it is
    in_hand: i64 = 0  # subturns left in this slot, including the current one
    moves_left: i64 = 0
    attacked: bool = False  # a state was attacked this subturn
    mode: i64 = 0
    mover: i64 = -1
    points: i64 = 0
    stirred: bool = False  # the moving unit has left its hex
    aiming: bool = False  # the player gives every hit of the moving unit a target
    hit: i64 = 0
    targets: vec[i16]  # [hit]
    paused: i64 = -1  # cell of the unit waiting for the partisans
    aloft: i64 = -1  # the occupied cell over which the paused unit flies
    paused_points: i64 = 0
    attack_slot: i64 = -1
    attacker: i64 = -1
    claimed_by: i64 = -1  # whose state it is in the partisan auction
    funds: vec[i16]  # [resource]

    # -- purchases
    purpose: i64 = 0
    shop: i64 = -1  # slot
    ware: i64 = -1  # kind
    ware_tech: i64 = -1  # technology being paid for
    by_hand: bool = False  # the buyer wants to choose the tokens
    send_from: i64 = -1
    send_kind: i64 = -1
    peeks_due: i64 = 0
    peek_hand: vec[i16]  # slots seen in the current look
    looks_left: i64 = 0

    board: Board
    sketch: Sketch | None  # the map so far, made from `placed` when needed
    options: vec[i32]  # of the asked seat; replaced, never modified in place
    listening: bool = False
    told: list[Event]

    def __init__(self, pack: Pack, seats: i64, length: i64, source: "Fields | None" = None) -> None:
        """A new game before its first question, or a copy of `source` without its events."""
        self.told = []
        self.sketch = None
        self.pack_data = pack
        self.seats = seats
        self.length = length
        if source is not None:
            self.board = source.board
            self.options = source.options
            source.copy_into(self)
            return
        self.board = Board(pack, vec[i16]())
        self.options = vec[i32]()
        setup = pack.rows.setups[int(pack.setups[seats * 3 + length])]
        self.large_states = setup.large
        self.small_states = setup.small
        self.large_allies = setup.large_allies
        self.small_allies = setup.small_allies
        self.turn_limit = i64(pack.turn_limits[length])
        self.threshold = setup.threshold
        self._start_rows(pack, seats)

    def _start_rows(self, pack: Pack, seats: i64) -> None:
        self.placed = vec[i16]()
        self.order = vec[i16]()
        self.seat_order = vec[i16]()
        self.out = filled(seats, 0)
        self.track = filled(seats, 0)
        self.income_track = filled(seats, 0)
        self.prestige = filled(seats, 0)
        self.turn_change = filled(seats, 0)
        self.turn_lowest = filled(seats, 0)
        self.received = filled(seats, 0)
        self.most_at_start = filled(seats, 0)
        self.tokens_issued = filled(3, 0)
        self.tokens_returned = filled(3, 0)
        self.pile = vec[i16]()
        self.race = filled(seats, -1)
        self.returned_race = filled(seats, -1)
        self.race_hand = vec[i16]()
        self.pick_seat = vec[i16]()
        self.pick_card = vec[i16]()
        self.pick_hand = vec[i16]()
        self.drawn_log = vec[i16]()
        self.partisan = vec[i16]()
        self.holder = vec[i16]()
        self.die = vec[i16]()
        self.swords = vec[i16]()
        self.revealed_by = vec[i16]()
        self.shown = vec[i16]()
        self.ally_of = vec[i16]()
        self.card = vec[i16]()
        self.treasury = vec[i16]()
        self.arrived = vec[i16]()
        self.sent = vec[i16]()
        self.researched = vec[i16]()
        self.mine_owner = vec[i16]()
        self.seen_neutral = vec[i16]()
        self.unit = vec[i16]()
        self.side = vec[i16]()
        self.marks = vec[i16]()
        self.damage = vec[i16]()
        self.on_map = filled(seats * pack.kinds, 0)
        self._start_rows_2(pack, seats)

    def _start_rows_2(self, pack: Pack, seats: i64) -> None:
        self.army = filled(seats, 0)
        self.owned = filled(pack.techs, 0)
        self.tech_count = filled(seats, 0)
        self.bonus = filled(seats * EFFECT_KINDS, 0)
        self.looks = vec[i16]()
        self.bidding = filled(seats, 0)
        self.bids = filled(seats, -1)
        self.modifier = filled(seats, 0)
        self.standing = vec[i16]()
        self.block = vec[i16]()
        self.tries = vec[i16]()
        self.answers = filled(seats, -1)
        self.slots_of = filled(seats, 0)
        self.put_off = filled(seats, 0)
        self.targets = filled(MAX_HITS, -1)
        self.funds = filled(3, 0)
        self.peek_hand = vec[i16]()

    def lay_rows(self) -> None:
        """Make the rows for states, mines and hexes once the map is complete."""
        self.partisan = filled(self.board.slots, 1)
        self.holder = filled(self.board.slots, -1)
        self.die = filled(self.board.slots, -1)
        self.swords = filled(self.board.slots, 0)
        self.revealed_by = filled(self.board.slots, -1)
        self.shown = filled(self.board.slots, 0)
        self.ally_of = filled(self.board.slots, -1)
        self.card = filled(self.board.slots, 0)
        self.treasury = filled(self.board.slots * 3, 0)
        self.arrived = filled(self.board.slots * 3, 0)
        self.sent = filled(self.board.slots, 0)
        self.researched = filled(self.board.slots, 0)
        self.mine_owner = filled(self.board.mines, -1)
        self.seen_neutral = filled(self.seats * self.board.slots, 0)
        self.unit = filled(self.board.cells, 0)
        self.side = filled(self.board.cells, 0)
        self.marks = filled(self.board.cells, 0)
        self.damage = filled(self.board.cells * self.seats, 0)

    def copy_into(self, other: "Fields") -> None:
        """Make `other` an independent copy of this state."""
        other.large_states = self.large_states
        other.small_states = self.small_states
        other.large_allies = self.large_allies
        other.small_allies = self.small_allies
        other.turn_limit = self.turn_limit
        other.automatic_map = self.automatic_map
        other.exact_deck = self.exact_deck
        other.log_whole_game = self.log_whole_game
        other.race_draw = self.race_draw
        other.stage = self.stage
        other.turn = self.turn
        other.current = self.current
        other.leavings = self.leavings
        other.progress = self.progress
        other.quiet_turns = self.quiet_turns
        other.ending = self.ending
        other.threshold = self.threshold
        other.prestige_issued = self.prestige_issued
        other.prestige_returned = self.prestige_returned
        other.tile = self.tile
        other.pick = self.pick
        other.pick_bought = self.pick_bought
        other.draws_due = self.draws_due
        other.removals_due = self.removals_due
        other.aim = self.aim
        other.runoff = self.runoff
        other.auction_winner = self.auction_winner
        other.round = self.round
        other.position = self.position
        other.active = self.active
        other.in_hand = self.in_hand
        other.moves_left = self.moves_left
        other.attacked = self.attacked
        other.mode = self.mode
        other.mover = self.mover
        other.points = self.points
        other.stirred = self.stirred
        other.aiming = self.aiming
        other.hit = self.hit
        other.paused = self.paused
        self._copy_into_2(other)

    def _copy_into_2(self, other: "Fields") -> None:
        other.aloft = self.aloft
        other.paused_points = self.paused_points
        other.attack_slot = self.attack_slot
        other.attacker = self.attacker
        other.claimed_by = self.claimed_by
        other.purpose = self.purpose
        other.shop = self.shop
        other.ware = self.ware
        other.ware_tech = self.ware_tech
        other.by_hand = self.by_hand
        other.send_from = self.send_from
        other.send_kind = self.send_kind
        other.peeks_due = self.peeks_due
        other.looks_left = self.looks_left
        other.placed = self.placed[:]
        other.order = self.order[:]
        other.seat_order = self.seat_order[:]
        other.out = self.out[:]
        other.track = self.track[:]
        other.income_track = self.income_track[:]
        other.prestige = self.prestige[:]
        other.turn_change = self.turn_change[:]
        other.turn_lowest = self.turn_lowest[:]
        other.received = self.received[:]
        other.most_at_start = self.most_at_start[:]
        other.tokens_issued = self.tokens_issued[:]
        other.tokens_returned = self.tokens_returned[:]
        other.pile = self.pile[:]
        other.race = self.race[:]
        other.returned_race = self.returned_race[:]
        other.race_hand = self.race_hand[:]
        other.pick_seat = self.pick_seat[:]
        other.pick_card = self.pick_card[:]
        other.pick_hand = self.pick_hand[:]
        other.drawn_log = self.drawn_log[:]
        other.partisan = self.partisan[:]
        other.holder = self.holder[:]
        other.die = self.die[:]
        other.swords = self.swords[:]
        other.revealed_by = self.revealed_by[:]
        self._copy_into_3(other)

    def _copy_into_3(self, other: "Fields") -> None:
        other.shown = self.shown[:]
        other.ally_of = self.ally_of[:]
        other.card = self.card[:]
        other.treasury = self.treasury[:]
        other.arrived = self.arrived[:]
        other.sent = self.sent[:]
        other.researched = self.researched[:]
        other.mine_owner = self.mine_owner[:]
        other.seen_neutral = self.seen_neutral[:]
        other.unit = self.unit[:]
        other.side = self.side[:]
        other.marks = self.marks[:]
        other.damage = self.damage[:]
        other.on_map = self.on_map[:]
        other.army = self.army[:]
        other.owned = self.owned[:]
        other.tech_count = self.tech_count[:]
        other.bonus = self.bonus[:]
        other.looks = self.looks[:]
        other.bidding = self.bidding[:]
        other.bids = self.bids[:]
        other.modifier = self.modifier[:]
        other.standing = self.standing[:]
        other.block = self.block[:]
        other.tries = self.tries[:]
        other.answers = self.answers[:]
        other.slots_of = self.slots_of[:]
        other.put_off = self.put_off[:]
        other.targets = self.targets[:]
        other.funds = self.funds[:]
        other.peek_hand = self.peek_hand[:]
