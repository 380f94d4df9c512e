"""Games and their answers."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage import rows
from hiddenhand.server.storage.base import SqlPart, change
from hiddenhand.server.storage.counting import write_facts
from hiddenhand.server.storage.ratings import write_ratings
from hiddenhand.server.storage.rooms import write_room
from hiddenhand.server.storage.tables import answers, games, players
from hiddenhand.server.store import (
    AnswerRow,
    FactRow,
    GameRow,
    Guard,
    NotThere,
    PlayerRow,
    Progress,
    RoomRow,
    Turn,
)


class Games(SqlPart):
    """The games' part of the store (see `Store`)."""

    async def begin_game(
        self,
        room: RoomRow,
        game: GameRow,
        given: list[AnswerRow],
        guard: Guard | None = None,
        instead_of: str | None = None,
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            if instead_of is not None:
                await connection.execute(delete(games).where(games.c.id == instead_of))
            await _add_game(connection, game, given)
            await write_room(connection, room)

        await self.writer.do(work, guard)

    async def take(self, turn: Turn) -> None:
        await self.writer.take(turn)

    async def take_back(
        self,
        game_id: str,
        number: int,
        clock: str,
        owing: tuple[str, ...],
        guard: Guard | None = None,
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            newest = select(func.max(answers.c.number)).where(answers.c.game_id == game_id)
            if number < 1 or await connection.scalar(newest) != number:
                raise NotThere(f"answer {number} is not the newest", place=f"game {game_id}")
            await connection.execute(
                delete(answers).where(answers.c.game_id == game_id, answers.c.number == number)
            )
            await _set_clock(connection, game_id, clock, owing)

        await self.writer.do(work, guard)

    async def save_clock(
        self, game_id: str, clock: str, owing: tuple[str, ...], guard: Guard | None = None
    ) -> None:
        await self.writer.do(
            lambda connection: _set_clock(connection, game_id, clock, owing), guard
        )

    async def rename_players(
        self, game_id: str, names: dict[int, str], guard: Guard | None = None
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            for seat, name in names.items():
                mine = and_(players.c.game_id == game_id, players.c.seat == seat)
                await connection.execute(update(players).where(mine).values(name=name))

        await self.writer.do(work, guard)

    async def end_game(
        self,
        room: RoomRow,
        game: GameRow,
        facts: Sequence[FactRow] = (),
        guard: Guard | None = None,
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            values = {"ended_at": game.ended_at, "result": game.result, "owing": "[]"}
            running = games.c.ended_at.is_(None)
            ended = update(games).where(games.c.id == game.id, running).values(values)
            if (await connection.execute(ended)).rowcount:
                await write_room(connection, room)
                await _count_stand_ins(connection, game.id)
                await write_ratings(connection, game)
                await write_facts(connection, game.id, facts)

        await self.writer.do(work, guard)

    async def add_finished(self, game: GameRow, answers: list[AnswerRow]) -> None:
        await self.writer.do(lambda connection: _add_game(connection, game, answers))

    async def game(self, game_id: str) -> GameRow | None:
        found = await self.all(select(games).where(games.c.id == game_id))
        return (await self._with_players(found))[0] if found else None

    async def answers(self, game_id: str) -> list[AnswerRow]:
        statement = select(answers).where(answers.c.game_id == game_id).order_by(answers.c.number)
        return [rows.answer(row) for row in await self.all(statement)]

    async def progress(self, game_id: str, after: int = -1) -> Progress | None:
        newer = and_(answers.c.game_id == games.c.id, answers.c.number > after)
        statement = (
            select(games.c.clock, games.c.owing, games.c.moved_at, answers)
            .select_from(games.outerjoin(answers, newer))
            .where(games.c.id == game_id)
            .order_by(answers.c.number)
        )
        found = await self.all(statement)  # one statement, so that clock and answers are consistent
        if not found:
            return None
        given = [rows.answer(row) for row in found if row.number is not None]
        first = found[0]
        return Progress(first.clock, tuple(json.loads(first.owing)), first.moved_at, given)

    async def running_games(self) -> list[GameRow]:
        statement = select(games).where(games.c.ended_at.is_(None)).order_by(games.c.started_at)
        return await self._with_players(await self.all(statement))

    async def games_of(
        self, user: str, limit: int, before: tuple[float, str] | None
    ) -> list[GameRow]:
        mine = select(players.c.game_id).where(players.c.user == user)
        statement = select(games).where(
            or_(games.c.id.in_(mine), games.c.uploaded_by == user), games.c.ended_at.is_not(None)
        )
        if before is not None:
            at, game_id = before
            statement = statement.where(
                or_(games.c.ended_at < at, and_(games.c.ended_at == at, games.c.id < game_id))
            )
        statement = statement.order_by(games.c.ended_at.desc(), games.c.id.desc()).limit(limit)
        return await self._with_players(await self.all(statement))

    async def _with_players(self, found: Sequence[Row[Any]]) -> list[GameRow]:
        seated: dict[str, list[PlayerRow]] = {row.id: [] for row in found}
        ids = list(seated)
        for start in range(0, len(ids), 500):  # databases limit the length of a list
            statement = (
                select(players)
                .where(players.c.game_id.in_(ids[start : start + 500]))
                .order_by(players.c.game_id, players.c.seat)
            )
            for row in await self.all(statement):
                seated[row.game_id].append(rows.player(row))
        return [rows.game(row, tuple(seated[row.id])) for row in found]


async def _add_game(connection: AsyncConnection, game: GameRow, given: Sequence[AnswerRow]) -> None:
    await connection.execute(insert(games).values(rows.game_values(game)))
    if game.players:
        await connection.execute(insert(players), rows.player_values(game))
    if given:
        await connection.execute(
            insert(answers), [rows.answer_values(game.id, answer) for answer in given]
        )


async def _count_stand_ins(connection: AsyncConnection, game_id: str) -> None:
    """Note with each player how many answers a bot gave for them."""
    theirs = and_(answers.c.game_id == game_id, answers.c.seat == players.c.seat)
    given = select(func.count()).select_from(answers).where(theirs, answers.c.stood_in.is_(True))
    statement = update(players).where(players.c.game_id == game_id)
    await connection.execute(statement.values(stood_in=given.scalar_subquery()))


async def _set_clock(
    connection: AsyncConnection, game_id: str, clock: str, owing: tuple[str, ...]
) -> None:
    statement = (
        update(games).where(games.c.id == game_id).values(clock=clock, owing=json.dumps(owing))
    )
    await change(connection, statement, f"game {game_id}")
