"""Finished games: the record, the replay for a viewpoint, and the proof of the deal.

All of it is computed from the stored answers, and only after the end. A seat's replay shows what
that seat was shown, no more; `OPEN` shows everything.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import orjson

from hiddenhand.core import record as records
from hiddenhand.core.errors import BadRecord, HiddenHandError
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR, Seat
from hiddenhand.server.archive.facts import facts_of, unreadable
from hiddenhand.server.store import AnswerRow, FactRow, GameRow, PlayerRow
from hiddenhand.table.proven import Draw, read_deal, verify
from hiddenhand.table.table import Table, begin, put, without_arrival
from hiddenhand.table.table import replay as replay_table

MOST_ANSWERS = 20_000  # of an uploaded record; the longest games have a few thousand
LONGEST_NAME = 60


class NotFinished(HiddenHandError):
    """The game is still running, so its record is not public."""

    code = "not-finished"
    status: ClassVar[int] = 409


class NoSuchEyes(HiddenHandError):
    """The game has no such viewpoint."""

    code = "no-such-eyes"
    status: ClassVar[int] = 404


class TooLong(HiddenHandError):
    """An uploaded record has too many answers."""

    code = "record-too-long"
    status: ClassVar[int] = 413


def record_of(game: GameRow, answers: Sequence[AnswerRow]) -> Record:
    """The record of a stored game; it does not tell in which order sealed answers arrived."""
    names = {seat: name for seat, name in game.names.items() if name}
    record = Record(game.game, game.rules, game.seats, dict(game.settings), names)
    for answer in answers:
        if answer.number > 0:
            record.answers.append((answer.seat, answer.key))
        record.answers += [(CHANCE, key) for key in answer.chance]
    record.hints = {player.seat: player.hints for player in game.players if player.hints}
    record.stood_in = {p.seat: p.stood_in for p in game.players if p.stood_in}
    deal = read_deal(game.deal)
    record.proof = None if deal is None else deal.proof(over=game.ended_at is not None)
    return without_arrival(record)


def result_of(game: GameRow) -> dict[str, Any] | None:
    """The result with its explanation; None for a game without an end."""
    if game.result is None:
        return None
    result: dict[str, Any] = orjson.loads(game.result)
    return result


def draws_of(game: GameRow, answers: Sequence[AnswerRow]) -> list[Draw]:
    """Every random draw of a finished game, recomputed from the deal. Raises `DealMismatch` if
    one differs from the stored answer."""
    return verify(record_of(game, answers)).draws


def count_again(game: GameRow, answers: Sequence[AnswerRow]) -> list[FactRow]:
    """The facts of a game that ended before facts were stored."""
    if game.result is None:
        return facts_of(game, None)
    try:
        return facts_of(game, replay_table(record_of(game, answers)))
    except HiddenHandError:  # its rules version is no longer supported
        return unreadable(game)


# -- replay ------------------------------------------------------------------------------------


def replay(game: GameRow, answers: Sequence[AnswerRow], eyes: Seat) -> bytes:
    """A finished game as `eyes` saw it, as JSON of wire.Replay."""
    if eyes not in (SPECTATOR, OPEN, *range(game.seats)):
        raise NoSuchEyes("a seat, -3 for a spectator or -4 for all cards open", f"eyes {eyes}")
    record = record_of(game, answers)
    answers = rows_of(record)
    table = begin(record)
    fields: dict[str, bytes] = {}
    frames: list[dict[str, Any]] = []
    first: dict[str, Any] = {"view": {}, "log": []}
    for seq, answer in enumerate(answers):
        told = len(table.events)
        if seq > 0:
            put(table, answer.number, answer.seat, answer.key)
        for key in answer.chance:
            put(table, answer.number, CHANCE, key)
        changed = _changes(table, eyes, fields)
        if seq == 0:
            first = {"view": changed, "log": table.feed(eyes)}
            continue
        frames.append(
            {
                "seq": seq,
                "seat": answer.seat,
                "key": answer.key if eyes in (answer.seat, OPEN) else None,
                "events": table.feed(eyes, told),
                "changed": changed,
                "questions": _questions(table, eyes, seq),
            }
        )
    message = {
        "game_id": game.id,
        "game": game.game,
        "eyes": eyes,
        "seats": game.seats,
        "settings": game.settings,
        "names": record.names,
        **first,
        "frames": frames,
        "result": result_of(game),
    }
    return _dump(message)


def _changes(table: Table, eyes: Seat, fields: dict[str, bytes]) -> dict[str, orjson.Fragment]:
    """The fields of the view that have changed; updates `fields`."""
    changed = {}
    for name, value in table.view(eyes).as_dict().items():
        text = _dump(value)
        if fields.get(name) != text:
            fields[name] = text
            changed[name] = orjson.Fragment(text)
    return changed


def _questions(table: Table, eyes: Seat, seq: int) -> list[dict[str, Any]]:
    return [
        {
            "seat": decision.seat,
            "ask": decision.ask,
            "rule": decision.rule,
            "asked": seq,
            "options": decision.options if eyes in (decision.seat, OPEN) else None,
            "deadline": None,
        }
        for decision in table.pending
        if decision.seat != CHANCE
    ]


def _dump(value: object) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


# -- uploads -----------------------------------------------------------------------------------


def read_upload(text: str, game_id: str, user: str, now: float) -> tuple[GameRow, list[AnswerRow]]:
    """An uploaded record, replayed from the first answer to the last. Raises `TooLong` or the
    errors of the referee."""
    if text.count("\n") > MOST_ANSWERS:
        raise TooLong(f"more than {MOST_ANSWERS} answers", place="record")
    record = records.parse(text)
    for seat, name in record.names.items():
        if seat not in range(record.seats) or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadRecord(f"{name!r} cannot be a name", place=f"name of seat {seat}")
    table = verify(record).table
    result = table.result
    game = GameRow(
        id=game_id,
        room=None,
        game=table.game.name,
        rules=record.rules,
        seats=record.seats,
        settings=dict(table.record.settings),
        players=tuple(
            PlayerRow(
                n,
                record.names.get(n, ""),
                hints=record.hints.get(n, 0),
                stood_in=record.stood_in.get(n, 0),
            )
            for n in range(record.seats)
        ),
        deal=_deal_text(record),
        started_at=now,
        moved_at=now,
        ended_at=now,
        result=None if result is None else orjson.dumps(result.as_dict()).decode(),
        uploaded_by=user,
    )
    return game, rows_of(record)


def _deal_text(record: Record) -> str:
    """The deal of an uploaded record in stored form, without users, marked as not dealt here."""
    proof = record.proof
    if proof is None or proof.secret is None:
        return orjson.dumps({"uploaded": True}).decode()
    added = {str(number): part for number, part in enumerate(proof.added)}
    return orjson.dumps({"secret": proof.secret, "added": added, "uploaded": True}).decode()


def rows_of(record: Record) -> list[AnswerRow]:
    """The answers of a record, each with the random answers that followed."""
    rows: list[AnswerRow] = [AnswerRow(0, CHANCE, "")]
    chance: list[str] = []
    for seat, key in record.answers:
        if seat == CHANCE:
            chance.append(key)
            continue
        rows[-1] = _with_chance(rows[-1], chance)
        chance = []
        rows.append(AnswerRow(len(rows), seat, key))
    rows[-1] = _with_chance(rows[-1], chance)
    return rows


def _with_chance(row: AnswerRow, chance: list[str]) -> AnswerRow:
    return AnswerRow(row.number, row.seat, row.key, tuple(chance), row.at)
