"""What statistics count of a finished game of Night Market."""

from collections.abc import Iterator
from typing import Any

from hiddenhand.core.game import View
from hiddenhand.core.result import Result
from hiddenhand.core.seats import Seat

from .view import MarketView

KINDS = ("patron",)


def of_table(result: Result) -> list[tuple[str, str]]:
    return []


def of_seats(view: View, feed: list[dict[str, Any]]) -> Iterator[tuple[Seat, str, str, int]]:
    """The patron of each seat."""
    assert isinstance(view, MarketView)
    for seat, patron in enumerate(view.patrons):
        if patron is not None:
            yield seat, "patron", patron, 1
