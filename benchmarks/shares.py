"""Shares of games with their intervals."""

from math import sqrt


def wilson(wins: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, in percent."""
    if tries == 0:
        return 0.0, 100.0
    z, p = 1.96, wins / tries
    middle = p + z * z / (2 * tries)
    spread = z * sqrt(p * (1 - p) / tries + z * z / (4 * tries * tries))
    scale = 100.0 / (1 + z * z / tries)
    return (middle - spread) * scale, (middle + spread) * scale
