"""Prepared tables of Hidden Leaders, for tests and teaching.

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
    """A position one can talk to, and look into, in words."""

    def __init__(self, state: LeadersState) -> None:
        self.state = state
        self.events: list[Event] = []

    # -- talking ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        return self.state.decision(self.state.actor())

    @property
    def seat(self) -> Seat:
        """Who is asked; CHANCE is a seat too, NOBODY when it is over."""
        return int(self.state.actor())

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.state.option_keys(self.state.actor()))

    def say(self, *answers: str) -> "PreparedTable":
        """Whoever is asked answers, chance too; several answers in a row."""
        for key in answers:
            self.state.say(int(self.state.actor()), key)
            self.events += self.state.take_events()
        return self

    def roll(self) -> "PreparedTable":
        """Let chance answer with its first options until a seat is asked."""
        while self.state.actor() == CHANCE:
            self.say(self.state.option_keys(CHANCE)[0])
        return self

    def finish_turn(self) -> "PreparedTable":
        """First options until the next player's turn begins or the game is over."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.actor() != NOBODY:
            self.say(self.options[0])
        return self

    @property
    def result(self) -> Result | None:
        return self.state.result()

    # -- looking ----------------------------------------------------------------------------

    @property
    def markers(self) -> tuple[int, int]:
        return int(self.state.red), int(self.state.green)

    def cards(self, zone: int) -> list[str]:
        state = self.state
        return [state.card_word(state.card(zone, n)) for n in range(state.size(zone))]

    def hand(self, seat: Seat) -> list[str]:
        return self.cards(c.HAND + seat)

    def party(self, seat: Seat) -> list[str]:
        return self.cards(c.PARTY + seat)

    def hidden(self, seat: Seat) -> list[str]:
        return self.cards(c.HIDDEN + seat)

    @property
    def tavern(self) -> list[str | None]:
        state = self.state
        slots = [state.card(c.TAVERN, slot) for slot in range(c.TAVERN_SLOTS)]
        return [None if card == c.NONE else state.card_word(card) for card in slots]

    @property
    def graveyard(self) -> list[str]:
        """Bottom first: the visible top is the last."""
        return self.cards(c.GRAVEYARD)

    @property
    def wilderness(self) -> list[str]:
        """Bottom first: the top is the last."""
        return self.cards(c.WILDERNESS)

    @property
    def harbor(self) -> set[str]:
        return set(self.cards(c.HARBOR))

    def knows(self, viewer: Seat, card: str) -> bool:
        """Is `viewer` (a seat, or SPECTATOR) sure of the place of `card`?"""
        bit = 1 << viewer if viewer >= 0 else c.PUBLIC_BIT
        return bool(k.known(self.state, self.state.deck.numbers[card]) & bit)

    def view(self, viewer: Seat) -> HiddenLeadersView:
        return GAME.project(self.state, viewer)

    def told(self, viewer: Seat, kind: str = "") -> list[dict[str, Fact]]:
        """What `viewer` was told since the table was set up, of one kind or all."""
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
    graveyard holds the Emperor unless it is named or placed elsewhere. All cards not named are in
    the harbor; with `only_these_cards` they are out of the game and the harbor is what it says.
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
