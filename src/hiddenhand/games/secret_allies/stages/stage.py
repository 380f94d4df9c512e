"""What a stage is: one declaration of a question, or of a step that needs none.

A stage that asks says whom, in which words and by which paragraph, what the options are and how
they are written, what an answer does, what is answered for a player who does not answer, what a
bot thinks of the options, and how play goes on when the player who was asked leaves. The playable
state, the view, the planes, the bots and the position text read it from here.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.planes import NO_PART
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.secret_allies.actions import ActionTable
from hiddenhand.games.secret_allies.codes import BATTLE, NONE, OVER
from hiddenhand.games.secret_allies.names import Names
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import NUMBER, Thing

Questions = tuple[tuple[str, str], ...]  # text key and paragraph of each


def asked(*questions: tuple[str, str]) -> Questions:
    """The questions of a stage, for its declaration."""
    return questions


class Stage:
    """The parts of a declaration, with what holds for most stages."""

    number: i64 = -1  # its place in the course, and in packed states
    asks: bool = True  # False: a step that the engine runs by itself
    of_seats: bool = False  # asks seats, not chance
    questions: Questions = ()  # text key and paragraph of each it may ask
    verb: str = ""  # a key is "verb:thing", or the thing alone
    nothing: str = "done"  # the key of the option that names nothing
    thing: Thing = NUMBER
    phase: i64 = BATTLE
    shows: i64 = 0  # bits SHOWS_... of what the view shows meanwhile
    after_check: bool = False  # who holds which state was checked, and no unit moved since
    default_is_last: bool = False  # SA-D: the option that names nothing stands last

    # -- who is asked ------------------------------------------------------------------------

    def actor(self, s: BaseState) -> i64:
        """The first seat that owes an answer, CHANCE, or NOBODY."""
        return NOBODY

    def owes(self, s: BaseState, seat: i64) -> bool:
        """Whether `seat` owes an answer."""
        return False

    def actors(self, s: BaseState) -> list[int]:
        """All who owe an answer."""
        return [seat for seat in range(int(s.seats)) if self.owes(s, seat)]

    def question(self, s: BaseState) -> tuple[str, str]:
        """Text key and paragraph: one of `questions`."""
        return self.questions[0]

    def word(self) -> str:
        """Its name in the text of a position; empty for a step that asks nothing."""
        return self.questions[0][0] if self.questions else ""

    # -- what may be answered ----------------------------------------------------------------

    def options(self, s: BaseState) -> vec[i32]:
        """The choices of whoever is asked, always in the same order."""
        return vec[i32]()

    def refresh(self, s: BaseState) -> None:
        """List the options, play having come here; a stage that is entered with its options
        listed keeps them."""
        s.options = self.options(s)

    def count(self, s: BaseState, seat: i64) -> i64:
        """How many options `seat` has; 0 if it owes nothing."""
        return len(s.options) if seat == self.actor(s) else 0

    def choice(self, s: BaseState, seat: i64, index: i64) -> i64:
        """What option number `index` of `seat` names, as a number of its `thing`, or NONE."""
        return i64(s.options[index])

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        """`seat` has chosen. Sets the next stage where another one follows."""

    # -- words -------------------------------------------------------------------------------

    def key(self, s: BaseState, choice: i64) -> str:
        """The key of an option. It names places, never secrets of others."""
        if choice == NONE:
            return self.nothing_word(s)
        if self.verb == "":
            return self.thing.write(s, choice)
        return f"{self.verb}:{self.thing.write(s, choice)}"

    def nothing_word(self, s: BaseState) -> str:
        return self.nothing

    def read(self, names: Names, key: str) -> int:
        """The choice that `key` names: the reverse of `key`."""
        if self.verb != "":
            _, colon, rest = key.partition(":")
            return self.thing.read(names, rest) if colon else int(NONE)
        return int(NONE) if key == self.nothing else self.thing.read(names, key)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        """The action that tells part `part` of an option to learning programs."""
        if choice == NONE:
            return 0 if part == 0 else NO_PART
        return self.thing.tell(table, s, seat, choice, part)

    def phase_now(self, s: BaseState) -> i64:
        """The phase of the turn that the question belongs to."""
        return self.phase

    def is_after_check(self, s: BaseState) -> bool:
        return self.after_check

    # -- answers without the player ----------------------------------------------------------

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """Numbers of the options that the last column of SA-D names, each as good as the others;
        mostly there is just one."""
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
        """`seat` has left the game during this question."""
        if s.current == seat:
            self.abandoned(s)
        else:
            self.board_changed(s)

    def abandoned(self, s: BaseState) -> None:
        """Who left was asked, or chance drew for him: go on with what comes after him."""

    def board_changed(self, s: BaseState) -> None:
        """Another player left, and his units with him: ask anew where that matters."""

    # -- steps without a question ------------------------------------------------------------

    def run(self, s: BaseState) -> None:
        """Do what this step does and set the next stage."""


class ChanceStage(Stage):
    """Asked of chance: draws, deals."""

    def actor(self, s: BaseState) -> i64:
        return CHANCE

    def actors(self, s: BaseState) -> list[int]:
        return [CHANCE]

    def count(self, s: BaseState, seat: i64) -> i64:
        return len(s.options) if seat == CHANCE else 0


class SeatStage(Stage):
    """Asked of one seat, `current`."""

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
    """A question whose options are judged one by one."""

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        scores = vec[i64]()
        for option in s.options:
            scores = append(scores, self.score(s, seat, w, i64(option)))
        return scores

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        return 0


class SealedStage(Stage):
    """All who owe an answer are asked at once; their options are 0, 1, 2 ... in number."""

    of_seats = True

    def actor(self, s: BaseState) -> i64:
        seat: i64 = 0
        while seat < s.seats:
            if self.owes(s, seat):
                return seat
            seat += 1
        return NOBODY

    def refresh(self, s: BaseState) -> None:
        """Every seat has options of its own: there is no one list."""

    def choice(self, s: BaseState, seat: i64, index: i64) -> i64:
        return index


class AutomaticStage(Stage):
    """Needs no answer."""

    asks = False


class Over(Stage):
    """The end: nobody is asked."""

    number = OVER
    questions = asked(("", ""))

    def word(self) -> str:
        return "over"

    def actors(self, s: BaseState) -> list[int]:
        return []

    def refresh(self, s: BaseState) -> None:
        """Nothing is asked any more."""

    def count(self, s: BaseState, seat: i64) -> i64:
        return 0
