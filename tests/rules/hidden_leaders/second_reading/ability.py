"""One ability as written in heroes.yaml, from its marker block to its last step (HL-7 to HL-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hiddenhand.core.seats import CHANCE, Seat
from tests.rules.hidden_leaders.second_reading.text import FACTIONS, OPEN_ZONES, Spot, Text

if TYPE_CHECKING:
    from tests.rules.hidden_leaders.second_reading.table import Asking, Row


def matters(step: Row) -> bool:
    """Whether a step can change a party or a marker (HL-13.3)."""
    if step["do"] == "choose_one":
        return any(matters(each) for steps in step["options"] for each in steps)
    if step["do"] in ("discard", "take_to_hand"):
        return "card" not in step and step["zone"] == "party"
    if step["do"] in ("draw", "look"):  # what is set aside is used by a later step
        return step.get("to") == "held"
    talk = ("choose_player", "choose_faction", "guess_faction", "reveal", "refill_tavern")
    return step["do"] not in talk


class Ability(Text):
    def resolve(self) -> Asking:
        row = self.table.heroes[self.card]
        block = row["markers"]
        steps = [*row["ability"]]
        if block["mode"] != "none":
            steps.insert(block.get("after_step", 0), {"do": "move_markers", **block})
        yield from self._carry_out(steps)
        assert not self.held

    def _carry_out(self, steps: list[Row]) -> Asking:
        """The steps from top to bottom; at the certain end of the game only those that matter."""
        left = [*steps]
        self.table.to_do.append(left)
        while left:
            if self.table.is_ending() and not any(
                matters(step) for steps in self.table.to_do for step in steps
            ):
                left.clear()
                break
            step = left.pop(0)
            yield from getattr(self, f"_{step['do']}")(step)
        self.table.to_do.pop()

    # -- verbs that ask for something else than cards -----------------------------------------

    def _choose_player(self, row: Row) -> Asking:
        def has(seat: Seat) -> bool:
            wanted = row.get("having", {"zone": "any"})
            if wanted["zone"] == "any":
                return True
            if wanted["zone"] == "hand":
                return bool(self.table.hands[seat])
            up, down = self.table.parties[seat], self.table.hidden[seat]
            return bool({"up": up, "down": down, "any": up + down}[wanted["face"]])

        self.player = None
        players = [seat for seat in self._players(row["among"]) if has(seat)]
        if players:
            key = yield self.you, [f"player:{seat}" for seat in players]
            self.player = int(key.partition(":")[2])

    def _choose_faction(self, row: Row) -> Asking:
        key = yield self.you, [f"name:{faction}" for faction in FACTIONS]
        self.faction = key.partition(":")[2]

    def _guess_faction(self, row: Row) -> Asking:
        if any(self.table.hidden[seat] for seat in self.table.after(self.you)):
            key = yield self.you, [f"guess:{faction}" for faction in FACTIONS]
            self.faction = key.partition(":")[2]

    def _choose_one(self, row: Row) -> Asking:
        piles = {"wilderness": self.table.wilderness, "graveyard": self.table.graveyard}
        possible = {}
        for steps in row["options"]:
            do, zone = steps[0]["do"], steps[0]["zone"]
            if piles[zone] if zone in piles else self._spots(steps[0]):
                name = f"draw-{zone}" if do == "draw" else do.replace("_", "-")
                possible[f"choose:{name}"] = steps
        if possible:
            yield from self._carry_out(possible[(yield self.you, [*possible])])

    # -- verbs that move cards ----------------------------------------------------------------

    def _bury(self, row: Row) -> Asking:
        table = self.table
        if not self._holds(row.get("if")):
            return
        if row.get("card") == "held_card":
            buried = self.held[:1]
            self.held = self.held[1:]
        elif row.get("card") == "turned_card":
            buried = [] if self.turned is None else [self.turned]
            for party in table.parties:
                party[:] = [card for card in party if card not in buried]
        else:
            spots = self._spots(row)
            if row["pick"] == "random":
                spot = yield from self._pick("hero", spots, by=CHANCE)
            else:
                by = self.player if row["chooser"] == "chosen_player" else None
                spot = yield from self._pick("bury", spots, by=by)
            buried = [] if spot is None else [self._lift(spot)]
        for card in buried:
            table.graveyard.append(card)
            table.show(card)

    def _discard(self, row: Row) -> Asking:
        if row["zone"] == "hand":
            seats = [seat for seat in self._players(row["of"]) if self.table.hands[seat]]
            picks = yield from self.table.sealed(("discard",), seats)
            for seat in seats:
                self.table.from_hand(seat, picks[seat][0], self.table.wilderness)
            return
        spots = self._spots(row)
        if row["pick"] == "all":
            picked = [*spots.values()]
        else:
            spot = yield from self._pick("discard", spots, row["must"])
            picked = [] if spot is None else [spot]
        for spot in picked:
            self.table.wilderness.append(self._lift(spot))
            self.table.show(spot.card)
            self.discarded += 1

    def _exchange(self, row: Row) -> Asking:
        ours, others = self._spots(row["a"]), self._spots(row["b"])
        if ours and others:
            yield from self._swap(row, ours, others)
        elif self.held:
            yield self.you, ["seen"]
        self._put_back()

    def _swap(self, row: Row, ours: dict[str, Spot], others: dict[str, Spot]) -> Asking:
        if row["a"]["zone"] == "graveyard":
            [first] = ours.values()
            second = yield from self._pick("with", others, row["must"])
        else:
            picked = yield from self._pick("exchange", ours, row["must"])
            if picked is None:
                return
            first = picked
            if row["b"]["zone"] == "hand" and first.zone == "hidden" and first.seat != self.you:
                self.table.show(first.card, self.you, first.seat)  # taken before one is given
            second = yield from self._pick("with", others, row["must"])
        if second is None:
            return
        here, there = self._pile(first), self._pile(second)
        at, to = here.index(first.card), there.index(second.card)
        here[at], there[to] = second.card, first.card
        seats = [self.you, first.seat, second.seat]
        if first.zone in OPEN_ZONES or second.zone in OPEN_ZONES:
            seats = []
        self.table.show(first.card, *seats)
        self.table.show(second.card, *seats)

    def _put_back(self) -> None:
        for card in reversed(self.held):
            self.table.wilderness.append(card)
            self.table.show(card, self.you)
        self.held = []

    def _place_hidden(self, row: Row) -> Asking:
        table = self.table
        stack = table.hidden[self.you]
        if row.get("zone") == "hand":
            for _ in range(row["count"]):
                spot = yield from self._pick("hide", self._spots(row))
                if spot is not None:
                    table.from_hand(self.you, spot.card, stack)
            return
        if row.get("card") == "held_card" or row["pick"] == "all":
            seats = () if row["seen_by"] == "all" else (self.you, self.drawn_from)
            for card in self.held:
                stack.append(card)
                table.show(card, *seats)
            self.held = []
            return
        obvious = len(self.held) == 1 and self.held_from in OPEN_ZONES
        spot = yield from self._pick("hide", self._spots(row))
        if spot is not None:
            stack.append(self._lift(spot))
            table.show(spot.card, *(() if obvious else (self.you,)))
            yield from self._rest(row["rest"])

    def _rest(self, word: str) -> Asking:
        if word == "back_on_top":
            self._put_back()
        while self.held:
            card = self.held[0]
            if word == "wilderness" and len(self.held) > 1:
                card = (yield self.you, [f"discard:{c}" for c in self.held]).partition(":")[2]
            self.held.remove(card)
            table = self.table
            (table.wilderness if word == "wilderness" else table.hands[self.you]).append(card)
            table.show(card, self.you)

    def _place_visible(self, row: Row) -> Asking:
        def takers(spot: Spot) -> list[Seat]:
            return [seat for seat in self._players(row["to"]) if seat != spot.seat]

        spots, from_party = self._spots(row), row["zone"] == "party"
        if from_party:
            spots = {place: spot for place, spot in spots.items() if takers(spot)}
        spot = yield from self._pick("place", spots, row["must"])
        if spot is None:
            return
        taker = self.you
        if from_party:
            taker = int((yield self.you, [f"to:{n}" for n in takers(spot)]).partition(":")[2])
        self.table.parties[taker].append(self._lift(spot))
        self.table.show(spot.card)

    def _take_to_hand(self, row: Row) -> Asking:
        table = self.table
        if row.get("card") == "revealed_card":
            if self.shown is not None and self.player is not None:
                table.hands[self.player].remove(self.shown)
                table.hands[self.you].append(self.shown)
                table.show(self.shown)
            return
        from_graveyard = row["zone"] == "graveyard"
        if from_graveyard:
            for card in table.graveyard:
                table.show(card, self.you)
        top = table.graveyard[-1:]
        spot = yield from self._pick("take", self._spots(row))
        if spot is None:
            return
        table.hands[self.you].append(self._lift(spot))
        unseen = from_graveyard and [spot.card] != top
        table.show(spot.card, *([self.you] if unseen else []))
        if not from_graveyard:
            self.robbed = spot.seat

    def _draw(self, row: Row) -> Asking:
        table, zone, seats = self.table, row["zone"], [self.you]
        self.held_from = zone
        for _ in range(row["count"]):
            if zone == "hand":
                spot = yield from self._pick("card", self._spots(row), by=CHANCE)
                if spot is None:
                    return
                card: str | None = self._lift(spot)
                self.drawn_from = spot.seat
                seats.append(spot.seat)
            elif zone == "harbor":
                card = yield from table.draw()
            else:
                pile = table.wilderness if zone == "wilderness" else table.graveyard
                card = pile.pop() if pile else None
            if card is None:
                return
            table.show(card, *([] if zone == "graveyard" else seats))
            (table.hands[self.you] if row["to"] == "hand" else self.held).append(card)

    def _set_aside(self, row: Row) -> Asking:
        self.held_from = "tavern"
        spots = self._spots(row)
        if row["pick"] != "all":
            spot = yield from self._pick("aside", spots)
            spots = {} if spot is None else {"": spot}
        for spot in spots.values():
            self.held.append(self._lift(spot))
            self.table.show(spot.card)

    def _turn_over(self, row: Row) -> Asking:
        spot = yield from self._pick("turn", self._spots(row))
        if spot is not None:
            self.turned = self._lift(spot)
            other = self.table.hidden if spot.zone == "party" else self.table.parties
            other[spot.seat].append(spot.card)
            self.table.show(spot.card)

    def _refill_tavern(self, row: Row) -> Asking:
        for slot in range(3):
            if self.table.tavern[slot] is None and self.table.graveyard:
                card = self.table.tavern[slot] = self.table.graveyard.pop()
                self.table.show(card)
        yield from ()

    # -- verbs that show cards, and those that call another card --------------------------------

    def _look(self, row: Row) -> Asking:
        table = self.table
        if row["zone"] == "wilderness":
            self.held_from = "wilderness"
            for _ in range(min(row["count"], len(table.wilderness))):
                self.held.append(table.wilderness.pop())
                table.show(self.held[-1], self.you)
            return
        most = row["count"]["up_to"] if isinstance(row["count"], dict) else row["count"]
        named: list[Spot] = []
        while len(named) < most:
            spots = {key: spot for key, spot in self._spots(row).items() if spot not in named}
            spot = yield from self._pick("look", spots, row["must"])
            if spot is None:
                break
            named.append(spot)
        for spot in named:
            table.show(spot.card, self.you, spot.seat)
        if named:
            yield self.you, ["seen"]

    def _reveal(self, row: Row) -> Asking:
        if row["zone"] == "wilderness":
            self.shown = self.table.wilderness[-1] if self.table.wilderness else None
        elif self.player is not None and self.table.hands[self.player]:
            cards = [f"show:{card}" for card in self._spots(row)]
            key = yield self.player, cards or ["none"]
            self.shown = key.partition(":")[2] or None
        if self.shown is not None:
            self.table.show(self.shown)

    def _perform(self, row: Row) -> Asking:
        table = self.table

        def barred(card: str) -> bool:
            return card == self.card or (self.card, card) in table.performed

        if "card" in row:
            cards = self.held[:1] if row["card"] == "held_card" else [self.turned]
        elif row["zone"] == "graveyard":
            cards = table.graveyard[-1:]
        else:
            spots = self._spots(row)
            legal = {place: spot for place, spot in spots.items() if not barred(spot.card)}
            picked = yield from self._pick("perform", legal)
            cards = [] if picked is None else [picked.card]
        for card in cards:
            if card is not None and not barred(card):
                table.performed.add((self.card, card))
                yield from Ability(table, self.you, card).resolve()

    def _play_another(self, row: Row) -> Asking:
        if self.table.hands[self.you]:
            keys = [f"play:{card}" for card in self._spots(row)]
            key = yield self.you, [*keys, "pass"]
            if key != "pass":
                yield from self.table.play(self.you, key.partition(":")[2])
