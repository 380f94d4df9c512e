"""The secrecy kit: no viewer can tell the real world from an imagined one (promise 7).

    check_secrecy(GAME, seats=4, decisions=20_000, seed="7", secrets=secrets)

At every decision of random games the state is redealt for every seat and a spectator. The view, the
own options and the questions to others must be equal, byte for byte. Conversely, over all redeals
everything the viewer cannot know must vary; otherwise a zone was forgotten. And what `Game.imagine`
returns must depend only on the dice and on what the viewer knows.

A game may provide two functions. `secrets(state, viewer)` returns what `viewer` cannot know, by
place, as {"hand:2.0": "keen_koi"}; `known(state, viewer)` returns what the viewer remembers beyond
its view, which a redeal must keep. Both are written independently of `redeal`.
"""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Event
from hiddenhand.core.game import Game
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, SPECTATOR, Seat
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

Secrets = Callable[[State, Seat], Mapping[str, str | int]]
Known = Callable[[State, Seat], Mapping[str, object]]


class Leak(AssertionError):
    """A viewer can tell two worlds apart, or something unknown never varies."""


@dataclass(slots=True)
class Varied:
    """For each unknown place, how often it was redealt and how often its card changed."""

    tries: Counter[str] = field(default_factory=Counter)
    changes: Counter[str] = field(default_factory=Counter)

    def by_kind(self) -> dict[str, float]:
        """Share of changes by kind of place ("hand" for "hand:2.0")."""
        tries: Counter[str] = Counter()
        changes: Counter[str] = Counter()
        for place, count in self.tries.items():
            tries[kind_of(place)] += count
            changes[kind_of(place)] += self.changes[place]
        return {kind: changes[kind] / tries[kind] for kind in sorted(tries)}


@dataclass(slots=True)
class SecrecyReport:
    """What was checked."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0
    varied: Varied = field(default_factory=Varied)


IMAGINES_EVERY = 8  # decisions between two checks of `imagine`


def kind_of(place: str) -> str:
    """The kind of a place: "hand" for "hand:2.0"."""
    return place.partition(":")[0]


def check_secrecy(
    game: Game,
    seats: int,
    settings: Mapping[str, str] | None = None,
    decisions: int = 1000,
    seed: str = "0",
    *,
    secrets: Secrets | None = None,
    known: Known | None = None,
    forgetting: Collection[str] = (),
    redeals: int = 2,
    enough: int = 40,
    least: float = 0.3,
) -> SecrecyReport:
    """Check `decisions` questions to seats, in as many random games as necessary. Raises Leak.

    `forgetting`: kinds of event, such as a shuffle, that make faces told earlier in the same step
    unknown again. A place that was redealt `enough` times must have changed at least once, and for
    each kind of place at least the share `least` of the redeals must be changes.
    """
    report = SecrecyReport()
    watch = _Watch(game, seats, dict(settings or {}), report)
    watch.secrets, watch.known = secrets, known
    watch.forgetting, watch.redeals = frozenset(forgetting), redeals
    while report.decisions < decisions:
        watch.play(f"{seed}/{report.games}", decisions)
    if secrets is not None:
        check_twin(report.varied, enough, least)
    return report


def check_twin(varied: Varied, enough: int, least: float) -> None:
    """Leak if something unknown does not vary enough."""
    for place, tries in sorted(varied.tries.items()):
        if tries >= enough and not varied.changes[place]:
            raise Leak(f"{place} never varied in {tries} redeals")
    for kind, share in varied.by_kind().items():
        tried = sum(n for place, n in varied.tries.items() if kind_of(place) == kind)
        if tried >= enough and share < least:
            raise Leak(f"{kind}: only {share:.1%} of {tried} redeals changed it")


class _Watch:
    """Random games, checked for every viewer."""

    secrets: Secrets | None = None
    known: Known | None = None
    forgetting: frozenset[str] = frozenset()
    redeals = 2

    def __init__(
        self, game: Game, seats: int, settings: dict[str, str], report: SecrecyReport
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = complete(game.settings, settings)
        self.report = report
        self.viewers = [*range(seats), SPECTATOR]

    def play(self, seed: str, decisions: int) -> None:
        self.report.games += 1
        self.dice = SeededDice(f"{seed}/secrecy")
        self.record = Record(self.game.name, self.game.rules, self.seats, self.settings)
        state = self.game.start(self.seats, self.settings)
        state.listen()
        while not state.is_over() and self.report.decisions < decisions:
            owing = state.actors()
            seat = owing[self.dice.below(len(owing))]
            key = state.option_keys(seat)[self.dice.below(state.option_count(seat))]
            if seat != CHANCE:
                self.look(state)
                self.report.decisions += 1
            state.say(seat, key)
            self.record.answers.append((seat, key))
            self.listen(state, state.take_events())
        if state.is_over():
            self.look(state)

    def fail(self, viewer: Seat, breach: str) -> None:
        who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        raise Leak(
            f"after {len(self.record.answers)} answers, {who}: {breach}\n{self.record.text()}"
        )

    def look(self, state: State) -> None:
        before = state.pack()
        for viewer in self.viewers:
            shown = self.shown(state, viewer)
            memory = self.known(state, viewer) if self.known else None
            unknown = self.secrets(state, viewer) if self.secrets else {}
            for _ in range(self.redeals):
                world = self.imagine(state, viewer)
                self.compare(viewer, shown, self.shown(world, viewer))
                if self.known and self.known(world, viewer) != memory:
                    self.fail(viewer, f"forgot: {memory} became {self.known(world, viewer)}")
                if self.secrets:
                    self.note_changes(viewer, unknown, self.secrets(world, viewer))
            if self.report.decisions % IMAGINES_EVERY == 0:
                self.imagine_alike(viewer, state, world)
        if state.pack() != before:
            self.fail(SPECTATOR, "redeal changed the state it was asked of")

    def imagine(self, state: State, viewer: Seat) -> State:
        self.report.worlds += 1
        try:
            world = state.redeal(viewer, self.dice)
            self.game.check(world)
        except HiddenHandError as error:
            self.fail(viewer, f"imagines an impossible world: {error}")
        return world

    def imagine_alike(self, viewer: Seat, state: State, world: State) -> None:
        """With equal dice the same world is imagined, so it reveals nothing about the real one."""
        seed = f"{len(self.record.answers)}/{viewer}"
        thoughts = {
            self.game.imagine(seen, viewer, SeededDice(seed)).pack() for seen in (state, world)
        }
        if len(thoughts) > 1:
            self.fail(viewer, "imagine follows the truth, not what is known")

    def shown(self, state: State, viewer: Seat) -> dict[str, str]:
        """Everything sent to `viewer` as JSON text, so that the order counts too."""
        asked = [decision.seen_by(viewer) for decision in state.questions(viewer)]
        result = state.result()
        count = state.option_count(viewer) if viewer >= 0 else 0
        return {
            "view": json.dumps(self.game.project(state, viewer).as_dict()),
            "questions": json.dumps(asked),
            "codes": json.dumps([state.option_code(viewer, n) for n in range(count)]),
            "result": json.dumps(result.as_dict() if result else None),
        }

    def compare(self, viewer: Seat, real: dict[str, str], imagined: dict[str, str]) -> None:
        for part, text in real.items():
            if text != imagined[part]:
                first = next(difference(json.loads(text), json.loads(imagined[part])), "order")
                self.fail(viewer, f"the {part} tells the worlds apart, at {first}")

    def note_changes(
        self, viewer: Seat, real: Mapping[str, str | int], world: Mapping[str, str | int]
    ) -> None:
        if real.keys() != world.keys():
            self.fail(viewer, f"other things are unknown: {sorted(real.keys() ^ world.keys())}")
        for place, value in real.items():
            self.report.varied.tries[place] += 1
            self.report.varied.changes[place] += world[place] != value

    def listen(self, state: State, events: list[Event]) -> None:
        """Leak if a viewer is told a card whose place must be unknown to it."""
        if self.secrets is None or not events:
            return
        for viewer in self.viewers:
            unknown = {v: place for place, v in self.secrets(state, viewer).items()}
            heard: dict[str, str] = {}
            for event in events:
                if event.kind in self.forgetting:
                    heard.clear()
                for word in words_in({**event.seen_by(viewer), "event": None}):
                    heard[word] = event.kind
            for word, kind in heard.items():
                if word in unknown:
                    self.fail(viewer, f"event {kind} tells of {word}, secret at {unknown[word]}")


def words_in(fact: object) -> Iterator[str]:
    """All strings in nested data."""
    if isinstance(fact, str):
        yield fact
    elif isinstance(fact, dict):
        for value in fact.values():
            yield from words_in(value)
    elif isinstance(fact, list):
        for value in fact:
            yield from words_in(value)


def difference(one: object, other: object, place: str = "") -> Iterator[str]:
    """The paths at which two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from difference(one[key], other[key], f"{place}.{key}" if place else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from difference(a, b, f"{place}[{number}]")
    elif one != other:
        yield f"{place}: {one!r} or {other!r}"
