"""Data sets contain what was played, completely, with a checksum."""

from pathlib import Path

import numpy as np
import pytest

from hiddenhand.bots.arena import Match, play
from hiddenhand.core.errors import BadData, BadSettings, UnknownBot
from hiddenhand.core.seats import CHANCE
from hiddenhand.research import shards
from hiddenhand.research.deal import deal
from tests.house.commands import hiddenhand

MATCHES = [
    Match("hidden_leaders", 3, {"deck": "basic"}, "random,normal,random", "7"),
    Match("secret_allies", 2, {"pack": "tiny"}, "random", "3"),
]


@pytest.mark.parametrize("match", MATCHES)
def test_the_rows_are_the_games(match: Match, tmp_path: Path) -> None:
    manifest = shards.export(match, 3, tmp_path / "set", rows_per_shard=200)
    made = deal(match.game, match.seats, match.settings)
    ranked = deal(match.game, match.seats, match.settings, "ranking")
    found = list(shards.read(tmp_path / "set"))
    assert [len(shard["seat"]) for shard in found[:-1]] == [200] * (len(found) - 1)
    rows = {name: np.concatenate([shard[name] for shard in found]) for name in found[0]}
    assert len(rows["action"]) == manifest["rows"]
    assert rows["observation"].shape == (manifest["rows"], made.planes.width)
    assert rows["mask"].shape == (manifest["rows"], made.planes.actions)
    taken = rows["mask"][np.arange(manifest["rows"]), rows["action"]]
    assert taken.all(), "every action taken was legal"
    for number in range(3):
        table = play(match, number)
        asked = [seat for seat, _ in table.record.answers if seat != CHANCE]
        seats = rows["seat"][rows["game"] == number].tolist()
        assert len(seats) >= len(asked)
        assert [seat for n, seat in enumerate(seats) if n == 0 or seats[n - 1] != seat] == [
            seat for n, seat in enumerate(asked) if n == 0 or asked[n - 1] != seat
        ]
        wins = made.rewards(table.state)
        for seat in set(seats):
            here = (rows["game"] == number) & (rows["seat"] == seat)
            assert set(rows["win"][here].tolist()) == {wins[seat]}
            assert set(rows["ranking"][here].tolist()) == {ranked.rewards(table.state)[seat]}


def test_the_same_run_gives_the_same_rows(tmp_path: Path) -> None:
    match = MATCHES[1]
    one = shards.export(match, 2, tmp_path / "one")
    other = shards.export(match, 2, tmp_path / "other")
    assert one == other


def test_damage_is_found(tmp_path: Path) -> None:
    shards.export(MATCHES[1], 1, tmp_path)
    with pytest.raises(BadSettings, match="not empty"):
        shards.export(MATCHES[1], 1, tmp_path)
    file = tmp_path / "shard-00000.npz"
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    with pytest.raises(BadData, match="shard-00000"):
        list(shards.read(tmp_path))
    (tmp_path / shards.MANIFEST).write_text("{}", encoding="utf-8")
    with pytest.raises(BadData, match="not hiddenhand shards"):
        list(shards.read(tmp_path))
    with pytest.raises(BadData, match="the manifest cannot be read"):
        list(shards.read(tmp_path / "nowhere"))


def test_impossible_runs_leave_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    with pytest.raises(UnknownBot):
        shards.export(Match("hidden_leaders", 2, {}, "wizard"), 1, folder)
    with pytest.raises(BadSettings):
        shards.export(Match("hidden_leaders", 2), 0, folder)
    with pytest.raises(BadSettings):
        shards.export(Match("hidden_leaders", 2), 1, folder, 0)
    assert not folder.exists()


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    words = ["lab", "export", "hidden-leaders", "--seats", "2", "--games", "2"]
    told = hiddenhand(*words, "-o", folder, "--json").json
    assert told["rows"] == shards.read_manifest(folder)["rows"] > 50
    assert told["environment"] == "hidden_leaders_v1"
