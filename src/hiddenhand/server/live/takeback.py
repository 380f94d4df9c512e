"""Whether an answer may be taken back: only while nothing was revealed by it.

Chance must not have answered, and nobody may have been told anything that was hidden from them
before. What is hidden from a viewer is what the open view shows and the viewer's own does not.
"""

from collections.abc import Iterator

from hiddenhand.core.event import Event
from hiddenhand.core.game import RESIGN, Game
from hiddenhand.core.seats import OPEN, SPECTATOR, Seat
from hiddenhand.core.state import State
from hiddenhand.table.table import Step


def allowed(game: Game, seats: int, before: State, step: Step, *, sealed: bool) -> bool:
    """`sealed`: others answered, or answer, the same question without seeing each other."""
    seat, key = step.answers[0]
    if key == RESIGN or len(step.answers) > 1 or step.state.is_over():
        return False
    if sealed and len(step.state.actors()) != len(before.actors()) - 1:
        return False  # the envelopes were opened
    if any(event.forgets or _tells_others(event, seat) for event in step.events):
        return False
    told = {word for event in step.events for word in _words(event.seen_by(OPEN))}
    told &= set(_words(game.project(before, OPEN).as_dict()))
    if not told:
        return True
    for viewer in (SPECTATOR, *range(seats)):
        news = told & {word for event in step.events for word in _words(event.seen_by(viewer))}
        if news and not news.issubset(_words(game.project(before, viewer).as_dict())):
            return False
    return True


def _tells_others(event: Event, seat: Seat) -> bool:
    return bool(event.secret) and any(witness != seat for witness in event.witnesses)


def _words(fact: object) -> Iterator[str]:
    if isinstance(fact, str):
        yield fact
    elif isinstance(fact, dict):
        for value in fact.values():
            yield from _words(value)
    elif isinstance(fact, list | tuple):
        for value in fact:
            yield from _words(value)
