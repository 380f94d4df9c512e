"""Checks people's decisions: would another option have been better, given what they knew then?

All options are tried in the same sampled worlds, so the deal does not decide between them. The
first round finds candidates; a second round with new worlds measures the difference, because the
best of many options in one round is partly just lucky.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from hiddenhand.analysis.effort import Effort
from hiddenhand.analysis.minds import Mind, mind_for
from hiddenhand.analysis.story import Act, acts, question, walk
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.record import Record
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice

WORTH_SAYING = 0.02  # smallest difference in the chance to win that is reported
SURE = 2.0  # standard errors required
MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class Alternative:
    """An option that would have been better."""

    option: str
    chance: float
    difference: float  # from the chosen option; above 0
    reason: str  # text key of a hint


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of a person, with better options if there were any."""

    moment: int  # of the answer; the question is one moment earlier
    seat: Seat
    ask: str
    rule: str
    options: int
    chosen: str
    chance: float
    better: tuple[Alternative, ...]  # best first


def promising(record: Record, seats: Sequence[Seat], most: int) -> list[int]:
    """Moments of the decisions most worth checking: those the heuristics disagree with most."""
    doubts: dict[Seat, list[tuple[float, int]]] = {seat: [] for seat in seats}
    played = acts(record)
    minds: dict[Seat, Mind] = {}
    for moment, table in walk(record):
        act = played[moment + 1] if 0 <= moment < len(played) - 1 else None
        if act is None or act.seat not in doubts:
            continue
        decision = question(table, act)
        if decision is not None:
            mind = minds.get(act.seat) or minds.setdefault(act.seat, mind_for(table, act.seat))
            doubts[act.seat].append((-_doubt(mind.thumbs(decision), act), moment + 1))
    share = max(1, most // max(1, len(seats)))
    return sorted(moment for found in doubts.values() for _, moment in sorted(found)[:share])


def _doubt(hints: Sequence[Hint], act: Act) -> float:
    chosen = next(hint.chance for hint in hints if hint.option == act.key)
    return max(hint.chance for hint in hints) - chosen


def choices(record: Record, moments: Sequence[int], effort: Effort, seed: str) -> list[Choice]:
    """The decisions at these moments, with the better alternatives found."""
    played = acts(record)
    wanted = set(moments)
    minds: dict[Seat, Mind] = {}
    found = []
    for moment, table in walk(record):
        if moment < 0 or moment + 1 >= len(played) or moment >= max(wanted, default=0):
            continue
        act = played[moment + 1]
        mind = minds.get(act.seat) or minds.setdefault(act.seat, mind_for(table, act.seat))
        decision = question(table, act) if moment + 1 in wanted else None
        if decision is not None:
            mind.listen()
            found.append(_choice(moment + 1, act, decision, mind, effort, f"{seed}/{moment + 1}"))
    return found


def _choice(
    moment: int, act: Act, decision: Decision, mind: Mind, effort: Effort, seed: str
) -> Choice:
    hints = mind.thumbs(decision)
    ranked = sorted(range(len(hints)), key=lambda k: -hints[k].chance)
    chosen = decision.options.index(act.key)
    field = [chosen, *(k for k in ranked if k != chosen)][: effort.options + 1]
    dice = SeededDice(seed)
    worlds = mind.worlds(dice)
    first = mind.tried(worlds, field, effort.tries, effort.answers, dice)
    means = {k: sum(values) / len(values) for k, values in first.items()}
    best = sorted((k for k in field if k != chosen), key=lambda k: -means[k])[:MOST_NAMED]
    again = [k for k in best if means[k] > means[chosen]]
    second = mind.tried(worlds, [chosen, *again], effort.sure, effort.answers, dice)
    better = []
    for k in again:
        gain, error = _difference(second[k], second[chosen])
        if gain >= max(WORTH_SAYING, SURE * error):
            chance = sum(second[k]) / len(second[k])
            better.append(Alternative(decision.options[k], chance, gain, hints[k].reason))
    return Choice(
        moment,
        act.seat,
        decision.ask,
        decision.rule,
        len(decision.options),
        act.key,
        sum(second[chosen]) / len(second[chosen]),
        tuple(sorted(better, key=lambda other: -other.difference)),
    )


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Mean advantage of `one` over `other`, and its standard error."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))
