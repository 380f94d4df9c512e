"""Each seat's belief about every other seat's secret over time."""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.analysis.minds import Mind, mind_for, secrets_of
from hiddenhand.analysis.story import walk
from hiddenhand.core.record import Record
from hiddenhand.core.seats import Seat

NAMED = 3  # suspects kept per moment
CONVINCED = 0.5  # from here on a secret counts as found out


@dataclass(frozen=True, slots=True)
class Guess:
    """A seat's belief at one moment."""

    moment: int
    right: float  # probability given to the truth
    suspects: tuple[tuple[str, float], ...]  # most likely first


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What `seat` believed about seat `about`."""

    seat: Seat
    about: Seat
    truth: tuple[str, ...]  # everything it hid during the game
    found_out: int | None  # moment from which the truth was believed until the end
    guesses: tuple[Guess, ...]


def suspicions(record: Record, moments: Sequence[int]) -> list[Suspicion]:
    """All beliefs at these moments."""
    wanted = set(moments)
    minds: list[Mind] = []
    guesses: dict[tuple[Seat, Seat], list[Guess]] = {}
    truths: dict[Seat, set[str]] = {}
    for moment, table in walk(record):
        if moment < 0 or moment not in wanted or table.state.is_over():
            continue
        minds = minds or [mind_for(table, seat) for seat in range(table.seats)]
        secrets = secrets_of(table)
        for seat, hidden in enumerate(secrets):
            truths.setdefault(seat, set()).update(hidden)
        for mind in minds:
            mind.listen()
            for about, believed in mind.suspicions().items():
                if secrets[about]:  # otherwise the secret is public
                    guess = _guess(moment, believed, secrets[about])
                    guesses.setdefault((mind.seat, about), []).append(guess)
    return [
        Suspicion(seat, about, tuple(sorted(truths[about])), _found_out(found), tuple(found))
        for (seat, about), found in sorted(guesses.items())
    ]


def _guess(moment: int, believed: dict[str, float], secrets: Sequence[str]) -> Guess:
    ranked = sorted(believed.items(), key=lambda one: (-one[1], one[0]))[:NAMED]
    right = sum(believed.get(secret, 0.0) for secret in secrets) / len(secrets)
    return Guess(moment, right, tuple(ranked))


def _found_out(guesses: Sequence[Guess]) -> int | None:
    since = None
    for guess in guesses:
        if guess.right < CONVINCED:
            since = None
        elif since is None:
            since = guess.moment
    return since
