"""What a game folder offers to the rest of the house. Its package exports one `GAME`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, NoPlanes
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.overlay import mark
from hiddenhand.core.planes import Planes
from hiddenhand.core.rulebook import open_rulebook
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import Setting, complete
from hiddenhand.core.state import State

RESIGN: Final = "resign"  # the answer that gives the game up, where the game allows it

# What a game's folder may bring for other parts of the house, and what is found in each module.
PARTS: Final = {
    "bots": "LEVELS: level -> module:Class of the bot that plays it",
    "bots.advice": "advise: hints for a seat",
    "bots.notebook": "page: the notebook of a seat",
    "analysis": "MIND, EFFORT, secrets: for analyses of finished games",
    "counted": "KINDS, of_table, of_seats: what statistics count of a finished game",
    "lab": "PROBES, measures: what the lab looks at",
    "picture": "lines, scene: the table as research environments draw it",
    "board_text": "draw, hint: the table in the terminal",
    "reference": "cards: the paragraphs that speak of each card",
}

Shown = Mapping[str, object]  # a view as plain data


class View(ABC):
    """What one viewer may see, built field by field (promise 5)."""

    @abstractmethod
    def as_dict(self) -> dict[str, object]: ...


class Game(ABC):
    name: ClassVar[str]  # "hidden_leaders"
    rules_version: ClassVar[str]  # old records name the rules they were played under
    paragraph_prefix: ClassVar[str]  # "HL"
    seat_numbers: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    may_resign: ClassVar[bool] = False  # RESIGN is an answer at any time, in no list of options
    usual_seats: ClassVar[int] = 4  # where nobody says how many
    most_answers: ClassVar[int] = 100_000  # no game comes near this; OpenSpiel wants to know
    # settings under which the planes differ from the usual ones
    plane_settings: ClassVar[tuple[Mapping[str, str], ...]] = ({},)

    @property
    def rules(self) -> str:
        """The rules version as records name it: data with an overlay is another version."""
        return self.rules_version + mark(self.name)

    @property
    def folder(self) -> Traversable:
        """The folder of the game with its code and its data."""
        return files(self._package)

    @property
    def _package(self) -> str:
        return f"hiddenhand.games.{self.name}"

    def part(self, name: str) -> Any:
        """The module of the game's folder that serves another part of the house, one of PARTS;
        None where the game has none. It is imported when it is asked for."""
        if name not in PARTS:
            raise KeyError(name)
        module = self._package
        for word in name.split("."):
            module = f"{module}.{word}"
            if find_spec(module) is None:
                return None
        return import_module(module)

    def start(self, seats: int, settings: Mapping[str, str] | None = None) -> State:
        """A fresh state, waiting for its first answer. Impossible settings are refused."""
        if seats not in self.seat_numbers:
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
        """`start` after the general checks; checks what only this game knows."""

    @abstractmethod
    def unpack(self, packed: bytes) -> State:
        """The state that `State.pack` made these bytes of; BadState if it was none."""

    def write_position(self, state: State) -> str:
        """The state as text that people can read and type (core/position.py); `repr` shows it."""
        return state.position_text()

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The state that this text describes: `read_position(write_position(s))` packs to the same
        bytes as `s`. BadPosition, with line and word, if the text describes none."""

    @abstractmethod
    def project(self, state: State, viewer: Seat) -> View: ...

    def project_each(self, state: State, viewers: Iterable[Seat]) -> dict[Seat, View]:
        """One view for each; a game may build once what all of them see."""
        return {viewer: self.project(state, viewer) for viewer in viewers}

    def imagine(self, state: State, viewer: Seat, dice: Dice) -> State:
        """A world that `viewer` cannot tell from the real one, and that follows from the dice and
        what the viewer knows alone. A game whose `redeal` looks at the truth has to do more.
        """
        return state.redeal(viewer, dice)

    def remembered(self, state: State, viewer: Seat) -> list[tuple[str, str]]:
        """Hidden things that `viewer` has seen and still knows the place of, beyond its view."""
        return []

    def can_resign(self, state: State, seat: Seat) -> bool:
        """Whether RESIGN would be taken from `seat` now."""
        return False

    def reveals(self, event: Event, seat: Seat) -> bool:
        """Whether an event after an answer of `seat` shows anybody what was hidden from them.

        An answer that revealed nothing may be taken back. What a game does not name as harmless
        counts as revealing.
        """
        return True

    def default_answer(self, state: State, seat: Seat, dice: Dice) -> str:
        """The key of what is answered for `seat` when neither a person nor a bot can: any option,
        unless the rules of the game name one."""
        options = state.option_keys(seat)
        return options[dice.below(len(options))]

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise BrokenInvariant if something is lost, doubled or in an impossible place."""

    def planes(self, seats: int, settings: Mapping[str, str] | None = None) -> Planes:
        """How learning programs see this game; games may do without."""
        raise NoPlanes("this game has no planes yet", place=self.name)

    @property
    def has_planes(self) -> bool:
        return type(self).planes is not Game.planes

    def rulebook(self, language: str = "en") -> str:
        """The numbered rules as Markdown; in English where a language has no rulebook."""
        return open_rulebook(self.name, language)

    @abstractmethod
    def descriptive(self) -> frozenset[str]:
        """Paragraphs that state no behaviour, so that no test can cite them."""

    def catalogue(self) -> Mapping[str, Fact]:
        """What is printed on the pieces, for pages that draw them: no secret and no sentence."""
        return {}
