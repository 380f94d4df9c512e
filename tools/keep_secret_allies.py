"""Plays the kept games of Secret Allies again after a change of the pack or the rules.

    python -m tools.keep_secret_allies

Games of the tiny pack are kept as they are while they still replay; answers to questions that are
no longer asked are left out. For the others, the first seed is used whose game contains what that
file is kept for.
"""

from dataclasses import dataclass, field

from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.core.decision import Decision
from hiddenhand.core.game import RESIGN
from hiddenhand.core.record import Record, parse
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.bots.normal import NormalBot
from hiddenhand.table.table import Table, begin, put
from tools.secret_allies_story import OWED, story
from tools.tree import ROOT

FOLDER = ROOT / "tests" / "records" / "secret_allies"
TINY = ("01-elimination", "02-stall-tiny", "03-tiny-standard")
MOST_SEEDS = 40


class Patient(NormalBot):
    """A normal bot that defers its subturns whenever possible."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        if decision.ask == "ask-defer":
            return decision.options[-1]
        return super().choose(decision, chair)


PATIENT = "tools.keep_secret_allies:Patient"


@dataclass(frozen=True)
class Wanted:
    """A game to keep, and what it must contain."""

    name: str
    bots: str
    settings: dict[str, str]
    shows: frozenset[str]
    resigns: tuple[int, int] | None = field(default=None)  # seat, and before which decision


def wanted(
    name: str,
    bots: str,
    settings: str,
    *shows: str,
    resigns: tuple[int, int] | None = None,
) -> Wanted:
    """A `Wanted` with its settings given as text."""
    chosen = dict(pair.split("=") for pair in settings.split())
    return Wanted(name, bots, chosen, frozenset(shows), resigns)


KEPT = (
    wanted(
        "04-two-long",
        f"random,{PATIENT}",
        "length=long map_mode=automatic race_draw=two_keep_one",
        "effect defer_subturn",
        "effect extra_subturn",
        "effect partisan_gold",
        "card-bought",
        "capture-bonus",
        "partisans nobody",
    ),
    wanted(
        "05-three-short-joint",
        f"random,{PATIENT},{PATIENT}",
        "length=short map_mode=joint race_draw=choose",
        "run-off",
        "ally-shown",
    ),
    wanted(
        "06-three-standard",
        "normal,normal,normal",
        "length=standard map_mode=automatic race_draw=random ally_deck=exact",
        "transferred",
    ),
    wanted(
        "07-three-resigned",
        "normal,normal,random",
        "length=short map_mode=automatic race_draw=random prestige_log=game",
        "resigned",
        resigns=(2, 150),
    ),
    wanted(
        "08-four-short",
        "random,random,normal,normal",
        "length=short map_mode=automatic race_draw=random",
        "order-drawn",
    ),
    wanted(
        "09-four-long-exact",
        "normal,random,normal,normal",
        "length=long map_mode=joint race_draw=two_keep_one ally_deck=exact",
        *(f"effect {kind}" for kind in ("peek_neutral", "diplomacy", "defence_bonus")),
        *(f"effect {kind}" for kind in ("order_bonus", "attack_bonus", "extra_moves")),
        "effect gain_prestige",
    ),
    wanted(
        "10-two-short",
        "normal,normal",
        "length=short map_mode=automatic race_draw=random",
        "ending turn-limit",
    ),
)


def played(game: Wanted, seed: int) -> Table:
    """Play one game with this seed."""
    specs = find_all(game.bots, len(game.bots.split(",")))
    table = Table(GAME.name, len(specs), f"{game.name}/{seed}", game.settings)
    bots = [spec.sit(game.name, seed, seat) for seat, spec in enumerate(specs)]
    chairs = [Chair(table, seat) for seat in range(len(specs))]
    made = 0
    while (decision := table.decision) is not None:
        if game.resigns is not None and game.resigns[1] == made:
            table.say(game.resigns[0], "resign")
        else:
            table.say(decision.seat, ask(bots[decision.seat], decision, chairs[decision.seat]))
        made += 1
    return table


def keep(game: Wanted) -> str:
    """The record of the first game that contains everything it is kept for."""
    for seed in range(MOST_SEEDS):
        record = played(game, seed).record
        found = story(record)
        if game.shows <= found:
            return record.text()
        print(f"{game.name}: game {seed} lacks {sorted(game.shows - found)}")
    raise SystemExit(f"{game.name}: no game shows {sorted(game.shows)}")


def played_again(record: Record) -> Record:
    """The same game without the answers to questions that are no longer asked."""
    table = begin(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        if key == RESIGN or key in table.state.option_keys(seat):
            put(table, number, seat, key)
    if table.result is None:
        raise SystemExit("a game of the tiny pack does not end any more")
    return table.record


def main() -> None:
    """Write all kept games."""
    shown: set[str] = set()
    texts = {}
    for name in TINY:
        record = parse((FOLDER / f"{name}.hh").read_text("utf-8"))
        record.rules = GAME.rules_version
        record = played_again(record)
        texts[name] = record.text()
        shown |= story(record)
    for game in KEPT:
        texts[game.name] = keep(game)
        found = story(parse(texts[game.name]))
        shown |= found
        print(f"{game.name}: {sorted(found)}")
    if OWED - shown:
        raise SystemExit(f"still owed: {sorted(OWED - shown)}")
    for name, text in texts.items():
        (FOLDER / f"{name}.hh").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
