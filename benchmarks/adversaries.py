"""Players with one simple idea each, and one that was trained: how exploitable is the network?

Each scripted player follows its idea and answers everything else as `normal` does. `Responder`
plays weights that were trained against the frozen network (`learning train` with `against`).

    benchmarks/adversaries.py:Rusher
    benchmarks/adversaries.py:Responder:folder=runs/response
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from hiddenhand import games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Mind
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.swift import SwiftBot
from hiddenhand.games.hidden_leaders.sense.thought import Thought
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

Move = tuple[int, int]
LATE = 2  # plays left: from here on nothing is hidden any longer
GAME = "hidden_leaders"


class Scripted(Bot):
    """Takes the option with the best score; equal ones by chance."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        view = chair.view
        assert isinstance(view, HiddenLeadersView)
        self.hear(chair.news())
        if len(decision.options) == 1:
            return decision.options[0]
        scores = self.scores(view, decision)
        top = max(scores)
        best = [option for option, score in zip(decision.options, scores, strict=True)
                if score == top]  # fmt: skip
        return best[self.dice.below(len(best))]

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        """Take in what this seat was told."""

    @abstractmethod
    def scores(self, view: HiddenLeadersView, decision: Decision) -> list[float]:
        """A score for each option."""


def usual(view: HiddenLeadersView, decision: Decision, leader: str | None = None) -> list[float]:
    """The scores of `normal`, for the own leader or a pretended one."""
    thought = Thought(Standing(view, leader), decision.ask)
    return [thought.score(option)[0] for option in decision.options]


class Rusher(Scripted):
    """Rushes the end: plays a hero whenever it may, whatever that does."""

    def scores(self, view: HiddenLeadersView, decision: Decision) -> list[float]:
        found = usual(view, decision)
        return [
            score + (10 if option.startswith(("play:", "place:")) else 0)
            for score, option in zip(found, decision.options, strict=True)
        ]


class Hider(Scripted):
    """Always hides: plays for a leader that shares no faction with its own until the end is near,
    and keeps its own colors face down."""

    def scores(self, view: HiddenLeadersView, decision: Decision) -> list[float]:
        own = view.parties[view.viewer].leader
        assert own is not None
        standing = Standing(view)
        if standing.plays_left() <= LATE or decision.options[0].startswith("hide:"):
            return usual(view, decision)
        mine = facts.leaders()[own].factions
        strangers = [name for name, one in facts.leaders().items() if not one.factions & mine]
        return usual(view, decision, min(strangers))


class Copier(Scripted):
    """Copies the leader: moves the markers as the seat with the most heroes last moved them."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.last: dict[int, Move] = {}

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        for told in news:
            if told["event"] == "markers-moved":
                self.last[int(str(told["seat"]))] = (
                    int(str(told["red"])) - int(str(told["red-from"])),
                    int(str(told["green"])) - int(str(told["green-from"])),
                )

    def scores(self, view: HiddenLeadersView, decision: Decision) -> list[float]:
        rivals = [party for party in view.parties if party.seat != self.seat]
        ahead = max(rivals, key=lambda party: len(party.heroes)).seat
        found = usual(view, decision)
        if ahead not in self.last:
            return found
        standing = Standing(view)
        return [
            score + max(like(self.last[ahead], move) for move in moves_of(standing, option))
            for score, option in zip(found, decision.options, strict=True)
        ]


def moves_of(standing: Standing, option: str) -> list[Move]:
    """How an option may move the markers."""
    word, _, rest = option.partition(":")
    here = (standing.view.red, standing.view.green)
    places = [here]
    if word == "move":
        places = [standing.moved(rest)]
    elif word == "play":
        places = list(standing.moves(standing.heroes[rest.rpartition(".")[2]])) or [here]
    return [(red - here[0], green - here[1]) for red, green in places]


def like(one: Move, other: Move) -> float:
    """How far `other` goes the way of `one`."""
    return float(one[0] * other[0] + one[1] * other[1])


class Planner(Scripted):
    """Random with a plan: drawn at its first question is one of its two factions. It moves the
    markers for that faction alone and answers everything else at random."""

    plan: str = ""

    def scores(self, view: HiddenLeadersView, decision: Decision) -> list[float]:
        standing = Standing(view)
        if not self.plan:
            mine = sorted(facts.faction_words(int(standing.mask)))
            self.plan = mine[self.dice.below(len(mine))]
        if not any(option.startswith(("play:", "move:")) for option in decision.options):
            return [0.0] * len(decision.options)
        return [
            max(self._chance(view, move) for move in moves_of(standing, option))
            for option in decision.options
        ]

    def _chance(self, view: HiddenLeadersView, move: Move) -> float:
        red, green = (
            max(1, min(12, space)) for space in (view.red + move[0], view.green + move[1])
        )
        left = facts.plays_left(view.seats, 1)
        return facts.faction_chances(view.seats, view.settings, left, red, green)[self.plan]


@cache
def _mind(folder: str) -> Mind:
    game = games.find(GAME)
    return Mind(encoding(GAME), *read_weights(Path(folder), "weights", GAME, game.rules))


class Responder(SwiftBot):
    """Plays the weights in `folder`, as swift plays its own."""

    def __init__(self, seat: Seat, dice: Dice, folder: str) -> None:
        super().__init__(seat, dice)
        self.folder = folder

    def _sit(self, chair: Chair) -> str:
        why = super()._sit(chair)
        self.mind = _mind(self.folder)
        return why


SCRIPTED: Mapping[str, type[Bot]] = {
    "rush the end": Rusher,
    "always hide": Hider,
    "copy the leader": Copier,
    "random with a plan": Planner,
}
