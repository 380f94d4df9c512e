"""Writes the facts of a game together with its end."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.tables import facts
from hiddenhand.server.store import FactRow


async def write_facts(connection: AsyncConnection, game_id: str, rows: Sequence[FactRow]) -> None:
    """Write the facts of a game, unless they exist already."""
    counted = select(facts.c.game_id).where(facts.c.game_id == game_id).limit(1)
    if rows and await connection.scalar(counted) is None:
        await connection.execute(insert(facts), [fact_values(game_id, row) for row in rows])


def fact_values(game_id: str, row: FactRow) -> dict[str, Any]:
    """A fact as column values."""
    return {
        "game_id": game_id,
        "seat": row.seat,
        "kind": row.kind,
        "what": row.what,
        "amount": row.amount,
        "won": row.won,
        "fair": row.fair,
    }
