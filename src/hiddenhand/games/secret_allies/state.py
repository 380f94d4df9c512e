"""The whole of a game of Secret Allies as data: board, treasuries, cards, sealed answers.

`Realm` holds the fields and the small acts that all phases share. The phases (turn_zero,
auction, battle, economy ...) are functions over it; `play.SecretAllies` joins them. A *slot* is
a state on this map, a *cell* one of its hexes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Event, Fact
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.mapping import Sketch
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS, MAX_HITS, Pack
from hiddenhand.games.secret_allies.stages import DRAW_STATE, IN_DECK, KEPT, PARTISAN, WRECK

NO_SEATS: Final = ()


def filled(count: i64, value: i64) -> vec[i16]:
    return vec[i16]([i16(value)] * int(count))


def plain(row: vec[i16]) -> list[int]:
    """The numbers as ordinary ones, for modules that are never compiled."""
    return [int(number) for number in row]


class Realm(State):
    def __init__(self, pack: Pack, seats: i64, length: i64) -> None:
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

    def copy_into(self, other: "Realm") -> None:
        """Make `other`, fresh from __new__, an independent copy without the untold events."""
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

    # -- seats -------------------------------------------------------------------------------

    def is_in(self, seat: i64) -> bool:
        """Still in the game."""
        return self.out[seat] == 0

    def players_left(self) -> i64:
        left: i64 = 0
        for mark in self.out:
            if mark == 0:
                left += 1
        return left

    def rank(self, seat: i64) -> i64:
        """Place in the current order, 0 first."""
        place: i64 = 0
        while place < len(self.order):
            if i64(self.order[place]) == seat:
                return place
            place += 1
        return self.seats + seat

    def has_bonus(self, seat: i64, effect: i64) -> i64:
        return i64(self.bonus[seat * EFFECT_KINDS + effect])

    def unrevealed(self, seat: i64) -> i64:
        """How many ally cards of this player are not revealed; public."""
        count: i64 = 0
        slot: i64 = 0
        while slot < len(self.ally_of):
            if i64(self.ally_of[slot]) == seat and self.revealed_by[slot] < 0:
                count += 1
            slot += 1
        return count

    def neutral_cards(self) -> i64:
        """How many ally cards are nobody's (SA-R13); public once all have chosen."""
        count: i64 = 0
        for place in self.card:
            if i64(place) != KEPT:
                count += 1
        return count

    def deck_size(self, large: bool) -> i64:
        """Cards in one of the ally decks; removed ones are not in it."""
        count: i64 = 0
        slot: i64 = 0
        while slot < len(self.card):
            if i64(self.card[slot]) == IN_DECK and self.is_large(slot) == large:
                count += 1
            slot += 1
        return count

    def is_large(self, slot: i64) -> bool:
        return self.pack_data.large[i64(self.board.land[slot])] != 0

    # -- prestige and tokens -----------------------------------------------------------------

    def gain_prestige(self, seat: i64, amount: i64) -> None:
        self.prestige[seat] = i16(i64(self.prestige[seat]) + amount)
        self.prestige_issued += amount
        self.received[seat] = i16(i64(self.received[seat]) + amount)
        self.turn_change[seat] = i16(i64(self.turn_change[seat]) + amount)

    def pay_prestige(self, seat: i64, amount: i64) -> None:
        self.prestige[seat] = i16(i64(self.prestige[seat]) - amount)
        self.prestige_returned += amount
        change: i64 = i64(self.turn_change[seat]) - amount
        self.turn_change[seat] = i16(change)
        if change < i64(self.turn_lowest[seat]):
            self.turn_lowest[seat] = i16(change)

    def forget_amounts(self) -> None:
        """A new turn: the public log of prestige amounts begins anew (SA-V11).

        What stays plain to see are the technologies, so what they cost bounds what is left.
        """
        pack = self.pack_data
        seat: i64 = 0
        while seat < self.seats:
            self.turn_change[seat] = 0
            self.turn_lowest[seat] = 0
            most: i64 = i64(self.received[seat])
            race: i64 = i64(self.race[seat])
            if race >= 0:
                tech: i64 = i64(pack.race_tech[race])
                while tech < i64(pack.race_tech[race + 1]):
                    if self.owned[tech] != 0:
                        most -= i64(pack.tech_prestige[tech])
                    tech += 1
            self.most_at_start[seat] = i16(most)
            seat += 1

    def forget_transfers(self) -> None:
        """A new turn: what was transferred may be used, and each state may send again."""
        k: i64 = 0
        while k < len(self.arrived):
            self.arrived[k] = 0
            k += 1
        k = 0
        while k < len(self.sent):
            self.sent[k] = 0
            k += 1

    def fill_treasury(self, slot: i64, times: i64) -> None:
        """The bank pays `times` the printed income into the state's treasury."""
        kind: i64 = 0
        while kind < 3:
            amount: i64 = times * i64(self.board.income[3 * slot + kind])
            self.treasury[3 * slot + kind] = i16(i64(self.treasury[3 * slot + kind]) + amount)
            self.tokens_issued[kind] = i16(i64(self.tokens_issued[kind]) + amount)
            kind += 1

    # -- units and land ----------------------------------------------------------------------

    def live(self, cell: i64) -> bool:
        """A unit that is no wreck stands here."""
        return self.unit[cell] != 0 and i64(self.marks[cell]) & WRECK == 0

    def free_token(self, seat: i64, kind: i64) -> bool:
        """SA-R62: fewer than all tokens are on the map."""
        used: i64 = i64(self.on_map[seat * self.pack_data.kinds + kind])
        return used < i64(self.pack_data.tokens[kind])

    def may_build(self, seat: i64, kind: i64) -> bool:
        """A basic unit, or one that a technology of this player unlocked."""
        tech: i64 = i64(self.pack_data.unlocked_by[kind])
        return kind < self.pack_data.basic_kinds or (tech >= 0 and self.owned[tech] != 0)

    def put_unit(self, seat: i64, kind: i64, cell: i64, partisan: bool) -> None:
        self.unit[cell] = i16(kind + 1)
        self.side[cell] = i16(seat)
        self.marks[cell] = i16(PARTISAN) if partisan else i16(0)
        k: i64 = seat * self.pack_data.kinds + kind
        self.on_map[k] = i16(i64(self.on_map[k]) + 1)
        self.army[seat] = i16(i64(self.army[seat]) + 1)
        self.take_mine(cell, seat)

    def take_mine(self, cell: i64, seat: i64) -> None:
        """SA-R15: a unit that ends its move on a mine, or is put there, takes it."""
        mine: i64 = i64(self.board.mine_at[cell])
        if mine >= 0 and i64(self.mine_owner[mine]) != seat:
            self.mine_owner[mine] = i16(seat)
            if self.listening:
                self.tell("mine-taken", {"seat": int(seat), "hex": self.board.name(cell)})

    def clear_cell(self, cell: i64) -> None:
        """Take the unit or wreck off the map; its token is free again."""
        seat: i64 = i64(self.side[cell])
        k: i64 = seat * self.pack_data.kinds + i64(self.unit[cell]) - 1
        self.on_map[k] = i16(i64(self.on_map[k]) - 1)
        if i64(self.marks[cell]) & WRECK == 0:
            self.army[seat] = i16(i64(self.army[seat]) - 1)
        self.unit[cell] = 0
        self.side[cell] = 0
        self.marks[cell] = 0
        self.wipe_damage(cell)

    def wipe_damage(self, cell: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.damage[cell * self.seats + seat] = 0
            seat += 1

    def controller(self, slot: i64) -> i64:
        """Who owns all mines of the state with no other player's unit within, or -1 (SA-R16)."""
        mine: i64 = i64(self.board.mine_first[slot])
        end: i64 = i64(self.board.mine_first[slot + 1])
        if mine == end:
            return -1
        owner: i64 = i64(self.mine_owner[mine])
        while mine < end:
            if i64(self.mine_owner[mine]) != owner:
                return -1
            mine += 1
        if owner < 0:
            return -1
        cell: i64 = i64(self.board.first[slot])
        last: i64 = i64(self.board.first[slot + 1])
        while cell < last:
            if self.live(cell) and i64(self.side[cell]) != owner:
                return -1
            cell += 1
        return owner

    def check_holder(self, slot: i64) -> None:
        """Bring the possession of one state up to date (SA-R17)."""
        now: i64 = self.controller(slot)
        if now == i64(self.holder[slot]):
            return
        self.holder[slot] = i16(now)
        self.progress = True
        if now >= 0 and self.die[slot] < 0:
            self.die[slot] = i16(self.pack_data.income_turns)
        if self.listening:
            self.tell(
                "state-lost" if now < 0 else "state-won",
                {"state": self.land_id(slot), "seat": None if now < 0 else int(now)},
            )

    # -- words -------------------------------------------------------------------------------

    def land_id(self, slot: i64) -> str:
        return self.pack_data.land_ids[i64(self.board.land[slot])]

    def unit_id(self, kind: i64) -> str:
        return self.pack_data.unit_ids[kind]

    def tell(
        self,
        kind: str,
        public: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        witnesses: tuple[Seat, ...] = NO_SEATS,
    ) -> None:
        """Keep an event; callers ask `listening` first, so that playouts build no words."""
        self.told.append(Event(kind, public, secret or {}, witnesses))

    def tell_amounts(self, kind: str, public: dict[str, Fact], amounts: dict[str, Fact]) -> None:
        """Keep an event that names prestige; the log forgets the amounts with the turn unless
        the table plays with prestige_log=game (SA-V11)."""
        if self.log_whole_game:
            self.told.append(Event(kind, {**public, **amounts}))
        else:
            self.told.append(Event(kind, public, fleeting=amounts))

    def tell_turn(self) -> None:
        """A turn begins; the amounts of earlier turns leave the log."""
        self.told.append(Event("turn", {"turn": int(self.turn)}, forgets=not self.log_whole_game))

    def listen(self) -> None:
        self.listening = True

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = []
        return told
