"""What the screen needs of a game, wherever it is played."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to one seat; options only if the seat is ours."""

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
        return next((one for one in self.questions if one.seat == seat and one.options), None)


@dataclass(slots=True)
class Told:
    """What the sitting tells the screen: events, a new moment, a person's message, a refusal."""

    events: list[Mapping[str, Fact]] = field(default_factory=list)
    moment: Moment | None = None
    note: str = ""
    refusal: HiddenHandError | None = None


class Sitting(ABC):
    """One game through one seat. `tell` is called in the screen's own loop."""

    game: str
    seat: Seat
    names: dict[Seat, str]
    bots: frozenset[Seat] = frozenset()  # seats whose name is only the level of a bot
    settings: dict[str, str]
    may_resign: bool = False
    takes_back: bool = False  # some answers may be taken back here
    tell: Callable[[Told], None]

    @abstractmethod
    async def run(self) -> None:
        """Play until the end, or until cancelled. Tells everything there is to tell."""

    @abstractmethod
    async def answer(self, key: str) -> None:
        """Our seat answers. Refusals come as a HiddenHandError."""

    @abstractmethod
    async def take_back(self) -> None:
        """Take the last answer back; only asked for where the moment allows it."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing more is wanted; what must be kept is kept."""
