"""Signing in another device: both devices see each other and agree; nobody loses themselves."""

import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response

from hiddenhand.server.api.common import StoreOf
from hiddenhand.server.api.limits import FewPerUser, few_from_one_address
from hiddenhand.server.api.me import me_of
from hiddenhand.server.people import identity
from hiddenhand.server.people.accounts import LinkRow
from hiddenhand.server.people.identity import AlreadySignedIn, BadLink, SignedIn
from hiddenhand.server.refusals import LastWayBack, LinkAsked, NotConfirmed, WrongCode
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import Store
from hiddenhand.server.wire.base import Me
from hiddenhand.server.wire.http import (
    LinkState,
    SignIn,
    SignInAsk,
    SignInCode,
    SignInLink,
    SignInOffer,
    SignInToken,
)

router = APIRouter(tags=["sign-in"])
Agent = Annotated[str, Header(alias="user-agent")]
Few = Depends(few_from_one_address)


async def _link(store: Store, token: str, user: str | None = None) -> LinkRow:
    """A link, of this user if one is given. Raises `BadLink`."""
    link = await store.link(identity.hash_of(token), time.time())
    if link is None or user not in (None, link.user):
        raise BadLink("used already, too old, refused, or never made", place="token")
    return link


# -- the device that gives ---------------------------------------------------------------------


@router.post("/api/me/links", status_code=201, dependencies=[Depends(FewPerUser("links"))])
async def make_sign_in_link(user: SignedIn, request: Request, store: StoreOf) -> SignInLink:
    """A link with which another device can ask to be signed in as me; it expires soon."""
    settings: Settings = request.app.state.settings
    token = identity.new_token()
    expires_at = time.time() + settings.link_minutes * 60
    await store.add_link(identity.hash_of(token), user.id, expires_at)
    base = settings.public_url or str(request.base_url).rstrip("/")
    # after the #, so that it is in no log and no referrer
    return SignInLink(url=f"{base}/sign-in#{token}", token=token, expires_at=expires_at)


@router.post("/api/me/links/state")
async def state_of_link(link: SignInToken, user: SignedIn, store: StoreOf) -> LinkState:
    """Whether a device asks with my link, and which; 404 once it was used."""
    found = await _link(store, link.token, user.id)
    return LinkState(asked=found.asked, label=found.label, code=found.code)


@router.post("/api/me/links/confirm", status_code=204)
async def confirm_link(said: SignInCode, user: SignedIn, store: StoreOf) -> Response:
    """Let the device in that shows this code. A wrong code ends the link."""
    link_hash = identity.hash_of(said.token)
    await _link(store, said.token, user.id)
    if not await store.confirm_link(link_hash, user.id, said.code, time.time()):
        await store.drop_link(link_hash, user.id)
        raise WrongCode("another device asks, or none", place="code")
    return Response(status_code=204)


@router.post("/api/me/links/refuse", status_code=204)
async def refuse_link(link: SignInToken, user: SignedIn, store: StoreOf) -> Response:
    """Take the link back; whoever asked with it is not signed in."""
    await store.drop_link(identity.hash_of(link.token), user.id)
    return Response(status_code=204)


# -- the device that asks ----------------------------------------------------------------------


@router.post("/api/sign-in/offer", dependencies=[Few])
async def look_at_link(link: SignInToken, store: StoreOf) -> SignInOffer:
    """Whose link this is."""
    found = await _link(store, link.token)
    owner = await store.user(found.user)
    if owner is None:
        raise BadLink("its owner is gone", place="token")
    return SignInOffer(user=owner.id, name=owner.name, face=owner.face)


@router.post("/api/sign-in/ask", dependencies=[Few])
async def ask_to_sign_in(
    link: SignInToken, request: Request, store: StoreOf, agent: Agent = ""
) -> SignInAsk:
    """Ask the device that gave the link; it sees this device and the code. One device can ask."""
    found = await _link(store, link.token)
    before = await identity.find_device(request)
    if before is not None and before[0].id == found.user:
        raise AlreadySignedIn("this device is theirs already", place="cookie")
    await _check_way_back(request, store)
    ask, code = identity.new_token(), f"{secrets.randbelow(10_000):04}"
    label = identity.new_device("", agent).label
    asked = await store.ask_with_link(
        identity.hash_of(link.token), identity.hash_of(ask), label, code, time.time()
    )
    if not asked:
        raise LinkAsked("make a new link", place="token")
    return SignInAsk(ask=ask, code=code)


@router.post("/api/sign-in")
async def sign_in(
    link: SignIn, request: Request, response: Response, store: StoreOf, agent: Agent = ""
) -> Me:
    """Sign in this device after the other one has confirmed. Who it was before is kept: see
    `POST /api/sign-in/back`."""
    found = await _link(store, link.token)
    if not found.confirmed:
        raise NotConfirmed("the other device has not answered", place="token")
    await _check_way_back(request, store)
    token = identity.new_token()
    user = await store.use_link(
        identity.hash_of(link.token),
        identity.hash_of(link.ask),
        identity.new_device("", agent),
        identity.hash_of(token),
        time.time(),
    )
    if user is None:
        raise BadLink("another device has asked with it", place="token")
    identity.set_cookie(response, request, token)
    before = await identity.find_device(request)
    if before is not None and await store.is_blank(before[0].id):
        await store.remove_device(before[0].id, before[1].id)
    elif before is not None:
        identity.keep_way_back(response, request)
    return me_of(user)


@router.get("/api/sign-in/back")
async def who_was_here(request: Request) -> SignInOffer | None:
    """Who used this device before it was signed in with a link; none if nobody did."""
    before = await identity.find_device(request, identity.way_back_of(request))
    if before is None:
        return None
    return SignInOffer(user=before[0].id, name=before[0].name, face=before[0].face)


@router.post("/api/sign-in/back")
async def go_back(request: Request, response: Response) -> Me:
    """Be who used this device before; whoever uses it now becomes the way back."""
    before = await identity.find_device(request, identity.way_back_of(request))
    if before is None:
        raise BadLink("nobody was here before", place="cookie")
    now = await identity.find_device(request)
    identity.set_cookie(response, request, request.cookies[identity.way_back_of(request)])
    if now is not None:
        identity.keep_way_back(response, request)
    return me_of(before[0])


async def _check_way_back(request: Request, store: Store) -> None:
    """Raises `LastWayBack` if a third identity would be forgotten that has no other device."""
    now = await identity.find_device(request)
    if now is None or await store.is_blank(now[0].id):
        return  # nobody takes its place
    kept = await identity.find_device(request, identity.way_back_of(request))
    if kept is None or await store.is_blank(kept[0].id):
        return
    if len(await store.devices(kept[0].id)) == 1:
        raise LastWayBack("go back first, or give that person another device", place="cookie")
