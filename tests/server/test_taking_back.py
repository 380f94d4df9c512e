"""Taking back one's newest answer: only if it revealed nothing and nobody else has acted."""

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from hiddenhand import games
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.game import Game
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.core.state import State
from hiddenhand.server.live import takeback
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Step, Table
from tests.server.people import Guest, Refused, Sight
from tests.server.running import run, server
from tests.web.allies import TINY, standing
from tests.web.prepared import lay_out

GAMES = [("hidden_leaders", {}, 3), ("secret_allies", {"length": "short"}, 1)]


def seen(game: Game, state: State, step: Step, viewer: Seat) -> tuple[object, ...]:
    """Everything that `viewer` learns from an answer."""
    told = [event.seen_by(viewer) for event in step.events]
    asked = [decision.seen_by(viewer) for decision in state.questions(viewer)]
    return told, asked, game.project(state, viewer).as_dict()


@pytest.mark.parametrize(("name", "settings", "count"), GAMES)
def test_what_may_be_taken_back_told_nobody_anything(
    name: str, settings: dict[str, str], count: int
) -> None:
    """In every world that the answering seat cannot distinguish, the answer looks the same to
    others."""
    game = games.find(name)
    tried: Counter[str] = Counter()
    for number in range(count):
        dice = SeededDice(f"{name}/{number}")
        table = Table(game, 3, dice, settings)
        while not table.state.is_over():
            owing = table.state.actors()
            seat = owing[dice.below(len(owing))]
            key = table.state.option_keys(seat)[dice.below(table.state.option_count(seat))]
            ask = table.state.question(seat)[0]
            step = table.attempt(seat, key, dice)
            if takeback.allowed(game, step):
                tried[ask] += 1
                for viewer in (seat, (seat + 1) % 3, SPECTATOR):
                    check_worlds(table, step, viewer, dice)
            table.accept(step)
    assert len(tried) > 4  # otherwise the test covers too little
    assert sum(tried.values()) > 40


def check_worlds(table: Table, real: Step, viewer: Seat, dice: SeededDice) -> None:
    seat, key = real.answers[0]
    expected = seen(table.game, real.state, real, viewer)
    for _ in range(2):
        step = Step(table.state.redeal(viewer, dice))
        step.state.listen()
        try:
            step.put(seat, key)
        except HiddenHandError:  # in this world others may hold different cards
            assert viewer != seat
            continue
        if step.state.hides_arrival() != real.state.hides_arrival():
            continue  # nobody knows whether this sealed answer is the last one
        assert seen(table.game, step.state, step, viewer) == expected, (key, viewer)


def test_an_answer_is_taken_back_and_another_given(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        tab = ola.another_device()
        for guest in (ola, ben, tab):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        await ben.look(code, 1)
        await tab.look(code, 0)
        sight = await ola.look(code, 0)
        first, other = (0, 1) if sight.question(0) else (1, 0)
        me, you = (ola, ben) if first == 0 else (ben, ola)
        mine, yours = me.sights[code][first], you.sights[code][other]
        before, options = dict(mine.view), mine.question(first)["options"]

        assert not mine.moment["may_take_back"]
        await me.answer(code, first, options[0])  # a hero is hidden: others see only its back
        await me.reach(code, first, 1)
        await you.reach(code, other, 1)
        assert mine.moment["may_take_back"]
        assert not yours.moment["may_take_back"]
        with pytest.raises(Refused) as refused:
            await you.take_back(code, other)
        assert refused.value.error == "cannot-take-back"

        assert await me.take_back(code, first) == 2
        await me.until(lambda: mine.moment["type"] == "snapshot" and mine.seq == 2)
        await you.until(lambda: yours.moment["type"] == "snapshot" and yours.seq == 2)
        assert mine.view == before
        assert mine.log[1:] == [[], []]
        assert mine.question(first)["options"] == options
        with pytest.raises(Refused) as refused:  # the question has a new number
            await me.answer(code, first, options[1], asked=0)
        assert refused.value.error == "late"

        await me.answer(code, first, options[1])
        await me.reach(code, first, 3)
        for guest in (ola, tab):
            await guest.reach(code, 0, 3)
        assert tab.sights[code][0].view == ola.sights[code][0].view
        assert tab.sights[code][0].log == ola.sights[code][0].log

        # The store has deleted the first answer: the table is reloaded without it.
        here.inside(lambda: here.room(code).put_away())
        late = me.another_device()
        await late.connect()
        await late.watch(code)
        again = await late.look(code, first)
        assert again.seq == 3
        assert again.view == mine.view
        assert again.log == mine.log
        assert again.moment["may_take_back"]
        for guest in (ola, ben, tab, late):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def told_again(sight: Sight, seq: int) -> bool:
    return sight.moment["type"] == "snapshot" and sight.seq == seq


def test_answers_of_one_turn_are_taken_back_one_after_the_other(tmp_path: Path) -> None:
    """A unit is picked, moved and picked again; the table returns step by step to the start."""

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        game = standing(2, 1, "ask-unit", TINY)
        seat = game.decision.seat
        code = lay_out(here, game, ola.me["user"])
        await ola.connect()
        await ola.watch(code)
        sight = await ola.look(code, seat)
        boards, start = [dict(sight.view)], sight.seq
        logs = [sight.log[1:]]
        for ask in ("ask-unit", "ask-hex"):
            question = sight.question(seat)
            assert question["ask"] == ask
            key = next(key for key in question["options"] if key.startswith(("unit:", "go:")))
            await ola.reach(code, seat, await ola.answer(code, seat, key))
            boards.append(dict(sight.view))
            logs.append(sight.log[1:])
        for step in (1, 0):
            assert sight.moment["may_take_back"]
            await ola.take_back(code, seat)
            expected = start + 4 - step
            await ola.until(partial(told_again, sight, expected))
            assert sight.view == boards[step]
            assert [told for told in sight.log[1:] if told] == [told for told in logs[step] if told]
        assert not sight.moment["may_take_back"]  # what others did before stays
        assert sight.seq == start + 4
        here.inside(lambda: here.room(code).put_away())
        again = ola.another_device()
        await again.connect()
        await again.watch(code)
        assert (await again.look(code, seat)).view == boards[0]
        for guest in (ola, again):
            await guest.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_nothing_is_taken_back_after_somebody_acted(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 1)
        sights = ola.sights[code]
        for _ in range(4):  # hide and discard, one after the other
            seat = next(seat for seat in (0, 1) if sights[seat].question(seat))
            seq = await ola.answer(code, seat, sights[seat].question(seat)["options"][0])
            for viewer in (0, 1):
                await ola.reach(code, viewer, seq)
            if not sights[1 - seat].moment["may_take_back"]:
                with pytest.raises(Refused) as refused:
                    await ola.take_back(code, 1 - seat)
                assert refused.value.error == "cannot-take-back"
        moment = sights[0].moment
        with pytest.raises(Refused) as refused:
            await ola.demand(type="take_back", room=code, seat=0, game_id=moment["game_id"], seq=1)
        assert refused.value.error == "late"
        await asyncio.sleep(0)
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
