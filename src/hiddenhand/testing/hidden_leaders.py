"""Prepared tables of Hidden Leaders, for tests and lessons.

>>> table = arrange(seats=3, hand={0: "aimless_eel"}, party={0: "rotting_orangutan"})
>>> table.say("play:aimless_eel").say("move:red+1").options
('bury:0.rotting_orangutan',)
"""

from collections.abc import Mapping

from hiddenhand.core.decision import Decision
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.position import PositionText, lines_of
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY, Seat
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

Piles = Mapping[Seat, str]  # seat -> hero ids, separated by spaces


class PreparedTable:
    """A position to play from and inspect, by keys and card ids."""

    def __init__(self, state: LeadersState) -> None:
        self.state = state
        self.events: list[Event] = []

    # -- playing ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The current question."""
        return self.state.decision(self.state.actor())

    @property
    def seat(self) -> Seat:
        """The seat that is asked; CHANCE for random draws, NOBODY when the game is over."""
        return int(self.state.actor())

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the current question."""
        return tuple(self.state.option_keys(self.state.actor()))

    def say(self, *answers: str) -> "PreparedTable":
        """Give one or more answers in a row, each for whoever is asked, chance included."""
        for key in answers:
            self.say_for(int(self.state.actor()), key)
        return self

    def say_for(self, seat: Seat, key: str) -> "PreparedTable":
        """Answer for one of several seats that are asked at once."""
        self.state.say(seat, key)
        self.events += self.state.take_events()
        return self

    def roll(self) -> "PreparedTable":
        """Give the first option for chance until a seat is asked."""
        while self.state.actor() == CHANCE:
            self.say(self.state.option_keys(CHANCE)[0])
        return self

    def finish_turn(self) -> "PreparedTable":
        """Give first options until the next player's turn begins or the game is over."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.actor() != NOBODY:
            self.say(self.options[0])
        return self

    @property
    def result(self) -> Result | None:
        """The result, or None while the game is running."""
        return self.state.result()

    # -- inspecting -------------------------------------------------------------------------

    @property
    def markers(self) -> tuple[int, int]:
        """The spaces of the red and the green marker."""
        return int(self.state.red), int(self.state.green)

    def cards(self, zone: int) -> list[str]:
        """The cards of a zone, in order."""
        state = self.state
        return [state.card_word(state.card(zone, n)) for n in range(state.size(zone))]

    def hand(self, seat: Seat) -> list[str]:
        """The hand of a seat."""
        return self.cards(c.HAND + seat)

    def party(self, seat: Seat) -> list[str]:
        """The face-up heroes of a seat."""
        return self.cards(c.PARTY + seat)

    def hidden(self, seat: Seat) -> list[str]:
        """The hidden heroes of a seat, oldest first."""
        return self.cards(c.HIDDEN + seat)

    @property
    def tavern(self) -> list[str | None]:
        """The three tavern slots; None for an empty one."""
        state = self.state
        slots = [state.card(c.TAVERN, slot) for slot in range(c.TAVERN_SLOTS)]
        return [None if card == c.NONE else state.card_word(card) for card in slots]

    @property
    def graveyard(self) -> list[str]:
        """The graveyard, bottom first."""
        return self.cards(c.GRAVEYARD)

    @property
    def wilderness(self) -> list[str]:
        """The wilderness, bottom first."""
        return self.cards(c.WILDERNESS)

    @property
    def harbor(self) -> set[str]:
        """The cards of the harbor, which is unordered."""
        return set(self.cards(c.HARBOR))

    def knows(self, viewer: Seat, card: str) -> bool:
        """True if `viewer` (a seat or SPECTATOR) knows the place of `card`."""
        bit = 1 << viewer if viewer >= 0 else c.PUBLIC_BIT
        return bool(k.known(self.state, self.state.deck.numbers[card]) & bit)

    def view(self, viewer: Seat) -> HiddenLeadersView:
        """What `viewer` may see now."""
        return GAME.project(self.state, viewer)

    def told(self, viewer: Seat, kind: str = "") -> list[dict[str, Fact]]:
        """The events since the table was prepared as `viewer` sees them, of one kind or all."""
        return [e.seen_by(viewer) for e in self.events if not kind or e.kind == kind]


def arrange(
    seats: int = 3,
    *,
    hand: Piles | None = None,
    party: Piles | None = None,
    hidden: Piles | None = None,
    tavern: str = "",
    graveyard: str | None = None,
    wilderness: str = "",
    markers: tuple[int, int] = (4, 4),
    leaders: Mapping[Seat, str] | None = None,
    active: Seat = 0,
    only_these_cards: bool = False,
    harbor: str = "",
    **settings: str,
) -> PreparedTable:
    """A table at the start of step 1 of `active`'s turn, read from the text of such a position.

    Piles are written bottom first. `tavern` names up to three slots, `-` for an empty one. The
    graveyard holds the Emperor unless it is given or he is placed elsewhere. All other cards are in
    the harbor; with `only_these_cards` they are out of the game and the harbor is as given. Other
    keywords are settings of the game, such as `deck="basic"`.
    """
    rows: list[list[object]] = [["only"]] if only_these_cards else []
    rows += [["markers", "red", markers[0], "green", markers[1]], ["turn", 1, "active", active]]
    rows += [["leader", seat, name] for seat, name in (leaders or {}).items()]
    for word, by_seat in (("hand", hand), ("party", party), ("hidden", hidden)):
        rows += [[word, seat, cards] for seat, cards in (by_seat or {}).items()]
    piles = {"wilderness": wilderness, "graveyard": graveyard, "tavern": tavern}
    piles |= {"harbor": harbor} if only_these_cards else {}
    rows += [[word, cards] for word, cards in piles.items() if cards]
    chosen = {setting.name: setting.default for setting in GAME.settings} | settings
    state = GAME.read_position(PositionText(GAME.name, seats, chosen, lines_of(rows)).text())
    state.listen()
    return PreparedTable(state)
