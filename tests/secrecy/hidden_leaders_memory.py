"""A viewer's memory, rebuilt only from the events that viewer was told.

Written independently of the engine: cards are tokens on a model table, moved by the feed's events.
The engine's record of who knows what must agree with it, card for card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Told = dict[str, Any]


def respelled(told: Mapping[str, Any]) -> Told:
    """The event with each area as a zone of the model table: "2.h0" is "hidden.2.0"."""
    areas = ("from", "to", "at", "first", "second")
    return {key: _zone_of(fact) if key in areas else fact for key, fact in told.items()}


def _zone_of(area: str) -> str:
    seat, _, rest = area.partition(".")
    if not seat.isdecimal():
        return area
    if not rest:
        return f"party.{seat}"
    return f"hand.{seat}" if rest == "hand" else f"hidden.{seat}.{rest[1:]}"


@dataclass(eq=False)
class Token:
    """A card on the model table, with its face if known."""

    card: str | None = None
    group: Group | None = None


@dataclass(eq=False)
class Group:
    """Cards that all have seen, on these tokens in an unknown order."""

    cards: set[str]
    tokens: set[Token] = field(default_factory=set)


class Memory:
    """What one viewer knows."""

    def __init__(self, seats: int, cards: int) -> None:
        self.zones: dict[str, list[Token]] = {"tavern": [Token(), Token(), Token()]}
        for name in ("wilderness", "held"):
            self.zones[name] = []
        self.zones["graveyard"] = [Token("buried_emperor")]
        self.zones["harbor"] = [Token() for _ in range(cards - 1)]
        for seat in range(seats):
            for name in ("hand", "party", "hidden"):
                self.zones[f"{name}.{seat}"] = []
        self.open_held = False
        self.outer: list[tuple[str, bool]] = []  # held zones of the enclosing abilities

    def places(self) -> dict[str, str]:
        """Every card whose place is certain, with its zone."""
        return {t.card: zone for zone, ts in self.zones.items() for t in ts if t.card}

    def hear(self, told: Told) -> None:
        told = respelled(told)
        kind = told["event"]
        if kind in ("performed", "played"):
            self._nest()
        if kind == "harbor-refilled":
            self._refill()
        elif kind == "exchanged":
            self._exchange(told)
        elif kind in ("looked", "revealed", "graveyard-shows"):
            if "card" in told:
                self._see(told["at"], told["card"])
        elif kind == "looked-through":
            for token, card in zip(
                self.zones["graveyard"], told.get("cards", [])[::-1], strict=False
            ):
                self._name(token, card)
        elif kind == "revealed-all":
            stack = self.zones[f"hidden.{told['seat']}"]
            for token, card in zip(stack, told["hidden"], strict=True):
                self._name(token, card)
        elif "from" in told:
            self._move(told)

    # -- tokens -----------------------------------------------------------------------------

    def _zone(self, place: str) -> str:
        parts = place.split(".")
        return ".".join(parts[:2]) if parts[0] in ("hand", "party", "hidden") else parts[0]

    def _token(self, place: str, card: str | None = None) -> Token:
        """The token at an ordered place, or of a visible card; depths count from the top."""
        tokens, parts = self.zones[self._zone(place)], place.split(".")
        if parts[0] in ("party", "tavern"):
            return next(token for token in tokens if token.card == card)
        if parts[0] == "hidden":
            return tokens[int(parts[2])]
        return tokens[-1 - (int(parts[1]) if len(parts) > 1 else 0)]

    def _name(self, token: Token, card: str) -> None:
        for tokens in self.zones.values():  # a card is in one place only
            for other in tokens:
                if other.card == card and other is not token:
                    other.card = None
        token.card = card
        group = token.group
        if group is not None:
            token.group = None
            group.cards.discard(card)
            group.tokens.discard(token)
            if len(group.tokens) == 1:
                last = group.tokens.pop()
                last.card, last.group = group.cards.pop(), None

    def _forget(self, token: Token) -> None:
        token.card = None
        if token.group is not None:
            for member in token.group.tokens:
                member.group = None

    def _see(self, place: str, card: str) -> None:
        if place.startswith("hand"):
            tokens = self.zones[place]
            if all(token.card != card for token in tokens):
                self._name(next(token for token in tokens if token.card is None), card)
        else:
            self._name(self._token(place), card)

    # -- events -----------------------------------------------------------------------------

    def _move(self, told: Told) -> None:
        if told["event"] == "put-back":  # looked at and unchanged: the deepest goes back first
            token = self.zones["held"].pop()
        else:
            token = self._leave(told["from"], told.get("card"))
        if told.get("card"):
            self._name(token, told["card"])
        self._arrive(told["to"], token)

    def _leave(self, place: str, card: str | None) -> Token:
        zone = self._zone(place)
        tokens = self.zones[zone]
        if place == "tavern":
            token = self._token(place, card)
            tokens[tokens.index(token)] = Token()
            return token
        if place == "graveyard.below":
            return self._leave_unordered(tokens, tokens[:-1], card)
        if zone == "held":
            return self._leave_held(tokens or self._unnest(), card)
        if zone == "harbor" or zone.startswith("hand"):
            return self._leave_unordered(tokens, tokens, card)
        token = self._token(place, card)
        tokens.remove(token)
        return token

    def _nest(self) -> None:
        """A nested ability begins with its own held cards (R7); those already held wait."""
        if self.zones["held"]:
            name = f"held around {len(self.outer)}"
            self.zones[name] = self.zones["held"]
            self.zones["held"] = []
            self.outer.append((name, self.open_held))

    def _unnest(self) -> list[Token]:
        name, self.open_held = self.outer.pop()
        self.zones["held"] = self.zones.pop(name)
        return self.zones["held"]

    def _leave_unordered(self, tokens: list[Token], among: list[Token], card: str | None) -> Token:
        """One of `among` leaves. A viewer who is not told which becomes uncertain about all of
        them."""
        for token in among:
            if card is not None and token.card == card:
                tokens.remove(token)
                return token
        if len(among) == 1:  # no other is possible
            (last,) = among
            tokens.remove(last)
            return last
        if card is None:
            for token in among:
                self._forget(token)
        unknown = [token for token in among if token.card is None]
        tokens.remove(unknown[0])
        return unknown[0]

    def _leave_held(self, tokens: list[Token], card: str | None) -> Token:
        """Cards held openly and then dealt secretly form a group."""
        if len(tokens) > 1 and card is None and tokens[0].group is None:
            cards = {token.card for token in tokens}
            for token in tokens:
                self._forget(token)
            if self.open_held:
                group = Group({card for card in cards if card}, set(tokens))
                for token in tokens:
                    token.group = group
        if card is not None:
            return self._leave_unordered(tokens, list(tokens), card)
        return tokens.pop(0)

    def _arrive(self, place: str, token: Token) -> None:
        zone = self._zone(place)
        if zone == "tavern":  # the first empty slot (HL-6.8)
            slots = self.zones["tavern"]
            slots[next(n for n, there in enumerate(slots) if there.card is None)] = token
        else:
            self.zones[zone].append(token)

    def note_held_source(self, told: Told) -> None:
        """Cards set aside from tavern or graveyard are face up (HL-17.1)."""
        if told.get("to") == "held":
            self.open_held = str(told["from"]).split(".")[0] in ("tavern", "graveyard")

    def _refill(self) -> None:
        for token in self.zones["wilderness"]:
            if token.group is not None:
                card = token.card
                self._forget(token)
                token.card = card
        self.zones["harbor"] += self.zones["wilderness"]
        self.zones["wilderness"] = []

    def _exchange(self, told: Told) -> None:
        first = self._pick_up(told["first"], told.get("first-card"))
        second = self._pick_up(told["second"], told.get("second-card"))
        self._lay_down(told["first"], second, first)
        self._lay_down(told["second"], first, second)
        for token, key in ((first, "first-card"), (second, "second-card")):
            if key in told:
                self._name(token, told[key])

    def _pick_up(self, place: str, card: str | None) -> Token:
        if place.startswith("hand"):
            tokens = self.zones[self._zone(place)]
            return self._leave_unordered(tokens, tokens, card)
        if place.startswith("wilderness"):  # the looked-at cards are held, top first
            return self.zones["held"][int((place + ".0").split(".")[1])]
        return self._token(place, card)

    def _lay_down(self, place: str, token: Token, instead_of: Token) -> None:
        if place.startswith("hand"):
            self.zones[self._zone(place)].append(token)
            return
        zone = "held" if place.startswith("wilderness") else self._zone(place)
        tokens = self.zones[zone]
        # both may be in one zone list for a moment; replace by identity, not by value
        for number, here in enumerate(tokens):
            if here is instead_of:
                tokens[number] = token
                return
        raise AssertionError(f"nothing to replace at {place}")
