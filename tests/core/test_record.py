"""A game is a text file: what is written is read back, and nothing else is read."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiddenhand.core.errors import (
    BadRecord,
    DamagedRecord,
    TruncatedRecord,
    WrongVersion,
)
from hiddenhand.core.record import Proof, Record, parse
from hiddenhand.core.seats import CHANCE

printable = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=12)
words = printable.filter(lambda text: text.strip() != "")
names = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=10)
keys = st.text("abcdefghijklmnopqrstuvwxyz_:.0123456789+-", min_size=1, max_size=20)
hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
records = st.builds(
    Record,
    game=names,
    rules=words,
    seats=st.integers(0, 12),
    settings=st.dictionaries(names, printable, max_size=4),
    names=st.dictionaries(st.integers(0, 11), printable, max_size=4),
    answers=st.lists(st.tuples(st.integers(0, 11) | st.just(CHANCE), keys), max_size=30),
    proof=st.none()
    | st.builds(
        Proof,
        commitment=hexes,
        added=st.lists(hexes, max_size=3).map(lambda parts: tuple(sorted(parts))),
        secret=st.none() | hexes,
    ),
).flatmap(
    lambda record: st.builds(
        replace,
        st.just(record),
        hints=st.dictionaries(st.integers(0, record.seats - 1), st.integers(1, 999_999), max_size=3)
        if record.seats
        else st.just({}),
    )
)

SAMPLE = Record(
    "hidden_leaders", "1", 4, {"deck": "full"}, {0: "Ola"}, [(CHANCE, "deal:cyra"), (2, "draw")]
)


@given(records)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert parse(record.text()) == record


@given(records, st.data())
def test_a_torn_record_is_refused(record: Record, data: st.DataObject) -> None:
    text = record.text()
    with pytest.raises(BadRecord):
        parse(text[: data.draw(st.integers(0, len(text) - 1))])


@given(records, st.data())
def test_a_changed_record_is_refused(record: Record, data: st.DataObject) -> None:
    text = record.text()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("abc019 *\n=:").filter(lambda new: new != text[place]))
    with pytest.raises(BadRecord):
        parse(text[:place] + letter + text[place + 1 :])


@given(st.text() | st.text().map(lambda rest: f"hidden-hand record 1\n{rest}"))
def test_any_other_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse(text)
    assert refused.value.place


def resealed(old: str, new: str) -> str:
    """The sample with one thing changed by somebody who knows how to seal."""
    import hashlib

    body = SAMPLE.text().rpartition("end ")[0]
    assert old in body
    body = body.replace(old, new, 1)
    return f"{body}end 2 {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_the_sample_can_be_resealed() -> None:
    assert parse(resealed("deal:cyra", "deal:enned")).answers[0] == (CHANCE, "deal:enned")


@pytest.mark.parametrize(
    ("old", "new", "error", "place"),
    [
        ("record 1", "record 2", WrongVersion, "line 1"),
        ("hidden-hand", "another-hand", BadRecord, "line 1"),
        ("game hidden_leaders\n", "", BadRecord, "header"),
        ("game hidden_leaders", "gome hidden_leaders", BadRecord, "line 2"),
        ("rules 1", "rules 1\nrules 2", BadRecord, "line 4"),
        ("seats 4", "seats many", BadRecord, "header"),
        ("seats 4", "seats 04", BadRecord, "header"),
        ("seats 4", "seats " + "9" * 5000, BadRecord, "header"),
        ("set deck=full", "set deck=full\nset deck=basic", BadRecord, "line 6"),
        ("name 0=Ola", "name x=Ola", BadRecord, "header"),
        ("name 0=Ola", "hints 4=1", BadRecord, "header"),
        ("name 0=Ola", "hints x=1", BadRecord, "header"),
        ("name 0=Ola", "hints 0=0", BadRecord, "header"),
        ("name 0=Ola", "hints 0=01", BadRecord, "header"),
        ("name 0=Ola", "hints 0=-1", BadRecord, "header"),
        ("name 0=Ola", "hints 0=" + "9" * 5000, BadRecord, "header"),
        ("name 0=Ola", "hints 0", BadRecord, "line 6"),
        ("name 0=Ola", "hints 0=1\nhints 0=2", BadRecord, "line 7"),
        ("\n\n", "\n", TruncatedRecord, "line"),
        ("2 draw", "2", DamagedRecord, "line 9"),
        ("2 draw", "x draw", DamagedRecord, "line 9"),
        ("2 draw", "9" * 5000 + " draw", DamagedRecord, "line 9"),
        ("2 draw\n", "2 draw\n2 draw\n", DamagedRecord, "line 11"),
    ],
)
def test_what_is_wrong_has_a_name_and_a_place(
    old: str, new: str, error: type[BadRecord], place: str
) -> None:
    with pytest.raises(error) as refused:
        parse(resealed(old, new))
    assert refused.value.place.startswith(place)


def test_a_record_tells_who_asked_for_hints() -> None:
    hinted = replace(SAMPLE, hints={2: 3})
    assert "\nname 0=Ola\nhints 2=3\n\n" in hinted.text()
    assert parse(hinted.text()).hints == {2: 3}
    assert "hints" not in SAMPLE.text()  # as ever where nobody asked


def test_an_unsealed_change_is_damage() -> None:
    with pytest.raises(DamagedRecord, match="after it was sealed"):
        parse(SAMPLE.text().replace("cyra", "enned"))


def test_a_missing_closing_line_is_a_truncation() -> None:
    with pytest.raises(TruncatedRecord, match="closing line"):
        parse(re.sub(r"end .*\n", "", SAMPLE.text()))


HEX = "ab" * 32


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("commitment 12ab", "not 32 bytes"),
        (f"commitment {HEX.upper()}", "not 32 bytes"),
        (f"secret {HEX}", "needs its commitment"),
        (f"added 0={HEX}", "needs its commitment"),
        (f"commitment {HEX}\nadded 1={HEX}", "not in order"),
        (f"commitment {HEX}\nadded 0={HEX}\nadded 1={'0' * 64}", "not in order"),
        (f"commitment {HEX}\ncommitment {HEX}", "not a header line"),
    ],
)
def test_a_proof_that_cannot_be_one_is_refused(lines: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse(SAMPLE.text().replace("name 0=Ola\n", f"name 0=Ola\n{lines}\n"))
