"""A table's sequence number, when each seat was asked, and everybody's remaining time.

It is stored with every answer, so a game resumes unchanged after a restart.
"""

from dataclasses import dataclass, field

import orjson

from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import Seat
from hiddenhand.server.wire.rooms import Clock


@dataclass(slots=True)
class Pace:
    """The progress and clocks of a table."""

    seq: int = 0
    asked: dict[Seat, int] = field(default_factory=dict)  # seat -> `seq` at which it was asked
    since: dict[Seat, float] = field(default_factory=dict)  # seat -> when its clock started
    banks: dict[Seat, float] = field(default_factory=dict)
    undone: int = 0  # `seq` of the newest take-back; older logs are invalid
    rings: float | None = None  # when the server must act; 0 if a bot is asked

    @classmethod
    def fresh(cls, seats: int, clock: Clock | None) -> "Pace":
        """The pace of a new table with full banks."""
        return cls(banks={seat: float(clock.bank) for seat in range(seats)} if clock else {})

    def json(self) -> str:
        """The pace as stored."""
        fields = {name: getattr(self, name) for name in self.__slots__}
        return orjson.dumps(fields, option=orjson.OPT_NON_STR_KEYS).decode()

    @classmethod
    def from_json(cls, text: str) -> "Pace":
        """The pace from its stored form."""
        data = orjson.loads(text)
        for name in ("asked", "since", "banks"):
            data[name] = {int(seat): value for seat, value in data.get(name, {}).items()}
        return cls(**data)

    def copy(self) -> "Pace":
        """An independent copy."""
        asked, since, banks = dict(self.asked), dict(self.since), dict(self.banks)
        return Pace(self.seq, asked, since, banks, self.undone, self.rings)

    def step(self) -> None:
        """Advance the sequence number."""
        self.seq += 1

    def pay(self, seat: Seat, clock: Clock | None, now: float) -> None:
        """`seat` has answered: deduct the time beyond `clock.each` from its bank."""
        if clock is None or seat not in self.since:
            return
        over = now - self.since[seat] - clock.each
        if over > 0:
            self.banks[seat] = max(0.0, self.banks.get(seat, 0.0) - over)

    def ask(
        self, before: tuple[Decision, ...], after: tuple[Decision, ...], answered: Seat, now: float
    ) -> None:
        """Set who is asked. A question that was open before and still is keeps its number."""
        standing = {d.seat: d for d in before if d.seat != answered}
        asked: dict[Seat, int] = {}
        since: dict[Seat, float] = {}
        for decision in after:
            seat = decision.seat
            stands = standing.get(seat) == decision and seat in self.asked
            asked[seat] = self.asked[seat] if stands else self.seq
            since[seat] = self.since.get(seat, now) if stands else now
        self.asked, self.since = asked, since

    def renew(self, seat: Seat, clock: Clock | None, now: float) -> None:
        """A person takes their seat back. Remaining time continues; if it was up, they get the time
        for one answer and an empty bank."""
        deadline = self.deadline(seat, clock)
        if deadline is not None and deadline <= now:
            self.since[seat], self.banks[seat] = now, 0.0

    def postpone(self, seconds: float) -> None:
        """Move all times by this many seconds, for example the time a table spent in a backup."""
        self.since = {seat: when + seconds for seat, when in self.since.items()}
        if self.rings:
            self.rings += seconds

    def set_alarm(self, clock: Clock | None, bots: frozenset[Seat]) -> None:
        """Set `rings` to the first deadline, or to 0 if a bot is asked."""
        times = [0.0 if seat in bots else self.deadline(seat, clock) for seat in self.asked]
        self.rings = min((when for when in times if when is not None), default=None)

    def deadline(self, seat: Seat, clock: Clock | None) -> float | None:
        """When the seat's time is up; None without a clock."""
        if clock is None or seat not in self.since:
            return None
        return self.since[seat] + clock.each + self.banks.get(seat, 0.0)
