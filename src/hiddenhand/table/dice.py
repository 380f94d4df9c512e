"""Random number generators. The referee, the bots and the lab own them; the engine does not."""

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

from hiddenhand.core.dice import Dice

_MASK: Final[i64] = 0xFFFFFFFF


@final
class SeededDice(Dice):
    """sfc32, a small fast generator of good quality: the same rolls in every build.

    It uses only 32-bit steps, so compiled and plain Python agree bit for bit.
    """

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1

    def __copy__(self) -> "SeededDice":
        return go_on(self.a, self.b, self.c, self.counter)

    def __deepcopy__(self, memo: dict[int, object]) -> "SeededDice":
        return go_on(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return go_on, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """The next 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & _MASK) + word) & _MASK
        return word

    def below(self, n: i64) -> i64:
        # Lemire's method: multiply and keep the high half; reject the few words that would bias.
        product: i64 = self.word() * n
        if (product & _MASK) < n:
            floor: i64 = (0x100000000 - n) % n
            while (product & _MASK) < floor:
                product = self.word() * n
        return product >> 32


def go_on(a: i64, b: i64, c: i64, counter: i64) -> SeededDice:
    """Dice that go on from here, for copies and pickles."""
    dice = SeededDice("")
    dice.a, dice.b, dice.c, dice.counter = a, b, c, counter
    return dice


@final
class SystemDice(Dice):
    """Unpredictable rolls from the operating system, for games between people."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return SystemDice, ()
