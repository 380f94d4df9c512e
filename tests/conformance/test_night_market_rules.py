"""The rules of the small third game, by paragraph."""

import pytest
from hiddenhand.games.night_market import GAME
from hiddenhand.games.night_market.state import Market

from hiddenhand import Table
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.table.table import begin, put
from hiddenhand.testing import rule

DEAL = ["patron:odd", "patron:high", *(f"deal:card{n}" for n in (1, 2, 3, 7, 8, 9))]


def table_after(*answers: tuple[int, str]) -> Table:
    """Two seats: seat 0 with 1, 2, 3 and odd, seat 1 with 7, 8, 9 and high; cards 1 to 15."""
    record = Record("night_market", "1", 2, {"deck": "small"})
    record.answers = [*((CHANCE, key) for key in DEAL), *answers]
    table = begin(record)
    for number, (seat, key) in enumerate(record.answers):
        put(table, number, seat, key)
    return table


FIRST_NIGHT = ((CHANCE, "lot:card15"), (0, "bid:card3"), (1, "bid:card7"))


@rule("NM-1.2", "one patron each, seen by its owner only")
def test_patrons() -> None:
    table = table_after()
    assert table.view(0).as_dict()["patrons"] == ["odd", None]
    assert table.feed(1)[0] == {"event": "patron", "seat": 0}


@rule("NM-1.3")
@pytest.mark.parametrize(("deck", "cards"), [("small", 15), ("large", 21)])
def test_deck(deck: str, cards: int) -> None:
    state = GAME.start(2, {"deck": deck})
    assert isinstance(state, Market)
    assert state.deck == list(range(1, cards + 1))


@rule("NM-1.4")
def test_hands() -> None:
    hands = table_after().view(0).as_dict()["hands"]
    assert hands == {"0": ["card1", "card2", "card3"]}


@rule("NM-2.1")
def test_three_nights() -> None:
    table = Table("night_market", 2, dice=3)
    while decision := table.decision:
        table.say(decision.seat, decision.options[0])
    assert [told["night"] for told in table.feed(0) if told["event"] == "lot"] == [1, 2, 3]


@rule("NM-2.2", "all are asked at once and a bid stays sealed")
def test_sealed_bids() -> None:
    table = table_after((CHANCE, "lot:card15"))
    assert [decision.seat for decision in table.pending] == [0, 1]
    table = table_after((CHANCE, "lot:card15"), (1, "bid:card7"))
    assert [decision.seat for decision in table.pending] == [0]
    assert table.feed(0)[-1] == {"event": "sealed", "seat": 1}
    assert table.view(0).as_dict()["sealed"] == [False, True]


@rule("NM-2.3")
def test_highest_bid_takes_the_lot() -> None:
    view = table_after(*FIRST_NIGHT).view(0).as_dict()
    assert view["stalls"] == [[], ["card15"]]
    assert view["spent"] == ["card3", "card7"]


@rule("NM-2.4", "the owner sees which card, a third would not")
def test_look() -> None:
    table = table_after(*FIRST_NIGHT)
    assert table.pending[0].options == ("look:0", "pass")
    table = table_after(*FIRST_NIGHT, (1, "look:0"), (CHANCE, "show:card2"))
    assert table.feed(0)[-1] == table.feed(1)[-1]
    assert table.feed(1)[-1] == {"event": "looked", "seat": 1, "of": 0, "card": "card2"}
    assert "card" not in table.feed(SPECTATOR)[-1]


@rule("NM-2.5")
def test_draw_after_a_night() -> None:
    table = table_after(*FIRST_NIGHT, (1, "pass"), (CHANCE, "draw:card10"), (CHANCE, "draw:card11"))
    assert table.view(0).as_dict()["hand_sizes"] == [3, 3]
    assert table.pending[0].ask == "turn-lot"


@rule("NM-3.1", "NM-3.2", "NM-4.1")
@pytest.mark.parametrize(
    ("stalls", "points", "winners"),
    [
        ([[3], [4]], [6, 4], (0,)),  # odd scores for seat 0, 4 is not high
        ([[4], [15]], [4, 30], (1,)),
        ([[], [2]], [0, 2], (1,)),
        ([[3, 2], [8, 0]], [8, 16], (1,)),  # 8 of 15 is the upper half
        ([[6], [6]], [6, 6], ()),
    ],
)
def test_points(stalls: list[list[int]], points: list[int], winners: tuple[int, ...]) -> None:
    state = Market(2, large=False)
    state.patrons, state.stalls, state.phase = ["odd", "high"], stalls, "over"
    result = state.result()
    assert result is not None
    assert state.points() == points
    assert result.winners == winners
    assert sorted(seat for place in result.ranking for seat in place) == [0, 1]
