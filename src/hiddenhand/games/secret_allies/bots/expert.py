"""The expert bot: searches like the hard bot, four times as long, in worlds weighted by belief."""

from typing import ClassVar

from hiddenhand.bots.bot import Chair
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.belief import AllyBelief, Odds
from hiddenhand.games.secret_allies.bots.hard import HardBot
from hiddenhand.games.secret_allies.view import SecretAlliesView


class ExpertBot(HardBot):
    """The hard bot with a belief about the others' allies."""

    usual_tries: ClassVar[int] = 256

    def __init__(
        self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "", processes: str = ""
    ) -> None:
        super().__init__(seat, dice, ms, iterations, processes)
        self.belief = AllyBelief(seat)

    def listen(self, decision: Decision, chair: Chair) -> None:
        self.belief.hear(chair.news())

    def odds(self, chair: Chair) -> Odds:
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        return self.belief.probabilities(view) if view.turn > 0 else {}
