"""Games between bots. Game k of a run depends only on the run's seed and k, so the results do
not depend on how a run is split among processes."""

import hashlib
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from hiddenhand import games
from hiddenhand.bots.bot import Bot, BotFailed, Chair
from hiddenhand.bots.loader import Spec, find_all
from hiddenhand.bots.random_play import play_recorded, play_seats
from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import BadSettings, BrokenInvariant, HiddenHandError, NotAnOption
from hiddenhand.core.record import Record
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

CHUNK = 64  # most games in one batch for a process


@dataclass(frozen=True, slots=True)
class Match:
    """The game, its settings, the bots and the seed of a run."""

    game: str
    seats: int
    settings: Mapping[str, str] = field(default_factory=dict)
    bots: str = "random"
    seed: str = "0"

    def dice(self, number: int) -> SeededDice:
        """The table's dice for game `number`."""
        return SeededDice(f"{self.seed}/{number}/table")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one game."""

    decisions: int  # answers by seats, without chance
    result: Result
    record: str = ""  # the record's text, if requested


def play(
    match: Match,
    number: int,
    specs: list[Spec] | None = None,
    asked: Callable[[Seat], None] | None = None,
) -> Table:
    """Play game `number` of the match at a table, and return the table.

    `asked` is called with the seat before each question. BotFailed, with game and seed, if a bot
    raises or its answer is none of the options.
    """
    specs = specs or find_all(match.bots, match.seats)
    table = Table(match.game, match.seats, match.dice(number), match.settings)
    bots = [spec.sit(match.seed, number, seat) for seat, spec in enumerate(specs)]
    chairs = [Chair(table, seat) for seat in range(match.seats)]
    seat = 0
    try:
        while (decision := table.decision) is not None:
            seat = decision.seat
            if asked is not None:
                asked(seat)
            table.say(seat, ask(bots[seat], decision, chairs[seat]))
    except (BotFailed, NotAnOption) as error:
        raise in_game(error, match, number, seat) from error
    return table


def in_game(error: HiddenHandError, match: Match, number: int, seat: Seat) -> BotFailed:
    """The same failure with the game in which it happened, by which `record` plays it again."""
    place = f"game {number}, seed {match.seed}, seat {seat}"
    failed = BotFailed(error.message, place=place, **error.facts)
    failed.traceback = getattr(error, "traceback", "")
    failed.seat = seat
    return failed


def ask(bot: Bot, decision: Decision, chair: Chair) -> str:
    """The bot's answer. BotFailed, naming the seat, if the bot raises or answers no text."""
    kind = type(bot).__name__
    try:
        answer: object = bot.choose(decision, chair)
    except HiddenHandError:
        raise
    except Exception as error:  # bots may be third-party code
        failed = BotFailed(f"{kind} failed: {error!r}", place=f"seat {bot.seat}")
        failed.traceback = own_traceback(error)
        raise failed from error
    if not isinstance(answer, str):
        told = "nothing (is a `return` missing?)" if answer is None else repr(answer)
        raise BotFailed(
            f"{kind} has to answer {decision.ask} with one of the options, a text such as"
            f" {decision.options[0]!r}; it answered {told}",
            place=f"seat {bot.seat}",
        )
    return answer


def own_traceback(error: BaseException) -> str:
    """The traceback from the bot's `choose` on, without the house's own frames before it."""
    trace = error.__traceback__
    inner = trace.tb_next if trace is not None else None
    return "".join(traceback.format_exception(type(error), error, inner or trace))


def play_games(match: Match, numbers: range, keep_records: bool = False) -> Iterator[Outcome]:
    """Play the games `numbers` in order, by the fastest method that gives the same games."""
    game = games.find(match.game)
    fresh = game.start(match.seats, match.settings)
    specs = find_all(match.bots, match.seats)
    inside = all(spec.is_plain_random for spec in specs)
    for number in numbers:
        if inside:
            yield _play_inside(fresh.clone(), match, specs, number, keep_records)
        else:
            table = play(match, number, specs)
            decisions = sum(seat != CHANCE for seat, _ in table.record.answers)
            text = table.record.text() if keep_records else ""
            yield Outcome(decisions, _result(table.state), text)


def _play_inside(
    state: State, match: Match, specs: list[Spec], number: int, keep_records: bool
) -> Outcome:
    seat_dice = [spec.dice(match.seed, number, seat) for seat, spec in enumerate(specs)]
    if not keep_records:
        return Outcome(play_seats(state, match.dice(number), seat_dice), _result(state))
    answers = play_recorded(state, match.dice(number), seat_dice)
    game = games.find(match.game)
    settings = complete(game.settings, match.settings)
    record = Record(game.name, game.rules, match.seats, settings, answers=answers)
    decisions = sum(seat != CHANCE for seat, _ in answers)
    return Outcome(decisions, _result(state), record.text())


def _result(state: State) -> Result:
    result = state.result()
    if result is None:
        raise BrokenInvariant("the game is over and has no result", place="result")
    return result


@dataclass(slots=True)
class Tally:
    """Totals over the games of a run."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    no_winner: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    digest: str | None = None

    def add(self, outcome: Outcome) -> None:
        """Add one game to the totals."""
        self.wins = self.wins or [0] * self.seats
        self.games += 1
        self.decisions += outcome.decisions
        self.endings[outcome.result.ending] += 1
        self.no_winner += not outcome.result.winners
        for seat in outcome.result.winners:
            self.wins[seat] += 1

    def as_dict(self) -> dict[str, object]:
        """The totals as JSON-ready data."""
        told: dict[str, object] = {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0,
            "wins": self.wins,
            "no_winner": self.no_winner,
            "endings": dict(sorted(self.endings.items())),
        }
        return told if self.digest is None else {**told, "digest": self.digest}


def run(match: Match, count: int, processes: int = 1, digest: bool = False) -> Tally:
    """Play games 0 to `count` - 1 of the match. The digest covers all records in order."""
    if count < 1:
        raise BadSettings(f"{count} games", place="games", reason="count", count=count)
    if processes < 1:
        raise BadSettings(
            f"{processes} processes", place="processes", reason="count", count=processes
        )
    games.find(match.game).start(match.seats, match.settings)  # BadSettings before the first game
    find_all(match.bots, match.seats)
    tally = Tally(match.seats)
    sealed = hashlib.sha256()
    begun = time.perf_counter()
    for outcome in _outcomes(match, count, processes, digest):
        tally.add(outcome)
        sealed.update(outcome.record.encode())
    tally.seconds = time.perf_counter() - begun
    tally.digest = sealed.hexdigest() if digest else None
    return tally


def _outcomes(match: Match, count: int, processes: int, keep: bool) -> Iterator[Outcome]:
    if processes == 1:
        yield from play_games(match, range(count), keep)
        return
    size = max(1, min(CHUNK, count // (4 * processes)))
    chunks = [range(at, min(at + size, count)) for at in range(0, count, size)]
    with ProcessPoolExecutor(processes) as pool:
        for chunk in pool.map(_chunk, [match] * len(chunks), chunks, [keep] * len(chunks)):
            yield from chunk


def _chunk(match: Match, numbers: range, keep: bool) -> list[Outcome]:
    return list(play_games(match, numbers, keep))
