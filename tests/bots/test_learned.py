"""Levels that think with a network: swift and master of Hidden Leaders, swift of Secret Allies."""

import json
import logging
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from hiddenhand import build, games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.network import learned
from hiddenhand.bots.network import mind as minds
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.learned import LearnedBot
from hiddenhand.bots.network.weights import Matrix, WrongWeights, read_manifest, read_weights
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.game import Game
from hiddenhand.games.hidden_leaders.analysis import LeadersMind
from hiddenhand.games.hidden_leaders.bots import advice
from hiddenhand.games.hidden_leaders.bots.belief import leader_posterior
from hiddenhand.games.hidden_leaders.bots.learned import WEIGHTS
from hiddenhand.games.hidden_leaders.bots.master import JUDGED, MasterBot
from hiddenhand.games.hidden_leaders.bots.swift import SwiftBot
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.secret_allies.bots.hard import HardBot
from hiddenhand.games.secret_allies.bots.swift import SwiftBot as AlliesSwift
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table, replay

GAME = games.find("hidden_leaders")
FOLDER = Path(str(GAME.folder)) / "bots" / "weights"
ALLIES = games.find("secret_allies")
SHORT = {"length": "short", "map_mode": "automatic"}
LARGEST = 6 * 1024 * 1024  # all weights together


@pytest.fixture(autouse=True)
def nothing_told() -> None:
    """As in a new process, which has not yet said who plays instead."""
    learned.warn.cache_clear()


def asked(table: Table) -> tuple[int, Chair]:
    """The seat of a question with a choice, and its chair."""
    while True:
        decision = table.decision
        assert decision is not None
        if len(decision.options) > 1:
            return decision.seat, Chair(table, decision.seat)
        table.say(decision.seat, decision.options[0])


# -- the weights that are shipped ------------------------------------------------------------------


def test_the_weights_are_small_and_fit_the_rules() -> None:
    manifest, weights = read_weights(FOLDER, WEIGHTS, GAME.name, GAME.rules)
    assert {table["seats"] for table in manifest.tables} == set(GAME.seat_numbers)
    places = encoding(GAME.name)
    assert weights["enter.weight"].shape == (manifest.width, places.width)
    assert weights["policy.weight"].shape[0] == places.actions
    files = [Path(str(game.folder)) / "bots" / "weights" for game in (GAME, ALLIES)]
    assert sum(file.stat().st_size for folder in files for file in folder.iterdir()) <= LARGEST


@pytest.mark.parametrize("settings", [{}, {"deck": "basic"}, {"promo": "on"}])
def test_every_number_of_seats_is_played_with_the_network(settings: dict[str, str]) -> None:
    for seats in GAME.seat_numbers:
        table = Table(GAME, seats, "sits", settings)
        seat, chair = asked(table)
        bot = SwiftBot(seat, SeededDice("sits"))
        decision = table.state.decision(seat)
        assert bot.choose(decision, chair) in decision.options
        assert bot.instead == ""


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("settings", [{}, {"edition": "prototype"}, {"promo": "on"}])
def test_a_row_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    seats: int, settings: dict[str, str]
) -> None:
    table, dice, seen = Table(GAME, seats, "alike", settings), SeededDice("alike"), 0
    eye = minds.eyes(GAME.name, seats, table.record.settings)
    counts = minds.Acts(eye.places, seats).counts
    for number in range(150):
        decision = table.decision
        if decision is None:
            break
        if number % 5 == 0:
            state, seat = table.state, decision.seat
            world = GAME.imagine(state, seat, SeededDice(f"{number}"))
            seen += state.position_text() != world.position_text()
            real, imagined = (eye.row(each, seat, counts, ()) for each in (state, world))
            assert np.array_equal(real, imagined)
            assert eye.actions(state, seat) == eye.actions(world, seat)
        table.say(decision.seat, decision.options[dice.below(len(decision.options))])
    assert seen > 10


@pytest.mark.parametrize(
    ("game", "kind", "settings"), [(GAME, SwiftBot, {}), (ALLIES, AlliesSwift, SHORT)]
)
def test_swift_answers_alike_whatever_its_dice_say(
    game: Game, kind: type[LearnedBot], settings: dict[str, str]
) -> None:
    """What the seat can't see is dealt by the dice, and must not matter."""
    table, dice = Table(game, 2, "dice", settings), SeededDice("dice")
    bots = [(kind(0, SeededDice(f"bot {n}")), Chair(table, 0)) for n in range(2)]
    compared = 0
    while (decision := table.decision) is not None and compared < 30:
        key = decision.options[dice.below(len(decision.options))]
        if decision.seat == 0:
            first, second = (bot.choose(decision, chair) for bot, chair in bots)
            assert first == second
            compared += len(decision.options) > 1
            key = first
        table.say(decision.seat, key)
    assert compared > 10
    assert bots[0][0].instead == ""


def test_games_of_learned_players_end_and_are_the_same_again() -> None:
    bots = "swift,master:iterations=8,swift,normal"
    texts = [play(Match(GAME.name, 4, {}, bots, "learned"), 0).record.text() for _ in range(2)]
    assert texts[0] == texts[1]


def test_the_network_for_secret_allies_plays_to_the_end_and_the_same_again() -> None:
    games_played = [play(Match(ALLIES.name, 2, SHORT, "swift,normal", "sa"), 0) for _ in range(2)]
    assert games_played[0].result is not None
    assert len({played.record.text() for played in games_played}) == 1
    table = Table(ALLIES, 2, "sits", SHORT)
    seat, chair = asked(table)
    bot = AlliesSwift(seat, SeededDice("sits"))
    assert bot.choose(table.state.decision(seat), chair) in table.state.option_keys(seat)
    assert bot.instead == ""


def test_at_other_tables_of_secret_allies_hard_sits_down(caplog: pytest.LogCaptureFixture) -> None:
    table = Table(ALLIES, 2, "sits", SHORT | {"race_draw": "choose"})
    seat, chair = asked(table)
    bot = AlliesSwift(seat, SeededDice("sits"))
    bot.begin(chair)
    assert bot.instead == "race_draw=choose"
    assert isinstance(bot.deputy, HardBot)
    assert "hard plays" in caplog.text


def test_reading_the_news_takes_of_the_time_of_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with the other searching bots; a search that comes too late has one iteration."""
    now = 0.0

    class SlowReader(MasterBot):
        searched: Search

        def hear(self, news: Sequence[Mapping[str, object]]) -> None:
            nonlocal now
            now += 1.0
            super().hear(news)

        def search(self, worlds: Worlds, dice: Dice) -> Search:
            self.searched = super().search(worlds, dice)
            return self.searched

    for name in ("budget", "tree"):
        monkeypatch.setattr(f"hiddenhand.bots.search.{name}.perf_counter", lambda: now)
    table = Table(GAME, 2, "late")
    seat, chair = asked(table)
    bot = SlowReader(seat, SeededDice("late"), ms="500")
    bot.choose(table.state.decision(seat), chair)
    assert bot.searched.iterations == 1


def test_master_refuses_a_budget_that_is_none() -> None:
    with pytest.raises(UnknownBot):
        loader.find("master:ms=-1").sit("0", 0, 0)


# -- weights that do not fit -----------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for name in (f"{WEIGHTS}.npz", f"{WEIGHTS}.json"):
        shutil.copy(FOLDER / name, tmp_path / name)
    return tmp_path


def test_weights_of_other_rules_are_refused(copied: Path) -> None:
    with pytest.raises(WrongWeights, match="rules 99"):
        read_weights(copied, WEIGHTS, GAME.name, "99")


def test_weights_also_play_later_rules_that_their_manifest_names(copied: Path) -> None:
    file = copied / f"{WEIGHTS}.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"also": ["98"]}))
    assert read_weights(copied, WEIGHTS, GAME.name, "98")
    with pytest.raises(WrongWeights, match="rules 99"):
        read_weights(copied, WEIGHTS, GAME.name, "99")


def test_damaged_weights_are_refused(copied: Path) -> None:
    file = copied / f"{WEIGHTS}.npz"
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    with pytest.raises(WrongWeights, match="manifest"):
        read_weights(copied, WEIGHTS, GAME.name, GAME.rules)


def test_a_manifest_of_another_format_is_refused(copied: Path) -> None:
    file = copied / f"{WEIGHTS}.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"format": 0}))
    with pytest.raises(WrongWeights, match="format"):
        read_manifest(copied, WEIGHTS)
    file.unlink()
    with pytest.raises(WrongWeights, match="no manifest"):
        read_manifest(copied, WEIGHTS)


def test_eight_bits_keep_a_matrix_nearly_as_it_was() -> None:
    matrix = np.random.default_rng(1).normal(size=(5, 40)).astype(np.float32)
    error = np.abs(Matrix.squeeze(matrix).spread() - matrix).max(axis=1)
    assert (error <= np.abs(matrix).max(axis=1) / 127).all()


# -- where the network can't play ------------------------------------------------------------------


def test_where_it_was_not_trained_it_says_so_and_an_expert_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = minds.mind(GAME.name, WEIGHTS)
    tables = [table for table in thinking.manifest.tables if table["seats"] != 3]
    monkeypatch.setattr(thinking, "manifest", replace(thinking.manifest, tables=tables))
    table = Table(GAME, 3, "untrained")
    seat, chair = asked(table)
    bot = MasterBot(seat, SeededDice("x"), iterations="5")
    with caplog.at_level(logging.WARNING):
        answer = bot.choose(table.state.decision(seat), chair)
    assert answer in table.state.option_keys(seat)
    assert bot.instead == "3 seats"
    assert bot.deputy is not None
    assert "3 seats" in caplog.text


def test_settings_are_looked_at_one_by_one() -> None:
    manifest = minds.mind(GAME.name, WEIGHTS).manifest
    assert minds.why_untrained(manifest, 2, {"edition": "retail"}) == ""
    assert minds.why_untrained(manifest, 2, {"edition": "unheard"}) == "edition=unheard"


def run_python(lines: str) -> str:
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    return done.stdout.strip()


PLAY = """
import sys
{before}
from hiddenhand.bots.arena import Match, play
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot
seen = []
begin = LearnedBot.begin
LearnedBot.begin = lambda self, chair: (begin(self, chair), seen.append(self.instead))[0]
play(Match("hidden_leaders", 2, {{}}, "{bot},random", "0"), 0)
print(seen[0], "torch" in sys.modules)
"""


LOADED = """
import sys
import hiddenhand.games.hidden_leaders.bots.expert, hiddenhand.bots.random_play
from hiddenhand.bots.network.learned import why_not
from hiddenhand.games.hidden_leaders.bots.swift import SwiftBot
"""


def test_playing_needs_no_pytorch() -> None:
    assert run_python(PLAY.format(before="", bot="master:iterations=4")) == "False"


def test_without_numpy_it_says_so_and_an_expert_plays() -> None:
    code = PLAY.format(before="sys.modules['numpy'] = None", bot="master:iterations=4")
    assert run_python(code) == "NumPy is not installed False"


def test_what_else_is_missing_is_not_called_numpy() -> None:
    """Another package that can't be loaded is named, by the bot and by what a room says."""
    before = "sys.modules['librt.vecs'] = None"
    code = PLAY.format(before=LOADED + before, bot="swift")
    halted = "ModuleNotFoundError('import of librt.vecs halted; None in sys.modules')"
    assert run_python(code) == f"{halted} False"
    asked = "print(why_not(SwiftBot, 'hidden_leaders', 2, {}))"
    assert run_python("\n".join((LOADED, before, asked))) == halted


# -- hints and analyses ----------------------------------------------------------------------------


def never_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = minds.mind(GAME.name, WEIGHTS)
    monkeypatch.setattr(thinking, "manifest", replace(thinking.manifest, tables=[]))


def test_master_rates_every_option_and_marks_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "WORLDS", 8)
    monkeypatch.setattr(advice, "FEWEST_WORLDS", 8)
    table = Table(GAME, 4, "hints")
    seat, chair = asked(table)
    decision = table.state.decision(seat)
    hints = advice.advise(table, seat, SeededDice("hint"))
    assert [hint.option for hint in hints] == list(decision.options)
    assert all(0.0 <= hint.chance <= 1.0 for hint in hints)
    assert {hint.tried for hint in hints} == {8 * JUDGED}  # as many games would be as exact
    master = MasterBot(seat, SeededDice("x"))
    master.begin(chair)
    found = master.explain(decision, chair, 8)
    best = max(found, key=lambda hint: hint.chance)
    assert {hint.option for hint in found if hint.reason == "hint-searched"} == {best.option}


def test_a_share_of_master_s_hints_is_tried_in_fewer_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "FEWEST_WORLDS", 4)
    table = Table(GAME, 4, "hints")
    seat, _ = asked(table)
    count = len(table.state.option_keys(seat))

    def worlds(share: float) -> int:
        hint, *others = advice.advise(table, seat, SeededDice("hint"), share)
        assert all(other.tried == hint.tried for other in others)
        return hint.tried // JUDGED

    monkeypatch.setattr(advice, "WORLDS", 40)  # limits
    monkeypatch.setattr(advice, "MOST_TRIES", 1000 * count * advice.PLAIN)
    assert [worlds(1.0), worlds(0.25), worlds(0.01)] == [40, 10, 4]
    monkeypatch.setattr(advice, "WORLDS", 1000)
    tries = 40 * count
    plain = 1 if build.is_compiled() else advice.PLAIN
    monkeypatch.setattr(advice, "MOST_TRIES", tries * plain)  # limits
    assert [worlds(1.0), worlds(0.25)] == [40, 10]


def test_without_the_network_the_expert_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    never_trained(monkeypatch)
    monkeypatch.setattr(advice, "IMAGINED_GAMES", 50)
    table = Table(GAME, 2, "hints")
    hints = advice.advise(table, asked(table)[0], SeededDice("hint"))
    assert sum(hint.tried for hint in hints) == 50


@pytest.mark.parametrize("trained", [True, False])
def test_an_analysis_believes_and_judges_with_or_without_the_network(
    monkeypatch: pytest.MonkeyPatch, trained: bool
) -> None:
    if not trained:
        never_trained(monkeypatch)
    table = play(Match(GAME.name, 3, {}, "normal", "analysis"), 0)
    table = replay(replace(table.record, answers=table.record.answers[:60]))
    seat, _ = asked(table)
    mind = LeadersMind(table, seat)
    mind.listen()
    told = mind.suspicions()
    assert set(told) == set(range(3)) - {seat}
    for leaders in told.values():
        assert sum(leaders.values()) == pytest.approx(1.0)
    rules = leader_posterior(table.feed(seat), table.view(seat))
    alike = all(told[other] == pytest.approx(rules[other]) for other in told)
    assert alike != trained
    dice = SeededDice("tried")
    found = mind.tried(mind.worlds(dice), [1, 0], 8, 0, dice)
    assert list(found) == [1, 0]
    assert {len(worths) for worths in found.values()} == {8 // JUDGED if trained else 8}


# -- memory ----------------------------------------------------------------------------------------


def markers(table: Table) -> NDArray[np.int64]:
    assert isinstance(table.state, LeadersState)
    return np.array([[table.state.red, table.state.green]], np.int64)


def test_the_memory_from_events_is_the_one_of_training() -> None:
    """Training sees where the markers are at each question, a player hears who moved them."""
    places = encoding(GAME.name)
    total, differs = 0, 0
    for number in range(8):
        table = Table(GAME, 3, f"memory {number}")
        chair, heard = Chair(table, 0), minds.Acts(places, 3)
        seen = np.zeros_like(heard.counts)
        dice = SeededDice(f"{number}")
        while (decision := table.decision) is not None and len(table.record.answers) < 200:
            before = markers(table)
            table.say(decision.seat, decision.options[dice.below(len(decision.options))])
            added = places.memory_kind.acts(before, markers(table))
            seen[decision.seat] += [int(column[0]) for column in added]
        heard.hear(chair.news())
        total += int(heard.counts.sum())
        differs += int(np.abs(seen - heard.counts).sum())
    assert total > 200
    assert differs < 0.05 * total
