"""How a bot thinks about one question, wherever it does: in a process of a server or in a browser.

A request contains only text and small values. The record is replayed on a table of its own and the
bot is seated there; it sees only what its seat sees. The last few bots that were seated are kept,
so that a bot with a memory need not read the whole game again.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeVar

from hiddenhand.bots import loader
from hiddenhand.bots.advice import advise
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.guests import guests
from hiddenhand.bots.levels import LEVELS
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError, UnknownBot
from hiddenhand.core.record import parse
from hiddenhand.core.seats import Seat
from hiddenhand.server.limits import NOBODY, Payer
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table, begin, put, replay

REMEMBERED = 32  # bots with their tables that a worker keeps
A = TypeVar("A")
T = TypeVar("T")
Charge = Callable[[Payer, float], None]
Progress = Callable[[float], None]  # told how much of a job is done, 0 to 1


def free_of_charge(payer: Payer, seconds: float) -> None:
    """For work that nobody pays."""


class ThinkingFailed(HiddenHandError):
    """The bot gave no valid answer, not even in a new process."""

    code = "thinking-failed"
    status: ClassVar[int] = 503


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a bot."""

    game_id: str
    record: str  # the record of the game so far
    seat: Seat
    bot: str
    seed: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer of a bot."""

    key: str
    trouble: str = ""  # the bot's error; the key is then the game's default


class Thinkers(Protocol):
    """Where bots think. Rooms and analyses know no more of it."""

    workers: int  # how many may think at once
    busy: int  # how many do
    restarts: int  # how often it had to begin again
    on_thought: Charge

    async def choose(self, request: Request, payer: Payer = NOBODY) -> Choice:
        """The bot's answer. Raises `ThinkingFailed`."""

    async def explain(
        self, request: Request, payer: Payer, charge: Charge
    ) -> list[dict[str, object]]:
        """The adviser's opinion of each option, best first. Raises `ThinkingFailed`."""

    async def ask(
        self,
        work: Callable[[A], T],
        asked: A,
        place: str,
        payer: Payer = NOBODY,
        charge: Charge = free_of_charge,
    ) -> T:
        """The result of `work(asked)`. Raises `ThinkingFailed`."""

    def close(self) -> None:
        """Stop all thinking."""


def check_level(name: str) -> str:
    """The level itself. Raises `UnknownBot` if there is no such bot."""
    known = [*LEVELS, *guests()]
    if name not in known:
        raise UnknownBot(f"there are: {', '.join(known)}", place=name)
    return name


@dataclass(slots=True)
class _Seated:
    table: Table
    chair: Chair
    bot: Bot


_memory: "OrderedDict[tuple[str, Seat, str], _Seated]" = OrderedDict()


def choose(request: Request) -> Choice:
    """The bot's answer."""
    seated = _seat(request)
    decision = seated.table.state.decision(request.seat)
    try:
        key = seated.bot.choose(decision, seated.chair)
        if key in decision.options:
            return Choice(key)
        trouble = f"{key!r} is not an option"
    except Exception as error:  # a bug in a bot must not stop the game
        trouble = repr(error)
        _memory.pop((request.game_id, request.seat, request.bot), None)
    table = seated.table
    return Choice(table.game.default_answer(table.state, request.seat, SystemDice()), trouble)


def default_choice(request: Request, dice: Dice, trouble: str) -> Choice:
    """The game's default answer, used if the bot failed."""
    table = replay(parse(request.record))
    return Choice(table.game.default_answer(table.state, request.seat, dice), trouble)


def explain(request: Request) -> list[dict[str, object]]:
    """The adviser's opinion of each option of the seat, best first."""
    table = replay(parse(request.record))
    return [hint.as_dict() for hint in advise(table, request.seat, request.seed)]


def _seat(request: Request) -> _Seated:
    """The bot on its seat, at a table that has the record's answers."""
    record = parse(request.record)
    name = (request.game_id, request.seat, request.bot)
    seated = _memory.pop(name, None)
    known = len(seated.table.record.answers) if seated else 0
    if seated is None or record.answers[:known] != seated.table.record.answers:
        table, known = begin(record), 0
        bot = loader.find(request.bot).sit(request.seed, 0, request.seat)
        seated = _Seated(table, Chair(table, request.seat), bot)
    for number, (seat, key) in enumerate(record.answers[known:], start=known + 1):
        put(seated.table, number, seat, key)
    _memory[name] = seated
    while len(_memory) > REMEMBERED:
        _memory.popitem(last=False)
    return seated
