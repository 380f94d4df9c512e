"""The kit for planes: a learning program sees what its seat may know and can give every answer.

    check_planes(GAME, seats=4, decisions=500, seed="7")

At every decision of random games the state is redealt for every seat: the planes must be equal,
byte for byte, and so must the actions of the seat that is asked. Every option must have its own
sequence of actions, and taking these actions must give that option.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hiddenhand.core.game import Game
from hiddenhand.core.planes import Planes
from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State
from hiddenhand.research.inside.episode import SHARED, Episode
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.secrecy import Leak


class Unspeakable(AssertionError):
    """An option has no sequence of actions, or two options have the same."""


@dataclass(slots=True)
class PlanesReport:
    """What was checked."""

    decisions: int = 0
    worlds: int = 0
    options: int = 0


class Sight:
    """Draws the planes of a viewer."""

    def __init__(self, planes: Planes) -> None:
        self.planes = planes
        self.canvas = planes.canvas(1)

    def of(self, state: State, viewer: int) -> bytes:
        """The planes of `viewer` as bytes."""
        Episode(self.planes, state).draw(viewer, self.canvas, 0)
        return bytes(memoryview(self.canvas.cells))

    def differing(self, one: bytes, other: bytes) -> list[str]:
        """The names of the planes that differ."""
        return [
            plane.name
            for plane in self.planes.layout
            if one[plane.first : plane.first + plane.count]
            != other[plane.first : plane.first + plane.count]
        ]


def positions(
    game: Game, seats: int, settings: Mapping[str, str], decisions: int, seed: str = "0"
) -> Iterator[State]:
    """Positions of random games, each waiting for a seat, and the final ones."""
    dice = SeededDice(f"{seed}/planes")
    seen = 0
    while seen < decisions:
        state = game.start(seats, settings)
        while not state.is_over():
            owing = state.actors()
            seat = owing[dice.below(len(owing))]
            if seat != CHANCE:
                seen += 1
                yield state
            state.answer(seat, dice.below(state.option_count(seat)))
        yield state


def check_planes(
    game: Game,
    seats: int,
    settings: Mapping[str, str] | None = None,
    decisions: int = 500,
    seed: str = "0",
    *,
    sight: Sight | None = None,
) -> PlanesReport:
    """Check planes and actions at `decisions` decisions. Raises Unspeakable, or Leak if they
    reveal hidden information."""
    chosen = settings or {}
    sight = sight or Sight(game.planes(seats, chosen))
    report = PlanesReport()
    dice = SeededDice(f"{seed}/worlds")
    for state in positions(game, seats, chosen, decisions, seed):
        report.decisions += 1
        for viewer in range(seats):
            told = sight.of(state, viewer)
            for _ in range(2):
                report.worlds += 1
                apart = sight.differing(told, sight.of(state.redeal(viewer, dice), viewer))
                if apart:
                    raise Leak(f"seat {viewer} can tell worlds apart by {', '.join(apart)}")
        if not state.is_over():
            report.options += _check_sentences(sight.planes, state, dice)
            _check_actions(sight.planes, state, dice)
    return report


def legal_actions(episode: Episode) -> list[int]:
    """The legal actions of the seat that is asked."""
    episode.list_legal()
    return [int(episode.legal[n]) for n in range(int(episode.count))]


def _check_actions(planes: Planes, state: State, dice: SeededDice) -> None:
    """The order of the actions must not reveal hidden information either."""
    seat = state.actor()
    here = legal_actions(Episode(planes, state))
    if here != legal_actions(Episode(planes, state.redeal(seat, dice))):
        raise Leak(f"seat {seat} has other actions in a world it cannot tell apart")


def _check_sentences(planes: Planes, state: State, dice: SeededDice) -> int:
    met = 0
    for seat in state.actors():
        count = int(state.option_count(seat))
        told = [sentence(planes, state, seat, option) for option in range(count)]
        if len(set(told)) != count:
            raise Unspeakable(f"{state.question(seat)}: two options are described alike: {told}")
        met += count
    seat = int(state.actor())
    option = int(dice.below(state.option_count(seat)))
    if said(Episode(planes, state), sentence(planes, state, seat, option)) != option:
        raise Unspeakable(f"{state.option_keys(seat)[option]} cannot be expressed")
    return met


def sentence(planes: Planes, state: State, seat: int, option: int) -> tuple[int, ...]:
    """The sequence of actions for an option."""
    planes.room(state.option_count(seat))
    told: list[int] = []
    while True:
        planes.list_actions(state, seat, len(told))
        action = int(planes.listed[option])
        if action < 0:
            return tuple(told)
        told.append(action)


def said(episode: Episode, spoken: tuple[int, ...]) -> int:
    """Take the actions, skipping parts without a choice; returns the option that results."""
    while True:
        episode.list_legal()
        option = int(episode.choose(spoken[len(episode.said)]))
        if option != SHARED:
            return option
