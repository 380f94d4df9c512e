"""The random number interface the engine uses. The implementations are in `table`."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # rigged dice in tests, dice of other programs
class Dice:
    """Source of random numbers; subclasses implement `below`."""

    def below(self, n: i64) -> i64:
        """Return a uniformly random whole number from 0 to n - 1."""
        raise TypeError("a Dice must say how it rolls")
