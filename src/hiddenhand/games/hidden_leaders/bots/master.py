"""Master: the network inside a search. Its belief and that of `belief.py` deal the worlds, its
policy leads the tree, and its judge says what the worlds at the ends are worth."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.bot import Deals
from hiddenhand.bots.search.budget import Budget, number
from hiddenhand.bots.search.worlds import Believed
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

if TYPE_CHECKING:
    from hiddenhand.bots.network.guided import Guided
    from hiddenhand.bots.network.mind import Floats

USUAL_MS = "300"
TRUST = 0.3  # how much of what the network and the rules say together is believed
TINY = 1e-12


class MasterBot(LearnedBot):
    """Thinks for `ms` milliseconds, or asks the network exactly `iterations` questions."""

    def __init__(
        self,
        seat: Seat,
        dice: Dice,
        ms: str = "",
        iterations: str = "",
        curiosity: str = "1.5",
    ) -> None:
        ms = ms or ("" if iterations else USUAL_MS)
        super().__init__(seat, dice, {"ms": ms, "iterations": iterations})
        self.budget = Budget(ms, iterations, "")
        self.curiosity = number("curiosity", curiosity)

    def begin(self, chair: Chair) -> None:
        super().begin(chair)
        self.thumbs = Belief(chair.view)

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        super().hear(news)
        self.thumbs.hear(news)

    def think(self, chair: Chair) -> int:
        return self.search(chair).best()

    def search(self, chair: Chair) -> "Guided":
        from hiddenhand.bots.network.guided import Guided  # needs NumPy

        end = self.budget.end()
        world = chair.imagine(self.dice)
        trunk = self.trunk(world)
        worlds = Believed(world, self.seat, *self.believed(trunk))
        search = Guided(
            worlds, self.mind, self.eyes, self.acts.counts, self.seat, self.dice, self.curiosity
        )
        search.begin(world, trunk)
        if self.budget.iterations:
            search.run(self.budget.iterations)
        else:
            search.run_until(end)
        return search

    def believed(self, trunk: "Floats") -> Deals:
        """Every way the leaders may be dealt, and how likely each is.

        The network knows its own kind best, the rules of `belief.py` our other bots; each alone is
        too sure of itself about players of another kind.
        """
        rows, ruled = self.thumbs.deals()
        belief = self.mind.belief(trunk)
        seats = self.eyes.seats
        weights = []
        for row, weight in zip(rows, ruled, strict=True):
            for seat, leader in enumerate(row):
                if leader >= 0:
                    weight *= float(belief[(seat - self.seat) % seats - 1, leader])
            weights.append((weight + TINY) ** TRUST)
        total = sum(weights)
        return rows, [weight / total for weight in weights]
