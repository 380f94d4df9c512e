"""Hints, notebooks, and the facts of finished games."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.counting import write_facts
from hiddenhand.server.storage.games import Games
from hiddenhand.server.storage.rooms import write_chat
from hiddenhand.server.storage.tables import facts, games, notes, players, users
from hiddenhand.server.store import (
    ChatRow,
    FactRow,
    GameRow,
    Guard,
    PlayedRow,
    RivalRow,
    TallyRow,
    Which,
)

SEAT = "seat"  # the fact that every counted seat has
APART = ("abandoned", "shared")
ALIKE = (games.c.game, facts.c.kind, facts.c.what)  # what facts are grouped by


class Learning(Games):
    """The part of the store for hints, notebooks and statistics (see `Store`)."""

    # -- hints and notebooks -------------------------------------------------------------------

    async def note_hint(
        self,
        game_id: str,
        seat: int,
        asked: int,
        line: tuple[str, ChatRow],
        guard: Guard | None = None,
    ) -> bool:
        here = (players.c.game_id == game_id) & (players.c.seat == seat)
        fresh = or_(players.c.hinted.is_(None), players.c.hinted != asked)
        values = {"hints": players.c.hints + 1, "hinted": asked}
        statement = update(players).where(here, fresh).values(values)

        async def work(connection: AsyncConnection) -> bool:
            if not (await connection.execute(statement)).rowcount:
                return False
            await write_chat(connection, *line)
            return True

        return await self.writer.do(work, guard)

    async def notes(self, game_id: str, seat: int, user: str) -> str | None:
        found = await self.first(select(notes.c.text).where(_notes(game_id, seat, user)))
        return None if found is None else str(found.text)

    async def save_notes(self, game_id: str, seat: int, user: str, text: str) -> None:
        values = {"game_id": game_id, "seat": seat, "user": user, "text": text, "at": time.time()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(notes).where(_notes(game_id, seat, user)))
            await connection.execute(insert(notes).values(values))

        await self.writer.do(work)

    # -- counting ------------------------------------------------------------------------------

    async def uncounted(self, limit: int) -> list[GameRow]:
        """Finished games without facts, except uploaded records, whose seats have neither users
        nor bots."""
        counted = exists().where(facts.c.game_id == games.c.id)
        sat = or_(players.c.user.is_not(None), players.c.bot.is_not(None))
        played = exists().where(players.c.game_id == games.c.id, sat)
        statement = select(games).where(games.c.ended_at.is_not(None), played, ~counted)
        return await self._with_players(await self.all(statement.limit(limit)))

    async def add_facts(self, game_id: str, facts: Sequence[FactRow]) -> None:
        await self.writer.do(lambda connection: write_facts(connection, game_id, facts))

    # -- one person's games --------------------------------------------------------------------

    async def played(self, user: str, which: Which) -> list[PlayedRow]:
        statement = _mine(
            select(games.c.game, games.c.seats, games.c.ended_at, facts.c.won, players.c.hints),
            user,
            which,
        ).where(facts.c.kind == SEAT)
        return [PlayedRow(*_plain(row)) for row in await self.all(statement)]

    async def tallies_of(self, user: str, which: Which) -> list[TallyRow]:
        statement = _mine(_tally(), user, which).group_by(*ALIKE)
        return [TallyRow(*_plain(row)) for row in await self.all(statement)]

    async def rivals_of(self, user: str, which: Which) -> list[RivalRow]:
        others, theirs = players.alias("others"), facts.alias("theirs")
        # several bots of one level count once per game
        met = (
            _mine(
                select(
                    others.c.user,
                    users.c.name,
                    others.c.bot,
                    func.max(facts.c.won).label("mine"),
                    func.max(theirs.c.won).label("theirs"),
                ),
                user,
                which,
            )
            .join(
                others,
                (others.c.game_id == players.c.game_id) & (others.c.seat != players.c.seat),
            )
            .join(
                theirs,
                (theirs.c.game_id == others.c.game_id) & (theirs.c.seat == others.c.seat),
            )
            .outerjoin(users, users.c.id == others.c.user)
            .where(facts.c.kind == SEAT, theirs.c.kind == SEAT)
            .where(or_(others.c.user.is_not(None), others.c.bot.is_not(None)))
            .group_by(others.c.game_id, others.c.user, users.c.name, others.c.bot)
            .subquery()
        )
        statement = select(
            met.c.user,
            met.c.name,
            met.c.bot,
            func.count(),
            func.sum(met.c.mine),
            func.sum(met.c.theirs),
        ).group_by(met.c.user, met.c.name, met.c.bot)
        found = []
        for row in await self.all(statement):
            who, name, bot, *numbers = _plain(row)
            level = None if who is not None else bot  # a person who was replaced by a bot
            found.append(RivalRow(who, name or "", level, *map(int, numbers)))
        return found

    async def set_aside(self, user: str, which: Which) -> dict[str, int]:
        mine = select(players.c.game_id).where(players.c.user == user)
        statement = (
            select(facts.c.kind, func.count())
            .join(games, games.c.id == facts.c.game_id)
            .where(facts.c.seat == -1, facts.c.kind.in_(APART), facts.c.game_id.in_(mine))
            .where(*_wanted(which))
            .group_by(facts.c.kind)
        )
        return dict(_plain(row) for row in await self.all(statement))

    # -- totals --------------------------------------------------------------------------------

    async def tallies(self) -> list[TallyRow]:
        statement = _tally().join(games, games.c.id == facts.c.game_id).group_by(*ALIKE)
        return [TallyRow(*_plain(row)) for row in await self.all(statement)]

    async def people_counted(self) -> int:
        statement = (
            select(func.count(func.distinct(players.c.user)))
            .join(facts, (facts.c.game_id == players.c.game_id) & (facts.c.seat == players.c.seat))
            .where(facts.c.kind == SEAT, players.c.user.is_not(None))
        )
        found = await self.first(statement)
        return 0 if found is None else int(found[0])


def _plain(row: Row[Any]) -> tuple[Any, ...]:
    return tuple(row)


def _notes(game_id: str, seat: int, user: str) -> Any:
    return and_(notes.c.game_id == game_id, notes.c.seat == seat, notes.c.user == user)


def _tally() -> Select[Any]:
    return select(
        *ALIKE,
        func.count(),
        func.sum(facts.c.amount),
        func.sum(facts.c.won),
        func.sum(facts.c.fair),
    )


def _mine(chosen: Select[Any], user: str, which: Which) -> Select[Any]:
    """Restrict to facts of this user's seats."""
    return (
        chosen.select_from(players)
        .join(facts, (facts.c.game_id == players.c.game_id) & (facts.c.seat == players.c.seat))
        .join(games, games.c.id == players.c.game_id)
        .where(players.c.user == user, *_wanted(which))
    )


def _wanted(which: Which) -> list[Any]:
    wanted: list[Any] = []
    if which.game is not None:
        wanted.append(games.c.game == which.game)
    if which.seats is not None:
        wanted.append(games.c.seats == which.seats)
    if which.since is not None:
        wanted.append(games.c.ended_at >= which.since)
    return wanted
