"""Projecting views leaks no memory: a server does it for weeks."""

import gc
import tracemalloc

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.table.table import Table

LOOKS = 40


@pytest.mark.parametrize("name", ["hidden_leaders", "secret_allies"])
def test_views_leave_nothing_behind(name: str) -> None:
    settings = {"map_mode": "automatic"} if name == "secret_allies" else {}
    table = Table(name, 3, dice=1, settings=settings)
    look(table)
    tracemalloc.start()
    try:
        look(table)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        look(table)
        gc.collect()
        left = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert left < 40 * LOOKS  # one small object per view would be more


def look(table: Table) -> None:
    for _ in range(LOOKS):
        for viewer in (0, SPECTATOR):
            table.view(viewer).as_dict()
