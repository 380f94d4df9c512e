"""What the HTTP routes share: dependencies and the base address."""

from typing import Annotated

from fastapi import Depends, Request

from hiddenhand.server.budget import Budget
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.limits import Payer
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.people.identity import SignedIn
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import Store
from hiddenhand.server.wire.base import Person


def _registry(request: Request) -> RoomRegistry:
    registry: RoomRegistry = request.app.state.registry
    return registry


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


def _person(user: SignedIn) -> Person:
    return Person(user=user.id, name=user.name, face=user.face)


def base_of(request: Request) -> str:
    """The public address of this server, for links."""
    settings: Settings = request.app.state.settings
    return settings.public_url or str(request.base_url).rstrip("/")


def _budget(request: Request) -> Budget:
    registry: RoomRegistry = request.app.state.registry
    return registry.services.budget


async def _paying(request: Request, user: SignedIn) -> Payer:
    accounts = _budget(request)
    payer = accounts.met(user.id, address_of(request.scope))
    accounts.check(payer)
    return payer


def _paying_address(request: Request) -> Payer:
    return Payer(address=address_of(request.scope))


BudgetOf = Annotated[Budget, Depends(_budget)]
Paying = Annotated[Payer, Depends(_paying)]  # raises `TooFast` if the user's account is overdrawn
PayingAddress = Annotated[Payer, Depends(_paying_address)]  # checked for all requests
StoreOf = Annotated[Store, Depends(_store)]
Rooms = Annotated[RoomRegistry, Depends(_registry)]
PersonOf = Annotated[Person, Depends(_person)]
