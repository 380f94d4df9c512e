"""A player resigns (SA-R70, SA-D21): he is out at once and play goes on without him.

`resign` is an answer that every seat still in the game may give at any time, also while it owes
nothing. It stands in no list of options, so that nobody leaves by chance; the record holds it
like any other answer.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.auction import close_if_all_in, drawing_goes_on
from hiddenhand.games.secret_allies.battle import end_subturn, units_vanished
from hiddenhand.games.secret_allies.discovery import after_reveal
from hiddenhand.games.secret_allies.partisans import close_if_answered, return_funds
from hiddenhand.games.secret_allies.scoring import LAST_PLAYER, finish
from hiddenhand.games.secret_allies.stages import (
    AT_MARKET,
    AT_ONCE,
    AT_REVEAL,
    BID,
    BUY_CARD,
    BUY_UNIT,
    DEAL_RACE,
    DEFER,
    DRAW_CARD,
    DRAW_RACE,
    IN_DECK,
    KEEP_CARD,
    KEEP_RACE,
    LOOK,
    NEXT_BUYER,
    NEXT_DISCOVERY,
    NEXT_FORCED_REVEAL,
    NEXT_LOOK,
    NEXT_PICK,
    NEXT_RACE,
    PAY,
    PEEK_CARD,
    PICK_HEX,
    PICK_TARGET,
    PICK_UNIT,
    PLACE_TILE,
    PUT_UNIT,
    RANDOM_RANK,
    RECEIVE,
    RESEARCH,
    RESUME_MOVE,
    REVEAL,
    SEND,
    SHOW,
    TAKE_RACE,
    WRECK,
)
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.turn_zero import pass_tile_on


def leave(s: Realm, seat: i64) -> None:
    s.leavings += 1
    s.out[seat] = i16(s.leavings)
    if s.listening:
        s.tell("resigned", {"seat": int(seat)})
    _clear_board(s, seat)
    s.bidding[seat] = 0
    s.bids[seat] = -1
    s.answers[seat] = -1
    if s.players_left() == 1:
        return_funds(s)
        finish(s, LAST_PLAYER)
        return
    if s.stage == BID:
        close_if_all_in(s)
    elif s.stage == SHOW:
        close_if_answered(s)
    elif s.stage == RANDOM_RANK:
        drawing_goes_on(s)
    elif s.current == seat:
        _stop_acting(s)
    else:
        units_vanished(s)


def _clear_board(s: Realm, seat: i64) -> None:
    """Units go without wrecks, mines lose their owner, states their holder."""
    cell: i64 = 0
    while cell < len(s.unit):
        if s.unit[cell] != 0 and i64(s.side[cell]) == seat and i64(s.marks[cell]) & WRECK == 0:
            s.clear_cell(cell)
        cell += 1
    s.disown_mines(seat)
    slot: i64 = 0
    while slot < len(s.holder):
        if i64(s.holder[slot]) == seat:
            s.holder[slot] = -1
            s.progress = True
            if s.listening:
                s.tell("state-lost", {"state": s.land_id(slot), "seat": None})
        slot += 1


def _stop_acting(s: Realm) -> None:
    """The question was his, or chance drew for him: go on with what comes after him."""
    stage: i64 = s.stage
    if stage == PLACE_TILE:
        pass_tile_on(s)
    elif stage in (DEAL_RACE, DRAW_RACE, TAKE_RACE, KEEP_RACE):
        s.race_hand = vec[i16]()
        s.stage = NEXT_RACE
    elif stage in (DRAW_CARD, BUY_CARD, KEEP_CARD):
        for slot in s.pick_hand:
            s.card[i64(slot)] = i16(IN_DECK)
        s.pick_hand = vec[i16]()
        s.pick += 1
        s.stage = NEXT_PICK
    elif stage == REVEAL:
        s.stage = NEXT_FORCED_REVEAL if s.turn == 0 else NEXT_DISCOVERY
    elif stage in (PICK_UNIT, PICK_HEX, PICK_TARGET, DEFER):
        s.mover = -1
        if s.mode == AT_ONCE and stage != DEFER:
            s.stage = RESUME_MOVE
        else:
            end_subturn(s)
    elif stage in (RESEARCH, SEND, RECEIVE, PEEK_CARD):
        s.peek_hand = vec[i16]()
        s.stage = NEXT_BUYER
    elif stage in (BUY_UNIT, PAY, PUT_UNIT):
        if s.purpose == AT_MARKET:
            s.stage = NEXT_BUYER
        elif s.purpose == AT_REVEAL:
            after_reveal(s)
        else:
            return_funds(s)
            s.stage = RESUME_MOVE
    elif stage == LOOK:
        s.looks_left = 0
        s.stage = NEXT_LOOK
