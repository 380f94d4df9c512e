"""The interface of a game. The package of each game exports one instance, `GAME`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, NoPlanes
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.overlay import mark
from hiddenhand.core.planes import Planes
from hiddenhand.core.rulebook import open_rulebook
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import Setting, complete, whole_number
from hiddenhand.core.state import State
from hiddenhand.core.view import View as View

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # `default` comes with Python 3.13

    V = TypeVar("V", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V", covariant=True)

WEIGHTS: Final = ("light", "medium", "heavy")
RESIGN: Final = "resign"  # the answer that resigns, in games that allow it

# Optional modules of a game's package, and the names that each must define.
PARTS: Final = {
    "bots": "LEVELS: level -> module:Class of the bot that plays it",
    "bots.advice": "advise: hints for a seat",
    "bots.memory": "SIDES, CHANGING, WATCHED, WIDTH, UNREAD, OWNED, LEVELS, acts, heard, and where"
    " they apply sides, levels, PRIOR: what a learning player is shown besides the planes",
    "bots.notebook": "page: the notebook of a seat",
    "analysis": "MIND, EFFORT, secrets: for analyses of finished games",
    "counted": "KINDS, of_table, of_seats: what statistics count of a finished game",
    "features": "FEATURES: what a judge of fully known worlds reads",
    "lab": "PROBES, measures: what the lab looks at",
    "picture": "lines, scene: the table as research environments draw it",
    "board_text": "draw, hint: the table in the terminal",
    "reference": "cards: the paragraphs that speak of each card",
}

Shown = Mapping[str, object]  # a view as plain data


@dataclass(frozen=True, slots=True)
class QuickGame:
    """A small first game against bots, started with one click."""

    seats: int
    settings: Mapping[str, str]


class Game(ABC, Generic[V]):
    """A game: its name, its settings, and how to start, show, save and check its states.

    `Game[V]` says which views it shows: `class MyGame(Game[MyView])`.
    """

    name: ClassVar[str]  # "hidden_leaders"
    rules_version: ClassVar[str]  # records store the rules version they were played under
    paragraph_prefix: ClassVar[str]  # "HL"
    seat_numbers: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    may_resign: ClassVar[bool] = False  # RESIGN is always a legal answer, but never listed
    usual_seats: ClassVar[int] = 4  # number of seats if the caller gives none
    # Minutes that a game among people takes, estimated, for each number of seats; {}: unknown.
    minutes: ClassVar[Mapping[int, int]] = {}
    # How settings change that: setting -> value -> factor; 1 where nothing is said.
    minutes_by: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    quick: ClassVar[QuickGame | None] = None  # None: a game with the usual settings
    weight: ClassVar[str] = ""  # how much there is to learn: one of WEIGHTS, or "" for unknown
    most_answers: ClassVar[int] = 100_000  # upper bound on the answers of a game, for OpenSpiel
    # Settings whose planes differ from those of the default settings.
    plane_settings: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    # The plane that shows a viewer its own secret side: what learning programs guess of others.
    role_plane: ClassVar[str] = ""

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules}, {_span(self.seat_numbers)} seats>"

    def __copy__(self) -> "Game":
        return self  # a game has no state of its own

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _installed, (self._package,)

    @property
    def rules(self) -> str:
        """The rules version written to records; an overlay on the data changes it."""
        return self.rules_version + mark(self.name)

    @property
    def folder(self) -> Traversable:
        """The folder with the game's code and data."""
        return files(self._package)

    @property
    def _package(self) -> str:
        return f"hiddenhand.games.{self.name}"

    def part(self, name: str) -> Any:
        """The game's module for `name`, one of PARTS, or None if the game has no such module.

        The module is imported on the first call. KeyError if `name` is not in PARTS.
        """
        if name not in PARTS:
            raise KeyError(name)
        module = self._package
        for word in name.split("."):
            module = f"{module}.{word}"
            if find_spec(module) is None:
                return None
        return import_module(module)

    def start(self, seats: int, settings: Mapping[str, str] | None = None) -> State:
        """A new state, waiting for its first answer. BadSettings if the settings are invalid."""
        if whole_number(seats, "seats") not in self.seat_numbers:
            low, high = self.seat_numbers[0], self.seat_numbers[-1]
            raise BadSettings(
                f"{seats} seats; the game takes {low} to {high}",
                place="seats",
                reason="seats",
                count=seats,
                low=low,
                high=high,
            )
        return self.build(seats, complete(self.settings, settings or {}))

    @abstractmethod
    def build(self, seats: int, settings: dict[str, str]) -> State:
        """Build the state for `start`, which has checked seats and settings against the schema.

        BadSettings if the settings conflict under the rules of this game.
        """

    @abstractmethod
    def unpack(self, packed: bytes) -> State:
        """The state that `State.pack` made these bytes from. BadState if the bytes are invalid."""

    def write_position(self, state: State) -> str:
        """The state as readable text (core/position.py), the same that `repr` shows."""
        return state.position_text()

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The state that this text describes: `read_position(write_position(s))` packs to the same
        bytes as `s`. BadPosition, with line and word, if the text is invalid."""

    @abstractmethod
    def project(self, state: State, viewer: Seat) -> V:
        """What `viewer` may see of the state."""

    def project_each(self, state: State, viewers: Iterable[Seat]) -> dict[Seat, V]:
        """One view per viewer; games may override this to build the shared parts once."""
        return {viewer: self.project(state, viewer) for viewer in viewers}

    def imagine(self, state: State, viewer: Seat, dice: Dice) -> State:
        """A random world that `viewer` cannot tell from the real one.

        The result depends only on the dice and on what the viewer knows. A game whose `redeal`
        reads hidden information must override this.
        """
        return state.redeal(viewer, dice)

    def remembered(self, state: State, viewer: Seat) -> list[tuple[str, str]]:
        """Hidden cards that `viewer` has seen and can still locate, in addition to its view."""
        return []

    def can_resign(self, state: State, seat: Seat) -> bool:
        """True if `seat` may resign now."""
        return False

    def reveals(self, event: Event, seat: Seat) -> bool:
        """True if an event after an answer of `seat` reveals hidden information to anybody.

        An answer that revealed nothing may be undone. Events that a game does not declare harmless
        count as revealing.
        """
        return True

    def default_answer(self, state: State, seat: Seat, dice: Dice) -> str:
        """The answer given for `seat` when neither a person nor a bot answers: a random option,
        unless the rules of the game say which."""
        options = state.option_keys(seat)
        return options[dice.below(len(options))]

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise BrokenInvariant if a piece is lost, duplicated or in an impossible place."""

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> Planes:
        """The observation and action tables for learning programs. NoPlanes if there are none."""
        raise NoPlanes("this game has no planes yet", place=self.name)

    @property
    def has_planes(self) -> bool:
        """True if the game supports learning programs."""
        return type(self).planes is not Game.planes

    def rulebook(self, language: str = "en") -> str:
        """The numbered rules as Markdown; in English if there is no translation."""
        return open_rulebook(self.name, language)

    def is_technical(self, paragraph: str) -> bool:
        """True for a paragraph that is written for programmers, not for players."""
        return False

    @abstractmethod
    def descriptive(self) -> frozenset[str]:
        """Paragraphs that state no behavior, so no test can cite them."""

    def catalogue(self) -> Mapping[str, Fact]:
        """What is printed on the pieces, for user interfaces: no secrets, no sentences."""
        return {}


def _span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


def _installed(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
