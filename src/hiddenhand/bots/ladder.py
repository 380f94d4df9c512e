"""Tournaments between bots: matches with rotated seats, and ratings over all of them.

The seats rotate by one from game to game, and each deal is played once in every rotation, so
neither seats nor cards favor a bot. Games without a winner are counted separately.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice

from hiddenhand import games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play
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


@dataclass(slots=True)
class Row:
    """One bot's row in the ranking."""

    bot: str
    rating: float = 0.0
    low: float = 0.0
    high: float = 0.0
    games: int = 0
    wins: int = 0
    decided: int = 0

    def as_dict(self) -> dict[str, object]:
        """The row as JSON-ready data."""
        return {
            "bot": self.bot,
            "rating": round(self.rating, 2),
            "low": round(self.low, 2),
            "high": round(self.high, 2),
            "games": self.games,
            "wins": self.wins,
            "decided": self.decided,
        }


@dataclass(slots=True)
class Ladder:
    """The ranking of all bots, best first."""

    rows: list[Row] = field(default_factory=list)
    games: int = 0
    no_winner: int = 0

    def as_dict(self) -> dict[str, object]:
        """The ranking as JSON-ready data."""
        rows = [row.as_dict() for row in self.rows]
        return {"games": self.games, "no_winner": self.no_winner, "ladder": rows}


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


def play_one(seating: Seating) -> Played:
    """Play one planned game."""
    result = play(seating.match, seating.number).result
    winners = result.winners if result else ()
    return Played(seating.players, tuple(seating.players[seat] for seat in winners))


def play_all(planned: list[Seating], processes: int = 1) -> Iterator[Played]:
    """Play all games on that many processes; results come in the planned order."""
    if processes < 1:
        raise BadSettings(
            f"{processes} processes", place="processes", reason="count", count=processes
        )
    if processes == 1:
        yield from map(play_one, planned)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_one, planned)


def climb(
    game: str,
    seats: int,
    bots: list[str],
    count: int,
    seed: str = "0",
    settings: Mapping[str, str] | None = None,
    processes: int = 1,
) -> Ladder:
    """Play a round robin and rate all bots with openskill (Plackett-Luce)."""
    from openskill.models import PlackettLuce

    games.find(game).start(seats, settings)  # BadSettings before the first game
    for bot in bots:
        loader.find(bot)
    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in bots]
    ladder = Ladder([Row(bot) for bot in bots])
    planned = seatings(game, settings or {}, bots, seats, count, seed)
    for played in play_all(planned, processes):
        ladder.games += 1
        ladder.no_winner += not played.winners
        for player in set(played.players):
            row = ladder.rows[player]
            row.games += 1
            row.wins += played.winners.count(player)
            row.decided += bool(played.winners)
        together = list(dict.fromkeys(played.players))
        if played.winners and len(together) > 1:
            ranks = [1.0 if player in played.winners else 2.0 for player in together]
            rated = model.rate([[ratings[player]] for player in together], ranks=ranks)
            for player, team in zip(together, rated, strict=True):
                ratings[player] = team[0]
    for row, rating in zip(ladder.rows, ratings, strict=True):
        row.rating = rating.mu
        row.low, row.high = rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma
    ladder.rows.sort(key=lambda row: -row.rating)
    return ladder
