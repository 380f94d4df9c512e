"""Rate limits of expensive requests."""

from fastapi import Request

from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.people.identity import SignedIn
from hiddenhand.server.refusals import TooFast, TooMany
from hiddenhand.server.settings import Settings

HOUR = 3600.0
LINKS = EXPORTS = 30  # per user and hour
UPLOADS = ANALYSES = SUBSCRIPTIONS = 60
SUSPICIONS = 120  # games per network address and hour
MAILS = 6  # that ask to confirm an address: of one user in an hour, to one address in a day
MAILS_FROM_HERE = 20  # of one network address in an hour


def turnstiles(settings: Settings) -> dict[str, Turnstile]:
    """The turnstiles by what they limit. Each application has its own."""
    return {
        "guests": Turnstile(settings.guests_per_hour, HOUR),
        "rooms": Turnstile(settings.rooms_per_hour, HOUR),
        "links": Turnstile(LINKS, HOUR),
        "exports": Turnstile(EXPORTS, HOUR),
        "uploads": Turnstile(UPLOADS, HOUR),
        "analyses": Turnstile(ANALYSES, HOUR),
        "suspicions": Turnstile(SUSPICIONS, HOUR),
        "subscriptions": Turnstile(SUBSCRIPTIONS, HOUR),
        "mails": Turnstile(MAILS, HOUR),
        "mails here": Turnstile(MAILS_FROM_HERE, HOUR),
        "mails there": Turnstile(MAILS, 24 * HOUR),
    }


async def few_from_one_address(request: Request) -> None:
    """Raises `TooMany` for addresses that create too many guests or try too many links."""
    turnstile: Turnstile = request.app.state.turnstiles["guests"]
    wait = turnstile.wait(address_of(request.scope))
    if wait:
        message = "too many new guests from here; try again later"
        raise TooMany(message, place="address", retry_after=wait)


class FewPerUser:
    """A dependency that limits how often a user may do something per hour."""

    def __init__(self, what: str) -> None:
        self.what = what

    async def __call__(self, request: Request, user: SignedIn) -> None:
        turnstile: Turnstile = request.app.state.turnstiles[self.what]
        wait = turnstile.wait(user.id)
        if wait:
            raise TooFast(f"too many {self.what}", place=self.what, retry_after=wait)
