"""What the engine asks of a source of chance. The sources themselves live in `table`."""

from mypy_extensions import i64


class Dice:
    """Answers `below(n)` with a whole number from 0 to n - 1, each equally likely."""

    def below(self, n: i64) -> i64:
        raise TypeError("a Dice must say how it rolls")
