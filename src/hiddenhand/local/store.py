"""The store of one device: keys and texts, kept by whatever keeps them.

It does for rooms what `hiddenhand.server.store.Store` promises, as far as one person's device needs
it. In a browser the keeper is IndexedDB, in tests a dictionary. Rows of rooms and games are in
memory; the answers of a game are read when the game is opened.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Protocol

from hiddenhand.server.jobs.queue import Bell, JobRow
from hiddenhand.server.store import (
    AnswerRow,
    AnswerTaken,
    ChatRow,
    FactRow,
    GameRow,
    Guard,
    LessonRow,
    NotThere,
    PlayerRow,
    Progress,
    RoomRow,
    Turn,
    UserRow,
)

Changes = dict[str, str | None]  # None: delete the key
USER = "user"
WIDTH = 6  # digits of a number in a key, so that keys are in order


class Keeper(Protocol):
    """Keeps texts by key."""

    async def read(self, prefix: str) -> dict[str, str]:
        """All texts whose key begins so, in the order of keys."""

    async def write(self, changes: Changes) -> None:
        """Write all of these or none; when it returns, they are kept."""


class LocalStore:
    """The rooms, games, lessons and notes of one person."""

    is_shared = False

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.bell = Bell()
        self.me: UserRow | None = None
        self._rooms: dict[str, RoomRow] = {}
        self._games: dict[str, GameRow] = {}
        self._lessons: dict[str, LessonRow] = {}
        self._answers: dict[str, list[AnswerRow]] = {}  # of games that were opened
        self._hinted: dict[tuple[str, int], int] = {}  # game, seat -> the question of the last hint
        self._jobs: dict[str, JobRow] = {}

    @classmethod
    async def open(cls, keeper: Keeper) -> "LocalStore":
        """The store with all that was kept."""
        store = cls(keeper)
        for text in (await keeper.read(USER)).values():
            store.me = UserRow(**json.loads(text))
        for text in (await keeper.read("room/")).values():
            room = _room(json.loads(text))
            store._rooms[room.code] = room
        for text in (await keeper.read("game/")).values():
            game = _game(json.loads(text))
            store._games[game.id] = game
        for text in (await keeper.read("lesson/")).values():
            lesson = LessonRow(**json.loads(text))
            store._lessons[lesson.game] = lesson
        for text in (await keeper.read("job/")).values():
            job = JobRow(**json.loads(text))
            store._jobs[job.id] = job
        return store

    async def erase(self) -> None:
        """Delete everything."""
        await self.keeper.write(dict.fromkeys(await self.keeper.read(""), None))
        self.__init__(self.keeper)  # type: ignore[misc]  # as new

    # -- the person -----------------------------------------------------------------------------

    async def user(self, user: str) -> UserRow | None:
        return self.me if self.me is not None and self.me.id == user else None

    async def change_user(self, user: UserRow) -> None:
        await self.keeper.write({USER: json.dumps(asdict(user))})
        self.me = user

    # -- rooms ----------------------------------------------------------------------------------

    async def add_room(self, room: RoomRow) -> None:
        await self.keeper.write(self._with_room(room))
        self._rooms[room.code] = _with_host(room)

    async def save_room(self, room: RoomRow, guard: Guard | None = None) -> None:
        if room.code not in self._rooms:
            raise NotThere("no such room", place=f"room {room.code}")
        await self.add_room(room)

    def _with_room(self, room: RoomRow) -> Changes:
        return {f"room/{room.code}": json.dumps(asdict(_with_host(room)))}

    async def remove_room(self, code: str) -> None:
        changes: Changes = {f"room/{code}": None}
        changes |= dict.fromkeys(await self.keeper.read(f"chat/{code}/"), None)
        unfinished = [g.id for g in self._games.values() if g.room == code and g.ended_at is None]
        for game_id in unfinished:
            changes |= await self._without_game(game_id)
        await self.keeper.write(changes)
        self._rooms.pop(code, None)
        self._forget_games(unfinished)

    async def room(self, code: str) -> RoomRow | None:
        found = self._rooms.get(code)
        return None if found is None else replace(found)

    async def open_rooms(self, limit: int) -> list[RoomRow]:
        return []  # nobody else can see a room of this device

    async def rooms_of(self, user: str) -> list[RoomRow]:
        rooms = sorted(self._rooms.values(), key=lambda room: (-room.touched_at, room.code))
        return [replace(room) for room in rooms if user in room.people]

    async def add_chat(self, code: str, row: ChatRow, guard: Guard | None = None) -> None:
        await self.keeper.write({_chat_key(code, row.number): json.dumps(asdict(row))})

    async def chat(self, code: str, limit: int, after: int = 0) -> list[ChatRow]:
        rows = [
            ChatRow(**json.loads(t)) for t in (await self.keeper.read(f"chat/{code}/")).values()
        ]
        return [row for row in rows if row.number > after][-limit:]

    # -- games ----------------------------------------------------------------------------------

    async def begin_game(
        self,
        room: RoomRow,
        game: GameRow,
        given: list[AnswerRow],
        guard: Guard | None = None,
        instead_of: str | None = None,
    ) -> None:
        changes = {} if instead_of is None else await self._without_game(instead_of)
        changes |= self._with_room(room) | _with_game(game)
        changes |= {_answer_key(game.id, row.number): _told(row) for row in given}
        await self.keeper.write(changes)
        if instead_of is not None:
            self._forget_games([instead_of])
        self._rooms[room.code] = _with_host(room)
        self._games[game.id] = replace(game)
        self._answers[game.id] = list(given)

    async def take(self, turn: Turn) -> None:
        answers, number = await self._given(turn.game_id), turn.answer.number
        if any(row.number == number for row in answers[-2:]):
            raise AnswerTaken(f"answer {number}", place=f"game {turn.game_id}")
        game = self._moved(turn.game_id, turn.clock, turn.owing, turn.answer.at)
        key = _answer_key(turn.game_id, number)
        await self.keeper.write({**_with_game(game), key: _told(turn.answer)})
        answers.append(turn.answer)
        self._games[game.id] = game

    async def take_back(
        self,
        game_id: str,
        number: int,
        clock: str,
        owing: tuple[str, ...],
        guard: Guard | None = None,
    ) -> None:
        answers = await self._given(game_id)
        if number < 1 or answers[-1].number != number:
            raise NotThere(f"answer {number} is not the newest", place=f"game {game_id}")
        game = self._moved(game_id, clock, owing)
        await self.keeper.write({**_with_game(game), _answer_key(game_id, number): None})
        answers.pop()
        self._games[game_id] = game

    async def save_clock(
        self, game_id: str, clock: str, owing: tuple[str, ...], guard: Guard | None = None
    ) -> None:
        await self._save_game(self._moved(game_id, clock, owing))

    async def rename_players(
        self, game_id: str, names: dict[int, str], guard: Guard | None = None
    ) -> None:
        game = self._known(game_id)
        players = (replace(p, name=names.get(p.seat, p.name)) for p in game.players)
        await self._save_game(replace(game, players=tuple(players)))

    async def end_game(
        self,
        room: RoomRow,
        game: GameRow,
        facts: Sequence[FactRow] = (),
        guard: Guard | None = None,
    ) -> None:
        known = self._known(game.id)
        if known.ended_at is not None:
            return
        helped = [row.seat for row in await self._given(game.id) if row.stood_in]
        players = (replace(p, stood_in=helped.count(p.seat)) for p in known.players)
        ended = replace(
            known, ended_at=game.ended_at, result=game.result, owing=(), players=tuple(players)
        )
        await self.keeper.write(self._with_room(room) | _with_game(ended))
        self._rooms[room.code] = _with_host(room)
        self._games[game.id] = ended

    async def add_finished(self, game: GameRow, answers: list[AnswerRow]) -> None:
        changes = _with_game(game)
        changes |= {_answer_key(game.id, row.number): _told(row) for row in answers}
        await self.keeper.write(changes)
        self._games[game.id] = replace(game)

    async def game(self, game_id: str) -> GameRow | None:
        found = self._games.get(game_id)
        return None if found is None else replace(found)

    async def answers(self, game_id: str) -> list[AnswerRow]:
        return list(await self._given(game_id))

    async def progress(self, game_id: str, after: int = -1) -> Progress | None:
        game = self._games.get(game_id)
        if game is None:
            return None
        newer = [row for row in await self._given(game_id) if row.number > after]
        return Progress(game.clock, game.owing, game.moved_at, newer)

    async def running_games(self) -> list[GameRow]:
        return [replace(game) for game in self._games.values() if game.ended_at is None]

    async def games_of(
        self, user: str, limit: int, before: tuple[float, str] | None
    ) -> list[GameRow]:
        ended = [(g.ended_at, g.id, g) for g in self._games.values() if g.ended_at is not None]
        older = [row for row in ended if before is None or row[:2] < before]
        older.sort(key=lambda row: row[:2], reverse=True)
        return [replace(game) for _, _, game in older[:limit]]

    async def _save_game(self, game: GameRow) -> None:
        await self.keeper.write(_with_game(game))
        self._games[game.id] = game

    def _known(self, game_id: str) -> GameRow:
        if game_id not in self._games:
            raise NotThere("no such game", place=f"game {game_id}")
        return self._games[game_id]

    def _moved(
        self, game_id: str, clock: str, owing: tuple[str, ...], at: float | None = None
    ) -> GameRow:
        game = self._known(game_id)
        return replace(game, clock=clock, owing=owing, moved_at=game.moved_at if at is None else at)

    async def _given(self, game_id: str) -> list[AnswerRow]:
        if game_id not in self._answers:
            kept = await self.keeper.read(f"answer/{game_id}/")
            self._answers[game_id] = [_answer(json.loads(text)) for text in kept.values()]
        return self._answers[game_id]

    async def _without_game(self, game_id: str) -> Changes:
        gone = [f"game/{game_id}", *await self.keeper.read(f"answer/{game_id}/")]
        return dict.fromkeys(gone, None)

    def _forget_games(self, games: Sequence[str]) -> None:
        for game_id in games:
            self._games.pop(game_id, None)
            self._answers.pop(game_id, None)

    # -- lessons, hints and notebooks -----------------------------------------------------------

    async def lesson(self, user: str, game: str) -> LessonRow | None:
        return self._lessons.get(game)

    async def save_lesson(self, row: LessonRow) -> None:
        await self.keeper.write({f"lesson/{row.game}": json.dumps(asdict(row))})
        self._lessons[row.game] = row

    async def note_hint(
        self,
        game_id: str,
        seat: int,
        asked: int,
        line: tuple[str, ChatRow],
        guard: Guard | None = None,
    ) -> bool:
        if self._hinted.get((game_id, seat)) == asked:
            return False
        game = self._known(game_id)
        players = (replace(p, hints=p.hints + (p.seat == seat)) for p in game.players)
        noted, (code, row) = replace(game, players=tuple(players)), line
        chat: Changes = {_chat_key(code, row.number): json.dumps(asdict(row))}
        await self.keeper.write(_with_game(noted) | chat)
        self._games[game_id] = noted
        self._hinted[game_id, seat] = asked
        return True

    async def notes(self, game_id: str, seat: int, user: str) -> str | None:
        kept = await self.keeper.read(f"notes/{game_id}/{seat}")
        return next(iter(kept.values()), None)

    async def save_notes(self, game_id: str, seat: int, user: str, text: str) -> None:
        await self.keeper.write({f"notes/{game_id}/{seat}": text})

    # -- analyses and counting ------------------------------------------------------------------

    async def job(self, job_id: str) -> JobRow | None:
        return self._jobs.get(job_id)

    async def save_job(self, job: JobRow) -> None:
        """Remember the progress of a job; a finished one is kept."""
        if job.state == "done":
            await self.keeper.write({f"job/{job.id}": json.dumps(asdict(job))})
        self.note_job(job)

    def note_job(self, job: JobRow) -> None:
        """Remember the progress of a job while this runs."""
        self._jobs[job.id] = job

    async def uncounted(self, limit: int) -> list[GameRow]:
        return []  # statistics are a server's


# -- rows as texts -------------------------------------------------------------------------------


def _answer_key(game_id: str, number: int) -> str:
    return f"answer/{game_id}/{number:0{WIDTH}}"


def _chat_key(code: str, number: int) -> str:
    return f"chat/{code}/{number:0{WIDTH}}"


def _told(row: AnswerRow) -> str:
    return json.dumps(asdict(row), ensure_ascii=False)


def _answer(told: dict[str, Any]) -> AnswerRow:
    return AnswerRow(**{**told, "chance": tuple(told["chance"])})


def _with_host(room: RoomRow) -> RoomRow:
    """The room as it is read back: its host has it in the list."""
    return replace(room, people=tuple(dict.fromkeys([room.host, *room.people])))


def _room(told: dict[str, Any]) -> RoomRow:
    return RoomRow(**{**told, "people": tuple(told["people"])})


def _with_game(game: GameRow) -> Changes:
    return {f"game/{game.id}": json.dumps(asdict(game), ensure_ascii=False)}


def _game(told: dict[str, Any]) -> GameRow:
    players = tuple(PlayerRow(**player) for player in told["players"])
    return GameRow(**{**told, "players": players, "owing": tuple(told["owing"])})
