"""Tournaments between bots: matches with rotated seats, and ratings over all of them.

The seats rotate by one from game to game, and each deal is played once in every rotation, so
neither seats nor cards favor a bot. Games without a winner are counted separately. A bot that fails
or takes too long for an answer forfeits its game; the others go on.
"""

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

from hiddenhand import games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.bot import BotFailed
from hiddenhand.bots.kept import Kept
from hiddenhand.bots.watched import BrokenProcess, Clock, Overdue, play_watched
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.shares import Z


@dataclass(frozen=True, slots=True)
class Seating:
    """One game to play, with the bot of each seat as an index into the list of bots."""

    match: Match
    number: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    players: tuple[int, ...]
    winners: tuple[int, ...]  # indices into the list of bots
    forfeit: int | None = None  # the bot that failed or took too long, which ended the game
    trouble: str = ""  # what was wrong with it, and in which game
    traceback: str = ""  # of its own code

    def as_dict(self) -> dict[str, Any]:
        """The game as JSON-ready data; `Played.read` reads it."""
        return asdict(self)

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> "Played":
        """The game from its JSON form."""
        names = ("forfeit", "trouble", "traceback")
        rest = {name: kept[name] for name in names}
        return cls(tuple(kept["players"]), tuple(kept["winners"]), **rest)


@dataclass(slots=True)
class Row:
    """One bot's row in the ranking."""

    bot: str
    instead: str | None = None  # the level that played in its place, where its network can't play
    rating: float = 0.0
    low: float = 0.0
    high: float = 0.0
    games: int = 0
    wins: int = 0
    decided: int = 0
    forfeits: int = 0

    @property
    def name(self) -> str:
        """The bot, with the level that played in its place."""
        return loader.with_stand_in(self.bot, self.instead)

    def as_dict(self) -> dict[str, object]:
        """The row as JSON-ready data."""
        return {
            "bot": self.bot,
            "instead": self.instead,
            "rating": round(self.rating, 2),
            "low": round(self.low, 2),
            "high": round(self.high, 2),
            "games": self.games,
            "wins": self.wins,
            "decided": self.decided,
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that a bot forfeited."""

    bot: str
    trouble: str
    traceback: str = ""


@dataclass(slots=True)
class Ladder:
    """The ranking of all bots, best first."""

    rows: list[Row] = field(default_factory=list)
    games: int = 0
    no_winner: int = 0
    planned: int = 0  # more than `games` if it was stopped before the end
    failures: list[Failure] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The ranking as JSON-ready data."""
        rows = [row.as_dict() for row in self.rows]
        return {
            "games": self.games,
            "planned": self.planned,
            "no_winner": self.no_winner,
            "ladder": rows,
            "failures": [asdict(failure) for failure in self.failures],
        }


def seatings(
    game: str, settings: Mapping[str, str], bots: list[str], seats: int, count: int, seed: str
) -> list[Seating]:
    """Plan `count` games, distributed evenly over all groups of bots and their rotations."""
    if count < 1:
        raise BadSettings(f"{count} games", place="games", reason="count", count=count)
    if len(bots) < 2:
        raise BadSettings("a ladder needs two bots or more", place="bots", reason="two-bots")
    everyone = range(len(bots))
    if len(bots) < seats:  # not enough bots for a table: some take several seats
        groups = [tuple(islice(cycle(everyone), start, start + seats)) for start in everyone]
    else:
        groups = list(combinations(everyone, seats))
    planned = []
    for number in range(count):
        group = groups[number % len(groups)]
        turn, deal = number // len(groups) % seats, number // len(groups) // seats
        players = tuple(group[(seat + turn) % seats] for seat in range(seats))
        at_table = ",".join(bots[player] for player in players)
        planned.append(Seating(Match(game, seats, settings, at_table, seed), deal, players))
    return planned


def play_one(seating: Seating, asked: Callable[[int], None] | None = None) -> Played:
    """Play one planned game. A bot that fails forfeits it."""
    try:
        result = play(seating.match, seating.number, asked=asked).result
    except BotFailed as error:
        player = seating.players[error.seat]
        return Played(seating.players, (), player, str(error), error.traceback)
    winners = result.winners if result else ()
    return Played(seating.players, tuple(seating.players[seat] for seat in winners))


def play_each(
    planned: Mapping[int, Seating],
    processes: int = 1,
    limit: float | None = None,
    clock: Clock = time.monotonic,
) -> Iterator[tuple[int, Played]]:
    """Play the games on that many processes; number and result of each, as they are finished.

    With a limit, a bot that takes longer than that many seconds for an answer forfeits the game.
    """
    if processes < 1:
        raise BadSettings(
            f"{processes} processes", place="processes", reason="count", count=processes
        )
    numbers, seatings = list(planned), list(planned.values())
    if processes == 1 and limit is None:
        for number, seating in planned.items():
            yield number, play_one(seating)
        return
    patience = float("inf") if limit is None else limit
    for at, found in play_watched(seatings, play_one, processes, patience, clock):
        if isinstance(found, Overdue):
            found = _too_slow(seatings[at], found.seat, patience)
        elif isinstance(found, BrokenProcess):
            found = _crashed(seatings[at], found)
        elif isinstance(found, Exception):
            raise found
        yield numbers[at], found


def play_all(planned: Sequence[Seating], processes: int = 1) -> Iterator[Played]:
    """Play all games on that many processes; results come in the planned order."""
    ready: dict[int, Played] = {}
    next_one = 0
    for number, played in play_each(dict(enumerate(planned)), processes):
        ready[number] = played
        while next_one in ready:
            yield ready.pop(next_one)
            next_one += 1


def _too_slow(seating: Seating, seat: int, limit: float) -> Played:
    where = f"game {seating.number}, seed {seating.match.seed}, seat {seat}"
    trouble = f"{where}: no answer within {limit:g} seconds"
    return Played(seating.players, (), seating.players[seat], trouble)


def _crashed(seating: Seating, error: BrokenProcess) -> Played:
    where = f"game {seating.number}, seed {seating.match.seed}, seat {error.seat}"
    player = seating.players[error.seat]
    return Played(seating.players, (), player, f"{where}: {error.message}")


def climb(
    game: str,
    seats: int,
    bots: list[str],
    count: int,
    seed: str = "0",
    settings: Mapping[str, str] | None = None,
    processes: int = 1,
    *,
    limit: float | None = None,
    keep: Path | None = None,
    on_game: Callable[[int, int], None] | None = None,
    clock: Clock = time.monotonic,
) -> Ladder:
    """Play a round robin and rate all bots with openskill (Plackett-Luce).

    limit     seconds for an answer; a bot that takes longer forfeits the game
    keep      a file for finished games; if it has some already, they are not played again
    on_game   called after each game with how many are finished and how many are planned

    Ctrl-C ends the run; the ladder then has the games that were finished.
    """
    found = games.find(game)
    found.start(seats, settings)  # BadSettings before the first game
    for bot in bots:
        loader.find(bot)
    instead = loader.stand_ins(game, seats, settings or {}, bots)
    every = seatings(game, settings or {}, bots, seats, count, seed)
    plan = {"game": game, "rules": found.rules, "seats": seats, "bots": bots, "seed": seed}
    plan["settings"] = settings or {}
    kept = Kept(keep, plan)
    left = {n: seating for n, seating in enumerate(every) if n not in kept.games}
    with contextlib.suppress(KeyboardInterrupt):
        for number, played in play_each(left, processes, limit, clock):
            kept.add({"game": number, **played.as_dict()})
            if on_game is not None:
                on_game(len(kept.games), count)
    finished = [Played.read(kept.games[n]) for n in range(count) if n in kept.games]
    ladder = rate(bots, finished, count)
    for row in ladder.rows:
        row.instead = instead.get(row.bot.strip())
    return ladder


def rate(bots: list[str], finished: Sequence[Played], planned: int) -> Ladder:
    """The ladder of these games; their order counts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in bots]
    ladder = Ladder([Row(bot) for bot in bots], planned=planned)
    for played in finished:
        _count(ladder, played)
        together = list(dict.fromkeys(played.players))
        if played.forfeit is not None:
            ranks = [2.0 if player == played.forfeit else 1.0 for player in together]
        else:
            ranks = [1.0 if player in played.winners else 2.0 for player in together]
        if len(set(ranks)) > 1:
            rated = model.rate([[ratings[player]] for player in together], ranks=ranks)
            for player, team in zip(together, rated, strict=True):
                ratings[player] = team[0]
    for row, rating in zip(ladder.rows, ratings, strict=True):
        row.rating = rating.mu
        row.low, row.high = rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma
    ladder.rows.sort(key=lambda row: -row.rating)
    return ladder


def _count(ladder: Ladder, played: Played) -> None:
    """Add one game to the rows of its bots."""
    ladder.games += 1
    for player in set(played.players):
        row = ladder.rows[player]
        row.games += 1
        row.wins += played.winners.count(player)
        row.decided += bool(played.winners) or player == played.forfeit
    if played.forfeit is None:
        ladder.no_winner += not played.winners
        return
    row = ladder.rows[played.forfeit]
    row.forfeits += 1
    ladder.failures.append(Failure(row.bot, played.trouble, played.traceback))
