"""Puts games that have reached a given question into a running server's store.

Only a test with the server in its own process can do this; there is no route for it.
"""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from hiddenhand import games
from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.games.hidden_leaders.facts import FACTIONS
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.seating import Place, Seating
from hiddenhand.server.people.identity import hash_of, new_device, new_token
from hiddenhand.server.store import AnswerRow, GameRow, PlayerRow, RoomRow, UserRow
from hiddenhand.server.wire.rooms import RoomOptions
from hiddenhand.table.table import Table
from tests.server.people import PATIENCE
from tests.server.running import Running

NAMES = ("Ola", "Bruno", "Chinwe", "Dmytro", "Elżbieta", "Faye")
AWAY = "somebody-away"
LETTERS = "abcdefghjkmnpqrstuvwxyz"
Kind = tuple[str, str, str]  # the question, the verb of an option, the shape of its place


@dataclass(frozen=True)
class Standing:
    """A game that waits for an answer of `decision.seat`."""

    seats: int
    settings: dict[str, str]
    answers: tuple[tuple[Seat, str], ...]
    decision: Decision
    game: str = "hidden_leaders"
    owing: tuple[Seat, ...] = ()  # all seats that are asked, if answers are sealed

    def kinds(self) -> set[Kind]:
        return {kind_of(self.decision, key) for key in self.decision.options}


def kind_of(decision: Decision, key: str) -> Kind:
    verb, _, what = key.partition(":")
    return decision.ask, verb, _shape(verb, what)


def _shape(verb: str, what: str) -> str:
    if verb == "move":
        return "+".join(sorted(part.rstrip("0123456789").rstrip("+-") for part in what.split(",")))
    if not what or verb in ("player", "to", "choose"):
        return what if verb == "choose" else ""
    if what in FACTIONS:
        return "faction"
    first, _, second = what.partition(".")
    if not second:
        return "card"
    if not first.isdecimal():
        return first
    return "hidden" if second.rstrip("0123456789") == "h" else "party"


def played(seats: int, seed: int, **settings: str) -> Iterator[tuple[Table, Decision]]:
    """A game of somebody who likes to play cards, question by question."""
    dice = random.Random(seed)
    table = Table("hidden_leaders", seats, seed, settings)
    while decision := table.decision:
        yield table, decision
        options = list(decision.options)
        plays = [key for key in options if key.startswith("play:")]
        table.say(decision.seat, dice.choice(plays if plays and dice.random() < 0.9 else options))


@cache
def every_kind(games: int) -> tuple[tuple[Kind, ...], tuple[Standing, ...]]:
    """All kinds of decisions of this many games, and a few games that together offer all of
    them."""
    seen: Counter[Kind] = Counter()
    chosen: list[Standing] = []
    offered: set[Kind] = set()
    for seed in range(games):
        for table, decision in played(2 + seed % 5, seed, promo="on"):
            kinds = {kind_of(decision, key) for key in decision.options}
            seen.update(kinds)
            if not kinds <= offered:
                offered |= kinds
                settings = dict(table.record.settings)
                answers = tuple(table.record.answers)
                owing = tuple(each.seat for each in table.pending)
                chosen.append(Standing(table.seats, settings, answers, decision, owing=owing))
    return tuple(sorted(seen)), tuple(chosen)


def standing(seats: int, seed: int, ask: str, number: int = 1, **settings: str) -> Standing:
    """A game that has reached the question `ask` for the `number`-th time."""
    for table, decision in played(seats, seed, **settings):
        if decision.ask == ask:
            number -= 1
            if number == 0:
                settings, answers = dict(table.record.settings), tuple(table.record.answers)
                owing = tuple(each.seat for each in table.pending)
                return Standing(seats, settings, answers, decision, owing=owing)
    raise LookupError(f"no {ask} in game {seed}")


def lay_out(
    running: Running,
    game: Standing,
    user: str,
    seat: Seat | None = None,
    bots: str | None = None,
    users: Mapping[Seat, str] | None = None,
) -> str:
    """Create a room with this game and return its code. `user` has the seat that is asked, or
    `seat`.

    `users` sit on other seats. The rest are bots of that level, or people who are away.
    """
    mine = game.decision.seat if seat is None else seat
    code = "".join(secrets.choice(LETTERS) for _ in range(10))
    now = time.time()
    people = {**(users or {}), mine: user}
    places = [
        Place(people[number], NAMES[number])
        if number in people
        else Place(None if bots else AWAY, NAMES[number], bot=bots)
        for number in range(game.seats)
    ]
    rows = _rows(game.answers)
    asked = game.owing or (game.decision.seat,)
    since = dict.fromkeys(asked, now)
    pace = Pace(len(rows) - 1, dict.fromkeys(asked, len(rows) - 1), since)
    options = RoomOptions(game=game.game, seats=game.seats, settings=game.settings, bot_pace=0)
    row = RoomRow(
        code=code,
        host=user,
        stage="playing",
        options=options.model_dump_json(),
        seats=Seating(places).json(),
        game_id=f"game-{code}",
        games_played=0,
        public=False,
        touched_at=now,
        people=tuple(people.values()),
    )
    kept = GameRow(
        id=f"game-{code}",
        room=code,
        game=game.game,
        rules=games.find(game.game).rules_version,
        seats=game.seats,
        settings=game.settings,
        players=tuple(PlayerRow(n, p.name, p.user, p.bot) for n, p in enumerate(places)),
        deal="{}",
        started_at=now,
        moved_at=now,
        clock=pace.json(),
        owing=tuple(people[seat] for seat in asked if seat in people),
    )

    async def keep() -> None:
        if await running.registry.store.user(AWAY) is None:
            somebody = UserRow(AWAY, "Away", None, now)
            device = new_device(AWAY, "")
            await running.registry.store.add_user(somebody, device, hash_of(new_token()))
        await running.registry.store.add_room(row)
        await running.registry.store.add_finished(kept, rows)

    asyncio.run_coroutine_threadsafe(keep(), running.loop).result(PATIENCE)
    return code


def _rows(answers: tuple[tuple[Seat, str], ...]) -> list[AnswerRow]:
    """Answers with the random answers after each of them; number 0 is the deal."""
    rows: list[AnswerRow] = [AnswerRow(0, CHANCE, "")]
    for seat, key in answers:
        if seat == CHANCE:
            last = rows.pop()
            rows.append(AnswerRow(last.number, last.seat, last.key, (*last.chance, key)))
        else:
            rows.append(AnswerRow(len(rows), seat, key))
    return rows
