"""The `Game` interface of Hidden Leaders."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadPosition, BadSettings, BadState, BrokenInvariant
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.game import Game
from hiddenhand.core.position import parse
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import Setting, complete
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import invariants, packing, reading
from hiddenhand.games.hidden_leaders.catalogue import catalogue
from hiddenhand.games.hidden_leaders.library import cut_deck, deck, library
from hiddenhand.games.hidden_leaders.options import NAME, RULES_VERSION, SETTINGS, in_order
from hiddenhand.games.hidden_leaders.planes import LeadersPlanes
from hiddenhand.games.hidden_leaders.play import LeadersState, begin, unpack
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.remembered import remembered
from hiddenhand.games.hidden_leaders.settled import imagine
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView, project

# Paragraphs that explain, refer or give reasons, without behavior to test.
DESCRIPTIVE = frozenset({"HL-2.5", "HL-20.14", "HL-20.15"})

# Events that reveal nothing unless they name a card.
HARMLESS = frozenset(
    {
        "chose-player",
        "declined",
        "discarded",
        "hidden",
        "kept",
        "markers-moved",
        "named-faction",
        "passed",
        "put-back",
        "taken",
        "turn-began",
    }
)


class HiddenLeaders(Game[HiddenLeadersView]):
    """The game Hidden Leaders."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = RULES_VERSION
    paragraph_prefix: ClassVar[str] = "HL"
    seat_numbers: ClassVar[range] = range(2, 7)
    most_answers: ClassVar[int] = 20_000
    # About ten seconds for each of the 90 to 150 answers that normal bots need.
    minutes: ClassVar[Mapping[int, int]] = {2: 20, 3: 20, 4: 25, 5: 30, 6: 30}
    weight: ClassVar[str] = "light"
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    role_plane: ClassVar[str] = "leader:+0"

    def build(self, seats: int, settings: dict[str, str]) -> LeadersState:
        return _fresh(self._deck(seats, settings)).clone()

    def _deck(self, seats: int, settings: dict[str, str]) -> Deck:
        if settings["promo"] == "on" and settings["edition"] != "retail":
            raise BadSettings(
                "promo heroes belong to the retail edition (HL-16.10)", "promo", reason="promo"
            )
        if settings["two_player_leaders"] == "balanced" and seats != 2:
            raise BadSettings(
                "only for 2 seats (HL-16.8)", place="two_player_leaders", reason="two-seats"
            )
        return deck(seats, *in_order(settings))

    def unpack(self, packed: bytes) -> LeadersState:
        seats, settings = packing.read_settings(packed)
        if seats not in self.seat_numbers:
            raise BadState(f"{seats} seats", place="byte 1")
        position = unpack(self._deck(seats, settings), packed)
        try:
            self.check(position)
        except BrokenInvariant as error:
            raise BadState(str(error)) from error
        return position

    def read_position(self, text: str) -> LeadersState:
        position = parse(text, self.name)
        try:
            if position.seats not in self.seat_numbers:
                raise BadSettings(f"{position.seats} seats", place="seats")
            settings = complete(self.settings, position.settings)
            self._deck(position.seats, settings)
        except BadSettings as error:
            raise BadPosition(str(error), place="header") from error

        def deck_of(only: list[str] | None) -> Deck:
            whole = self._deck(position.seats, settings)
            return whole if only is None else cut_deck(position.seats, settings, only)

        return reading.read(position, deck_of)

    def project(self, state: State, viewer: Seat) -> HiddenLeadersView:
        assert isinstance(state, LeadersState)
        return project(state, viewer)

    def imagine(self, state: State, viewer: Seat, dice: Dice) -> LeadersState:
        assert isinstance(state, LeadersState)
        world = state.clone()
        imagine(world, viewer, dice)
        return world

    def remembered(self, state: State, viewer: Seat) -> list[tuple[str, str]]:
        assert isinstance(state, LeadersState)
        return remembered(state, viewer)

    def reveals(self, event: Event, seat: Seat) -> bool:
        if event.kind not in HARMLESS or event.forgets:
            return True
        if event.public.get("from") == "tavern":
            return False  # it was face up before
        if event.secret and (event.kind == "taken" or event.witnesses != (seat,)):
            return True  # taken from below the top of a pile, or shown to another seat
        return "card" in event.public and event.kind != "declined"

    def check(self, state: State) -> None:
        assert isinstance(state, LeadersState)
        invariants.check(state)

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> LeadersPlanes:
        position = self.start(seats, settings)
        assert isinstance(position, LeadersState)
        return LeadersPlanes(position.deck)

    def descriptive(self) -> frozenset[str]:
        return DESCRIPTIVE

    def catalogue(self) -> Mapping[str, Fact]:
        return catalogue(library())


@cache
def _fresh(deck: Deck) -> LeadersState:
    """The first state with a deck, cached; games start from copies of it."""
    return begin(deck)
