"""The levels of play, the same names for every game; the game's `bots` say who plays them.

A level sits down without knowing what is played; the first view tells it, and then the bot that
plays this game at this level takes over.
"""

from importlib import import_module
from typing import ClassVar

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.uniform import RandomBot
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat


def player(game: str, level: str) -> type[Bot]:
    """The class that plays `game` at `level`; UnknownBot where the game has no such bot."""
    bots = games.find(game).part("bots")
    if bots is None or level not in bots.LEVELS:
        raise UnknownBot(f"{game} has no such level yet", place=level, reason="level", game=game)
    module, name = bots.LEVELS[level].split(":")
    kind: type[Bot] = getattr(import_module(module), name)
    return kind


def levels_of(game: str) -> list[str]:
    """The levels that play `game`, the weakest first. Anybody can play at random."""
    bots = games.find(game).part("bots")
    return [level for level in LEVELS if level == RANDOM or (bots and level in bots.LEVELS)]


def level_near(game: str, level: str) -> str:
    """`level`, or the strongest below it that plays `game`."""
    names = list(LEVELS)
    return [name for name in levels_of(game) if names.index(name) <= names.index(level)][-1]


class Level(Bot):
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
    level = "easy"


class Normal(Level):
    level = "normal"


class Hard(Level):
    level = "hard"

    def __init__(
        self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "", processes: str = ""
    ) -> None:
        super().__init__(seat, dice)
        Budget(ms or "1", iterations, processes)  # refused now, not in the middle of a game
        self.parameters = {"ms": ms, "iterations": iterations, "processes": processes}


class Expert(Hard):
    level = "expert"


RANDOM = "random"

# All levels, the weakest first. Whatever asks for the levels of the house reads this.
LEVELS: dict[str, type[Bot]] = {
    RANDOM: RandomBot,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
