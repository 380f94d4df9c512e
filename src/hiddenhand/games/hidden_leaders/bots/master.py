"""Master: the network inside a search. Its belief deals the worlds, its policy leads the tree, and
its judge says what the worlds at the ends are worth."""

from typing import TYPE_CHECKING

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.budget import Budget, number
from hiddenhand.bots.search.worlds import Believed
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

if TYPE_CHECKING:
    from hiddenhand.bots.network.guided import Guided

USUAL_MS = "300"


class MasterBot(LearnedBot):
    """Thinks for `ms` milliseconds, or asks the network exactly `iterations` questions."""

    def __init__(
        self,
        seat: Seat,
        dice: Dice,
        ms: str = "",
        iterations: str = "",
        processes: str = "",
        curiosity: str = "1.5",
    ) -> None:
        ms = ms or ("" if iterations else USUAL_MS)
        super().__init__(seat, dice, {"ms": ms, "iterations": iterations, "processes": processes})
        self.budget = Budget(ms, iterations, "")
        self.curiosity = number("curiosity", curiosity)

    def think(self, chair: Chair) -> int:
        return self.search(chair).best()

    def search(self, chair: Chair) -> "Guided":
        from hiddenhand.bots.network.guided import Guided  # needs NumPy

        end = self.budget.end()
        world = chair.imagine(self.dice)
        trunk = self.trunk(world)
        worlds = Believed(world, self.seat, *self.believed(world, trunk))
        search = Guided(
            worlds, self.mind, self.eyes, self.acts.counts, self.seat, self.dice, self.curiosity
        )
        search.begin(world, trunk)
        if self.budget.iterations:
            search.run(self.budget.iterations)
        else:
            search.run_until(end)
        return search
