"""The same store in PostgreSQL: the rooms would not notice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import AnswerTaken, BadStore, StoreInUse
from tests.server import rows, test_store
from tests.server.postgres import postgresql

pytestmark = pytest.mark.long


@pytest.fixture
def database() -> Iterator[str]:
    with postgresql() as (address,):
        yield address


def test_the_store_in_postgresql(database: str) -> None:
    async def scenario() -> None:
        store = await SqlStore.open(database)
        await test_store.seat_two(store)
        told = await asyncio.gather(
            *(store.take(rows.turn(number)) for number in (1, 2, 3, 2, 4)), return_exceptions=True
        )
        assert [type(answer) for answer in told if answer is not None] == [AnswerTaken]
        await store.take_back("g1", 4, "{}", ())
        assert [row.number for row in await store.answers("g1")] == [0, 1, 2, 3]
        await test_store.finish(store, "r1", "[[0], [2], [1]]")
        assert [row.games for row in await store.best("hidden_leaders", 9)] == [1, 1, 1]
        with pytest.raises(StoreInUse):
            await SqlStore.open(database)
        assert (await store.export_user("u-ola"))["games"]
        await store.erase_user("u-ola")
        await store.close()
        again = await SqlStore.open(database)  # of this version already
        assert [game.id for game in await again.running_games()] == ["g1"]
        await again.close()

    asyncio.run(scenario())


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="no connection"):
        asyncio.run(SqlStore.open(f"postgresql://nobody@/games?host={tmp_path}"))
