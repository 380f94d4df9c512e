"""How often somebody may ask for what costs us dearly."""

from fastapi import Request

from hiddenhand.server.http.gate import address_of
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.people.identity import SignedIn
from hiddenhand.server.refusals import TooFast, TooMany
from hiddenhand.server.settings import Settings

HOUR = 3600.0
LINKS = EXPORTS = 30  # of one user in an hour
UPLOADS = ANALYSES = 60


def turnstiles(settings: Settings) -> dict[str, Turnstile]:
    """By what they count. Each application has its own."""
    return {
        "guests": Turnstile(settings.guests_per_hour, HOUR),
        "rooms": Turnstile(settings.rooms_per_hour, HOUR),
        "links": Turnstile(LINKS, HOUR),
        "exports": Turnstile(EXPORTS, HOUR),
        "uploads": Turnstile(UPLOADS, HOUR),
        "analyses": Turnstile(ANALYSES, HOUR),
    }


async def few_from_one_address(request: Request) -> None:
    """Refuses addresses that make guests or guess at links without end."""
    turnstile: Turnstile = request.app.state.turnstiles["guests"]
    wait = turnstile.wait(address_of(request.scope))
    if wait:
        message = "too many new guests from here; try again later"
        raise TooMany(message, place="address", retry_after=wait)


class FewPerUser:
    """A dependency: one user may do this so many times in an hour."""

    def __init__(self, what: str) -> None:
        self.what = what

    async def __call__(self, request: Request, user: SignedIn) -> None:
        turnstile: Turnstile = request.app.state.turnstiles[self.what]
        wait = turnstile.wait(user.id)
        if wait:
            raise TooFast(f"enough {self.what} for now", place=self.what, retry_after=wait)
