"""What the engine asks of a source of chance. The sources themselves live in `table`."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # loaded dice of tests, dice of other houses
class Dice:
    """Answers `below(n)` with a whole number from 0 to n - 1, each equally likely."""

    def below(self, n: i64) -> i64:
        raise TypeError("a Dice must say how it rolls")
