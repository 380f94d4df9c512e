"""Steps through a finished game moment by moment.

Moments are numbered as in replays: moment 0 is after the deal, moment n after answer n and the
chance draws that followed. The moment before the deal is DEAL.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.table.table import Table, begin, put

DEAL: Final = -1


class NothingToAnalyze(HiddenHandError):
    """The game is not finished, or contains no choices."""

    code = "nothing-to-analyse"
    status: ClassVar[int] = 409


@dataclass(frozen=True, slots=True)
class Act:
    """An answer, and the chance draws after it."""

    seat: Seat
    key: str
    chance: tuple[str, ...]


def acts(record: Record) -> list[Act]:
    """The acts of a game: act n leads to moment n; act 0 is the deal."""
    found: list[Act] = []
    seat, key, chance = CHANCE, "", list[str]()
    for who, said in record.answers:
        if who == CHANCE:
            chance.append(said)
            continue
        found.append(Act(seat, key, tuple(chance)))
        seat, key, chance = who, said, []
    found.append(Act(seat, key, tuple(chance)))
    return found


def walk(record: Record) -> Iterator[tuple[int, Table]]:
    """Yield every moment with the table at that time. It is always the same Table object."""
    table = begin(record)
    yield DEAL, table
    for moment, act in enumerate(acts(record)):
        if moment > 0:
            put(table, moment, act.seat, act.key)
        for key in act.chance:
            put(table, moment, CHANCE, key)
        yield moment, table


def question(table: Table, act: Act) -> Decision | None:
    """The question that `act` answers; None if it was not a choice."""
    if act.seat not in table.state.actors():  # a resignation out of turn
        return None
    decision = table.state.decision(act.seat)
    return decision if len(decision.options) > 1 and act.key in decision.options else None


def spread(first: int, last: int, most: int) -> list[int]:
    """At most `most` numbers from first to last inclusive, evenly spaced."""
    count = last - first + 1
    if count <= most:
        return list(range(first, last + 1))
    return sorted({first + round(k * (count - 1) / (most - 1)) for k in range(most)})
