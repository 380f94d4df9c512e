"""The battle phase: slots, subturns, moves, fire, partisans (SA-2, SA-5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies import battle, codes, fire, partisans
from hiddenhand.games.secret_allies.sense.moving import judge_hexes, judge_hits, judge_units
from hiddenhand.games.secret_allies.sense.targets import Memory, Outlook
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages.stage import (
    AutomaticStage,
    ScoredStage,
    SeatStage,
    asked,
)
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import HEX, NUMBER, WAY


@final
class NextTurn(AutomaticStage):
    """Starts a turn with its battle phase."""

    number = codes.NEXT_TURN

    def run(self, s: BaseState) -> None:
        s.turn += 1
        s.progress = False
        s.forget_amounts()
        s.forget_transfers()
        if s.listening:
            s.tell_turn()
        battle.begin_battle(s)


@final
class NextSlot(AutomaticStage):
    """Finds the next player with a slot."""

    number = codes.NEXT_SLOT

    def run(self, s: BaseState) -> None:
        battle.next_slot(s)


@final
class Defer(ScoredStage):
    """A player defers some subturns of the slot."""

    number = codes.DEFER
    questions = asked(("ask-defer", "SA-R48"))
    verb = "defer"
    thing = NUMBER

    def options(self, s: BaseState) -> vec[i32]:
        return battle.defer_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        battle.defer(s, choice)

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        late: bool = w.defer_from > 0 and s.turn >= w.defer_from
        return choice if late else -choice

    def abandoned(self, s: BaseState) -> None:
        s.mover = -1
        battle.end_subturn(s)


@final
class NextSubturn(AutomaticStage):
    """Starts a subturn."""

    number = codes.NEXT_SUBTURN

    def run(self, s: BaseState) -> None:
        battle.next_subturn(s)


@final
class NextMove(AutomaticStage):
    """Finds out whether the player can move a unit."""

    number = codes.NEXT_MOVE

    def run(self, s: BaseState) -> None:
        battle.next_move(s)


class MoveStage(SeatStage):
    """Part of a move: in a subturn, of partisans at once, or after a pause."""

    def abandoned(self, s: BaseState) -> None:
        s.mover = -1
        if s.mode == codes.AT_ONCE:
            s.stage = codes.RESUME_MOVE
        else:
            battle.end_subturn(s)


@final
class PickUnit(MoveStage):
    """A player selects a unit to move."""

    number = codes.PICK_UNIT
    questions = asked(("ask-unit", "SA-R35"), ("ask-partisan", "SA-R33"))
    verb = "unit"
    thing = HEX
    default_is_last = True

    def question(self, s: BaseState) -> tuple[str, str]:
        return self.questions[1 if s.mode == codes.AT_ONCE else 0]

    def options(self, s: BaseState) -> vec[i32]:
        return battle.pick_unit_options(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        battle.pick_unit(s, choice)

    def nothing_word(self, s: BaseState) -> str:
        return "stop" if s.mode == codes.AT_ONCE else "end"

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        outlook.look_far()
        return judge_units(outlook)


@final
class PickHex(MoveStage):
    """A player selects where the unit goes."""

    number = codes.PICK_HEX
    questions = asked(("ask-hex", "SA-2.1.1"), ("ask-go-on", "SA-R27"))
    thing = WAY
    nothing = "stay"
    switch = "aim"
    lone_is_public = True

    def question(self, s: BaseState) -> tuple[str, str]:
        return self.questions[1 if s.mode == codes.AFTER_PAUSE else 0]

    def takes_lone(self, choice: i64) -> bool:
        return choice < codes.ENTER  # an attack is never begun without asking

    def options(self, s: BaseState) -> vec[i32]:
        return battle.pick_hex_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        battle.pick_hex(s, choice)

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """SA-D14: stay, or the first hex reached without attacking a state."""
        for number, choice in enumerate(s.options):
            if codes.NONE <= i64(choice) < codes.ENTER:
                return [number]
        return [0]

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        outlook.look_far()
        return judge_hexes(outlook)

    def board_changed(self, s: BaseState) -> None:
        if len(battle.pick_hex_options(s)) == 0:
            battle.ask_anew(s)


@final
class PickTarget(MoveStage):
    """A player selects the target of a hit."""

    number = codes.PICK_TARGET
    questions = asked(("ask-target", "SA-R43"))
    verb = "hit"
    thing = HEX
    nothing = "drop"
    default_is_last = True
    lone_is_public = True

    def options(self, s: BaseState) -> vec[i32]:
        return fire.target_list(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        fire.pick_target(s, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        return judge_hits(outlook)

    def board_changed(self, s: BaseState) -> None:
        battle.targets_vanished(s)


@final
class NextPartisan(AutomaticStage):
    """Lets the winner of the auction buy a partisan."""

    number = codes.NEXT_PARTISAN

    def run(self, s: BaseState) -> None:
        partisans.next_partisan(s)


@final
class NextPartisanMove(AutomaticStage):
    """Lets the partisans move at once."""

    number = codes.NEXT_PARTISAN_MOVE

    def run(self, s: BaseState) -> None:
        battle.next_partisan_move(s)


@final
class ResumeMove(AutomaticStage):
    """Continues the move that an attack paused."""

    number = codes.RESUME_MOVE

    def run(self, s: BaseState) -> None:
        battle.resume_move(s)
