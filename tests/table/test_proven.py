"""Proven deals: both sides decide, every draw can be recomputed, and every lie is found."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest

from hiddenhand.core.errors import BadRecord
from hiddenhand.core.record import Record, parse
from hiddenhand.core.seats import CHANCE
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.proven import Deal, DealMismatch, ProvenDice, prove, read_deal, verify
from hiddenhand.table.table import Table

SECRET = bytes(range(32))
ADDED = {"ola": b"\x01" * 32, "jan": b"\xff" * 32}


def played(deal: Deal, over: bool = True) -> Record:
    """A whole game with scripted players, dealt from `deal`."""
    table = Table("hidden_leaders", 3, deal.dice())
    script = SeededDice("players")
    while decision := table.decision:
        table.say(decision.seat, decision.options[script.below(len(decision.options))])
    table.record.proof = deal.proof(over)
    return table.record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(Deal(SECRET, dict(ADDED)))


def test_the_bytes_are_those_of_the_page() -> None:
    """The layout of docs/reference/proven-deals.md, written down a second time."""
    key = hmac.new(SECRET, b"hidden-hand deal 1\n" + b"\x01" * 32 + b"\xff" * 32, hashlib.sha256)
    dice = ProvenDice(SECRET, [ADDED["jan"], ADDED["ola"]])
    for draw in range(50):
        message = draw.to_bytes(8, "big") + bytes(4)
        block = hmac.new(key.digest(), message, hashlib.sha256).digest()
        assert dice.below(1000) == int.from_bytes(block[:4], "big") * 1000 >> 32


def test_known_numbers() -> None:
    """A web page that recomputes a deal has to find these."""
    deal = Deal(SECRET, dict(ADDED))
    assert deal.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    dice = deal.dice()
    assert [dice.below(72) for _ in range(10)] == [1, 65, 66, 65, 33, 65, 31, 65, 17, 32]


def test_every_number_is_as_likely_as_the_others() -> None:
    dice = ProvenDice(SECRET, [])
    counts = Counter(dice.below(6) for _ in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25.7  # p = 0.0001


def test_rejected_words_are_passed_over() -> None:
    """Just above 2^31 nearly half of all words would bias the draw."""
    n = 2**31 + 1
    dice = ProvenDice(SECRET, [])
    drawn = [dice.below(n) for _ in range(500)]
    assert max(drawn) < n
    plain = []
    key = hmac.digest(SECRET, b"hidden-hand deal 1\n", "sha256")
    for draw in range(500):
        word = hmac.digest(key, draw.to_bytes(8, "big") + bytes(4), "sha256")[:4]
        plain.append(int.from_bytes(word, "big") * n >> 32)
    assert 150 < sum(a != b for a, b in zip(drawn, plain, strict=True)) < 350


def test_a_draw_depends_on_its_number_alone() -> None:
    deal = Deal(SECRET, dict(ADDED))
    whole = deal.dice()
    draws = [whole.below(10**6) for _ in range(20)]
    later = deal.dice(drawn=12)
    assert [later.below(10**6) for _ in range(8)] == draws[12:]


def test_both_sides_decide() -> None:
    def first(deal: Deal) -> list[int]:
        dice = deal.dice()
        return [int(dice.below(10**6)) for _ in range(4)]

    usual = Deal(SECRET, dict(ADDED))
    assert first(usual) == first(Deal(SECRET, dict(reversed(ADDED.items()))))
    assert first(usual) != first(Deal(b"x" * 32, dict(ADDED)))
    assert first(usual) != first(Deal(SECRET, {**ADDED, "ola": b"\x02" * 32}))
    assert first(usual) != first(Deal(SECRET, {"ola": ADDED["ola"]}))
    twice = {"ola": ADDED["ola"], "ala": ADDED["ola"]}
    assert first(Deal(SECRET, twice)) != first(Deal(SECRET, {"ola": ADDED["ola"]}))
    assert Deal().secret != Deal().secret


def test_a_deal_is_kept_and_read_back() -> None:
    deal = Deal(SECRET, dict(ADDED))
    assert read_deal(deal.text()) == deal
    assert read_deal("{}") is None
    assert SECRET.hex() not in str(deal.proof(over=False))


def test_a_true_record_is_proven(record: Record) -> None:
    read = parse(record.text())
    assert read == record
    draws = prove(read)
    chance = [(n, key) for n, (seat, key) in enumerate(read.answers, 1) if seat == CHANCE]
    assert [(draw.answer, draw.key) for draw in draws] == chance
    assert all(0 <= draw.index < draw.count for draw in draws)
    assert any(draw.count > 20 for draw in draws)


def test_another_secret_is_noticed(record: Record) -> None:
    assert record.proof is not None
    forged = parse(record.text())
    forged.proof = replace(record.proof, secret="00" * 32)
    with pytest.raises(DealMismatch, match="not the one that was committed to"):
        verify(forged)


def test_another_contribution_is_noticed(record: Record) -> None:
    assert record.proof is not None
    for added in (("00" * 32, record.proof.added[1]), record.proof.added[:1], ()):
        forged = parse(record.text())
        forged.proof = replace(record.proof, added=added)
        with pytest.raises(DealMismatch, match="the deal gives"):
            verify(forged)


def test_another_draw_is_noticed(record: Record) -> None:
    """Every draw of the first deal, one at a time, exchanged for another legal one."""
    found = 0
    for draw in verify(record).draws[:12]:
        if draw.count == 1:
            continue
        table = Table("hidden_leaders", 3, Deal(SECRET, dict(ADDED)).dice())
        forged = parse(record.text())
        keys = [key for seat, key in table.record.answers if seat == CHANCE]
        other = next(key for key in keys if key.split(":")[0] == draw.key.split(":")[0])
        if other == draw.key:
            continue
        forged.answers[draw.answer - 1] = (CHANCE, other)
        with pytest.raises((DealMismatch, BadRecord)) as refused:
            verify(forged)
        assert refused.value.place == f"answer {draw.answer}"
        found += 1
    assert found > 3


def test_a_running_game_shows_no_secret() -> None:
    record = played(Deal(SECRET, dict(ADDED)), over=False)
    assert SECRET.hex() not in record.text()
    assert not verify(record).proven
    with pytest.raises(BadRecord, match="shows no secret"):
        prove(record)
