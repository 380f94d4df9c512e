"""The conformance kit: requirements on every game, checked at every step of random games.

    report = check_game(GAME, seats=4, games=20, seed="7")

A violation raises `Nonconforming`, with what failed, where, and the record that leads there. The
kit uses only `Game` and `State`, so it works for any game.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from hiddenhand.core import record as records
from hiddenhand.core.errors import GameIsOver, HiddenHandError, NotAnOption, OutOfTurn
from hiddenhand.core.event import Event
from hiddenhand.core.game import Game
from hiddenhand.core.record import Record
from hiddenhand.core.rulebook import read_paragraphs
from hiddenhand.core.seats import CHANCE, NOBODY, OPEN, SPECTATOR
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

NONSENSE = "no:such:option"


class Nonconforming(AssertionError):
    """A game violates a requirement. The message contains the record that leads there."""


@dataclass(slots=True)
class Report:
    """What occurred in the random games; tests may require that all of it did."""

    games: int = 0
    decisions: int = 0  # answers by seats, without chance
    asks: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)


def check_game(
    game: Game,
    seats: int,
    settings: Mapping[str, str] | None = None,
    games: int = 1,
    seed: str = "0",
    *,
    every: int = 1,
    ahead: int = 5,
    replays: int = 2,
    limit: int = 100_000,
) -> Report:
    """Play `games` random games and check each step.

    `every`: above 1, only about one step in this many gets the expensive checks (views, copies,
    errors, records); options and the game's own `check` are still checked at every step. `ahead`:
    for how many answers an unpacked copy is played on and compared; `replays`: how often per game
    the record so far is replayed from the start; `limit`: a game with more answers counts as
    endless.
    """
    report = Report()
    for number in range(games):
        run = _Run(game, seats, dict(settings or {}), f"{seed}/{number}", report)
        run.every, run.ahead, run.replays, run.limit = every, ahead, replays, limit
        try:
            run.play()
        except (AssertionError, HiddenHandError, LookupError, TypeError, ValueError) as error:
            where = f"game {number} of seed {seed!r}, after {len(run.record.answers)} answers"
            story = run.record.text()
            raise Nonconforming(f"{where}: {error!r}\n{story}") from error
    return report


class _Run:
    """One random game under test."""

    every = 1
    ahead = 5
    replays = 2
    limit = 100_000

    def __init__(
        self, game: Game, seats: int, settings: dict[str, str], seed: str, report: Report
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = complete(game.settings, settings)
        self.dice = SeededDice(f"{seed}/conformance")
        self.report = report
        self.record = Record(game.name, game.rules, seats, self.settings)
        self.paragraphs = {p.id for p in read_paragraphs(game.rulebook(), game.paragraph_prefix)}
        self.state = game.start(seats, settings)
        self.state.listen()
        self.shadow = self.game.unpack(self.state.pack())  # plays the same game from packed bytes

    def play(self) -> None:
        self.report.games += 1
        while not self.state.is_over():
            demand(len(self.record.answers) < self.limit, "the game does not end")
            self.check_here()
            seat = self.random_actor()
            keys = self.state.option_keys(seat)
            index = self.dice.below(len(keys))
            self.count(seat, keys[index])
            self.state.answer(seat, index)
            self.record.answers.append((seat, keys[index]))
            self.follow(seat, index)
            for event in self.state.take_events():
                self.check_event(event)
        self.check_here()
        self.check_end()

    def count(self, seat: int, key: str) -> None:
        self.report.decisions += seat != CHANCE
        self.report.asks[self.state.question(seat)[0]] += 1
        self.report.verbs[key.partition(":")[0]] += 1

    def random_actor(self) -> int:
        """A random seat, because sealed answers may come in any order."""
        owing = self.state.actors()
        return owing[self.dice.below(len(owing))]

    def follow(self, seat: int, index: int) -> None:
        """Give the answer to a state unpacked some steps ago, and compare."""
        self.shadow.answer(seat, index)
        if self.every == 1 or self.dice.below(self.every) == 0:
            same = self.shadow.pack() == self.state.pack()
            demand(same, "unpacked some steps ago, it drifted apart")
            demand(self.shadow.pending() == self.state.pending(), "unpacked, it asks otherwise")
        if self.dice.below(30) == 0:
            self.shadow = self.game.unpack(self.state.pack())

    # -- one step

    def check_here(self) -> None:
        self.game.check(self.state)
        self.check_options()
        demand(self.state.is_over() or self.state.result() is None, "a result before the end")
        if self.every == 1 or self.state.is_over() or self.dice.below(self.every) == 0:
            self.check_dearly()

    def check_dearly(self) -> None:
        self.check_views()
        before = self.state.pack()
        self.check_copies(before)
        self.check_refusals()
        demand(self.state.pack() == before, "a copy or a refused answer changed the state")
        self.check_position(before)
        self.check_sealed()
        self.check_record()

    def check_options(self) -> None:
        state = self.state
        owing = state.actors()
        demand(state.actor() == (owing[0] if owing else NOBODY), "actor() is not actors()[0]")
        demand(CHANCE not in owing or owing == [CHANCE], "chance and seats are asked at once")
        demand(owing == sorted(set(owing)), f"actors() {owing} is not in seat order")
        for seat in range(-1, self.seats):
            if seat not in owing:
                demand(state.option_count(seat) == 0, f"seat {seat} owes nothing but has options")
                continue
            keys = state.option_keys(seat)
            demand(len(keys) > 0, f"seat {seat} is asked and has no option")
            demand(len(keys) == state.option_count(seat), "option_count() is not the list's length")
            demand(len(set(keys)) == len(keys), f"options are not unique: {keys}")
            codes = {state.option_code(seat, number) for number in range(len(keys))}
            demand(len(codes) == len(keys), f"two options have one code: {keys}")
            for number, key in enumerate(keys):
                demand(bool(key) and not set(key) & set(" \n\r\t"), f"{key!r} fits no record line")
                demand(state.option_number(seat, key) == number, f"{key!r} is not number {number}")
            ask, rule = state.question(seat)
            demand(bool(ask), "a question without text key")
            demand(rule in self.paragraphs, f"{ask} cites {rule}, which is not in the rulebook")

    def check_views(self) -> None:
        for viewer in [*range(self.seats), SPECTATOR, OPEN]:
            shown = self.game.project(self.state, viewer).as_dict()
            demand(travels(shown), f"the view of {viewer} does not travel as JSON")

    def check_event(self, event: Event) -> None:
        self.report.events[event.kind] += 1
        told = event.seen_by(OPEN)
        demand(travels(told), f"event {event.kind} does not travel as JSON: {told}")
        for seat in event.witnesses:
            demand(0 <= seat < self.seats, f"event {event.kind} has witness {seat}")
        demand(not set(event.public) & set(event.secret), f"event {event.kind} tells a fact twice")
        demand("event" not in told or told["event"] == event.kind, "a fact is called 'event'")

    def check_copies(self, before: bytes) -> None:
        """A clone and a state from packed bytes are equal, independent, and play on identically."""
        clone = self.state.clone()
        demand(clone.pack() == before, "the clone differs")
        unpacked = self.game.unpack(before)
        demand(unpacked.pack() == before, "unpack(pack()) differs")
        demand(unpacked.pending() == self.state.pending(), "an unpacked state asks otherwise")
        for _ in range(self.ahead):
            if clone.is_over():
                break
            seat = clone.actor()
            demand(clone.option_count(seat) > 0, f"seat {seat} is asked and has no option")
            index = self.dice.below(clone.option_count(seat))
            clone.answer(seat, index)
            unpacked.answer(seat, index)
        demand(clone.pack() == unpacked.pack(), "clone and unpacked state drift apart")
        demand(self.state.take_events() == [], "a copy told its events to the original")

    def check_position(self, before: bytes) -> None:
        """The position text reads back to the same state and is written identically again."""
        text = self.game.write_position(self.state)
        again = self.game.read_position(text)
        demand(again.pack() == before, f"the position reads back as another state:\n{text}")
        demand(again.pending() == self.state.pending(), f"read back, it asks otherwise:\n{text}")
        demand(self.game.write_position(again) == text, "read back, it is written otherwise")
        demand(repr(self.state) == text, "repr does not show the position")

    def check_refusals(self) -> None:
        """Wrong answers raise the right error and change nothing."""
        state = self.state
        owing = state.actors()
        for seat in [*range(self.seats), CHANCE, self.seats, NOBODY]:
            key = state.option_keys(owing[0])[0] if owing and seat not in owing else NONSENSE
            expected = GameIsOver if not owing else NotAnOption if seat in owing else OutOfTurn
            try:
                state.say(seat, key)
            except expected as refusal:
                demand(bool(refusal.place), f"{refusal!r} names no place")
            else:
                raise AssertionError(f"seat {seat} said {key!r} and was not refused")
        demand(state.take_events() == [], "a refused answer made events")

    def check_sealed(self) -> None:
        """If several seats must answer, the answers are sealed and their order does not matter."""
        owing = self.state.actors()
        if len(owing) < 2:
            return
        picks = [(seat, self.dice.below(self.state.option_count(seat))) for seat in owing]
        there, back = self.state.clone(), self.state.clone()
        for seat, index in picks:
            demand(seat in there.actors(), f"the answer of another seat freed seat {seat}")
            there.answer(seat, index)
        for seat, index in reversed(picks):
            back.answer(seat, index)
        demand(there.pack() == back.pack(), "sealed answers depend on the order of arrival")
        self.check_envelope(owing[self.dice.below(len(owing))])

    def check_envelope(self, seat: int) -> None:
        """Until the last sealed answer is given, no other seat can tell which one `seat` gave."""
        worlds = [self.state.clone(), self.state.clone()]
        told = []
        for world, index in zip(worlds, (0, self.state.option_count(seat) - 1), strict=True):
            world.listen()
            world.answer(seat, index)
            told.append(world.take_events())
        for viewer in [*range(self.seats), SPECTATOR]:
            if viewer == seat:
                continue
            views = [self.game.project(world, viewer).as_dict() for world in worlds]
            demand(views[0] == views[1], f"seat {viewer} sees into the envelope of seat {seat}")
            feeds = [[event.seen_by(viewer) for event in events] for events in told]
            demand(feeds[0] == feeds[1], f"seat {viewer} hears the sealed answer of seat {seat}")
        if self.state.hides_arrival() and worlds[0].hides_arrival():
            demand(told == [[], []], "an event tells that a sealed answer has arrived")
            self.check_arrival(seat, worlds[0])

    def check_arrival(self, seat: int, after: State) -> None:
        """Where arrival is secret, nobody but `seat` sees that it has answered."""
        for viewer in [*range(self.seats), SPECTATOR]:
            if viewer != seat:
                seen = [
                    (
                        self.game.project(world, viewer).as_dict(),
                        [asked.seen_by(viewer) for asked in world.questions(viewer)],
                    )
                    for world in (self.state, after)
                ]
                demand(seen[0] == seen[1], f"seat {viewer} sees that seat {seat} has answered")

    def check_record(self) -> None:
        text = self.record.text()
        again = records.parse(text)
        demand(again == self.record and again.text() == text, "the record does not round-trip")
        played = max(len(self.record.answers), 40)
        if self.state.is_over() or self.dice.below(played) < self.replays:
            demand(self.replay(again).pack() == self.state.pack(), "a replay gives another state")

    def replay(self, record: Record) -> State:
        state = self.game.start(record.seats, record.settings)
        for seat, key in record.answers:
            state.say(seat, key)
        return state

    # -- the end

    def check_end(self) -> None:
        result = self.state.result()
        if result is None:
            raise AssertionError("the game is over and has no result")
        self.report.endings[result.ending] += 1
        ranked = [seat for place in result.ranking for seat in place]
        demand(sorted(ranked) == list(range(self.seats)), f"the ranking is {result.ranking}")
        demand(set(result.winners) <= set(result.ranking[0]), "a winner is not ranked first")
        shown = result.as_dict()
        demand(travels(shown), "the result does not travel as JSON")


def demand(holds: bool, breach: str) -> None:
    """Raise AssertionError with `breach` unless `holds`."""
    if not holds:
        raise AssertionError(breach)


def travels(data: object) -> bool:
    """True if the data survives JSON; tuples may become lists."""
    return bool(json.loads(json.dumps(data)) == _listed(data))


def _listed(data: object) -> object:
    if isinstance(data, list | tuple):
        return [_listed(item) for item in data]
    if isinstance(data, dict):
        return {name: _listed(item) for name, item in data.items()}
    return data
