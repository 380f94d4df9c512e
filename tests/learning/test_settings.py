"""The YAML file of a run."""

from pathlib import Path

import pytest

from hiddenhand import games
from hiddenhand.core.errors import BadSettings, UnknownBot
from hiddenhand.learning.settings import read_run
from tools import smoke
from tools.tree import ROOT

RUN = ROOT / "experiments" / "learning" / "hidden-leaders.yaml"
RUNS = sorted(RUN.parent.glob("*.yaml"))


@pytest.mark.parametrize("file", RUNS, ids=lambda file: file.stem)
def test_every_run_that_is_kept_can_be_read(file: Path) -> None:
    run = read_run(file)
    assert run.minutes > 0
    assert run.tables


def test_the_run_that_tries_a_wheel_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "run.yaml"
    file.write_text(smoke.RUN.replace("\\n", "\n"))  # inside a program
    assert read_run(file).critic == 8


def test_the_run_of_the_shipped_weights_can_be_read() -> None:
    run = read_run(RUN)
    assert {table.seats for table in run.tables} == set(games.find(run.game).seat_numbers)
    assert run.discount == 0.997


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("minutes:", "hours:", "hours"),
        ("minutes: ", "# minutes: ", "minutes"),
        ("seats: 6", "seats: 7", "7 seats"),
        ("deck: basic", "deck: tiny", "tiny"),
    ],
)
def test_what_does_not_fit_is_named(old: str, new: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "run.yaml"
    text = RUN.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadSettings, match=wrong):
        read_run(file)


def test_company_needs_companions(tmp_path: Path) -> None:
    file = tmp_path / "run.yaml"
    text = RUN.read_text(encoding="utf-8")
    file.write_text(text + "\ncompany: 0.5\n", encoding="utf-8")
    with pytest.raises(BadSettings, match="companions"):
        read_run(file)
    file.write_text(text + "\ncompany: 0.5\ncompanions: [nobody]\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match="nobody"):
        read_run(file)


def test_a_best_response_is_a_run_too() -> None:
    run = read_run(RUN.parent / "response.yaml")
    assert (run.against, run.minutes) == ("master", 5)
    assert [table.seats for table in run.tables] == [2]


def test_tables_with_guests_need_guests_and_room_for_them(tmp_path: Path) -> None:
    file = tmp_path / "run.yaml"
    text = (RUN.parent / "hidden-leaders-company.yaml").read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    run = read_run(file)
    assert {table.seats for table in run.tables if table.guests} == {2, 3, 4, 5, 6}
    file.write_text(text.replace("guests: [", "# guests: ["), encoding="utf-8")
    with pytest.raises(BadSettings, match="no guests"):
        read_run(file)
    file.write_text(text.replace("guests: 0.5", "guests: 0.9"), encoding="utf-8")
    with pytest.raises(BadSettings, match="more guests"):
        read_run(file)
