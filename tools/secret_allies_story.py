"""What happened in a recorded game of Secret Allies, as a set of keywords."""

from hiddenhand.core.event import Fact
from hiddenhand.core.record import Record
from hiddenhand.core.seats import OPEN
from hiddenhand.games.secret_allies import grammar
from hiddenhand.games.secret_allies.pack_rows import EFFECTS, RACE_DRAWS
from hiddenhand.table.table import replay

# An effect that enables a single action counts as used when that action is done.
ACTS = {
    "defer_subturn": "subturn-deferred",
    "trade": "transferred",
    "peek_neutral": "neutrals-looked-at",
    "peek_prestige": "prestige-looked-at",
}

OWED = frozenset(
    {
        *(f"ending {name}" for name in ("threshold", "turn-limit", "stall", "last-player")),
        *(f"effect {kind}" for kind in EFFECTS),
        *(f"partisans {who}" for who in ("attacker", "owner", "third", "nobody")),
        *(f"map {mode}" for mode in ("joint", "automatic")),
        *(f"race {mode}" for mode in RACE_DRAWS),
        *(f"seats {count}" for count in (2, 3, 4)),
        *("ally-shown", "subturn-deferred", "capture-bonus", "eliminated", "transferred"),
        *("destroyed", "run-off", "order-drawn", "card-bought", "resigned", "unit unlocked"),
    }
)


def story(record: Record) -> set[str]:
    """Replay the record and collect what it contains of `OWED`."""
    table = replay(record)
    pack = grammar.load(record.settings["pack"]).rows
    technologies = {tech.id: tech for race in pack.races for tech in race.technologies}
    basic = {unit.id for unit in pack.basic_units}
    found = {f"map {record.settings['map_mode']}", f"race {record.settings['race_draw']}"}
    found.add(f"seats {record.seats}")
    owners: dict[Fact, Fact] = {}  # state -> who revealed or showed it
    attack: dict[str, Fact] = {}
    kinds = set()
    for event in [event.seen_by(OPEN) for event in table.events]:
        kind = str(event["event"])
        kinds.add(kind)
        if kind in ("revealed", "ally-shown"):
            owners[str(event["state"])] = event["seat"]
        elif kind == "state-attacked":
            attack = event
        elif kind == "no-partisans":
            found.add("partisans nobody")
        elif kind == "partisans-won":
            found.add(f"partisans {_role(event, attack, owners)}")
        elif kind == "technology-bought":
            for effect, _ in technologies[str(event["technology"])].effects:
                found |= set() if effect in ACTS else {f"effect {effect}"}
        elif kind == "unit-bought" and event["unit"] not in basic:
            found.add("unit unlocked")
    found |= {f"effect {effect}" for effect, act in ACTS.items() if act in kinds}
    if table.result is not None:
        found.add(f"ending {table.result.ending}")
    return (found | kinds) & OWED


def _role(won: dict[str, Fact], attack: dict[str, Fact], owners: dict[Fact, Fact]) -> str:
    if won["seat"] == attack["seat"]:
        return "attacker"
    return "owner" if won["seat"] == owners.get(str(won["state"])) else "third"
