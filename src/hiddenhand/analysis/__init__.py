"""Analysis of finished games: chances over time, turning points, better alternatives, suspicions.

See docs/reference/analysis.md.
"""

from hiddenhand.analysis.whole import analyze as analyze
from hiddenhand.analysis.work import Order as Order
