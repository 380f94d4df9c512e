"""Users, their devices and sign-in links, as stored.

With a link a device that is signed in lets another one in, and both agree: the asking device opens
the link, sees whose it is and asks; both devices then show the same short code; when the giving
device confirms it, the asking one is signed in. A link is for one device, once, and for some
minutes.
"""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class UserRow:
    """A user."""

    id: str
    name: str
    language: str | None
    created_at: float
    face: str | None = None  # None: has never chosen one


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser that is signed in. Only a hash of its token is stored."""

    id: str
    user: str
    label: str
    created_at: float
    seen_at: float


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A sign-in link, and the device that asks with it."""

    user: str
    expires_at: float
    asked: bool = False
    label: str = ""  # of the asking device: "Firefox, Linux"
    code: str = ""  # that both devices show
    confirmed: bool = False  # by the giving device


class LinkStore(Protocol):
    """What a store keeps of links: hashes only. An expired link is no link."""

    async def add_link(self, link_hash: bytes, user: str, expires_at: float) -> None: ...
    async def link(self, link_hash: bytes, now: float) -> LinkRow | None: ...
    async def drop_link(self, link_hash: bytes, user: str) -> None: ...
    async def ask_with_link(
        self, link_hash: bytes, ask_hash: bytes, label: str, code: str, now: float
    ) -> bool:
        """Note the device that asks; False if there is no link or another device was first."""

    async def confirm_link(self, link_hash: bytes, user: str, code: str, now: float) -> bool:
        """The giving device agrees; False if there is no such link of theirs with this code."""

    async def use_link(
        self, link_hash: bytes, ask_hash: bytes, device: DeviceRow, token_hash: bytes, now: float
    ) -> UserRow | None:
        """Add `device` to the user of a confirmed link, delete the link and return the user; None
        if it is not confirmed for this device."""
