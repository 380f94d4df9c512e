"""Whole games over a real socket: people, bots, spectators, several players on one device."""

import asyncio
from pathlib import Path

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest, Refused
from tests.server.running import run, server

SHORT_ALLIES = {"map_mode": "automatic", "length": "short"}


@pytest.mark.parametrize(
    ("game", "settings"), [("hidden_leaders", {}), ("secret_allies", SHORT_ALLIES)]
)
def test_two_people_and_a_bot_play_to_the_end(
    tmp_path: Path, game: str, settings: dict[str, str]
) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create(game, 3, settings=settings)
        await ola.seat(code, 0)
        await ola.seat(code, 2, "bot", bot="easy")
        await ben.seat(code, 1)
        for guest in (ola, ben):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ben.look(code, 1)
        given = await asyncio.gather(
            ola.play(code, SeededDice("ola")), ben.play(code, SeededDice("ben"))
        )
        assert all(given)
        await ola.until(lambda: ola.rooms[code]["stage"] == "over")
        assert ola.sights[code][0].result == ben.sights[code][1].result
        assert ola.rooms[code]["deal"]["secret"]
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_several_chairs_on_one_device_and_a_spectator(tmp_path: Path) -> None:
    """Hot-seat: the device gets one snapshot and one update per seat; a spectator the public
    view."""

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        eve = await Guest.arrive(here.address, "Eve")
        code = await ola.create("secret_allies", 3, settings=SHORT_ALLIES)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.seat(code, 2, "local", name="Cyn")
        for guest in (ola, eve):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        for seat in range(3):
            await ola.look(code, seat)
        assert set(ola.sights[code]) == {0, 1, 2}
        assert ola.sights[code][1].moment["names"] == {"0": "Ola", "1": "Ben", "2": "Cyn"}
        sight = await eve.look(code, SPECTATOR)
        given = await ola.play(code, SeededDice("hot"), answers=40)
        assert given == 40
        await eve.reach(code, SPECTATOR, 40)
        assert sight.view["own"] is None
        assert all(question["options"] is None for question in sight.moment["questions"])
        assert [ola.sights[code][seat].view["viewer"] for seat in range(3)] == [0, 1, 2]
        with pytest.raises(Refused) as refused:
            await eve.demand(
                type="answer",
                room=code,
                game_id=sight.moment["game_id"],
                seat=0,
                asked=sight.seq,
                key="resign",
            )
        assert refused.value.error == "not-your-seat"
        assert ola.sights[code][2].moment["may_resign"]
        seq = await ola.answer(code, 2, "resign")  # at any time, asked or not
        await ola.reach(code, 2, seq)
        assert not ola.sights[code][2].moment["may_resign"]
        assert ola.sights[code][1].moment["may_resign"]
        await ola.play(code, SeededDice("on"), answers=5)
        await ola.leave()
        await eve.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_sealed_bids_are_given_at_once_and_read_the_same_in_any_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        ben = await Guest.arrive(here.address, "Ben")
        code = await ola.create("secret_allies", 2, settings=SHORT_ALLIES)
        await ola.seat(code, 0)
        await ben.seat(code, 1)
        for guest in (ola, ben):
            await guest.connect()
            await guest.watch(code)
        await ola.start(code)
        mine, yours = await ola.look(code, 0), await ben.look(code, 1)
        dice = SeededDice("bids")
        rounds = 0
        for _ in range(200):
            both = mine.question(0) and yours.question(1)
            if both:
                rounds += 1
                asked = (mine.question(0)["asked"], yours.question(1)["asked"])
                assert asked[0] == asked[1]
                bids = [q["options"][-1] for q in (mine.question(0), yours.question(1))]
                seqs = await asyncio.gather(
                    ola.answer(code, 0, bids[0]), ben.answer(code, 1, bids[1])
                )
                assert sorted(seqs) == [asked[0] + 1, asked[0] + 2]  # neither was late
                await ola.reach(code, 0, max(seqs))
                await ben.reach(code, 1, max(seqs))
                if rounds == 3:
                    break
                continue
            guest, sight, seat = (ola, mine, 0) if mine.question(0) else (ben, yours, 1)
            options = sight.question(seat)["options"]
            seq = await guest.answer(code, seat, options[dice.below(len(options))])
            await ola.reach(code, 0, seq)
            await ben.reach(code, 1, seq)
        assert rounds == 3
        await ola.leave()
        await ben.leave()

    with server(tmp_path) as here:
        run(scenario())
