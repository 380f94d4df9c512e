"""The signed-in user: a guest with a name, devices, data."""

import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Request, Response

from hiddenhand.server.api.common import Rooms, StoreOf
from hiddenhand.server.api.limits import FewPerUser, few_from_one_address
from hiddenhand.server.people import identity
from hiddenhand.server.people.identity import AlreadySignedIn, SignedIn, ThisDevice
from hiddenhand.server.people.names import clean_name
from hiddenhand.server.store import NotThere, UserRow
from hiddenhand.server.wire.base import Me, Person
from hiddenhand.server.wire.http import ChangeMe, Device, NewGuest

router = APIRouter(tags=["me"])
Agent = Annotated[str, Header(alias="user-agent")]


Few = Depends(few_from_one_address)


def me_of(user: UserRow) -> Me:
    """A user in the wire form for themselves."""
    return Me(user=user.id, name=user.name, language=user.language, face=user.face)


@router.post("/api/me", status_code=201, dependencies=[Few])
async def become_guest(
    guest: NewGuest, request: Request, response: Response, store: StoreOf, agent: Agent = ""
) -> Me:
    """Create a guest with a name. The cookie in the response is the only proof of identity."""
    if await identity.find_device(request) is not None:
        raise AlreadySignedIn("this device is signed in already", place="cookie")
    name = clean_name(guest.name)
    user = UserRow(identity.new_id(), name, guest.language, time.time())
    token = identity.new_token()
    await store.add_user(user, identity.new_device(user.id, agent), identity.hash_of(token))
    identity.set_cookie(response, request, token)
    return me_of(user)


@router.get("/api/me")
async def who_am_i(user: SignedIn, this: ThisDevice, request: Request, response: Response) -> Me:
    """The signed-in user."""
    identity.renew_cookie(response, request, this)
    return me_of(user)


@router.patch("/api/me")
async def change_me(change: ChangeMe, user: SignedIn, store: StoreOf, rooms: Rooms) -> Me:
    """Change my name, language or face."""
    name = user.name if change.name is None else clean_name(change.name)
    language = user.language if "language" not in change.model_fields_set else change.language
    face = change.face or user.face
    changed = UserRow(user.id, name, language, user.created_at, face)
    await store.change_user(changed)
    if (name, face) != (user.name, user.face):
        await rooms.rename(Person(user=user.id, name=name, face=face))
    return me_of(changed)


@router.get("/api/me/export", dependencies=[Depends(FewPerUser("exports"))])
async def export_my_data(user: SignedIn, store: StoreOf, response: Response) -> dict[str, Any]:
    """Everything the server stores about me."""
    response.headers["content-disposition"] = 'attachment; filename="hiddenhand-my-data.json"'
    return await store.export_user(user.id)


@router.delete("/api/me", status_code=204)
async def erase_me(user: SignedIn, request: Request, store: StoreOf, rooms: Rooms) -> Response:
    """Delete my account permanently. Finished games stay for the other players, without my name."""
    await rooms.forget(user.id)
    await store.erase_user(user.id)
    response = Response(status_code=204)
    identity.clear_cookie(response, request)
    return response


# -- devices -----------------------------------------------------------------------------------


@router.get("/api/me/devices")
async def my_devices(user: SignedIn, this: ThisDevice, store: StoreOf) -> list[Device]:
    """My signed-in devices."""
    return [
        Device(
            id=row.id,
            label=row.label,
            created_at=row.created_at,
            seen_at=row.seen_at,
            this=row.id == this.id,
        )
        for row in await store.devices(user.id)
    ]


@router.delete("/api/me/devices/{device}", status_code=204)
async def sign_out_device(
    device: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")],
    user: SignedIn,
    this: ThisDevice,
    request: Request,
    store: StoreOf,
    rooms: Rooms,
) -> Response:
    """Sign out one of my devices, or this one. Its open pages are disconnected at once."""
    if not await store.remove_device(user.id, device):
        raise NotThere("no such device of yours", place=f"device {device}")
    rooms.dismiss(user.id)  # other devices reconnect
    response = Response(status_code=204)
    if device == this.id:
        identity.clear_cookie(response, request)
    return response
