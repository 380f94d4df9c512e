"""What happened in a finished game: who stood how well when, what turned it, what would have been
better, and who suspected whom. See docs/reference/analysis.md."""

from hiddenhand.analysis.whole import analyse as analyse
from hiddenhand.analysis.work import Order as Order
