"""Measures, reports and comparisons."""

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from hiddenhand.cli.main import carry_out
from hiddenhand.lab import parts, running
from hiddenhand.lab.experiment import BadExperiment
from hiddenhand.lab.measures import (
    NoResults,
    differences,
    lift,
    mark_unfair,
    measures,
    share,
)
from hiddenhand.lab.report import luck, told, write_comparison, write_report
from hiddenhand.lab.running import Processes
from tests.lab.test_running import SMALL

PLAN = replace(SMALL, decisions=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("lab") / "small"
    running.run(PLAN, where, Processes(1))
    return where


def test_a_share_has_wilsons_interval() -> None:
    one = share("x", 8, 10)
    assert (round(one.low, 4), round(one.high, 4)) == (0.4902, 0.9433)
    assert share("x", 0, 10).low == 0
    assert share("x", 10, 10).high == 1


def test_few_cases_never_look_sure() -> None:
    """A regression: 3 of 3 against 0 of 3 had no error margin and ranked first."""
    assert lift("x", 3, 3, 0, 3).error > 0.2
    assert not any(one.matters for one in differences([share("x", 0, 2)], [share("x", 2, 2)]))


def test_what_cannot_be_luck_matters_and_many_measures_need_more() -> None:
    lucky = [(share(f"x/{n}", 50, 100), share(f"x/{n}", 50 + n % 3, 100)) for n in range(99)]
    sure = (share("sure", 20, 100), share("sure", 80, 100))
    thin = (share("thin", 40, 100), share("thin", 55, 100))
    assert [one.matters for one in differences([thin[0]], [thin[1]])] == [True]
    pairs = [*lucky, sure, thin]
    found = differences([a for a, _ in pairs], [b for _, b in pairs])
    assert [one.path for one in found if one.matters] == ["sure"]


def test_primary_measures_are_tested_apart_from_the_others() -> None:
    lucky = [(share(f"x/{n}", 50, 100), share(f"x/{n}", 50 + n % 3, 100)) for n in range(500)]
    thin = (share("hero/played/koi", 40, 100), share("hero/played/koi", 57, 100))
    pairs = [*lucky, thin]
    firsts, seconds = [a for a, _ in pairs], [b for _, b in pairs]
    assert not any(one.matters for one in differences(firsts, seconds))
    found = differences(firsts, seconds, ["hero/played/*"])
    assert (found[0].path, found[0].is_primary, found[0].matters) == ("hero/played/koi", True, True)
    assert not any(one.matters for one in found[1:])
    with pytest.raises(BadExperiment, match="no measure is called 'hero/eaten/koi'"):
        differences(firsts, seconds, ["hero/eaten/koi"])


def test_red_marks_allow_for_the_number_of_measures() -> None:
    thin, sure = share("thin", 60, 100, 0.5), share("sure", 80, 100, 0.5)
    assert [one.is_off for one in mark_unfair([thin, sure])] == [True, True]
    even = [share(f"x/{n}", 50, 100, 0.5) for n in range(200)]
    marked = {one.path for one in mark_unfair([*even, thin, sure]) if one.is_off}
    assert marked == {"sure"}


def test_the_seats_of_a_table_share_the_wins(folder: Path) -> None:
    found = {one.path: one for one in measures(PLAN, folder, "three")}
    seats = sum(found[f"wins/seat/{seat}"].value for seat in range(3))
    assert seats + found["wins/nobody/nobody"].value == pytest.approx(1)
    orders = sum(found[f"wins/order/{place}"].value for place in (1, 2, 3))
    assert orders == pytest.approx(seats)
    played = [one for path, one in found.items() if path.startswith("hero/played/")]
    assert len(played) > 40
    assert all(0 < one.value <= 1 for one in played)


def test_the_report_is_one_page_that_needs_nothing_else(folder: Path) -> None:
    html, data = write_report(folder)
    page = html.read_text(encoding="utf-8")
    assert "Who wins?" in page
    assert "Wins by leader" in page
    assert page.count("<svg") > 10
    assert not re.search(r'(src|href)="https?:', page)
    assert "group-" not in page
    again = json.loads(data.read_text(encoding="utf-8"))
    assert set(again["tables"]) == {"two", "three"}
    assert again["missing"] == 0


def test_a_table_does_not_differ_from_itself_but_from_another(folder: Path, tmp_path: Path) -> None:
    same = write_comparison((folder, "two"), (folder, "two"), tmp_path / "same.html")
    assert same
    assert not any(one.matters for one in same)
    other = write_comparison((folder, "two"), (folder, "three"), tmp_path / "other.html")
    easy = next(one for one in other if one.path == "wins/bot/easy")  # beats random more often
    assert easy.value < 0  # than two of its kind
    assert easy.p < 0.05
    page = (tmp_path / "other.html").read_text(encoding="utf-8")
    assert "Comparison" in page
    assert f"<h1>{PLAN.question}</h1>" in page
    assert page.count("<svg") == 1


def test_a_report_tells_what_there_is(folder: Path, tmp_path: Path) -> None:
    half = tmp_path / "half"
    shutil.copytree(folder, half)
    for file in (half / parts.GAMES).glob("three-*"):
        file.unlink()
    assert set(cast(dict[str, object], told(half)["tables"])) == {"two"}
    damaged = half / parts.GAMES / "two-000001.parquet"
    damaged.write_bytes(b"PAR1 no more")
    with pytest.raises(NoResults, match=r"two-000001\.parquet: is damaged"):
        write_report(half)
    for file in (half / parts.GAMES).glob("two-*"):
        file.unlink()
    with pytest.raises(NoResults, match="no game has been played yet"):
        told(half)
    with pytest.raises(NoResults, match="no game has been played yet"):
        write_comparison((half, "two"), (folder, "two"), tmp_path / "none.html")


def test_luck_is_never_impossible() -> None:
    told = [luck(p) for p in (1.0, 0.0123, 0.00004, 0.0)]
    assert told == ["= 1.0000", "= 0.0123", "< 0.0001", "< 0.0001"]


def test_two_games_are_not_compared(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "allies"
    running.begin(replace(PLAN, game="secret_allies"), other)
    with pytest.raises(BadExperiment, match="hidden_leaders and secret_allies"):
        write_comparison((folder, "two"), (other, "two"), tmp_path / "none.html")


def test_a_place_that_cannot_be_written_is_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = str(tmp_path / "nowhere" / "page.html")
    assert carry_out(["lab", "compare", f"{folder}:two", f"{folder}:two", "-o", page]) == 2
    assert capsys.readouterr().err.startswith(f"File or folder not found: {page}")


def test_the_command_runs_reports_and_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "question: Why?\ngame: hidden-leaders\ngames: 6\nbots: random\nseats: 2\n",
        encoding="utf-8",
    )
    out = str(tmp_path / "out")
    assert carry_out(["lab", "run", str(file), "-o", out, "--processes", "1"]) == 0
    assert "6 games are saved in" in capsys.readouterr().out
    assert carry_out(["lab", "report", out]) == 0
    assert (tmp_path / "out" / "report.html").exists()
    assert carry_out(["lab", "compare", out, out, "-o", str(tmp_path / "c.html")]) == 0
    assert "No measure differs" in capsys.readouterr().out
    file.write_text("question: Why?\ngame: ludo\ngames: 6\nseats: 2\n", encoding="utf-8")
    assert carry_out(["lab", "run", str(file), "-o", str(tmp_path / "no")]) == 2
    assert "Can't run the experiment" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()
