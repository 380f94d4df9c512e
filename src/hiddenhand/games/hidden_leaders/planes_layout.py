"""The planes and actions of Hidden Leaders: their order, names and meanings.

Seats are counted from the viewer: +0 is the viewer, +1 the next one. The column of a card is its
number in heroes.yaml.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.core.planes import NO_PART, Planes
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.words import BRANCHES

HIDDEN_PLACES: Final = 16  # hidden heroes with an action of their own; deeper ones take two actions
TRACK: Final = 12
MOST_LIT: Final = 192
ZONE_FIELDS: Final = 4  # of each zone in `script`
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


class LeadersLayout(Planes):
    """Where everything is in an observation, and the numbers of all actions, with one deck."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.seats, MOST_LIT)
        self.deck: Deck = deck
        self.cards: i64 = len(deck.ids)
        self.leaders: i64 = len(deck.leaders)
        self.leader_lanes: vec[i64] = vec[i64]([p.lanes(int(f)) for f in deck.leader_factions])
        self._lay_cards()
        self._lay_table()
        self._list_zones()
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

    def _list_zones(self) -> None:
        """Write down, for each viewer, the zones that its observation shows."""
        seats, cards = int(self.seats), int(self.cards)
        script: list[int] = []
        for viewer in range(seats):
            script += [c.HARBOR, int(self.harbor), int(self.piles), 0]
            for away in range(seats):
                seat = (viewer + away) % seats
                sizes = int(self.sizes) + 3 * away
                hand = int(self.other_hand) + away * cards if away else int(self.hand)
                script += [c.HAND + seat, hand, sizes, 0]
                script += [c.HIDDEN + seat, int(self.stack) + away * cards, sizes + 1, 1]
                script += [c.PARTY + seat, int(self.party) + away * cards, sizes + 2, 0]
                if away == 0:  # soon, because they change often
                    script += [c.WILDERNESS, int(self.wilderness), int(self.piles) + 1, -1]
                    script += [c.TAVERN, int(self.tavern), 0, 0]  # drawn apart: it has empty slots
            script += [c.GRAVEYARD, int(self.graveyard), int(self.piles) + 2, -1]
        zones = script[::ZONE_FIELDS]
        self.zones: i64 = 3 * seats + 4
        self.all_zones: i64 = sum(1 << zone for zone in set(zones))
        self.tavern_patch: i64 = zones.index(c.TAVERN)
        self.patches = self.zones  # the cards of a zone, in the order of `script`
        self.columns = self.cards
        # For each viewer and zone: zone, plane of its cards, plane of its size, and how the values
        # of the cards go on: 0 all have 1; 1 upward from 1; -1 downward to 1.
        self.script: vec[i16] = vec[i16](script)

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
        numbers: dict[int, int] = {}
        for move in every_move():
            if int(move_code(move)) not in numbers:
                numbers[int(move_code(move))] = int(self.action(move_name(move)))
        self.moves: list[list[list[int]]] = [  # the actions of each card, step and move
            [
                [numbers.get(int(move_code(move)), NO_PART) for move in step.markers.moves]
                for step in steps
            ]
            for steps in self.deck.programs
        ]
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
