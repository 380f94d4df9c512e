"""The ladder: every bot plays every other from every seat, and the better one is ranked higher."""

import json
import time
from pathlib import Path

import pytest

from hiddenhand.bots.ladder import climb, play_all, seatings
from hiddenhand.cli.main import carry_out
from hiddenhand.core.errors import BadSettings, UnknownBot
from hiddenhand.core.shares import wilson
from tools.tree import ROOT

EXAMPLE = f"{ROOT / 'examples' / 'my_bot.py'}:Patriot"


def test_all_meet_in_all_seatings() -> None:
    planned = seatings("hidden-leaders", {}, ["a", "b", "c"], 2, 12, "s")
    pairs = [seating.players for seating in planned]
    assert sorted(pairs) == sorted([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] * 2)
    deals = {(frozenset(seating.players), seating.number) for seating in planned}
    assert len(deals) == 6  # each deal is played from both sides
    few = seatings("hidden-leaders", {}, ["a", "b"], 3, 4, "s")
    assert all(set(seating.players) == {0, 1} for seating in few)


def test_the_better_bot_stands_higher() -> None:
    ladder = climb("hidden-leaders", 2, ["random", "normal"], 16)
    assert [row.bot for row in ladder.rows] == ["normal", "random"]
    top, bottom = ladder.rows
    assert top.low < top.rating < top.high
    assert top.wins + bottom.wins + ladder.no_winner == ladder.games == 16
    assert climb("hidden-leaders", 2, ["random", "normal"], 16).as_dict() == ladder.as_dict()


def test_processes_do_not_change_the_games() -> None:
    planned = seatings("hidden-leaders", {}, ["easy", "normal"], 2, 6, "p")
    assert list(play_all(planned, 2)) == list(play_all(planned, 1))


def test_a_users_bot_climbs_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = f"ladder hidden-leaders --seats 2 --games 8 --json --bots {EXAMPLE},random"
    assert carry_out(words.split()) in (0, None)
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["ladder"]} == {EXAMPLE, "random"}
    assert len(Path(EXAMPLE.rpartition(":")[0]).read_text().splitlines()) <= 25


def test_bad_ladders_are_refused() -> None:
    with pytest.raises(BadSettings):
        climb("hidden-leaders", 2, ["random"], 4)
    with pytest.raises(BadSettings):
        climb("hidden-leaders", 2, ["random", "easy"], 0)
    with pytest.raises(UnknownBot):
        climb("hidden-leaders", 2, ["random", "genius"], 2)


HANGS = """
import os
from hiddenhand.bots import Bot
class Hangs(Bot):
    def choose(self, decision, chair):
        open({flag!r}, "w").close()
        while True:
            pass
class Crashes(Bot):
    def choose(self, decision, chair):
        os._exit(3)
class Fails(Bot):
    def choose(self, decision, chair):
        return 1 / 0
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A file with bots that do not answer; one leaves the file `hanging` when it begins to hang."""
    file = tmp_path / "bad.py"
    file.write_text(HANGS.format(flag=str(tmp_path / "hanging")))
    return str(file)


def test_a_bot_that_hangs_forfeits_and_the_others_go_on(bad: str, tmp_path: Path) -> None:
    """The test's clock jumps ahead once the bot hangs: nothing depends on the machine's speed."""
    hanging = tmp_path / "hanging"

    def clock() -> float:
        return time.monotonic() + (1e6 if hanging.exists() else 0)

    def forget(done: int, planned: int) -> None:
        hanging.unlink(missing_ok=True)

    ladder = climb(
        "night-market", 2, ["random", f"{bad}:Hangs"], 2, limit=1e5, clock=clock, on_game=forget
    )
    assert ladder.games == ladder.planned == 2
    top, bottom = ladder.rows
    assert (top.bot, top.forfeits, bottom.forfeits, bottom.decided) == ("random", 0, 2, 2)
    assert top.rating > bottom.rating
    assert "no answer within 100000 seconds" in ladder.failures[0].trouble


@pytest.mark.parametrize("limit", [None, 1e5])
def test_a_bot_that_fails_forfeits_with_its_traceback(bad: str, limit: float | None) -> None:
    ladder = climb("night-market", 2, [f"{bad}:Fails", "random", "random"], 6, limit=limit)
    assert ladder.games == 6
    assert {failure.bot for failure in ladder.failures} == {f"{bad}:Fails"}
    assert len(ladder.failures) == 4
    failure = ladder.failures[0]
    assert "game 0, seed 0, seat" in failure.trouble
    assert failure.traceback.endswith("ZeroDivisionError: division by zero\n")
    assert "in choose" in failure.traceback


def test_a_bot_that_ends_its_process_forfeits(bad: str) -> None:
    ladder = climb("night-market", 2, ["random", f"{bad}:Crashes"], 3, processes=2, limit=1e5)
    assert [row.forfeits for row in ladder.rows] == [0, 3]
    assert "the process ended" in ladder.failures[0].trouble


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """Ctrl-C after two games; the same ladder again plays only the others."""
    file = tmp_path / "kept.jsonl"
    bots = ["random", "easy"]

    def stop(done: int, planned: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    part = climb("hidden-leaders", 2, bots, 6, keep=file, on_game=stop)
    assert (part.games, part.planned) == (2, 6)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"game": 2, "play')  # the power failed here
    played: list[int] = []
    whole = climb(
        "hidden-leaders", 2, bots, 6, keep=file, on_game=lambda done, _: played.append(done)
    )
    assert played == [3, 4, 5, 6]
    assert whole.as_dict() == climb("hidden-leaders", 2, bots, 6).as_dict()
    with pytest.raises(BadSettings, match="another ladder"):
        climb("hidden-leaders", 2, ["random", "normal"], 6, keep=file)


def test_the_command_tells_of_forfeits(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"ladder hidden-leaders --seats 2 --games 2 --bots random,{bad}:Fails"
    assert carry_out(words.split()) in (0, None)
    told = capsys.readouterr()
    assert "Fails forfeited 2 games. The first time:" in told.err
    assert "ZeroDivisionError" in told.err
    assert "random" in told.out


def test_intervals_hold_the_share() -> None:
    low, high = wilson(60, 100)
    assert 0.49 < low < 0.6 < high < 0.70
    assert wilson(0, 0) == (0.0, 1.0)
