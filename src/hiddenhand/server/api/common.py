"""What the HTTP routes share: the hall, and who asks."""

from typing import Annotated

from fastapi import Depends, Request

from hiddenhand.server.identity import SignedIn
from hiddenhand.server.live.hall import Hall
from hiddenhand.server.store import Store
from hiddenhand.server.wire import Person


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


def _person(user: SignedIn) -> Person:
    return Person(user=user.id, name=user.name)


StoreOf = Annotated[Store, Depends(_store)]
HallOf = Annotated[Hall, Depends(_hall)]
PersonOf = Annotated[Person, Depends(_person)]
