"""The deal of a room's next game, on top of `table.proven`."""

from collections.abc import Collection

from hiddenhand.server.live.table import DiceFrom
from hiddenhand.server.refusals import DealChanged
from hiddenhand.server.wire.rooms import DealProof
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.proven import Deal, read_deal


def _read(text: str | None) -> Deal:
    return (read_deal(text) if text else None) or Deal()


def add(text: str | None, user: str, entropy: str, seen: str | None) -> str:
    """The deal with this user's contribution to its randomness. Raises `DealChanged` if the user
    has `seen` the commitment of another deal: a contribution counts for that one alone."""
    deal = _read(text)
    if seen is not None and seen != deal.commitment:
        raise DealChanged("look at the commitment again before you add to it", place="deal")
    deal.added[user] = bytes.fromhex(entropy)
    return deal.text()


def of_seated(text: str | None, people: Collection[str]) -> str:
    """The deal with the contributions of these people; those of others are dropped."""
    deal = _read(text)
    deal.added = {user: part for user, part in deal.added.items() if user in people}
    return deal.text()


def proof(text: str | None, *, open_now: bool = False) -> DealProof | None:
    """What players can check of a deal; includes its secret if `open_now`. None without a deal."""
    deal = read_deal(text) if text else None
    if deal is None:
        return None
    return DealProof(
        commitment=deal.commitment,
        added={user: part.hex() for user, part in deal.added.items()},
        secret=deal.secret.hex() if open_now else None,
    )


def dice_of(text: str) -> DiceFrom:
    """A function that returns the deal's dice after a number of random answers."""
    deal = read_deal(text)
    return (lambda drawn: SystemDice()) if deal is None else deal.dice
