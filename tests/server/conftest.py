"""A store in a file of its own for every test that asks."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.server.storage import SqlStore
from tests.server import postgres

Scenario = Callable[[SqlStore], Coroutine[Any, Any, None]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """A real PostgreSQL that the tests of a file share."""
    with postgres.postgresql() as (address,):
        yield address


@pytest.fixture
def with_store(database: str) -> Callable[[Scenario], None]:
    """Opens the store, plays the scenario, closes the store."""

    def play(scenario: Scenario) -> None:
        async def whole() -> None:
            store = await SqlStore.open(database)
            try:
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return play
