"""Win shares and their confidence intervals."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # z-score of the 95 % interval


def wilson(hits: int, count: int) -> tuple[float, float]:
    """The Wilson 95 % confidence interval of `hits / count`; (0, 1) if `count` is 0."""
    if count == 0:
        return 0.0, 1.0
    share = hits / count
    scale = 1 + Z * Z / count
    middle = (share + Z * Z / (2 * count)) / scale
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / scale
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))
