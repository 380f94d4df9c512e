"""Night Market works by its folder alone: in the terminal, in the lab, and as an environment.
For the browser see tests/web/test_night_market.py."""

import asyncio
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test
from textual.widgets import Static

from hiddenhand import Table, games, research
from hiddenhand.bots.levels import level_near, levels_of
from hiddenhand.cli.terminal.app import TableScreen
from hiddenhand.lab import running
from hiddenhand.lab.experiment import Experiment, TablePlan
from hiddenhand.lab.measures import measures
from hiddenhand.research import seat as seat_of_one
from hiddenhand.research.vector import Vector
from hiddenhand.testing.planes import check_planes
from hiddenhand.text.library import languages
from hiddenhand.text.words import Words
from tests.conftest import THIRD_GAME
from tests.terminal.test_screen import SMALL, answered, sitting, until

GAME = games.find("night_market")


def test_it_brings_its_bots() -> None:
    assert levels_of(GAME.name) == ["random", "normal"]
    assert level_near(GAME.name, "expert") == "normal"
    assert level_near(GAME.name, "easy") == "random"


@pytest.mark.parametrize("language", languages())
def test_it_brings_its_words(language: str) -> None:
    table = Table(GAME.name, 3, dice=5)
    words = Words(GAME.name, language, {0: "Ola", 1: "Bo", 2: "Cy"})
    while (decision := table.decision) is not None:
        assert words.question(decision)
        for key in decision.options:
            assert words.option(key)
        table.say(decision.seat, decision.options[0])
    for viewer in range(3):
        for told in table.feed(viewer):
            assert words.event(told)
    assert table.result is not None
    assert words.result(table.result)
    assert words.missing == set()


def test_in_the_terminal(tmp_path: Path) -> None:
    async def play() -> None:
        seat = sitting(GAME.name, tmp_path)
        screen = TableScreen(seat, "en")
        async with screen.run_test(size=SMALL) as pilot:
            while seat.table.result is None:
                await until(lambda: screen.asked is not None or seat.table.result is not None)
                if screen.asked is not None:
                    await answered(pilot, screen, "down", "enter")
            await until(lambda: screen.moment is not None and screen.moment.winners is not None)
            await pilot.pause()
            told = str(screen.query_one("#question", Static).render())
            assert "Points: " in told

    asyncio.run(play())


def test_in_the_lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIDDENHAND_GAMES", str(THIRD_GAME))  # for the processes that play
    plan = TablePlan("three", 3, {}, "normal,random,random")
    asked = Experiment("Which patron?", GAME.name, 30, "lab", (plan,), part=10)
    running.run(asked, tmp_path / "results", running.Processes(1))
    told = {measure.path: measure for measure in measures(asked, tmp_path / "results", "three")}
    assert {"wins/patron/odd", "wins/patron/high", "wins/bot/normal"} <= set(told)
    served = sum(told[f"wins/patron/{name}"].count for name in ("odd", "even", "low", "high"))
    assert served == 90  # one patron per seat and game


@pytest.mark.parametrize("seats", GAME.seat_numbers)
def test_its_planes_show_what_a_seat_may_know(seats: int) -> None:
    report = check_planes(GAME, seats, decisions=60, seed="third")
    assert report.options > 60


def test_as_environments() -> None:
    api_test(research.night_market_v1.env(seats=3), num_cycles=60)
    drawn = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = research.night_market_v1.env(seats=2, render_mode=mode)
        env.reset(seed=2)
        drawn[mode] = env.render()
    assert "lot card" in drawn["ansi"]
    assert drawn["svg"].startswith("<svg")
    assert drawn["rgb_array"].ndim == 3
    alone = seat_of_one.SeatEnv(GAME.name, seats=2, bots="normal")
    seen, _ = alone.reset(seed=1)
    over, reward = False, -1.0
    while not over:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, over, _, _ = alone.step(action)
    assert reward in (0.0, 1.0)
    assert "hiddenhand/NightMarket-v1" in gymnasium.registry
    many = Vector(GAME.name, count=8, seats=2, seed=1)
    for _ in range(40):
        many.step(many.sample())
