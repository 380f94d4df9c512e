"""The work of one process: play some games and collect what the probes saw."""

from hiddenhand.lab import installed as installed  # first: it names a missing extra

# isort: split

import io
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import polars as pl
import yaml

from hiddenhand import games
from hiddenhand.bots.arena import Match, ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import Spec, find_all
from hiddenhand.core import overlay
from hiddenhand.core.errors import BadData, BrokenInvariant, HiddenHandError
from hiddenhand.core.seats import OPEN
from hiddenhand.lab.experiment import BadExperiment, Experiment, TablePlan
from hiddenhand.lab.probes import BadProbe, Probe, Watched, all_probes
from hiddenhand.table.table import Table

TYPES: dict[str, pl.DataType] = {
    "int": pl.Int32(),
    "float": pl.Float64(),
    "text": pl.String(),
    "int list": pl.List(pl.Int32()),
    "float list": pl.List(pl.Float64()),
    "text list": pl.List(pl.String()),
}
DECISION_COLUMNS = {
    "table": "text",
    "number": "int",
    "at": "int",
    "seat": "int",
    "ask": "text",
    "options": "int",
    "chosen": "text",
}

Seen = tuple[int, str, int, str]  # seat, question, number of options, answer


def check_table(experiment: Experiment, plan: TablePlan) -> None:
    """Raise an error if the table cannot be played."""
    try:
        game = games.find(experiment.game)
        game.start(plan.seats, plan.settings)
        if plan.overlay:
            check_overlay(game.name, Path(plan.overlay))
        specs = find_all(plan.bots, plan.seats)
        for seat, spec in enumerate(specs):
            spec.sit(experiment.seed, 0, seat)
    except HiddenHandError as error:
        raise BadExperiment(str(error), place=f"table {plan.name}") from error
    all_probes(experiment.game, experiment.probes)


def check_overlay(game: str, file: Path) -> None:
    """Raise BadData if the overlay would change nothing; its content was checked when loaded."""
    if not overlay.mark(game):
        raise BadData(f"is not an overlay of {game}", place=file.name)
    folder = resources.files(f"hiddenhand.games.{game}").iterdir()
    known = {one.name for one in folder if one.name.endswith(".yaml")} - {"reference.yaml"}
    laid = set(yaml.safe_load(file.read_text(encoding="utf-8"))) - {"game"}
    for name in sorted(map(str, laid - known)):
        raise BadData(f"there is no such file; there are: {', '.join(sorted(known))}", place=name)
    if not laid:
        raise BadData("changes nothing", place=file.name)


@dataclass(frozen=True, slots=True)
class Piece:
    """What was played of some games in a row: how many, and their files (Parquet)."""

    played: int
    files: Mapping[str, bytes]


def play_piece(experiment: Experiment, table: int, numbers: range, seconds: float) -> Piece:
    """Play games of a table, at least one, until all are played or the time is over.

    Returns the rows of the games and, if requested, of the decisions.
    """
    plan = experiment.tables[table]
    probes = all_probes(experiment.game, experiment.probes)
    specs = find_all(plan.bots, plan.seats)
    match = Match(
        experiment.game, plan.seats, plan.settings, plan.bots, f"{experiment.seed}/{plan.name}"
    )
    rows: list[dict[str, object]] = []
    decisions: list[tuple[object, ...]] = []
    until = time.monotonic() + seconds
    for number in numbers:
        turn = number % plan.seats if plan.rotate else 0
        chairs = specs[-turn:] + specs[:-turn] if turn else specs
        watched, seen = _play(match, number, chairs, experiment.decisions)
        rows.append(_row(plan, watched, probes))
        decisions += [(plan.name, number, at, *one) for at, one in enumerate(seen)]
        if time.monotonic() > until:
            break
    columns = {"table": "text", "number": "int", "seats": "int"}
    for probe in probes:
        columns.update(probe.columns)
    files = {"games": _parquet(pl.DataFrame(rows, schema=_schema(columns)))}
    if experiment.decisions:
        frame = pl.DataFrame(decisions, schema=_schema(DECISION_COLUMNS), orient="row")
        files["decisions"] = _parquet(frame)
    return Piece(len(rows), files)


def joined(files: Sequence[bytes]) -> bytes:
    """One Parquet file with the rows of several, in order."""
    if len(files) == 1:
        return files[0]
    return _parquet(pl.concat([pl.read_parquet(io.BytesIO(file)) for file in files], rechunk=True))


def _play(match: Match, number: int, specs: list[Spec], keep: bool) -> tuple[Watched, list[Seen]]:
    table = Table(match.game, match.seats, match.dice(number), match.settings)
    bots = [spec.sit(match.seed, number, seat) for seat, spec in enumerate(specs)]
    chairs = [Chair(table, seat) for seat in range(match.seats)]
    seen: list[Seen] = []
    count = 0
    while (decision := table.decision) is not None:
        seat = decision.seat
        key = ask(bots[seat], decision, chairs[seat])
        table.say(seat, key)
        count += 1
        if keep:
            seen.append((seat, decision.ask, len(decision.options), key))
    if table.result is None:
        raise BrokenInvariant("the game is over and has no result", place=f"game {number}")
    watched = Watched(
        number,
        match.seats,
        table.record.settings,
        [spec.text for spec in specs],
        count,
        [event.seen_by(OPEN) for event in table.events],
        table.result,
        table.view(OPEN),
    )
    return watched, seen


def _row(plan: TablePlan, game: Watched, probes: list[Probe]) -> dict[str, object]:
    row: dict[str, object] = {"table": plan.name, "number": game.number, "seats": game.seats}
    for probe in probes:
        place = f"{type(probe).__name__}, table {plan.name}, game {game.number}"
        try:
            added = probe.row(game)
        except HiddenHandError:
            raise
        except Exception as error:  # probes are third-party code
            raise BadProbe(f"failed: {error!r}", place=place) from error
        if set(added) != set(probe.columns):
            raise BadProbe(f"filled {sorted(added)}, not {sorted(probe.columns)}", place=place)
        row.update(added)
    return row


def _schema(columns: Mapping[str, str]) -> dict[str, pl.DataType]:
    return {column: TYPES[kind] for column, kind in columns.items()}


def _parquet(frame: pl.DataFrame) -> bytes:
    out = io.BytesIO()
    frame.write_parquet(out, compression="zstd", statistics=False)
    return out.getvalue()
