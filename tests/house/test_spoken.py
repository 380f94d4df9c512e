"""What users see in Polish and Ukrainian: screens and commands, with no English left."""

import re
from pathlib import Path

import pytest
import typer

from hiddenhand import Table
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.loader import BUILT_IN
from hiddenhand.cli import board_text
from hiddenhand.cli.app import app
from hiddenhand.cli.main import carry_out
from hiddenhand.cli.speaking import from_environment, take_language
from hiddenhand.core.game import Game
from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.table.dice import SeededDice
from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.house.commands import Done, hiddenhand, in_process
from tests.house.tongues import OTHERS, foreign
from tools.tree import shipped_games

MAP = re.compile(r"[┃◇†'#·⓪①②③]|^\s*[a-z]{2,4} ")  # rows of the map and its state codes
KEYS = re.compile(r"\[[a-z-]+\]|\w+=\S*|--?[a-z]+|\S+\.(?:hh|py|yaml)\b|[\w-]*(?:_|-)[\w-]*")


def typed_words() -> set[str]:
    """Words that are typed the same in all languages: commands, bots, settings."""
    words = set(getattr(typer.main.get_command(app), "commands", {})) | set(BUILT_IN)
    for game in shipped_games():
        for setting in game.settings:
            words |= {setting.name, *setting.values}
    return words


def assert_spoken(lines: list[str], language: str, typed: str = "") -> None:
    """Everything is translated except keys, file names and what is typed."""
    known = typed_words() | set(re.split(r"[\s=]+", typed))
    found = {}
    for line in lines:
        words = [word for word in foreign(KEYS.sub(" ", line), language) if word not in known]
        if words:
            found[line] = words
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_screens_of_a_game(game: Game, language: str) -> None:
    """Questions, options, hints and boards of one random game, then its log and result."""
    words = Words(game.name, language)
    drawing = board_text.find(game.name)
    dice = SeededDice(f"spoken/{language}")
    quick = {"pack": "tiny", "map_mode": "automatic"} if game.name == "secret_allies" else {}
    table = Table(game, game.seat_numbers[1] if not quick else 2, dice, quick)
    lines: list[str] = []
    while (decision := table.decision) is not None:
        if dice.below(12) == 0:
            view = table.view(decision.seat).as_dict()
            drawn = drawing.draw(view, words, decision.seat, decision.options)
            lines += [line for line in drawn if not MAP.search(line)]
            lines.append(words.question(decision, view))
            for key in decision.options[:20]:
                lines += [words.option(key)]
                hint = drawing.hint(view, words, decision.seat, key)
                lines.append(re.sub(r"^[a-z]{2,4} ", "", hint))
        table.say(decision.seat, decision.options[dice.below(len(decision.options))])
    for viewer in (0, SPECTATOR, OPEN):
        lines += [words.event(event) for event in table.feed(viewer)]
    assert table.result is not None
    lines += [*words.result(table.result), words.ending(table.result.ending)]
    assert len(lines) > 300
    assert_spoken(lines, language)
    assert words.missing == set()


# -- the command ---------------------------------------------------------------------------


def spoken(done: Done, language: str, typed: str = "") -> list[str]:
    lines = [*done.out.splitlines(), *done.err.splitlines()]
    assert lines
    assert_spoken(lines, language, typed)
    return lines


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        *("--help", "simulate --help", "ladder --help", "record --help", "replay --help"),
        *("verify --help", "rules --help", "bench --help", "play --help"),
        "simulate hidden-leaders --games 3 --seats 3",
        "simulate secret-allies --games 1 --set map_mode=automatic",
        "ladder hidden-leaders --games 4 --seats 2 --bots random,random",
        "rules secret-allies SA-R27",
        "simulate",
        "simulate chess",
        "simulate hidden-leaders --seats x",
        "simulate hidden-leaders --seats 9",
        "simulate hidden-leaders --games 0",
        "simulate hidden-leaders --set deck",
        "simulate hidden-leaders --set deck=no",
        "simulate hidden-leaders --set a=b",
        "simulate hidden-leaders --set deck=basic --set deck=full",
        "simulate hidden-leaders --set two_player_leaders=balanced",
        "simulate hidden-leaders --bots nobody",
        "simulate hidden-leaders --bots random,random",
        "simulate hidden-leaders --nonsense",
        "simulate hidden-leaders 1 2",
        "ladder hidden-leaders --bots random",
        "nonsense",
        "replay no-such-file",
        "rules hidden-leaders HL-99.9",
        "bench hidden-leaders --seconds 0",
        "play hidden-leaders --seat 9",
        "--version",
    ],
)
def test_the_command_speaks(words: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    if words == "--version":
        assert in_process(capsys, words, "--lang", language).out.startswith("hiddenhand ")
        return
    spoken(in_process(capsys, *words.split(), "--lang", language), language, words)


@pytest.mark.parametrize("language", OTHERS)
def test_records_are_told(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.hh"
    table = play(Match("hidden-leaders", 3, {}, "random", "told"), 0)
    text = table.record.text()
    file.write_text(text, encoding="utf-8")
    for words in (("replay", file), ("verify", file)):
        spoken(in_process(capsys, *words, "--lang", language), language)
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    lines = spoken(in_process(capsys, "verify", file, "--lang", language), language)
    assert "truncated" not in lines[0]  # error codes are for programs


@pytest.mark.parametrize(
    ("language", "leave", "table"), [("pl", "koniec", "stół"), ("uk", "кінець", "стіл")]
)
def test_play_in_a_language(language: str, leave: str, table: str, tmp_path: Path) -> None:
    given = f"1\n?\n{table}\n99\n1\n{leave}\n"
    words = ("play", "hidden-leaders", "--seats", "3", "--seed", "spoken", "--lang", language)
    done = hiddenhand(*words, given=given, cwd=tmp_path)
    assert done.code == 0
    assert (tmp_path / "hidden_leaders-1.hh").exists()
    lines = [line for line in done.out.splitlines() if not line.startswith(">")]
    if language == "uk":  # the input is quoted, and the suggestion is a command
        lines = [line for line in lines if "hiddenhand play" not in line]
    assert_spoken(lines, language)


# -- which language ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LC_MESSAGES": "uk", "LANG": "pl_PL"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LANG": "en_XA"}, "en-XA"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_lang_may_stand_anywhere() -> None:
    polish = {"LANG": "pl_PL.UTF-8"}
    assert take_language(["--lang", "uk", "play", "x"], polish) == (["play", "x"], "uk")
    assert take_language(["play", "x", "--lang=en"], polish) == (["play", "x"], "en")
    assert take_language(["play", "--", "--lang", "uk"], polish) == (
        ["play", "--", "--lang", "uk"],
        "pl",
    )


def test_the_environment_reaches_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert carry_out(["nonsense"]) == 2
    assert capsys.readouterr().err == "Немає команди nonsense.\n"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert carry_out(["nonsense", "--lang", "xx"]) == 2
    known = ", ".join(library.languages())
    assert capsys.readouterr().err.startswith(f"There is no language called xx. Available: {known}")
