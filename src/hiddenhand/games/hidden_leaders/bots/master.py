"""Master: a tree search in imagined worlds with what networks have learned.

The belief of its network and that of `belief.py` deal the worlds, its policy says where to look
first, and a small judge that knows a whole world says what the ends of the tree are worth.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.bot import Deals
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Believed, Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

if TYPE_CHECKING:
    from hiddenhand.bots.network.mind import Floats

USUAL_MS = "300"
# How much of what the network says and of what the rules say is believed, as exponents; fitted on
# games of mixed levels (docs/learning.md).
NETWORK, RULES = 0.25, 0.5
TINY = 1e-12
LEAST = 0.001  # an option counts as at least so likely
JUDGED = 4  # simulated games whose result is as uncertain as one judgment of the network
RIPE = 2  # visits before a node of the tree gets children


class MasterBot(LearnedBot):
    """Thinks for `ms` milliseconds, or simulates exactly `iterations` ways on."""

    other_weights = ("judge",)

    def __init__(self, seat: Seat, dice: Dice, ms: str = "", iterations: str = "") -> None:
        ms = ms or ("" if iterations else USUAL_MS)
        super().__init__(seat, dice, {"ms": ms, "iterations": iterations})
        self.budget = Budget(ms, iterations, "")
        self.end = 0.0  # when the present question must be answered

    def choose(self, decision: Decision, chair: Chair) -> str:
        self.end = self.budget.end()  # what follows takes of the time, too: news, belief, worlds
        return super().choose(decision, chair)

    def begin(self, chair: Chair) -> None:
        super().begin(chair)
        self.thumbs = Belief(chair.view)

    def _sit(self, chair: Chair) -> str:
        problem = super()._sit(chair)
        if problem:
            return problem
        from hiddenhand.bots.network.judges import world_judge  # needs NumPy

        try:
            self.judge = world_judge(chair.game)
        except HiddenHandError as error:
            return str(error)
        return ""

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
        found = self.search(worlds, dice).tried(list(options), count)
        return dict(zip(options, found, strict=True))

    def think(self, chair: Chair) -> int:
        world = chair.imagine(self.dice)
        trunk = self.trunk(world)
        search = self.search(Believed(world, self.seat, *self.believed(trunk)), self.dice)
        search.priors = vec[float]([max(chance, LEAST) for chance in self.likely(world, trunk)])
        if self.budget.iterations:
            search.decide(self.budget.iterations)
        else:
            search.decide_until(self.end)
        return int(search.best(world))

    def explain(self, decision: Decision, chair: Chair, worlds: int) -> list[Hint]:
        """Hints for all options of a table that the network can play, each tried in as many
        worlds."""
        self.hear(chair.news())
        world = chair.imagine(self.dice)
        deals = self.believed(self.trunk(world))
        search = self.search(Believed(world, self.seat, *deals), self.dice)
        found = search.tried(list(range(len(decision.options))), worlds)
        chances = [sum(worths) / worlds for worths in found]
        top = max(chances)
        reasons = {True: "hint-searched", False: "hint-seldom-good"}
        return [
            Hint(option, chance, reasons[chance == top], worlds * JUDGED)
            for option, chance in zip(decision.options, chances, strict=True)
        ]

    def search(self, worlds: Worlds, dice: Dice) -> Search:
        """A search that is about to begin."""
        search = Search(worlds, self.seat, self.eyes.seats, dice)
        search.ripe, search.judge = RIPE, self.judge
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
