"""Observations and actions for learning programs: a row of small numbers, and numbered actions.

An observation consists of *planes*: named ranges of one row of bytes, built from what one viewer
may know (the redeal test covers them as it does views). An *action* is an index into a table that
never changes under one version of the rules. Most options are one action. Where a question has too
many options for a table (a place on a map that is still being built), an option is a sequence of
actions, its parts.
"""

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from hiddenhand.core.state import State

NO_PART: Final = -1  # the option is complete: it has no such part
MOST: Final = 255  # larger values are clipped to this


@dataclass(frozen=True)
class Plane:
    """One named range of an observation."""

    name: str
    first: int
    count: int
    meaning: str  # for the table in the documentation


@final
class Canvas:
    """Rows of bytes that are mostly zero. Only the bytes set before are cleared, so drawing costs
    in proportion to what is shown, not to the width."""

    def __init__(self, rows: i64, width: i64, most_lit: i64) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.most_lit: i64 = most_lit
        self.cells: vec[u8] = vec[u8]([0] * (rows * width))
        self.lit: vec[i16] = vec[i16]([0] * (rows * most_lit))
        self.counts: vec[i32] = vec[i32]([0] * rows)
        self.row: i64 = 0
        self.base: i64 = 0
        self.count: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear the row and make it the target of `light`."""
        cells = self.cells
        self.row = row
        self.base = row * self.width
        at: i64 = 0
        count: i64 = i64(self.counts[row])
        if count > self.most_lit:  # more bytes were set than the list can hold
            while at < self.width:
                cells[self.base + at] = 0
                at += 1
        else:
            lit = self.lit
            first = row * self.most_lit
            while at < count:
                cells[self.base + i64(lit[first + at])] = 0
                at += 1
        self.count = 0

    def light(self, at: i64, value: i64) -> None:
        """Set the byte at `at` of the current row to `value`; 0 is ignored."""
        if value <= 0:
            return
        self.cells[self.base + at] = u8(value) if value < MOST else u8(MOST)
        if self.count < self.most_lit:
            self.lit[self.row * self.most_lit + self.count] = i16(at)
        self.count += 1

    def light_cards(
        self,
        mem: vec[u8],
        first: i64,
        size: i64,
        known: i64,
        bit: i64,
        plane: i64,
        value: i64,
        step: i64,
    ) -> None:
        """Set the bytes of many cards in one call; the cards are `size` bytes of `mem` from
        `first`.

        A card is set on `plane` if `mem[known + card]` has the bit: the first one with `value`, the
        next one with `value + step`, and so on. Cards without the bit are skipped.
        """
        cells = self.cells
        lit = self.lit
        count = self.count
        note = self.row * self.most_lit
        most = self.most_lit
        base = self.base + plane
        end = first + size
        while first < end:
            card: i64 = i64(mem[first])
            if i64(mem[known + card]) & bit:
                cells[base + card] = u8(value)
                if count < most:
                    lit[note + count] = i16(plane + card)
                count += 1
            value += step
            first += 1
        self.count = count

    def end(self) -> None:
        """Finish the row: store how many bytes were set."""
        self.counts[self.row] = i32(self.count)

    def at(self, row: i64, place: i64) -> i64:
        """The byte at `place` of `row`."""
        return i64(self.cells[row * self.width + place])


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python with a compiled core
class Planes(metaclass=ABCMeta):
    """Observation and action tables of one game with a given number of seats; holds no state."""

    def __init__(self, seats: i64, most_lit: i64) -> None:
        self.seats: i64 = seats
        self.most_lit: i64 = most_lit
        self.layout: list[Plane] = []
        self.names: list[str] = []  # of the actions, in order
        self.width: i64 = 0
        self.actions: i64 = 0
        self.listed: vec[i32] = vec[i32]([0] * 128)
        self.seen: vec[i32] = vec[i32]()  # scratch space for `list_actions`

    def plane(self, name: str, count: int, meaning: str) -> i64:
        """Append a plane; returns its first index."""
        first = int(self.width)
        self.layout.append(Plane(name, first, count, meaning))
        self.width = first + count
        return first

    def action(self, name: str) -> i64:
        """Append an action; returns its number."""
        self.names.append(name)
        self.actions = len(self.names)
        return self.actions - 1

    def close(self) -> None:
        """Finish the layout; no planes or actions are added after this."""
        self.seen = vec[i32]([0] * self.actions)

    def room(self, options: i64) -> None:
        """Grow `listed` to hold that many options."""
        if options > len(self.listed):
            self.listed = vec[i32]([0] * (2 * options))

    @abstractmethod
    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        """Set on the current row of `canvas` everything that `viewer` may know."""

    @abstractmethod
    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        """Write to `listed`, for each option of `seat`, the action for part number `part`."""

    @abstractmethod
    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        """Set the parts of an answer that the viewer has given so far."""
