"""The state of a game, including the questions it waits for.

It has two interfaces. Search, playouts and batches use whole numbers: `actor`, `option_count`,
`answer`. Players, bots, records and servers use keys: `pending`, `say`. Both use the same list of
options, so the rules of legality are in one place.
"""

from abc import ABCMeta, abstractmethod
from importlib import import_module

from mypy_extensions import i64, mypyc_attr

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import GameIsOver, NotAnOption, OutOfTurn
from hiddenhand.core.event import Event
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python with a compiled core
class State(metaclass=ABCMeta):
    """The state of one game, mutable; `clone` copies it."""

    # -- by number: fast -----------------------------------------------------------------

    @abstractmethod
    def actor(self) -> i64:
        """The first seat that must answer, CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def actors(self) -> list[int]:
        """All seats that must answer now: [CHANCE] alone, several for sealed answers, or []."""

    @abstractmethod
    def option_count(self, seat: i64) -> i64:
        """How many options `seat` has; 0 if it has no question."""

    @abstractmethod
    def option_code(self, seat: i64, index: i64) -> i64:
        """A number for the option that is the same in all worlds `seat` cannot tell apart.

        Different options of one question have different codes. Search trees use them as keys.
        """

    @abstractmethod
    def answer(self, seat: i64, index: i64) -> None:
        """Answer for `seat` with option number `index`, and advance to the next question."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the events not yet taken."""

    @abstractmethod
    def redeal(self, viewer: i64, dice: Dice) -> "State":
        """A random world that `viewer` (a seat or SPECTATOR) cannot tell from this one."""

    def changes(self) -> i64:
        """How often this object was changed, or -1 if the game does not count that.

        Whoever keeps what was read from a state can tell by it whether that still holds.
        """
        return -1

    # -- for search: defaults that a game may override ------------------------------------

    def owing(self) -> i64:
        """How many answers are due now; if several, they are given without seeing each other.

        Usually one per seat; a game may put several sealed questions to a seat, one by one.
        """
        return len(self.actors())

    def hunch(self, seat: i64, dice: Dice) -> i64:
        """A quick sensible option of `seat`, from what it may see; a random option by default."""
        return dice.below(self.option_count(seat))

    def outlook(self, seat: i64) -> float:
        """Estimated chance of `seat` to win, from the full state, hidden parts included."""
        return self.share(seat) if self.is_over() else 0.5

    def share(self, seat: i64) -> float:
        """The share of the win that `seat` has: 1 for the only winner, 0 for a loser."""
        result = self.result()
        if result is None or int(seat) not in result.winners:
            return 0.0
        return 1.0 / len(result.winners)

    def allegiance(self, seat: i64) -> i64:
        """The secret side of `seat` as a small number; -1 in games without secret sides."""
        return -1

    def suppose(self, seat: i64, allegiance: i64) -> None:
        """In an imagined world, give `seat` this secret side; its former owner gets the old one.

        TypeError in games without secret sides.
        """
        raise TypeError("this game deals no secret sides")

    # -- by key ----------------------------------------------------------------------------

    @abstractmethod
    def question(self, seat: i64) -> tuple[str, str]:
        """Text key and rule paragraph of the question to `seat`."""

    @abstractmethod
    def option_keys(self, seat: i64) -> list[str]:
        """The option keys of `seat`, in the order of their numbers."""

    @abstractmethod
    def result(self) -> Result | None:
        """The result, or None while the game is running."""

    @abstractmethod
    def pack(self) -> bytes:
        """The whole state as bytes; the game's `unpack` reads them."""

    def position_text(self) -> str:
        """The whole state as text (core/position.py); the game's `read_position` reads it."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.position_text()

    def _repr_html_(self) -> str:
        """The table as a picture with all cards face up, for notebooks."""
        html: str = import_module("hiddenhand.core.pictures").picture(self)
        return html

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, bytes]]:
        """Pickle as packed bytes, which is what `clone` copies: without events not yet taken."""
        return unpickle, (game_of(self), self.pack())

    @abstractmethod
    def listen(self) -> None:
        """From now on collect events for `take_events`. Playouts never call this."""

    @abstractmethod
    def take_events(self) -> list[Event]:
        """The events since the last call, in order."""

    def option_key(self, seat: i64, index: i64) -> str:
        """The key of option number `index`."""
        return self.option_keys(seat)[index]

    def option_number(self, seat: i64, key: str) -> int:
        """The number of the option `key`, or -1 if there is none."""
        keys = self.option_keys(seat)
        return keys.index(key) if key in keys else -1

    def is_over(self) -> bool:
        """True if the game has ended."""
        return self.actor() == NOBODY

    def decision(self, seat: i64) -> Decision:
        """The question to `seat` with its options."""
        ask, rule = self.question(seat)
        return Decision(int(seat), ask, rule, tuple(self.option_keys(seat)))

    def pending(self) -> tuple[Decision, ...]:
        """All questions asked now: several for sealed answers, none when the game is over."""
        return tuple([self.decision(seat) for seat in self.actors()])

    def hides_arrival(self) -> bool:
        """True while sealed answers are collected and nobody may know who has answered.

        Then `questions` names every seat that takes part, and no event tells of an answer before
        the last one is given.
        """
        return False

    def questions(self, viewer: i64) -> tuple[Decision, ...]:
        """The open questions as `viewer` may know them, for `Decision.seen_by`.

        These are the pending ones, unless the game hides who has answered (`hides_arrival`).
        """
        return self.pending()

    def say_option(self, seat: i64, index: i64, key: str) -> bool:
        """Answer with option number `index` if its key is `key`, and return True; otherwise return
        False and change nothing. For callers that know where the key was in the list."""
        if seat != self.actor() or index < 0 or index >= self.option_count(seat):
            return False
        if self.option_key(seat, index) != key:
            return False
        self.answer(seat, index)
        return True

    def say(self, seat: int, key: str) -> None:
        """Answer for `seat` with the option `key`.

        GameIsOver, OutOfTurn or NotAnOption if that is not possible; the state is unchanged then.
        """
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


def game_of(state: State) -> str:
    """The name of the game this is a state of: its package is named like the game."""
    words: list[str] = type(state).__module__.split(".")
    return words[words.index("games") + 1]


def unpickle(game: str, packed: bytes) -> State:
    """The state of `game` that these bytes were packed from."""
    state: State = import_module(f"hiddenhand.games.{game}").GAME.unpack(packed)
    return state
