"""The bots of a room: each thinks in its own task, waits for the next beat, and answers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import structlog

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.thinking import Request, ThinkingFailed, default_choice
from hiddenhand.server.limits import NOBODY, Payer
from hiddenhand.server.live import bots_alone, tempo
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.seating import STAND_IN
from hiddenhand.server.live.services import Services
from hiddenhand.server.live.table import LiveTable

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question for a bot, and when its answer is due."""

    request: Request
    game: str
    asked: int  # `seq` at which it was asked
    asked_at: float
    options: list[str]
    pace: float  # seconds between beats
    key: str | None = None  # the answer, if it is known without thinking
    payer: Payer = NOBODY
    wait: float = 0.0  # seconds until the payer's account is in order


Ask = Callable[[str, Seat], Awaitable[BotQuestion | None]]  # None: nothing to answer
Answer = Callable[[str, Seat, int, str], Awaitable[None]]  # game, seat, number of the question, key


def question_for(room: RoomState, live: LiveTable, seat: Seat, known: str | None) -> BotQuestion:
    """The question for the bot on this seat; `known` is its answer if it need not think."""
    game_id, options = live.game_id, live.options_of(seat)
    bot = room.seating.places[seat].bot or STAND_IN
    asked, since = live.pace.asked[seat], live.pace.since[seat]
    seed = room.services.chance.bot_seed(game_id, seat, asked)
    request = Request(game_id, live.table.record.text(), seat, bot, seed)
    is_forced = known is None and len(options) == 1
    if is_forced and (bot == "random" or not tempo.may_have_a_choice(live.table, seat)):
        known = options[0]
    game, pace, payer = room.current_game.game, bots_alone.pace_of(room), bots_alone.payer_of(room)
    if live.goes_on(seat) and not bots_alone.are_alone(room):
        pace *= tempo.GOING_ON
    wait = bots_alone.charge(room)
    return BotQuestion(request, game, asked, since, options, pace, known, payer, wait)


class BotPlayers:
    """The tasks of the bots of one room."""

    def __init__(self, services: Services, code: str, ask: Ask, answer: Answer) -> None:
        self.services = services
        self.code = code
        self._ask = ask
        self._answer = answer
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def are_busy(self) -> bool:
        """True while a bot is thinking."""
        return bool(self._thinking)

    def wake(self, game_id: str, seats: Iterable[Seat]) -> None:
        """Start thinking for these seats, unless they already do."""
        for seat in seats:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think_on(game_id, seat))

    def close(self) -> None:
        """Stop all bots of the room on this node."""
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

    async def _think_on(self, game_id: str, seat: Seat) -> None:
        """Answer for `seat` as long as it is asked and played by a bot."""
        try:
            while await self._think(game_id, seat):
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:  # for example the store is down: retry
            log.error("bot_stopped", room=self.code, seat=seat, error=repr(error))
            self.services.alarms.retry(self.code)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]

    async def _think(self, game_id: str, seat: Seat) -> bool:
        """Give one answer; False if there was nothing to answer."""
        question = await self._ask(game_id, seat)
        if question is None:
            return False
        await asyncio.sleep(question.wait)
        key = question.key or await self._choose(question)
        now = self.services.now()
        await asyncio.sleep(tempo.until_beat(question.asked_at, question.pace, now))
        await self._answer(game_id, seat, question.asked, key)
        return True

    async def _choose(self, question: BotQuestion) -> str:
        request, options = question.request, question.options
        if request.bot == "random":  # needs no thinking
            return self._by_lot(question)
        times = self.services.tempo
        if len(options) == 1:  # keep the usual time, so that nobody can tell
            await asyncio.sleep(times.like(question.game, request.bot))
            return options[0]
        began = time.monotonic()
        try:
            choice = await self.services.bot_pool.choose(request, question.payer)
        except ThinkingFailed as error:
            choice = default_choice(request, self._dice(question), str(error))
        times.note(question.game, request.bot, time.monotonic() - began)
        if choice.trouble:
            log.error("bot_failed", room=self.code, bot=request.bot, error=choice.trouble)
        return choice.key

    def _by_lot(self, question: BotQuestion) -> str:
        return question.options[self._dice(question).below(len(question.options))]

    def _dice(self, question: BotQuestion) -> Dice:
        return self.services.chance.dice("lot", question.request.seat, question.asked)
