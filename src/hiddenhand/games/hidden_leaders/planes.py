"""Hidden Leaders for learning programs: a seat's knowledge as planes, and the table of actions.

Seats are counted from the viewer: +0 is the viewer, +1 the next one. The column of a card is its
number in heroes.yaml. The knowledge is the one that `redeal` preserves: what a seat was shown and
can still locate, without further conclusions.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.planes import NO_PART, Canvas, Planes
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders import sealed
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import KNOWN
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.markers import winning_faction
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.words import BRANCHES

HIDDEN_PLACES: Final = 16  # hidden heroes with an action of their own; deeper ones take two actions
TRACK: Final = 12
MOST_LIT: Final = 192
FACTION_ORDER: Final = ", ".join(c.FACTION_WORDS.values())


def move_name(move: p.Move) -> str:
    """The name of a marker move as the card prints it: "move:red+1,green-x"."""
    parts = [
        f"{name}{number:+d}"
        for name, number in (("red", int(move.red)), ("green", int(move.green)))
        if number
    ]
    for name, sign in (("red", int(move.red_x)), ("green", int(move.green_x))):
        if sign:
            parts.append(f"{name}{'+' if sign > 0 else '-'}{'' if abs(sign) == 1 else abs(sign)}x")
    for name, number in (("leading", int(move.leading)), ("trailing", int(move.trailing))):
        if number:
            parts.append(f"{name}{number:+d}")
    return "move:" + ",".join(parts)


def move_code(move: p.Move) -> i64:
    """The same move as a number."""
    code = (move.red + 8) * 16 + move.green + 8
    code = (code * 4 + move.red_x + 2) * 4 + move.green_x + 2
    return (code * 16 + move.leading + 8) * 16 + move.trailing + 8


def every_move() -> list[p.Move]:
    """All marker moves of all editions, so that the table is the same for each."""
    heroes = [*library().heroes, *library().overrides.values()]
    steps = [step for hero in heroes for step in hero.program if step.verb == p.MARKERS]
    return [move for step in steps for move in step.markers.moves]


@final
class LeadersPlanes(Planes):
    """Planes and actions of Hidden Leaders with one deck."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.seats, MOST_LIT)
        self.deck: Deck = deck
        self.cards: i64 = len(deck.ids)
        self._lay_cards()
        self._lay_table()
        self._name_actions()
        self.close()

    # -- the layout ------------------------------------------------------------------------

    def _lay_cards(self) -> None:
        cards = int(self.cards)
        seats = range(int(self.seats))
        self.hand: i64 = self.plane("hand", cards, "1: in the viewer's hand")
        self.tavern: i64 = self.plane("tavern", cards, "1, 2, 3: in this slot of the tavern")
        self.wilderness: i64 = self.plane(
            "wilderness", cards, "known to lie there: 1 on top, 2 below it, and so on"
        )
        self.graveyard: i64 = self.plane("graveyard", cards, "the same for the graveyard")
        self.harbor: i64 = self.plane("harbor", cards, "1: known to be in the harbor")
        self.held: i64 = self.plane("held", cards, "1: set aside by an ability, and known")
        self.performing: i64 = self.plane(
            "performing", cards, "its ability is in progress: 1 the outermost, 2 what it performs"
        )
        self.party: i64 = self.width
        for seat in seats:
            self.plane(f"party:+{seat}", cards, "1: face up in this seat's party")
        self.stack: i64 = self.width
        for seat in seats:
            self.plane(
                f"hidden:+{seat}", cards, "known to lie hidden there: 1 the oldest, 2 the next"
            )
        self.other_hand: i64 = self.width - cards  # +0 has the plane `hand`
        for seat in seats[1:]:
            self.plane(f"hand:+{seat}", cards, "1: known to be in this seat's hand")

    def _lay_table(self) -> None:
        seats = int(self.seats)
        asks = c.ASK_PLAY_MORE - c.FIRST_ASK + 1
        self.question: i64 = self.plane(
            "question", asks, "one-hot: what is asked, in the order of codes.py"
        )
        self.picked_for: i64 = self.plane(
            "pick", p.JUMP + 1, "one-hot: what the picked card is for, by the number of the verb"
        )
        self.asked: i64 = self.plane("asked", seats, "one-hot: which seat is asked")
        self.active: i64 = self.plane("active", seats, "one-hot: whose turn it is")
        self.first: i64 = self.plane("first", seats, "one-hot: who began")
        self.red: i64 = self.plane("red", TRACK, "one-hot: the red marker, from space 1")
        self.green: i64 = self.plane("green", TRACK, "one-hot: the green marker")
        self.ruling: i64 = self.plane(
            "ruling", 4, "one-hot: the faction that wins as the markers stand: " + FACTION_ORDER
        )
        self.leader: i64 = self.width
        for seat in range(seats):
            self.plane(
                f"leader:+{seat}", len(self.deck.leaders), "one-hot: its leader, where known"
            )
        self.mine: i64 = self.plane("mine", 4, "the two factions of the viewer's leader")
        self.strength: i64 = self.width
        for seat in range(seats):
            self.plane(f"strength:+{seat}", 4, "face-up heroes of each faction in its party")
        self.sizes: i64 = self.plane(
            "sizes", 3 * seats, "for each seat: cards in hand, hidden, face up"
        )
        self.piles: i64 = self.plane("piles", 3, "cards in harbor, wilderness, graveyard")
        self.named: i64 = self.plane("named", 4, "one-hot: faction named by the innermost ability")
        self.chosen: i64 = self.plane("chosen", seats, "one-hot: seat chosen by that ability")
        self.left: i64 = self.plane("left", 1, "cards still to pick for it")
        self.deeper: i64 = self.plane("deeper", 1, "how often the viewer has just said deeper")
        self.numbers: i64 = self.plane(
            "numbers", 4, "turn; heroes that end the game; discard exactly 1 at the end; over"
        )

    def _name_actions(self) -> None:
        self.say_pass: i64 = self.action("pass")
        self.say_draw: i64 = self.action("draw")
        self.say_none: i64 = self.action("none")
        self.say_seen: i64 = self.action("seen")
        self.say_deeper: i64 = self.action("deeper")
        self.say_faction: i64 = self.actions
        for word in c.FACTION_WORDS.values():
            self.action(f"faction:{word}")
        self.branches: dict[int, int] = {}
        for (verb, zone), key in BRANCHES.items():
            self.branches[verb * 16 + zone] = int(self.action(key))
        self.moves: dict[int, int] = {}
        for move in every_move():
            if int(move_code(move)) not in self.moves:
                self.moves[int(move_code(move))] = int(self.action(move_name(move)))
        self.say_play: i64 = self.actions
        for card in self.deck.ids:
            self.action(f"play:{card}")
        self.say_card: i64 = self.actions
        for card in self.deck.ids:
            self.action(f"card:{card}")
        self.say_seat: i64 = self.actions
        for seat in range(int(self.seats)):
            self.action(f"seat:+{seat}")
        self.say_hidden: i64 = self.actions
        for seat in range(int(self.seats)):
            for place in range(HIDDEN_PLACES):
                self.action(f"hidden:+{seat}.{place}")

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        assert isinstance(state, LeadersState)
        self._draw_piles(state, viewer, canvas)
        self._draw_seats(state, viewer, canvas)
        self._draw_abilities(state, viewer, canvas)
        self._draw_table(state, viewer, canvas)

    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        canvas.light(self.deeper, len(said))

    def _draw_piles(self, board: Board, viewer: i64, canvas: Canvas) -> None:
        bit: i64 = 1 << viewer
        slot: i64 = 0
        while slot < c.TAVERN_SLOTS:
            card = board.card(c.TAVERN, slot)
            if card != c.NONE:
                canvas.light(self.tavern + card, slot + 1)
            slot += 1
        wilderness = board.size(c.WILDERNESS)
        graveyard = board.size(c.GRAVEYARD)
        self._draw_zone(board, c.WILDERNESS, bit, self.wilderness, wilderness, -1, canvas)
        self._draw_zone(board, c.GRAVEYARD, bit, self.graveyard, graveyard, -1, canvas)
        if board.harbor_watched:
            self._draw_zone(board, c.HARBOR, bit, self.harbor, 1, 0, canvas)

    def _draw_zone(
        self, board: Board, zone: i64, bit: i64, plane: i64, value: i64, step: i64, canvas: Canvas
    ) -> None:
        """Set the cards of a zone that the viewer can locate."""
        canvas.light_cards(
            board.mem,
            board.base(zone) + 1,
            board.size(zone),
            KNOWN,
            bit,
            plane,
            value,
            step,
        )

    def _draw_seats(self, board: Board, viewer: i64, canvas: Canvas) -> None:
        bit: i64 = 1 << viewer
        seat = viewer
        away: i64 = 0
        while away < self.seats:
            party = board.size(c.PARTY + seat)
            stack = board.size(c.HIDDEN + seat)
            hand = board.size(c.HAND + seat)
            sizes = self.sizes + 3 * away
            plane = self.hand if away == 0 else self.other_hand + away * self.cards
            if away == 0 and board.due != 0:
                hand -= self._draw_unpicked(board, seat, canvas)
                stack += self._draw_picked(board, seat, canvas)
            else:
                self._draw_zone(board, c.HAND + seat, bit, plane, 1, 0, canvas)
            canvas.light(sizes, hand)
            canvas.light(sizes + 1, stack)
            canvas.light(sizes + 2, party)
            self._draw_party(board, seat, away, canvas)
            plane = self.stack + away * self.cards
            self._draw_zone(board, c.HIDDEN + seat, bit, plane, 1, 1, canvas)
            leader = board.leader(seat)
            if leader != c.NONE and (away == 0 or board.phase == c.OVER):  # HL-17.19
                canvas.light(self.leader + away * len(self.deck.leaders) + leader, 1)
                if away == 0:
                    self._draw_factions(self.mine, int(self.deck.leader_factions[leader]), canvas)
            seat = board.next_seat(seat)
            away += 1

    def _draw_unpicked(self, board: Board, seat: i64, canvas: Canvas) -> i64:
        """Draw the viewer's hand without its sealed picks; returns how many those are."""
        picked: i64 = 0
        index: i64 = 0
        while index < board.size(c.HAND + seat):
            if sealed.is_picked(board, seat, index):
                picked += 1
            else:
                canvas.light(self.hand + board.card(c.HAND + seat, index), 1)
            index += 1
        return picked

    def _draw_picked(self, board: Board, seat: i64, canvas: Canvas) -> i64:
        """Draw the hero that the viewer hides in setup as hidden; returns 1 if there is one."""
        picked = sealed.first(board, seat)
        if picked < 0 or board.ask != c.ASK_SETUP_HIDE:
            return 0
        canvas.light(self.stack + board.card(c.HAND + seat, picked), 1)
        return 1

    def _draw_party(self, board: Board, seat: i64, away: i64, canvas: Canvas) -> None:
        mem = board.mem
        at = board.base(c.PARTY + seat) + 1
        end = at + board.size(c.PARTY + seat)
        tribes: i64 = 0
        empire: i64 = 0
        undead: i64 = 0
        water: i64 = 0
        while at < end:
            card: i64 = int(mem[at])
            canvas.light(self.party + away * self.cards + card, 1)
            faction = board.faction(card)
            tribes += faction & 1
            empire += (faction >> 1) & 1
            undead += (faction >> 2) & 1
            water += (faction >> 3) & 1
            at += 1
        strength = self.strength + 4 * away
        canvas.light(strength, tribes)
        canvas.light(strength + 1, empire)
        canvas.light(strength + 2, undead)
        canvas.light(strength + 3, water)

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
        if board.depth > 0:
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
        self._draw_factions(self.ruling, winning_faction(board.red, board.green), canvas)
        canvas.light(self.piles, board.size(c.HARBOR))
        canvas.light(self.piles + 1, board.size(c.WILDERNESS))
        canvas.light(self.piles + 2, board.size(c.GRAVEYARD))
        canvas.light(self.numbers, board.turn)
        canvas.light(self.numbers + 1, self.deck.end_number)
        canvas.light(self.numbers + 2, self.deck.reduce_by)
        canvas.light(self.numbers + 3, 1 if board.phase == c.OVER else 0)

    def _away(self, seat: i64, viewer: i64) -> i64:
        away = seat - viewer
        return away if away >= 0 else away + self.seats

    # -- actions ---------------------------------------------------------------------------

    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        assert isinstance(state, LeadersState)
        if state.due != 0:
            sealed.list_options(state, seat)
        ask = sealed.question_of(state, seat)
        count = state.legal_count
        index: i64 = 0
        while index < count:
            self.listed[index] = i32(self._told(state, ask, int(state.legal[index]), part))
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
            return self.moves[int(move_code(board.step().markers.moves[option]))]
        if ask == c.ASK_PLAYER:
            return self.say_seat + self._away(option, board.asked)
        if ask == c.ASK_BRANCH:
            step = board.deck.programs[board.frame().card][option]
            return self.branches[int(step.verb * 16 + step.sel.zone)]
        faction: i64 = 0
        while (1 << faction) != option:
            faction += 1
        return self.say_faction + faction
