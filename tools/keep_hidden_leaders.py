"""Finds games of Hidden Leaders to keep as fixtures that together cover everything in `OWED`.

    python -m tools.keep_hidden_leaders tests/records/hidden_leaders

plays random games and keeps a few. Kept games are never rewritten: they prove that the rules have
not changed. Run it into an empty folder after a change of the rules version.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from hiddenhand.bots.random_play import play_recorded
from hiddenhand.core.event import Event
from hiddenhand.core.record import Record
from hiddenhand.core.seats import OPEN
from hiddenhand.core.settings import complete
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table, begin, put

FACTIONS = ("tribes", "empire", "undead", "water")
DECISIONS = (
    "no-candidate",
    "one-candidate",
    "most-heroes",
    "fewest-heroes",
    "highest-leader",
)
OWED = frozenset(
    [f"hero {hero.id}" for hero in library().heroes]
    + [f"faction {faction}" for faction in FACTIONS]
    + [f"decided by {step}" for step in DECISIONS]
    + [f"seats {seats}" for seats in GAME.seat_numbers]
    + [f"{s.name} {value}" for s in GAME.settings for value in s.values]
    + ["a harbor refill", "an end caused by a seat that was not active"]
)
FEWEST = 14
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"promo": "on"}),
    (3, {"promo": "on"}),
    (4, {"promo": "on"}),
    (5, {"promo": "on"}),
    (6, {"promo": "on"}),
    (2, {"two_player_leaders": "balanced", "edition": "prototype"}),
    (3, {"deck": "basic"}),
    (4, {}),
    (5, {}),
    (6, {"edition": "prototype", "deck": "basic"}),
)


def shows(record: Record) -> set[str]:
    """Everything in `OWED` that this finished game contains."""
    table = begin(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        put(table, number, seat, key)
    result = table.result
    assert result is not None
    faction, decided = result.ending.split(":")
    found = {f"faction {faction}", f"decided by {decided}", f"seats {record.seats}"}
    found |= {f"{name} {value}" for name, value in record.settings.items()}
    found |= set(_heroes(table.events))
    if any(event.kind == "harbor-refilled" for event in table.events):
        found.add("a harbor refill")
    if _ended_by_another(table):
        found.add("an end caused by a seat that was not active")
    return found


def _heroes(events: list[Event]) -> Iterator[str]:
    for event in events:
        if event.kind in ("played", "performed"):
            yield f"hero {event.public['card']}"


def _ended_by_another(table: Table) -> bool:
    view = table.view(OPEN).as_dict()
    parties, end_number = view["parties"], view["end_number"]
    assert isinstance(parties, (list, tuple))
    assert isinstance(end_number, int)
    full = [party["seat"] for party in parties if len(party["heroes"]) >= end_number]
    return view["active"] not in full


def random_record(seats: int, settings: dict[str, str], seed: str) -> Record:
    """A record of a random game."""
    state = GAME.start(seats, settings)
    dice = [SeededDice(f"{seed}/seat{seat}") for seat in range(seats)]
    answers = play_recorded(state, SeededDice(f"{seed}/table"), dice)
    chosen = complete(GAME.settings, settings)
    return Record(GAME.name, GAME.rules_version, seats, chosen, {}, answers)


def search(games: int) -> list[Record]:
    """Games that together cover `OWED`, chosen greedily.

    When everything is covered a second pass begins, until there are `FEWEST` games.
    """
    found: list[tuple[Record, set[str]]] = []
    for number in range(games):
        seats, settings = TABLES[number % len(TABLES)]
        record = random_record(seats, settings, f"fixture {number}")
        found.append((record, shows(record)))
    owed = set(OWED)
    kept: list[Record] = []
    complete_once = False
    while not (complete_once and len(kept) >= FEWEST):
        # prefer short games: people read these fixtures too
        record, seen = max(found, key=lambda pair: (len(pair[1] & owed), -len(pair[0].answers)))
        if not seen & owed:
            raise SystemExit(f"not found in {games} games: {sorted(owed)}")
        owed -= seen
        kept.append(record)
        found.remove((record, seen))
        if not owed:
            complete_once, owed = True, set(OWED)
    return kept


def main(folder: Path) -> None:
    """Write the games found into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, record in enumerate(search(1200), start=1):
        file = folder / f"{number:02}-{record.seats}-seats.hh"
        file.write_text(record.text(), "utf-8")
        print(file.name, len(record.answers), "answers")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
