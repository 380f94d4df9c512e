"""The state of a game: data that holds its own unfinished business.

Two layers speak to it. Search, playouts and batches use whole numbers: `actor`,
`option_count`, `answer`. People, bots, records and servers use words: `pending`, `say`.
Both go through the same list of options; there is no second place that knows what is legal.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import GameIsOver, NotAnOption, OutOfTurn
from hiddenhand.core.event import Event
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python beside a compiled core
class State(ABC):
    # -- whole numbers: fast ------------------------------------------------------------

    @abstractmethod
    def actor(self) -> i64:
        """The first seat that owes an answer, CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def actors(self) -> list[int]:
        """All seats that owe an answer now: [CHANCE] alone, several for sealed answers, or []."""

    @abstractmethod
    def option_count(self, seat: i64) -> i64:
        """How many options `seat` has; 0 if it owes nothing."""

    @abstractmethod
    def option_code(self, seat: i64, index: i64) -> i64:
        """A number for the option that stays the same in all worlds `seat` cannot tell apart.

        Different options of one question have different codes. Search trees are built of them.
        """

    @abstractmethod
    def answer(self, seat: i64, index: i64) -> None:
        """`seat` takes its option number `index`. Play goes on to the next question."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the untold events."""

    @abstractmethod
    def redeal(self, viewer: i64, dice: Dice) -> "State":
        """A world that `viewer` cannot tell from this one (a seat, or SPECTATOR)."""

    # -- what a search may ask; a game that knows better says so ---------------------------

    def owing(self) -> i64:
        """How many seats owe an answer now; more than one answer without seeing each other."""
        return len(self.actors())

    def hunch(self, seat: i64, dice: Dice) -> i64:
        """A quick sensible option of `seat`, from what it may see; here simply any."""
        return dice.below(self.option_count(seat))

    def outlook(self, seat: i64) -> float:
        """About how likely `seat` is to win, all that lies in this world counted."""
        return self.share(seat) if self.is_over() else 0.5

    def share(self, seat: i64) -> float:
        """What `seat` got of the finished game: 1 for the only winner, 0 for a loser."""
        result = self.result()
        if result is None or int(seat) not in result.winners:
            return 0.0
        return 1.0 / len(result.winners)

    def allegiance(self, seat: i64) -> i64:
        """The secret side of `seat` as a small number, -1 where there is no such thing."""
        return -1

    def suppose(self, seat: i64, allegiance: i64) -> None:
        """In an imagined world: `seat` has this secret side. Whoever had it takes the old one."""
        raise TypeError("this game deals no secret sides")

    # -- words ---------------------------------------------------------------------------

    @abstractmethod
    def question(self, seat: i64) -> tuple[str, str]:
        """Text key and rule paragraph of what `seat` is asked."""

    @abstractmethod
    def option_keys(self, seat: i64) -> list[str]:
        """The options of `seat` as keys, in the order of their numbers."""

    @abstractmethod
    def result(self) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def pack(self) -> bytes:
        """The whole state as a few bytes; the game's `unpack` reads them back."""

    def position_text(self) -> str:
        """The whole state as text that people can read and type (core/position.py); the game's
        `read_position` reads it back."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.position_text()

    @abstractmethod
    def listen(self) -> None:
        """From now on keep what happens for `take_events`. Playouts never call this."""

    @abstractmethod
    def take_events(self) -> list[Event]:
        """What happened since the last call, in order."""

    def option_number(self, seat: i64, key: str) -> int:
        """The number of the option named `key`, or -1."""
        keys = self.option_keys(seat)
        return keys.index(key) if key in keys else -1

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def decision(self, seat: i64) -> Decision:
        ask, rule = self.question(seat)
        return Decision(int(seat), ask, rule, tuple(self.option_keys(seat)))

    def pending(self) -> tuple[Decision, ...]:
        """What is asked now; several at once for sealed answers, nothing when it is over."""
        return tuple([self.decision(seat) for seat in self.actors()])

    def say(self, seat: int, key: str) -> None:
        """Answer in words. What is not an option is refused by name and nothing changes."""
        owing = self.actors()
        if not owing:
            raise GameIsOver("the game has ended", place=f"seat {seat}")
        if seat not in owing:
            waiting = ", ".join(["chance" if s == CHANCE else f"seat {s}" for s in owing])
            raise OutOfTurn(f"the game waits for {waiting}", place=f"seat {seat}")
        number = self.option_number(seat, key)
        if number < 0:
            ask, rule = self.question(seat)
            raise NotAnOption(f"{key!r} does not answer {ask} ({rule})", place=f"seat {seat}")
        self.answer(seat, number)
