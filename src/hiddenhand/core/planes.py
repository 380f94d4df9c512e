"""A game as a learning program sees it: a row of small numbers, and a numbered table of actions.

An observation is made of *planes*: named stretches of one row of bytes, built from what one viewer
may know (the redeal test holds for them as it does for views). An *action* is a number of a table
that never changes under one version of the rules. Most options are one action. Where a question
has too many options for a table (a place on a map that is still being built), an option is told
in parts: a short sentence of actions, one after the other.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from hiddenhand.core.state import State

NO_PART: Final = -1  # the option is told already: it has no such part
MOST: Final = 255  # larger numbers are shown as this


@dataclass(frozen=True)
class Plane:
    """One stretch of an observation."""

    name: str
    first: int
    count: int
    meaning: str  # for the table in the documentation


@final
class Canvas:
    """Rows of bytes that are mostly zero. Only what was lit is cleared, so a fresh drawing costs
    what it shows and not what it could show."""

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
        """Wipe the row; what is lit from now on is lit there."""
        cells = self.cells
        self.row = row
        self.base = row * self.width
        at: i64 = 0
        count: i64 = i64(self.counts[row])
        if count > self.most_lit:  # more than was noted down
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
        """Show `value` at place `at` of the row; nothing is not shown."""
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
        """Light many cards in one go. They are the `size` bytes of `mem` from `first` on.

        A card is lit on `plane` if `mem[known + card]` has the bit, with `value`, the next one
        with `value + step`, and so on; the others are passed over.
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
        self.counts[self.row] = i32(self.count)

    def at(self, row: i64, place: i64) -> i64:
        return i64(self.cells[row * self.width + place])


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python beside a compiled core
class Planes(ABC):
    """How one game with so many seats is shown and answered. It holds no state of a game."""

    def __init__(self, seats: i64, most_lit: i64) -> None:
        self.seats: i64 = seats
        self.most_lit: i64 = most_lit
        self.layout: list[Plane] = []
        self.names: list[str] = []  # of the actions, in order
        self.width: i64 = 0
        self.actions: i64 = 0
        self.listed: vec[i32] = vec[i32]([0] * 128)
        self.seen: vec[i32] = vec[i32]()  # scratch of whoever makes a list of actions

    def plane(self, name: str, count: int, meaning: str) -> i64:
        """Add a plane behind the others; returns where it begins."""
        first = int(self.width)
        self.layout.append(Plane(name, first, count, meaning))
        self.width = first + count
        return first

    def action(self, name: str) -> i64:
        """Add an action behind the others; returns its number."""
        self.names.append(name)
        self.actions = len(self.names)
        return self.actions - 1

    def close(self) -> None:
        """The layout is complete."""
        self.seen = vec[i32]([0] * self.actions)

    def room(self, options: i64) -> None:
        """Make `listed` long enough."""
        if options > len(self.listed):
            self.listed = vec[i32]([0] * (2 * options))

    @abstractmethod
    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        """Light on the row that was begun what `viewer` may know."""

    @abstractmethod
    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        """Put into `listed`, for each option of `seat`, the action that tells this part of it."""

    @abstractmethod
    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        """Light the parts of an answer that the viewer has given so far."""
