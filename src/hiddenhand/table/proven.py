"""Proven deals: neither the house nor a player alone can choose what is dealt.

The house draws a secret and shows its hash, the commitment, before anybody adds anything. Then
every player adds 32 bytes. Each draw of chance follows from the secret and all that was added.
After the game the secret is shown, and anybody can recompute every draw:
docs/reference/proven-deals.md has the bytes.
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

SIZE = 32  # bytes of a secret, and of what a player adds
_LABEL = b"hidden-hand deal 1\n"


class DealMismatch(HiddenHandError):
    """The deal is not what the secret and the added bytes give."""

    code = "deal-mismatch"


class ProvenDice(Dice):
    """Draw number `drawn` is the same whenever it is made: a game can go on after a restart."""

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
    """What a game is dealt from. `added` tells who added what; the order does not matter."""

    secret: bytes = field(default_factory=lambda: secrets.token_bytes(SIZE))
    added: dict[str, bytes] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def dice(self, drawn: int = 0) -> ProvenDice:
        """Ready for draw number `drawn`, counted from 0: so many answers of chance are there."""
        return ProvenDice(self.secret, self.added.values(), drawn)

    def proof(self, over: bool) -> Proof:
        """What may be shown: the secret only after the game."""
        added = tuple(sorted(part.hex() for part in self.added.values()))
        return Proof(self.commitment, added, self.secret.hex() if over else None)

    def text(self) -> str:
        """As the store keeps it, secret included."""
        added = {who: part.hex() for who, part in self.added.items()}
        return json.dumps({"secret": self.secret.hex(), "added": added})


def read_deal(text: str) -> Deal | None:
    """The deal in the store; None for a game that was dealt without one."""
    data = json.loads(text)
    if "secret" not in data:
        return None
    added: Mapping[str, str] = data["added"]
    return Deal(
        bytes.fromhex(data["secret"]), {who: bytes.fromhex(part) for who, part in added.items()}
    )


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


# -- checking ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    """One answer of chance: which of how many."""

    answer: int  # its number among all answers of the record, counted from 1
    count: int
    index: int
    key: str


def read_proof(proof: Proof) -> ProvenDice | None:
    """The dice behind a proof whose secret fits its commitment; None while it is secret."""
    if proof.secret is None:
        return None
    secret = bytes.fromhex(proof.secret)
    if not hmac.compare_digest(commitment(secret), proof.commitment):
        raise DealMismatch("the secret is not the one that was committed to", place="header")
    return ProvenDice(secret, [bytes.fromhex(part) for part in proof.added])


def check_draw(keys: Sequence[str], dice: Dice, key: str, place: str) -> None:
    """`key` has to be what the dice choose among `keys` now."""
    right = keys[int(dice.below(len(keys)))]
    if key != right:
        raise DealMismatch(f"{key!r} was drawn; the deal gives {right!r}", place=place)


class Checker:
    """Follows a record answer by answer and compares every draw with what it has to be."""

    def __init__(self, record: Record) -> None:
        self.table: Table = begin(record)
        self.table.record.proof = record.proof
        self.draws: list[Draw] = []
        self._dice = None if record.proof is None else read_proof(record.proof)

    @property
    def proven(self) -> bool:
        """True if draws are compared: the record shows the secret."""
        return self._dice is not None

    def put(self, number: int, seat: int, key: str) -> None:
        if seat == CHANCE:
            self._check(number, key)
        put(self.table, number, seat, key)

    def _check(self, number: int, key: str) -> None:
        state = self.table.state
        if state.actor() != CHANCE or key not in (keys := state.option_keys(CHANCE)):
            return  # `put` names it
        if self._dice is not None:
            check_draw(keys, self._dice, key, f"answer {number}")
        self.draws.append(Draw(number, len(keys), keys.index(key), key))


def verify(record: Record) -> Checker:
    """Play a finished record again; every answer is checked, and every draw of a proven deal."""
    checker = Checker(record)
    for number, (seat, key) in enumerate(record.answers, start=1):
        checker.put(number, seat, key)
    return checker


def prove(record: Record) -> list[Draw]:
    """All draws of a record that proves its deal."""
    if record.proof is None or record.proof.secret is None:
        raise BadRecord("the record shows no secret, so its deal cannot be proven", "header")
    return verify(record).draws
