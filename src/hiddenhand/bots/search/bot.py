"""A bot that searches imagined worlds. It needs no knowledge of the game it plays."""

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

Deals = tuple[list[tuple[int, ...]], list[float]]  # secret sides by seat, and their weights


@dataclass(frozen=True, slots=True)
class Knobs:
    """How a tree grows."""

    hunches: int
    curiosity: float
    ripe: int
    answers: int

    def turn(self, search: Search) -> Search:
        search.hunches = self.hunches
        search.curiosity = self.curiosity
        search.ripe = self.ripe
        search.most_answers = self.answers
        return search


@dataclass(frozen=True, slots=True)
class TreeOrder(Order):
    """A tree for another process: one imagined world of the seat, packed, and what it believes."""

    game: str
    imagined: bytes
    seat: Seat
    seats: int
    deals: Deals | None
    knobs: Knobs

    def carry_out(self) -> Tallies:
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
    return Uniform(imagined, seat) if deals is None else Believed(imagined, seat, *deals)


class SearchBot(Bot):
    """Thinks for `ms` milliseconds, or for exactly `iterations` imagined games if that is given.

    With `iterations` the same seed gives the same answers everywhere. A playout is judged by the
    game's outlook after so many `answers`; with 0 it goes on to the end. With `processes` above 1
    so many workers share the search.
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
            raise refused(f"playouts={playouts} is none of {', '.join(HUNCHES)}")
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
        tried = self.think(chair, end)
        return decision.options[max(range(len(tried)), key=lambda index: tried[index][0])]

    def explain(self, decision: Decision, chair: Chair) -> list[Hint]:
        """All options with the share of imagined games they won."""
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

    def think(self, chair: Chair, end: float) -> Tallies:
        """For each option: how often it was tried, and what it won. Done by `end`."""
        imagined = chair.imagine(self.dice)
        if self.budget.processes > 1:
            return merged(self.budget.share(self.order(chair, imagined), self.dice, end))
        worlds = self.worlds(imagined)
        search = self.knobs.turn(Search(worlds, self.seat, chair.seats, self.dice))
        if self.budget.iterations:
            search.run(self.budget.iterations)
        else:
            search.run_until(end)
        return search.tallies(imagined)

    def order(self, chair: Chair, imagined: State) -> TreeOrder:
        """What every worker is told, apart from its dice and its part of the budget."""
        return TreeOrder(
            game=chair.game,
            imagined=imagined.pack(),
            seat=self.seat,
            seats=chair.seats,
            deals=self.deals(),
            knobs=self.knobs,
        )

    def listen(self, chair: Chair) -> None:
        """Bots with a memory take in the news here."""

    def deals(self) -> Deals | None:
        """How the secret sides may lie, for bots that believe something of them."""
        return None

    def worlds(self, imagined: State) -> Worlds:
        return worlds_of(imagined, self.seat, self.deals())
