"""The number of functions between the socket and the game."""

import sys
from pathlib import Path
from types import FrameType

import pytest

from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Step
from tests.server.people import Guest
from tests.server.running import run, server

MOST = 8
FIRST, LAST = "Connection._listen", "Step.put"


def ours_on_the_stack() -> list[str]:
    """The package's functions on the call stack, outermost first."""
    found = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).startswith("hiddenhand."):
            found.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return found[::-1]


def test_a_click_passes_at_most_eight_functions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the function that has read a person's answer from the socket to the one that passes
    it to the game's state, both counted. Functions that have already returned are not counted."""
    ways: list[list[str]] = []
    put = Step.put

    def noted(step: Step, seat: int, key: str) -> None:
        ways.append([*ours_on_the_stack(), LAST])
        put(step, seat, key)

    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "local", name="Ben")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        monkeypatch.setattr(Step, "put", noted)
        await ola.play(code, SeededDice("click"), answers=5)
        monkeypatch.undo()
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())
    clicks = [way[way.index(FIRST) :] for way in ways if "Step.roll" not in way]
    assert len(clicks) >= 5
    for click in clicks:
        assert len(click) <= MOST, click
