"""Fixtures: a store in its own file for each test."""

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
    """The address of a new SQLite database."""
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, shared by the tests of a file."""
    with postgres.postgresql() as (address,):
        yield address


@pytest.fixture
def with_store(database: str) -> Callable[[Scenario], None]:
    """A function that opens the store, runs a scenario and closes the store."""

    def play(scenario: Scenario) -> None:
        async def whole() -> None:
            store = await SqlStore.open(database)
            try:
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return play
