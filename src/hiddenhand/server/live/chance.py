"""The server's source of randomness: the operating system, or a seed in tests."""

import hashlib

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice, SystemDice
from hiddenhand.table.proven import Deal


class Chance:
    """Unpredictable randomness."""

    def deal(self, game: str, seats: int, played: int) -> Deal:
        """A deal with a new secret, for a room where `played` games have ended."""
        return Deal()

    def dice(self, *about: object) -> Dice:
        """Dice for a purpose, described by `about`."""
        return SystemDice()

    def bot_seed(self, game_id: str, seat: Seat, asked: int) -> str:
        """The seed of a bot's thinking about one question, which has the number `asked`."""
        return f"{game_id}/{seat}/{asked}"


class SeededChance(Chance):
    """Reproducible randomness, for tests only.

    The n-th game of a room has the same secret for the same game and number of seats, and bots give
    the same answers to the same questions. Room codes, tokens and user ids never come from here.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, game: str, seats: int, played: int) -> Deal:
        return Deal(hashlib.sha256(f"{self.seed}/{game}/{seats}/{played}".encode()).digest())

    def dice(self, *about: object) -> Dice:
        return SeededDice("/".join([self.seed, *map(str, about)]))

    def bot_seed(self, game_id: str, seat: Seat, asked: int) -> str:
        return f"{self.seed}/{seat}/{asked}"


def chance_of(test_seed: str) -> Chance:
    """The source for this seed; an empty seed means unpredictable."""
    return SeededChance(test_seed) if test_seed else Chance()
