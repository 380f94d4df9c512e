"""Measures the balance of the Secret Allies pack in games of bots, with confidence intervals.

    python -m benchmarks.balance_secret_allies --games 200 --seats 3 --processes 2 --json out.json

Reports wins by race and by place in the first order, technologies and units used, turns played
compared with the limit, and how games ended. A share is "off" if its whole 95 % interval is more
than 7 points away from the fair share.
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from benchmarks.balance_hard import play_turns
from hiddenhand import games
from hiddenhand.bots.arena import Match, play
from hiddenhand.core.shares import wilson
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.playing import play_on
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.view import SecretAlliesView
from hiddenhand.table.dice import SeededDice

QUICK_HARD = "quick-hard"  # see balance_hard
POINTS = 7.0  # how far a share may be from the fair one


@dataclass(frozen=True, slots=True)
class Told:
    """The facts of one game."""

    races: tuple[str, ...]  # by place in the first order
    winner: int  # place in the first order; -1: none
    turns: int
    ending: str
    technologies: tuple[str, ...]
    units: tuple[str, ...]


@dataclass(slots=True)
class Balance:
    """Counts over many games."""

    seats: int
    games: int = 0
    seen: Counter[str] = field(default_factory=Counter)  # race -> games it was in
    race_wins: Counter[str] = field(default_factory=Counter)
    place_wins: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    technologies: Counter[str] = field(default_factory=Counter)
    units: Counter[str] = field(default_factory=Counter)

    def add(self, told: Told) -> None:
        """Count one game."""
        self.games += 1
        self.seen.update(told.races)
        if told.winner >= 0:
            self.race_wins[told.races[told.winner]] += 1
            self.place_wins[told.winner] += 1
        self.turns[told.turns] += 1
        self.endings[told.ending] += 1
        self.technologies.update(told.technologies)
        self.units.update(told.units)


def watch(match: Match, number: int) -> Told:
    """Play one game at a table and return its facts."""
    table = play(match, number)
    view, result = table.view(0), table.result
    assert isinstance(view, SecretAlliesView)
    assert result is not None
    orders = [event.public["order"] for event in table.events if event.kind == "order-set"]
    order = cast(list[int], orders[0])
    answers = [key for _, key in table.record.answers]
    chosen = [key.rpartition(".")[2] for key in answers if key.startswith("research:")]
    bought = [key.rpartition(".")[2] for key in answers if key.startswith("buy:")]
    winner = order.index(result.winners[0]) if result.winners else -1
    races = tuple(str(view.players[seat]["race"]) for seat in order)
    return Told(races, winner, view.turn, result.ending, tuple(chosen), tuple(bought))


def watch_inside(match: Match, number: int) -> Told:
    """Like `watch`, but inside the engine with normal or quick hard bots: much faster.

    The bots judge the same way but with other dice; a unit counts for each turn that ends with one.
    """
    dice = SeededDice(f"{match.seed}/{number}/inside")
    state = games.find(match.game).start(match.seats, match.settings)
    assert isinstance(state, SecretAllies)
    pack, order, units = state.pack_data, list[int](), list[str]()
    for turn in range(state.turn_limit + 1):
        if match.bots == QUICK_HARD:
            play_turns(state, set(range(match.seats)), dice, turn)
        else:
            play_on(state, [TUNED] * match.seats, dice, turn)
        order = order or [int(seat) for seat in state.order]
        units += [
            pack.unit_ids[k % int(pack.kinds)] for k, used in enumerate(state.on_map) if used > 0
        ]
    result = state.result()
    assert result is not None
    winner = order.index(result.winners[0]) if result.winners else -1
    races = tuple(pack.race_ids[int(state.race[seat])] for seat in order)
    techs = tuple(tech for tech, owned in zip(pack.tech_ids, state.owned, strict=True) if owned)
    return Told(races, winner, int(state.turn), result.ending, techs, tuple(units))


def _watch_some(match: Match, numbers: range) -> list[Told]:
    look = watch_inside if match.bots in ("normal", QUICK_HARD) else watch
    return [look(match, number) for number in numbers]


def measure(match: Match, count: int, processes: int) -> Balance:
    """Play `count` games; game k depends only on the seed and k, not on the number of processes."""
    found = Balance(match.seats)
    if processes == 1:
        for told in _watch_some(match, range(count)):
            found.add(told)
        return found
    chunks = [range(at, min(at + 8, count)) for at in range(0, count, 8)]
    with ProcessPoolExecutor(processes) as pool:
        for some in pool.map(_watch_some, [match] * len(chunks), chunks):
            for told in some:
                found.add(told)
    return found


def share_row(name: str, wins: int, tries: int, fair: float) -> dict[str, object]:
    """A share with its interval and whether it is off."""
    low, high = (100.0 * end for end in wilson(wins, tries))
    off = low > fair + POINTS or high < fair - POINTS
    return {
        "name": name,
        "games": tries,
        "wins": wins,
        "share": round(100.0 * wins / tries, 1) if tries else None,
        "low": round(low, 1),
        "high": round(high, 1),
        "fair": round(fair, 1),
        "off": off,
    }


def report(balance: Balance, match: Match) -> dict[str, object]:
    """The measured balance as plain data."""
    pack = load(match.settings.get("pack", "reconstruction"))
    limit = int(pack.turn_limits[LENGTHS.index(match.settings.get("length", "standard"))])
    fair = 100.0 / balance.seats
    played = sum(turns * games for turns, games in balance.turns.items())
    return {
        "bots": match.bots,
        "seats": match.seats,
        "settings": dict(match.settings),
        "seed": match.seed,
        "games": balance.games,
        "races": [
            share_row(race, balance.race_wins[race], balance.seen[race], fair)
            for race in pack.race_ids
        ],
        "places": [
            share_row(f"place {place + 1}", balance.place_wins[place], balance.games, fair)
            for place in range(balance.seats)
        ],
        "turn_limit": limit,
        "mean_turns": round(played / balance.games, 2),
        "turns": dict(sorted(balance.turns.items())),
        "endings": dict(sorted(balance.endings.items())),
        "technologies": {tech: balance.technologies[tech] for tech in pack.tech_ids},
        "units": {unit: balance.units[unit] for unit in pack.unit_ids},
        "unused": [
            *(tech for tech in pack.tech_ids if not balance.technologies[tech]),
            *(unit for unit in pack.unit_ids if not balance.units[unit]),
        ],
    }


def table(told: dict[str, object]) -> str:
    """The report as a table of text."""
    lines = [
        f"{told['games']} games, {told['seats']} seats, {told['settings']}, bots {told['bots']}",
        f"{'':14}{'games':>7}{'wins':>7}{'share':>8}   {'95 %':14}{'fair':>6}",
    ]
    for row in [
        *cast(list[dict[str, object]], told["races"]),
        *cast(list[dict[str, object]], told["places"]),
    ]:
        interval = f"{row['low']} to {row['high']}"
        mark = "  off" if row["off"] else ""
        lines.append(
            f"{row['name']:14}{row['games']:>7}{row['wins']:>7}{row['share']!s:>8}   "
            f"{interval:14}{row['fair']:>6}{mark}"
        )
    lines.append(f"turns: mean {told['mean_turns']} of {told['turn_limit']}, {told['turns']}")
    lines.append(f"endings: {told['endings']}")
    lines.append(f"never used: {told['unused'] or 'nothing'}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print the balance."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--length", default="standard", choices=LENGTHS)
    parser.add_argument("--pack", default="reconstruction")
    parser.add_argument(
        "--bots", default="normal", help=f"a level, a bot per seat, or {QUICK_HARD}"
    )
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    settings = {"length": asked.length, "pack": asked.pack, "map_mode": "automatic"}
    match = Match("secret_allies", asked.seats, settings, asked.bots, asked.seed)
    told = report(measure(match, asked.games, asked.processes), match)
    print(table(told))
    if asked.json:
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
