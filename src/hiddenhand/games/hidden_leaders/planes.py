"""Hidden Leaders for learning programs: a seat's knowledge as planes, and options as actions.

`planes_layout.py` says what is where. The knowledge is the one that `redeal` preserves: what a seat
was shown and can still locate, without further conclusions.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hiddenhand.core.planes import MOST, NO_BYTE, NO_PART, Canvas
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import sealed
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import KNOWN
from hiddenhand.games.hidden_leaders.markers import winning_faction
from hiddenhand.games.hidden_leaders.planes_layout import (
    HIDDEN_PLACES,
    ZONE_FIELDS,
    LeadersLayout,
)
from hiddenhand.games.hidden_leaders.play import LeadersState

NO_DRAWING: Final = -1  # the mark of a state that no row shows as it is


@final
class LeadersPlanes(LeadersLayout):
    """Planes and actions of Hidden Leaders with one deck."""

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        assert isinstance(state, LeadersState)
        mem = state.mem
        zone_at = state.deck.zone_at
        changed = self._changed(state, viewer, canvas)
        self._clear_zones(viewer, changed, canvas)  # all before any: cards go from one to another
        if not state.harbor_watched:
            changed &= ~(1 << c.HARBOR)
            canvas.cells[canvas.base + self.piles] = mem[i64(zone_at[c.HARBOR])]
        if changed >> c.TAVERN & 1:
            changed -= 1 << c.TAVERN
            self._draw_tavern(mem, i64(zone_at[c.TAVERN]), canvas)
        self._draw_zones(mem, zone_at, viewer, changed, canvas)
        if changed & c.ALL_PARTIES:
            self._draw_strengths(mem, zone_at, viewer, changed, canvas)
        self._draw_leaders(mem, viewer, state.phase == c.OVER, canvas)
        if state.due != 0:
            self._draw_sealed(state, viewer, canvas)
        if state.depth > 0:
            self._draw_abilities(state, viewer, canvas)
        self._draw_table(state, viewer, canvas)

    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        canvas.light(self.deeper, len(said))

    def _changed(self, board: Board, viewer: i64, canvas: Canvas) -> i64:
        """The zones (bits) that the row does not show as they are: those touched since, if its last
        drawing was of this state and for this viewer, otherwise all. The tavern looks the same to
        every viewer."""
        changed = board.touched & self.all_zones
        if board.drawn != canvas.last or board.due != 0:
            changed = self.all_zones
        elif board.drawn_for != viewer:
            changed |= self.all_zones - (1 << c.TAVERN)
        board.touched = 1 << c.HARBOR  # only its size is drawn while nobody knows a card there
        board.drawn = canvas.mark
        board.drawn_for = viewer
        if board.due != 0:  # the own hand is not shown as it is
            board.drawn = NO_DRAWING
        return changed

    def _draw_zones(
        self, mem: vec[u8], zone_at: vec[i16], viewer: i64, changed: i64, canvas: Canvas
    ) -> None:
        """Set the sizes of the changed zones and the cards there that the viewer can locate."""
        script = self.script
        cells = canvas.cells
        after = canvas.after
        first = canvas.row * self.columns
        base = canvas.base
        patch = canvas.row * self.patches
        entry = viewer * self.zones * ZONE_FIELDS
        while changed != 0:
            zone = i64(script[entry])
            if changed >> zone & 1:
                changed -= 1 << zone
                plane = base + i64(script[entry + 1])
                step = i64(script[entry + 3])
                at = i64(zone_at[zone])
                size = i64(mem[at])
                cells[base + i64(script[entry + 2])] = u8(size)
                end = at + size
                value: i64 = 1
                if step < 0:
                    value = size
                head: i64 = NO_BYTE
                while at < end:
                    at += 1
                    card = i64(mem[at])
                    shown = i64(mem[KNOWN + card]) >> viewer & 1
                    cells[plane + card] = u8(value * shown)  # a branch is hard to predict
                    after[first + card] = u8(head)
                    head += (card - head) * shown
                    value += step
                canvas.heads[patch] = u8(head)
            patch += 1
            entry += ZONE_FIELDS

    def _clear_zones(self, viewer: i64, changed: i64, canvas: Canvas) -> None:
        """Clear the patches of the changed zones."""
        script = self.script
        cells = canvas.cells
        after = canvas.after
        heads = canvas.heads
        first = canvas.row * self.columns
        base = canvas.base
        patch = canvas.row * self.patches
        entry = viewer * self.zones * ZONE_FIELDS
        while changed != 0:
            zone = i64(script[entry])
            if changed >> zone & 1:
                changed -= 1 << zone
                column = i64(heads[patch])
                if column != NO_BYTE:
                    heads[patch] = NO_BYTE
                    plane = base + i64(script[entry + 1])
                    while column != NO_BYTE:
                        cells[plane + column] = 0
                        column = i64(after[first + column])
            patch += 1
            entry += ZONE_FIELDS

    def _draw_strengths(
        self, mem: vec[u8], zone_at: vec[i16], viewer: i64, changed: i64, canvas: Canvas
    ) -> None:
        """Set how many face-up heroes of each faction the seats with changed parties have."""
        lanes = self.deck.lanes
        plane = self.strength
        seat = viewer
        away: i64 = 0
        while away < self.seats:
            if changed >> (c.PARTY + seat) & 1:
                at = i64(zone_at[c.PARTY + seat])
                end = at + i64(mem[at])
                strength: i64 = 0
                while at < end:
                    at += 1
                    strength += lanes[i64(mem[at])]
                canvas.put(plane, strength)
            plane += 4
            seat += 1
            if seat == self.seats:
                seat = 0
            away += 1

    def _draw_tavern(self, mem: vec[u8], at: i64, canvas: Canvas) -> None:
        cells = canvas.cells
        after = canvas.after
        first = canvas.row * self.columns
        plane = canvas.base + self.tavern
        head: i64 = NO_BYTE
        slot: i64 = 1
        while slot <= c.TAVERN_SLOTS:
            card = i64(mem[at + slot])
            if card != c.NONE:
                cells[plane + card] = u8(slot)
                after[first + card] = u8(head)
                head = card
            slot += 1
        canvas.heads[canvas.row * self.patches + self.tavern_patch] = u8(head)

    def _draw_leaders(self, mem: vec[u8], viewer: i64, is_over: bool, canvas: Canvas) -> None:
        """Set the viewer's leader; at the end all leaders are public (HL-17.19)."""
        leader = i64(mem[c.LEADER + viewer])
        lanes: i64 = 0
        if leader != c.NONE:
            canvas.light(self.leader + leader, 1)
            lanes = self.leader_lanes[leader]
        canvas.put(self.mine, lanes)
        away: i64 = 1
        while is_over and away < self.seats:
            leader = i64(mem[c.LEADER + (viewer + away) % self.seats])
            if leader != c.NONE:
                canvas.light(self.leader + away * self.leaders + leader, 1)
            away += 1

    def _draw_sealed(self, board: Board, viewer: i64, canvas: Canvas) -> None:
        """The viewer's hand and stack while several seats answer at once."""
        hand = board.size(c.HAND + viewer) - self._hide_picked(board, viewer, canvas)
        stack = board.size(c.HIDDEN + viewer) + self._draw_picked(board, viewer, canvas)
        canvas.cells[canvas.base + self.sizes] = u8(hand)
        canvas.cells[canvas.base + self.sizes + 1] = u8(stack)

    def _hide_picked(self, board: Board, seat: i64, canvas: Canvas) -> i64:
        """Take the sealed picks out of the viewer's hand; returns how many they are."""
        picked: i64 = 0
        index: i64 = 0
        while index < board.size(c.HAND + seat):
            if sealed.is_picked(board, seat, index):
                picked += 1
                canvas.cells[canvas.base + self.hand + board.card(c.HAND + seat, index)] = 0
            index += 1
        return picked

    def _draw_picked(self, board: Board, seat: i64, canvas: Canvas) -> i64:
        """Draw the hero that the viewer hides in setup as hidden; returns 1 if there is one."""
        picked = sealed.first(board, seat)
        if picked < 0 or board.ask != c.ASK_SETUP_HIDE:
            return 0
        canvas.light(self.stack + board.card(c.HAND + seat, picked), 1)
        return 1

    def _draw_factions(self, plane: i64, factions: i64, canvas: Canvas) -> None:
        canvas.light(plane, factions & 1)
        canvas.light(plane + 1, (factions >> 1) & 1)
        canvas.light(plane + 2, (factions >> 2) & 1)
        canvas.light(plane + 3, (factions >> 3) & 1)

    def _draw_abilities(self, board: Board, viewer: i64, canvas: Canvas) -> None:
        depth: i64 = 0
        while depth < board.depth:
            frame = board.frames[depth]
            canvas.light(self.performing + frame.card, depth + 1)
            index: i64 = 0
            while index < frame.held_count:
                card = frame.held(index)
                if int(board.mem[KNOWN + card]) & (1 << viewer):
                    canvas.light(self.held + card, 1)
                index += 1
            depth += 1
        top = board.frame()
        if top.faction > 0:
            self._draw_factions(self.named, top.faction, canvas)
        if top.player != c.NONE:
            canvas.light(self.chosen + self._away(top.player, viewer), 1)
        canvas.light(self.left, top.left)

    def _draw_table(self, board: Board, viewer: i64, canvas: Canvas) -> None:
        if board.ask >= c.FIRST_ASK and board.phase != c.OVER:
            ask = sealed.question_of(board, viewer)
            asked = board.asked
            if board.due != 0:  # of others nobody may know whether they still owe an answer
                asked = viewer if board.due & (1 << viewer) else c.NONE
            if asked != c.NONE:
                canvas.light(self.question + ask - c.FIRST_ASK, 1)
                canvas.light(self.asked + self._away(asked, viewer), 1)
                if ask == c.ASK_PICK:
                    canvas.light(self.picked_for + board.step().verb, 1)
        canvas.light(self.active + self._away(board.active, viewer), 1)
        canvas.light(self.first + self._away(board.first, viewer), 1)
        canvas.light(self.red + board.red - 1, 1)
        canvas.light(self.green + board.green - 1, 1)
        faction = winning_faction(board.red, board.green)  # 1, 2, 4 or 8
        canvas.light(self.ruling + (faction >> 1) - (faction >> 3), 1)
        numbers = board.turn
        if numbers > MOST:
            numbers = MOST
        numbers |= self.deck.end_number << 8 | self.deck.reduce_by << 16
        if board.phase == c.OVER:
            numbers |= 1 << 24
        canvas.put(self.numbers, numbers)

    def _away(self, seat: i64, viewer: i64) -> i64:
        away = seat - viewer
        return away if away >= 0 else away + self.seats

    # -- actions ---------------------------------------------------------------------------

    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        assert isinstance(state, LeadersState)
        if state.due != 0:
            sealed.list_options(state, seat)
        ask = sealed.question_of(state, seat)
        legal = state.legal
        listed = self.listed
        count = state.legal_count
        index: i64 = 0
        while index < count:
            listed[index] = i32(self._told(state, ask, i64(legal[index]), part))
            index += 1

    def _told(self, board: Board, ask: i64, option: i64, part: i64) -> i64:
        """The action for part `part` of the option. As in `keys`, it names the card if the
        chooser knows it, otherwise a place in a hidden stack."""
        if part > 0 and (option < c.HIDDEN * c.PLACE or option >= c.HELD * c.PLACE):
            return NO_PART
        if option == c.PASS:
            return self.say_pass
        if option == c.DRAW_HARBOR:
            return self.say_draw
        if option == c.NOTHING_TO_SHOW:
            return self.say_none
        if option == c.SEEN:
            return self.say_seen
        if ask >= c.ASK_MARKERS and ask <= c.ASK_BRANCH:
            return self._told_plain(board, ask, option)
        if ask == c.ASK_PARTY:
            return self.say_seat + self._away(option, board.asked)
        if option >= c.PLAY:
            option -= c.PLAY
            return self.say_play + board.card(option // c.PLACE, option % c.PLACE)
        zone = option // c.PLACE
        place = option % c.PLACE
        if zone == c.HELD:
            return self.say_card + board.frame().held(place)
        if zone >= c.HIDDEN:
            away = self._away(zone - c.HIDDEN, board.asked)
            deeper = place // HIDDEN_PLACES
            if part < deeper:
                return self.say_deeper
            if part > deeper:
                return NO_PART
            return self.say_hidden + away * HIDDEN_PLACES + place % HIDDEN_PLACES
        if ask == c.ASK_PLAY_MORE:
            return self.say_play + board.card(zone, place)
        return self.say_card + board.card(zone, place)

    def _told_plain(self, board: Board, ask: i64, option: i64) -> i64:
        """The action for an option that is not a place."""
        if ask == c.ASK_MARKERS:
            frame = board.frame()
            return self.moves[frame.card][frame.pc][option]
        if ask == c.ASK_PLAYER:
            return self.say_seat + self._away(option, board.asked)
        if ask == c.ASK_BRANCH:
            step = board.deck.programs[board.frame().card][option]
            return self.branches[int(step.verb * 16 + step.sel.zone)]
        faction: i64 = 0
        while (1 << faction) != option:
            faction += 1
        return self.say_faction + faction
