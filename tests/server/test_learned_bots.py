"""The levels that learned by playing, at the tables of a server."""

from asyncio import run
from pathlib import Path

import pytest

from hiddenhand.bots.network import learned
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.running import Running, server

SHORT = {"length": "short", "map_mode": "automatic"}


async def host(
    here: Running, game: str, seats: int, bot: str, settings: dict[str, str], rated: bool = False
) -> tuple[Guest, str]:
    """Somebody at a table whose other seats have this bot."""
    ola = await Guest.arrive(here.address, "Ola")
    code = await ola.create(game, seats, settings=settings, bot_pace=0, rated=rated)
    await ola.seat(code, 0)
    for seat in range(1, seats):
        await ola.seat(code, seat, "bot", bot=bot)
    return ola, code


@pytest.mark.parametrize(
    ("game", "bot", "settings"),
    [
        ("hidden_leaders", "swift", {}),
        ("hidden_leaders", "master", {}),
        ("secret_allies", "swift", SHORT),
    ],
)
def test_it_answers_at_a_table(
    game: str, bot: str, settings: dict[str, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        ola, code = await host(here, game, 2, bot, settings)
        await ola.connect()
        await ola.watch(code)
        room = await ola.start(code)
        assert [seat["bot_instead"] for seat in room["seats"]] == [None, None]
        await ola.play(code, SeededDice("ola"), answers=4)
        await ola.until(
            lambda: here.table(code).taken and any(t[1] == 1 for t in here.table(code).taken)
        )
        await ola.leave()

    learned.warn.cache_clear()  # it is logged once in a process
    with server(tmp_path) as here:
        run(scenario())
    assert "the network can't play here" not in caplog.text


def test_the_room_says_who_plays_where_the_network_was_not_trained(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola, code = await host(here, "secret_allies", 3, "swift", SHORT)
        room = await ola.ask("GET", f"/api/rooms/{code}")
        assert [seat["bot"] for seat in room["seats"]] == [None, "swift", "swift"]
        assert [seat["bot_instead"] for seat in room["seats"]] == [None, "hard", "hard"]
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_game_is_stored_with_the_level_that_plays_it(tmp_path: Path) -> None:
    """Ratings and statistics count that level; the names stay the same when a game is loaded."""

    async def scenario() -> None:
        ola, code = await host(here, "secret_allies", 3, "swift", SHORT, rated=True)
        await ola.start(code)
        game = here.room(code).current_game
        assert [player.bot for player in game.players] == [None, "hard", "hard"]
        assert [player.name for player in game.players] == ["Ola", "", ""]
        assert here.table(code).table.record.names == here.room(code).names()
        assert here.room(code).names() == {0: "Ola", 1: "hard", 2: "hard"}
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
