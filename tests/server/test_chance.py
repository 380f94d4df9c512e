"""Randomness of the server: from the operating system, unless a test gives a seed, which makes
everything reproducible; a public server rejects a seed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.server.live.chance import SeededChance, chance_of
from hiddenhand.server.settings import BadServerSettings, Settings, read_settings
from hiddenhand.table.dice import SeededDice
from tests.server.people import Guest
from tests.server.running import run, server


@pytest.mark.parametrize(
    ("settings", "place"),
    [
        ({"test_seed": "x"}, "test_seed"),
        ({"test_seed": "x", "testing": True, "public_url": "https://example.org"}, "testing"),
        ({"test_seed": "x", "testing": True, "origins": ("https://example.org",)}, "testing"),
        ({"testing": True, "origins": ("http://localhost", "http://192.0.2.7:80")}, "testing"),
        ({"testing": True, "host": "0.0.0.0"}, "testing"),
        ({"test_seed": "x", "testing": True, "host": "192.0.2.7"}, "testing"),
    ],
)
def test_what_people_can_reach_has_no_seed(settings: dict[str, Any], place: str) -> None:
    with pytest.raises(BadServerSettings) as refused:
        Settings(**settings)
    assert refused.value.place == place


def test_the_environment_needs_both_words() -> None:
    with pytest.raises(BadServerSettings, match="HIDDENHAND_TESTING=1"):
        read_settings({"HIDDENHAND_TEST_SEED": "x"})
    both = read_settings({"HIDDENHAND_TEST_SEED": "x", "HIDDENHAND_TESTING": "1"})
    assert both.test_seed == "x"


def test_pages_of_this_machine_may_use_a_seeded_server() -> None:
    origins = ("http://localhost:5173", "http://127.0.0.1:80", "http://[::1]:80")
    Settings(test_seed="x", testing=True, origins=origins)


def test_a_seeded_server_behind_a_proxy_is_refused() -> None:
    """A proxy may serve a server that listens on this machine only."""
    environment = {"HIDDENHAND_TEST_SEED": "x", "HIDDENHAND_TESTING": "1"}
    with pytest.raises(BadServerSettings, match="only for this machine"):
        read_settings({**environment, "HIDDENHAND_ORIGINS": "https://example.org"})


def test_without_a_seed_nothing_comes_twice() -> None:
    chance = chance_of("")
    assert chance.deal("hidden_leaders", 2, 0).secret != chance.deal("hidden_leaders", 2, 0).secret
    numbers = [chance.dice("lot").below(1 << 30) for _ in range(3)]
    assert len(set(numbers)) == 3
    assert chance.bot_seed("a", 0, 1) != chance.bot_seed("b", 0, 1)


def test_with_a_seed_the_same_comes_again_and_other_things_differ() -> None:
    one, again, other = SeededChance("s"), SeededChance("s"), SeededChance("t")
    deal = one.deal("hidden_leaders", 2, 0).secret
    assert again.deal("hidden_leaders", 2, 0).secret == deal
    different = [one.deal("hidden_leaders", 2, 1), one.deal("hidden_leaders", 3, 0)]
    different += [one.deal("secret_allies", 2, 0), other.deal("hidden_leaders", 2, 0)]
    assert deal not in [each.secret for each in different]
    assert one.bot_seed("a", 0, 1) == again.bot_seed("b", 0, 1)


async def whole_game(address: str) -> tuple[str, Any]:
    """A room's code, and all events of its first game."""
    ola = await Guest.arrive(address, "Ola")
    code = await ola.create("hidden_leaders", 3)
    await ola.seat(code, 0)
    await ola.seat(code, 1, "bot", bot="random")
    await ola.seat(code, 2, "bot", bot="easy")
    await ola.connect()
    await ola.watch(code)
    await ola.start(code)
    await ola.look(code, 0)
    await ola.play(code, SeededDice("ola"))
    log = ola.sights[code][0].log
    await ola.leave()
    return code, log


def test_a_seeded_server_plays_the_same_game_again(tmp_path: Path) -> None:
    """In another room, and on another server; room codes stay random."""
    played: list[tuple[str, Any]] = []

    async def twice() -> None:
        played.extend(await asyncio.gather(whole_game(here.address), whole_game(here.address)))

    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with server(tmp_path / folder) as here:
            run(twice())
    assert len({code for code, _ in played}) == 4
    assert len(played[0][1]) > 20
    assert all(log == played[0][1] for _, log in played)


def test_a_seeded_server_says_so(tmp_path: Path) -> None:
    told: list[Any] = []

    async def ask() -> None:
        guest = await Guest.arrive(here.address, "Ola")
        told.append((await guest.ask("GET", "/healthz"))["seeded"])
        await guest.leave()

    with server(tmp_path) as here:
        run(ask())
    with server(tmp_path, testing=False, test_seed="") as here:
        run(ask())
    assert told == [True, False]
