"""Measures whether the secrets of Secret Allies pay, and writes the table of the balance report.

    python -m benchmarks.secrets_table --games 400 --races 1000 --processes 2 --json out.json
    python -m benchmarks.secrets_table --show out.json

Every share has its 95 % interval (Wilson). A column is a number of seats and a kind of bot. The
file is written after every column, so an interrupted run keeps what it has. `--keep FOLDER` keeps
played games: after an interruption, or with a larger `--games`, the same command goes on. Use an
empty folder after every change of the rules, the pack or the bots. The first row about waiting
equals the judgment in a game with four allies (their last one cannot come before turn 3 anyway);
`--habits 1,2,3` leaves it out.
"""

import argparse
import json
import pickle
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from typing import Any

from benchmarks.secret_games import (
    EAGER,
    JUDGMENT,
    LAST_FROM_3,
    LAST_FROM_4,
    LATE,
    TWO_FROM_3,
    Facts,
    Habit,
    habit_seat,
    watch,
)
from hiddenhand.core.shares import wilson
from hiddenhand.games.secret_allies.grammar import load

HABITS = {
    "last ally not before turn 3": LAST_FROM_3,
    "last ally not before turn 4": LAST_FROM_4,
    "last two allies not before turn 3": TWO_FROM_3,
    "every ally as soon as possible": EAGER,
}
CHUNK = 4  # games a process plays before it reports


@dataclass(frozen=True, slots=True)
class Column:
    """What is measured together."""

    seats: int
    hard: bool
    length: str = "standard"
    habit: Habit = JUDGMENT
    seed: str = "secrets"
    keep: Path | None = None  # the folder of kept games

    @property
    def name(self) -> str:
        """The heading of the column."""
        return f"{self.seats} {'quick hard' if self.hard else 'normal'}"


def some(column: Column, numbers: range) -> list[Facts]:
    """Games number by number; a game depends only on the seed and its number."""
    kept = kept_at(column, numbers)
    if kept is not None and kept.exists():
        found: list[Facts] = pickle.loads(kept.read_bytes())
        return found
    played = [
        watch(column.seats, f"{column.seed}/{k}", column.length, column.hard, column.habit)
        for k in numbers
    ]
    if kept is not None:
        part = kept.with_suffix(".part")
        part.write_bytes(pickle.dumps(played))
        part.replace(kept)
    return played


def kept_at(column: Column, numbers: range) -> Path | None:
    """The file of these games, if games are kept."""
    if column.keep is None:
        return None
    habit = column.habit
    how = f"{habit.eager:d}{habit.keep}{habit.until}"
    name = f"{column.name} {column.length} {column.seed} {how} {numbers.start} {len(numbers)}"
    return column.keep / f"{name.replace(' ', '-')}.pickle"


def games_of(column: Column, count: int, pool: ProcessPoolExecutor | None) -> list[Facts]:
    """`count` games of a column."""
    chunks = [range(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    played = (map if pool is None else pool.map)(some, [column] * len(chunks), chunks)
    return [facts for part in played for facts in part]


def share(hits: Iterable[bool]) -> dict[str, Any]:
    """A share in percent with its interval."""
    told = list(hits)
    low, high = (100 * end for end in wilson(sum(told), len(told)))
    part = 100 * sum(told) / len(told) if told else 0.0
    return {"share": round(part, 1), "low": round(low, 1), "high": round(high, 1), "of": len(told)}


def poor_losers(played: list[Facts]) -> list[bool]:
    """For every loser: whether the track was 0 or 1 after each of the last two turns."""
    return [
        all(game.tracks[turn][seat] <= 1 for turn in (max(game.turns - 1, 0), game.turns))
        for game in played
        for seat in range(game.seats)
        if seat != game.winner
    ]


def figures(played: list[Facts]) -> dict[str, Any]:
    """Everything that is measured in games of judgment alone."""
    auctions = [auction for game in played for auction in game.auctions]
    lasted = [game for game in played if game.turns > LATE]
    seats = played[0].seats
    return {
        "games": len(played),
        "turns": round(mean(game.turns for game in played), 1),
        "endings": dict(Counter(game.ending for game in played).most_common()),
        "tracks": [
            round(mean(sorted(game.tracks[game.turns])[-1 - k] for game in played))
            for k in range(seats)
        ],
        "revealed by turn 2": share(
            k < sum(turn < LATE for _, turn in game.revealed.values())
            for game in played
            for k in range(game.allies * seats)
        ),
        "overturned": share(game.overturned for game in played),
        "leader after turn 3 wins": share(game.leaders[LATE] == game.winner for game in lasted),
        "poor losers": share(poor_losers(played)),
        "auctions": round(len(auctions) / len(played), 1),
        "contested": share(auction.contested for auction in auctions),
        "won by the attacker": share(auction.winner == auction.attacker for auction in auctions),
        "decisions": round(mean(game.decisions for game in played) / seats),
        "minutes": round(mean(game.seconds for game in played) / 60),
    }


def waiting(
    column: Column, control: list[Facts], habits: list[str], pool: ProcessPoolExecutor | None
) -> dict[str, Any]:
    """Wins of one seat with a habit, and of the same seat in the same deals with judgment."""
    told = {"judgment": share(_wins(control, column))}
    for name in habits:
        other = replace(column, habit=HABITS[name])
        told[name] = share(_wins(games_of(other, len(control), pool), other))
    return told


def _wins(played: list[Facts], column: Column) -> list[bool]:
    return [
        game.winner == habit_seat(f"{column.seed}/{k}", column.seats)
        for k, game in enumerate(played)
    ]


def balance(played: list[Facts]) -> dict[str, Any]:
    """Wins by race and by place in the first order, and what was never used."""
    pack = load("reconstruction")
    used: Counter[str] = Counter()
    for game in played:
        used.update(game.used)
    races = {
        race: share(
            game.races[game.winner] == race if game.winner >= 0 else False
            for game in played
            if race in game.races
        )
        for race in pack.race_ids
    }
    places = {
        f"place {place + 1}": share(game.order[place] == game.winner for game in played)
        for place in range(played[0].seats)
    }
    unused = [name for name in (*pack.tech_ids, *pack.unit_ids) if not used[name]]
    return {"games": len(played), "shares": {**races, **places}, "unused": unused}


@dataclass(frozen=True, slots=True)
class Asked:
    """What is measured in every column."""

    games: int
    races: int  # games of judgment alone, if more: wins by race and place need many
    habits: list[str]  # names of HABITS
    short: bool  # games of short length too


def measure(column: Column, asked: Asked, pool: ProcessPoolExecutor | None) -> Any:
    """All figures of a column."""
    played = games_of(column, max(asked.games, asked.races), pool)
    short = replace(column, length="short")
    quick = figures(games_of(short, asked.games, pool)) if asked.short else {}
    return {
        "standard": figures(played),
        "short": {name: quick[name] for name in ("turns", "decisions", "minutes") if quick},
        "waiting": waiting(column, played[: asked.games], asked.habits, pool),
        "balance": balance(played),
    }


def cell(told: Any) -> str:
    """A figure as text."""
    if isinstance(told, dict) and "share" in told:
        return f"{told['share']:.0f} ({told['low']:.0f} to {told['high']:.0f})"
    if isinstance(told, list):
        return " - ".join(map(str, told)) or "none"
    return str(told)


ROWS = (
    ("games", "games", ""),
    ("mean turns", "turns", ""),
    ("mean final tracks", "tracks", ""),
    ("allies revealed by turn 2, %", "revealed by turn 2", "45 to 75"),
    ("somebody else would lead without the winner's late allies, %", "overturned", "25 (3, 4)"),
    ("leader after turn 3 wins, %", "leader after turn 3 wins", "up to 75 (2), 60 (3, 4)"),
    ("losers at 0 or 1 for the last two turns, %", "poor losers", "up to 12"),
    ("partisan auctions a game", "auctions", ""),
    ("with two bids above zero, %", "contested", "35 (3, 4)"),
    ("won by the attacker, %", "won by the attacker", "5"),
    ("decisions a seat", "decisions", "up to 260"),
    ("minutes among people", "minutes", "up to 45, 70, 90"),
)


def table(columns: dict[str, Any]) -> str:
    """All columns as Markdown."""

    def row(title: str, aim: str, part: str, key: str) -> str:
        return _line(title, aim, *(cell(told[part].get(key, "")) for told in columns.values()))

    lines = [_line("", "aim", *columns), "|" + "---|" * (len(columns) + 2)]
    lines += [row(title, aim, "standard", key) for title, key, aim in ROWS]
    lines += [row(f"`short`: {key}", "half", "short", key) for key in ("decisions", "minutes")]
    lines.append(row("wins of one seat by judgment, %", "", "waiting", "judgment"))
    lines += [row(f"... {name}, %", "within 6", "waiting", name) for name in HABITS]
    for told in columns.values():
        told["shares"] = told["balance"]["shares"]
    names = dict.fromkeys(name for told in columns.values() for name in told["shares"])
    lines += [row(f"{name}, %", "within 7", "shares", name) for name in names]
    lines.append(row("technologies and units never used", "none", "balance", "unused"))
    return "\n".join(lines)


def _line(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--races", type=int, default=0, help="games of judgment alone, if more")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--bots", default="normal", help="normal, quick-hard or both with a comma")
    parser.add_argument("--seed", default="secrets")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--keep", type=Path, help="the folder of kept games")
    every = ",".join(map(str, range(len(HABITS))))
    parser.add_argument("--habits", default=every, help="rows about waiting, by number")
    parser.add_argument("--no-short", dest="short", action="store_false", help="standard alone")
    parser.add_argument("--show", type=Path, help="print the table of a file written before")
    asked = parser.parse_args()
    columns: dict[str, Any] = {}
    if asked.show:
        columns = json.loads(asked.show.read_text(encoding="utf-8"))
        print(table(columns))
        return
    habits = [list(HABITS)[int(number)] for number in asked.habits.split(",") if number]
    wanted = Asked(asked.games, asked.races, habits, asked.short)
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    pool = ProcessPoolExecutor(asked.processes) if asked.processes > 1 else None
    for bots in asked.bots.split(","):
        for seats in asked.seats.split(","):
            hard = bots == "quick-hard"
            column = Column(int(seats), hard, seed=asked.seed, keep=asked.keep)
            columns[column.name] = measure(column, wanted, pool)
            if asked.json:
                asked.json.write_text(json.dumps(columns, indent=1) + "\n", encoding="utf-8")
    if pool is not None:
        pool.shutdown()
    print(table(columns))


if __name__ == "__main__":
    main()
