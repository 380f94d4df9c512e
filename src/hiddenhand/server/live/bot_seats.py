"""The bots of a table: each thinks in a task of its own, waits for the beat, and answers."""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.bot_pool import Choice, Request, ThinkingFailed
from hiddenhand.server.live import tempo
from hiddenhand.server.live.seating import STAND_IN
from hiddenhand.server.live.table import LiveTable
from hiddenhand.table.dice import SystemDice

if TYPE_CHECKING:
    from hiddenhand.server.live.play import Play

log = structlog.get_logger()


class BotSeats:
    def __init__(self, play: "Play") -> None:
        self.play = play
        self.room = play.room
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def are_busy(self) -> bool:
        return bool(self._thinking)

    def wake(self, live: LiveTable) -> None:
        """Let those think that owe an answer."""
        bots = self.play.bots()
        for seat in live.owing():
            if seat in bots and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think_on(seat))

    def close(self) -> None:
        """They stop thinking here."""
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

    async def _think_on(self, seat: Seat) -> None:
        """Answer for `seat` as long as a bot plays it and it is asked."""
        try:
            while await self._think(seat):
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the store is gone, say: try again rather than hang the table
            log.error("bot_stopped", room=self.room.code, seat=seat, error=repr(error))
            self.room.hall.try_again(self.room.code)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]

    async def _think(self, seat: Seat) -> bool:
        async with self.room.lock:
            if self.room.play is not self.play:  # a lesson has laid its table anew
                return False
            live = await self.play.live()
            mine = self.room.following.is_mine
            if not mine or seat not in self.play.bots() or seat not in live.owing():
                return False
            asked = live.pace.asked[seat]
            bot = self.room.seating.places[seat].bot or STAND_IN
            options = next(list(ask.options) for ask in live.asks if ask.seat == seat)
            seed = f"{live.game_id}/{seat}/{live.seq}"
            request = Request(live.game_id, live.table.record.text(), seat, bot, seed)
            asked_at = live.pace.since[seat]
            forced = len(options) == 1 and (
                bot == "random" or not tempo.may_have_a_choice(live.table, seat)
            )
            told = self.room.tutor.choose(live, seat, options) if self.room.tutor else None
        key = told or (options[0] if forced else await self._choose(request, options))
        await asyncio.sleep(
            tempo.until_beat(asked_at, self.room.options.bot_pace, self.room.hall.now())
        )
        await self.room.bot_answers(self.play, seat, asked, key)
        return True

    async def _choose(self, request: Request, options: list[str]) -> str:
        if request.bot == "random":  # needs no thinking
            return options[SystemDice().below(len(options))]
        times, game = self.room.hall.tempo, self.play.game.game
        if len(options) == 1:  # and nobody else may know
            await asyncio.sleep(times.like(game, request.bot))
            return options[0]
        began = time.monotonic()
        try:
            choice = await self.room.hall.thinkers.choose(request)
        except ThinkingFailed as error:
            choice = Choice(options[SystemDice().below(len(options))], str(error))
        times.note(game, request.bot, time.monotonic() - began)
        if choice.trouble:
            log.error("bot_failed", room=self.room.code, bot=request.bot, error=choice.trouble)
        return choice.key
