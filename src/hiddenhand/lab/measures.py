"""Measures of the games at one table, with confidence intervals.

A measure is a share (k of n) or a mean, named by a path such as `wins/seat/0`. Reports and
comparisons use nothing else.
"""

from hiddenhand.lab import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from fnmatch import fnmatchcase
from math import erfc, sqrt
from pathlib import Path

import polars as pl

from hiddenhand import games
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.shares import Z, wilson
from hiddenhand.lab.drafts import SUFFIX
from hiddenhand.lab.experiment import BadExperiment, Experiment
from hiddenhand.lab.parts import GAMES
from hiddenhand.lab.probes import load


class NoResults(HiddenHandError):
    """The results are missing or cannot be read."""

    code = "no-results"


@dataclass(frozen=True, slots=True)
class Measure:
    """One number with its confidence interval."""

    path: str
    kind: str  # "share", "mean", or "lift": the difference of two shares
    value: float
    low: float
    high: float
    count: int  # number of games or seats it is based on
    fair: float | None = None  # its value if nothing mattered
    error: float = 0.0  # standard error, for comparisons
    middle: float = 0.0  # the estimate to which `error` belongs (adjusted for shares)
    is_off: bool = False  # surely not fair, after Holm's correction for all measures of the table

    @property
    def group(self) -> str:
        """The path without its last part."""
        return self.path.rpartition("/")[0]

    @property
    def key(self) -> str:
        """The last part of the path."""
        return self.path.rpartition("/")[2]

    def as_dict(self) -> dict[str, object]:
        """The measure as plain data."""
        return asdict(self)


def _cautious(hits: int, count: int) -> tuple[float, float]:
    """A share and its standard error with two cases added (Agresti, Caffo), so that 0 of 3 is not
    certain.
    """
    value = (hits + 1) / (count + 2)
    return value, sqrt(value * (1 - value) / (count + 2))


def share(path: str, hits: int, count: int, fair: float | None = None) -> Measure:
    """A share with its Wilson interval."""
    if count == 0:
        return Measure(path, "share", 0.0, 0.0, 1.0, 0, fair)
    low, high = wilson(hits, count)
    cautious, error = _cautious(hits, count)
    return Measure(path, "share", hits / count, low, high, count, fair, error, cautious)


def mean(path: str, values: pl.Series) -> Measure:
    """A mean with its normal interval."""
    count = len(values)
    value = _number(values.mean())
    error = _number(values.std()) / sqrt(count) if count > 1 else 0.0
    return Measure(
        path, "mean", value, value - Z * error, value + Z * error, count, None, error, value
    )


def lift(path: str, won: int, seats: int, won_without: int, seats_without: int) -> Measure:
    """Difference in win rate between seats that did something and the others at those tables."""
    if seats == 0 or seats_without == 0:
        return Measure(path, "lift", 0.0, -1.0, 1.0, 0, 0.0)
    did, error_did = _cautious(won, seats)
    did_not, error_did_not = _cautious(won_without, seats_without)
    value = won / seats - won_without / seats_without
    middle, error = did - did_not, sqrt(error_did**2 + error_did_not**2)
    low, high = max(-1.0, middle - Z * error), min(1.0, middle + Z * error)
    return Measure(path, "lift", value, low, high, seats, 0.0, error, middle)


def _number(value: object) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0


def games_of(folder: Path, table: str) -> pl.DataFrame:
    """All rows of one table, sorted by game. Raises NoResults if there are none."""
    files = files_of(folder, table)
    if not files:
        raise NoResults("no game has been played yet", place=f"{folder}: {table}", reason="none")
    return pl.concat([_rows(file) for file in files]).sort("number")


def files_of(folder: Path, table: str) -> list[Path]:
    """The result files of one table, and the drafts of parts that are not finished."""
    whole = sorted((folder / GAMES).glob(f"{table}-" + "[0-9]" * 6 + ".parquet"))
    drafts = sorted((folder / GAMES).glob(f"{table}-" + "[0-9]" * 6 + SUFFIX))
    done = {file.name.removesuffix(".parquet") for file in whole}
    return [*whole, *(file for file in drafts if file.name.removesuffix(SUFFIX) not in done)]


def _rows(file: Path) -> pl.DataFrame:
    try:
        return pl.read_parquet(file)
    except (pl.exceptions.PolarsError, OSError) as error:
        message = "is damaged; remove it, and `lab run` plays its games again"
        raise NoResults(message, place=str(file), reason="damaged") from error


def measures(experiment: Experiment, folder: Path, table: str) -> list[Measure]:
    """All measures of one table."""
    rows = games_of(folder, table)
    seats = next(plan.seats for plan in experiment.tables if plan.name == table)
    told = list(_general(rows, seats))
    part = games.find(experiment.game).part("lab")
    told += part.measures(rows, seats) if part else ()
    for spec in experiment.probes:
        for column, kind in load(spec).columns.items():
            told += _probed(rows[column], column, kind)
    return mark_unfair(told)


def _probed(values: pl.Series, column: str, kind: str) -> Iterator[Measure]:
    """Measures of a probe's column: shares of texts and of 0 and 1, means of other numbers."""
    if kind == "text list":
        counted = values.to_frame().with_row_index("game").explode(column).drop_nulls().unique()
        for value, count in sorted(counted.group_by(column).len().iter_rows()):
            yield share(f"probe/{column}/{value}", count, len(values))
        return
    known = (values.explode() if kind.endswith(" list") else values).drop_nulls()
    if kind == "text":
        yield from counts(f"probe/{column}", known)
    elif kind.startswith("int") and known.is_in([0, 1]).all():
        yield share(f"probe/{column}", int(known.sum()), len(known))
    else:
        yield mean(f"probe/{column}", known)


def mark_unfair(found: list[Measure]) -> list[Measure]:
    """The measures, those marked that differ from their fair value by more than chance."""
    judged = [
        (at, _chance(one.middle - one.fair, one.error))
        for at, one in enumerate(found)
        if one.fair is not None and one.count
    ]
    off = _holm([p for _, p in judged])
    marked = list(found)
    for (at, _), is_off in zip(judged, off, strict=True):
        marked[at] = replace(found[at], is_off=is_off)
    return marked


def _chance(difference: float, error: float) -> float:
    """The probability of such a difference by chance."""
    return erfc(abs(difference) / error / sqrt(2)) if error else (0.0 if difference else 1.0)


def _holm(chances: list[float]) -> list[bool]:
    """Which of several are significant (5 %), with Holm's correction for their number."""
    judged = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        if chances[at] > 0.05 / (len(chances) - rank):
            break
        judged[at] = True
    return judged


def _general(rows: pl.DataFrame, seats: int) -> Iterator[Measure]:
    count = len(rows)
    decided = rows.filter(pl.col("winners").list.len() > 0)
    yield share("wins/nobody/nobody", count - len(decided), count)
    for seat in range(seats):
        won = int(rows["winners"].list.contains(seat).sum())
        yield share(f"wins/seat/{seat}", won, count, 1 / seats)
    by_bot = _seats(rows, "bots").group_by("bots").agg(pl.len(), pl.col("won").sum())
    for bot, seen, won in sorted(by_bot.iter_rows()):
        yield share(f"wins/bot/{bot}", won, seen, 1 / seats)
    yield from counts("ending", rows["ending"])
    for column in ("decisions", "turns"):
        if column in rows.columns:
            yield mean(f"length/mean/{column}", rows[column])


def counts(group: str, values: pl.Series) -> Iterator[Measure]:
    """The share of games for each value."""
    counted = values.alias("value").to_frame().group_by("value").len()
    for value, count in sorted(counted.iter_rows(), key=lambda row: (-row[1], row[0])):
        yield share(f"{group}/{value}", count, len(values))


def _seats(rows: pl.DataFrame, column: str) -> pl.DataFrame:
    """One row per seat of each game: the column's value, and whether the seat won."""
    one = rows.select(
        "number", "winners", column, pl.int_ranges(0, pl.col(column).list.len()).alias("seat")
    ).explode(column, "seat")
    won = (
        one["seat"]
        .to_frame()
        .with_columns(one["winners"])
        .select(pl.col("winners").list.contains(pl.col("seat")).alias("won"))
    )
    return one.drop("winners").with_columns(won["won"].cast(pl.Int32))


def wins_by(rows: pl.DataFrame, column: str, path: str, fair: float) -> Iterator[Measure]:
    """The win rate for each value of a per-seat column."""
    counted = _seats(rows, column).group_by(column).agg(pl.len(), pl.col("won").sum())
    for value, seen, won in sorted(counted.iter_rows()):
        yield share(f"{path}/{value}", won, seen, fair)


def uses(
    rows: pl.DataFrame, seats: int, column: str, owner: str, path: str, lifted: str
) -> Iterator[Measure]:
    """For each thing: the share of games in which it was used, and the win rate of its users."""
    one = (
        rows.select("number", "winners", column, owner)
        .explode(column, owner)
        .drop_nulls()
        .filter(pl.col(owner) >= 0)
        .unique(["number", column, owner])
    )
    won = one.select(pl.col("winners").list.contains(pl.col(owner)).cast(pl.Int32).alias("won"))
    one = one.with_columns(won["won"])
    winners = rows.select("number", pl.col("winners").list.len().alias("winning"))
    by_game = (
        one.group_by(column, "number")
        .agg(pl.len().alias("did"), pl.col("won").sum())
        .join(winners, on="number")
    )
    counted = by_game.group_by(column).agg(
        pl.len().alias("games"), pl.col("did").sum(), pl.col("won").sum(),
        pl.col("winning").sum(),
    )  # fmt: skip
    total = len(rows)
    for name, played, did, won_by, winning in sorted(counted.iter_rows()):
        yield share(f"{path}/{name}", played, total)
        yield lift(f"{lifted}/{name}", won_by, did, winning - won_by, played * seats - did)


@dataclass(frozen=True, slots=True)
class Difference:
    """One measure at two tables."""

    path: str
    a: Measure
    b: Measure
    value: float  # b minus a
    low: float
    high: float
    p: float  # probability of such a difference by chance
    matters: bool = False  # significant after Holm's correction for the number of measures
    is_primary: bool = False  # one of the measures that the experiment names

    def as_dict(self) -> dict[str, object]:
        """The difference as plain data."""
        return asdict(self)


def differences(
    first: list[Measure], second: list[Measure], primary: Sequence[str] = ()
) -> list[Difference]:
    """Differences of the measures both tables have: primary ones first, then by significance.

    Primary measures are tested apart from the others, so that a few that were named beforehand do
    not drown among hundreds. Raises BadExperiment if a name fits no measure.
    """
    known = {measure.path: measure for measure in second}
    found = []
    for a in first:
        b = known.get(a.path)
        if b is None or not a.count or not b.count:
            continue
        middle = b.middle - a.middle
        error = sqrt(a.error**2 + b.error**2)
        low, high = middle - Z * error, middle + Z * error
        named = any(fnmatchcase(a.path, pattern) for pattern in primary)
        p = _chance(middle, error)
        found.append(Difference(a.path, a, b, b.value - a.value, low, high, p, is_primary=named))
    for pattern in primary:
        if not any(fnmatchcase(one.path, pattern) for one in found):
            near = get_close_matches(pattern, [one.path for one in found], 3, 0.0)
            message = f"no measure is called {pattern!r}; there are {', '.join(near)} and others"
            raise BadExperiment(message, place="primary")
    found.sort(key=lambda one: (not one.is_primary, one.p))
    judged = []
    for group in ([one for one in found if one.is_primary == flag] for flag in (True, False)):
        matter = _holm([one.p for one in group])
        judged += [replace(one, matters=it) for one, it in zip(group, matter, strict=True)]
    return judged
