"""How I am called when it is my turn: devices, mail, quiet hours, silenced tables."""

import time
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from hiddenhand.server.api.common import Rooms, StoreOf
from hiddenhand.server.api.limits import FewPerUser, few_from_one_address
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.people import identity
from hiddenhand.server.people.identity import BadLink, SignedIn, ThisDevice
from hiddenhand.server.refusals import (
    BadAddress,
    BadMessage,
    BadSubscription,
    NoMail,
    NoPush,
    TooFast,
    TooMany,
)
from hiddenhand.server.store import Store, UserRow
from hiddenhand.server.summons import texts
from hiddenhand.server.summons.mail import clean_address
from hiddenhand.server.summons.receivers import BadPushKey, MailRow, PushRow, Quiet, is_zone
from hiddenhand.server.summons.summoner import Summoner
from hiddenhand.server.wire.base import Code
from hiddenhand.server.wire.summons import (
    MailChange,
    MailLink,
    PushSubscription,
    QuietChange,
    QuietHours,
    RoomMute,
    SummonsInfo,
)

router = APIRouter(tags=["summons"])
CONFIRM = 86_400.0  # seconds a link that confirms an address works


def _summoner(request: Request) -> Summoner:
    summoner: Summoner = request.app.state.summoner
    return summoner


SummonerOf = Annotated[Summoner, Depends(_summoner)]


@router.get("/api/me/summons")
async def how_i_am_called(
    user: SignedIn, this: ThisDevice, store: StoreOf, summoner: SummonerOf
) -> SummonsInfo:
    return await _info(user, this.id, store, summoner)


async def _info(user: UserRow, device: str, store: Store, summoner: Summoner) -> SummonsInfo:
    devices = [row.device for row in await store.pushes(user.id)]
    mail, quiet = await store.mail_of(user.id), await store.quiet_of(user.id)
    return SummonsInfo(
        push_key=None if summoner.push is None else summoner.push.public_key,
        push_here=device in devices,
        push_devices=len(devices),
        mail_offered=summoner.mail is not None,
        mail=None if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed_at is not None,
        quiet=None if quiet is None else QuietHours(**asdict(quiet)),
        muted=await store.muted_rooms(user.id),
    )


# -- this device -------------------------------------------------------------------------------


@router.put("/api/me/summons/push", dependencies=[Depends(FewPerUser("subscriptions"))])
async def call_this_device(
    subscription: PushSubscription,
    user: SignedIn,
    this: ThisDevice,
    store: StoreOf,
    summoner: SummonerOf,
) -> SummonsInfo:
    endpoint, keys = subscription.endpoint, subscription.keys
    if summoner.push is None:
        raise NoPush("this server does not send push messages", place="push")
    try:
        summoner.push.check(endpoint, keys.p256dh, keys.auth)
    except BadPushKey as error:
        raise BadSubscription(str(error), place="subscription") from error
    await store.save_push(PushRow(this.id, user.id, endpoint, keys.p256dh, keys.auth, time.time()))
    return await _info(user, this.id, store, summoner)


@router.delete("/api/me/summons/push")
async def do_not_call_this_device(
    user: SignedIn, this: ThisDevice, store: StoreOf, summoner: SummonerOf
) -> SummonsInfo:
    await store.drop_push(this.id)
    return await _info(user, this.id, store, summoner)


# -- when not ----------------------------------------------------------------------------------


@router.put("/api/me/summons/quiet")
async def set_quiet_hours(
    change: QuietChange, user: SignedIn, this: ThisDevice, store: StoreOf, summoner: SummonerOf
) -> SummonsInfo:
    hours = change.quiet
    if hours is not None and not is_zone(hours.zone):
        raise BadMessage("not a time zone such as Europe/Warsaw", place="zone")
    kept = None if hours is None else Quiet(hours.begins, hours.ends, hours.zone)
    await store.save_quiet(user.id, kept)
    return await _info(user, this.id, store, summoner)


@router.put("/api/me/summons/rooms/{code}")
async def silence_a_room(
    code: Annotated[Code, Path()],
    change: RoomMute,
    user: SignedIn,
    this: ThisDevice,
    store: StoreOf,
    summoner: SummonerOf,
    rooms: Rooms,
) -> SummonsInfo:
    """I am not called to this table; or I am again."""
    await rooms.room(code)
    await store.mute_room(user.id, code, change.muted)
    return await _info(user, this.id, store, summoner)


# -- mail --------------------------------------------------------------------------------------


@router.put("/api/me/summons/mail", dependencies=[Depends(FewPerUser("mails"))])
async def write_to_me(
    change: MailChange,
    user: SignedIn,
    this: ThisDevice,
    request: Request,
    store: StoreOf,
    summoner: SummonerOf,
) -> SummonsInfo:
    """An address is asked first whether it wants mail: it counts when the link in that mail was
    followed. Nobody gets more than a few of these, whoever names the address."""
    if summoner.mail is None:
        raise NoMail("this server does not send email", place="mail")
    address = clean_address(change.address)
    if address is None:
        raise BadAddress("not a valid email address", place="address")
    turnstiles: dict[str, Turnstile] = request.app.state.turnstiles
    wait = turnstiles["mails here"].wait(address_of(request.scope))
    if wait:
        raise TooMany("too many emails from here", place="address", retry_after=wait)
    wait = turnstiles["mails there"].wait(address.lower())
    if wait:
        raise TooFast("too many emails to this address", place="mail", retry_after=wait)
    token = identity.new_token()
    await store.ask_mail(MailRow(user.id, address, time.time()), identity.hash_of(token))
    letter = texts.confirm_letter(user.language, address, summoner.base, token)
    if not await summoner.mail.send(letter):
        await store.drop_mail(user.id)
        raise NoMail("the mail server did not take it", place="mail", reason="failed")
    return await _info(user, this.id, store, summoner)


@router.delete("/api/me/summons/mail")
async def do_not_write_to_me(
    user: SignedIn, this: ThisDevice, store: StoreOf, summoner: SummonerOf
) -> SummonsInfo:
    await store.drop_mail(user.id)
    return await _info(user, this.id, store, summoner)


@router.post("/api/mail/confirm", status_code=204, dependencies=[Depends(few_from_one_address)])
async def confirm_address(link: MailLink, store: StoreOf) -> Response:
    """The link in the mail was followed, on whatever device."""
    now = time.time()
    if await store.confirm_mail(identity.hash_of(link.token), now, now - CONFIRM) is None:
        raise BadLink("too old, or never made", place="token")
    return Response(status_code=204)


@router.post("/api/mail/stop/{token}", status_code=204)
async def stop_mail(
    token: Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{10,120}$")],
    store: StoreOf,
    summoner: SummonerOf,
) -> Response:
    """No more mail, from the link in any mail; programs that show mail may do it themselves (RFC
    8058). The address is forgotten."""
    user = summoner.stop_tokens.user_of(token)
    if user is None:
        raise BadLink("never made", place="token")
    await store.drop_mail(user)
    return Response(status_code=204)
