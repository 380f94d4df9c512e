"""Whole games over a real socket: people, bots, spectators, several chairs on one device."""

import asyncio
from pathlib import Path

import pytest

from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
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
