"""Runs give the same results however they are split, killed or distributed."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.lab import parts, running
from hiddenhand.lab.experiment import Experiment, TablePlan
from hiddenhand.lab.measures import games_of, measures
from hiddenhand.lab.probes import BadProbe
from hiddenhand.lab.running import AnotherExperiment, Processes

SMALL = Experiment(
    "Who wins?",
    "hidden_leaders",
    24,
    "lab",
    (TablePlan("two", 2, {}, "easy,random"), TablePlan("three", 3, {}, "easy")),
    part=4,
    decisions=True,
)


def content(folder: Path, kind: str = parts.GAMES) -> pl.DataFrame:
    order = ["table", "number"] + (["at"] if kind == parts.DECISIONS else [])
    return pl.read_parquet(folder / kind / "*.parquet").sort(order)


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unbroken") / "results"
    running.run(SMALL, folder, Processes(1))
    return folder


def test_every_game_has_a_row_and_every_decision_too(unbroken: Path) -> None:
    games, decisions = content(unbroken), content(unbroken, parts.DECISIONS)
    assert games["number"].to_list() == list(range(24)) * 2
    assert games["decisions"].sum() == len(decisions)
    two = games_of(unbroken, "two")
    assert two["bots"].to_list()[:2] == [["easy", "random"], ["random", "easy"]]  # seats rotate
    assert (two["played"].list.len() > 0).all()
    assert (two["played"].list.len() == two["played_by"].list.len()).all()


def test_two_processes_tell_the_same(unbroken: Path, tmp_path: Path) -> None:
    running.run(SMALL, tmp_path / "again", Processes(2))
    assert content(tmp_path / "again").equals(content(unbroken))
    assert content(tmp_path / "again", parts.DECISIONS).equals(content(unbroken, parts.DECISIONS))


def test_a_killed_run_goes_on_and_tells_the_same(unbroken: Path, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    script = (
        "from pathlib import Path\n"
        "from hiddenhand.lab import running\n"
        "from tests.lab.test_running import SMALL\n"
        f"running.run(SMALL, Path({str(folder)!r}), running.Processes(1))\n"
    )
    guard = f"if __name__ == '__main__':\n{_indented(script)}"
    for _ in range(3):
        file = tmp_path / "runner.py"
        file.write_text(guard, encoding="utf-8")
        path = os.pathsep.join([*sys.path, str(Path.cwd())])
        before = len(list(folder.glob("games/*.parquet")))
        child = subprocess.Popen(
            [sys.executable, str(file)], env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )  # fmt: skip
        deadline = time.monotonic() + 600
        while child.poll() is None and time.monotonic() < deadline:
            if len(list(folder.glob("games/*.parquet"))) > before:
                break
            time.sleep(0.01)
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
    assert len(list(folder.glob("games/*.parquet"))) > 0
    running.run(SMALL, folder, Processes(1))
    assert content(folder).equals(content(unbroken))
    assert content(folder, parts.DECISIONS).equals(content(unbroken, parts.DECISIONS))


class _Stopped:
    """Stops a run as Ctrl-C does, when some games have been played."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seen: list[int] = []

    def __call__(self, done: int, all_games: int) -> None:
        self.seen.append(done)
        if done >= self.games:
            raise KeyboardInterrupt


def test_a_stopped_run_keeps_every_game_and_goes_on(
    unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "SECONDS", 0.0)  # a piece is one game
    whole = replace(SMALL, part=24)
    stop = _Stopped(5)
    with pytest.raises(KeyboardInterrupt):
        running.run(whole, tmp_path / "stopped", Processes(1), stop)
    assert stop.seen == [0, 1, 2, 3, 4, 5]  # game by game
    left = running.missing_games(whole, tmp_path / "stopped")
    assert 42 <= left <= 43  # the game in progress is kept too
    assert len(games_of(tmp_path / "stopped", "two")) == 48 - left  # a report counts them
    again: list[int] = []
    running.run(whole, tmp_path / "stopped", Processes(2), lambda done, _: again.append(done))
    assert again[0] == 48 - left
    assert content(tmp_path / "stopped").equals(content(unbroken))
    assert content(tmp_path / "stopped", parts.DECISIONS).equals(content(unbroken, parts.DECISIONS))
    assert not list((tmp_path / "stopped").glob("*/*.draft.parquet"))


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


def test_a_folder_belongs_to_one_experiment(unbroken: Path, tmp_path: Path) -> None:
    with pytest.raises(AnotherExperiment, match="another experiment"):
        running.run(replace(SMALL, seed="other"), unbroken, Processes(1))
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(AnotherExperiment, match="not empty"):
        running.run(SMALL, tmp_path, Processes(1))
    with pytest.raises(AnotherExperiment, match="holds no experiment"):
        running.kept(tmp_path)


def test_results_of_other_rules_or_files_are_not_gone_on_with(tmp_path: Path) -> None:
    probe = tmp_path / "mine.py"
    probe.write_text("# a probe, first draft", encoding="utf-8")
    mine = replace(SMALL, probes=(f"{probe}:Mine",))
    running.begin(mine, tmp_path / "a")
    running.begin(mine, tmp_path / "a")
    probe.write_text("# a probe, mended", encoding="utf-8")
    with pytest.raises(AnotherExperiment, match="one of its files has changed"):
        running.begin(mine, tmp_path / "a")
    running.begin(SMALL, tmp_path / "b")
    manifest = tmp_path / "b" / running.MANIFEST
    told = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps({**told, "rules": "0"}), encoding="utf-8")
    with pytest.raises(AnotherExperiment, match="played under rules 0"):
        running.begin(SMALL, tmp_path / "b")
    manifest.write_text(json.dumps({"experiment": told["experiment"]}), encoding="utf-8")
    with pytest.raises(AnotherExperiment, match="holds no experiment"):
        running.begin(SMALL, tmp_path / "b")


def test_a_process_that_is_killed_is_named(tmp_path: Path) -> None:
    probe = tmp_path / "killer.py"
    probe.write_text(
        "import os\nfrom hiddenhand.lab.probes import Probe\nclass Killer(Probe):\n"
        "    columns = {'dead': 'int'}\n    def row(self, game):\n        os._exit(9)\n",
        encoding="utf-8",
    )
    with pytest.raises(running.LostProcess, match="run it again"):
        running.run(
            replace(SMALL, games=4, probes=(f"{probe}:Killer",)), tmp_path / "out", Processes(1)
        )


def test_a_probe_of_ones_own_adds_its_columns(tmp_path: Path) -> None:
    probes = (f"{Path(__file__).parent / 'probe_file.py'}:Marathons",)
    running.run(replace(SMALL, games=4, probes=probes), tmp_path / "own", Processes(1))
    rows = content(tmp_path / "own")
    assert rows["first_ask"].unique().to_list() == ["leader-dealt"]
    assert rows["marathon"].to_list() == (rows["decisions"] > 100).cast(pl.Int32).to_list()


def test_columns_of_ones_own_are_measured(tmp_path: Path) -> None:
    probes = (f"{Path(__file__).parent / 'probe_file.py'}:Marathons",)
    mine = replace(SMALL, games=4, probes=probes)
    running.run(mine, tmp_path / "own", Processes(1))
    found = {one.path: one for one in measures(mine, tmp_path / "own", "two")}
    assert found["probe/first_ask/leader-dealt"].value == 1.0
    assert found["probe/marathon"].kind == "share"
    assert found["probe/marathon"].count == 4


def test_a_probe_that_breaks_is_named_and_nothing_half_done_is_kept(tmp_path: Path) -> None:
    probes = (f"{Path(__file__).parent / 'probe_file.py'}:Clumsy",)
    with pytest.raises(BadProbe, match=r"Clumsy, table two, game 0.*ZeroDivisionError"):
        running.run(replace(SMALL, games=4, probes=probes), tmp_path / "own", Processes(1))
    assert not list((tmp_path / "own" / "games").iterdir())


def test_an_overlay_changes_the_games_of_its_table_alone(tmp_path: Path) -> None:
    file = tmp_path / "short.yaml"
    file.write_text(
        "game: hidden-leaders\nheroes.yaml:\n  end_of_game:\n    full: {2: 3}\n", encoding="utf-8"
    )
    plan = SMALL.tables[0]
    both = replace(SMALL, games=8, tables=(plan, replace(plan, name="short", overlay=str(file))))
    running.check(both)
    running.run(both, tmp_path / "overlaid", Processes(1))
    turns = [
        next(one.value for one in measures(both, tmp_path / "overlaid", name)
             if one.path == "length/mean/turns")
        for name in ("two", "short")
    ]  # fmt: skip
    assert turns[1] < turns[0] / 1.5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game: hidden-leaders\nheroes.yaml: {heroes: {nobody: {set: core}}}", "no such row"),
        ("game: hidden-leaders\nheroes.yaml: {heroes: {keen_koi: {set: gold}}}", "unknown set"),
        ("heroes.yaml: {}", "names its game"),
        ("game: secret-allies\npack.yaml: {}", "is not an overlay of hidden_leaders"),
        ("game: hidden-leaders\nheros.yaml: {}", "heros.yaml: there is no such file"),
        ("game: hidden-leaders", "changes nothing"),
        ("game: [", "not YAML"),
    ],
)
def test_a_bad_overlay_is_refused_by_the_loader(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    plan = replace(SMALL.tables[0], overlay=str(file))
    with pytest.raises(HiddenHandError, match=says):
        running.check(replace(SMALL, tables=(plan,)))


def test_secret_allies_has_its_own_probes(tmp_path: Path) -> None:
    plan = TablePlan("tiny", 2, {"pack": "tiny", "map_mode": "automatic"}, "random")
    experiment = Experiment("?", "secret_allies", 3, "1", (plan,))
    running.run(experiment, tmp_path / "sa", Processes(1))
    found = {one.path: one for one in measures(experiment, tmp_path / "sa", "tiny")}
    races = [one for path, one in found.items() if path.startswith("wins/race/")]
    assert sum(one.count for one in races) == 6
    assert {"wins/order/1", "wins/order/2"} <= set(found)


def test_a_ray_cluster_tells_the_same(
    unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hiddenhand.lab.cluster import Cluster

    # Ray would kill its own processes when others fill the memory.
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")
    cluster = Cluster("local", 2)
    try:
        assert cluster.room == 2
        running.run(SMALL, tmp_path / "ray", cluster)
    finally:
        cluster.leave()
    assert content(tmp_path / "ray").equals(content(unbroken))


@pytest.mark.long
def test_two_machines_of_a_ray_cluster_tell_the_same(
    unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ray.cluster_utils import Cluster as Machines

    from hiddenhand.lab.cluster import Cluster

    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        machines.add_node(num_cpus=1)
        machines.wait_for_nodes()
        cluster = Cluster(machines.address)
        try:
            assert cluster.room == 2
            running.run(SMALL, tmp_path / "ray", cluster)
        finally:
            cluster.leave()
    finally:
        machines.shutdown()  # type: ignore[no-untyped-call]  # Ray says nothing about types
    assert content(tmp_path / "ray").equals(content(unbroken))


def test_a_cluster_that_starts_too_slowly_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray raises a bare Exception then."""
    import ray

    from hiddenhand.lab.cluster import Cluster, NoCluster

    def too_slow(**_: object) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr(ray, "init", too_slow)
    with pytest.raises(NoCluster, match="local: no cluster answers: The current node timed out"):
        Cluster("local")
