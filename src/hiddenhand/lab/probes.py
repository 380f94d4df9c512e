"""A probe watches games and adds columns to each game's row.

    class Marathons(Probe):
        columns = {"marathon": "int"}

        def row(self, game: Watched) -> dict[str, object]:
            return {"marathon": int(game.decisions > 300)}

That is a complete probe. It sees everything, because it does not play. Kinds of columns: int,
float, text, and lists of them ("text list").
"""

import importlib
import importlib.util
import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from hiddenhand import games
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.core.result import Result

KINDS: Final = ("int", "float", "text", "int list", "float list", "text list")


class BadProbe(HiddenHandError):
    """A probe that cannot be loaded, or that fails."""

    code = "bad-probe"


@dataclass(frozen=True, slots=True)
class Watched:
    """A finished game with nothing hidden."""

    number: int
    seats: int
    settings: Mapping[str, str]
    bots: Sequence[str]  # by seat
    decisions: int  # answers by seats, without chance
    events: Sequence[Mapping[str, Fact]]  # all events, in order
    result: Result
    view: View  # the table at the end, nothing hidden


class Probe(ABC):
    """Base class of probes."""

    columns: ClassVar[Mapping[str, str]]

    @abstractmethod
    def row(self, game: Watched) -> Mapping[str, object]:
        """The values of this game, one for each of `columns`."""


def standard(game: str) -> list[Probe]:
    """The probes used for every game of this kind."""
    part = games.find(game).part("lab")
    return [Outcome(), *(kind() for kind in (part.PROBES if part else ()))]


class Outcome(Probe):
    """Who won, how the game ended, how long it took."""

    columns: ClassVar[Mapping[str, str]] = {
        "winners": "int list",
        "ending": "text",
        "decisions": "int",
        "bots": "text list",
    }

    def row(self, game: Watched) -> Mapping[str, object]:
        return {
            "winners": list(game.result.winners),
            "ending": game.result.ending,
            "decisions": game.decisions,
            "bots": list(game.bots),
        }


def load(spec: str) -> Probe:
    """Load the probe "file.py:Class" or "module:Class". Raises BadProbe."""
    place, _, name = spec.rpartition(":")
    if not place:
        raise BadProbe("a probe is file.py:Class or module:Class", place=spec)
    try:
        if place.endswith(".py"):
            found = importlib.util.spec_from_file_location(f"probe_{Path(place).stem}", place)
            if found is None or found.loader is None:
                raise BadProbe("cannot be loaded", place=spec)
            module = importlib.util.module_from_spec(found)
            found.loader.exec_module(module)
        else:
            module = importlib.import_module(place)
        kind = getattr(module, name)
    except BadProbe:
        raise
    except Exception as error:  # probes are third-party code
        raise BadProbe(f"cannot be loaded: {error!r}", place=spec) from error
    if not (inspect.isclass(kind) and issubclass(kind, Probe)):
        raise BadProbe("is not a Probe", place=spec)
    try:
        probe = kind()
    except Exception as error:
        raise BadProbe(f"cannot be made: {error!r}", place=spec) from error
    columns = getattr(probe, "columns", None)
    if not isinstance(columns, Mapping) or not columns:
        raise BadProbe("has no columns", place=spec)
    for column, kind_name in columns.items():
        if kind_name not in KINDS:
            raise BadProbe(
                f"column {column!r} is {kind_name!r}; kinds are: {', '.join(KINDS)}", place=spec
            )
    return probe


def all_probes(game: str, specs: Sequence[str]) -> list[Probe]:
    """Standard and given probes. Raises BadProbe if two fill the same column."""
    probes = [*standard(game), *map(load, specs)]
    filled: dict[str, str] = {}
    for probe in probes:
        name = type(probe).__name__
        for column in probe.columns:
            if column in filled or column in ("table", "number", "seats"):
                other = filled.get(column, "the lab")
                raise BadProbe(f"column {column!r} is filled by {other} already", place=name)
            filled[column] = name
    return probes
