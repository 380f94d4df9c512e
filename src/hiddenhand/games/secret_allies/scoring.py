"""The end of a game and the ranking (SA-6.1.4, SA-R57, SA-R68, SA-R69)."""

from typing import Final

from mypy_extensions import i16, i64

from hiddenhand.core.event import Fact
from hiddenhand.core.result import Result
from hiddenhand.games.secret_allies.codes import NEXT_TURN, OVER
from hiddenhand.games.secret_allies.state import BaseState

ENDINGS = ("", "threshold", "turn-limit", "stall", "last-player", "nobody-left")
THRESHOLD: Final[i64] = 1
TURN_LIMIT: Final[i64] = 2
STALL: Final[i64] = 3
LAST_PLAYER: Final[i64] = 4
NOBODY_LEFT: Final[i64] = 5


def set_threshold(s: BaseState) -> None:
    """Set the threshold: the setup's number, limited to a share of the map's prestige (SA-R7)."""
    cap: i64 = s.board.total_worth * s.pack_data.victory_cap_percent // 100
    s.threshold = min(s.threshold, cap)


def finish(s: BaseState, ending: i64) -> None:
    """End the game."""
    s.ending = ending
    s.stage = OVER
    if s.listening:
        places: list[Fact] = [list(place) for place in ranking(s)]
        s.tell("game-over", {"ending": ENDINGS[ending], "ranking": places})


def end_by_threshold(s: BaseState) -> bool:
    """End the game if a player has reached the threshold; returns whether it ended."""
    seat: i64 = 0
    while seat < s.seats:
        if s.is_in(seat) and i64(s.track[seat]) >= s.threshold:
            finish(s, THRESHOLD)
            return True
        seat += 1
    return False


def end_by_limit(s: BaseState) -> bool:
    """End the game if the last turn is over; returns whether it ended."""
    if s.turn >= s.turn_limit:
        finish(s, TURN_LIMIT)
        return True
    return False


def end_of_turn(s: BaseState) -> None:
    """Eliminate players (SA-R68), then check for a stall (SA-R69 c)."""
    beaten = _beaten(s)
    if len(beaten) > 0 and len(beaten) == s.players_left():
        # All would be eliminated at once, so nobody is left to win: the track ranks them as in a
        # stall.
        finish(s, NOBODY_LEFT)
        return
    for seat in beaten:
        s.leavings += 1
        s.out[seat] = i16(s.leavings)
        s.disown_mines(seat)
        if s.listening:
            s.tell("eliminated", {"seat": seat})
    if s.players_left() == 1:
        finish(s, LAST_PLAYER)
        return
    s.quiet_turns = 0 if s.progress else s.quiet_turns + 1
    if s.quiet_turns >= s.pack_data.stall_turns:
        finish(s, STALL)
    else:
        s.stage = NEXT_TURN


def _beaten(s: BaseState) -> list[int]:
    """Players without unit, state and card, once no partisan token is left; all of that is public.

    Last in the current order first, so that earlier ones rank higher (SA-R57).
    """
    beaten: list[int] = []
    for token in s.partisan:
        if token != 0:
            return beaten
    place: i64 = len(s.order)
    while place > 0:
        place -= 1
        seat: i64 = i64(s.order[place])
        if s.is_in(seat) and s.army[seat] == 0 and s.unrevealed(seat) == 0:
            holds: bool = False
            for holder in s.holder:
                if i64(holder) == seat:
                    holds = True
            if not holds:
                beaten.append(int(seat))
    return beaten


def ranking(s: BaseState) -> tuple[tuple[int, ...], ...]:
    """Ranks by track, then current order; players who left come last, later leavers first."""
    keys = [
        (int(s.out[seat]) != 0, -int(s.out[seat]), -int(s.track[seat]), int(s.rank(seat)), seat)
        for seat in range(int(s.seats))
    ]
    return tuple([(key[4],) for key in sorted(keys)])


def winner(s: BaseState) -> i64:
    """The seat that `ranking` puts first, without building the list; used in playouts."""
    best: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        if best < 0 or _ahead(s, seat, best):
            best = seat
        seat += 1
    return best


def _ahead(s: BaseState, one: i64, other: i64) -> bool:
    if s.out[one] != s.out[other]:
        if s.out[one] == 0 or s.out[other] == 0:
            return s.out[one] == 0
        return i64(s.out[one]) > i64(s.out[other])
    if s.track[one] != s.track[other]:
        return i64(s.track[one]) > i64(s.track[other])
    return s.rank(one) < s.rank(other)


def result(s: BaseState) -> Result | None:
    """The result with its explanation, or None before the end."""
    if s.stage != OVER:
        return None
    places = ranking(s)
    steps: list[dict[str, Fact]] = [
        {
            "step": "ending",
            "rule": "SA-R57" if s.ending == THRESHOLD else "SA-R69",
            "ending": ENDINGS[s.ending],
            "turn": int(s.turn),
            "threshold": int(s.threshold),
        }
    ]
    for place in places:
        seat = place[0]
        steps.append(
            {
                "step": "place",
                "rule": "SA-R57",
                "seat": seat,
                "track": int(s.track[seat]),
                "order": int(s.rank(seat)),
                "left": int(s.out[seat]),
            }
        )
    return Result(places[0], places, ENDINGS[s.ending], tuple(steps))
