"""An experiment is a YAML file: a question, tables, the number of games, and probes.

    question: Is the game fair at every number of seats?
    game: hidden-leaders
    games: 2000
    seed: fair
    bots: normal
    tables:
    - {name: two, seats: 2}
    - {name: four, seats: 4, settings: {deck: basic}, overlay: milder.yaml}

Top-level values apply to every table unless the table overrides them. Everything is checked before
the first game; errors name the line.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from hiddenhand import games
from hiddenhand.core.errors import HiddenHandError

PART = 250  # games of one table per file of results
TOP = ("question", "game", "seed", "games", "tables", "primary", "probes", "decisions", "part")
TABLE = ("name", "seats", "settings", "bots", "rotate", "overlay")


class BadExperiment(HiddenHandError):
    """The experiment file is invalid; `place` names the file and the line."""

    code = "bad-experiment"


@dataclass(frozen=True, slots=True)
class TablePlan:
    """One table of an experiment."""

    name: str
    seats: int
    settings: dict[str, str] = field(default_factory=dict)
    bots: str = "normal"
    rotate: bool = True  # the bots change seats every game
    overlay: str = ""  # path of a file that overrides the game's data


@dataclass(frozen=True, slots=True)
class Experiment:
    """A complete experiment."""

    question: str
    game: str
    games: int  # at each table
    seed: str
    tables: tuple[TablePlan, ...]
    probes: tuple[str, ...] = ()  # besides the standard ones: "file.py:Class" or "module:Class"
    decisions: bool = False  # also keep a row per decision
    part: int = PART
    primary: tuple[str, ...] = ()  # measures that the question is about, as in "hero/played/*"

    def as_dict(self) -> dict[str, Any]:
        """The experiment as plain data."""
        return asdict(self)

    def digest(self) -> str:
        """A digest of everything the results depend on, including overlay, bot and probe files."""
        told = self.as_dict()
        if not self.primary:
            del told["primary"]
        told["rules"] = games.find(self.game).rules
        told["files"] = {
            file: hashlib.sha256(Path(file).read_bytes()).hexdigest()
            for file in self.files()
            if Path(file).is_file()
        }
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()

    def files(self) -> list[str]:
        """Files of the user that the games or their rows depend on."""
        specs = [*self.probes, *(bot for plan in self.tables for bot in plan.bots.split(","))]
        named = {spec.strip().partition(".py:")[0] + ".py" for spec in specs if ".py:" in spec}
        return sorted(named | {plan.overlay for plan in self.tables if plan.overlay})

    @property
    def parts(self) -> int:
        """Number of result files per table."""
        return -(-self.games // self.part)

    def numbers(self, part: int) -> range:
        """The game numbers of one part."""
        return range(part * self.part, min((part + 1) * self.part, self.games))


def from_dict(told: Mapping[str, Any]) -> Experiment:
    """The inverse of `as_dict`."""
    tables = tuple(TablePlan(**plan) for plan in told["tables"])
    return Experiment(
        **{
            **told,
            "tables": tables,
            "probes": tuple(told["probes"]),
            "primary": tuple(told.get("primary", ())),
        }
    )


def read(path: Path) -> Experiment:
    """Read an experiment file and check its shape and values; tables are not set up yet.

    Raises BadExperiment.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadExperiment(f"cannot be read: {error}", place=path.name) from error
    page = _Page(text, path)
    page.only((*TOP, *TABLE))
    shared = {key: page.data[key] for key in TABLE if key in page.data and key != "name"}
    plans = []
    rows = page.data.get("tables", [{"name": "table"}])
    if not isinstance(rows, list) or not rows:
        raise page.wrong("a list of tables is required", "tables")
    for number, row in enumerate(rows):
        plans.append(_table(page, number, row, shared))
    names = [plan.name for plan in plans]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise page.wrong(f"two tables are called {name!r}", "tables", number)
    seed = page.data.get("seed", "0")
    if seed is None or isinstance(seed, (list, dict)):
        raise page.wrong("seed is a word or a number", "seed")
    return Experiment(
        question=page.text("question"),
        game=page.text("game").replace("-", "_"),
        games=page.number("games", 1, 100_000_000),
        seed=str(seed),
        tables=tuple(plans),
        probes=tuple(_path_of(path, probe) for probe in page.words("probes")),
        decisions=page.truth("decisions", False),
        part=page.number("part", 1, 100_000, PART),
        primary=tuple(page.words("primary")),
    )


def with_overlay(experiment: Experiment, overlay: Path) -> Experiment:
    """The same experiment with this overlay at every table."""
    plans = [replace(plan, overlay=str(overlay.resolve())) for plan in experiment.tables]
    return replace(experiment, tables=tuple(plans))


def _table(page: "_Page", number: int, row: Any, shared: Mapping[str, Any]) -> TablePlan:
    if not isinstance(row, Mapping):
        raise page.wrong("a table is a mapping", "tables", number)
    for key in row:
        if key not in TABLE:
            raise page.wrong(f"unknown word {key!r}", "tables", number, key)
    merged = {**shared, **row}

    def wrong(message: str, key: str) -> BadExperiment:
        """An error at the table's key, or at the top level if the value comes from there."""
        above = key in shared and key not in row
        return page.wrong(message, *((key,) if above else ("tables", number, key)))

    for side in (shared, row):
        if not isinstance(side.get("settings", {}), Mapping):
            at = ("settings",) if side is shared else ("tables", number, "settings")
            raise page.wrong("settings are a mapping, as in {deck: basic}", *at)
    settings = {**shared.get("settings", {}), **row.get("settings", {})}
    if not all(isinstance(value, (str, int)) for value in settings.values()):
        raise wrong("a setting is a word", "settings")
    seats = merged.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise wrong("seats is a number", "seats")
    bots = merged.get("bots", "normal")
    if isinstance(bots, list):
        bots = ",".join(str(bot) for bot in bots)
    if not isinstance(bots, str):
        raise wrong("bots are words", "bots")
    rotate = merged.get("rotate", True)
    if not isinstance(rotate, bool):
        raise wrong("rotate is true or false", "rotate")
    name = str(merged.get("name", f"table-{number + 1}"))
    if not name.replace("-", "").replace("_", "").isalnum():
        raise page.wrong("a name is made of letters, digits, - and _", "tables", number, "name")
    overlay = str(merged.get("overlay", ""))
    if overlay:
        file = (page.path.parent / overlay).resolve()
        if not file.is_file():
            raise wrong(f"there is no file {overlay}", "overlay")
        overlay = str(file)
    settings = {key: _setting(value) for key, value in settings.items()}
    return TablePlan(name, seats, settings, bots, rotate, overlay)


def _setting(value: Any) -> str:
    """A setting as text: YAML reads bare on and off as booleans."""
    return (
        {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )


def _path_of(experiment: Path, probe: str) -> str:
    """The probe with the path of its file resolved relative to the experiment."""
    file, colon, name = probe.rpartition(":")
    if file.endswith(".py"):
        return f"{(experiment.parent / file).resolve()}{colon}{name}"
    return probe


class _Page:
    """A YAML mapping that knows the line of every entry."""

    def __init__(self, text: str, path: Path) -> None:
        self.path = path
        self.lines: dict[tuple[Any, ...], int] = {}
        try:
            node = yaml.compose(text, Loader=yaml.SafeLoader)
            data = yaml.safe_load(text)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadExperiment(
                f"not YAML: {error.problem}", place=f"{path.name}: line {line}"
            ) from error
        except yaml.YAMLError as error:
            raise BadExperiment(f"not YAML: {error}", place=path.name) from error
        if node is None or not isinstance(data, dict):
            raise BadExperiment("an experiment is a mapping", place=f"{path.name}: line 1")
        self.data: dict[str, Any] = data
        self._note(node, ())

    def _note(self, node: yaml.Node, at: tuple[Any, ...]) -> None:
        self.lines.setdefault(at, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                name = (*at, key.value) if isinstance(key.value, str) else at
                line = key.start_mark.line + 1
                if name in self.lines and name != at:
                    place = f"{self.path.name}: line {line}"
                    raise BadExperiment(f"{key.value!r} is given twice", place=place)
                self.lines[name] = line
                self._note(value, name)
        elif isinstance(node, yaml.SequenceNode):
            for number, part in enumerate(node.value):
                self._note(part, (*at, number))

    def wrong(self, message: str, *at: Any) -> BadExperiment:
        while at and at not in self.lines:
            at = at[:-1]
        line = self.lines.get(at, 1)
        return BadExperiment(message, place=f"{self.path.name}: line {line}")

    def only(self, known: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in known:
                raise self.wrong(f"unknown word {key!r}; known: {', '.join(known)}", key)

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"{key} is missing or not a text", key)
        return value.strip()

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        value = self.data.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{key} is a number from {least} to {most}", key)
        return value

    def truth(self, key: str, usual: bool) -> bool:
        value = self.data.get(key, usual)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} is true or false", key)
        return value

    def words(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.wrong(f"{key} is a list of words", key)
        return value
