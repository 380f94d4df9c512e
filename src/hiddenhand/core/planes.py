"""Observations and actions for learning programs: a row of small numbers, and numbered actions.

An observation consists of *planes*: named ranges of one row of bytes, built from what one viewer
may know (the redeal test covers them as it does views). An *action* is an index into a table that
never changes under one version of the rules. Most options are one action. Where a question has too
many options for a table (a place on a map that is still being built), an option is a sequence of
actions, its parts.
"""

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from itertools import count
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from hiddenhand.core.state import State

NO_PART: Final = -1  # the option is complete: it has no such part
MOST: Final = 255  # larger values are clipped to this
NO_BYTE: Final = 255  # the end of a chain
CANVASES: Final = count(1)  # a number for each canvas, so that no two have a mark in common


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
    in proportion to what is shown, not to the width.

    A row may have patches: planes that `begin` leaves as they are, so that a game draws again only
    those that have changed. Which bytes of a patch are set is a chain, so that all chains of a row
    are close together: `heads` has the first one of each patch, `after` the next one after each, or
    NO_BYTE. The game keeps them; a column may be set in one patch at a time. `last` is the mark of
    the row's drawing before: a game that remembers the mark of its own last drawing (`mark`) can
    tell whether it is still there.
    """

    def __init__(
        self, rows: i64, width: i64, most_lit: i64, patches: i64 = 0, columns: i64 = 0
    ) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.most_lit: i64 = most_lit
        self.cells: vec[u8] = vec[u8]([0] * (rows * width))
        self.lit: vec[i16] = vec[i16]([0] * (rows * most_lit))  # which bytes of each row were set
        self.counts: vec[i32] = vec[i32]([0] * rows)  # how many; above `most_lit` not all are noted
        self.row: i64 = 0
        self.base: i64 = 0  # where the current row begins in `cells`,
        self.note: i64 = 0  # in `lit` the next free place,
        self.note_end: i64 = 0  # and the end of its places
        self.patches: i64 = patches
        self.columns: i64 = columns  # of each patch
        self.heads: vec[u8] = vec[u8]([NO_BYTE] * (rows * patches))
        self.after: vec[u8] = vec[u8]([0] * (rows * columns))
        self.marks: vec[i64] = vec[i64]([0] * rows)  # of the last drawing of each row
        self.mark: i64 = next(CANVASES) << 40
        self.last: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear the row and make it the target of `light`."""
        cells = self.cells
        base = row * self.width
        at = row * self.most_lit
        count = i64(self.counts[row])
        self.row = row
        self.last = self.marks[row]
        self.mark += 1
        self.marks[row] = self.mark
        self.base = base
        self.note = at
        self.note_end = at + self.most_lit
        if count > self.most_lit:
            self._wipe()
            return
        lit = self.lit
        end = at + count
        while at < end:
            cells[base + i64(lit[at])] = 0
            at += 1

    def _wipe(self) -> None:
        """Clear the whole row with its patches; there is no drawing before this one."""
        at = self.base
        end = at + self.width
        while at < end:
            self.cells[at] = 0
            at += 1
        self.last = 0
        patch: i64 = 0
        while patch < self.patches:
            self.heads[self.row * self.patches + patch] = NO_BYTE
            patch += 1

    def light(self, at: i64, value: i64) -> None:
        """Set the byte at `at` of the current row to `value`; 0 is ignored."""
        if value <= 0:
            return
        self.cells[self.base + at] = u8(value) if value < MOST else u8(MOST)
        note = self.note
        if note < self.note_end:
            self.lit[note] = i16(at)
        self.note = note + 1

    def put(self, at: i64, values: i64) -> None:
        """Set the four bytes from `at` on to the bytes of `values`, the lowest first.

        They are not cleared, so every drawing of the row has to set them.
        """
        cells = self.cells
        at += self.base
        cells[at] = u8(values & 255)
        cells[at + 1] = u8(values >> 8 & 255)
        cells[at + 2] = u8(values >> 16 & 255)
        cells[at + 3] = u8(values >> 24 & 255)

    def end(self) -> None:
        """Finish the row: store how many bytes were set."""
        self.counts[self.row] = i32(self.note - self.note_end + self.most_lit)

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
        self.patches: i64 = 0  # of a canvas
        self.columns: i64 = 0  # of each patch
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

    def canvas(self, rows: i64) -> Canvas:
        """A canvas for this game."""
        return Canvas(rows, self.width, self.most_lit, self.patches, self.columns)

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
