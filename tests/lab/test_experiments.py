"""Errors in experiment files are reported with their line, before any game is played."""

from pathlib import Path

import pytest

from hiddenhand.lab import running
from hiddenhand.lab.experiment import BadExperiment, Experiment, TablePlan, from_dict, read
from hiddenhand.lab.probes import BadProbe, all_probes, load

GOOD = """\
question: Does it matter who begins?
game: hidden-leaders
games: 12
seed: 5
bots: [easy, random]
settings: {deck: basic}
tables:
  - {name: two, seats: 2}
  - {name: promo, seats: 2, settings: {promo: on}, bots: random}
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_stands_at_the_top_holds_for_every_table(tmp_path: Path) -> None:
    plan = read(written(tmp_path, GOOD))
    assert plan.game == "hidden_leaders"
    assert plan.tables == (
        TablePlan("two", 2, {"deck": "basic"}, "easy,random"),
        TablePlan("promo", 2, {"deck": "basic", "promo": "on"}, "random"),
    )
    assert from_dict(plan.as_dict()) == plan
    running.check(plan)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("games: 12", "games: many", 3, "games is a number"),
        ("games: 12", "game s: 12", 3, "unknown word"),
        ("{name: two, seats: 2}", "{name: two, seats: two}", 8, "seats is a number"),
        ("{name: two, seats: 2}", "{name: two, chairs: 2}", 8, "unknown word 'chairs'"),
        ("name: promo", "name: two", 9, "two tables"),
        ("question: Does it matter who begins?", "question:", 1, "question"),
        ("settings: {promo: on}", "overlay: nowhere.yaml", 9, "no file nowhere.yaml"),
        ("seed: 5", "seed: [", 6, "not YAML"),
        ("seed: 5", "seed: {a: 1}", 4, "seed is a word"),
        ("seed: 5", "games: 13", 4, "'games' is given twice"),
        ("settings: {deck: basic}", "settings: 5", 6, "settings are a mapping"),
        ("settings: {promo: on}", "settings: [promo]", 9, "settings are a mapping"),
        ("settings: {deck: basic}", "overlay: nowhere.yaml", 6, "no file nowhere.yaml"),
        ("settings: {deck: basic}", "rotate: often", 6, "rotate is true or false"),
    ],
)
def test_the_line_and_the_reason(tmp_path: Path, old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(BadExperiment, match=says) as refused:
        read(written(tmp_path, GOOD.replace(old, new)))
    assert refused.value.place == f"mine.yaml: line {line}"


@pytest.mark.parametrize(
    "plan",
    [
        TablePlan("table", 9),
        TablePlan("table", 2, {"deck": "golden"}),
        TablePlan("table", 2, {}, "wizard"),
        TablePlan("table", 3, {}, "easy,random"),
    ],
)
def test_tables_that_cannot_be_played_are_refused_before_the_first_game(plan: TablePlan) -> None:
    with pytest.raises(BadExperiment, match="table table"):
        running.check(Experiment("?", "hidden_leaders", 4, "1", (plan,)))


def test_own_probes_are_checked_when_they_are_loaded() -> None:
    file = Path(__file__).parent / "probe_file.py"
    assert load(f"{file}:Marathons").columns["marathon"] == "int"
    for name, says in {
        "Nothing": "cannot be loaded",
        "Watched": "is not a Probe",
        "Odd": "kinds are",
    }.items():
        with pytest.raises(BadProbe, match=says):
            load(f"{file}:{name}")
    with pytest.raises(BadProbe, match="filled by Outcome"):
        all_probes("hidden_leaders", [f"{file}:Greedy"])
    with pytest.raises(BadProbe, match="cannot be loaded"):
        load("no_such_module:Probe")
