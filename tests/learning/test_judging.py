# ruff: noqa: E402  # PyTorch is looked for before what needs it is imported
"""A judge of whole worlds is trained on the CPU: it learns, and the search can ask it.

These tests need PyTorch (`pip install 'hiddenhand[learning]'`); without it they are skipped.
"""

from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec

torch = pytest.importorskip("torch")

from hiddenhand import games
from hiddenhand.bots.network.judges import read_judge
from hiddenhand.bots.network.weights import WrongWeights
from hiddenhand.core.errors import BadSettings
from hiddenhand.learning.judging import JudgeTraining, WorldJudge
from hiddenhand.learning.rollout import follow
from hiddenhand.learning.settings import Run, TableKind, read_run
from hiddenhand.research.vector import Vector
from tools.tree import ROOT

RUN = Run(
    game="hidden_leaders",
    tables=(TableKind(2, 0.6), TableKind(3, 0.4, {"deck": "basic"})),
    minutes=0.2,
    begin="master",
    width=640,
    workers=1,
    games=24,
    steps=4,
    minibatch=64,
    widths=(12, 8),
    rate=0.01,
    rate_end=0.001,
)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_the_file_of_the_shipped_judge_can_be_read() -> None:
    run = read_run(ROOT / "experiments" / "learning" / "hidden-leaders-judge.yaml")
    assert run.widths == (60, 24)
    assert {table.seats for table in run.tables} == set(games.find(run.game).seat_numbers)


def test_a_judge_is_trained_and_can_be_asked(tmp_path: Path) -> None:
    training = JudgeTraining(RUN, tmp_path, "cpu")
    before = training.judge.first.weight.clone()
    training.train(1.0)
    assert training.answers > 0
    assert not torch.equal(before, training.judge.first.weight)
    judge = read_judge(tmp_path, RUN.game)
    shares = vec[float]([0.0] * 3)
    judge.judge(Vector(RUN.game, 1, 3).state_of(0), 3, shares)
    assert 0.5 < sum(shares[seat] for seat in range(3)) <= 1.0001  # the rest is nobody's


def test_seats_that_are_not_there_win_nothing() -> None:
    judge = WorldJudge(50, 6, (8, 4))
    absent = torch.tensor([[False, False, True, True, True, True, False]])
    found = torch.tensor([[3, 7, 50, 50]], dtype=torch.int16)
    with torch.no_grad():
        chances = judge(found, absent).softmax(1)[0]
    assert float(chances[2:6].sum()) == 0.0
    assert float(chances.sum()) == pytest.approx(1.0)


def test_what_follows_a_question_is_the_end_or_a_mixture_of_what_comes_next() -> None:
    values = torch.tensor([[[0.5]], [[0.4]], [[0.8]]])
    rewards = torch.tensor([[[0.0]], [[1.0]], [[0.0]]])
    ended = torch.tensor([[False], [True], [False]])
    targets = torch.zeros_like(values)
    follow(targets, values, rewards, ended, torch.tensor([[0.6]]), 1.0, torch.tensor([[0.5]]))
    assert targets[:, 0, 0].tolist() == pytest.approx([0.5 * 1.0 + 0.5 * 0.4, 1.0, 0.6])


def test_a_run_whose_player_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongWeights, match="no-such-weights"):
        JudgeTraining(replace(RUN, begin="no-such-weights"), tmp_path, "cpu")


def test_a_game_without_features_is_refused(tmp_path: Path) -> None:
    run = replace(RUN, game="secret_allies", tables=(TableKind(2, 1.0),), begin="swift")
    with pytest.raises(BadSettings, match="secret_allies"):
        JudgeTraining(run, tmp_path, "cpu")
