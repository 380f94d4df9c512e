"""What is counted of a game, written with its end."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.tables import facts
from hiddenhand.server.store import FactRow


async def write_facts(connection: AsyncConnection, game_id: str, rows: Sequence[FactRow]) -> None:
    """Once for each game, whoever comes first."""
    counted = select(facts.c.game_id).where(facts.c.game_id == game_id).limit(1)
    if rows and await connection.scalar(counted) is None:
        await connection.execute(insert(facts), [fact_values(game_id, row) for row in rows])


def fact_values(game_id: str, row: FactRow) -> dict[str, Any]:
    return {
        "game_id": game_id,
        "seat": row.seat,
        "kind": row.kind,
        "what": row.what,
        "amount": row.amount,
        "won": row.won,
        "fair": row.fair,
    }
