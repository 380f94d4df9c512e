"""The difficulty levels, with the same names in every game; each game's `bots` says which bot plays
which level.

A level does not know the game when it is created; on the first question it creates the bot that
plays this game at this level.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import ClassVar

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.guests import guests
from hiddenhand.bots.network.learned import LearnedBot, why_not
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.uniform import RandomBot
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat


def player(game: str, level: str) -> type[Bot]:
    """The class that plays `game` at `level`. UnknownBot if the game has none."""
    bots = games.find(game).part("bots")
    if bots is None or level not in bots.LEVELS:
        raise UnknownBot(f"{game} has no such level yet", place=level, reason="level", game=game)
    module, name = bots.LEVELS[level].split(":")
    kind: type[Bot] = getattr(import_module(module), name)
    return kind


def levels_of(game: str) -> list[str]:
    """The levels available in `game`, weakest first, the random level always; then the bots that
    the host has added."""
    bots = games.find(game).part("bots")
    return [RANDOM, *(bots.LEVELS if bots else ()), *guests()]


def level_near(game: str, level: str) -> str:
    """`level`, or the strongest weaker level that `game` has."""
    has = levels_of(game)
    if level in has:
        return level
    weaker = list(LEVELS)[: list(LEVELS).index(level)]
    return [name for name in has if name in weaker][-1]


def plays_as(game: str, level: str, seats: int, settings: Mapping[str, str]) -> str:
    """The level that really plays at such a table: another one where a network was not
    trained, or where what it thinks with is missing or damaged."""
    bots = games.find(game).part("bots")
    if bots is None or level not in bots.LEVELS:
        return level
    kind = player(game, level)
    if issubclass(kind, LearnedBot) and why_not(kind, game, seats, settings):
        return kind.level_instead
    return level


class Level(Bot):
    """Base of the levels: passes all questions to the game's bot."""

    level: ClassVar[str] = ""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.parameters: dict[str, str] = {}
        self.player: Bot | None = None

    def choose(self, decision: Decision, chair: Chair) -> str:
        if self.player is None:
            self.player = player(chair.game, self.level)(self.seat, self.dice, **self.parameters)
        return self.player.choose(decision, chair)


class Easy(Level):
    """Easy level of the game at the table."""

    level = "easy"


class Normal(Level):
    """Normal level of the game at the table."""

    level = "normal"


class Hard(Level):
    """Hard level: a bot that searches; `ms`, `iterations` and `processes` limit its search."""

    level = "hard"

    def __init__(
        self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "", processes: str = ""
    ) -> None:
        super().__init__(seat, dice)
        Budget(ms or "1", iterations, processes)  # UnknownBot now rather than during the game
        self.parameters = {"ms": ms, "iterations": iterations, "processes": processes}


class Expert(Hard):
    """Expert level: like hard, with the game's strongest bot."""

    level = "expert"


class Swift(Level):
    """Swift level: a network that learned the game by playing itself; no search."""

    level = "swift"


class Master(Level):
    """Master level: the network inside a search, for `ms` milliseconds or `iterations`."""

    level = "master"

    def __init__(self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "") -> None:
        super().__init__(seat, dice)
        Budget(ms or "1", iterations, "")  # reject bad values now, not during a game
        self.parameters = {"ms": ms, "iterations": iterations}


RANDOM = "random"

# All levels, weakest first; the `LEVELS` of a game have its own order. Other modules read the list
# of levels from here.
LEVELS: dict[str, type[Bot]] = {
    RANDOM: RandomBot,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
    "swift": Swift,
    "master": Master,
}
