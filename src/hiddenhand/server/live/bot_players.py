"""The bots of a room: each thinks in a task of its own, waits for the beat, and answers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import structlog

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.bot_pool import Request, ThinkingFailed, default_choice
from hiddenhand.server.live import tempo
from hiddenhand.server.live.room_state import RoomState
from hiddenhand.server.live.seating import STAND_IN
from hiddenhand.server.live.services import Services
from hiddenhand.server.live.table import LiveTable

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked, and when its answer is due."""

    request: Request
    game: str
    asked: int  # number of the question
    asked_at: float
    options: list[str]
    pace: float  # seconds from one beat to the next
    key: str | None = None  # the answer, where there is nothing to think about


Ask = Callable[[str, Seat], Awaitable[BotQuestion | None]]  # None: this seat need not answer
Answer = Callable[[str, Seat, int, str], Awaitable[None]]  # game, seat, number of the question, key


def question_for(room: RoomState, live: LiveTable, seat: Seat, known: str | None) -> BotQuestion:
    """What a bot is asked on this seat; `known` is an answer that it gives without thinking."""
    game_id, options = live.game_id, live.options_of(seat)
    bot = room.seating.places[seat].bot or STAND_IN
    seed = room.services.chance.bot_seed(game_id, seat, live.seq)
    request = Request(game_id, live.table.record.text(), seat, bot, seed)
    is_forced = known is None and len(options) == 1
    if is_forced and (bot == "random" or not tempo.may_have_a_choice(live.table, seat)):
        known = options[0]
    asked, since = live.pace.asked[seat], live.pace.since[seat]
    game, pace = room.current_game.game, room.options.bot_pace
    return BotQuestion(request, game, asked, since, options, pace, known)


class BotPlayers:
    def __init__(self, services: Services, code: str, ask: Ask, answer: Answer) -> None:
        self.services = services
        self.code = code
        self._ask = ask
        self._answer = answer
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def are_busy(self) -> bool:
        return bool(self._thinking)

    def wake(self, game_id: str, seats: Iterable[Seat]) -> None:
        """Let these seats think, unless they do already."""
        for seat in seats:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think_on(game_id, seat))

    def close(self) -> None:
        """They stop thinking here."""
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

    async def _think_on(self, game_id: str, seat: Seat) -> None:
        """Answer for `seat` as long as a bot plays it and it is asked."""
        try:
            while await self._think(game_id, seat):
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the store is gone, say: try again rather than hang the table
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
        if len(options) == 1:  # and nobody else may know
            await asyncio.sleep(times.like(question.game, request.bot))
            return options[0]
        began = time.monotonic()
        try:
            choice = await self.services.bot_pool.choose(request)
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
