"""There is one list of levels: everything that offers, checks or names a level uses it."""

import json
import shutil
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from hiddenhand import games
from hiddenhand.bots import levels, loader
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.levels import LEVELS, Normal, level_near, levels_of, player, plays_as
from hiddenhand.bots.network.fitting import shipped_manifest
from hiddenhand.bots.network.judges import world_judge
from hiddenhand.bots.network.learned import LearnedBot
from hiddenhand.bots.network.mind import mind
from hiddenhand.bots.network.weights import Matrix, WrongWeights, read_arrays, write_weights
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.game import Game
from hiddenhand.server.api.game_infos import game_info
from hiddenhand.server.jobs.thinking import check_level
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tools.tree import ROOT, shipped_games


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_a_game_names_levels_of_the_list_and_their_bots(game: Game) -> None:
    own = game.part("bots").LEVELS
    assert set(own) <= set(LEVELS)
    for level in own:
        assert issubclass(player(game.name, level), Bot)
    assert game_info(game.name).bots == levels_of(game.name) == ["random", *own]


def test_everybody_reads_the_one_list() -> None:
    assert set(LEVELS) <= set(loader.BUILT_IN)
    assert all(check_level(level) == level for level in LEVELS)
    page = ROOT / "web" / "src" / "generated" / "levels.json"
    assert json.loads(page.read_text(encoding="utf-8")) == list(LEVELS)


def test_a_level_is_added_in_two_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The recipe of CONTRIBUTING: a class in the list, and the game's bot that plays it."""
    game = games.find("hidden_leaders")
    monkeypatch.setitem(LEVELS, "gentle", type("Gentle", (Normal,), {"level": "gentle"}))
    with pytest.raises(UnknownBot, match="no such level"):
        player(game.name, "gentle")
    monkeypatch.setitem(game.part("bots").LEVELS, "gentle", game.part("bots").LEVELS["easy"])
    assert "gentle" in levels_of(game.name)
    assert check_level("gentle") == "gentle"
    assert player(game.name, "gentle") is player(game.name, "easy")
    assert level_near("secret_allies", "gentle") == "expert"  # the strongest level below it


RULES = games.find("hidden_leaders").rules


def usual(game: str) -> dict[str, str]:
    return {setting.name: setting.default for setting in games.find(game).settings}


def test_a_level_that_cannot_play_says_who_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network plays the usual tables; where it can't, `expert` does, and the room says so."""
    settings = usual("hidden_leaders")
    assert plays_as("hidden_leaders", "master", 4, settings) == "master"
    assert plays_as("secret_allies", "hard", 2, {}) == "hard"
    assert plays_as("hidden_leaders", "random", 2, settings) == "random"
    monkeypatch.setattr(levels, "why_not", lambda *table: "4 seats")
    for level, plays in (("master", "expert"), ("swift", "expert"), ("normal", "normal")):
        assert plays_as("hidden_leaders", level, 4, settings) == plays


def test_the_network_for_secret_allies_plays_short_games_for_two() -> None:
    short = usual("secret_allies") | {"length": "short", "map_mode": "automatic"}
    assert plays_as("secret_allies", "swift", 2, short) == "swift"
    assert plays_as("secret_allies", "swift", 3, short) == "hard"
    for other in ({"length": "standard"}, {"map_mode": "joint"}):
        assert plays_as("secret_allies", "swift", 2, short | other) == "hard"


@pytest.fixture
def own_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the weights of Hidden Leaders, where the game looks for them."""
    game = games.find("hidden_leaders")
    folder = tmp_path / "bots" / "weights"
    shutil.copytree(Path(str(game.folder)) / "bots" / "weights", folder)
    monkeypatch.setattr(type(game), "folder", tmp_path)
    read = (shipped_manifest, mind, world_judge)
    for kept in read:
        kept.cache_clear()
    yield folder
    for kept in read:
        kept.cache_clear()


def damage(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def narrow(file: Path) -> None:
    """As if the game showed one number more than these weights read; the rules are the same."""
    layer = {"master": "enter.weight", "judge": "first.weight"}[file.stem]
    manifest, found = read_arrays(file.parent, file.stem, "hidden_leaders", RULES)
    found[f"{layer}:numbers"] = found[f"{layer}:numbers"][:, :-1]
    matrices = {
        name.removesuffix(":numbers"): Matrix(array, found[name.replace(":numbers", ":scales")])
        for name, array in found.items()
        if name.endswith(":numbers")
    }
    vectors = {name: array for name, array in found.items() if ":" not in name}
    write_weights(file, manifest, matrices, vectors)


@pytest.mark.parametrize(
    ("name", "harm"),
    [
        *product(["master.npz", "master.json", "judge.npz", "judge.json"], [Path.unlink, damage]),
        *product(["master.npz", "judge.npz"], [narrow]),
    ],
)
def test_the_room_says_who_plays_where_weights_are_damaged(
    own_weights: Path, name: str, harm: Callable[[Path], None]
) -> None:
    """A room names the level that really sits down, whichever file of the level is unusable."""
    harm(own_weights / name)
    table = Table(games.find("hidden_leaders"), 2, "damaged")
    decision = table.decision
    assert decision is not None
    for level in ("swift", "master"):
        bot = player("hidden_leaders", level)(decision.seat, SeededDice("damaged"))
        assert isinstance(bot, LearnedBot)
        bot.begin(Chair(table, decision.seat))
        plays = bot.level_instead if bot.instead else level
        assert plays == ("expert" if "master" in name or level == "master" else level)
        assert plays_as("hidden_leaders", level, 2, usual("hidden_leaders")) == plays


@pytest.mark.parametrize(
    ("name", "read", "layer"),
    [
        ("master.npz", lambda: mind("hidden_leaders", "master"), "enter.weight"),
        ("judge.npz", lambda: world_judge("hidden_leaders"), "first.weight"),
    ],
)
def test_weights_that_read_something_else_are_refused_by_name(
    own_weights: Path, name: str, read: Callable[[], object], layer: str
) -> None:
    narrow(own_weights / name)
    with pytest.raises(WrongWeights, match=f"{layer} is"):
        read()


def test_the_nearest_level_is_the_strongest_weaker_one_of_the_game() -> None:
    assert level_near("secret_allies", "swift") == "swift"
    assert level_near("secret_allies", "master") == "expert"
    assert level_near("hidden_leaders", "master") == "master"
