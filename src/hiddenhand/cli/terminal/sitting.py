"""The interface between the screen and a game, wherever it is played."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A question for one seat; options only if it is our seat."""

    seat: Seat
    ask: str
    rule: str
    options: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """The table as our seat sees it now."""

    view: Mapping[str, object]
    questions: tuple[Asked, ...]
    winners: tuple[Seat, ...] | None = None  # set at the end
    explanation: tuple[Mapping[str, Fact], ...] = ()
    ending: str = ""
    may_take_back: bool = False

    def mine(self, seat: Seat) -> Asked | None:
        """Our question, if there is one."""
        return next((one for one in self.questions if one.seat == seat and one.options), None)


@dataclass(slots=True)
class Told:
    """News for the screen: events, a new moment, a message or an error."""

    events: list[Mapping[str, Fact]] = field(default_factory=list)
    moment: Moment | None = None
    note: str = ""
    message: tuple[str, Mapping[str, Fact]] | None = None  # a note as a text key with its facts
    refusal: HiddenHandError | None = None


class Sitting(ABC):
    """One game seen from one seat. `tell` is called in the screen's event loop."""

    game: str
    seat: Seat
    names: dict[Seat, str]
    bots: frozenset[Seat] = frozenset()  # seats whose name is just the level of a bot
    # text keys of what is known of people in a room: their face, and whether they are here
    company: Mapping[Seat, Sequence[str]] = {}
    settings: dict[str, str]
    may_resign: bool = False
    takes_back: bool = False  # some answers can be undone here
    tell: Callable[[Told], None]

    @abstractmethod
    async def run(self) -> None:
        """Play until the end or until canceled, passing all news to `tell`."""

    @abstractmethod
    async def answer(self, key: str) -> None:
        """Answer for our seat. Raises a HiddenHandError if that fails."""

    @abstractmethod
    async def take_back(self) -> None:
        """Undo the last answer; called only if the moment allows it."""

    @abstractmethod
    async def close(self) -> None:
        """Close the game and save it if needed."""
