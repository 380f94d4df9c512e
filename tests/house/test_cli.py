"""Every command as a real process: output, errors, exit codes."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import hiddenhand
from hiddenhand import build
from hiddenhand.core import record as records
from hiddenhand.core.record import Record
from tests.house.commands import hiddenhand as command
from tests.house.commands import in_process, processor_time, refused

GAME = "night-market"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("recorded") / "game.hh"
    assert command("record", GAME, "--seats", "3", "--seed", "cli", "-o", file).code == 0
    return file.read_text(encoding="utf-8")


@pytest.fixture
def saved(tmp_path: Path, recorded: str) -> Path:
    file = tmp_path / "game.hh"
    file.write_text(recorded, encoding="utf-8")
    return file


# -- version -------------------------------------------------------------------------------


def test_version_says_which_build_runs() -> None:
    done = command("--version")
    assert done.out == f"hiddenhand {hiddenhand.__version__} ({build.describe()})\n"
    module = [sys.executable, "-m", "hiddenhand", "--version"]
    assert subprocess.run(module, capture_output=True, text=True).stdout == done.out


def test_version_imports_nothing_heavy() -> None:
    script = (
        "import sys\nfrom hiddenhand.cli.main import run\nrun(['--version'])\n"
        "print(*sorted(m for m in sys.modules if m.split('.')[0] in "
        "('typer', 'rich', 'fluent', 'yaml', 'babel')))\n"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout
    assert out.splitlines()[1] == ""


def test_version_is_quick() -> None:
    """Measures its own CPU time, not other load on the machine."""
    code, used = processor_time("--version")
    assert code == 0
    assert used < 1.0


# -- simulate ------------------------------------------------------------------------------


def test_simulate() -> None:
    words = ("simulate", GAME, "--seats", "3", "--games", "40", "--seed", "s", "--json")
    told = command(*words).json
    assert list(told) == [
        *("games", "decisions", "seconds", "decisions_per_second", "wins", "no_winner", "endings")
    ]
    assert told["games"] == 40
    assert told["decisions"] == 40 * 3 * 4  # three bids and one look per night
    assert len(told["wins"]) == 3
    assert sum(told["wins"]) + told["no_winner"] == 40
    assert sum(told["endings"].values()) == 40
    assert told["decisions_per_second"] > 0


def test_simulate_digest_depends_on_the_games_alone() -> None:
    words = ("simulate", GAME, "--games", "30", "--set", "deck=large", "--digest", "--json")
    digest = command(*words).json["digest"]
    assert len(digest) == 64
    assert command(*words, "--processes", "2").json["digest"] == digest
    assert command(*words, "--bots", "random,random,random,random").json["digest"] == digest
    assert command(*words, "--seed", "other").json["digest"] != digest
    assert command(*words, "--bots", "random:seed=9").json["digest"] != digest


def test_simulate_for_people() -> None:
    done = command("simulate", GAME, "--games", "5", "--digest")
    assert done.out.startswith("5 games, ")
    assert "seat 3: " in done.out
    assert "digest " in done.out


# -- record, replay, verify ----------------------------------------------------------------


def test_record(saved: Path, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    kept = records.parse(text)
    assert kept.seats == 3
    assert command("record", GAME, "--seats", "3", "--seed", "cli", "-o", "-").out == text
    again = tmp_path / "again.hh"
    words = ("record", GAME, "--seats", "3", "--seed", "cli", "--number", "1", "-o", again)
    told = command(*words, "--json").json
    assert told["answers"] == len(records.parse(again.read_text(encoding="utf-8")).answers)
    assert told["result"]["ending"] in ("most-points", "shared")
    assert again.read_text(encoding="utf-8") != text


@pytest.mark.parametrize(
    ("viewer", "patrons"), [("1", 1), ("spectator", 0), ("open", 3)], ids=["1", "spectator", "open"]
)
def test_replay_shows_what_the_viewer_saw(saved: Path, viewer: str, patrons: int) -> None:
    told = command("replay", saved, "--seat", viewer, "--json").json
    assert told["game"] == "night_market"
    assert str(told["viewer"]) == viewer
    dealt = [event for event in told["events"] if event["event"] == "patron"]
    assert len(dealt) == 3
    assert sum("patron" in event for event in dealt) == patrons
    assert told["result"]["ranking"]
    assert told["pending"] == []
    hands = told["view"]["hands"]
    assert sorted(hands) == {"1": ["1"], "spectator": [], "open": ["0", "1", "2"]}[viewer]


def test_replay_for_people(saved: Path) -> None:
    lines = command("replay", saved).out.splitlines()
    assert lines[0] == "night market, 3 seats, deck=small"
    assert any(line.startswith(("Winner: ", "Nobody wins")) for line in lines[-3:])


def test_replay_tells_who_asked_for_hints(saved: Path) -> None:
    kept = records.parse(saved.read_text(encoding="utf-8"))
    saved.write_text(replace(kept, names={1: "Ola"}, hints={1: 4}).text(), encoding="utf-8")
    assert command("replay", saved).out.splitlines()[1] == "Ola: hints used: 4"
    assert command("replay", saved, "--json").json["hints"] == {"1": 4}
    assert command("verify", saved, "--json").json["ok"] is True


def test_replay_of_an_unfinished_game(saved: Path) -> None:
    kept = records.parse(saved.read_text(encoding="utf-8"))
    del kept.answers[next(n for n, (seat, _) in enumerate(kept.answers) if seat >= 0) :]
    saved.write_text(kept.text(), encoding="utf-8")
    told = command("replay", saved, "--seat", "0", "--json").json
    assert told["result"] is None
    asked = told["pending"]
    assert asked
    assert all(("options" in decision) == (decision["seat"] == 0) for decision in asked)
    assert "not finished" in command("replay", saved).out


def test_verify(saved: Path) -> None:
    told = command("verify", saved, "--json").json
    assert told["ok"] is True
    assert told["finished"] is True
    assert command("verify", saved).out.startswith(f"{saved}: valid; ")


def resealed(kept: Record, number: int, seat: int, key: str) -> str:
    kept.answers[number - 1] = (seat, key)
    return kept.text()


@pytest.mark.parametrize(
    ("damage", "error", "place"),
    [
        (lambda text: "hello\n", "bad-record", "line 1"),
        (lambda text: text.replace("record 1", "record 9", 1), "wrong-version", "line 1"),
        (lambda text: text[: len(text) // 2], "truncated-record", "line "),
        (lambda text: text.replace("set deck", "sit deck", 1), "bad-record", "line 5"),
        (lambda text: text.replace("lot:", "lit:", 1), "damaged-record", "line "),
        (lambda text: text.replace("\n* deal", "\n? deal", 1), "damaged-record", "line 10"),
        (
            lambda text: resealed(records.parse(text), 14, 0, "bid:card99"),
            "damaged-record",
            "line 20, answer 14",
        ),
        (lambda text: resealed(records.parse(text), 1, 0, "x"), "damaged-record", "answer 1"),
        (
            lambda text: Record("night_market", "0", 3, {}).text(),
            "wrong-version",
            "header",
        ),
        (lambda text: Record("chess", "1", 3, {}).text(), "bad-record", "header"),
        (lambda text: Record("night_market", "1", 9, {}).text(), "bad-settings", "seats"),
        (
            lambda text: Record("night_market", "1", 3, {"deck": "no"}).text(),
            "bad-settings",
            "deck",
        ),
    ],
)
def test_verify_names_what_is_wrong(  # type: ignore[no-untyped-def]
    saved: Path, damage, error: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    saved.write_text(damage(saved.read_text(encoding="utf-8")), encoding="utf-8")
    done = in_process(capsys, "verify", saved, "--json")
    assert done.code == 1
    assert done.json["ok"] is False
    assert done.json["error"] == error
    assert place in done.json["place"]
    plain = in_process(capsys, "verify", saved)
    assert plain.code == 1
    assert plain.out.startswith(f"{saved}: ")
    assert error not in plain.out
    told = in_process(capsys, "replay", saved)
    assert told.code == 2
    assert error not in told.err


def test_verify_says_it_with_its_exit_code(saved: Path) -> None:
    saved.write_text("hello\n", encoding="utf-8")
    done = command("verify", saved)
    assert done.code == 1
    assert done.out == (
        f"{saved}: This is not a valid record: line 1 (this is not a Hidden Hand record)\n"
    )


# -- rules, bench --------------------------------------------------------------------------


def test_rules() -> None:
    told = command("rules", GAME, "--json").json
    assert told["untested"] == []
    assert told["descriptive"] == ["NM-1.1"]
    assert sorted(told["tested"] + told["descriptive"]) == sorted(told["paragraphs"])
    assert "12 paragraphs, 11 tested" in command("rules", GAME).out


def test_rules_of_another_tests_folder(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@rule("NM-2.1")\ndef test_it(): pass\n')
    told = command("rules", GAME, "--tests", tmp_path, "--json").json
    assert told["tested"] == ["NM-2.1"]
    assert "  NM-2.2  Then each seat" in command("rules", GAME, "--tests", tmp_path).out


def test_rules_shows_one_paragraph() -> None:
    assert command("rules", GAME, "nm-2.3").out.startswith("NM-2.3 (NM-2 A night)\nWhen all bids")
    assert command("rules", GAME, "NM-2.3", "--json").json["id"] == "NM-2.3"


def test_bench() -> None:
    told = command("bench", GAME, "--seconds", "0.05", "--json").json
    assert told["game"] == "night_market"
    assert told["compiled"] == build.is_compiled()
    for figure in (
        *("inside_per_second", "driven_per_second", "clone_us", "redeal_us"),
        *("state_bytes", "packed_bytes", "import_seconds"),
    ):
        assert told[figure] > 0, figure
    assert "clone, µs" in command("bench", GAME, "--seconds", "0.05").out


# -- what is refused -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("simulate", "The command simulate needs GAME."),
        ("simulate chess", "There is no game called chess. Available: "),
        (f"simulate {GAME} --seats x", "Invalid value for --seats (command simulate)."),
        (f"simulate {GAME} --seats 9", "This game is for 2 to 4 players, not 9."),
        (f"simulate {GAME} --games 0", "--games can't be 0."),
        (f"simulate {GAME} --processes 0", "--processes can't be 0."),
        (f"simulate {GAME} --set deck", "deck is not a setting. "),
        (f"simulate {GAME} --set =small", "=small is not a setting. "),
        (f"simulate {GAME} --set deck=no", "deck can't be no. Possible values: "),
        (f"simulate {GAME} --set a=b", "There is no setting called a. Available: "),
        (f"simulate {GAME} --set deck=small --set deck=large", "The setting deck was given twice."),
        (f"simulate {GAME} --bots nobody", "There is no bot called nobody. "),
        (f"simulate {GAME} --bots random,random", "You named 2 bots for "),
        (f"simulate {GAME} --nonsense", "The command simulate has no option --nonsense."),
        ("nonsense", "There is no command called nonsense."),
        ("--nonsense", "The command hiddenhand has no option --nonsense."),
        (f"record {GAME}", "The command record needs "),
        (f"record {GAME} -o no/such/folder/x.hh", "File or folder not found: no/such/folder/x.hh"),
        (f"record {GAME} -o x.hh --number -1", "Invalid value for --number (command record)."),
        ("replay no-such-file", "File or folder not found: no-such-file"),
        ("verify no-such-file", "File or folder not found: no-such-file"),
        (f"rules {GAME} NM-9.9", "There is no rule NM-9.9 in the rulebook."),
        (f"rules {GAME} --tests no-such-folder", "Invalid data: no-such-folder ("),
        ("rules chess", "There is no game called chess. "),
        (f"bench {GAME} --seconds 0", "--seconds must be a number above 0 "),
        ("bench chess", "There is no game called chess. "),
        (f"play {GAME} --seat 4", "There is no seat 4. Available: 0 to 3."),
        (f"play {GAME} --seats 1", "This game is for 2 to 4 players, not 1."),
        (f"play {GAME} --bots nobody", "There is no bot called nobody. "),
        (f"play {GAME} --lang xx", "There is no language called xx. "),
        (f"play {GAME} --resume no-such-file", "File or folder not found: no-such-file"),
        ("play chess", "There is no game called chess. "),
    ],
)
def test_refusals_are_one_clear_line(
    words: str,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    done = in_process(capsys, *words.split())
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(line)
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        "simulate chess",
        f"record {GAME} -o no/such/folder/x.hh",
        "replay no-such-file",
        "verify no-such-file",
        "rules chess",
        "bench chess",
        "play chess",
        "nonsense",
    ],
)
def test_every_command_refuses_as_a_process(words: str, tmp_path: Path) -> None:
    assert refused(*words.split(), cwd=tmp_path)


def test_refusals_as_json() -> None:
    done = command("simulate", GAME, "--seats", "9", "--json")
    assert done.code == 2
    assert done.json == {
        "error": "bad-settings",
        "place": "seats",
        "message": "9 seats; the game takes 2 to 4",
    }


def test_replay_through_no_such_seat(saved: Path) -> None:
    assert refused("replay", saved, "--seat", "3").startswith("There is no seat 3.")
    assert refused("replay", saved, "--seat", "me").startswith("There is no seat me.")
    assert refused("replay", saved, "--lang", "xx").startswith("There is no language called xx.")


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    assert refused("verify", file) == f"{file} is not a text file."


def test_a_bot_that_breaks_is_named(tmp_path: Path) -> None:
    file = tmp_path / "clumsy.py"
    file.write_text(
        "from hiddenhand.bots import Bot\nclass Clumsy(Bot):\n"
        "    def choose(self, decision, chair):\n        return 1 / 0\n"
    )
    line = refused("simulate", GAME, "--games", "1", "--bots", f"{file}:Clumsy")
    assert line.startswith(
        "The bot failed: game 0, seed 0, seat 0 (Clumsy failed: ZeroDivisionError"
    )


@pytest.mark.parametrize("missing", ["typer", "fluent"])
def test_a_missing_extra_is_named(missing: str, saved: Path) -> None:
    script = (
        f"import sys\nsys.modules[{missing!r}] = None\n"
        f"from hiddenhand.cli.main import run\nrun(['replay', {str(saved)!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"The package {missing} is missing: pip install 'hiddenhand[cli]'\n"


def test_help_lists_the_commands() -> None:
    done = command("--help")
    assert done.code == 0
    for name in ("play", "simulate", "record", "replay", "verify", "rules", "bench"):
        assert name in done.out


def test_without_a_command_the_help_is_enough() -> None:
    done = command()
    assert done.code == 2
    assert "simulate" in done.out
    assert done.err == ""


def test_verify_proves_the_deal(tmp_path: Path) -> None:
    from hiddenhand.table.proven import Deal
    from hiddenhand.table.table import Table

    deal = Deal(bytes(32), {"somebody": b"\x01" * 32})
    table = Table("hidden_leaders", 2, deal.dice())
    file = tmp_path / "proven.hh"
    table.record.proof = deal.proof(over=True)
    file.write_text(table.record.text(), encoding="utf-8")
    told = command("verify", file, "--json").json
    draws = len(table.record.answers)
    assert (told["ok"], told["deal"], told["draws"]) == (True, "recomputed", draws)
    assert f"--commitment {deal.commitment}" in command("verify", file).out
    pinned = command("verify", file, "--commitment", deal.commitment)
    assert "the deal is proven" in pinned.out
    table.record.proof = Deal(bytes(32), {"somebody": b"\x02" * 32}).proof(over=True)
    file.write_text(table.record.text(), encoding="utf-8")
    assert command("verify", file, "--json").json["error"] == "deal-mismatch"
    table.record.proof = deal.proof(over=False)
    file.write_text(table.record.text(), encoding="utf-8")
    assert command("verify", file, "--json").json["deal"] == "still-secret"
