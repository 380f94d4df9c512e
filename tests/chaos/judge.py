"""After the storm: what was acknowledged and what was shown, held against the record.

Every game is read from the store and played again, answer by answer, through its own proven dice;
an answer or a draw that the rules or the deal do not allow ends it here.
"""

from collections import defaultdict
from dataclasses import dataclass, field

import orjson

from hiddenhand.core.record import Record
from hiddenhand.server.live import table as tables
from hiddenhand.server.live.deals import dice_of
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.store import AnswerRow, GameRow
from tests.chaos.people import SORTED, Person, Told, digest

Facts = list[dict[str, object]]  # what was told with one number


@dataclass
class Verdict:
    games: int = 0
    answers: int = 0  # in the records
    acknowledged: int = 0  # different ones
    views: int = 0  # compared
    wrong: list[str] = field(default_factory=list)


async def judge(store_address: str, people: list[Person]) -> Verdict:
    verdict = Verdict()
    told: dict[str, list[Told]] = defaultdict(list)
    for person in people:
        for seen in person.games:
            told[seen.game_id].append(seen)
    store = await SqlStore.open(store_address)
    try:
        for game_id, witnesses in told.items():
            game = await store.game(game_id)
            if game is None:
                verdict.wrong.append(f"{game_id}: the game is gone")
                continue
            rows = await store.answers(game_id)
            verdict.games += 1
            verdict.answers += len(rows) - 1
            if game.result is None:
                verdict.wrong.append(f"{game_id}: not finished in the store")
            if [row.number for row in rows] != list(range(len(rows))):
                verdict.wrong.append(f"{game_id}: numbers {[row.number for row in rows]}")
            for witness in witnesses:
                check_answers(verdict, witness, rows)
            check_views(verdict, game, rows, witnesses)
    finally:
        await store.close()
    return verdict


def check_answers(verdict: Verdict, told: Told, rows: list[AnswerRow]) -> None:
    """Every acknowledged answer is in the record, once, under the number it was told."""
    mine = [row for row in rows if row.seat == told.seat]
    stands = {row.number: row.key for row in mine}
    numbers: dict[int, int] = {}  # question -> the one number of its answer
    for number, asked, key in told.acknowledged:
        if stands.get(number) != key:
            found = stands.get(number)
            verdict.wrong.append(f"{told.game_id}: {number} {key} acknowledged, {found} stored")
        if numbers.setdefault(asked, number) != number:
            verdict.wrong.append(
                f"{told.game_id}: {asked} answered as {numbers[asked]} and {number}"
            )
    verdict.acknowledged += len(numbers)
    for asked, key in told.taken:
        first = next((row for row in mine if row.number > asked), None)
        if first is None or first.key != key:
            verdict.wrong.append(f"{told.game_id}: {key} was called taken, and is not there")


def check_views(
    verdict: Verdict, game: GameRow, rows: list[AnswerRow], witnesses: list[Told]
) -> None:
    """Whatever was shown at a number is what a replay shows there; so is what was told."""
    names = {player.seat: player.name or player.bot or "" for player in game.players}
    record = Record(game.game, game.rules, game.seats, dict(game.settings), names)
    live = tables.load(game.id, record, rows[:1], dice_of(game.deal), None, Pace())
    seats = [witness.seat for witness in witnesses]
    at_the_time: dict[int, list[Facts]] = {seat: [] for seat in seats}
    for row in rows:
        if row.number:
            live.put(row)
        for seat in seats:
            at_the_time[seat] += live.told(seat, row.number)
        views = live.table.game.project_each(live.table.state, seats)
        for witness in witnesses:
            shown = witness.shown.get(row.number)
            if shown is None:
                continue
            verdict.views += 1
            if shown != digest(views[witness.seat].as_dict()):
                verdict.wrong.append(f"{game.id}: seat {witness.seat} saw another {row.number}")
    for witness in witnesses:
        if witness.shown and max(witness.shown) > rows[-1].number:
            verdict.wrong.append(f"{game.id}: seat {witness.seat} saw what is not in the record")
        if witness.sight is not None:
            after = live.told(witness.seat, 0)
            verdict.wrong += _differences(game.id, witness, at_the_time[witness.seat], after)


def _differences(
    game_id: str, witness: Told, at_the_time: list[Facts], after: list[Facts]
) -> list[str]:
    """What everybody forgets, a bid say, is told at the time and no longer afterwards. Whoever came
    back was told something in between; anything else is wrong."""
    assert witness.sight is not None
    heard = witness.sight.log
    if not len(heard) == len(at_the_time) == len(after):
        return [f"{game_id}: seat {witness.seat} was told {len(heard)}, not {len(after)}"]
    return [
        f"{game_id}: seat {witness.seat} was told {mine} at {number}, not {most}"
        for number, (least, mine, most) in enumerate(zip(after, heard, at_the_time, strict=True))
        if not _lies_between(least, mine, most)
    ]


def _lies_between(least: Facts, mine: Facts, most: Facts) -> bool:
    if not len(least) == len(mine) == len(most):
        return False
    some, told, all_of_it = ([_items(fact) for fact in facts] for facts in (least, mine, most))
    return all(a <= b <= c for a, b, c in zip(some, told, all_of_it, strict=True))


def _items(fact: dict[str, object]) -> set[tuple[str, bytes]]:
    return {(name, orjson.dumps(value, option=SORTED)) for name, value in fact.items()}
