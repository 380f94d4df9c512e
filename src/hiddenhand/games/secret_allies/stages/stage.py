"""Base classes for stages: a stage declares one question, or one automatic step.

A stage with a question declares who is asked, the text and its paragraph, the options and their
keys, the effect of an answer, the default answer, the bots' scores for the options, and how play
continues when the asked player leaves. The playable state, the view, the planes, the bots and the
text of a position all use this declaration.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.planes import NO_PART
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.secret_allies.actions import ActionTable
from hiddenhand.games.secret_allies.codes import BATTLE, NONE, OVER, SWITCH
from hiddenhand.games.secret_allies.names import Names
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import NUMBER, Thing

Questions = tuple[tuple[str, str], ...]  # text key and paragraph of each


def asked(*questions: tuple[str, str]) -> Questions:
    """The questions of a stage, as a tuple of (text key, paragraph)."""
    return questions


class Stage:
    """A stage, with defaults that fit most stages."""

    number: i64 = -1  # its index in the course and in packed states
    asks: bool = True  # False: a step that the engine runs without asking
    of_seats: bool = False  # asks seats, not chance
    questions: Questions = ()  # text key and paragraph of each possible question
    verb: str = ""  # a key is "verb:thing", or the thing alone
    nothing: str = "done"  # the key of the option NONE
    switch: str = ""  # the key of the option SWITCH
    lone_is_public: bool = False  # a lone option is known to all: the engine takes it (SA-R71)
    thing: Thing = NUMBER
    phase: i64 = BATTLE
    shows: i64 = 0  # SHOWS_... bits: what the view shows during the question
    after_check: bool = False  # holders have been checked, and no unit has moved since
    default_is_last: bool = False  # SA-D: the default is the last option, NONE

    def takes_lone(self, choice: i64) -> bool:
        """Whether the engine takes this option without asking if it is the only one (SA-R71)."""
        return self.lone_is_public

    # -- the asked seats ---------------------------------------------------------------------

    def actor(self, s: BaseState) -> i64:
        """The first seat that has to answer, CHANCE, or NOBODY."""
        return NOBODY

    def owes(self, s: BaseState, seat: i64) -> bool:
        """Whether `seat` has to answer."""
        return False

    def actors(self, s: BaseState) -> list[int]:
        """All seats that have to answer."""
        return [seat for seat in range(int(s.seats)) if self.owes(s, seat)]

    def question(self, s: BaseState) -> tuple[str, str]:
        """Text key and paragraph of the question: one of `questions`."""
        return self.questions[0]

    def word(self) -> str:
        """Its name in the text of a position; empty for automatic steps."""
        return self.questions[0][0] if self.questions else ""

    # -- options and answers -----------------------------------------------------------------

    def options(self, s: BaseState) -> vec[i32]:
        """The choices of the asked seat, always in the same order."""
        return vec[i32]()

    def refresh(self, s: BaseState) -> None:
        """List the options when play reaches this stage; some stages are entered with options
        listed.
        """
        s.options = self.options(s)

    def count(self, s: BaseState, seat: i64) -> i64:
        """Number of options of `seat`; 0 if it is not asked."""
        return len(s.options) if seat == self.actor(s) else 0

    def choice(self, s: BaseState, seat: i64, index: i64) -> i64:
        """What option `index` of `seat` means: a number of its `thing`, or NONE."""
        return i64(s.options[index])

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        """Apply the choice of `seat`, and set the next stage if another one follows."""

    # -- text --------------------------------------------------------------------------------

    def key(self, s: BaseState, choice: i64) -> str:
        """The key of an option; it never contains other seats' secrets."""
        if choice == NONE:
            return self.nothing_word(s)
        if choice == SWITCH:
            return self.switch
        if self.verb == "":
            return self.thing.write(s, choice)
        return f"{self.verb}:{self.thing.write(s, choice)}"

    def nothing_word(self, s: BaseState) -> str:
        """The key of the option NONE."""
        return self.nothing

    def read(self, names: Names, key: str) -> int:
        """The choice for `key`: the reverse of `key`."""
        if key == self.switch:
            return int(SWITCH)
        if self.verb != "":
            _, colon, rest = key.partition(":")
            return self.thing.read(names, rest) if colon else int(NONE)
        return int(NONE) if key == self.nothing else self.thing.read(names, key)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        """The action for part `part` of an option, for learning programs."""
        if choice == NONE:
            return 0 if part == 0 else NO_PART
        if choice == SWITCH:
            return 1 if part == 0 else NO_PART
        return self.thing.tell(table, s, seat, choice, part)

    def phase_now(self, s: BaseState) -> i64:
        """The phase of the turn in which the question is asked."""
        return self.phase

    def is_after_check(self, s: BaseState) -> bool:
        """Whether holders have been checked and no unit has moved since."""
        return self.after_check

    # -- defaults and scores -----------------------------------------------------------------

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """Indices of the options that SA-D allows as default, all equally good; usually one."""
        return [int(self.count(s, seat)) - 1] if self.default_is_last else [0]

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        """A score for each option of `seat`, from what it knows; here the default is best."""
        best = self.default(s, seat)
        scores = vec[i64]()
        index: i64 = 0
        while index < self.count(s, seat):
            scores = append(scores, i64(1) if int(index) in best else i64(0))
            index += 1
        return scores

    # -- leaving -----------------------------------------------------------------------------

    def left(self, s: BaseState, seat: i64) -> None:
        """Continue after `seat` left the game during this question."""
        if s.current == seat:
            self.abandoned(s)
        else:
            self.board_changed(s)

    def abandoned(self, s: BaseState) -> None:
        """The asked player left, or the one chance drew for: go on without them."""

    def board_changed(self, s: BaseState) -> None:
        """Another player left with all units: update the question if that matters."""

    # -- automatic steps ---------------------------------------------------------------------

    def run(self, s: BaseState) -> None:
        """Do this step and set the next stage."""


class ChanceStage(Stage):
    """A question for chance: a draw or a deal."""

    def actor(self, s: BaseState) -> i64:
        return CHANCE

    def actors(self, s: BaseState) -> list[int]:
        return [CHANCE]

    def count(self, s: BaseState, seat: i64) -> i64:
        return len(s.options) if seat == CHANCE else 0


class SeatStage(Stage):
    """A question for one seat, `current`."""

    of_seats = True

    def actor(self, s: BaseState) -> i64:
        return s.current

    def owes(self, s: BaseState, seat: i64) -> bool:
        return seat == s.current

    def actors(self, s: BaseState) -> list[int]:
        return [int(s.current)]

    def count(self, s: BaseState, seat: i64) -> i64:
        return len(s.options) if seat == s.current else 0


class ScoredStage(SeatStage):
    """A question whose options are scored one by one."""

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        scores = vec[i64]()
        for option in s.options:
            scores = append(scores, self.score(s, seat, w, i64(option)))
        return scores

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        """The score of one option."""
        return 0


class SealedStage(Stage):
    """A question for several seats at once; their choices are 0, 1, 2 ..."""

    of_seats = True

    def actor(self, s: BaseState) -> i64:
        seat: i64 = 0
        while seat < s.seats:
            if self.owes(s, seat):
                return seat
            seat += 1
        return NOBODY

    def refresh(self, s: BaseState) -> None:
        """Does nothing: every seat has its own options."""

    def choice(self, s: BaseState, seat: i64, index: i64) -> i64:
        return index


class AutomaticStage(Stage):
    """A step without a question."""

    asks = False


class Over(Stage):
    """The end of the game: nobody is asked."""

    number = OVER
    questions = asked(("", ""))

    def word(self) -> str:
        return "over"

    def actors(self, s: BaseState) -> list[int]:
        return []

    def refresh(self, s: BaseState) -> None:
        """Does nothing: there are no options."""

    def count(self, s: BaseState, seat: i64) -> i64:
        return 0
