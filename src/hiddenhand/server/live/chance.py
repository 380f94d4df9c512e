"""Where the chance of a server comes from: the operating system, or, in tests, a seed."""

import hashlib

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice, SystemDice
from hiddenhand.table.proven import Deal


class Chance:
    """What nobody can predict."""

    def deal(self, game: str, seats: int, played: int) -> Deal:
        """A deal with a fresh secret, for a room where `played` games have ended."""
        return Deal()

    def dice(self, *about: object) -> Dice:
        return SystemDice()

    def bot_seed(self, game_id: str, seat: Seat, seq: int) -> str:
        return f"{game_id}/{seat}/{seq}"


class SeededChance(Chance):
    """The same again whenever it is asked about the same, in whichever room: for tests alone.

    The first game of every room for so many seats has the same secret, and bots that are asked the
    same think the same. Codes of rooms, tokens and names of users never come from here."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, game: str, seats: int, played: int) -> Deal:
        return Deal(hashlib.sha256(f"{self.seed}/{game}/{seats}/{played}".encode()).digest())

    def dice(self, *about: object) -> Dice:
        return SeededDice("/".join([self.seed, *map(str, about)]))

    def bot_seed(self, game_id: str, seat: Seat, seq: int) -> str:
        return f"{self.seed}/{seat}/{seq}"


def chance_of(test_seed: str) -> Chance:
    return SeededChance(test_seed) if test_seed else Chance()
