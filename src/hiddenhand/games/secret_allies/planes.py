"""Secret Allies for learning programs: what a seat knows, as planes.

Seats are relative to the viewer: +0 is the viewer, +1 the next seat; a plane value for a seat is
that plus 1. Columns of states, hexes, units and technologies are in the order of the pack,
independent of the map. The planes contain only what is in the view, and prestige that follows from
the log (SA-V10, SA-V11).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.planes import Canvas, Planes
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies import actions, codes
from hiddenhand.games.secret_allies.allies import pick_is_large
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.redeal import knows_prestige
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState

MOST_LIT: Final = 2048
MIDDLE: Final = 64  # value for zero of coordinates and modifiers


@final
class AlliesPlanes(Planes):
    """Layout and drawing of the planes for one pack and number of seats."""

    def __init__(self, pack: Pack, seats: i64) -> None:
        super().__init__(seats, MOST_LIT)
        self.pack_data: Pack = pack
        self.table: actions.ActionTable = actions.ActionTable(pack, seats)
        self.names = self.table.names
        self.actions = len(self.names)
        self.cells: i64 = i64(pack.cell_start[pack.lands])
        self._lay_hexes(int(self.cells))
        self._lay_states(int(pack.lands), int(seats))
        self._lay_players(int(seats))
        self._lay_course(int(seats))
        self.said: i64 = self.plane(
            "said", int(self.actions), "parts of its answer the viewer has given: 1 the first"
        )
        self.close()
        self.close()

    # -- the layout ------------------------------------------------------------------------

    def _lay_hexes(self, cells: int) -> None:
        self.hex_q: i64 = self.plane("hex q", cells, "64 + q; 0: not on this map")
        self.hex_r: i64 = self.plane("hex r", cells, "64 + r")
        self.mine: i64 = self.plane("mine", cells, "seat that owns the mine here")
        self.unit: i64 = self.plane("unit", cells, "1 + number of the unit in the pack")
        self.side: i64 = self.plane("side", cells, "seat it belongs to")
        self.marks: i64 = self.plane("marks", cells, "1 moved, 2 wreck, 4 partisan, added up")
        self.hurt: i64 = self.plane("hurt", cells, "damage dealt to it by the seat that moves")
        self.mover: i64 = self.plane(
            "mover", cells, "1: moves now; 2: waits for the partisans; 3: below it in the air"
        )
        self.aimed: i64 = self.plane("aimed", cells, "1 + hits aimed at it so far")

    def _lay_states(self, lands: int, seats: int) -> None:
        self.laid: i64 = self.plane("laid", lands, "1 + turns of its tile; 0: not laid")
        self.land_q: i64 = self.plane("state q", lands, "64 + q of its tile")
        self.land_r: i64 = self.plane("state r", lands, "64 + r of its tile")
        self.tile: i64 = self.plane("tile", lands, "1: drawn, to be laid now")
        self.token: i64 = self.plane("token", lands, "1: its partisan token lies on it")
        self.holder: i64 = self.plane("holder", lands, "seat that holds it")
        self.die: i64 = self.plane("die", lands, "1 + number on its die")
        self.swords: i64 = self.plane("swords", lands, "1: swords lie on it")
        self.revealed: i64 = self.plane("revealed", lands, "seat whose revealed ally it is")
        self.shown: i64 = self.plane("shown", lands, "seat that showed it to be its ally")
        self.treasury: i64 = self.plane("treasury", 3 * lands, "gold, uranium, titanium there")
        self.arrived: i64 = self.plane("arrived", 3 * lands, "of those, transferred this turn")
        self.ally: i64 = self.plane("ally", lands, "1: an ally of the viewer, not revealed")
        self.hand: i64 = self.plane("hand", lands, "1: a card the viewer chooses from now")
        self.drawn: i64 = self.plane("drawn", lands, "1 + choice at which the viewer drew it last")
        self.neutral: i64 = self.plane("neutral", lands, "1: neutral, seen by the viewer")
        self.place: i64 = self.plane("place", lands, "1 a purchase, 2 sending, 4 under attack")
        self.owned: i64 = self.plane("technology", int(self.pack_data.techs), "1: bought")
        self.used: i64 = self.plane(
            "tokens", seats * int(self.pack_data.kinds), "for each seat: tokens of each unit in use"
        )

    def _lay_players(self, seats: int) -> None:
        self.present: i64 = self.plane("in", seats, "1: still in the game")
        self.race: i64 = self.plane("race", seats, "1 + number of its race")
        self.races: i64 = self.plane("races", int(self.pack_data.races), "1: in the viewer's hand")
        self.track: i64 = self.plane("track", 2 * seats, "prestige of all states held; that pay")
        self.unrevealed: i64 = self.plane("unrevealed", seats, "ally cards not revealed")
        self.rank: i64 = self.plane("rank", seats, "1 + place in the current order")
        self.prestige: i64 = self.plane(
            "prestige", 3 * seats, "1 if the viewer knows it; then its rest by 128, and the 128s"
        )
        self.gained: i64 = self.plane("gained", seats, "sum of its changes this turn, if above 0")
        self.paid: i64 = self.plane("paid", seats, "the same if below 0")
        self.looked: i64 = self.plane(
            "looked", 3 * seats, "last look of the viewer: 1 + turns ago, then as prestige"
        )
        self.owing: i64 = self.plane("owing", seats, "1: owes an answer now")
        self.bidding: i64 = self.plane("bidding", seats, "1 takes part in these bids, 2 sealed")
        self.modifier: i64 = self.plane("modifier", seats, "64 + modifier, for who takes part")
        self.answered: i64 = self.plane("answered", seats, "1: its answer to the attack is in")
        self.subturns: i64 = self.plane("subturns", 2 * seats, "subturns this turn; put off")

    def _lay_course(self, seats: int) -> None:
        asked = [int(stage.number) for stage in COURSE if stage.of_seats]
        columns = [asked.index(number) if number in asked else -1 for number in range(len(COURSE))]
        self.column = vec[i16]([i16(column) for column in columns])  # stage -> its column
        self.stage: i64 = self.plane(
            "question", len(asked), "one-hot: what is asked, in the order of codes.py"
        )
        self.active: i64 = self.plane("active", seats, "one-hot: whose subturn it is")
        self.attack: i64 = self.plane("attack", 2, "seat that attacks; seat whose ally it counts")
        self.own: i64 = self.plane("own", 3, "the viewer's bid: 1 + rest by 128, 128s; answer")
        self.bought: i64 = self.plane("ware", int(self.pack_data.kinds), "1: unit being bought")
        self.learned: i64 = self.plane("study", int(self.pack_data.techs), "1: being paid for")
        self.sending: i64 = self.plane("sending", 3, "one-hot: resource being sent")
        self.funds: i64 = self.plane("funds", 3, "the partisans' gold, uranium, titanium")
        self.numbers: i64 = self.plane(
            "numbers",
            20,
            "turn, its limit, threshold by 128, 128s, tiles left, large cards, small cards, cards"
            " in the choice, bought ones, choice is large, aim of the auction, run-off, round,"
            " subturns in hand, moves left, a state was attacked, points, hit, purpose, mode",
        )

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        assert isinstance(state, SecretAllies)
        if state.board.cells > 0:
            self._draw_hexes(state, viewer, canvas)
            self._draw_states(state, viewer, canvas)
        self._draw_tiles(state, canvas)
        self._draw_players(state, viewer, canvas)
        self._draw_seat(state, viewer, canvas)
        self._draw_course(state, viewer, canvas)
        self._draw_numbers(state, canvas)

    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        part: i64 = 0
        while part < len(said):
            canvas.light(self.said + i64(said[part]), part + 1)
            part += 1

    def _away(self, seat: i64, viewer: i64) -> i64:
        away = seat - viewer
        return away if away >= 0 else away + self.seats

    def _seat(self, seat: i64, viewer: i64) -> i64:
        """A seat as a plane value; 0 for none."""
        return 0 if seat < 0 else 1 + self._away(seat, viewer)

    def _draw_hexes(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        board = s.board
        dealing: i64 = s.active if s.active >= 0 else s.current
        slot: i64 = 0
        while slot < board.slots:
            cell: i64 = i64(board.first[slot])
            end: i64 = i64(board.first[slot + 1])
            at: i64 = i64(self.pack_data.cell_start[i64(board.land[slot])])
            while cell < end:
                canvas.light(self.hex_q + at, MIDDLE + i64(board.q[cell]))
                canvas.light(self.hex_r + at, MIDDLE + i64(board.r[cell]))
                mine: i64 = i64(board.mine_at[cell])
                if mine >= 0:
                    canvas.light(self.mine + at, self._seat(i64(s.mine_owner[mine]), viewer))
                if s.unit[cell] != 0:
                    canvas.light(self.unit + at, i64(s.unit[cell]))
                    canvas.light(self.side + at, self._seat(i64(s.side[cell]), viewer))
                    canvas.light(self.marks + at, i64(s.marks[cell]))
                    if dealing >= 0:
                        canvas.light(self.hurt + at, i64(s.damage[cell * s.seats + dealing]))
                at += 1
                cell += 1
            slot += 1
        if s.mover >= 0:
            canvas.light(self.mover + actions.printed_cell(s, s.mover), 1)
        if s.paused >= 0:
            canvas.light(self.mover + actions.printed_cell(s, s.paused), 2)
        if s.aloft >= 0:
            canvas.light(self.mover + actions.printed_cell(s, s.aloft), 3)
        if s.stage == codes.PICK_TARGET:
            hit: i64 = 0
            while hit < s.hit:
                if s.targets[hit] >= 0:
                    canvas.light(self.aimed + actions.printed_cell(s, i64(s.targets[hit])), hit + 1)
                hit += 1

    def _draw_states(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        board = s.board
        slot: i64 = 0
        while slot < board.slots:
            land: i64 = i64(board.land[slot])
            canvas.light(self.token + land, i64(s.partisan[slot]))
            canvas.light(self.holder + land, self._seat(i64(s.holder[slot]), viewer))
            canvas.light(self.die + land, 1 + i64(s.die[slot]))
            canvas.light(self.swords + land, i64(s.swords[slot]))
            canvas.light(self.revealed + land, self._seat(i64(s.revealed_by[slot]), viewer))
            if s.shown[slot] != 0:
                canvas.light(self.shown + land, self._seat(i64(s.ally_of[slot]), viewer))
            kind: i64 = 0
            while kind < 3:
                canvas.light(self.treasury + 3 * land + kind, i64(s.treasury[3 * slot + kind]))
                canvas.light(self.arrived + 3 * land + kind, i64(s.arrived[3 * slot + kind]))
                kind += 1
            if i64(s.ally_of[slot]) == viewer and s.revealed_by[slot] < 0:
                canvas.light(self.ally + land, 1)
            canvas.light(self.neutral + land, i64(s.seen_neutral[viewer * board.slots + slot]))
            canvas.light(self.place + land, self._place(s, slot))
            slot += 1
        self._draw_cards(s, viewer, canvas)

    def _place(self, s: BaseState, slot: i64) -> i64:
        """What is happening in this state now, as bits."""
        found: i64 = 0
        trading: bool = COURSE[s.stage].shows & codes.SHOWS_PURCHASE != 0
        if trading and s.shop == slot:
            found += 1
        if trading and s.send_from == slot:
            found += 2
        if s.attack_slot == slot:
            found += 4
        return found

    def _asked_with(self, s: BaseState, what: i64) -> bool:
        """Whether a seat is asked and the question shows `what`."""
        stage = COURSE[s.stage]
        return stage.of_seats and stage.shows & what != 0

    def _draw_cards(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        if self._asked_with(s, codes.SHOWS_CARDS) and s.current == viewer:
            for slot in s.pick_hand:
                canvas.light(self.hand + i64(s.board.land[i64(slot)]), 1)
        k: i64 = 0
        while k < len(s.drawn_log):
            if i64(s.drawn_log[k]) == viewer:
                land: i64 = i64(s.board.land[i64(s.drawn_log[k + 2])])
                canvas.light(self.drawn + land, 1 + i64(s.drawn_log[k + 1]))
            k += 3

    def _draw_tiles(self, s: BaseState, canvas: Canvas) -> None:
        k: i64 = 0
        while k < len(s.placed):
            land: i64 = i64(s.placed[k])
            canvas.light(self.laid + land, 1 + i64(s.placed[k + 1]))
            canvas.light(self.land_q + land, MIDDLE + i64(s.placed[k + 2]))
            canvas.light(self.land_r + land, MIDDLE + i64(s.placed[k + 3]))
            k += 4
        if s.tile >= 0:
            canvas.light(self.tile + s.tile, 1)

    def _draw_players(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        kinds: i64 = s.pack_data.kinds
        tech: i64 = 0
        while tech < s.pack_data.techs:
            canvas.light(self.owned + tech, i64(s.owned[tech]))
            tech += 1
        seat = viewer
        away: i64 = 0
        while away < s.seats:
            canvas.light(self.present + away, 1 if s.is_in(seat) else 0)
            canvas.light(self.race + away, 1 + i64(s.race[seat]))
            canvas.light(self.track + 2 * away, i64(s.track[seat]))
            canvas.light(self.track + 2 * away + 1, i64(s.income_track[seat]))
            canvas.light(self.unrevealed + away, s.unrevealed(seat))
            canvas.light(self.gained + away, i64(s.turn_change[seat]))
            canvas.light(self.paid + away, -i64(s.turn_change[seat]))
            canvas.light(self.subturns + 2 * away, i64(s.slots_of[seat]))
            canvas.light(self.subturns + 2 * away + 1, i64(s.put_off[seat]))
            if knows_prestige(s, viewer, seat):
                canvas.light(self.prestige + 3 * away, 1)
                self._draw_amount(self.prestige + 3 * away + 1, i64(s.prestige[seat]), canvas)
            kind: i64 = 0
            while kind < kinds:
                canvas.light(self.used + away * kinds + kind, i64(s.on_map[seat * kinds + kind]))
                kind += 1
            self._draw_answers(s, seat, away, canvas)
            seat = seat + 1 if seat + 1 < s.seats else 0
            away += 1
        place: i64 = 0
        while place < len(s.order):
            canvas.light(self.rank + self._away(i64(s.order[place]), viewer), place + 1)
            place += 1

    def _draw_amount(self, at: i64, amount: i64, canvas: Canvas) -> None:
        canvas.light(at, amount % actions.NUMBERS)
        canvas.light(at + 1, amount // actions.NUMBERS)

    def _draw_answers(self, s: BaseState, seat: i64, away: i64, canvas: Canvas) -> None:
        """Draw who has answered, but not the sealed answers (SA-V6)."""
        if s.stage == codes.BID and s.bidding[seat] != 0:
            canvas.light(self.bidding + away, 1 if s.bids[seat] < 0 else 2)
            canvas.light(self.modifier + away, MIDDLE + i64(s.modifier[seat]))
        canvas.light(self.answered + away, 1 if s.answers[seat] > 0 else 0)
        canvas.light(self.owing + away, 1 if COURSE[s.stage].owes(s, seat) else 0)

    def _draw_seat(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        """Draw what only the viewer knows about the current question."""
        if s.stage == codes.BID and s.bids[viewer] >= 0 and s.bidding[viewer] != 0:
            canvas.light(self.own, 1 + i64(s.bids[viewer]) % actions.NUMBERS)
            canvas.light(self.own + 1, i64(s.bids[viewer]) // actions.NUMBERS)
        canvas.light(self.own + 2, i64(s.answers[viewer]))
        if self._asked_with(s, codes.SHOWS_RACES) and s.current == viewer:
            for race in s.race_hand:
                canvas.light(self.races + i64(race), 1)
        self._draw_looks(s.looks, s.turn, viewer, canvas)

    def _draw_looks(self, looks: vec[i16], turn: i64, viewer: i64, canvas: Canvas) -> None:
        """Draw the viewer's last look at each seat."""
        seat: i64 = 0
        while seat < self.seats:
            k: i64 = len(looks) - 4
            while k >= 0:
                if i64(looks[k]) == viewer and i64(looks[k + 1]) == seat:
                    at = self.looked + 3 * self._away(seat, viewer)
                    canvas.light(at, 1 + turn - i64(looks[k + 2]))
                    self._draw_amount(at + 1, i64(looks[k + 3]), canvas)
                    break
                k -= 4
            seat += 1

    def _draw_course(self, s: BaseState, viewer: i64, canvas: Canvas) -> None:
        if self.column[s.stage] >= 0:
            canvas.light(self.stage + i64(self.column[s.stage]), 1)
        if s.active >= 0:
            canvas.light(self.active + self._away(s.active, viewer), 1)
        if s.attack_slot >= 0:
            canvas.light(self.attack, self._seat(s.attacker, viewer))
            canvas.light(self.attack + 1, self._seat(s.claimed_by, viewer))
        if s.ware >= 0:
            canvas.light(self.bought + s.ware, 1)
        if s.ware_tech >= 0:
            canvas.light(self.learned + s.ware_tech, 1)
        if s.send_kind >= 0:
            canvas.light(self.sending + s.send_kind, 1)
        kind: i64 = 0
        while kind < 3:
            canvas.light(self.funds + kind, i64(s.funds[kind]))
            kind += 1

    def _draw_numbers(self, s: BaseState, canvas: Canvas) -> None:
        at = self.numbers
        canvas.light(at, s.turn)
        canvas.light(at + 1, s.turn_limit)
        self._draw_amount(at + 2, s.threshold, canvas)
        canvas.light(at + 4, len(s.pile))
        canvas.light(at + 5, s.deck_size(True))
        canvas.light(at + 6, s.deck_size(False))
        if self._asked_with(s, codes.SHOWS_CARDS):
            canvas.light(at + 7, len(s.pick_hand))
            canvas.light(at + 8, s.pick_bought)
            canvas.light(at + 9, 1 if pick_is_large(s, s.pick) else 0)
        canvas.light(at + 10, s.aim)
        canvas.light(at + 11, s.runoff)
        canvas.light(at + 12, s.round)
        canvas.light(at + 13, s.in_hand)
        canvas.light(at + 14, s.moves_left)
        canvas.light(at + 15, 1 if s.attacked else 0)
        canvas.light(at + 16, s.points if s.mover >= 0 else 0)
        canvas.light(at + 17, s.hit if s.stage == codes.PICK_TARGET else 0)
        canvas.light(at + 18, s.purpose)
        canvas.light(at + 19, s.mode)

    # -- actions ---------------------------------------------------------------------------

    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        assert isinstance(state, SecretAllies)
        stage = COURSE[state.stage]
        count = stage.count(state, seat)
        index: i64 = 0
        while index < count:
            choice = stage.choice(state, seat, index)
            self.listed[index] = i32(stage.tell(self.table, state, seat, choice, part))
            index += 1
