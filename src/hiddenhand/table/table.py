"""The referee: holds the real state, rolls the dice, keeps the record, and tells each seat what
it may see."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, cast

from hiddenhand import games
from hiddenhand.core import pictures
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import (
    BadRecord,
    BadSettings,
    DamagedRecord,
    HiddenHandError,
    WrongVersion,
)
from hiddenhand.core.event import Event, Fact
from hiddenhand.core.game import Game, V
from hiddenhand.core.record import Record
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR, Seat
from hiddenhand.core.settings import complete, what
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice, SystemDice
from hiddenhand.table.rolling import Asked, roll


@dataclass(slots=True)
class Step:
    """One answer and the random draws after it, applied to a copy of the state."""

    state: State
    answers: list[tuple[Seat, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def put(self, seat: Seat, key: str) -> None:
        """Answer for `seat`, and collect the answer and its events."""
        self.state.say(seat, key)
        self.answers.append((seat, key))
        self.events += self.state.take_events()

    def roll(self, dice: Dice) -> None:
        """Answer all pending questions to chance with `dice`."""
        roll(self.state, dice, self.answers)
        self.events += self.state.take_events()


class Table(Generic[V]):
    """One game being played.

    `dice` is a seed (the same seed deals the same game), a `Dice`, or None for SystemDice.

    `game` is its name or the game itself; with the game, type checkers know what `view` returns:
    `from hiddenhand.games.chess import GAME`, then `Table(GAME, 2).view(0)` is a view of chess.
    """

    def __init__(
        self,
        game: str | Game[V],
        seats: int,
        dice: int | str | Dice | None = None,
        settings: Mapping[str, str] | None = None,
        names: Mapping[Seat, str] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            game = cast(Game[V], games.find(game))  # V is View: a name says nothing to a checker
        self.game: Game[V] = game
        self.state: State = self.game.start(seats, settings)
        self.state.listen()
        self.seats = seats
        self.events: list[Event] = []
        self._looked = self._fresh = 0  # see _fresh_from
        self._asked = Asked()
        _check_names(seats, names or {})
        self.record = Record(
            self.game.name,
            self.game.rules,
            seats,
            complete(self.game.settings, settings or {}),
            dict(names or {}),
        )
        self._dice = _dice_of(dice)
        self._roll()

    def __repr__(self) -> str:
        told = f"<Table {self.game.name}, {self.seats} seats, {len(self.record.answers)} answers: "
        decision = self.decision
        if decision is None:
            result = self.result
            return f"{told}won by {list(result.winners) if result else []}>"
        asked = f"seat {decision.seat} is asked {decision.ask} ({decision.rule})"
        return f"{told}{asked}, {len(decision.options)} options>"

    def _repr_html_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        return pictures.text(repr(self)) + pictures.picture(self.state, SPECTATOR)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Copies and pickles of a table go on telling events."""
        self.__dict__.update(kept)
        self.state.listen()

    @property
    def pending(self) -> tuple[Decision, ...]:
        """All pending questions; several if the answers are sealed."""
        return self.state.pending()

    @property
    def decision(self) -> Decision | None:
        """The first pending question, or None when the game is over."""
        return self._asked.first(self.state)

    @property
    def result(self) -> Result | None:
        """The result, or None while the game is running."""
        return self.state.result()

    def say(self, seat: Seat, key: str) -> list[Event]:
        """Answer for `seat`, then make the random draws that follow. Returns the events.

        Raises like `State.say` if the answer is not possible.
        """
        answers = self.record.answers
        told = self._asked.put_and_roll(self.state, seat, key, self._dice, answers)
        self.events += told
        return told

    def attempt(self, seat: Seat, key: str, dice: Dice) -> Step:
        """What `say` would do, without changing the table; for callers that must store an answer
        before they `accept` it."""
        step = Step(self.state.clone())
        step.state.listen()
        step.put(seat, key)
        step.roll(dice)
        return step

    def accept(self, step: Step) -> None:
        """Apply a step made by `attempt`."""
        self.state = step.state
        self.record.answers += step.answers
        self.events += step.events

    def undo(self, state: State, answers: int, events: int) -> None:
        """Go back to an earlier `state` with that many answers and events.

        The caller must make sure that nothing was revealed since (`Game.reveals`).
        """
        self.state = state
        del self.record.answers[answers:]
        del self.events[events:]
        self._looked = min(self._looked, events)

    def view(self, viewer: Seat) -> V:
        """What `viewer` may see now: a seat, SPECTATOR or OPEN."""
        self._check_viewer(viewer)
        return self.game.project(self.state, viewer)

    def feed(self, viewer: Seat, since: int = 0) -> list[dict[str, Fact]]:
        """The events from number `since` on, as `viewer` may see them."""
        self._check_viewer(viewer)
        fresh = self._fresh_from()
        return [
            event.seen_by(viewer, forgotten=number < fresh)
            for number, event in enumerate(self.events[since:], start=since)
        ]

    def _fresh_from(self) -> int:
        """The number of the first event whose fleeting part may still be shown."""
        for number in range(self._looked, len(self.events)):
            if self.events[number].forgets:
                self._fresh = number + 1
        self._looked = len(self.events)
        return self._fresh

    def imagine(self, seat: Seat, dice: Dice) -> State:
        """A random world that `seat` cannot tell from the real one, for bots that search."""
        self._check_viewer(seat)
        return self.game.imagine(self.state, seat, dice)

    def _check_viewer(self, viewer: Seat) -> None:
        """BadSettings if nobody sits there."""
        if viewer not in range(self.seats) and viewer not in (SPECTATOR, OPEN):
            raise BadSettings(f"there are {self.seats} seats", place=f"seat {viewer!r}")

    def _answer(self, seat: Seat, key: str) -> None:
        self._asked.put(self.state, seat, key, self.record.answers)
        self.events += self.state.take_events()

    def _roll(self) -> None:
        state = self.state
        if state.actor() == CHANCE:
            roll(state, self._dice, self.record.answers)
            self.events += state.take_events()


def _dice_of(given: int | str | Dice | None) -> Dice:
    """The dice that a caller of Table means; BadSettings if it is neither a seed nor dice."""
    if given is None:
        return SystemDice()
    if isinstance(given, Dice):
        return given
    if isinstance(given, str) or hasattr(given, "__index__"):
        return SeededDice(str(given))
    raise BadSettings(f"a number, a text or a Dice is needed, not {what(given)}", place="dice")


def _check_names(seats: int, names: Mapping[Seat, str]) -> None:
    """BadSettings if a name has no seat or does not fit on one line of a record."""
    for seat, name in names.items():
        if seat not in range(seats):
            raise BadSettings(f"there are {seats} seats", place=f"name of seat {seat}")
        if not name.isprintable():
            raise BadSettings(f"{name!r} cannot be printed", place=f"name of seat {seat}")


def replay(record: Record) -> Table:
    """The table in the state at the end of the record; every answer is checked.

    BadRecord or a subclass if an answer is not possible. The new table uses SystemDice, so the game
    can be continued.
    """
    table = begin(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        put(table, number, seat, key)
    table._roll()
    return table


def begin(record: Record) -> Table:
    """A table for the game of `record`, before its first answer.

    BadRecord if the game is unknown, WrongVersion if its rules have changed.
    """
    try:
        game = games.find(record.game)
    except HiddenHandError as error:
        raise BadRecord(str(error), place="header") from error
    if record.rules != game.rules:
        raise WrongVersion(
            f"played under rules {record.rules!r}; this program has {game.rules!r}",
            place="header",
        )
    settings = complete(game.settings, record.settings)
    kept = Record(record.game, record.rules, record.seats, settings, dict(record.names))
    kept.hints = dict(record.hints)
    kept.stood_in = dict(record.stood_in)
    return around(game, game.start(record.seats, record.settings), kept, SystemDice())


def around(game: Game, state: State, record: Record, dice: Dice) -> Table:
    """A table that goes on from `state` and keeps it; `record` says how it came there."""
    table = Table.__new__(Table)
    table.game, table.state, table.seats, table.record = game, state, record.seats, record
    table.events = []
    table._looked = table._fresh = 0
    table._asked = Asked()
    table._dice = dice
    state.listen()
    return table


def put(table: Table, number: int, seat: Seat, key: str) -> None:
    """Apply answer `number` of a record. DamagedRecord if it is not possible."""
    try:
        table._answer(seat, key)
    except HiddenHandError as error:
        raise DamagedRecord(str(error), place=f"answer {number}") from error


def without_arrival(record: Record) -> Record:
    """The record with sealed answers in the order of seats where their order of arrival is secret
    (`State.hides_arrival`). It replays to the same game.

    A record that cannot be replayed is returned as it is.
    """
    sorted_answers: list[tuple[Seat, str]] = []
    run: list[tuple[Seat, str]] = []
    try:
        state = begin(record).state
        for seat, key in record.answers:
            (run if state.hides_arrival() else sorted_answers).append((seat, key))
            state.say(seat, key)
            if run and not state.hides_arrival():
                sorted_answers += sorted(run, key=lambda answer: answer[0])
                run = []
    except HiddenHandError:
        return record
    return replace(record, answers=sorted_answers + sorted(run, key=lambda answer: answer[0]))
