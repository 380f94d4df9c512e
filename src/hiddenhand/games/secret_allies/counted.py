"""What the statistics count in a finished game of Secret Allies."""

from collections.abc import Iterator
from typing import Any

from hiddenhand.core.game import View
from hiddenhand.core.result import Result
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.view import SecretAlliesView

KINDS = ("race", "technology", "unit", "ally")  # in display order


def of_table(result: Result) -> list[tuple[str, str]]:
    """Nothing is counted for the table besides the ending."""
    return []


def of_seats(view: View, feed: list[dict[str, Any]]) -> Iterator[tuple[Seat, str, str, int]]:
    """Yields race, technologies, allies kept and units bought of each seat."""
    assert isinstance(view, SecretAlliesView)
    for player in view.players:
        if player["race"] is not None:
            yield player["seat"], "race", player["race"], 1
        for technology in player["technologies"]:
            yield player["seat"], "technology", technology, 1
    for event in feed:
        if event["event"] == "ally-kept":
            yield event["seat"], "ally", event["state"], 1
        elif event["event"] == "unit-bought":
            yield event["seat"], "unit", event["unit"], 1
