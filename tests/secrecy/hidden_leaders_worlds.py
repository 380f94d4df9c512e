"""All worlds a viewer must consider possible, as a list: slow, exact, for small tables only.

A world says where each card is. Each event told to the viewer moves cards in all worlds, splits a
world if several cards could have moved, and removes those that are impossible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from typing import Any

from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.view import factions_of
from tests.secrecy.hidden_leaders_memory import respelled

Told = Mapping[str, Any]
Cards = tuple[str, ...]
World = dict[str, Cards]  # zone -> cards, a pile's top last; "held" has one zone for each ability
UNORDERED = ("harbor", "hand")


class TooMany(Exception):
    """More worlds than a test has time for."""


def zone_of(place: str) -> str:
    parts = place.split(".")
    return ".".join(parts[:2]) if parts[0] in ("hand", "party", "hidden") else parts[0]


def is_ordered(zone: str) -> bool:
    return zone.partition(".")[0] not in UNORDERED


def possible_at_first(true: World, viewer: Seat) -> Iterator[World]:
    """Face-down cards that the viewer does not own can be exchanged with each other."""
    own = (f"hand.{viewer}", f"hidden.{viewer}")
    closed = ("harbor", "wilderness", "hand", "hidden")
    zones = [z for z in true if z.partition(".")[0] in closed and z not in own]

    def deal(number: int, left: frozenset[str]) -> Iterator[World]:
        if number == len(zones):
            yield {}
            return
        zone, ways = zones[number], permutations if is_ordered(zones[number]) else combinations
        for cards in ways(sorted(left), len(true[zone])):
            for rest in deal(number + 1, left - set(cards)):
                yield {zone: cards, **rest}

    for dealt in deal(0, frozenset(card for zone in zones for card in true[zone])):
        yield true | dealt


class Worlds:
    """The possible worlds of one viewer."""

    def __init__(self, true: World, viewer: Seat, most: int) -> None:
        self.most = most
        self.named = ""  # the faction named last
        self.worlds: list[World] = []
        self._keep(possible_at_first(true, viewer))

    def spots(self, card: str) -> set[str]:
        """Everywhere the card can be."""
        return {spot for world in self.worlds for spot in spots_of(world, card)}

    def hear(self, told: Told) -> None:
        told = respelled(told)
        if told["event"] == "named-faction":
            self.named = told["faction"]
        self._keep(after for world in self.worlds for after in self._after(world, told))

    def _keep(self, worlds: Iterator[World]) -> None:
        kept: dict[object, World] = {}
        for world in worlds:
            kept.setdefault(tuple(sorted(world.items())), world)
            if len(kept) > self.most:
                raise TooMany
        self.worlds = list(kept.values())

    def _after(self, world: World, told: Told) -> Iterator[World]:
        kind, card = told["event"], told.get("card")
        if kind in ("played", "performed"):
            world = nested(world)
        if "from" in told:
            if told["from"] == "held":
                world = unnested(world)
            for left, moved in taken(world, told["from"], card, deepest=kind == "put-back"):
                yield laid(left, told["to"], moved)
        elif kind == "exchanged":
            yield from exchanged(world, told)
        elif kind == "harbor-refilled":
            harbor = tuple(sorted(world["harbor"] + world["wilderness"]))
            yield world | {"harbor": harbor, "wilderness": ()}
        elif kind == "has-none":
            hand = world[f"hand.{told['player']}"]
            if not any(self.named in factions_of(held) for held in hand):
                yield world
        elif kind == "looked-through":
            if "cards" not in told or world["graveyard"] == tuple(told["cards"])[::-1]:
                yield world
        elif "at" not in told or card is None or card in (c for c, _ in found(world, told["at"])):
            yield world


def spots_of(world: World, card: str) -> Iterator[str]:
    for zone, cards in world.items():
        if card in cards:
            name = "held" if zone.startswith("held") else zone
            yield f"{name}.{cards.index(card)}" if is_ordered(zone) and name != "held" else name


def nested(world: World) -> World:
    """A nested ability begins with its own held cards."""
    return world | {f"held {len(world)}": world["held"], "held": ()} if world["held"] else world


def unnested(world: World) -> World:
    outer = [zone for zone in world if zone.startswith("held ")]
    if world["held"] or not outer:
        return world
    rest = {zone: cards for zone, cards in world.items() if zone != outer[-1]}
    return rest | {"held": world[outer[-1]]}


def found(world: World, place: str) -> list[tuple[str, int]]:
    """The cards that a place can refer to, each with its index in the zone."""
    cards, parts = world[zone_of(place)], place.split(".")
    every = [(card, index) for index, card in enumerate(cards)]
    if place == "graveyard.below":
        return every[:-1]
    if parts[0] in ("hand", "harbor", "held", "party", "tavern"):
        return every
    if parts[0] == "hidden":
        return [every[int(parts[-1])]]
    return [every[-1 - (int(parts[1]) if len(parts) > 1 else 0)]]


def taken(
    world: World, place: str, card: str | None, deepest: bool = False
) -> Iterator[tuple[World, str]]:
    zone = zone_of(place)
    for meant, index in found(world, place)[-1:] if deepest else found(world, place):
        if card in (None, meant):
            gap = ("",) if zone == "tavern" else ()
            cards = world[zone][:index] + gap + world[zone][index + 1 :]
            yield world | {zone: cards}, meant


def laid(world: World, place: str, card: str) -> World:
    zone = zone_of(place)
    if zone == "tavern":
        slot = world[zone].index("")  # the first empty one (HL-6.8)
        return world | {zone: (*world[zone][:slot], card, *world[zone][slot + 1 :])}
    cards = world[zone] + (card,)
    return world | {zone: cards if is_ordered(zone) else tuple(sorted(cards))}


def exchanged(world: World, told: Told) -> Iterator[World]:
    """Cards looked at in the wilderness are held in the meantime, its top first."""

    def meant(side: str) -> list[tuple[str, str, int]]:
        place, card = told[side], told.get(f"{side}-card")
        zone = zone_of(place)
        if zone == "wilderness":
            depth = int(place.partition(".")[2] or 0)
            zone, cards = "held", [(world["held"][depth], depth)]
        else:
            cards = found(world, place)
        return [(zone, name, index) for name, index in cards if card in (None, name)]

    for here, first, at in meant("first"):
        for there, second, to in meant("second"):
            swapped = world | {here: (*world[here][:at], second, *world[here][at + 1 :])}
            swapped[there] = (*swapped[there][:to], first, *swapped[there][to + 1 :])
            for zone in (here, there):
                if not is_ordered(zone):
                    swapped[zone] = tuple(sorted(swapped[zone]))
            yield swapped
