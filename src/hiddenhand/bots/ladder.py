"""Bots meet each other: matches with rotated seats, and a ladder of ratings over all of them.

In every game the seats of a table turn by one, and each deal is played once from every seating, so
that neither the seat nor the cards favour anybody. Games that nobody wins are counted apart.
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
    """One game to be played: which bot (by its place in the list) sits where."""

    match: Match
    number: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    players: tuple[int, ...]
    winners: tuple[int, ...]  # players by their place in the list


@dataclass(slots=True)
class Row:
    """One bot's place on the ladder."""

    bot: str
    rating: float = 0.0
    low: float = 0.0
    high: float = 0.0
    games: int = 0
    wins: int = 0
    decided: int = 0

    def as_dict(self) -> dict[str, object]:
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
    rows: list[Row] = field(default_factory=list)
    games: int = 0
    no_winner: int = 0

    def as_dict(self) -> dict[str, object]:
        rows = [row.as_dict() for row in self.rows]
        return {"games": self.games, "no_winner": self.no_winner, "ladder": rows}


def seatings(
    game: str, settings: Mapping[str, str], bots: list[str], seats: int, count: int, seed: str
) -> list[Seating]:
    """`count` games, shared out evenly among all groups of bots and their seatings."""
    if count < 1:
        raise BadSettings(f"{count} games", place="games", reason="count", count=count)
    if len(bots) < 2:
        raise BadSettings("a ladder needs two bots or more", place="bots", reason="two-bots")
    everyone = range(len(bots))
    if len(bots) < seats:  # too few for a table: some sit there more than once
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
    result = play(seating.match, seating.number).result
    winners = result.winners if result else ()
    return Played(seating.players, tuple(seating.players[seat] for seat in winners))


def play_all(planned: list[Seating], processes: int = 1) -> Iterator[Played]:
    """All games in the order planned, over as many processes as are wanted."""
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

    games.find(game).start(seats, settings)  # refuse before anything starts
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
