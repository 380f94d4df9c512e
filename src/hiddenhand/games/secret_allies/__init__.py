"""Secret Allies: a hex map, blind bids and hidden allegiance, for 2 to 4 players."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, BadState
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.game import Game, QuickGame
from hiddenhand.core.position import parse
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies import invariants
from hiddenhand.games.secret_allies.catalogue import catalogue
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.options import PACKS, SETTINGS, remember
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.planes import AlliesPlanes
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.position import NAME, RULES_VERSION
from hiddenhand.games.secret_allies.reading import read_lines
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.unpacking import unpack_state
from hiddenhand.games.secret_allies.view import SecretAlliesView, for_viewer, project

# Kinds of event that give no seat new information: public pieces move, or a bid is sealed.
HARMLESS = frozenset(
    {
        "answered",
        "bid-sealed",
        "capture-bonus",
        "destroyed",
        "fired",
        "mine-taken",
        "moved",
        "paid",
        "state-attacked",
        "state-lost",
        "state-won",
        "subturn",
        "subturn-deferred",
        "technology-bought",
        "transferred",
        "unit-bought",
    }
)


def _playable(state: State) -> SecretAllies:
    if not isinstance(state, SecretAllies):
        raise BadState("this is not a state of Secret Allies", place="secret_allies")
    return state


class SecretAlliesGame(Game[SecretAlliesView]):
    """The implementation of Secret Allies behind the common `Game` interface."""

    name = NAME
    rules_version = RULES_VERSION
    paragraph_prefix = "SA"
    role_plane = "ally"
    seat_numbers = range(2, 5)
    may_resign = True
    usual_seats = 3
    # Standard length, estimated from answers of normal bots (docs/why/balance-secret-allies.md).
    minutes: ClassVar[Mapping[int, int]] = {2: 35, 3: 52, 4: 68}
    # By the turns and states of the lengths (SA-R6), and by the answers that bots give.
    minutes_by: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "length": {"short": 0.6, "long": 1.4},
        "pack": {"tiny": 0.3},
        "map_mode": {"automatic": 0.9},
    }
    quick = QuickGame(2, {"length": "short", "map_mode": "automatic"})
    weight = "heavy"
    plane_settings: ClassVar[tuple[Mapping[str, str], ...]] = ({}, {"pack": "tiny"})
    settings = SETTINGS

    def build(self, seats: int, settings: dict[str, str]) -> State:
        pack = load(settings["pack"])
        length = LENGTHS.index(settings["length"])
        if pack.setups[seats * 3 + length] < 0:
            ready = [str(n) for n in self.seat_numbers if pack.setups[n * 3 + length] >= 0]
            raise BadSettings(
                f"the pack {pack.id} has no set-up for {seats} seats; it has: {', '.join(ready)}",
                place=settings["length"],
                reason="no-set-up",
                count=seats,
                known=ready,
            )
        state = SecretAllies(pack, seats, length)
        remember(state, settings)
        state.advance()
        return state

    def unpack(self, packed: bytes) -> State:
        return unpack_state(packed)

    def read_position(self, text: str) -> State:
        position = parse(text, self.name)
        state = self.start(position.seats, position.settings)
        read_lines(_playable(state), position)
        return state

    def project(self, state: State, viewer: Seat) -> SecretAlliesView:
        return project(_playable(state), viewer)

    def project_each(self, state: State, viewers: Iterable[Seat]) -> dict[Seat, SecretAlliesView]:
        public = project(_playable(state), SPECTATOR)
        return {viewer: for_viewer(_playable(state), public, viewer) for viewer in viewers}

    def can_resign(self, state: State, seat: Seat) -> bool:
        playable = _playable(state)
        return not playable.is_over() and 0 <= seat < playable.seats and playable.is_in(seat)

    def reveals(self, event: Event, seat: Seat) -> bool:
        return event.kind not in HARMLESS or event.witnesses not in ((), (seat,))

    def default_answer(self, state: State, seat: Seat, dice: Dice) -> str:
        """The default answer from the last column of SA-D."""
        playable = _playable(state)
        numbers = COURSE[playable.stage].default(playable, seat)
        return playable.option_keys(seat)[numbers[dice.below(len(numbers))]]

    def check(self, state: State) -> None:
        invariants.check(_playable(state))

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> AlliesPlanes:
        return AlliesPlanes(_playable(self.start(seats, settings)).pack_data, seats)

    def is_technical(self, paragraph: str) -> bool:
        return paragraph.startswith(("SA-V", "SA-D"))  # what programs show and ask

    def descriptive(self) -> frozenset[str]:
        return DESCRIPTIVE

    def catalogue(self) -> Mapping[str, Fact]:
        return catalogue(PACKS)


# Paragraphs that only describe or define; they ask nothing of the program, so no test cites them.
DESCRIPTIVE: frozenset[str] = frozenset({"SA-1.0.4", "SA-B1", "SA-B2", "SA-B3", "SA-B4", "SA-B5"})

GAME = SecretAlliesGame()
