"""Loads bots from specs: `normal`, `hard:ms=300`, `my_bots:Careful`, `my_bots.py:Careful`.

A spec is a name, or a module or file and a class, followed by parameters, all separated by colons.
Every bot accepts `seed`: its dice then use that seed instead of the run's.
"""

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from hiddenhand import games
from hiddenhand.bots.bot import Bot
from hiddenhand.bots.guests import guests
from hiddenhand.bots.levels import LEVELS, plays_as
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat
from hiddenhand.core.settings import complete
from hiddenhand.table.dice import SeededDice

BUILT_IN = {
    **{name: f"{kind.__module__}:{kind.__name__}" for name, kind in LEVELS.items()},
    "search": "hiddenhand.bots.search.bot:SearchBot",  # with all its parameters
}


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot class with its parameters, ready for any seat."""

    text: str
    kind: type[Bot]
    seed: str | None = None
    parameters: dict[str, str] = field(default_factory=dict)

    @property
    def is_plain_random(self) -> bool:
        """True if `random_play` may play for it inside the engine."""
        return self.text.partition(":")[0] == "random"

    def dice(self, run_seed: str, game: int, seat: Seat) -> SeededDice:
        """The bot's dice for one game and seat."""
        seed = run_seed if self.seed is None else self.seed
        return SeededDice(f"{seed}/{game}/seat{seat}")

    def sit(self, run_seed: str, game: int, seat: Seat) -> Bot:
        """Create the bot for one game and seat."""
        return self.kind(seat, self.dice(run_seed, game, seat), **self.parameters)


def find(text: str) -> Spec:
    """The bot that `text` describes. UnknownBot, with the reason, if there is none."""
    name, *rest = text.strip().split(":")
    if name in guests():
        name, *more = guests()[name].split(":")
        rest = [*more, *rest]
    if name in BUILT_IN:
        module, class_name = BUILT_IN[name].split(":")
    elif rest and "=" not in rest[0]:
        module, class_name = name, rest.pop(0)
    else:
        known = sorted([*BUILT_IN, *guests()])
        raise UnknownBot(
            f"there are: {', '.join(known)}; or module:Class, or file.py:Class",
            place=text,
            reason="name",
            known=known,
        )
    kind = _class(_module(module, text), class_name, text)
    parameters = _parameters(rest, text)
    seed = parameters.pop("seed", None)
    try:
        inspect.signature(kind).bind(0, SeededDice(""), **parameters)
    except TypeError as error:
        raise UnknownBot(
            f"it does not take these parameters: {error}", place=text, reason="parameters"
        ) from error
    return Spec(text.strip(), kind, seed, parameters)


def find_all(text: str, seats: int) -> list[Spec]:
    """One bot per seat from "a,b,c"; a single bot is used for every seat."""
    specs = [find(word) for word in text.split(",")]
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise UnknownBot(
            f"{len(specs)} bots for {seats} seats",
            place=text,
            reason="number",
            bots=len(specs),
            seats=seats,
        )
    return specs


def stand_ins(
    game: str, seats: int, settings: Mapping[str, str], bots: Iterable[str]
) -> dict[str, str]:
    """The levels among these bots whose network can't play at such a table, and the level that
    plays instead of each."""
    found = games.find(game)
    whole = complete(found.settings, settings)
    instead: dict[str, str] = {}
    for bot in map(str.strip, bots):
        level = bot.partition(":")[0]
        plays = level if level in guests() else plays_as(found.name, level, seats, whole)
        if plays != level:
            instead[bot] = plays
    return instead


def with_stand_in(bot: str, level: str | None) -> str:
    """The bot, with the level that plays in its place, if one does: "swift (hard)"."""
    return bot if level is None else f"{bot} ({level})"


def _parameters(words: list[str], text: str) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or name in parameters:
            raise UnknownBot(
                f"{word!r} is not a parameter; they look like depth=3",
                place=text,
                reason="parameters",
            )
        parameters[name] = value
    return parameters


def _module(name: str, text: str) -> ModuleType:
    try:
        if not name.endswith(".py"):
            return _import(name)
        file = Path(name)
        if not file.is_file():
            raise UnknownBot("there is no such file", place=name, reason="file")
        spec = importlib.util.spec_from_file_location(f"hiddenhand_bot_{file.stem}", file)
        if spec is None or spec.loader is None:
            raise UnknownBot("this file is not a module", place=name)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    except UnknownBot:
        raise
    except Exception as error:  # the bot's module may raise anything
        raise UnknownBot(f"cannot be loaded: {error!r}", place=text) from error


def _import(name: str) -> ModuleType:
    """The module, which may be in the current folder, as it is for `python -m`."""
    sys.path.append("")
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove("")


def _class(module: ModuleType, name: str, text: str) -> type[Bot]:
    kind = getattr(module, name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise UnknownBot(f"{name!r} is not a Bot", place=text)
    if inspect.isabstract(kind):
        raise UnknownBot(f"{name!r} does not implement choose", place=text)
    return kind
