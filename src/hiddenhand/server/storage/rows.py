"""Converts rows of the database to rows of the store and back."""

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import BindParameter, Row, bindparam

from hiddenhand.server.store import (
    AnswerRow,
    ChatRow,
    DeviceRow,
    GameRow,
    LessonRow,
    PlayerRow,
    RoomRow,
    Turn,
    UserRow,
)

Values = dict[str, Any]


def bound(name: str) -> BindParameter[Any]:
    """A bind parameter whose name cannot collide with a column."""
    return bindparam(f"b_{name}")


def user(row: Row[Any]) -> UserRow:
    """A user from a row of the database."""
    return UserRow(row.id, row.name, row.language, row.created_at, row.face)


def device(row: Row[Any]) -> DeviceRow:
    """A device from a row of the database."""
    return DeviceRow(row.id, row.user, row.label, row.created_at, row.seen_at)


def device_values(device: DeviceRow, token_hash: bytes) -> Values:
    """A device as column values."""
    return {**asdict(device), "token_hash": token_hash}


def room_values(room: RoomRow) -> Values:
    """A room as column values."""
    return {
        "code": room.code,
        "host": room.host,
        "stage": room.stage,
        "options": room.options,
        "seats": room.seats,
        "game_id": room.game_id,
        "games_played": room.games_played,
        "public": room.public,
        "touched_at": room.touched_at,
        "deal": room.deal,
    }


def room(row: Row[Any], people: tuple[str, ...]) -> RoomRow:
    """A room from a row of the database."""
    return RoomRow(
        row.code,
        row.host,
        row.stage,
        row.options,
        row.seats,
        row.game_id,
        row.games_played,
        row.public,
        row.touched_at,
        people,
        row.deal,
        row.version or 0,
        row.holder,
    )


def chat(row: Row[Any]) -> ChatRow:
    """A chat message from a row of the database."""
    return ChatRow(row.number, row.user, row.name, row.text, row.reaction, row.at, row.face)


def game_values(game: GameRow) -> Values:
    """A game as column values, without its players."""
    return {
        "id": game.id,
        "room": game.room,
        "game": game.game,
        "rules": game.rules,
        "seats": game.seats,
        "settings": json.dumps(game.settings),
        "deal": game.deal,
        "started_at": game.started_at,
        "moved_at": game.moved_at,
        "ended_at": game.ended_at,
        "clock": game.clock,
        "owing": json.dumps(game.owing),
        "result": game.result,
        "uploaded_by": game.uploaded_by,
        "rated": game.rated,
    }


def game(row: Row[Any], players: tuple[PlayerRow, ...]) -> GameRow:
    """A game from a row of the database."""
    return GameRow(
        id=row.id,
        room=row.room,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        settings=json.loads(row.settings),
        players=players,
        deal=row.deal,
        started_at=row.started_at,
        moved_at=row.moved_at,
        ended_at=row.ended_at,
        clock=row.clock,
        owing=tuple(json.loads(row.owing)),
        result=row.result,
        uploaded_by=row.uploaded_by,
        rated=row.rated,
    )


def player_values(game: GameRow) -> list[Values]:
    """The players of a game as column values."""
    return [{"game_id": game.id, **asdict(player)} for player in game.players]


def player(row: Row[Any]) -> PlayerRow:
    """A player from a row of the database."""
    return PlayerRow(
        row.seat,
        row.name,
        row.user,
        row.bot,
        row.rating_before,
        row.rating_after,
        row.hints,
        row.stood_in,
    )


def lesson(row: Row[Any]) -> LessonRow:
    """A lesson from a row of the database."""
    return LessonRow(row.user, row.game, row.room, row.finished_at)


def answer_values(game_id: str, answer: AnswerRow) -> Values:
    """An answer as column values."""
    return {
        "game_id": game_id,
        "number": answer.number,
        "seat": answer.seat,
        "key": answer.key,
        "chance": "\n".join(answer.chance),
        "at": answer.at,
        "stood_in": answer.stood_in,
    }


def answer(row: Row[Any]) -> AnswerRow:
    """An answer from a row of the database."""
    chance = tuple(row.chance.split("\n")) if row.chance else ()
    return AnswerRow(row.number, row.seat, row.key, chance, row.at, row.stood_in)


def turn_values(turn: Turn) -> Values:
    """A turn as parameters of the statement that writes it."""
    return {
        "b_game": turn.game_id,
        "b_clock": turn.clock,
        "b_owing": json.dumps(turn.owing),
        "b_at": turn.answer.at,
    }
