"""A player resigns (SA-R70, SA-D21): the player is out at once and play continues without them.

Every seat still in the game can answer `resign` at any time, even when it is not asked. It is not
in any list of options, so random players never resign; records contain it like any other answer.
"""

from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.codes import WRECK
from hiddenhand.games.secret_allies.partisans import return_funds
from hiddenhand.games.secret_allies.scoring import LAST_PLAYER, finish
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState


def leave(s: BaseState, seat: i64) -> None:
    """Take `seat` out of the game and set the stage at which play continues."""
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
    COURSE[s.stage].left(s, seat)


def _clear_board(s: BaseState, seat: i64) -> None:
    """Remove the player's units without wrecks, and their ownership of mines and states."""
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
