"""The work of an analysis in pieces of a second or two, for any number of processes.

plan(order)              the first pieces
do(piece)                the result of a piece; the same wherever it is computed
check(order, found)      more pieces: a second estimate around the turning points
whole(order, found)      all results combined, as JSON
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from hiddenhand.analysis import choices as deciding
from hiddenhand.analysis import curve, suspicion
from hiddenhand.analysis.choices import Choice
from hiddenhand.analysis.curve import Point, Ruler, Stretch
from hiddenhand.analysis.effort import effort_for
from hiddenhand.analysis.story import DEAL, NothingToAnalyze, acts, spread
from hiddenhand.analysis.suspicion import Suspicion
from hiddenhand.core.record import parse
from hiddenhand.core.seats import Seat
from hiddenhand.table.table import replay

PIECES = 24  # pieces of the curve, and as many of the decisions, at most
LEAST = 4  # moments per piece, at least: each piece replays the game
TURNS = 6  # turning points reported
STEEP = 0.08  # swing in the chance to win that makes a turning point
DOUBTED = 2  # candidates checked again, per turning point reported
GUESSES = 48  # moments at which beliefs are recorded

Kind = Literal["curve", "choices", "suspicions", "turns"]


@dataclass(frozen=True, slots=True)
class Order:
    """A request to analyze one game."""

    record: str  # the text of a finished game
    people: tuple[Seat, ...]  # seats whose decisions are checked
    seed: str = "analysis"
    effort: float = 1.0  # relative to the usual effort


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of work."""

    order: Order
    kind: Kind
    moments: tuple[int, ...]
    games: int = 0


@dataclass(slots=True)
class Found:
    """Results of one or more pieces."""

    points: list[Point] = field(default_factory=list)
    stretches: list[Stretch] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    suspicions: list[Suspicion] = field(default_factory=list)


def plan(order: Order) -> list[Piece]:
    """The first pieces of work. Raises NothingToAnalyze if the game is not finished."""
    record = parse(order.record)
    last = len(acts(record)) - 1
    if last < 1 or replay(record).result is None:
        raise NothingToAnalyze("a game without an end has no curve", place="record")
    effort = effort_for(record.game, order.effort)
    moments = spread(DEAL, last, effort.moments)
    games = effort.games_for(len(moments))
    looked_at = deciding.promising(record, order.people, effort.decisions)
    pieces = [Piece(order, "suspicions", tuple(spread(0, last, GUESSES)))]
    pieces += [Piece(order, "choices", part) for part in _shared(looked_at)]
    pieces += [Piece(order, "curve", part, games) for part in _shared(moments)]
    return pieces


def _shared(moments: Sequence[int]) -> list[tuple[int, ...]]:
    """Groups of adjacent moments: each group replays the game only once."""
    size = max(LEAST, -(-len(moments) // PIECES))
    return [tuple(moments[at : at + size]) for at in range(0, len(moments), size)]


def do(piece: Piece) -> Found:
    """Compute one piece."""
    record = parse(piece.order.record)
    effort = effort_for(record.game, piece.order.effort)
    found = Found()
    seed = f"{piece.order.seed}/{piece.kind}"
    if piece.kind == "suspicions":
        found.suspicions = suspicion.suspicions(record, piece.moments)
    elif piece.kind == "choices":
        found.choices = deciding.choices(record, piece.moments, effort, seed)
    else:
        ruler = Ruler(record.seats, piece.games, effort.answers, seed)
        if piece.kind == "curve":
            found.points = curve.points(record, piece.moments, ruler)
        else:
            found.stretches = [curve.stretch(record, piece.moments, ruler)]
    return found


def gather(parts: Sequence[Found]) -> Found:
    """Combine the results of several pieces."""
    whole = Found()
    for part in parts:
        whole.points += part.points
        whole.stretches += part.stretches
        whole.choices += part.choices
        whole.suspicions += part.suspicions
    whole.points.sort(key=lambda point: point.moment)
    whole.stretches.sort(key=lambda steep: steep.after.moment)
    whole.choices.sort(key=lambda choice: choice.moment)
    return whole


def check(order: Order, found: Found) -> list[Piece]:
    """Pieces that estimate the steepest parts of the curve again with new games.

    A swing that was only noise of the first estimate disappears.
    """
    games = effort_for(parse(order.record).game, order.effort).checked
    pieces = []
    for end in curve.steepest(found.points, TURNS * DOUBTED, STEEP):
        first, last = found.points[end - 1].moment, found.points[end].moment
        pieces.append(Piece(order, "turns", tuple(range(first, last + 1)), games))
    return pieces
