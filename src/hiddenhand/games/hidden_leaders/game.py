"""Hidden Leaders as the rest of the house sees it."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, BadState, BrokenInvariant
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.game import Game
from hiddenhand.core.seats import NOBODY, Seat
from hiddenhand.core.settings import Setting
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import packing
from hiddenhand.games.hidden_leaders.catalogue import catalogue
from hiddenhand.games.hidden_leaders.library import deck, library
from hiddenhand.games.hidden_leaders.options import SETTINGS
from hiddenhand.games.hidden_leaders.planes import LeadersPlanes
from hiddenhand.games.hidden_leaders.position import Position, begin, unpack
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.remembered import remembered
from hiddenhand.games.hidden_leaders.settled import settle
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView, project

# Paragraphs that tell, point or give reasons, without a behaviour of their own to test.
DESCRIPTIVE = frozenset({"HL-2.5", "HL-20.14", "HL-20.15"})

DEALS: Final = 4  # from a settled world to one like any other; tests count how often each comes

# Events that show nobody a card that was hidden from them, unless they name one.
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


class HiddenLeaders(Game):
    name: ClassVar[str] = "hidden_leaders"
    rules_version: ClassVar[str] = "1"
    paragraph_prefix: ClassVar[str] = "HL"
    seat_numbers: ClassVar[range] = range(2, 7)
    most_answers: ClassVar[int] = 20_000
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS

    def build(self, seats: int, settings: dict[str, str]) -> Position:
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
        return deck(
            seats,
            settings["edition"],
            settings["deck"],
            settings["promo"],
            settings["two_player_leaders"],
        )

    def unpack(self, packed: bytes) -> Position:
        seats, settings = packing.read_settings(packed)
        if seats not in self.seat_numbers:
            raise BadState(f"{seats} seats", place="byte 1")
        position = unpack(self._deck(seats, settings), packed)
        try:
            self.check(position)
        except BrokenInvariant as error:
            raise BadState(str(error)) from error
        return position

    def project(self, state: State, viewer: Seat) -> HiddenLeadersView:
        assert isinstance(state, Position)
        return project(state, viewer)

    def imagine(self, state: State, viewer: Seat, dice: Dice) -> Position:
        """Where rumours stand, `redeal` starts from the truth and changes a few places. So the
        world is settled first, and dealt until nothing of that order is left."""
        assert isinstance(state, Position)
        world = state.clone()
        settle(world, viewer)
        for _ in range(DEALS):
            world = world.redeal(viewer, dice)
        return world

    def remembered(self, state: State, viewer: Seat) -> list[tuple[str, str]]:
        assert isinstance(state, Position)
        return remembered(state, viewer)

    def reveals(self, event: Event, seat: Seat) -> bool:
        if event.kind not in HARMLESS or event.forgets:
            return True
        if event.public.get("from") == "tavern":
            return False  # it lay open before
        if event.secret and (event.kind == "taken" or event.witnesses != (seat,)):
            return True  # taken from below the top of a pile, or shown to somebody else
        return "card" in event.public and event.kind != "declined"

    def check(self, state: State) -> None:
        assert isinstance(state, Position)
        _check_cards(state)
        _check_knowledge(state)
        if not 1 <= state.red <= 12 or not 1 <= state.green <= 12:
            raise BrokenInvariant("a marker is off the track", place="HL-12.2")
        if state.asker != NOBODY and state.option_count(state.asker) < 1:
            raise BrokenInvariant("nobody can answer", place=str(state.question(state.asker)))

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> LeadersPlanes:
        position = self.start(seats, settings)
        assert isinstance(position, Position)
        return LeadersPlanes(position.deck)

    def descriptive(self) -> frozenset[str]:
        return DESCRIPTIVE

    def catalogue(self) -> Mapping[str, Fact]:
        return catalogue(library())


@cache
def _fresh(deck: Deck) -> Position:
    """The first position of a deck; games begin as copies of it."""
    return begin(deck)


def _check_cards(state: Position) -> None:
    """Every card of the deck lies in exactly one place."""
    found: list[int] = []
    for zone in range(c.HELD):
        found += [int(state.card(zone, n)) for n in range(state.size(zone))]
    for depth in range(state.depth):
        frame = state.frames[depth]
        found += [int(frame.held(n)) for n in range(frame.held_count)]
    found = sorted(card for card in found if card != c.NONE)
    if found != sorted(state.deck.in_play):
        raise BrokenInvariant("cards were lost or doubled", place="zones")


def _check_knowledge(state: Position) -> None:
    """Owners know their own cards, all know what lies open, and the truth fits every rumour."""
    for seat in range(state.seats):
        for zone in (c.HAND + seat, c.HIDDEN + seat):
            for index in range(state.size(zone)):
                if not k.known(state, state.card(zone, index)) & (1 << seat):
                    raise BrokenInvariant("an owner does not know its card", f"zone {zone}")
        for index in range(state.size(c.PARTY + seat)):
            if k.known(state, state.card(c.PARTY + seat, index)) != state.everyone:
                raise BrokenInvariant("a face-up hero is not known", place=f"party {seat}")
    hidden = (*range(c.HAND, c.PARTY), *range(c.HIDDEN, c.HELD))
    for zone in (c.HARBOR, c.WILDERNESS, c.GRAVEYARD, *hidden):
        for index in range(state.size(zone)):
            _check_rumour(state, state.card(zone, index), zone)
    for depth in range(state.depth):
        frame = state.frames[depth]
        for index in range(frame.held_count):
            _check_rumour(state, frame.held(index), c.HELD)


def _check_rumour(state: Position, card: int, zone: int) -> None:
    public = k.known(state, card) & c.PUBLIC_BIT
    if not public and not k.rumour(state, card) & k.rumour_bit(zone):
        raise BrokenInvariant(
            f"{state.card_word(card)} lies where no rumour puts it", f"zone {zone}"
        )
