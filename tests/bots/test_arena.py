"""Bots play the same games on every code path, and bots that cannot play are reported."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play, play_games, run
from hiddenhand.bots.bot import Bot, BotFailed, Chair
from hiddenhand.bots.levels import level_near, levels_of
from hiddenhand.bots.uniform import RandomBot
from hiddenhand.core import record as records
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, UnknownBot, UnknownGame
from hiddenhand.core.event import Fact
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.server.jobs.thinking import check_level
from hiddenhand.table.table import Table, replay

MATCH = Match("night-market", 3, {"deck": "large"}, seed="arena")

HERE = f"{__name__}:"


class SlowRandom(RandomBot):
    """The same choices as the random bot, but unknown to the fast path."""


class Nosy(Bot):
    """Reads and keeps everything a seat shows."""

    def __init__(self, seat: int, dice: Dice, depth: str = "1") -> None:
        super().__init__(seat, dice)
        self.depth = int(depth)
        self.heard: list[dict[str, Fact]] = []

    def choose(self, decision: Decision, chair: Chair) -> str:
        assert decision.seat == self.seat == chair.seat
        self.heard += chair.news()
        assert chair.news() == []
        world = chair.imagine(self.dice)
        assert world.decision(self.seat) == decision
        sizes = chair.view.as_dict()["hand_sizes"]
        assert isinstance(sizes, list)
        assert len(sizes) == chair.seats
        drew = [told for told in self.heard if told["event"] == "drew"]
        assert drew
        assert all(("card" in told) == (told["seat"] == self.seat) for told in drew)
        return decision.options[-1]


class Cheat(Bot):
    def choose(self, decision: Decision, chair: Chair) -> str:
        return "win"


class Clumsy(Bot):
    def choose(self, decision: Decision, chair: Chair) -> str:
        raise ZeroDivisionError("ouch")


class Silent(Bot):
    def choose(self, decision: Decision, chair: Chair) -> str:
        decision.options[0]  # forgets to return it
        return None  # type: ignore[return-value]


def test_a_failing_bot_is_told_with_its_game_and_its_own_traceback() -> None:
    with pytest.raises(BotFailed, match="game 3, seed arena, seat 1") as caught:
        play(Match("night-market", 2, bots=f"random,{HERE}Clumsy", seed="arena"), 3)
    assert caught.value.seat == 1
    lines = caught.value.traceback.splitlines()
    assert lines[-1] == "ZeroDivisionError: ouch"
    assert [line for line in lines if line.startswith("  File")] == [lines[1]]
    assert "test_arena.py" in lines[1]
    assert lines[1].endswith("in choose")
    again = pickle.loads(pickle.dumps(caught.value))  # as processes send it
    assert (again.seat, again.traceback, again.place) == (1, caught.value.traceback, again.place)


def test_an_answer_that_is_no_text_is_explained() -> None:
    with pytest.raises(BotFailed, match=r"Silent has to answer .* it answered nothing \(is a"):
        play(Match("night-market", 2, bots=f"{HERE}Silent"), 0)
    with pytest.raises(BotFailed, match="'win' does not answer"):
        play(Match("night-market", 2, bots=f"{HERE}Cheat"), 0)


def records_of(match: Match, count: int) -> list[str]:
    return [outcome.record for outcome in play_games(match, range(count), keep_records=True)]


def test_every_road_gives_the_same_games() -> None:
    fast = records_of(MATCH, 12)
    assert len(set(fast)) == 12
    tables = [play(MATCH, number) for number in range(12)]
    assert [table.record.text() for table in tables] == fast
    slow = Match("night-market", 3, MATCH.settings, f"{HERE}SlowRandom", "arena")
    assert records_of(slow, 12) == fast
    unrecorded = list(play_games(MATCH, range(12)))
    assert [outcome.result for outcome in unrecorded] == [table.result for table in tables]
    kept = play_games(MATCH, range(12), keep_records=True)
    assert [o.decisions for o in unrecorded] == [o.decisions for o in kept]


def test_a_game_depends_on_seed_and_number_only() -> None:
    whole = records_of(MATCH, 6)
    assert [o.record for o in play_games(MATCH, range(4, 6), keep_records=True)] == whole[4:]
    other = Match("night-market", 3, MATCH.settings, seed="other")
    assert not set(records_of(other, 6)) & set(whole)


def test_records_replay_to_the_same_end() -> None:
    for text, outcome in zip(records_of(MATCH, 3), play_games(MATCH, range(3)), strict=True):
        assert replay(records.parse(text)).result == outcome.result


def test_a_bot_may_have_its_own_seed() -> None:
    """A seat with a fixed seed makes the same choices whatever the run's seed."""
    spec = loader.find("random:seed=5")
    rolls = [spec.dice(seed, 0, 1).below(1000) for seed in ("a", "b")]
    assert rolls[0] == rolls[1]
    assert loader.find("random").dice("a", 0, 1).below(1000) != rolls[0]


def test_processes_do_not_change_the_run() -> None:
    alone = run(MATCH, 20, digest=True)
    split = run(MATCH, 20, processes=2, digest=True)
    assert alone.digest == split.digest
    assert alone.wins == split.wins
    assert sum(alone.wins) + alone.no_winner == alone.games == 20
    assert sum(alone.endings.values()) == 20
    assert run(MATCH, 20).digest is None
    assert run(MATCH, 19, digest=True).digest != alone.digest


def test_a_bot_sees_its_seat_and_nothing_else() -> None:
    table = play(Match("night-market", 3, bots=f"{HERE}Nosy:depth=2"), 0)
    assert table.result is not None
    chair = Chair(table, SPECTATOR)
    assert all("card" not in told for told in chair.news() if told["event"] == "drew")
    shown = {name for name in dir(chair) if not name.startswith("_")}
    assert shown == {"game", "imagine", "news", "seat", "seats", "settings", "view"}


def test_bots_are_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "hasty.py"
    file.write_text(
        "from hiddenhand.bots import Bot\n"
        "class Hasty(Bot):\n"
        "    def choose(self, decision, chair):\n"
        "        return decision.options[0]\n"
    )
    match = Match("night-market", 2, bots=f"{file}:Hasty,random")
    keys = [key for seat, key in play(match, 0).record.answers if seat == 0]
    assert keys[0].startswith("bid:")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("rnadom", "there are: easy, expert, hard"),
        ("", "there are: easy"),
        ("random:", "not a parameter"),
        ("random:seed", "not a parameter"),
        ("random:=3", "not a parameter"),
        ("random:a=1:a=2", "not a parameter"),
        ("random:depth=3", "does not take"),
        ("no_such_module:Bot", "cannot be loaded"),
        ("no_such_file.py:Bot", "no such file"),
        ("hiddenhand.bots.bot:Bot", "does not implement choose"),
        ("hiddenhand.bots.bot:Chair", "is not a Bot"),
        ("hiddenhand.bots.bot:Missing", "is not a Bot"),
    ],
)
def test_unknown_bots_are_named(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message) as caught:
        loader.find(spec)
    assert caught.value.place == spec or caught.value.place in spec


def test_a_module_beside_the_caller_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from hiddenhand.bots.uniform import RandomBot\nclass Mine(RandomBot): pass\n"
    (tmp_path / "bot_in_this_folder.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    assert loader.find("bot_in_this_folder:Mine").kind.__name__ == "Mine"


def test_a_host_adds_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from hiddenhand.bots.uniform import RandomBot\nclass Mine(RandomBot): pass\n")
    monkeypatch.setenv("HIDDENHAND_BOTS", f"mine={file}:Mine, other={file}:Mine")
    assert loader.find("mine").kind.__name__ == "Mine"
    assert levels_of("hidden_leaders")[-2:] == ["mine", "other"]
    assert level_near("night_market", "mine") == "mine"
    assert check_level("mine") == "mine"
    for bad in ("mine", "my bot=a.py:B", "mine=a.py", "a=x:Y,a=x:Y"):
        monkeypatch.setenv("HIDDENHAND_BOTS", bad)
        with pytest.raises(BadSettings, match="does not look like name="):
            loader.find("random")


def test_a_file_that_breaks_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1/0\n")
    with pytest.raises(UnknownBot, match="ZeroDivisionError"):
        loader.find(f"{file}:Bot")


@pytest.mark.parametrize(
    ("attempt", "error"),
    [
        (lambda: loader.find_all("random,random", 3), UnknownBot),
        (lambda: run(Match("chess", 2), 1), UnknownGame),
        (lambda: run(Match("night-market", 7), 1), BadSettings),
        (lambda: run(Match("night-market", 2, {"deck": "huge"}), 1), BadSettings),
        (lambda: run(MATCH, 0), BadSettings),
        (lambda: run(MATCH, 1, processes=0), BadSettings),
        (lambda: play(Match("night-market", 2, bots=f"{HERE}Cheat"), 0), BotFailed),
        (lambda: play(Match("night-market", 2, bots=f"{HERE}Clumsy"), 0), BotFailed),
    ],
)
def test_bad_runs_are_refused(attempt: Callable[[], Table], error: type[Exception]) -> None:
    with pytest.raises(error):
        attempt()


@pytest.mark.parametrize(
    "match",
    [
        Match("hidden-leaders", 5, {"promo": "on"}, seed="roads"),
        Match("hidden-leaders", 2, {"edition": "prototype"}, seed="roads"),
        Match("secret-allies", 3, {"length": "short"}, seed="roads"),
    ],
    ids=lambda match: f"{match.game}-{match.seats}",
)
def test_every_road_gives_the_same_games_in_the_house(match: Match) -> None:
    assert [play(match, n).record.text() for n in range(2)] == records_of(match, 2)
