"""The easy bot: the same heuristics as the normal bot with weak weights, and careless.

It goes to what is near, shoots at what is in range, buys no technologies, does not check what an
attack will meet, bids little, and answers one question in five at random.
"""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.normal import NormalBot
from hiddenhand.games.secret_allies.bots.normal import explain as normal_explain
from hiddenhand.games.secret_allies.sense.weights import Weights

CARELESS = 5  # one answer in this many is random


def short_sighted() -> Weights:
    """Weights of a player who ignores distant goals, risks and defense."""
    weights = Weights()
    weights.decay = 40  # distant goals count little
    weights.risk = 0
    weights.guard = 0
    weights.deny = 0
    weights.support = 0  # attacks anything it meets
    weights.hurt = 0  # does not focus fire
    weights.tech_token = 1000  # no technology is worth its price
    weights.order_bid = 0
    weights.defend_swing = 1
    weights.attack_chance = 0
    weights.keep_hidden = 0  # reveals whatever it can
    weights.keep_of_two = 0
    return weights


class EasyBot(NormalBot):
    """Plays by weak heuristics and sometimes at random."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.weights = short_sighted()

    def choose(self, decision: Decision, chair: Chair) -> str:
        if self.dice.below(CARELESS) == 0:
            return decision.options[self.dice.below(len(decision.options))]
        return super().choose(decision, chair)


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with an estimated chance to win, judged as the normal bot does."""
    return normal_explain(view, decision)
