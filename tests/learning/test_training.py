# ruff: noqa: E402  # PyTorch is looked for before what needs it is imported
"""A tiny run on the CPU: it learns, keeps checkpoints, goes on and can be played with.

These tests need PyTorch (`pip install 'hiddenhand[learning]'`); without it they are skipped.
"""

import json
import multiprocessing
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from hiddenhand import games
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.levels import player, plays_as
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.fitting import shipped_manifest
from hiddenhand.bots.network.learned import LearnedBot
from hiddenhand.bots.network.mind import Mind, mind
from hiddenhand.bots.network.weights import (
    WrongWeights,
    read_weights,
    shipped,
)
from hiddenhand.learning import checkpoint, session, watching
from hiddenhand.learning.__main__ import main
from hiddenhand.learning.actors import Actors, make_plan
from hiddenhand.learning.checkpoint import Progress, WrongCheckpoint
from hiddenhand.learning.export import export
from hiddenhand.learning.imitation import imitate
from hiddenhand.learning.judging import JudgeTraining
from hiddenhand.learning.league import League
from hiddenhand.learning.learner import Learner
from hiddenhand.learning.network import CRITIC, Network
from hiddenhand.learning.rollout import Batch, Watcher
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.learning.training import Training
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

CPU = torch.device("cpu")
RUN = Run(
    game="hidden_leaders",
    tables=(TableKind(2, 0.6), TableKind(3, 0.4, {"deck": "basic"})),
    minutes=0.05,
    workers=1,
    games=8,
    steps=4,
    minibatch=16,
    width=32,
    blocks=1,
    critic=16,
    league_minutes=0.0,
)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_numpy_thinks_as_pytorch_does(tmp_path: Path) -> None:
    places = encoding(RUN.game)
    network = Network(places, 48, 2, 24)
    rules = games.find(RUN.game).rules
    progress = Progress(shape={"rules": rules})
    export(Run(**{**RUN.__dict__, "blocks": 2, "width": 48}), progress, network, tmp_path)
    manifest, weights = read_weights(tmp_path, "weights", RUN.game, rules)
    with torch.no_grad():  # as the eight bits have it
        for name, tensor in network.state_dict().items():
            tensor.copy_(torch.from_numpy(weights[name]))
    dice = np.random.default_rng(3)
    rows = (dice.random((5, places.width)) < 0.05).astype(np.uint8) * 3
    sides = (dice.random((5, places.most_seats * places.sides)) < 0.2).astype(np.float32)
    with torch.no_grad():
        policy, belief, _ = network(torch.from_numpy(rows), torch.from_numpy(sides))
    thinking = Mind(places, manifest, weights)
    trunk = thinking.trunk(rows)
    everything = range(places.actions)
    found = np.stack([thinking.policy(row, everything) for row in trunk])
    assert np.allclose(found, policy.numpy(), atol=1e-4)
    assert np.allclose(thinking.belief(trunk[0]), belief[0].softmax(1).numpy(), atol=1e-4)


def test_a_run_learns_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    training = Training(RUN, tmp_path, "cpu")
    before = [tensor.clone() for tensor in training.learner.network.parameters()]
    training.train(1.0)
    after = list(training.learner.network.parameters())
    assert any(not torch.equal(old, new) for old, new in zip(before, after, strict=True))
    first = json.loads((tmp_path / "progress.json").read_text())
    assert first["answers"] > 0
    assert training.league.selves
    again = Training(Run(**{**RUN.__dict__, "minutes": 0.1}), tmp_path, "cpu")
    assert again.progress.answers == first["answers"]
    for old, new in zip(after, again.learner.network.parameters(), strict=True):
        assert torch.equal(old, new)
    again.train(1.0)
    assert json.loads((tmp_path / "progress.json").read_text())["answers"] > first["answers"]


def test_games_since_the_last_line_of_the_curve_are_counted_at_the_end(tmp_path: Path) -> None:
    training = Training(RUN, tmp_path, "cpu")
    training.ended += 7
    training.train(0.0)
    assert json.loads((tmp_path / "progress.json").read_text())["games"] == 7
    assert json.loads((tmp_path / "weights.json").read_text())["games"] == 7


def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    training = Training(RUN, tmp_path, "cpu")
    training.actors.close()
    checkpoint.save(tmp_path, training.progress, training.learner, training.league)
    shape = checkpoint.shape_of(RUN, "another version of the rules")
    with pytest.raises(WrongCheckpoint, match="another version"):
        checkpoint.load(tmp_path, shape, training.learner, training.league)


def test_the_first_self_stays_through_every_resume(tmp_path: Path) -> None:
    run = Run(**{**RUN.__dict__, "league_size": 4})
    network = Network(encoding(RUN.game), RUN.width, RUN.blocks, RUN.critic)
    plan, learner = make_plan(run, 1), Learner(run, network, CPU)
    shape = checkpoint.shape_of(RUN, "1")
    seen = 0.0
    for _ in range(3):
        league = League(run, plan, CPU)
        checkpoint.load(tmp_path, shape, learner, league)
        for _ in range(6):
            with torch.no_grad():
                network.worth.bias.fill_(seen)
            league.keep(network)
            seen += 1
        checkpoint.save(tmp_path, Progress(parts=1, shape=shape), learner, league)
        league = League(run, plan, CPU)
        checkpoint.load(tmp_path, shape, learner, league)
        assert [float(one["worth.bias"][0]) for one in league.selves] == [0.0, seen - 1]


def test_where_a_constructor_fails_no_actor_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Actors do not end by themselves: whoever started them has to end them."""
    monkeypatch.setattr(session, "Watcher", "no class")
    judged = Run(**{**RUN.__dict__, "begin": "master", "width": 640, "blocks": 2})
    for kind, run in ((Training, RUN), (JudgeTraining, judged)):
        with pytest.raises(TypeError, match="callable"):
            kind(run, tmp_path, "cpu")
        assert not multiprocessing.active_children()


def test_what_does_not_fit_is_refused_before_an_actor_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Actors] = []
    monkeypatch.setattr(Actors, "start", started.append)
    table = TableKind(3, 1.0, guests=0.75)
    run = Run(**{**RUN.__dict__, "guests": (str(tmp_path / "nobody"),), "tables": (table,)})
    with pytest.raises(WrongWeights, match="nobody"):
        Training(run, tmp_path, "cpu")
    (tmp_path / "progress.json").write_text("{}")
    with pytest.raises(WrongCheckpoint):
        Training(RUN, tmp_path, "cpu")
    assert not started


def test_an_interrupted_run_keeps_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "run.yaml"
    tables = "tables: [{seats: 2, share: 1}]"
    file.write_text(
        f"game: {RUN.game}\nminutes: 60\nworkers: 1\ngames: 4\nsteps: 2\nminibatch: 8\n"
        f"width: 16\ncritic: 8\nblocks: 1\n{tables}\n"
    )
    command = [sys.executable, "-m", "hiddenhand.learning", "train", str(file), "--device", "cpu"]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert "answers" in run.stdout.readline()  # the first line of the curve: it is at work
    run.send_signal(signal.SIGINT)
    assert "weights" in run.communicate(timeout=600)[0]
    assert run.returncode == 0
    assert (tmp_path / "run" / "weights.npz").exists()
    assert (tmp_path / "run" / "progress.json").exists()


def test_what_follows_an_answer_is_its_target() -> None:
    places = encoding(RUN.game)
    batch = Batch(places, 1, 3, CPU)
    batch.values[:, 0, 0] = torch.tensor([0.2, 0.4, 0.6])
    batch.ended[1, 0] = True
    batch.rewards[1, 0, 0] = 1.0
    last = torch.full((1, places.most_seats), 0.5)
    batch.finish(last, torch.tensor([[0.9]]), torch.tensor([[0.5]]))
    assert batch.targets[2, 0, 0] == pytest.approx(0.9 * 0.5)  # the bootstrap
    assert batch.targets[1, 0, 0] == 1.0  # the game was over
    assert batch.targets[0, 0, 0] == pytest.approx(0.9 * (0.5 * 1.0 + 0.5 * 0.4))


def test_rows_show_seats_from_the_viewer_on() -> None:
    """Sides and values come by distance and go back to seats."""
    actors = Actors(RUN, 1, "rows")
    actors.start()
    try:
        actors.wait(0)
        places = encoding(RUN.game)
        watcher = Watcher(places, actors.plan, actors.memories[0], CPU)
        seen = watcher.see()
        near = torch.arange(places.most_seats).repeat(actors.plan.rows, 1).float()
        seats = watcher.by_seat(near, seen.actors)
        for row in range(actors.plan.rows):
            actor, count = int(seen.actors[row]), int(watcher.seats[row])
            assert float(seats[row, actor]) == 0
            assert float(seats[row, (actor + 1) % count]) == 1
            assert int(seen.sides[row].sum()) == count
        own = torch.tensor([places.starts["leader:+0"] + side for side in range(places.sides)])
        assert torch.equal(seen.rows[:, own].bool(), seen.sides[:, : places.sides])
    finally:
        actors.close()


def test_a_network_is_carried_over_by_the_names_of_what_it_reads(tmp_path: Path) -> None:
    training = Training(RUN, tmp_path, "cpu")
    training.actors.close()
    given = {name: w.clone() for name, w in training.learner.network.state_dict().items()}
    checkpoint.save(tmp_path, training.progress, training.learner, training.league)
    layout = json.loads((tmp_path / "layout.json").read_text())
    columns, actions = layout["columns"], layout["actions"]
    columns[3], columns[7], actions[5] = columns[7], "gone", "gone"
    (tmp_path / "layout.json").write_text(json.dumps(layout))
    told = checkpoint.carry_over(tmp_path, training.learner)
    now = training.learner.network.state_dict()
    assert torch.equal(now["enter.weight"][:, 7], given["enter.weight"][:, 3])
    assert not now["enter.weight"][:, 3].any()  # nobody had that name
    assert torch.equal(now["enter.weight"][:, 8:], given["enter.weight"][:, 8:])
    assert torch.equal(now["policy.bias"][5], given["policy.bias"].mean())
    assert torch.equal(now["policy.bias"][6:], given["policy.bias"][6:])
    assert torch.equal(now["worth.weight"], given["worth.weight"])
    assert told["columns"] == len(columns) - 1


def test_a_best_response_begins_as_what_it_is_trained_against(tmp_path: Path) -> None:
    manifest, weights = shipped(RUN.game, "master")
    size = {"width": manifest.width, "blocks": manifest.blocks, "critic": manifest.run["judge"]}
    run = Run(**{**RUN.__dict__, **size, "against": "master", "tables": (TableKind(2, 1.0),)})
    training = Training(run, tmp_path, "cpu")
    training.actors.close()
    found = training.learner.network.state_dict()
    assert all(np.allclose(found[name].numpy(), weights[name]) for name in weights)
    training.league.keep(training.learner.network)
    assert len(training.league.selves) == 1  # its opponent never changes
    assert len(training.league.rows) == training.actors.plan.rows


def test_a_run_begins_with_shipped_weights_or_those_of_a_folder(tmp_path: Path) -> None:
    manifest, weights = shipped(RUN.game, "master")
    size = {"width": manifest.width, "blocks": manifest.blocks, "critic": manifest.run["judge"]}
    for kind in ("npz", "json"):
        file = games.find(RUN.game).folder / "bots" / "weights" / f"master.{kind}"
        (tmp_path / f"weights.{kind}").write_bytes(file.read_bytes())
    for begin in ("master", str(tmp_path)):
        run = Run(**{**RUN.__dict__, **size, "begin": begin})
        training = Training(run, tmp_path / "run", "cpu")
        training.actors.close()
        found = training.learner.network.state_dict()
        assert all(np.allclose(found[name].numpy(), weights[name]) for name in weights)
        assert training.progress.origin["sha256"] == manifest.sha256
        assert not training.league.selves  # nobody is kept as an opponent


def test_a_run_learns_in_company(tmp_path: Path) -> None:
    run = Run(**{**RUN.__dict__, "company": 0.5, "companions": ("normal",)})
    training = Training(run, tmp_path, "cpu")
    assert int(training.alone.sum()) == 4
    training.train(0.02)
    assert json.loads((tmp_path / "progress.json").read_text())["answers"] > 0


def test_a_run_learns_among_imitators(tmp_path: Path) -> None:
    """An imitator is made from games of a bot, sits down as a guest and does not learn."""
    kept = list(watching.watched(RUN, RUN.tables[0], "normal", [], "guest"))
    (tmp_path / "games").mkdir()
    watching.write(tmp_path / "games" / "one.npz", kept, RUN.game)
    found = imitate(RUN, tmp_path / "games", tmp_path / "guest", 3, "cpu")
    assert 0 <= found.hits <= 1
    table = TableKind(3, 1.0, guests=0.75)
    run = Run(**{**RUN.__dict__, "guests": (str(tmp_path / "guest"),), "tables": (table,)})
    training = Training(run, tmp_path / "run", "cpu")
    guests = training.guests
    assert len(guests.rows) == 6
    assert guests.owned.sum(1).tolist() == [1, 1, 1, 2, 2, 2]  # alone, then every second seat
    assert guests.first.tolist() == [0, 1, 2, 0, 1, 2]
    rewards = torch.zeros((8, 6))
    rewards[:, 0] = 1.0
    won, games = guests.shares(rewards, torch.ones(8, dtype=torch.bool)).tolist()
    assert games == 6
    assert won == pytest.approx(3 * (1 + 0.5 + 0.5))  # of rows 0, 3 and 4: seat 0 is its own
    training.train(0.02)
    assert json.loads((tmp_path / "run" / "progress.json").read_text())["answers"] > 0


def test_shipped_weights_lack_the_critic_and_are_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `ship` writes is what the levels of the game read."""
    game = games.find(RUN.game)
    network = Network(encoding(RUN.game), RUN.width, RUN.blocks, RUN.critic)
    every = tuple(TableKind(seats, 1.0) for seats in game.seat_numbers)
    run = Run(**{**RUN.__dict__, "tables": every})
    export(run, Progress(shape={"rules": game.rules}), network, tmp_path)
    words = ["ship", str(tmp_path), "--to", str(tmp_path / "bots" / "weights"), "--name", "master"]
    monkeypatch.setattr(sys, "argv", ["learning", *words])
    assert main() == 0
    read = (shipped_manifest, mind)
    for kept in read:
        kept.cache_clear()
    monkeypatch.setattr(type(game), "folder", tmp_path)
    try:
        assert plays_as(RUN.game, "swift", 3, {}) == "swift"
        table = Table(game, 3, "ship")
        decision = table.decision
        assert decision is not None
        bot = player(RUN.game, "swift")(decision.seat, SeededDice("ship"))
        assert isinstance(bot, LearnedBot)
        assert bot.choose(decision, Chair(table, decision.seat)) in decision.options
        assert bot.instead == ""
        _, before = read_weights(tmp_path, "weights", game.name, game.rules)
        _, after = shipped(RUN.game, "master")
    finally:
        for kept in read:
            kept.cache_clear()
    assert set(after) == {name for name in before if not name.startswith(CRITIC)} < set(before)
    assert all(np.array_equal(before[name], after[name]) for name in after)


def test_weights_without_a_critic_leave_it_as_it_is() -> None:
    """Shipped weights lack what only training needs."""
    places = encoding(RUN.game)
    network, other = Network(places, 32, 1, 16), Network(places, 32, 1, 16)
    given = {
        name: tensor.clone()
        for name, tensor in other.state_dict().items()
        if not name.startswith(CRITIC)
    }
    before = {name: tensor.clone() for name, tensor in network.state_dict().items()}
    network.fill(given)
    for name, tensor in network.state_dict().items():
        assert torch.equal(tensor, before[name] if name.startswith(CRITIC) else given[name])
    del given["policy.weight"]
    with pytest.raises(WrongWeights, match="policy"):
        network.fill(given)
