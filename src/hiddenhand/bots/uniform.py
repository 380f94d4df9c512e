"""The random bot: every option is equally likely."""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.decision import Decision


class RandomBot(Bot):
    """Chooses each option with equal probability."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        return decision.options[self.dice.below(len(decision.options))]
