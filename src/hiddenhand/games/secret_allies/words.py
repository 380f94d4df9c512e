"""The words of questions and options. Keys name places, never secrets of others."""

from hiddenhand.games.secret_allies import stages
from hiddenhand.games.secret_allies.allies import ENOUGH
from hiddenhand.games.secret_allies.economy import RESOURCES
from hiddenhand.games.secret_allies.mapping import q_of, r_of, turn_of
from hiddenhand.games.secret_allies.market import DIGITS, KINDS
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.technology import TECHS

# Stage -> text key of the question and the paragraph that asks it.
_QUESTIONS: dict[int, tuple[str, str]] = {
    stages.DRAW_STATE: ("draw-state", "SA-R6"),
    stages.SEAT_ORDER: ("draw-seat-order", "SA-R8"),
    stages.DRAW_TILE: ("draw-tile", "SA-R9"),
    stages.AUTO_PLACE: ("place-automatically", "SA-R10"),
    stages.DEAL_RACE: ("deal-race", "SA-R11"),
    stages.DRAW_RACE: ("draw-race", "SA-R11"),
    stages.RANDOM_RANK: ("draw-order", "SA-R54"),
    stages.REMOVE_CARD: ("remove-card", "SA-R13"),
    stages.DRAW_CARD: ("draw-card", "SA-4.1.3"),
    stages.PEEK_CARD: ("draw-neutral", "SA-R65"),
    stages.PLACE_TILE: ("ask-place-tile", "SA-R9"),
    stages.TAKE_RACE: ("ask-take-race", "SA-R11"),
    stages.KEEP_RACE: ("ask-keep-race", "SA-R11"),
    stages.BUY_CARD: ("ask-buy-card", "SA-R14"),
    stages.KEEP_CARD: ("ask-keep-card", "SA-4.1.4"),
    stages.DEFER: ("ask-defer", "SA-R48"),
    stages.PICK_TARGET: ("ask-target", "SA-R43"),
    stages.PAY: ("ask-pay", "SA-R61"),
    stages.PUT_UNIT: ("ask-put-unit", "SA-R39"),
    stages.RESEARCH: ("ask-research", "SA-8.0.2"),
    stages.SEND: ("ask-send", "SA-R63"),
    stages.RECEIVE: ("ask-receive", "SA-R63"),
    stages.LOOK: ("ask-look", "SA-R66"),
    stages.SHOW: ("ask-show", "SA-R28"),
    stages.OVER: ("", ""),
}


def question_of(s: Realm) -> tuple[str, str]:
    stage = s.stage
    if stage == stages.BID:
        if s.runoff > 0:
            return ("ask-run-off", "SA-R54" if s.aim == stages.TURN_ZERO else "SA-R52")
        if s.aim == stages.PARTISANS:
            return ("ask-bid-partisans", "SA-5.2.6")
        return ("ask-bid-order", "SA-4.0.6" if s.aim == stages.TURN_ZERO else "SA-5.0.1")
    if stage == stages.REVEAL:
        return ("ask-first-reveal", "SA-4.2.1") if s.turn == 0 else ("ask-reveal", "SA-7.0.2")
    if stage == stages.PICK_UNIT:
        return ("ask-partisan", "SA-R33") if s.mode == stages.AT_ONCE else ("ask-unit", "SA-R35")
    if stage == stages.PICK_HEX:
        if s.mode == stages.AFTER_PAUSE:
            return ("ask-go-on", "SA-R27")
        return ("ask-hex", "SA-2.1.1")
    if stage == stages.BUY_UNIT:
        if s.purpose == stages.FOR_PARTISANS:
            return ("ask-buy-partisan", "SA-R32")
        if s.purpose == stages.AT_REVEAL:
            return ("ask-buy-at-reveal", "SA-4.2.5" if s.turn == 0 else "SA-7.0.3")
        return ("ask-buy-unit", "SA-6.1.13")
    return _QUESTIONS[stage]


def key_of(s: Realm, stage: int, choice: int) -> str:
    """The option `choice` of a stage that asks chance or one seat."""
    if stage < stages.BUY_CARD:
        return _turn_zero_key(s, stage, choice)
    if choice == stages.NONE:
        return _nothing(s, stage)
    if stage == stages.BUY_CARD:
        return "enough" if choice == ENOUGH else "buy"
    if stage == stages.KEEP_CARD:
        return f"keep:{s.land_id(choice)}"
    if stage == stages.REVEAL:
        return f"reveal:{s.land_id(choice)}"
    if stage == stages.DEFER:
        return f"defer:{choice}"
    if stage == stages.PICK_UNIT:
        return f"unit:{s.board.name(choice)}"
    if stage == stages.PICK_HEX:
        if choice >= stages.ENTER:
            return f"enter:{s.board.name(choice - stages.ENTER)}"
        return f"go:{s.board.name(choice)}"
    if stage == stages.PICK_TARGET:
        return f"hit:{s.board.name(choice)}"
    if stage == stages.BUY_UNIT:
        return f"buy:{s.land_id(choice // KINDS)}.{s.unit_id(choice % KINDS)}"
    if stage == stages.PAY:
        return f"pay:{choice // DIGITS // DIGITS}.{choice // DIGITS % DIGITS}.{choice % DIGITS}"
    if stage == stages.PUT_UNIT:
        return f"put:{s.board.name(choice)}"
    if stage == stages.RESEARCH:
        return f"research:{s.land_id(choice // TECHS)}.{s.pack_data.tech_ids[choice % TECHS]}"
    if stage == stages.SEND:
        return f"send:{s.land_id(choice // RESOURCES)}.{RESOURCE_IDS[choice % RESOURCES]}"
    if stage == stages.RECEIVE:
        return f"to:{s.land_id(choice)}"
    return f"look:{choice}"


def _nothing(s: Realm, stage: int) -> str:
    """The option that names nothing, in the word that fits the question."""
    if stage == stages.PICK_UNIT:
        return "stop" if s.mode == stages.AT_ONCE else "end"
    if stage == stages.PICK_HEX:
        return "stay"
    if stage == stages.PICK_TARGET:
        return "drop"
    if stage == stages.REVEAL:
        return "pass"
    if stage == stages.LOOK:
        return "none"
    return "done"


def _turn_zero_key(s: Realm, stage: int, choice: int) -> str:
    if stage == stages.DRAW_STATE:
        return f"state:{s.pack_data.land_ids[choice]}"
    if stage == stages.DRAW_TILE:
        return f"tile:{s.pack_data.land_ids[choice]}"
    if stage == stages.SEAT_ORDER:
        return f"seat:{choice}"
    if stage == stages.RANDOM_RANK:
        return f"next:{choice}"
    if stage in (stages.AUTO_PLACE, stages.PLACE_TILE):
        return f"place:{turn_of(choice)}.{q_of(choice)}.{r_of(choice)}"
    if stage == stages.REMOVE_CARD:
        return f"remove:{s.land_id(choice)}"
    if stage == stages.DRAW_CARD:
        return f"card:{s.land_id(choice)}"
    if stage == stages.PEEK_CARD:
        return f"peek:{s.land_id(choice)}"
    return f"race:{s.pack_data.race_ids[choice]}"
