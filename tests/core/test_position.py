"""The text of a position: what is written reads back, and what cannot be read is named."""

import pytest

from hiddenhand.core.errors import BadPosition
from hiddenhand.core.position import FORMAT, PositionText, lines_of, parse

TEXT = f"""{FORMAT}
game chess
seats 2
set clock=off

board e1 king
# a remark

turn 3
"""


def refusal(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        parse(text, "chess")
    return caught.value


def test_header_and_lines() -> None:
    found = parse(TEXT, "chess")
    assert (found.game, found.seats, found.settings) == ("chess", 2, {"clock": "off"})
    assert [(line.number, line.words) for line in found.lines] == [
        (6, ("board", "e1", "king")),
        (9, ("turn", "3")),
    ]


def test_what_is_written_reads_back() -> None:
    rows = lines_of([["turn", 3], ["board", "e1", "king"]])
    written = PositionText("chess", 2, {"clock": "off"}, rows, rules="4").text()
    found = parse(written, "chess")
    assert [line.words for line in found.lines] == [line.words for line in rows]
    assert (found.rules, found.settings, found.seats) == ("4", {"clock": "off"}, 2)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (FORMAT, "hidden-hand record 1", "line 1, word 1"),
        ("game chess", "game go", "line 2, word 2"),
        ("seats 2", "seats two", "line 3, word 2"),
        ("seats 2", "seats 2\nseats 3", "line 4, word 1"),
        ("seats 2\n", "", "line 3, word 1"),
        ("set clock=off", "set clock", "line 4, word 1"),
        ("set clock=off", "clock=off", "line 4, word 1"),
    ],
)
def test_a_wrong_header_is_named(old: str, new: str, place: str) -> None:
    assert refusal(TEXT.replace(old, new)).place == place


def test_words_of_a_line() -> None:
    board, turn = parse(TEXT, "chess").lines
    assert turn.number_at(1, 0, 3) == 3
    assert board.one_of(2, ("king", "queen")) == "king"
    for wrong, place in (
        (lambda: turn.number_at(1, 0, 2), "line 9, word 2"),
        (lambda: turn.number_at(2, 0, 2), "line 9, word 3"),
        (lambda: board.number_at(1, 0, 2), "line 6, word 2"),
        (lambda: board.one_of(2, ("rook",)), "line 6, word 3"),
        (lambda: board.ends(2), "line 6, word 3"),
    ):
        with pytest.raises(BadPosition) as caught:
            wrong()
        assert caught.value.place == place
