"""What the HTTP routes share: dependencies and the base address."""

from typing import Annotated

from fastapi import Depends, Request

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


StoreOf = Annotated[Store, Depends(_store)]
Rooms = Annotated[RoomRegistry, Depends(_registry)]
PersonOf = Annotated[Person, Depends(_person)]
