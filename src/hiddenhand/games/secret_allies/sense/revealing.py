"""Heuristics for revealing: which ally now, and which one is worth more hidden.

A revealed ally pays at once and is defended by what its funds buy, but everybody knows whose it is
and gets a bonus for taking it. A hidden one is passed by, and revealed late it comes as a surprise:
with better units, and with no time left to take it. So the heuristics open cheap allies first and
keep the best back, unless enemies come near or the game is about to end.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hiddenhand.games.secret_allies.codes import NONE
from hiddenhand.games.secret_allies.sense.targets import state_value
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.state import BaseState

NOW: Final[i64] = 2000  # the score of an ally that should be revealed


def judge_reveal(s: BaseState, seat: i64, w: Weights) -> vec[i64]:
    """Scores for passing and for each ally; passing scores 0."""
    scores = vec[i64]()
    for option in s.options:
        slot: i64 = i64(option)
        if slot == NONE:
            scores = append(scores, i64(0))
        elif s.turn == 0:
            scores = append(scores, state_value(s, w, slot))
        elif in_danger(s, seat, w, slot):
            scores = append(scores, NOW + state_value(s, w, slot))
        elif is_time(s, seat, w, slot):
            scores = append(scores, NOW - state_value(s, w, slot))
        else:
            scores = append(scores, i64(-1))
    return scores


def is_time(s: BaseState, seat: i64, w: Weights, slot: i64) -> bool:
    """Whether this ally should be revealed although no enemy is near: more are hidden than are
    worth keeping back, few turns are left, or it would win the game.
    """
    keep: i64 = w.keep_of_two if s.seats == 2 else w.keep_hidden
    if s.unrevealed(seat) > keep or s.turn_limit - s.turn <= w.last_turns:
        return True
    return i64(s.track[seat]) + i64(s.board.worth[slot]) >= s.threshold


def in_danger(s: BaseState, seat: i64, w: Weights, slot: i64) -> bool:
    """Whether an enemy unit could come into the state in its next move and still go on."""
    board = s.board
    cell: i64 = 0
    while cell < board.cells:
        if s.live(cell) and i64(s.side[cell]) != seat:
            reach: i64 = i64(s.pack_data.move[i64(s.unit[cell]) - 1]) - w.alarm
            land: i64 = i64(board.first[slot])
            while land < i64(board.first[slot + 1]):
                if board.far(cell, land) <= reach:
                    return True
                land += 1
        cell += 1
    return False
