# ruff: noqa: E402  # PyTorch is looked for before what needs it is imported
"""A network that is shown what heuristics advise: training and playing see the same rows.

These tests need PyTorch (`pip install 'hiddenhand[learning]'`); without it they are skipped.
"""

import json
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Mind, eyes
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.core.settings import complete
from hiddenhand.learning import watching
from hiddenhand.learning.actors import Half, make_plan
from hiddenhand.learning.imitation import imitate
from hiddenhand.learning.network import Network
from hiddenhand.learning.rollout import Watcher
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.learning.training import Training

GAME = "secret_allies"
SHORT = {"length": "short", "map_mode": "automatic"}
RUN = Run(
    game=GAME,
    tables=(TableKind(2, 0.5, SHORT), TableKind(4, 0.5)),
    minutes=0.05,
    workers=1,
    games=4,
    steps=4,
    minibatch=8,
    width=32,
    blocks=1,
    critic=16,
    critic_first=0.01,
)


def test_training_and_playing_see_the_same_rows() -> None:
    places = encoding(GAME)
    plan = make_plan(RUN, 1)
    memory = SharedMemory(create=True, size=plan.size)
    memory.close = lambda: None  # type: ignore[method-assign]  # arrays still look at it
    try:
        half = Half(RUN, plan, memory, 0, "rows")
        half.show(fresh=True)
        watcher = Watcher(places, plan, memory, torch.device("cpu"))
        for _ in range(60):
            seen = watcher.see()
            _compare(half, seen.rows.numpy(), seen.masks.numpy())
            best = seen.rows[:, places.advice : places.advice + places.actions]
            watcher.chosen.copy_(best.argmax(1))
            half.step()
    finally:
        memory.unlink()


def _compare(half: Half, rows: np.ndarray, masks: np.ndarray) -> None:
    """Everything but the advice of bids, which the heuristics draw at random."""
    places = encoding(GAME)
    for stretch, (vector, *_) in zip(half.plan.stretches, half.parts, strict=True):
        table = stretch.table
        settings = complete(places.game.settings, table.settings)
        sight = eyes(GAME, table.seats, settings)
        acts = np.zeros((table.seats, 0), np.int64)
        for row in range(stretch.rows):
            game = vector.episode(row)
            seat = int(vector.actors[row])
            said = [int(sight.numbers[int(part)]) for part in game.said]
            shown = sight.row(game.state, seat, acts, said)
            found = rows[stretch.first + row].copy()
            if game.state.question(seat)[0].startswith(("ask-bid", "ask-run-off")):
                found[places.advice : places.own] = shown[places.advice : places.own]
            assert np.array_equal(found, shown)
            mask = masks[stretch.first + row]
            advised = shown[places.advice : places.own] > 0
            assert game.count == 1 or np.array_equal(mask, advised)


def test_numpy_trusts_advice_as_pytorch_does(tmp_path: Path) -> None:
    places = encoding(GAME)
    kept = list(watching.watched(RUN, RUN.tables[0], "normal", [], "trust"))
    (tmp_path / "games").mkdir()
    watching.write(tmp_path / "games" / "one.npz", kept, GAME)
    found = imitate(RUN, tmp_path / "games", tmp_path / "clone", 1, "cpu")
    assert found.hits > 0.5  # what is advised is what normal does
    weights = read_weights(tmp_path / "clone", "weights", GAME, places.game.rules)
    network = Network(places, RUN.width, RUN.blocks, RUN.critic)
    network.load_state_dict({name: torch.from_numpy(w) for name, w in weights[1].items()})
    thinking = Mind(places, *weights)
    rows = np.stack([choice.row for choice in kept[:20]])
    with torch.no_grad():
        logits = network.answers(torch.from_numpy(rows)).numpy()
    for row, expected in zip(rows, logits, strict=True):
        said = thinking.policy(thinking.trunk(row[None])[0], range(places.actions), row)
        assert np.allclose(said, expected, atol=1e-4)


def test_a_run_begins_with_an_imitator_and_the_critic_learns_first(tmp_path: Path) -> None:
    kept = list(watching.watched(RUN, RUN.tables[0], "normal", [], "trust"))
    (tmp_path / "games").mkdir()
    watching.write(tmp_path / "games" / "one.npz", kept, GAME)
    imitate(RUN, tmp_path / "games", tmp_path / "clone", 1, "cpu")
    training = Training(RUN, tmp_path / "run", "cpu", tmp_path / "clone")
    assert training.progress.origin["answers"] == len(kept)
    training.train(1.0)
    told = json.loads((tmp_path / "run" / "weights.json").read_text())
    assert told["answers"] > 0
    assert told["origin"]["actions"] == encoding(GAME).actions
