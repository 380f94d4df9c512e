"""Sealed answers: people answer when they like, and nobody learns who came when (HL-17.21)."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import orjson
import pytest

from hiddenhand.core.seats import CHANCE, NOBODY, SPECTATOR, Seat
from hiddenhand.server.live import moment
from hiddenhand.server.live.table import LiveTable, deal
from hiddenhand.server.wire.rooms import Clock
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table, replay, without_arrival
from hiddenhand.testing import rule
from tests.server.running import run, server
from tests.server.test_absence import table_of

SEATS = 6
TWICE = [seat for seat in range(SEATS) for _ in range(2)]  # everybody hides one, then discards one


def shuffled(seed: str, fixed: Seat) -> list[Seat]:
    """An order of the answers of setup; those of `fixed` come second and ninth."""
    dice, left, order = SeededDice(seed), [seat for seat in TWICE if seat != fixed], list[Seat]()
    while left:
        order.append(left.pop(dice.below(len(left))))
    if fixed >= 0:
        order.insert(1, fixed)
        order.insert(8, fixed)
    return order


def set_up(order: list[Seat], viewer: Seat) -> tuple[list[bytes], LiveTable]:
    """All that `viewer` is sent while the seats answer in this order, every 20 seconds."""
    table = Table("hidden_leaders", SEATS, SeededDice("deal"))
    clock = Clock(each=5, bank=60)
    live = deal("game", table, lambda rolled: SeededDice(f"{rolled}"), clock, 0.0)
    sent, shown = [], dict[str, int]()
    for number, seat in enumerate(order, start=1):
        key = table.state.option_keys(seat)[0]
        live.accept(live.propose(seat, key, 20.0 * number, by_person=True))
        encoder = moment.MomentEncoder(live, "room", frozenset(), [viewer])
        sent.append(encoder.update(viewer, shown, seat))
        sent.append(encoder.snapshot(viewer, {}, 0)[0])
    assert table.state.option_keys(live.owing()[0])[0].startswith("play:")
    return sent, live


@rule("HL-17.21", "HL-20.16", "what is sent does not tell who answered when")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 4])
def test_the_order_of_arrival_cannot_be_told(viewer: Seat) -> None:
    orders = [shuffled(f"{number}", viewer) for number in range(4)]
    assert len({tuple(order) for order in orders}) == 4
    games = [set_up(order, viewer) for order in orders]
    for (one, _), (other, _) in pairwise(games):
        assert one == other
    updates = [orjson.loads(text) for text in games[0][0][::2]]
    assert {update["seat"] for update in updates} <= {NOBODY, viewer}
    assert all(update["events"] == [] for update in updates[:-1])
    assert all(update["banks"] == updates[0]["banks"] for update in updates)
    records = {without_arrival(live.table.record).text() for _, live in games}
    assert len(records) == 1
    assert replay(games[0][1].table.record).state.pack() == games[0][1].table.state.pack()


def test_the_order_of_public_answers_is_told() -> None:
    """Otherwise the test above would prove nothing: in a turn everybody sees who acts."""
    _, live = set_up(TWICE, SPECTATOR)
    seat = live.owing()[0]
    live.accept(live.propose(seat, "pass", 99.0, by_person=True))
    text = moment.MomentEncoder(live, "room", frozenset(), [SPECTATOR]).update(SPECTATOR, {}, seat)
    assert orjson.loads(text)["seat"] == seat


def test_a_sealed_answer_can_be_taken_back_and_that_tells_nobody_who() -> None:
    table = Table("hidden_leaders", 3, SeededDice("back"))
    live = deal("game", table, lambda rolled: SeededDice(f"{rolled}"), None, 0.0)
    live.accept(live.propose(1, table.state.option_keys(1)[0], 1.0, by_person=True))
    assert (live.may_take_back(1), live.may_take_back(0)) == (True, False)
    _, pace = live.propose_take_back(1, live.seq, 2.0)
    live.accept_take_back(pace)
    encoder = moment.MomentEncoder(live, "room", frozenset(), [0, 1])
    told = [orjson.loads(encoder.update(viewer, {}, 1, taken_back=True)) for viewer in (0, 1)]
    assert [message["seat"] for message in told] == [NOBODY, 1]
    assert len(told[1]["questions"][1]["options"]) == 5


@rule("HL-20.16", "HL-5.7", "nobody waits for anybody before all have chosen")
def test_six_people_set_up_in_any_order(tmp_path: Path) -> None:
    """Each gives both answers whenever they like: setup takes as long as the slowest of them."""
    order = shuffled("people", SPECTATOR)

    async def scenario() -> None:
        guests, code = await table_of(here, SEATS)
        for number, seat in enumerate(order, start=1):
            guest = guests[seat]
            sight = guest.sights[code][seat]
            question = await guest.until(partial(sight.question, seat))
            options = question["options"]
            assert await guest.answer(code, seat, options[-1]) == number
            await guest.reach(code, seat, number)
        for seat, guest in enumerate(guests):
            await guest.reach(code, seat, len(order))
            check_heard(guest.inbox, seat)
        record = here.inside(lambda: here.table(code).table.record)
        assert [seat for seat, _ in record.answers if seat != CHANCE] == order
        told = without_arrival(record)
        assert [seat for seat, _ in told.answers if seat != CHANCE] == TWICE
        for guest in guests:
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def check_heard(inbox: list[dict[str, Any]], viewer: Seat) -> None:
    """In setup everybody else looks the same in every message: asked, and not yet done."""
    updates = [message for message in inbox if message["type"] == "update"]
    assert len(updates) == len(TWICE)
    others = [seat for seat in range(SEATS) if seat != viewer]
    for update in updates[:-1]:
        assert update["seat"] in (NOBODY, viewer)
        assert update["events"] == []
        asked = [question for question in update["questions"] if question["seat"] != viewer]
        assert [question["seat"] for question in asked] == others
        assert {question["ask"] for question in asked} == {"setup-hide"}
        assert {(question["asked"], question["deadline"]) for question in asked} == {(0, None)}
    assert updates[-1]["seat"] in (NOBODY, viewer)
    assert updates[-1]["events"]
