"""Rewards of a finished game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.core.state import State

WIN: Final = 0  # 1 for the winner, divided among several; 0 for everyone else
RANKING: Final = 1  # from 1 for first to -1 for last, ties share; sums to 0
REWARDS: Final = ("win", "ranking")


def write_rewards(state: State, kind: i64, seats: i64, out: vec[float], at: i64) -> None:
    """Write each seat's reward into `out` from index `at`. The game must be over."""
    if kind == RANKING:
        _write_ranking(state, seats, out, at)
        return
    seat: i64 = 0
    while seat < seats:
        out[at + seat] = state.share(seat)
        seat += 1


def _write_ranking(state: State, seats: i64, out: vec[float], at: i64) -> None:
    result = state.result()
    if result is None:
        return
    before: i64 = 0
    for place in result.ranking:
        size: i64 = len(place)
        middle = float(before) + float(size - 1) / 2.0  # mean place of those who tie
        for seat in place:
            out[at + seat] = 1.0 - 2.0 * middle / float(seats - 1)
        before += size
