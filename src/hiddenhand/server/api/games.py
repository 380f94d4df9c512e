"""The available games, and finished games: record, replay, proof, history, upload."""

import asyncio
import gzip
import time
import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from hiddenhand import games
from hiddenhand.core.errors import BadRecord
from hiddenhand.server.api import game_infos
from hiddenhand.server.api.common import BudgetOf, Paying, PayingAddress, StoreOf, base_of
from hiddenhand.server.api.limits import FewPerUser
from hiddenhand.server.archive import replays
from hiddenhand.server.archive.lines import dealt_here, finished, history, line_of, proof_of
from hiddenhand.server.archive.replays import TooLong
from hiddenhand.server.budget import ANSWER_READ, Spent
from hiddenhand.server.people import identity
from hiddenhand.server.people.identity import SignedIn, find_device
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import AnswerRow, GameRow, NotThere, RatedRow
from hiddenhand.server.wire.base import Viewer
from hiddenhand.server.wire.http import (
    GameInfo,
    GameLine,
    History,
    Paragraph,
    ProofInfo,
    RatingLine,
)
from hiddenhand.server.wire.messages import Replay
from hiddenhand.table.proven import Draw

router = APIRouter(tags=["games"])
GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
GameName = Annotated[str, Path(pattern=r"^[a-z_-]{1,40}$")]
REPLAYS_KEPT_BYTES = 32 << 20
REPLAY_LEVEL = 6  # of gzip
UNPACKED_AT_ONCE = 1 << 16  # bytes


# -- available games ---------------------------------------------------------------------------


@router.get("/api/games")
async def list_games() -> list[GameInfo]:
    """All games with their settings, the combinations that are not allowed, and the bots."""
    return await asyncio.to_thread(game_infos.game_infos)


@router.get("/api/games/{name}/catalogue")
async def game_catalogue(name: GameName) -> dict[str, Any]:
    """What is printed on the pieces, for clients that draw them."""
    return dict(await asyncio.to_thread(games.find(name).catalogue))


@router.get("/api/games/{name}/texts/{language}")
async def game_texts(
    name: GameName, language: Annotated[str, Path(pattern=r"^[a-z]{2}$")]
) -> list[str]:
    """The Fluent files in the game's own folder; none if its texts are part of the web app."""
    return list(await asyncio.to_thread(game_infos.own_texts, games.find(name).name, language))


@router.get("/api/rules/{name}")
async def rules(
    name: GameName, language: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = "en"
) -> list[Paragraph]:
    """The numbered rules; in English if the language has none."""
    return list(await asyncio.to_thread(game_infos.paragraphs, games.find(name).name, language))


# -- finished games ----------------------------------------------------------------------------


class Answers:
    """Reads the answers of a game, which costs whoever asks for them."""

    def __init__(self, store: StoreOf, budget: BudgetOf, payer: PayingAddress) -> None:
        self.store = store
        self.budget = budget
        self.payer = payer

    async def of(self, game: GameRow) -> list[AnswerRow]:
        """All answers of this game."""
        answers = await self.store.answers(game.id)
        self.budget.charge(self.payer, len(answers) * ANSWER_READ)
        return answers


AnswersOf = Annotated[Answers, Depends()]


@router.get("/api/games/{game_id}")
async def finished_game(game_id: GameId, request: Request, store: StoreOf) -> GameLine:
    """Who played, who won, and why."""
    game = await finished(store, game_id)
    found = await find_device(request)
    return line_of(game, found[0].id if found else None, base_of(request))


@router.get(
    "/api/games/{game_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def download_record(game_id: GameId, store: StoreOf, answers: AnswersOf) -> Response:
    """The game as a text file, for `hiddenhand replay` and `verify`."""
    game = await finished(store, game_id)
    text = replays.record_of(game, await answers.of(game)).text()
    headers = {"content-disposition": f'attachment; filename="{game.game}-{game.id}.hh"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/games/{game_id}/replay", response_model=Replay)
async def replay(
    game_id: GameId,
    request: Request,
    store: StoreOf,
    answers: AnswersOf,
    eyes: Annotated[Viewer, Query(description="a seat; -3: a spectator; -4: all open")] = -3,
) -> Response:
    """The whole game, from the viewpoint of a seat, of a spectator, or with all cards open."""
    game = await finished(store, game_id)
    replays: Replays = request.app.state.replays
    packed = await replays.get(game, answers, eyes)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(unpacked(packed), 200, headers, "application/json")
    return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")


@router.get("/api/games/{game_id}/proof")
async def proof(game_id: GameId, store: StoreOf, answers: AnswersOf) -> ProofInfo:
    """What is needed to check the deal. Before the end: the commitment and the players'
    contributions."""
    game = await store.game(game_id)
    deal = None if game is None else dealt_here(game)
    if game is None or deal is None:
        raise NotThere("no game with a deal of this server", place=f"game {game_id}")
    draws: list[Draw] = []
    if game.ended_at is not None:
        rows, budget = await answers.of(game), answers.budget
        draws = await budget.in_thread(answers.payer, replays.draws_of, game, rows)
    return proof_of(game, deal, draws)


@router.post(
    "/api/games",
    status_code=201,
    dependencies=[Depends(FewPerUser("uploads"))],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def upload_record(
    request: Request, user: SignedIn, store: StoreOf, budget: BudgetOf, payer: Paying
) -> GameLine:
    """Save a record played elsewhere. It is replayed first: every answer must be legal."""
    text = await _body(request)
    game, answers = await budget.in_thread(
        payer, replays.read_upload, text, identity.new_id(), user.id, time.time()
    )
    await store.add_finished(game, answers)
    return line_of(game, user.id, base_of(request))


async def _body(request: Request) -> str:
    """The text of the request. Raises `TooBig` above the limit."""
    settings: Settings = request.app.state.settings
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > settings.upload_bytes:
            raise TooLong(f"more than {settings.upload_bytes} bytes", place="record")
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("this is not UTF-8 text", place="record") from error


@router.get("/api/me/games")
async def my_history(
    request: Request,
    user: SignedIn,
    store: StoreOf,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    after: Annotated[str | None, Query(max_length=80)] = None,
) -> History:
    """My finished games, newest first."""
    return await history(store, user.id, limit, after, base_of(request))


class Replays:
    """A cache of recent replays, which are slow to build and shared as links. They are compressed
    once, and served as they are kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], bytes] = {}
        self._one = asyncio.Lock()

    async def get(self, game: GameRow, answers: Answers, eyes: int) -> bytes:
        """The replay as JSON, compressed with gzip."""
        made = self._kept.get((game.id, eyes))
        if made is None:
            async with answers.budget.turn(answers.payer, "replays") as spent, self._one:
                kept = self._kept.get((game.id, eyes))
                made = kept or await self._make(game, answers, eyes, spent)
        self._kept.pop((game.id, eyes), None)
        self._kept[game.id, eyes] = made
        while sum(map(len, self._kept.values())) > REPLAYS_KEPT_BYTES:
            del self._kept[next(iter(self._kept))]
        return made

    async def _make(self, game: GameRow, answers: Answers, eyes: int, spent: Spent) -> bytes:
        rows = await answers.of(game)
        return await spent.in_thread(_packed_replay, game, rows, eyes)


def _packed_replay(game: GameRow, answers: list[AnswerRow], eyes: int) -> bytes:
    return gzip.compress(replays.replay(game, answers, eyes), REPLAY_LEVEL, mtime=0)


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """What was compressed, piece by piece, for clients that cannot do it themselves."""
    reader = zlib.decompressobj(wbits=31)
    while packed and not reader.eof:
        yield reader.decompress(packed, UNPACKED_AT_ONCE)
        packed = reader.unconsumed_tail


# -- ratings -----------------------------------------------------------------------------------


@router.get("/api/ratings/{name}")
async def board(
    name: GameName,
    request: Request,
    store: StoreOf,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[RatingLine]:
    """The strongest players of a game, including bots."""
    found = await find_device(request)
    me = found[0].id if found else None
    return [_rating(row, me) for row in await store.best(games.find(name).name, limit)]


@router.get("/api/me/ratings")
async def my_ratings(user: SignedIn, store: StoreOf) -> list[RatingLine]:
    """My ratings in all games."""
    return [_rating(row, user.id) for row in await store.ratings_of(user.id)]


def _rating(row: RatedRow, me: str | None) -> RatingLine:
    return RatingLine(
        game=row.game,
        name=row.name,
        bot=row.bot,
        me=me is not None and row.user == me,
        rating=row.shown,
        mu=row.mu,
        sigma=row.sigma,
        games=row.games,
    )
