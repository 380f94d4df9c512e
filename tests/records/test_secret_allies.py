"""Finished games of Secret Allies kept for good: they still replay, and together they show
every way to end, every effect, and every turn a game can take."""

from pathlib import Path

import pytest

from hiddenhand.core.errors import DamagedRecord, HiddenHandError, TruncatedRecord, WrongVersion
from hiddenhand.core.record import parse
from hiddenhand.games.secret_allies import GAME
from hiddenhand.table.table import replay
from tools.secret_allies_story import OWED, story

FOLDER = Path(__file__).parent / "secret_allies"
FILES = sorted(FOLDER.glob("*.hh"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    table = replay(parse(text))
    assert table.result is not None
    assert table.record.text() == text
    GAME.check(table.state)


def test_nothing_is_owed() -> None:
    assert len(FILES) >= 8
    shown = set().union(*(story(parse(file.read_text("utf-8"))) for file in FILES))
    assert sorted(OWED - shown) == []


# -- records that are not as they were ------------------------------------------------------------


def shortest() -> str:
    return min((file.read_text("utf-8") for file in FILES), key=len)


def test_changed_text_is_noticed() -> None:
    text = shortest()
    place = text.index("bid:0")
    with pytest.raises(DamagedRecord) as refused:
        parse(text[:place] + "bid:1" + text[place + 5 :])
    assert refused.value.place.startswith("line ")


def test_torn_text_is_noticed() -> None:
    text = shortest()
    with pytest.raises(TruncatedRecord):
        parse(text[: len(text) // 2])


def test_an_answer_that_was_never_possible() -> None:
    """Sealed anew after the change, so that only the rules can notice it."""
    record = parse(shortest())
    number = next(k for k, (_, key) in enumerate(record.answers) if key.startswith("bid:"))
    seat, _ = record.answers[number]
    for key in ("bid:99", "hit:0.0", "nonsense"):
        record.answers[number] = (seat, key)
        with pytest.raises(DamagedRecord) as refused:
            replay(parse(record.text()))
        assert refused.value.place == f"answer {number + 1}"


def test_an_answer_out_of_turn_or_after_the_end() -> None:
    record = parse(shortest())
    record.answers.append((0, "bid:0"))
    with pytest.raises(DamagedRecord) as refused:
        replay(parse(record.text()))
    assert refused.value.place == f"answer {len(record.answers)}"
    record = parse(shortest())
    record.answers[0] = (1, record.answers[0][1])  # chance was asked
    with pytest.raises(DamagedRecord) as refused:
        replay(parse(record.text()))
    assert refused.value.place == "answer 1"


def test_another_version_and_other_settings() -> None:
    record = parse(shortest())
    record.rules = "999"
    with pytest.raises(WrongVersion):
        replay(parse(record.text()))
    record = parse(shortest())
    record.settings["pack"] = "huge"
    with pytest.raises(HiddenHandError) as refused:
        replay(parse(record.text()))
    assert refused.value.place == "pack"
    record = parse(shortest())
    record.seats = 4
    with pytest.raises(HiddenHandError):
        replay(parse(record.text()))
