"""Probes as a user would write them."""

from collections.abc import Mapping
from typing import ClassVar

from hiddenhand.lab.probes import Probe, Watched


class Marathons(Probe):
    columns: ClassVar[Mapping[str, str]] = {"marathon": "int", "first_ask": "text"}

    def row(self, game: Watched) -> Mapping[str, object]:
        return {
            "marathon": int(game.decisions > 100),
            "first_ask": str(game.events[0]["event"]),
        }


class Clumsy(Probe):
    columns: ClassVar[Mapping[str, str]] = {"clumsy": "int"}

    def row(self, game: Watched) -> Mapping[str, object]:
        return {"clumsy": 1 // (game.number - game.number)}


class Greedy(Probe):
    columns: ClassVar[Mapping[str, str]] = {"winners": "int list"}

    def row(self, game: Watched) -> Mapping[str, object]:
        return {"winners": []}


class Odd(Probe):
    columns: ClassVar[Mapping[str, str]] = {"odd": "picture"}

    def row(self, game: Watched) -> Mapping[str, object]:
        return {"odd": 1}
