"""Who had reason to suspect whom, for the end of a game; much cheaper than an analysis."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hiddenhand.analysis.story import acts, spread
from hiddenhand.analysis.suspicion import CONVINCED, Guess, suspicions
from hiddenhand.core.errors import WrongVersion
from hiddenhand.core.record import parse
from hiddenhand.core.seats import Seat

MOMENTS = 32  # looked at; the first moment of a suspicion is known this exactly


@dataclass(frozen=True, slots=True)
class Hindsight:
    """From moment `since` to the end, what `seat` saw pointed to one secret of seat `about`."""

    seat: Seat
    about: Seat
    secret: str
    since: int
    right: bool


def hindsight(record: str) -> list[dict[str, Any]]:
    """All convictions that lasted to the end, earliest first; `record` is the text of a game.

    Only secrets of seats that hide a single one are told.
    """
    game = parse(record)
    moments = spread(0, len(acts(game)) - 1, MOMENTS)
    try:
        believed = suspicions(game, moments)
    except WrongVersion:  # played under older rules
        return []
    found = []
    for one in believed:
        held = _held(one.guesses)
        if held is not None and len(one.truth) == 1:
            secret, since = held
            found.append(Hindsight(one.seat, one.about, secret, since, secret in one.truth))
    found.sort(key=lambda one: (one.since, one.seat, one.about))
    return [asdict(one) for one in found]


def _held(guesses: Sequence[Guess]) -> tuple[str, int] | None:
    """The secret believed at the end, and since when without a break; None if there is none."""
    if not guesses:
        return None
    secret = guesses[-1].suspects[0][0] if guesses[-1].suspects else ""
    since = None
    for guess in reversed(guesses):
        if not guess.suspects or guess.suspects[0][0] != secret:
            break
        if guess.suspects[0][1] < CONVINCED:
            break
        since = guess.moment
    return None if since is None else (secret, since)
