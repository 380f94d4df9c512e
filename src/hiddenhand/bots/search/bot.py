"""A bot for any game that searches imagined worlds."""

from dataclasses import dataclass
from time import perf_counter

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.budget import Budget, number, refused, whole
from hiddenhand.bots.search.orders import Order, Tallies, merged
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Believed, Uniform, Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

USUAL_MS = 300.0
HUNCHES = {"hunch": 14, "mixed": 8, "random": 0}  # of 16 answers of a playout

Deals = tuple[list[tuple[int, ...]], list[float]]  # for each seat its secret side; and the weights


@dataclass(frozen=True, slots=True)
class Knobs:
    """Parameters of the tree search."""

    hunches: int
    curiosity: float
    ripe: int
    answers: int

    def turn(self, search: Search) -> Search:
        """Apply the parameters to `search`."""
        search.hunches = self.hunches
        search.curiosity = self.curiosity
        search.ripe = self.ripe
        search.most_answers = self.answers
        return search


@dataclass(frozen=True, slots=True)
class TreeOrder(Order):
    """A search for another process: a packed imagined world of the seat, and its beliefs."""

    game: str
    imagined: bytes
    seat: Seat
    seats: int
    deals: Deals | None
    knobs: Knobs

    def carry_out(self) -> Tallies:
        """Run the search; returns visits and wins per option."""
        begun = perf_counter()
        imagined = games.find(self.game).unpack(self.imagined)
        worlds = worlds_of(imagined, self.seat, self.deals)
        search = self.knobs.turn(Search(worlds, self.seat, self.seats, SeededDice(self.seed)))
        if self.iterations:
            search.run(self.iterations)
        else:
            search.run_until(begun + self.seconds)
        return search.tallies(imagined)


def worlds_of(imagined: State, seat: Seat, deals: Deals | None) -> Worlds:
    """The source of worlds: weighted by `deals` if given, otherwise as `redeal` deals."""
    return Uniform(imagined, seat) if deals is None else Believed(imagined, seat, *deals)


class SearchBot(Bot):
    """Searches for `ms` milliseconds, or for `iterations` iterations if given; an answer that the
    rest of the search could not change is given before.

    With `iterations` the same seed gives the same answers everywhere. A playout is judged by the
    game's outlook after `answers` answers; with 0 it is played to the end. With `processes` above 1
    that many workers share the search.
    """

    def __init__(
        self,
        seat: Seat,
        dice: Dice,
        ms: str = "",
        iterations: str = "",
        processes: str = "",
        playouts: str = "hunch",
        curiosity: str = "0.5",
        ripe: str = "6",
        answers: str = "24",
    ) -> None:
        super().__init__(seat, dice)
        self.budget = Budget(ms or ("" if iterations else str(USUAL_MS)), iterations, processes)
        if playouts not in HUNCHES:
            raise refused(f"playouts={playouts} is not one of: {', '.join(HUNCHES)}")
        self.knobs = Knobs(
            HUNCHES[playouts],
            number("curiosity", curiosity),
            whole("ripe", ripe),
            whole("answers", answers),
        )

    def choose(self, decision: Decision, chair: Chair) -> str:
        end = self.budget.end()
        self.listen(chair)
        if len(decision.options) == 1:
            return decision.options[0]
        tried = self.think(chair, end, decide=True)
        return decision.options[max(range(len(tried)), key=lambda index: tried[index][0])]

    def explain(self, decision: Decision, chair: Chair) -> list[Hint]:
        """Hints for all options, with the share of simulated games each one won."""
        end = self.budget.end()
        self.listen(chair)
        tried = self.think(chair, end)
        most = max(visits for visits, _ in tried)
        return [
            Hint(
                option,
                won / visits if visits else 0.0,
                "hint-searched" if visits == most else "hint-seldom-good",
                visits,
            )
            for option, (visits, won) in zip(decision.options, tried, strict=True)
        ]

    def think(self, chair: Chair, end: float, decide: bool = False) -> Tallies:
        """Visits and wins of each option, found by `end`. To `decide`, a single process stops when
        the most visited option is certain."""
        imagined = chair.imagine(self.dice)
        if self.budget.processes > 1:
            return merged(self.budget.share(self.order(chair, imagined), self.dice, end))
        worlds = self.worlds(imagined)
        search = self.knobs.turn(Search(worlds, self.seat, chair.seats, self.dice))
        if decide and self.budget.iterations:
            search.decide(self.budget.iterations)
        elif decide:
            search.decide_until(end)
        elif self.budget.iterations:
            search.run(self.budget.iterations)
        else:
            search.run_until(end)
        return search.tallies(imagined)

    def order(self, chair: Chair, imagined: State) -> TreeOrder:
        """The order for every worker, without its dice and its part of the budget."""
        return TreeOrder(
            game=chair.game,
            imagined=imagined.pack(),
            seat=self.seat,
            seats=chair.seats,
            deals=self.deals(),
            knobs=self.knobs,
        )

    def listen(self, chair: Chair) -> None:
        """Called before each search; bots with a memory read the news here."""

    def deals(self) -> Deals | None:
        """Possible distributions of the secret sides with their weights; None: no beliefs."""
        return None

    def worlds(self, imagined: State) -> Worlds:
        """The source of worlds for a search that starts from `imagined`."""
        return worlds_of(imagined, self.seat, self.deals())
