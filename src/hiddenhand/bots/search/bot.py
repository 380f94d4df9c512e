"""A bot that searches imagined worlds. It needs no knowledge of the game it plays."""

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Uniform, Worlds
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State

USUAL_MS = 300.0
HUNCHES = {"hunch": 14, "mixed": 8, "random": 0}  # of 16 answers of a playout


class SearchBot(Bot):
    """Thinks for `ms` milliseconds, or for exactly `iterations` imagined games if that is given.

    With `iterations` the same seed gives the same answers everywhere. A playout is judged by the
    game's outlook after so many `answers`; with 0 it goes on to the end.
    """

    def __init__(
        self,
        seat: Seat,
        dice: Dice,
        ms: str = "",
        iterations: str = "",
        playouts: str = "hunch",
        curiosity: str = "0.5",
        ripe: str = "6",
        answers: str = "24",
    ) -> None:
        super().__init__(seat, dice)
        try:
            self.seconds = float(ms or USUAL_MS) / 1000
            self.iterations = int(iterations or 0)
            self.hunches = HUNCHES[playouts]
            self.curiosity = float(curiosity)
            self.ripe = int(ripe)
            self.answers = int(answers)
        except (ValueError, KeyError) as error:
            raise UnknownBot(
                f"cannot read {error}", place="parameters", reason="parameters"
            ) from error
        if self.seconds <= 0 or self.iterations < 0:
            raise UnknownBot("a search needs some time", place="parameters", reason="parameters")

    def choose(self, decision: Decision, chair: Chair) -> str:
        self.listen(chair)
        if len(decision.options) == 1:
            return decision.options[0]
        imagined = chair.imagine(self.dice)
        return decision.options[self.think(imagined, chair).best(imagined)]

    def explain(self, decision: Decision, chair: Chair) -> list[Hint]:
        """All options with the share of imagined games they won."""
        self.listen(chair)
        imagined = chair.imagine(self.dice)
        tried = self.think(imagined, chair).estimates(imagined)
        most = max(visits for visits, _ in tried)
        return [
            Hint(option, share, "hint-searched" if visits == most else "hint-seldom-good", visits)
            for option, (visits, share) in zip(decision.options, tried, strict=True)
        ]

    def think(self, imagined: State, chair: Chair) -> Search:
        search = Search(self.worlds(imagined), self.seat, chair.seats, self.dice)
        search.hunches = self.hunches
        search.curiosity = self.curiosity
        search.ripe = self.ripe
        search.most_answers = self.answers
        if self.iterations:
            search.run(self.iterations)
        else:
            search.run_for(self.seconds)
        return search

    def listen(self, chair: Chair) -> None:
        """Bots with a memory take in the news here."""

    def worlds(self, imagined: State) -> Worlds:
        return Uniform(imagined, self.seat)
