"""What a seat knew and could suspect at a moment: its belief, and worlds sampled from it.

The bots that search use the same beliefs. Only information available to the seat is used.
"""

from collections.abc import Callable, Sequence

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.chances import HUNCHES
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.playout import play_out
from hiddenhand.bots.search.worlds import Uniform, Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.game import View
from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Suspicions = dict[Seat, dict[str, float]]  # for each other seat: secret -> its probability


class Mind:
    """The default for any game: all possible worlds are equally likely, and nobody is suspected."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat = seat
        self.chair = Chair(table, seat)

    def listen(self) -> None:
        """Take in the news since the last call."""

    def worlds(self, dice: Dice) -> Worlds:
        """Worlds as the seat believes in them."""
        return Uniform(self.chair.imagine(dice), self.seat)

    def suspicions(self) -> Suspicions:
        """What the seat believes about the others' secrets."""
        return {}

    def thumbs(self, decision: Decision) -> list[Hint]:
        """The heuristics' hint for every option."""
        return [Hint(option, 0.5, "hint-any") for option in decision.options]

    def tried(
        self, worlds: Worlds, field: Sequence[int], tries: int, answers: int, dice: SeededDice
    ) -> dict[int, list[float]]:
        """What the options `field` of the seat's question come to, world by world: the same worlds
        and the same luck for each of them."""
        found: dict[int, list[float]] = {k: [] for k in field}
        for _ in range(tries):
            drawn = worlds.draw(dice)
            luck = str(dice.below(1 << 30))
            for k in field:
                world = drawn.clone()
                world.answer(self.seat, k)
                ended = play_out(world, SeededDice(luck), HUNCHES, answers)
                found[k].append(world.share(self.seat) if ended else world.outlook(self.seat))
        return found


def mind_for(table: Table, seat: Seat) -> Mind:
    """The game's own mind for a seat, or the default one."""
    part = table.game.part("analysis")
    kind: type[Mind] = Mind if part is None else part.MIND
    return kind(table, seat)


def secrets_of(table: Table) -> list[list[str]]:
    """For each seat what it hides from the others now: its leader, or its secret allies."""
    part = table.game.part("analysis")
    if part is None:
        return [[] for _ in range(table.seats)]
    told: Callable[[View], list[list[str]]] = part.secrets
    return told(table.view(OPEN))
