"""The levels of play, the same names for every game: random, easy, normal, hard, expert.

A level sits down without knowing what is played; the first view tells it, and then the bot that
plays this game at this level takes over.
"""

from importlib import import_module
from typing import ClassVar

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.search.budget import Budget
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat

PLAYERS: dict[tuple[str, str], str] = {
    ("hidden_leaders", "easy"): "hiddenhand.bots.hidden_leaders.easy:EasyBot",
    ("hidden_leaders", "normal"): "hiddenhand.bots.hidden_leaders.normal:NormalBot",
    ("hidden_leaders", "hard"): "hiddenhand.bots.search.bot:SearchBot",
    ("hidden_leaders", "expert"): "hiddenhand.bots.hidden_leaders.expert:ExpertBot",
    ("secret_allies", "easy"): "hiddenhand.bots.secret_allies.easy:EasyBot",
    ("secret_allies", "normal"): "hiddenhand.bots.secret_allies.normal:NormalBot",
    ("secret_allies", "hard"): "hiddenhand.bots.secret_allies.hard:HardBot",
    ("secret_allies", "expert"): "hiddenhand.bots.secret_allies.expert:ExpertBot",
}


def player(game: str, level: str) -> type[Bot]:
    """The class that plays `game` at `level`."""
    if (game, level) not in PLAYERS:
        raise UnknownBot(f"{game} has no such level yet", place=level, reason="level", game=game)
    module, name = PLAYERS[game, level].split(":")
    kind: type[Bot] = getattr(import_module(module), name)
    return kind


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
