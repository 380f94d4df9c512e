"""Plans of the hard bot: several moves, purchases or technologies in a row, found by one search.

A first search compares first moves; the heuristics play on after each. `joined` then puts the best
moves of different units one after another, so that a second, shorter search can compare whole
sequences: the best move alone, with a second one, with a third, and so on, or with the end of the
subturn. What the second search chose is kept as steps.

A plan ends where somebody else or chance is asked, and where a state is attacked: what follows is
not known yet. All of it follows from an imagined world and so from what the seat knows, because the
questions in between show the seat nothing new.
"""

from collections.abc import Sequence
from typing import Final

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.bots.lines import Line, Step
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED

# Questions that begin a part of a plan: a move, a purchase, a technology.
HEADS: Final = frozenset(
    (
        "ask-unit",
        "ask-partisan",
        "ask-buy-unit",
        "ask-buy-at-reveal",
        "ask-buy-partisan",
        "ask-research",
    )
)
# Questions inside a part.
INSIDE: Final = frozenset(("ask-hex", "ask-go-on", "ask-target", "ask-put-unit", "ask-pay"))
REPEATED: Final = frozenset(("ask-buy-unit", "ask-buy-at-reveal"))  # a second one of the same kind
JOINED = 4  # most parts that are added to the best one
LONGEST = 40  # answers of a plan
SLACK = 0.004  # a part is joined unless the first search found it worse than the favorite by this


class Course:
    """A plan in the making: an imagined world in which the seat goes on answering."""

    def __init__(self, imagined: State, seat: Seat, line: Line) -> None:
        world = imagined.clone()
        assert isinstance(world, SecretAllies)
        self.world = world
        self.seat = seat
        self.line: Line = []
        self.steps: list[Step] = []
        self._memory = Memory()
        self._open = True  # until a state is attacked
        for choice in line:
            self.give(choice)

    def asked(self) -> str:
        """The question that comes next; empty where the plan ends."""
        world = self.world
        if not self._open or world.actor() != self.seat or len(self.line) >= LONGEST:
            return ""
        ask = world.question(self.seat)[0]
        return ask if ask in HEADS or ask in INSIDE else ""

    def give(self, choice: int) -> None:
        """Answer the next question."""
        decision = self.world.decision(self.seat)
        self.steps.append(Step(decision.ask, tuple(decision.options), decision.options[choice]))
        before = self.world.attacked
        self.world.answer(self.seat, choice)
        self._open = self._open and (before or not self.world.attacked)
        self.line.append(choice)

    def give_key(self, key: str) -> bool:
        """Answer the next question by the key of an option; False if it has no such option."""
        if not self.asked():
            return False
        options = self.world.decision(self.seat).options
        if key not in options:
            return False
        self.give(options.index(key))
        return True

    def go_on(self, dice: Dice) -> None:
        """Answer the next question by the heuristics."""
        lone = self.world.option_count(self.seat) == 1
        best = 0 if lone else best_option(self.world, self.seat, TUNED, dice, self._memory)
        self.give(int(best))

    def finish_part(self, dice: Dice) -> None:
        """Go on to the next head question, or to the end of the plan."""
        while self.asked() in INSIDE:
            self.go_on(dice)

    def finish(self, dice: Dice, length: int = LONGEST) -> None:
        """Go on to the end of the plan, or to a number of answers."""
        while len(self.line) < length and self.asked():
            self.go_on(dice)


def parts_of(
    imagined: State, seat: Seat, lines: list[Line], worth: Sequence[float], best: Line
) -> list[list[str]]:
    """What can be joined to the best line, as keys: the best line of each other first option.

    Better ones come first; those that end the plan come last.
    """
    tried = {best[0]}
    going_on: list[list[str]] = []
    ending: list[list[str]] = []
    for k in sorted(range(len(lines)), key=lambda k: -worth[k]):
        if lines[k][0] in tried or worth[k] < worth[0] - SLACK:
            continue
        tried.add(lines[k][0])
        course = Course(imagined, seat, lines[k])
        keys = [step.choice for step in course.steps]
        (going_on if course.asked() else ending).append(keys)
    return [*going_on, *ending][:JOINED]


def joined(
    imagined: State, seat: Seat, lines: list[Line], worth: Sequence[float], best: Line, dice: Dice
) -> list[Line]:
    """Plans that begin with the best line, the longest first; all equally long where possible.

    `worth` is what the first search found for each line. One plan only: there is nothing to choose.
    """
    plans = [_with(imagined, seat, best, [], dice)]
    for keys in parts_of(imagined, seat, lines, worth, best):
        longer = _with(imagined, seat, plans[-1], keys, dice)
        if len(longer) > len(plans[-1]):
            plans.append(longer)
    first = Course(imagined, seat, best).steps[0]
    if first.ask in REPEATED:
        plans.insert(1, _with(imagined, seat, plans[0], [first.choice], dice))
    most = max(len(plan) for plan in plans)
    found: list[Line] = []
    for plan in reversed(plans):
        course = Course(imagined, seat, plan)
        course.finish(dice, most)
        if course.line not in found:
            found.append(course.line)
    return found


def _with(imagined: State, seat: Seat, line: Line, keys: list[str], dice: Dice) -> Line:
    """The line, and after it these answers as far as they are possible."""
    course = Course(imagined, seat, line)
    course.finish_part(dice)
    for key in keys:
        if not course.give_key(key):
            break
    course.finish_part(dice)
    return course.line


def kept_of(imagined: State, seat: Seat, line: Line, dice: Dice, whole: bool) -> list[Step]:
    """The steps after the first answer; if `whole`, also the heuristics' next moves of its kind."""
    course = Course(imagined, seat, line)
    head = course.steps[0].ask
    if head not in HEADS and head not in INSIDE:
        return []
    course.finish_part(dice)
    while whole and course.asked() == head:
        course.go_on(dice)
        course.finish_part(dice)
    return [step for step in course.steps[1:] if len(step.options) > 1]
