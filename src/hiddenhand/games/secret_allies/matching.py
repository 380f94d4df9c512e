"""Gives every pick a card that may have been kept there, where dealing at random fails.

Kuhn's algorithm: a card or a pick that has found a partner keeps one, whatever is added later.
"""

from hiddenhand.core.dice import Dice


class Matching:
    """Cards and picks that are given to each other.

    `allowed[card]` lists the picks at which a card can have been kept. Only this and the dice
    decide, so that worlds which a viewer cannot tell apart are dealt alike.
    """

    def __init__(self, allowed: list[list[int]], picks: list[int], dice: Dice) -> None:
        self.allowed = allowed
        self.picks = picks
        self.dice = dice
        self.card_at: dict[int, int] = {}
        self.pick_of: dict[int, int] = {}

    def place(self, card: int, tried: set[int]) -> bool:
        """Find a pick for this card; cards in the way move to other picks."""
        for pick in self._shuffled(self.allowed[card]):
            if pick not in tried:
                tried.add(pick)
                if pick not in self.card_at or self.place(self.card_at[pick], tried):
                    self._give(card, pick)
                    return True
        return False

    def fill(self, pick: int, tried: set[int]) -> bool:
        """Find a card for this pick; picks that lose theirs get others."""
        cards = [card for card in range(len(self.allowed)) if pick in self.allowed[card]]
        for card in self._shuffled(cards):
            if card not in tried:
                tried.add(card)
                if card not in self.pick_of or self.fill(self.pick_of[card], tried):
                    self._give(card, pick)
                    return True
        return False

    def complete(self, must: int) -> bool:
        """Place the first `must` cards and fill every pick; False if that is impossible."""
        for card in range(must):
            if not self.place(card, set()):
                return False
        for pick in self.picks:
            if pick not in self.card_at and not self.fill(pick, set()):
                return False
        return True

    def _give(self, card: int, pick: int) -> None:
        self.card_at[pick] = card
        self.pick_of[card] = pick

    def _shuffled(self, things: list[int]) -> list[int]:
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = int(self.dice.below(last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
