"""A bot that bids its highest card and looks at nobody's hand."""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.decision import Decision


class Bidder(Bot):
    def choose(self, decision: Decision, chair: Chair) -> str:
        """The last option: the highest card of the hand, or to pass."""
        return decision.options[-1]
