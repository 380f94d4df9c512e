"""Calls people whose turn it is and who do not see it.

Rooms say that somebody owes an answer; a moment later the summoner looks whether they still do and
whether any page of theirs is seen. Whoever it is not, has asked to be called and is not asleep is
called once for this turn: a row in the database says so before anything is sent, so of several
servers one sends, and a server that was started again does not send twice. What was due while the
server was down, or while somebody slept, is found again by looking at the running games.

A turn is told by how many answers the person has given: however often others take theirs back and
give them again, nobody is called twice before they have answered.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.alarms import Alarms
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.services import Services
from hiddenhand.server.store import GameRow, RoomRow, Store
from hiddenhand.server.summons import texts
from hiddenhand.server.summons.mail import Mailer
from hiddenhand.server.summons.receivers import Push, PushRow, Receiver
from hiddenhand.server.summons.tokens import StopTokens
from hiddenhand.server.wire.rooms import Clock, RoomOptions

log = structlog.get_logger()
GRACE = 1.0  # seconds in which a page that is just opening, or comes back, may show the turn
OUTCOMES = ("push sent", "push gone", "push failed", "mail sent", "mail failed")
OVER_DAYS = 3600  # seconds for one answer; from here on nobody waits at the table


@dataclass(frozen=True, slots=True)
class Owed:
    """A table where this user owes an answer."""

    room: RoomRow
    game: GameRow
    user: str

    @property
    def seats(self) -> list[int]:
        return [player.seat for player in self.game.players if player.user == self.user]

    @property
    def others(self) -> list[str]:
        """Names of the other people who play."""
        found = {p.user: p.name for p in self.game.players if p.user not in (None, self.user)}
        return list(found.values())


class Summoner:
    def __init__(
        self,
        store: Store,
        services: Services,
        push: Push | None,
        mail: Mailer | None,
        stop_tokens: StopTokens,
        base: str,
    ) -> None:
        self.store = store
        self.services = services
        self.push = push
        self.mail = mail
        self.stop_tokens = stop_tokens
        self.base = base
        self.outcomes: Counter[str] = Counter()  # for the metrics: "push sent" and the like
        self.busy = 0  # looks and calls under way
        self._due: dict[str, float] = {}  # room -> when to look
        self._alarms = Alarms(services.now, self._rings)
        services.on_turn = self.look_soon

    async def begin(self) -> None:
        """Look at all games that go on: somebody may be due whom nobody has called."""
        if not self.services.peers.id:  # nodes hear of their tables by and by
            for game in await self.store.running_games():
                if game.room is not None and game.owing:
                    self.look_soon(game.room)

    async def close(self) -> None:
        self.services.on_turn = lambda code: None
        self._alarms.close()
        if self.push is not None:
            await self.push.close()
        if self.mail is not None:
            self.mail.close()

    # -- when to look ---------------------------------------------------------------------------

    def look_soon(self, code: str) -> None:
        self._look_at(code, self.services.now() + GRACE)

    def _look_at(self, code: str, when: float) -> None:
        if when < self._due.get(code, float("inf")):
            self._due[code] = when
            self._alarms.set(code, when)

    def _rings(self, code: str) -> None:
        due = self._due.get(code)
        if due is None:
            return
        if due > self.services.now():  # long naps are cut in pieces
            self._alarms.set(code, due)
            return
        del self._due[code]
        self._spawn(self._look(code), code)

    def _spawn(self, work: Coroutine[Any, Any, None], code: str) -> None:
        """Do this beside everything else: no answer of a move waits for it."""
        self.busy += 1
        self.services.spawn(self._do(work, code))

    async def _do(self, work: Coroutine[Any, Any, None], code: str) -> None:
        try:
            await work
        except HiddenHandError as error:  # mostly the database; the next turn is another chance
            log.warning("summons_missed", room=code, error=repr(error))
        finally:
            self.busy -= 1

    # -- who is called --------------------------------------------------------------------------

    async def _look(self, code: str) -> None:
        room = await self.store.room(code)
        if room is None or room.stage != "playing" or room.game_id is None:
            return
        if (room.holder or "") != self.services.peers.id:
            return  # another node looks after it
        game = await self.store.game(room.game_id)
        if game is None or RoomOptions.model_validate_json(room.options).lesson:
            return
        owed = self._ripe(room, game)
        if not owed:
            return
        for receiver in await self.store.receivers(list(owed), code):
            until = receiver.quiet_until(self.services.now())
            if until is not None:
                self._look_at(code, until)
            else:
                self._spawn(self._call(receiver, owed[receiver.user]), code)

    def _ripe(self, room: RoomRow, game: GameRow) -> dict[str, Owed]:
        """Who may be called now. Those who were asked only just have a moment to be seen."""
        pace, now = Pace.from_json(game.clock), self.services.now()
        found: dict[str, Owed] = {}
        for user in game.owing:
            owed = Owed(room, game, user)
            if not owed.others or self.services.connections.sees(user):
                continue  # bots do not mind waiting
            asked = [pace.since[seat] for seat in owed.seats if seat in pace.since]
            ripe = max(asked, default=now) + GRACE
            if ripe > now + 0.01:
                self._look_at(room.code, ripe)
            else:
                found[user] = owed
        return found

    async def _call(self, receiver: Receiver, owed: Owed) -> None:
        if await self.services.peers.sees(receiver.user):
            return
        game, now = owed.game, self.services.now()
        turn = await self.store.turns_of(game.id, owed.seats)
        if not await self.store.claim_summons(receiver.user, game.id, turn, now):
            return
        devices = receiver.devices if self.push is not None else ()
        calls = [self._push(receiver, device, owed) for device in devices]
        await asyncio.gather(*calls, self._mail(receiver, owed))

    # -- how ------------------------------------------------------------------------------------

    async def _push(self, receiver: Receiver, device: PushRow, owed: Owed) -> None:
        assert self.push is not None
        code = owed.room.code
        message = texts.push_message(receiver.language, owed.game.game, owed.others, code)
        began = time.monotonic()
        outcome = await self.push.send(device, message, topic=code)
        self.outcomes[f"push {outcome}"] += 1
        log.info("push", room=code, outcome=outcome, seconds=round(time.monotonic() - began, 3))
        if outcome == "gone":
            await self.store.drop_endpoint(device.endpoint)
        elif outcome == "failed" or device.failures:
            await self.store.note_push(device.endpoint, outcome == "sent")

    async def _mail(self, receiver: Receiver, owed: Owed) -> None:
        if self.mail is None or receiver.mail is None:
            return
        code, options = owed.room.code, RoomOptions.model_validate_json(owed.room.options)
        if not is_over_days(options.clock):
            return
        token = self.stop_tokens.of(receiver.user)
        letter = texts.turn_letter(
            receiver.language, receiver.mail, owed.game.game, code, self.base, token
        )
        sent = await self.mail.send(letter)
        self.outcomes["mail sent" if sent else "mail failed"] += 1
        log.info("mail", room=code, outcome="sent" if sent else "failed")


def is_over_days(clock: Clock | None) -> bool:
    """A table where people come by now and then; without a clock it may be one."""
    return clock is None or clock.each >= OVER_DAYS
