"""How far a table is, since when each seat is asked, and what is left of everybody's time.

It is written to the store with every answer, so that a table goes on after a restart as if
nothing had happened.
"""

from dataclasses import dataclass, field

import orjson

from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import Seat
from hiddenhand.server.wire.rooms import Clock


@dataclass(slots=True)
class Pace:
    seq: int = 0
    asked: dict[Seat, int] = field(default_factory=dict)  # seat -> `seq` at which it was asked
    since: dict[Seat, float] = field(default_factory=dict)  # seat -> when its time began to run
    banks: dict[Seat, float] = field(default_factory=dict)
    undone: int = 0  # `seq` of the newest take-back: what clients knew before is void
    rings: float | None = None  # when the server must act by itself: 0 for a bot that owes

    @classmethod
    def fresh(cls, seats: int, clock: Clock | None) -> "Pace":
        return cls(banks={seat: float(clock.bank) for seat in range(seats)} if clock else {})

    def json(self) -> str:
        fields = {name: getattr(self, name) for name in self.__slots__}
        return orjson.dumps(fields, option=orjson.OPT_NON_STR_KEYS).decode()

    @classmethod
    def from_json(cls, text: str) -> "Pace":
        data = orjson.loads(text)
        for name in ("asked", "since", "banks"):
            data[name] = {int(seat): value for seat, value in data.get(name, {}).items()}
        return cls(**data)

    def copy(self) -> "Pace":
        asked, since, banks = dict(self.asked), dict(self.since), dict(self.banks)
        return Pace(self.seq, asked, since, banks, self.undone, self.rings)

    def step(self) -> None:
        self.seq += 1

    def pay(self, seat: Seat, clock: Clock | None, now: float) -> None:
        """`seat` has answered: what went beyond the time for one answer comes from its bank."""
        if clock is None or seat not in self.since:
            return
        over = now - self.since[seat] - clock.each
        if over > 0:
            self.banks[seat] = max(0.0, self.banks.get(seat, 0.0) - over)

    def ask(
        self, before: tuple[Decision, ...], after: tuple[Decision, ...], answered: Seat, now: float
    ) -> None:
        """Who is asked now. A question that stood before and still stands keeps its number."""
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
        """A person has the seat again. Time that is left goes on; after it was up there is time
        for one answer, and no bank."""
        deadline = self.deadline(seat, clock)
        if deadline is not None and deadline <= now:
            self.since[seat], self.banks[seat] = now, 0.0

    def postpone(self, seconds: float) -> None:
        """Nobody's time ran for so long: the table lay in a backup."""
        self.since = {seat: when + seconds for seat, when in self.since.items()}
        if self.rings:
            self.rings += seconds

    def set_alarm(self, clock: Clock | None, bots: frozenset[Seat]) -> None:
        """Note when the first of those who are asked runs out of time, or that a bot is asked."""
        times = [0.0 if seat in bots else self.deadline(seat, clock) for seat in self.asked]
        self.rings = min((when for when in times if when is not None), default=None)

    def deadline(self, seat: Seat, clock: Clock | None) -> float | None:
        if clock is None or seat not in self.since:
            return None
        return self.since[seat] + clock.each + self.banks.get(seat, 0.0)
