"""Matches of the benchmarks: how long their bots may think."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.matches import digest_of, score
from hiddenhand.core.errors import BadSettings
from tests.server.people import PATIENCE

# Sleeping takes no processor time: a search that has 100 ms of it can still use all of them.
THINK = """
import time
from benchmarks.matches import count_processor_time
from hiddenhand import Table
from hiddenhand.bots.search.budget import Budget
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.table.dice import SeededDice

{clock}
table = Table("hidden_leaders", 2, "clock")
seat = table.decision.seat
begun = time.perf_counter()
end = Budget("100", "", "").end()
while time.perf_counter() < begun + 0.2:
    time.sleep(0.05)
search = Search(Uniform(table.state, seat), seat, 2, SeededDice("clock"))
search.run_until(end)
print(search.iterations)
"""


def iterations(clock: str) -> int:
    """How many iterations a search of 100 ms makes that slept for 200 ms first."""
    command = [sys.executable, "-c", THINK.replace("{clock}", clock)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return int(done.stdout)


def test_a_search_has_its_milliseconds_of_the_processor_on_a_busy_machine() -> None:
    assert iterations("") == 1
    assert iterations("count_processor_time()") > 1


def test_a_match_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played twice, and only deals played from all sides count."""
    bots = "easy,random,random"

    def go_on(count: int, seconds: float = 60) -> dict[str, object]:
        return score("hidden-leaders", {}, bots, count, "again", seconds=seconds, keep=tmp_path)

    assert go_on(9, seconds=0)["games"] == 3  # one deal, however late it is
    (file,) = tmp_path.iterdir()
    with file.open("a", encoding="utf-8") as out:
        out.write('{"game": 3, "players": [')  # the power failed
    assert go_on(7)["games"] == 9
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 9
    cut = [line for line in lines if '"game": 4,' not in line]
    file.write_text("\n".join(cut) + "\n", encoding="utf-8")
    monkeypatch.setattr("benchmarks.matches.play_each", lambda left, _: iter(()))
    assert go_on(9)["games"] == 6


def test_other_code_does_not_go_on_with_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of other weights, another build or another clock are not the same match."""
    score("hidden-leaders", {}, "easy,random", 2, "code", keep=tmp_path)
    score("hidden-leaders", {}, "easy,random", 2, "code", keep=tmp_path)
    monkeypatch.setattr("benchmarks.matches.clock", lambda: "another")
    with pytest.raises(BadSettings, match="another ladder"):
        score("hidden-leaders", {}, "easy,random", 2, "code", keep=tmp_path)


def test_the_digest_follows_the_weights_of_a_folder(tmp_path: Path) -> None:
    bots = [f"benchmarks/adversaries.py:Responder:folder={tmp_path}", "swift"]
    (tmp_path / "weights.npz").write_bytes(b"one")
    first = digest_of(bots)
    assert first == digest_of(bots) != digest_of(["swift"])
    (tmp_path / "weights.npz").write_bytes(b"two")
    assert digest_of(bots) != first


def test_a_bot_that_fails_ends_the_match(tmp_path: Path) -> None:
    """Its game is not left out of the score."""
    bot = tmp_path / "failing.py"
    bot.write_text(
        "from hiddenhand.bots.bot import Bot\n\n\n"
        "class Failing(Bot):\n"
        "    def choose(self, decision, chair):\n"
        "        raise RuntimeError('no idea')\n"
    )
    with pytest.raises(SystemExit, match=r"game 0: .*no idea"):
        score("hidden-leaders", {}, f"{bot}:Failing,random", 2, "fails")
