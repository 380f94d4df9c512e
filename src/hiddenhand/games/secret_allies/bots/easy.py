"""The easy bot: plays by the same rules of thumb with a short sight, and is often careless.

It walks to what is near, shoots at what is there, never looks at technologies, does not ask what
an attack will meet, bids little, and gives one answer in five without thinking.
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

CARELESS = 5  # one answer in so many is any answer


def short_sighted() -> Weights:
    weights = Weights()
    weights.decay = 40  # distant goals hardly pull
    weights.risk = 0
    weights.guard = 0
    weights.deny = 0
    weights.support = 0  # attacks whatever it meets
    weights.hurt = 0  # does not gather fire
    weights.tech_token = 1000  # no technology seems worth its price
    weights.order_bid = 0
    weights.defend_swing = 1
    weights.attack_chance = 0
    return weights


class EasyBot(NormalBot):
    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.weights = short_sighted()

    def choose(self, decision: Decision, chair: Chair) -> str:
        if self.dice.below(CARELESS) == 0:
            return decision.options[self.dice.below(len(decision.options))]
        return super().choose(decision, chair)


def explain(view: View, decision: Decision) -> list[Hint]:
    return normal_explain(view, decision)
