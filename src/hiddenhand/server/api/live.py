"""The socket's route: checks who may open one, and serves the connection."""

from fastapi import APIRouter
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.budget import Spent
from hiddenhand.server.http import gate, socket
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.http.origins import is_foreign
from hiddenhand.server.limits import Payer
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.people import identity
from hiddenhand.server.refusals import ServerBusy
from hiddenhand.server.store import NotStored
from hiddenhand.server.wire.base import Me

router = APIRouter()
UNKNOWN_USER, FOREIGN = 4401, 4403  # close codes


@router.websocket("/api/socket")
async def live(websocket: WebSocket) -> None:
    """The WebSocket for live play."""
    state = websocket.app.state
    if is_foreign(websocket.headers, state.settings):
        await websocket.close(FOREIGN)  # before accepting it: the browser gets 403
        return
    address, doors = address_of(websocket.scope), state.gate
    try:
        doors.check_socket(address)
    except HiddenHandError as error:
        doors.refused[error.code] += 1
        await gate.turn_away(websocket, error)
        return
    with doors.counted(address):
        await _serve(websocket, address)


async def _serve(websocket: WebSocket, address: str) -> None:
    registry: RoomRegistry = websocket.app.state.registry
    budget, spent = registry.services.budget, Spent()
    try:
        user = await spent.during(identity.user_of_socket(websocket))
    except NotStored:  # the database is down; another node may reach it
        away = ServerBusy("the database is away", place="store", retry_after=1)
        await gate.turn_away(websocket, away)
        return
    await spent.during(websocket.accept())
    budget.charge(Payer(address=address), spent.seconds)
    if user is None:
        await websocket.close(UNKNOWN_USER)
        return
    me = Me(user=user.id, name=user.name, language=user.language, face=user.face)
    bucket = websocket.app.state.messages.of(user.id)  # one for all tabs of a user

    async def is_still_there() -> bool:
        return await identity.user_of_socket(websocket) is not None

    payer = budget.met(user.id, address)
    connection = socket.Connection(websocket, registry, me, bucket, payer)
    await connection.serve(websocket.app.state.build, is_still_there)
