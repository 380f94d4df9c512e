"""Revealing allies: the forced reveal of turn zero and the discovery phase (SA-4.2, SA-7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies import codes, discovery, scoring
from hiddenhand.games.secret_allies.sense.revealing import judge_reveal
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages.stage import AutomaticStage, SeatStage, asked
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import SLOT


class NextReveal(AutomaticStage):
    """Finds the next player to ask, or what follows when all have been asked."""

    def run(self, s: BaseState) -> None:
        discovery.next_reveal(s)


@final
class NextForcedReveal(NextReveal):
    """The forced reveal of turn zero."""

    number = codes.NEXT_FORCED_REVEAL


@final
class NextDiscovery(NextReveal):
    """The discovery phase."""

    number = codes.NEXT_DISCOVERY


@final
class Reveal(SeatStage):
    """A player reveals an ally or passes."""

    number = codes.REVEAL
    questions = asked(("ask-reveal", "SA-7.0.2"), ("ask-first-reveal", "SA-4.2.1"))
    verb = "reveal"
    thing = SLOT
    nothing = "pass"
    phase = codes.DISCOVERY
    after_check = True

    def question(self, s: BaseState) -> tuple[str, str]:
        return self.questions[1 if s.turn == 0 else 0]

    def options(self, s: BaseState) -> vec[i32]:
        return discovery.reveal_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        discovery.reveal(s, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return judge_reveal(s, seat, w)

    def abandoned(self, s: BaseState) -> None:
        s.stage = codes.NEXT_FORCED_REVEAL if s.turn == 0 else codes.NEXT_DISCOVERY


@final
class AfterReveal(AutomaticStage):
    """Checks control after a reveal and its purchases."""

    number = codes.AFTER_REVEAL

    def run(self, s: BaseState) -> None:
        discovery.after_reveal(s)


@final
class EndOfTurn(AutomaticStage):
    """Ends the turn: eliminations and stall."""

    number = codes.END_OF_TURN

    def run(self, s: BaseState) -> None:
        scoring.end_of_turn(s)
