"""Which stage of the game asks a question."""

from hiddenhand.core.errors import BadState
from hiddenhand.games.secret_allies import stages

STAGES = {
    "ask-place-tile": stages.PLACE_TILE,
    "ask-take-race": stages.TAKE_RACE,
    "ask-keep-race": stages.KEEP_RACE,
    "ask-buy-card": stages.BUY_CARD,
    "ask-keep-card": stages.KEEP_CARD,
    "ask-first-reveal": stages.REVEAL,
    "ask-reveal": stages.REVEAL,
    "ask-defer": stages.DEFER,
    "ask-unit": stages.PICK_UNIT,
    "ask-partisan": stages.PICK_UNIT,
    "ask-hex": stages.PICK_HEX,
    "ask-go-on": stages.PICK_HEX,
    "ask-target": stages.PICK_TARGET,
    "ask-buy-unit": stages.BUY_UNIT,
    "ask-buy-partisan": stages.BUY_UNIT,
    "ask-buy-at-reveal": stages.BUY_UNIT,
    "ask-pay": stages.PAY,
    "ask-put-unit": stages.PUT_UNIT,
    "ask-research": stages.RESEARCH,
    "ask-send": stages.SEND,
    "ask-receive": stages.RECEIVE,
    "ask-look": stages.LOOK,
    "ask-bid-order": stages.BID,
    "ask-bid-partisans": stages.BID,
    "ask-run-off": stages.BID,
    "ask-show": stages.SHOW,
}


def stage_of(ask: str) -> int:
    if ask not in STAGES:
        raise BadState("no question that a seat is asked", place=ask)
    return int(STAGES[ask])
