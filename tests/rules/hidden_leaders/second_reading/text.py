"""The elements of a card's steps: conditions, marker moves, usable cards (HL-12)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, NamedTuple

from hiddenhand.core.seats import Seat

if TYPE_CHECKING:
    from tests.rules.hidden_leaders.second_reading.table import Asking, Reading, Row

OPEN_ZONES = ("party", "tavern", "graveyard")
FACTIONS = ("tribes", "empire", "undead", "water")


class Spot(NamedTuple):
    """Where a card is: `party`, `hidden`, `hand` of a seat, `tavern`, `graveyard`, `held`."""

    zone: str
    seat: Seat
    card: str


Picking = Generator[tuple[Seat, list[str]], Any, "Spot | None"]


class Text:
    """A card being resolved: its notes so far, its markers, the cards it may use."""

    def __init__(self, table: Reading, you: Seat, card: str) -> None:
        self.table = table
        self.you = you
        self.card = card
        self.player: Seat | None = None  # picked by choose_player
        self.faction = ""  # named or guessed
        self.turned: str | None = None
        self.shown: str | None = None
        self.robbed: Seat | None = None  # owner of the hero taken
        self.discarded = 0
        self.held: list[str] = []
        self.held_from = ""
        self.drawn_from: Seat = you

    # -- markers ----------------------------------------------------------------------------

    def _holds(self, condition: Row | None) -> bool:
        if condition is None:
            return True
        [(name, value)] = condition.items()
        red, green = self.table.track["red"], self.table.track["green"]
        if name == "ahead":
            return {"red": red > green, "green": green > red, "either": red != green}[str(value)]
        if name == "has_face_up":
            return self._count(self.you, value["faction"]) >= int(value["min"])
        if name == "discarded_in_step":
            return self.discarded >= int(value["min"])
        if name == "taken_in_step":
            return self.robbed is not None
        card = self.shown if name == "revealed_card_is_not" else self.turned
        if card is None:
            return False
        factions = self.table.factions(card)
        if name == "guess_correct":
            return self.faction in factions
        return bool(factions & set(value)) == (name == "turned_card_is")

    def _count(self, seat: Seat, factions: list[str]) -> int:
        party = self.table.parties[seat]
        return sum(bool(self.table.factions(card) & set(factions)) for card in party)

    def _x(self, row: Row) -> int:
        table, seat = self.table, self.you
        if row.get("of") == "chosen_player":
            assert self.player is not None
            seat = self.player
        name = row["count"]
        if name == "cards_discarded":
            count = self.discarded
        elif name == "face_up_heroes":
            count = self._count(seat, row["faction"])
        elif name == "graveyard_cards":
            count = len(table.graveyard)
        elif name == "hidden_heroes":
            count = len(table.hidden[seat])
        else:
            assert name == "factions_present"
            present = [table.factions(card) for card in table.parties[seat]]
            count = len(set(row["faction"]) & set().union(*present))
        return min(count, row.get("max", 99))

    def _move_markers(self, block: Row) -> Asking:
        if not self._holds(block.get("if")):
            return
        x = self._x(block["x"]) if "x" in block else 0
        if "x" in block and x == 0:
            return
        ways = self._ways(block, x)
        keys = ["move:" + ",".join(f"{name}{n:+d}" for name, n in way) for way in ways]
        decider = {
            "self": self.you,
            "next_player": self.table.after(self.you)[0],
            "owner_of_taken_card": self.robbed,
        }[block.get("decider", "self")]
        assert decider is not None
        way = ways[0] if len(ways) == 1 else ways[keys.index((yield decider, keys))]
        track = self.table.track
        leading = max(track, key=lambda name: track[name])
        trailing = min(track, key=lambda name: track[name])
        for name, spaces in way:
            marker = {"leading": leading, "trailing": trailing}.get(name, name)
            track[marker] = max(1, min(12, track[marker] + spaces))

    def _ways(self, block: Row, x: int) -> list[list[tuple[str, int]]]:
        def parts(row: Row) -> list[tuple[str, int]]:
            names = [name for name in ("red", "green", "leading", "trailing") if name in row]
            moved = [(name, {"X": x, "-X": -x}.get(row[name], row[name])) for name in names]
            return [(name, spaces) for name, spaces in moved if spaces]

        mode = block["mode"]
        if mode == "options":
            return [parts(row) for row in block["options"] if self._holds(row.get("if"))]
        both = parts(block)
        single = [[part] for part in both]
        return {"and": [both], "or": single, "and_or": [*single, both]}[mode]

    # -- places -----------------------------------------------------------------------------

    def _players(self, word: str) -> list[Seat]:
        others = self.table.after(self.you)
        picked = [] if self.player is None else [self.player]
        return {
            "self": [self.you],
            "another_player": others,
            "each_other_player": others,
            "any_player": [self.you, *others],
            "next_player": others[:1],
            "chosen_player": picked,
        }[word]

    def _fits(self, row: Row, card: str) -> bool:
        factions = self.table.factions(card)
        wanted = row.get("faction", FACTIONS)
        if wanted == "chosen_faction":
            wanted = [self.faction]
        return bool(factions & set(wanted)) and not factions & set(row.get("not_faction", ()))

    def _spots(self, row: Row) -> dict[str, Spot]:
        """What a row may use, by the suffix of the option's key."""
        table, zone = self.table, row.get("zone", "party")
        found: dict[str, Spot] = {}
        if zone == "tavern":
            cards = [card for card in table.tavern if card and self._fits(row, card)]
            return {f"tavern.{card}": Spot(zone, self.you, card) for card in cards}
        if zone == "graveyard":
            cards = table.graveyard[-1:] if row.get("pick") == "top" else table.graveyard
            return {f"graveyard.{card}": Spot(zone, self.you, card) for card in cards}
        if zone == "held":
            return {card: Spot(zone, self.you, card) for card in self.held}
        for seat in self._players(row.get("of", "self")):
            if zone == "hand":
                cards = [card for card in table.hands[seat] if self._fits(row, card)]
                found |= {card: Spot(zone, seat, card) for card in cards}
                continue
            if row["face"] != "down":
                cards = [card for card in table.parties[seat] if self._fits(row, card)]
                found |= {f"{seat}.{card}": Spot("party", seat, card) for card in cards}
            if row["face"] != "up":
                stack = enumerate(table.hidden[seat])
                found |= {f"{seat}.h{n}": Spot("hidden", seat, card) for n, card in stack}
        return found

    def _pile(self, spot: Spot) -> list[Any]:
        table = self.table
        if spot.zone == "tavern":
            return table.tavern
        if spot.zone in ("graveyard", "held"):
            return table.graveyard if spot.zone == "graveyard" else self.held
        by_seat = {"party": table.parties, "hidden": table.hidden, "hand": table.hands}
        return by_seat[spot.zone][spot.seat]

    def _lift(self, spot: Spot) -> str:
        pile = self._pile(spot)
        if spot.zone == "tavern":
            pile[pile.index(spot.card)] = None
        else:
            pile.remove(spot.card)
        return spot.card

    def _pick(
        self, verb: str, spots: dict[str, Spot], must: bool = True, by: Seat | None = None
    ) -> Picking:
        """Ask for one of these; None if there is nothing to pick, or it was declined."""
        if not spots:
            return None
        keys = [f"{verb}:{place}" for place in spots] + ([] if must else ["pass"])
        key = yield self.you if by is None else by, keys
        return spots.get(key.partition(":")[2])
