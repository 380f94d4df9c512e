"""A live table: the referee's table, the sequence numbers clients use, and everybody's clock.

An answer is first proposed, which tries it on a copy, and accepted only after it was written to the
store. So nothing is shown that could be lost, and a rejected answer changes nothing.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import OutOfTurn
from hiddenhand.core.event import Event
from hiddenhand.core.game import RESIGN
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.core.state import State
from hiddenhand.server.live import takeback
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.refusals import AlreadyTaken, CannotTakeBack, Late
from hiddenhand.server.store import AnswerRow
from hiddenhand.server.wire.rooms import Clock
from hiddenhand.table.proven import ProvenDice, check_draw
from hiddenhand.table.table import Step, Table, begin, put

MOST_TAKEN_BACK = 60  # answers in a row; each keeps a state in memory
DiceFrom = Callable[[int], Dice]  # the dice of a deal after this many random answers


@dataclass(slots=True)
class Proposal:
    """An answer that was tried on a copy, with everything the store has to write."""

    seat: Seat
    step: Step
    asks: tuple[Decision, ...]  # open questions after it
    pace: Pace
    row: AnswerRow
    may_take_back: bool
    sealed: bool  # nobody may know who gave it


@dataclass(slots=True)
class Before:
    """The table before an answer, kept while that answer can be taken back."""

    seat: Seat
    state: State
    asks: tuple[Decision, ...]
    earlier: "Before | None" = None  # before the same seat's answer that came just before
    depth: int = 1  # answers that can be taken back one after the other


@dataclass(slots=True)
class LiveTable:
    """A table in memory that answers can be proposed to and applied to."""

    game_id: str
    table: Table
    dice: DiceFrom
    clock: Clock | None
    pace: Pace
    asks: tuple[Decision, ...] = ()  # open questions
    rolled: int = 0  # random answers so far
    taken: list[tuple[int, Seat, str]] = field(default_factory=list)  # number, seat, key
    marks: list[int] = field(default_factory=list)  # number of events up to each `seq`
    before: Before | None = None
    newest_is_sealed: bool = False  # nobody may know who gave or took back the newest answer

    # -- asking ---------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the newest change."""
        return self.pace.seq

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return not self.asks

    @property
    def hides_arrival(self) -> bool:
        """True while nobody may know who has already answered."""
        return self.table.state.hides_arrival()

    def asks_of(self, viewer: Seat) -> tuple[Decision, ...]:
        """The open questions that `viewer` may know of."""
        return self.table.state.questions(viewer) if self.hides_arrival else self.asks

    def owing(self) -> list[Seat]:
        """The seats that are asked."""
        return [decision.seat for decision in self.asks]

    def deadlines(self, bots: frozenset[Seat]) -> dict[Seat, float]:
        """The deadline of each person who is asked and has a clock."""
        times = {s: self.pace.deadline(s, self.clock) for s in self.owing() if s not in bots}
        return {seat: when for seat, when in times.items() if when is not None}

    def late(self, now: float, bots: frozenset[Seat]) -> list[Seat]:
        """The seats of people whose time is up."""
        return [seat for seat, when in self.deadlines(bots).items() if when <= now]

    def options_of(self, seat: Seat) -> list[str]:
        """The options of a seat that is asked."""
        return next(list(decision.options) for decision in self.asks if decision.seat == seat)

    def goes_on(self, seat: Seat) -> bool:
        """True if everybody knows that this seat gave the newest answer and is asked again alone:
        its next answer is part of the same turn."""
        if not self.taken or self.newest_is_sealed or self.hides_arrival:
            return False
        return self.taken[-1][1] == seat and self.owing() == [seat]

    def may_take_back(self, viewer: Seat) -> bool:
        """True if this seat gave the newest answer and can take it back."""
        return self.before is not None and self.before.seat == viewer

    def may_resign(self, viewer: Seat) -> bool:
        """True if this seat can resign now."""
        return self.table.game.can_resign(self.table.state, viewer)

    # -- answering ------------------------------------------------------------------------

    def check_number(self, seat: Seat, asked: int, key: str) -> None:
        """Check that question `asked` is still open. Raises `AlreadyTaken` if it was answered with
        `key`, `Late` if it is no longer open, `OutOfTurn` if it never was."""
        if key == RESIGN and self.table.game.may_resign:
            return
        if self.pace.asked.get(seat) == asked:
            return
        for number, who, given in reversed(self.taken):
            if number <= asked:
                break
            if who == seat and given == key and self._was_asked(number, seat, asked):
                raise AlreadyTaken("already answered", place=f"answer {number}")
        if asked < self.seq:
            raise Late(f"the table is at {self.seq}", place=f"seat {seat}")
        raise OutOfTurn("this seat is not asked", place=f"seat {seat}")

    def _was_asked(self, number: int, seat: Seat, asked: int) -> bool:
        """True if `number` is the first answer of `seat` after `asked`."""
        return not any(who == seat and asked < earlier < number for earlier, who, _ in self.taken)

    def propose(self, seat: Seat, key: str, now: float, *, by_person: bool) -> Proposal:
        """Try an answer on a copy. Raises the errors of the referee, such as `NotAnOption`.

        An answer whose arrival is secret costs no time from the bank: it would tell when it came.
        """
        sealed = self.hides_arrival
        step = self.table.attempt(seat, key, self.dice(self.rolled))
        pace = self.pace.copy()
        pace.step()
        if by_person and not sealed:
            pace.pay(seat, self.clock, now)
        asks = step.state.pending()
        pace.ask(self.asks, asks, seat, now)
        chance = tuple(answer for who, answer in step.answers if who == CHANCE)
        row = AnswerRow(pace.seq, seat, key, chance, now)
        may = by_person and takeback.allowed(self.table.game, step)
        return Proposal(seat, step, asks, pace, row, may, sealed)

    def accept(self, proposal: Proposal) -> None:
        """Apply an answer that was written to the store."""
        self.before = self._before(proposal.seat) if proposal.may_take_back else None
        self.table.accept(proposal.step)
        self.asks, self.pace = proposal.asks, proposal.pace
        self.newest_is_sealed = proposal.sealed
        self._note(proposal.row)

    def _before(self, seat: Seat) -> Before:
        """The table as it is now. A player may take back several answers, newest first, until
        somebody else acts or one of them reveals something."""
        earlier = self.before
        if earlier is None or earlier.seat != seat or earlier.depth == MOST_TAKEN_BACK:
            return Before(seat, self.table.state, self.asks)
        return Before(seat, self.table.state, self.asks, earlier, earlier.depth + 1)

    def _note(self, row: AnswerRow) -> None:
        self.rolled += len(row.chance)
        self.taken.append((row.number, row.seat, row.key))
        self._mark(row.number)

    def _mark(self, seq: int) -> None:
        told = len(self.table.events)
        last = self.marks[-1] if self.marks else told
        self.marks += [last] * (
            seq - len(self.marks)
        )  # fill the gaps of answers that were taken back
        self.marks.append(told)

    def put(self, row: AnswerRow) -> None:
        """Apply an answer from the store."""
        put(self.table, row.number, row.seat, row.key)
        _put_chance(self, row)
        self._note(row)

    def put_newest(self, row: AnswerRow) -> None:
        """Apply the last answer from the store, which can perhaps still be taken back."""
        table = self.table
        before = Before(row.seat, table.state.clone(), table.pending)
        told, answered = len(table.events), len(table.record.answers)
        self.before, self.newest_is_sealed = None, self.hides_arrival
        self.put(row)
        step = Step(table.state, table.record.answers[answered:], table.events[told:])
        if takeback.allowed(table.game, step):
            self.before = before

    def follow(self, row: AnswerRow, pace: Pace | None) -> None:
        """Apply an answer that another node has written. `pace` was stored with the newest answer;
        for earlier ones it is computed."""
        before, after = self.asks, self.pace.copy()
        self.put_newest(row)
        self.asks = self.table.pending
        after.step()
        after.ask(before, self.asks, row.seat, row.at)
        self.pace = pace or after

    # -- taking back ----------------------------------------------------------------------

    def propose_take_back(self, seat: Seat, seq: int, now: float) -> tuple[int, Pace]:
        """The number of the answer to drop, and the pace after that. Raises `Late` or
        `CannotTakeBack`."""
        if seq != self.seq:
            raise Late(f"the table is at {self.seq}", place=f"seat {seat}")
        if self.before is None or self.before.seat != seat:
            raise CannotTakeBack("somebody has seen or done something since", f"seat {seat}")
        pace = self.pace.copy()
        pace.step()
        pace.undone = pace.seq
        pace.ask(self.asks, self.before.asks, seat, now)
        return self.taken[-1][0], pace

    def accept_take_back(self, pace: Pace) -> None:
        """Undo the newest answer after the store has dropped it."""
        assert self.before is not None
        number = self.taken.pop()[0]
        told = self.marks[number - 1]
        self.newest_is_sealed = self.before.state.hides_arrival()
        self.table.undo(self.before.state, len(self.table.record.answers) - 1, told)
        for later in range(number, len(self.marks)):
            self.marks[later] = told
        self.asks, self.pace, self.before = self.before.asks, pace, self.before.earlier
        self._mark(pace.seq)

    # -- telling --------------------------------------------------------------------------

    def told(self, viewer: Seat, first: int) -> list[list[dict[str, object]]]:
        """The events `viewer` was told from number `first` on, one list per number."""
        start = self.marks[first - 1] if first > 0 else 0
        feed = self.table.feed(viewer, start)
        log: list[list[dict[str, object]]] = []
        at = start
        for mark in self.marks[first:]:
            log.append([dict(fact) for fact in feed[at - start : mark - start]])
            at = mark
        return log

    def retold(self, viewer: Seat) -> dict[int, list[dict[str, object]]]:
        """Earlier numbers that show less since the newest answer, with their remaining events: when
        a turn ends, some amounts that were public during it are hidden again."""
        first = self.remembered_from(self.seq)
        told = self.told(viewer, first) if first < self.seq else []
        return {
            number: told[number - first]
            for number in range(first, self.seq)
            if any(event.fleeting for event in self._events_of(number))
        }

    def remembered_from(self, number: int) -> int:
        """The first number that must be resent to a client whose log ends before `number`, because
        events were hidden since; `number` if none were."""
        events = self.table.events
        start = self.marks[number - 1] if 0 < number <= len(self.marks) else 0
        if not any(event.forgets for event in events[start:]):
            return number
        for at in range(start - 1, -1, -1):  # earlier events were hidden by an earlier turn's end
            if events[at].forgets:
                return bisect_right(self.marks, at)
        return 0

    def _events_of(self, number: int) -> list[Event]:
        start = self.marks[number - 1] if number > 0 else 0
        return self.table.events[start : self.marks[number]]


def deal(game_id: str, table: Table, dice: DiceFrom, clock: Clock | None, now: float) -> LiveTable:
    """A new table; random events before the first question have happened."""
    pace = Pace.fresh(table.seats, clock)
    asks = table.pending
    pace.ask((), asks, CHANCE, now)
    live = LiveTable(game_id, table, dice, clock, pace, asks)
    live.rolled = len(table.record.answers)
    live.marks.append(len(table.events))
    return live


def first_row(live: LiveTable, now: float) -> AnswerRow:
    """The random answers before the first question, as answer number 0."""
    chance = tuple(key for _, key in live.table.record.answers)
    return AnswerRow(0, CHANCE, "", chance, now)


def lay(live: LiveTable, answers: Sequence[tuple[Seat, str]], now: float) -> list[AnswerRow]:
    """Apply these answers to a new table and return their rows; prepares the table of a lesson."""
    rows = []
    for seat, key in answers:
        proposal = live.propose(seat, key, now, by_person=False)
        live.accept(proposal)
        rows.append(proposal.row)
    return rows


def load(
    game_id: str,
    record: Record,
    rows: Sequence[AnswerRow],
    dice: DiceFrom,
    clock: Clock | None,
    pace: Pace,
) -> LiveTable:
    """The table with all answers from the store; each is checked while it is replayed."""
    live = LiveTable(game_id, begin(record), dice, clock, pace)
    for row in rows:
        if row.number == 0:
            _put_chance(live, row)
            live.rolled = len(row.chance)
            live.marks.append(len(live.table.events))
        elif row.number < pace.seq:
            live.put(row)
        else:
            live.put_newest(row)
    if len(live.marks) <= pace.seq:
        live._mark(pace.seq)
    live.asks = live.table.pending
    return live


def _put_chance(live: LiveTable, row: AnswerRow) -> None:
    """Apply the random answers of a row. Raises `DealMismatch` if the dice give others, which
    means that the store was changed."""
    dice = live.dice(live.rolled)
    for key in row.chance:
        state = live.table.state
        if isinstance(dice, ProvenDice) and state.actor() == CHANCE:
            check_draw(state.option_keys(CHANCE), dice, key, f"answer {row.number}")
        put(live.table, row.number, CHANCE, key)
