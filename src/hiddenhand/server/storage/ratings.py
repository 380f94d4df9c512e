"""Ratings: written with the end of a game, read for the leaderboard."""

import json
from typing import Any

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.people.ratings import Rating, bot_player, rate
from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import players, ratings, users
from hiddenhand.server.store import GameRow, RatedRow


class Ratings(SqlPart):
    """The ratings' part of the store (see `Store`)."""

    async def best(self, game: str, limit: int) -> list[RatedRow]:
        statement = _lines(game).order_by(ratings.c.shown.desc(), ratings.c.player).limit(limit)
        return [_rated(row) for row in await self.all(statement)]

    async def ratings_of(self, user: str) -> list[RatedRow]:
        statement = select(ratings, users.c.name).join(users, users.c.id == ratings.c.player)
        statement = statement.where(ratings.c.player == user).order_by(ratings.c.game)
        return [_rated(row) for row in await self.all(statement)]


def _lines(game: str) -> Any:
    """The ratings of a game with names; a bot has no user, its name is its level."""
    joined = ratings.outerjoin(users, users.c.id == ratings.c.player)
    return select(ratings, users.c.name).select_from(joined).where(ratings.c.game == game)


def _rated(row: Any) -> RatedRow:
    bot = row.player.removeprefix(bot_player("")) if row.name is None else None
    user = row.player if bot is None else None
    return RatedRow(row.game, user, row.name or "", bot, row.mu, row.sigma, row.shown, row.games)


async def write_ratings(connection: AsyncConnection, game: GameRow) -> None:
    """Update ratings in the transaction that ends `game`; only a rated game with a result
    counts."""
    names = [p.user or (bot_player(p.bot) if p.bot else None) for p in game.players]
    known = [name for name in names if name is not None]
    people = [p.user for p in game.players if p.user is not None]
    if not game.rated or game.result is None or len(people) != len(set(people)):
        return
    if len(known) != game.seats:  # somebody was erased in the meantime
        return
    if connection.dialect.name == "postgresql":  # other nodes may rate the same people
        await connection.execute(_ONE_AT_A_TIME, {"game": game.game})
    before = await _read(connection, game.game, known)
    after = rate(known, json.loads(game.result)["ranking"], before)
    for player in game.players:
        name = known[player.seat]
        shown = {
            "rating_before": before.get(name, Rating()).shown,
            "rating_after": after[name].shown,
        }
        mine = (players.c.game_id == game.id) & (players.c.seat == player.seat)
        await connection.execute(update(players).where(mine).values(shown))
    here = (ratings.c.game == game.game) & ratings.c.player.in_(list(after))
    await connection.execute(delete(ratings).where(here))
    rows = [
        {
            "player": name,
            "game": game.game,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "shown": rating.shown,
            "games": rating.games,
            "rated_at": game.ended_at,
        }
        for name, rating in after.items()
    ]
    await connection.execute(insert(ratings), rows)


_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('ratings of ' || :game))")


async def _read(connection: AsyncConnection, game: str, names: list[str]) -> dict[str, Rating]:
    statement = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(names))
    found = (await connection.execute(statement)).all()
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in found}
