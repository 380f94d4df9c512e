"""All settings of a run, read from one YAML file."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import yaml

from hiddenhand import games
from hiddenhand.bots import loader
from hiddenhand.core.errors import BadSettings


@dataclass(frozen=True)
class TableKind:
    """One kind of table that is played, and how many of all games are played there."""

    seats: int
    share: float
    settings: Mapping[str, str] = field(default_factory=dict)
    guests: float = 0.0  # of these games are played among guests


@dataclass(frozen=True)
class Run:
    """What a run trains and how. Schedules follow the minutes trained, all parts together."""

    game: str
    tables: tuple[TableKind, ...]
    minutes: float  # of training in all; rate and entropy fall towards this end
    seed: str = "0"
    workers: int = 0  # actor processes; 0: as many as the learner leaves cores for
    games: int = 512  # in each half of an actor
    steps: int = 32  # answers of every game between two batches
    passes: int = 2  # over each batch
    minibatch: int = 16384
    width: int = 512
    blocks: int = 2
    critic: int = 256  # width of the part that knows all secret sides
    rate: float = 5e-4
    rate_end: float = 0.0
    entropy: float = 0.01
    entropy_end: float = 0.002
    discount: float = 0.997  # for each own answer: without it games never end
    trace: float = 0.95  # lambda, for each own answer
    clip: float = 0.2
    critic_first: float = 0.0  # minutes in which only the critic learns
    value_weight: float = 1.0
    belief_weight: float = 0.05
    largest_gradient: float = 1.0
    league: float = 0.15  # of the games are played against earlier selves
    league_size: int = 8
    league_minutes: float = 1.0  # between two selves that are kept
    company: float = 0.0  # of the games have one seat for the network and bots at the others
    companions: tuple[str, ...] = ()  # those bots, as specs; drawn for every seat
    guests: tuple[str, ...] = ()  # folders with weights of imitators, for the tables with guests
    guest_heat: float = 1.0  # below 1 a guest takes what it finds likeliest more often
    against: str = ""  # shipped weights that play every second seat and do not learn
    widths: tuple[int, int] = (60, 24)  # of a judge of worlds (`learning judge`): its layers
    daring: float = 0.04  # of the answers in its games are random
    begin: str = ""  # weights that the network begins with: a folder, or a name of shipped ones

    def as_dict(self) -> dict[str, Any]:
        """The settings as plain data, for manifests."""
        told = asdict(self)
        told["tables"] = [dict(table) for table in told["tables"]]
        told["companions"] = list(self.companions)
        told["guests"] = list(self.guests)
        told["widths"] = list(self.widths)
        return told


# What a setting of each type may be in the file.
KINDS: Mapping[Any, Any] = {int: int, float: (int, float), str: str}


def _given(path: Path) -> dict[str, Any]:
    """The contents of the file."""
    try:
        given = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadSettings(f"this can't be read: {error}", place=str(path)) from error
    if not isinstance(given, dict):
        raise BadSettings("these are no settings of a run", place=str(path))
    return given


def read_run(path: Path) -> Run:
    """The run that the file describes; BadSettings names what does not fit."""
    given = _given(path)
    known = {entry.name: entry.type for entry in fields(Run)}
    for name, value in given.items():
        if name not in known:
            raise BadSettings(f"unknown setting of a run: {name}", place=str(path))
        if not isinstance(value, KINDS.get(known[name], object)):
            raise BadSettings(f"{name} can't be {value!r}", place=str(path))
    for name in ("game", "tables", "minutes"):
        if name not in given:
            raise BadSettings(f"{name} is missing", place=str(path))
    try:
        tables = tuple(TableKind(**table) for table in given.pop("tables"))
    except TypeError as error:
        raise BadSettings(f"a table is not described so: {error}", place=str(path)) from error
    for name in ("companions", "guests", "widths"):
        if name in given:
            given[name] = tuple(given[name])
    if given.get("company") and not given.get("companions"):
        raise BadSettings("company without companions", place=str(path))
    if any(table.guests for table in tables) and not given.get("guests"):
        raise BadSettings("tables with guests, but no guests", place=str(path))
    run = Run(tables=tables, **given)
    for table in run.tables:
        if table.guests + run.league > 1:
            raise BadSettings("more guests and earlier selves than games", place=str(path))
        games.find(run.game).start(table.seats, table.settings)  # refuses what cannot be played
    for companion in run.companions:
        loader.find(companion)
    return run
