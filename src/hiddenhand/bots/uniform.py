"""The random bot: every option is equally likely."""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.decision import Decision


class RandomBot(Bot):
    def choose(self, decision: Decision, chair: Chair) -> str:
        return decision.options[self.dice.below(len(decision.options))]
