"""All that a game of Secret Allies remembers, field by field, and how it is copied.

A *slot* is a state on this map, a *cell* one of its hexes. `state.BaseState` adds the small acts.
"""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Event
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.codes import DRAW_STATE
from hiddenhand.games.secret_allies.mapping import Sketch
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS, MAX_HITS, Pack


def filled(count: i64, value: i64) -> vec[i16]:
    return vec[i16]([i16(value)] * int(count))


class Fields(State):
    def __init__(self, pack: Pack, seats: i64, length: i64, source: "Fields | None" = None) -> None:
        """A fresh game before its first question, or a copy of `source`."""
        if source is not None:
            source.copy_into(self)
            return
        self.pack_data = pack
        self.seats = seats
        self.length = length
        setup = pack.rows.setups[int(pack.setups[seats * 3 + length])]
        self.large_states: i64 = setup.large
        self.small_states: i64 = setup.small
        self.large_allies: i64 = setup.large_allies
        self.small_allies: i64 = setup.small_allies
        self.turn_limit: i64 = i64(pack.turn_limits[length])
        self.automatic_map: bool = False
        self.race_draw: i64 = 0
        self.exact_deck: bool = False
        self.log_whole_game: bool = False

        # -- the course of play
        self.stage: i64 = DRAW_STATE
        self.turn: i64 = 0
        self.current: i64 = 0  # the seat that is asked, where one seat is asked
        self.seat_order = vec[i16]()  # for map and races; of no use afterwards (SA-R8)
        self.order = vec[i16]()  # current order; players who left since stay in it, skipped
        self.out = filled(seats, 0)  # 0 in the game, else the number of the leaving
        self.leavings: i64 = 0
        self.progress: bool = False  # income, a change of holder or a reveal in this turn
        self.quiet_turns: i64 = 0
        self.ending: i64 = 0
        self.track = filled(seats, 0)
        self.income_track = filled(seats, 0)
        self.threshold: i64 = setup.threshold
        self.options = vec[i32]()  # of the asked seat; replaced, never changed in place

        # -- prestige and the bank
        self.prestige = filled(seats, 0)
        self.turn_change = filled(seats, 0)  # sum of public changes in this turn
        self.turn_lowest = filled(seats, 0)  # the least that sum has been
        self.received = filled(seats, 0)  # all prestige ever received
        self.most_at_start = filled(seats, 0)  # public bound of what one had when the turn began
        self.prestige_issued: i64 = 0  # by the bank
        self.prestige_returned: i64 = 0
        self.tokens_issued = filled(3, 0)
        self.tokens_returned = filled(3, 0)

        # -- turn zero: tiles, races, cards
        self.pile = vec[i16]()  # lands drawn and not yet laid, in no order
        self.placed = vec[i16]()  # land, turn, q, r of each tile
        self.tile: i64 = -1  # land of the tile now drawn
        self.sketch: Sketch | None = None  # working drawing of `placed`, made when needed
        self.board = Board(pack, vec[i16]())
        self.race = filled(seats, -1)
        self.returned_race = filled(seats, -1)
        self.race_hand = vec[i16]()  # races drawn to choose from
        self.pick: i64 = 0  # number of the ally choice, over both sizes
        self.pick_seat = vec[i16]()
        self.pick_card = vec[i16]()  # pick -> slot, -1 not yet made or skipped
        self.pick_hand = vec[i16]()  # slots of the cards drawn to choose from
        self.pick_bought: i64 = 0
        self.draws_due: i64 = 0
        self.removals_due: i64 = 0
        self.drawn_log = vec[i16]()  # seat, pick, slot of every card anybody drew

        # -- states, by slot
        self.partisan = vec[i16]()  # 1: its partisan token lies on it
        self.holder = vec[i16]()
        self.die = vec[i16]()  # -1: no die yet; 0 is X
        self.swords = vec[i16]()
        self.revealed_by = vec[i16]()
        self.shown = vec[i16]()
        self.ally_of = vec[i16]()
        self.card = vec[i16]()
        self.treasury = vec[i16]()  # slot * 3 + resource
        self.arrived = vec[i16]()  # slot * 3 + resource: transferred here in this turn
        self.sent = vec[i16]()
        self.researched = vec[i16]()  # 1: a technology was bought here in this phase
        self.mine_owner = vec[i16]()  # by mine
        self.seen_neutral = vec[i16]()  # seat * slots + slot: looked at by a technology

        # -- units, by cell
        self.unit = vec[i16]()  # kind + 1; 0 is an empty hex
        self.side = vec[i16]()
        self.marks = vec[i16]()
        self.damage = vec[i16]()  # cell * seats + attacking seat
        self.on_map = filled(seats * pack.kinds, 0)  # tokens used, wrecks included
        self.army = filled(seats, 0)  # live units

        # -- technologies
        self.owned = filled(pack.techs, 0)
        self.tech_count = filled(seats, 0)
        self.bonus = filled(seats * EFFECT_KINDS, 0)  # seat * EFFECT_KINDS + effect
        self.looks = vec[i16]()  # looker, looked at, turn, prestige

        # -- the auction in progress
        self.aim: i64 = 0
        self.runoff: i64 = 0  # 0 the main bids, else the number of the run-off
        self.bidding = filled(seats, 0)  # 1: takes part in these bids
        self.bids = filled(seats, -1)  # -1: not in yet
        self.modifier = filled(seats, 0)
        self.standing = vec[i16]()  # seats ranked so far, best first
        self.block = vec[i16]()  # position -> where its group of equals begins
        self.tries = vec[i16]()  # position -> run-offs of the group that begins there
        self.auction_winner: i64 = -1
        self.answers = filled(seats, -1)  # show or pass: -1 not asked, 0 owing, 1 pass, 2 show

        # -- battle
        self.slots_of = filled(seats, 0)  # subturns at the start of the phase
        self.put_off = filled(seats, 0)  # subturns deferred to the next slot
        self.round: i64 = 0
        self.position: i64 = 0  # in the order; also used by the other phases
        self.active: i64 = -1  # whose subturn it is
        self.in_hand: i64 = 0  # subturns to play in this slot, the running one included
        self.moves_left: i64 = 0
        self.attacked: bool = False  # a state was attacked in this subturn
        self.mode: i64 = 0
        self.mover: i64 = -1
        self.points: i64 = 0
        self.stirred: bool = False  # the moving unit has left its hex
        self.hit: i64 = 0
        self.targets = filled(MAX_HITS, -1)
        self.paused: i64 = -1  # cell of the unit that waits for the partisans
        self.paused_points: i64 = 0
        self.attack_slot: i64 = -1
        self.attacker: i64 = -1
        self.claimed_by: i64 = -1  # whose state it counts as in the partisan auction
        self.funds = filled(3, 0)

        # -- purchases
        self.purpose: i64 = 0
        self.shop: i64 = -1  # slot
        self.ware: i64 = -1  # kind
        self.ware_tech: i64 = -1  # technology being paid for
        self.send_from: i64 = -1
        self.send_kind: i64 = -1
        self.peeks_due: i64 = 0
        self.peek_hand = vec[i16]()  # slots seen by the look in progress
        self.looks_left: i64 = 0

        self.listening = False
        self.told: list[Event] = []

    # -- copies ------------------------------------------------------------------------------

    def copy_into(self, other: "Fields") -> None:
        """Make `other` an independent copy of this state, without the untold events."""
        other.pack_data = self.pack_data
        other.seats = self.seats
        other.length = self.length
        other.large_states = self.large_states
        other.small_states = self.small_states
        other.large_allies = self.large_allies
        other.small_allies = self.small_allies
        other.turn_limit = self.turn_limit
        other.automatic_map = self.automatic_map
        other.race_draw = self.race_draw
        other.exact_deck = self.exact_deck
        other.log_whole_game = self.log_whole_game
        other.stage = self.stage
        other.turn = self.turn
        other.current = self.current
        other.seat_order = self.seat_order[:]
        other.order = self.order[:]
        other.out = self.out[:]
        other.leavings = self.leavings
        other.progress = self.progress
        other.quiet_turns = self.quiet_turns
        other.ending = self.ending
        other.track = self.track[:]
        other.income_track = self.income_track[:]
        other.threshold = self.threshold
        other.options = self.options
        other.prestige = self.prestige[:]
        other.turn_change = self.turn_change[:]
        other.turn_lowest = self.turn_lowest[:]
        other.received = self.received[:]
        other.most_at_start = self.most_at_start[:]
        other.prestige_issued = self.prestige_issued
        other.prestige_returned = self.prestige_returned
        other.tokens_issued = self.tokens_issued[:]
        other.tokens_returned = self.tokens_returned[:]
        other.pile = self.pile[:]
        other.placed = self.placed[:]
        other.tile = self.tile
        other.sketch = None
        other.board = self.board
        other.race = self.race[:]
        other.returned_race = self.returned_race[:]
        other.race_hand = self.race_hand[:]
        other.pick = self.pick
        other.pick_seat = self.pick_seat[:]
        other.pick_card = self.pick_card[:]
        other.pick_hand = self.pick_hand[:]
        other.pick_bought = self.pick_bought
        other.draws_due = self.draws_due
        other.removals_due = self.removals_due
        other.drawn_log = self.drawn_log[:]
        other.partisan = self.partisan[:]
        other.holder = self.holder[:]
        other.die = self.die[:]
        other.swords = self.swords[:]
        other.revealed_by = self.revealed_by[:]
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
        other.aim = self.aim
        other.runoff = self.runoff
        other.bidding = self.bidding[:]
        other.bids = self.bids[:]
        other.modifier = self.modifier[:]
        other.standing = self.standing[:]
        other.block = self.block[:]
        other.tries = self.tries[:]
        other.auction_winner = self.auction_winner
        other.answers = self.answers[:]
        other.slots_of = self.slots_of[:]
        other.put_off = self.put_off[:]
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
        other.hit = self.hit
        other.targets = self.targets[:]
        other.paused = self.paused
        other.paused_points = self.paused_points
        other.attack_slot = self.attack_slot
        other.attacker = self.attacker
        other.claimed_by = self.claimed_by
        other.funds = self.funds[:]
        other.purpose = self.purpose
        other.shop = self.shop
        other.ware = self.ware
        other.ware_tech = self.ware_tech
        other.send_from = self.send_from
        other.send_kind = self.send_kind
        other.peeks_due = self.peeks_due
        other.peek_hand = self.peek_hand[:]
        other.looks_left = self.looks_left
        other.listening = False
        other.told = []
