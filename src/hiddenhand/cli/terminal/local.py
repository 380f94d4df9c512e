"""A game on this machine, with bots at the other seats."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all, stand_ins
from hiddenhand.cli.files import UnknownSeat, keep
from hiddenhand.cli.terminal.sitting import Asked, Moment, Sitting, Told
from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.game import RESIGN
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table


class LocalSitting(Sitting):
    """A local game against bots."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        bots: str,
        seed: str | None,
        output: Path | None,
        pace: float = 0.25,
    ) -> None:
        if not 0 <= seat < table.seats:
            raise UnknownSeat(
                f"there are 0 to {table.seats - 1}", place=str(seat), last=table.seats - 1
            )
        self.table, self.seat, self.output, self.pace = table, seat, output, pace
        self.game = table.game.name
        self.names = dict(table.record.names)
        self.settings = dict(table.record.settings)
        self.may_resign = table.game.may_resign
        self.tell: Callable[[Told], None] = lambda told: None
        self.saved: Path | None = None
        run_seed = str(SystemDice().below(1 << 31)) if seed is None else seed
        others = [s for s in range(table.seats) if s != seat]
        specs = dict(zip(others, find_all(bots, len(others)), strict=True))
        texts = [spec.text for spec in specs.values()]
        self._instead = stand_ins(self.game, table.seats, self.settings, texts)
        self._bots = {s: spec.sit(run_seed, 0, s) for s, spec in specs.items()}
        self._chairs = {s: Chair(table, s) for s in others}
        self._answered = asyncio.Event()
        self._told = 0

    async def run(self) -> None:
        for bot, level in self._instead.items():
            self.tell(Told(message=("bot-instead", {"bot": bot, "level": level})))
        while (decision := self.table.decision) is not None:
            self._show()
            if decision.seat == self.seat:
                self._answered.clear()
                await self._answered.wait()
                continue
            await asyncio.sleep(self.pace)
            seat = decision.seat
            # in a thread, so that the screen stays responsive
            key = await asyncio.to_thread(ask, self._bots[seat], decision, self._chairs[seat])
            if self.table.decision == decision:  # nobody resigned in the meantime
                self.table.say(seat, key)
        self._show()
        if self.output is not None:
            self.save()

    async def answer(self, key: str) -> None:
        decision = self.table.decision
        mine = decision is not None and decision.seat == self.seat
        if not mine and key != RESIGN:
            raise NotAnOption("it is not your turn", place=f"seat {self.seat}")
        self.table.say(self.seat, key)
        self._answered.set()

    async def take_back(self) -> None:
        raise NotAnOption("a game against bots goes on at once", place=f"seat {self.seat}")

    async def close(self) -> None:
        if self.table.result is None:
            self.save()

    def save(self) -> None:
        """Save the game; `saved` is the file."""
        self.saved = keep(self.table.record, self.output)

    def _show(self) -> None:
        news = self.table.feed(self.seat, self._told)
        self._told += len(news)
        result = self.table.result
        moment = Moment(
            self.table.view(self.seat).as_dict(),
            tuple(
                Asked(
                    each.seat,
                    each.ask,
                    each.rule,
                    tuple(each.options) if each.seat == self.seat else (),
                )
                for each in self.table.state.questions(self.seat)
            ),
            None if result is None else result.winners,
            () if result is None else result.explanation,
            "" if result is None else result.ending,
        )
        self.tell(Told(list(news), moment))
