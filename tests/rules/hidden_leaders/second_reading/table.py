"""A second implementation of the rules, independent of the engine and as simple as possible.

It uses generators instead of frames, names instead of numbers, and the rows of heroes.yaml
directly. It is slow; the engine must offer, do and show the same at every answer. This module has
setup, turns, the end and scoring (HL-4 to HL-6, HL-13 to HL-16); `ability.py` resolves cards.
"""

from collections.abc import Generator
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from hiddenhand.core.seats import CHANCE, SPECTATOR, Seat
from tests.rules.hidden_leaders.second_reading.ability import Ability

Row = dict[str, Any]
# Asks a seat and is sent its answer; or asks several at once, and is sent one seat's answer.
Asked = tuple[Seat, list[str]] | dict[Seat, list[str]]
Asking = Generator[Asked, Any, None]
Drawing = Generator[Asked, Any, "str | None"]
Sealing = Generator[Asked, Any, dict[Seat, list[str]]]

FACTIONS = {"tribes", "empire", "undead", "water"}
EMPEROR = "buried_emperor"
# HL-13.1, from the rulebook's table and not from the data.
END = {
    "full": {2: 8, 3: 7, 4: 7, 5: 6, 6: 5},
    "basic": {2: 7, 3: 6, 4: 6, 5: 5, 6: 4},
}


@cache
def data() -> tuple[Row, Row]:
    folder = files("hiddenhand.games.hidden_leaders")
    heroes, leaders = (folder / name for name in ("heroes.yaml", "leaders.yaml"))
    return yaml.safe_load(heroes.read_text("utf-8")), yaml.safe_load(leaders.read_text("utf-8"))


class Reading:
    """A table for `seats`. Piles are lists with the top last; a hand has no order."""

    def __init__(
        self,
        seats: int,
        edition: str = "retail",
        deck: str = "full",
        promo: str = "off",
        two_player_leaders: str = "all",
    ) -> None:
        rows, leaders = data()
        book = rows["editions"][edition]
        sets = {*book["hero_sets"], *(["promo"] if promo == "on" else [])}
        self.heroes: dict[str, Row] = {
            row["id"]: dict(row)
            for row in rows["heroes"]
            if row["set"] in sets and not (deck == "basic" and row["advanced"])
        }
        for row in book.get("overrides", []):
            if row["id"] in self.heroes:
                self.heroes[row["id"]].update(row)
        removed = rows["editions"]["prototype"]["optional_two_player_leader_removal"]
        self.leader_rows: dict[str, Row] = {row["id"]: row for row in leaders["leaders"]}
        self.undealt = [
            name for name in self.leader_rows if two_player_leaders == "all" or name not in removed
        ]
        self.seats = seats
        self.edition = edition
        self.end_number = END[deck][seats]
        self.track = {"red": 4, "green": 4}
        self.graveyard = [EMPEROR]
        self.harbor = set(self.heroes) - {EMPEROR}
        self.wilderness: list[str] = []
        self.tavern: list[str | None] = [None, None, None]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.parties: list[list[str]] = [[] for _ in range(seats)]
        self.hidden: list[list[str]] = [[] for _ in range(seats)]
        self.leaders = [""] * seats
        self.performed: set[tuple[str, str]] = set()
        self.to_do: list[list[Row]] = []  # steps left, of every text that is being resolved
        self.winner: Seat | None = None  # -1: nobody
        self.everyone = frozenset({*range(seats), SPECTATOR})
        self.faces: list[tuple[str, frozenset[Seat]]] = []  # card, and who is shown it

    def show(self, card: str, *seats: Seat) -> None:
        """Show a card to these seats; to everybody if none is given."""
        self.faces.append((card, frozenset(seats) or self.everyone))

    def factions(self, card: str) -> set[str]:
        faction = self.heroes[card]["faction"]
        return FACTIONS if faction == "emperor" else {faction}

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    # -- moves that the steps of a turn and the abilities share -----------------------------

    def draw(self) -> Drawing:
        """HL-4.7: the pile is refilled when somebody draws. None: both piles are empty (HL-4.8)."""
        if not self.harbor:
            self.harbor, self.wilderness = set(self.wilderness), []
        if not self.harbor:
            return None
        card = (yield CHANCE, [f"draw:{card}" for card in self.harbor]).partition(":")[2]
        self.harbor.remove(card)
        return card

    def from_hand(self, seat: Seat, card: str, pile: list[str]) -> None:
        self.hands[seat].remove(card)
        pile.append(card)
        self.show(card, seat)

    def sealed(self, verbs: tuple[str, ...], seats: list[Seat]) -> Sealing:
        """Each seat picks a card of its hand for each verb, in its own time; returns the picks."""
        picks: dict[Seat, list[str]] = {seat: [] for seat in seats}
        while owing := [seat for seat in seats if len(picks[seat]) < len(verbs)]:
            options = {
                seat: [
                    f"{verbs[len(picks[seat])]}:{card}"
                    for card in self.hands[seat]
                    if card not in picks[seat]
                ]
                for seat in owing
            }
            seat, key = yield options
            picks[seat].append(key.partition(":")[2])
        return picks

    def discard(self, seat: Seat) -> Asking:
        key = yield seat, [f"discard:{card}" for card in self.hands[seat]]
        self.from_hand(seat, key.partition(":")[2], self.wilderness)

    def play(self, seat: Seat, card: str) -> Asking:
        self.hands[seat].remove(card)
        self.parties[seat].append(card)
        self.show(card)
        yield from Ability(self, seat, card).resolve()

    # -- the course of the game -------------------------------------------------------------

    def game(self) -> Asking:
        first = yield from self._set_up()
        yield from self.turns(first)

    def _set_up(self) -> Generator[Asked, Any, Seat]:
        for seat in range(self.seats):
            key = yield CHANCE, [f"deal:{leader}" for leader in self.undealt]
            self.leaders[seat] = key.partition(":")[2]
            self.undealt.remove(self.leaders[seat])
            self.show(self.leaders[seat], seat)
        yield from self._fill_tavern()
        first = int((yield CHANCE, [f"first:{n}" for n in range(self.seats)]).partition(":")[2])
        order = [first, *self.after(first)]
        for seat in order:
            for _ in range(5):
                yield from self._draw_to_hand(seat)
        picks = yield from self.sealed(("hide", "discard"), order)
        for seat in order:
            hide, discard = picks[seat]
            self.from_hand(seat, hide, self.hidden[seat])
            self.from_hand(seat, discard, self.wilderness)
        return first

    def _draw_to_hand(self, seat: Seat) -> Asking:
        card = yield from self.draw()
        if card is not None:
            self.hands[seat].append(card)
            self.show(card, seat)

    def _fill_tavern(self) -> Asking:
        for slot in range(3):
            if self.tavern[slot] is None:
                card = yield from self.draw()
                if card is not None:
                    self.tavern[slot] = card
                    self.show(card)

    def turns(self, seat: Seat) -> Asking:
        while True:
            self.performed = set()
            yield from self._step_1(seat)
            if self.is_ending():  # the other steps can change nothing (HL-13.3)
                break
            yield from self._step_2(seat)
            hand = self.hands[seat]
            if self.edition == "prototype" and hand:
                yield from self.discard(seat)
            while self.edition == "retail" and len(hand) > 3:
                yield from self.discard(seat)
            yield from self._fill_tavern()
            seat = self.after(seat)[0]
        for owner in range(self.seats):
            for card in [*self.hands[owner]]:
                self.from_hand(owner, card, self.wilderness)
            self.show(self.leaders[owner])
            for card in self.hidden[owner]:
                self.show(card)
        self.winner = self._judge()

    def is_ending(self) -> bool:
        """HL-13.1: a party has enough face-up heroes."""
        return any(len(party) >= self.end_number for party in self.parties)

    def _step_1(self, seat: Seat) -> Asking:
        hand = self.hands[seat]
        plays = [f"play:{card}" for card in hand]
        discards = 0
        while discards < 3 and (hand or discards == 0):
            key = yield seat, [*plays, *(f"discard:{card}" for card in hand), "pass"]
            verb, _, card = key.partition(":")
            if verb == "play":
                yield from self.play(seat, card)
                return
            if verb == "pass":
                return
            self.from_hand(seat, card, self.wilderness)
            discards += 1
            plays = []

    def _step_2(self, seat: Seat) -> Asking:
        hand = self.hands[seat]
        while len(hand) < 4:
            options = [f"take:tavern.{card}" for card in self.tavern if card]
            options += ["draw"] if self.harbor or self.wilderness else []
            if not options:
                return
            key = yield seat, options
            if key == "draw":
                yield from self._draw_to_hand(seat)
            else:
                card = key.partition(".")[2]
                self.tavern[self.tavern.index(card)] = None
                hand.append(card)
                self.show(card)

    def _judge(self) -> Seat:
        """HL-14 and HL-15."""
        red, green = self.track["red"], self.track["green"]
        if red >= 9 and green >= 9:
            faction = "undead"
        elif abs(red - green) <= 1:
            faction = "water"
        else:
            faction = "empire" if red > green else "tribes"

        def strength(seat: Seat) -> tuple[int, int, int]:
            cards = self.parties[seat] + self.hidden[seat]
            of_faction = sum(faction in self.factions(card) for card in cards)
            return of_faction, -len(cards), self.leader_rows[self.leaders[seat]]["number"]

        rows = [self.leader_rows[leader] for leader in self.leaders]
        candidates = [seat for seat, row in enumerate(rows) if faction in row["factions"]]
        return max(candidates, key=strength, default=-1)
