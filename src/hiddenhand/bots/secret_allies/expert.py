"""The expert: searches as the hard bot does, four times as long, in worlds it believes in."""

from typing import cast

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.bots.secret_allies.belief import AllyBelief, Odds
from hiddenhand.bots.secret_allies.hard import HardBot
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.sense.playing import SecretAllies, hidden_allies
from hiddenhand.games.secret_allies.view import SecretAlliesView

USUAL_TRIES = 256
DRAWS = 4  # worlds looked at for each that is taken


class Believed(Worlds):
    """Of a few dealt worlds one is taken, the likelier the more it fits the belief."""

    def __init__(self, imagined: State, seat: Seat, odds: Odds) -> None:
        self.imagined = imagined
        self.seat = seat
        self.odds = odds

    def draw(self, dice: Dice) -> State:
        worlds = [self.imagined.redeal(self.seat, dice) for _ in range(DRAWS)]
        weights = [self._fit(cast(SecretAllies, world)) for world in worlds]
        mark = sum(weights) * int(dice.below(1 << 24)) / (1 << 24)
        for world, weight in zip(worlds, weights, strict=True):
            mark -= weight
            if mark < 0:
                return world
        return worlds[-1]

    def _fit(self, world: SecretAllies) -> float:
        fit = 1.0
        for seat, odds in self.odds.items():
            for state in hidden_allies(world, seat):
                fit *= max(odds.get(state, 0.0), 1e-6)
        return fit


class ExpertBot(HardBot):
    def __init__(self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "") -> None:
        super().__init__(seat, dice, ms, iterations or str(USUAL_TRIES))
        self.belief = AllyBelief(seat)

    def listen(self, decision: Decision, chair: Chair) -> None:
        self.belief.hear(chair.news())

    def worlds(self, chair: Chair) -> Worlds:
        view = chair.view
        assert isinstance(view, SecretAlliesView)
        odds = self.belief.probabilities(view) if view.turn > 0 else {}
        return Believed(chair.imagine(self.dice), self.seat, odds)
