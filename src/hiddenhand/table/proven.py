"""Proven deals: neither the server nor a single player can choose what is dealt.

The server draws a secret and publishes its hash, the commitment, before any player contributes.
Then each player adds 32 bytes. Every random draw follows from the secret and all contributions.
After the game the secret is published, and anybody can recompute every draw; docs/reference/proven-
deals.md defines the byte format.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadRecord, HiddenHandError
from hiddenhand.core.record import Proof, Record
from hiddenhand.core.seats import CHANCE
from hiddenhand.table.table import Table, begin, put

SIZE = 32  # length of a secret and of a contribution, in bytes
_LABEL = b"hidden-hand deal 1\n"


class DealMismatch(HiddenHandError):
    """A draw does not follow from the secret and the contributions."""

    code = "deal-mismatch"


class ProvenDice(Dice):
    """Dice whose draw number `drawn` is always the same, so a game can continue after a restart."""

    def __init__(self, secret: bytes, added: Iterable[bytes], drawn: int = 0) -> None:
        self.drawn = drawn  # draws made so far
        self._key = hmac.digest(secret, _LABEL + b"".join(sorted(added)), "sha256")

    def below(self, n: i64) -> i64:
        # Lemire's method, as in SeededDice; each draw has its own stream of 32-bit words.
        draw = self.drawn.to_bytes(8, "big")
        self.drawn += 1
        count = int(n)
        floor = (0x100000000 - count) % count
        block = 0
        while True:
            stream = hmac.digest(self._key, draw + block.to_bytes(4, "big"), "sha256")
            for start in range(0, 32, 4):
                product = int.from_bytes(stream[start : start + 4], "big") * count
                if product & 0xFFFFFFFF >= floor:
                    return product >> 32
            block += 1


@dataclass(slots=True)
class Deal:
    """The secret of the server and the contributions of the players, by player."""

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(SIZE))
    added: dict[str, bytes] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """The hash of the secret, which may be published."""
        return commitment(self.secret)

    def dice(self, drawn: int = 0) -> ProvenDice:
        """Dice positioned at draw number `drawn`, counted from 0."""
        return ProvenDice(self.secret, self.added.values(), drawn)

    def proof(self, over: bool) -> Proof:
        """The data that may be published; the secret only if the game is over."""
        added = tuple(sorted(part.hex() for part in self.added.values()))
        return Proof(self.commitment, added, self.secret.hex() if over else None)

    def text(self) -> str:
        """JSON for the store, including the secret."""
        added = {who: part.hex() for who, part in self.added.items()}
        return json.dumps({"secret": self.secret.hex(), "added": added})


def read_deal(text: str) -> Deal | None:
    """Read what `Deal.text` wrote; None for a game without a proven deal."""
    data = json.loads(text)
    if "secret" not in data:
        return None
    added: Mapping[str, str] = data["added"]
    return Deal(
        bytes.fromhex(data["secret"]), {who: bytes.fromhex(part) for who, part in added.items()}
    )


def commitment(secret: bytes) -> str:
    """The SHA-256 hash of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


# -- checking ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """One random draw: which option out of how many."""

    answer: int  # its number among all answers of the record, from 1
    count: int
    index: int
    key: str


def read_proof(proof: Proof) -> ProvenDice | None:
    """The dice of a published proof; None while the secret is not published.

    DealMismatch if the secret does not fit the commitment.
    """
    if proof.secret is None:
        return None
    secret = bytes.fromhex(proof.secret)
    if not hmac.compare_digest(commitment(secret), proof.commitment):
        raise DealMismatch("the secret is not the one that was committed to", place="header")
    return ProvenDice(secret, [bytes.fromhex(part) for part in proof.added])


def check_draw(keys: Sequence[str], dice: Dice, key: str, place: str) -> None:
    """DealMismatch if `key` is not what the dice select from `keys`."""
    right = keys[int(dice.below(len(keys)))]
    if key != right:
        raise DealMismatch(f"{key!r} was drawn; the deal gives {right!r}", place=place)


def check_pinned(proof: Proof | None, commitment: str, own: str | None = None) -> None:
    """DealMismatch if the deal is not the one that somebody added to: another `commitment` than
    they saw then, or their `own` contribution is missing. Its reason says which."""
    if proof is None:
        raise DealMismatch("the record has no proven deal", place="header", reason="missing")
    if proof.commitment != commitment:
        raise DealMismatch(
            "the commitment was changed after the players had added to it",
            place="header",
            reason="commitment",
        )
    if own is not None and own not in proof.added:
        raise DealMismatch("a contribution was left out", place="header", reason="added")


class Checker:
    """Replays a record answer by answer and compares every draw with the proof. With `commitment`
    the deal must be the one that this hash was shown for."""

    def __init__(self, record: Record, commitment: str | None = None) -> None:
        if commitment is not None:
            check_pinned(record.proof, commitment)
        self.table: Table = begin(record)
        self.table.record.proof = record.proof
        self.draws: list[Draw] = []
        self._dice = None if record.proof is None else read_proof(record.proof)

    @property
    def proven(self) -> bool:
        """True if draws are compared, that is, if the record has the secret."""
        return self._dice is not None

    def put(self, number: int, seat: int, key: str) -> None:
        """Check and apply answer `number`. DealMismatch or DamagedRecord if it is wrong."""
        if seat == CHANCE:
            self._check(number, key)
        put(self.table, number, seat, key)

    def _check(self, number: int, key: str) -> None:
        state = self.table.state
        if state.actor() != CHANCE or key not in (keys := state.option_keys(CHANCE)):
            return  # `put` raises the error
        if self._dice is not None:
            check_draw(keys, self._dice, key, f"answer {number}")
        self.draws.append(Draw(number, len(keys), keys.index(key), key))


def verify(record: Record) -> Checker:
    """Replay a record; checks every answer, and every draw if the deal is proven."""
    checker = Checker(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        checker.put(number, seat, key)
    return checker


def prove(record: Record) -> list[Draw]:
    """All draws of a record with a proven deal. BadRecord if it has no secret."""
    if record.proof is None or record.proof.secret is None:
        raise BadRecord("the record shows no secret, so its deal cannot be proven", "header")
    return verify(record).draws
