"""What the statistics count in a finished game of Hidden Leaders."""

from collections.abc import Iterator
from typing import Any

from hiddenhand.core.game import View
from hiddenhand.core.result import Result
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView, factions_of

KINDS = ("leader", "faction", "played", "hidden", "buried")  # in the order shown


def of_table(result: Result) -> list[tuple[str, str]]:
    """The winning faction."""
    return [("victory", result.ending.partition(":")[0])]


def of_seats(view: View, feed: list[dict[str, Any]]) -> Iterator[tuple[Seat, str, str, int]]:
    """For each seat: its leader and factions, heroes played face up, hidden at the end, and
    buried."""
    assert isinstance(view, HiddenLeadersView)
    for party in view.parties:
        if party.leader is not None:
            yield party.seat, "leader", party.leader, 1
            for faction in factions_of(party.leader):
                yield party.seat, "faction", faction, 1
        for card in party.hidden:
            if card is not None:
                yield party.seat, "hidden", card, 1
    for event in feed:
        if event["event"] == "played":
            yield event["seat"], "played", event["card"], 1
        elif event["event"] == "buried" and "card" in event:
            seat = str(event["from"]).partition(".")[0]
            if seat.isdecimal():  # it was in a seat's party
                yield int(seat), "buried", event["card"], 1
