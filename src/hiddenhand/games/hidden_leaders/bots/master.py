"""Master: the network inside a search. Its belief and that of `belief.py` deal the worlds, its
policy leads the tree, and its judge says what the worlds at the ends are worth."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.bot import Deals
from hiddenhand.bots.search.budget import Budget, number
from hiddenhand.bots.search.worlds import Believed, Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

if TYPE_CHECKING:
    from hiddenhand.bots.network.guided import Guided
    from hiddenhand.bots.network.mind import Floats

USUAL_MS = "300"
# How much of what the network says and of what the rules say is believed, as exponents; fitted on
# games of mixed levels (docs/learning.md).
NETWORK, RULES = 0.25, 0.5
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

    def listen(self, chair: Chair) -> None:
        """Take in the news of a table that this bot only watches."""
        news = chair.news()
        if self.instead:
            self.thumbs.hear(news)
        else:
            self.hear(news)

    def deals(self, chair: Chair, dice: Dice) -> Deals:
        """What the seat believes now: the ways the leaders may be dealt, and their weights."""
        if self.instead:
            return self.thumbs.deals()
        return self.believed(self.trunk(chair.imagine(dice)))

    def tried(
        self, worlds: Worlds, options: Sequence[int], count: int, dice: Dice
    ) -> dict[int, list[float]]:
        """What the options of the seat's question come to in the same `count` worlds."""
        search = self._guided(worlds, dice)
        search.look_only_at(options)
        search.look_at(count)
        return {
            option: found[:count]
            for option, found in zip(search.candidates, search.found, strict=True)
        }

    def think(self, chair: Chair) -> int:
        return self.search(chair).best()

    def explain(self, decision: Decision, chair: Chair, worlds: int) -> list[Hint]:
        """Hints for all options of a table that the network can play, each tried in as many
        worlds."""
        self.hear(chair.news())
        search = self._searching(chair, every=True)
        search.look_at(worlds)
        ratings = search.ratings()
        top = max(rating.chance for rating in ratings)
        reasons = {True: "hint-searched", False: "hint-seldom-good"}
        return [
            Hint(decision.options[one.option], one.chance, reasons[one.chance == top], one.exact)
            for one in sorted(ratings, key=lambda rating: rating.option)
        ]

    def _searching(self, chair: Chair, every: bool) -> "Guided":
        """A search that is about to begin."""
        world = chair.imagine(self.dice)
        trunk = self.trunk(world)
        search = self._guided(Believed(world, self.seat, *self.believed(trunk)), self.dice)
        search.begin(world, trunk, every)
        return search

    def _guided(self, worlds: Worlds, dice: Dice) -> "Guided":
        from hiddenhand.bots.network.guided import Guided  # needs NumPy

        acts = self.acts.counts
        return Guided(worlds, self.mind, self.eyes, acts, self.seat, dice, self.curiosity)

    def search(self, chair: Chair) -> "Guided":
        """A finished search for the question that the chair is asked, within the budget."""
        end = self.budget.end()
        search = self._searching(chair, every=False)
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
            said = 1.0
            for seat, leader in enumerate(row):
                if leader >= 0:
                    said *= float(belief[(seat - self.seat) % seats - 1, leader])
            weights.append((said + TINY) ** NETWORK * (weight + TINY) ** RULES)
        total = sum(weights)
        return rows, [weight / total for weight in weights]
