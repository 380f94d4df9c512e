"""A game of Secret Allies in play: questions, effects of answers, automatic steps.

All of it is defined by the stages (`stages/`), which call the rules of the phases.
"""

from typing import Final, final

from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import GameIsOver, OutOfTurn
from hiddenhand.core.game import RESIGN
from hiddenhand.core.result import Result
from hiddenhand.games.secret_allies import codes, redeal, scoring
from hiddenhand.games.secret_allies.leaving import leave
from hiddenhand.games.secret_allies.packing import pack_state
from hiddenhand.games.secret_allies.position import write_position
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.prospects import chance
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState

OPTION_CODES: Final = 1 << 32  # greater than the number of any choice


@final
class SecretAllies(BaseState):
    """The playable state: implements the `State` interface through the stages."""

    # -- the engine's interface in integers --------------------------------------------------

    def actor(self) -> i64:
        return COURSE[self.stage].actor(self)

    def actors(self) -> list[int]:
        return COURSE[self.stage].actors(self)

    def option_count(self, seat: i64) -> i64:
        return COURSE[self.stage].count(self, seat)

    def option_code(self, seat: i64, index: i64) -> i64:
        """A number for the option: the stage and the choice."""
        return self.stage * OPTION_CODES + COURSE[self.stage].choice(self, seat, index)

    def hunch(self, seat: i64, dice: Dice) -> i64:
        return best_option(self, seat, TUNED, dice, Memory())

    def outlook(self, seat: i64) -> float:
        return self.share(seat) if self.stage == codes.OVER else chance(self, seat)

    def share(self, seat: i64) -> float:
        return 1.0 if self.stage == codes.OVER and scoring.winner(self) == seat else 0.0

    def answer(self, seat: i64, index: i64) -> None:
        stage = COURSE[self.stage]
        stage.act(self, seat, stage.choice(self, seat, index))
        self.advance()

    def advance(self) -> None:
        """Go on to the next question. A lone option that everybody can know is taken without
        asking (SA-R71).
        """
        self.next_question()
        while len(self.options) == 1 and COURSE[self.stage].takes_lone(i64(self.options[0])):
            COURSE[self.stage].act(self, self.current, i64(self.options[0]))
            self.next_question()

    def next_question(self) -> None:
        """Run all steps that need no answer, then list the options of the seat that is asked."""
        stage = COURSE[self.stage]
        while not stage.asks:
            stage.run(self)
            stage = COURSE[self.stage]
        stage.refresh(self)

    def list_options(self) -> None:
        """List the options again after a change to the state."""
        self.options = COURSE[self.stage].options(self)

    # -- copies ------------------------------------------------------------------------------

    def clone(self) -> "SecretAllies":
        return SecretAllies(self.pack_data, self.seats, self.length, self)

    def redeal(self, viewer: i64, dice: Dice) -> "SecretAllies":
        world = self.clone()
        redeal.redeal(world, viewer, dice)
        world.list_options()
        return world

    def pack(self) -> bytes:
        return pack_state(self)

    def position_text(self) -> str:
        return write_position(self)

    # -- text --------------------------------------------------------------------------------

    def question(self, seat: i64) -> tuple[str, str]:
        return COURSE[self.stage].question(self)

    def option_keys(self, seat: i64) -> list[str]:
        stage = COURSE[self.stage]
        return [
            stage.key(self, stage.choice(self, seat, index))
            for index in range(stage.count(self, seat))
        ]

    def result(self) -> Result | None:
        return scoring.result(self)

    def say(self, seat: int, key: str) -> None:
        """As in every state; in addition `resign` is accepted at any time from a seat in the game
        (SA-D21).
        """
        if key == RESIGN:
            self.resign(seat)
        else:
            super().say(seat, key)

    def resign(self, seat: int) -> None:
        """Remove `seat` from the game.

        Raises GameIsOver after the end and OutOfTurn if the seat is not in the game.
        """
        place = f"seat {seat}"
        if self.stage == codes.OVER:
            raise GameIsOver("the game has ended", place=place)
        if not (0 <= seat < self.seats) or not self.is_in(seat):
            raise OutOfTurn("this seat is not in the game", place=place)
        leave(self, seat)
        self.advance()
        self.list_options()
