"""The command under bad conditions: closed pipes, full disks, poor terminals, Ctrl-C."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.cli import files
from hiddenhand.cli.main import EXTRAS
from hiddenhand.core import record as records
from hiddenhand.core.errors import HiddenHandError
from tests.house.commands import PATIENCE, START, in_process, refused
from tests.house.commands import hiddenhand as command
from tools.tree import PACKAGE, ROOT

GAME = "night-market"
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to offer")


def started(*words: str, encoding: str = "utf-8", **how: Any) -> "subprocess.Popen[str]":
    environment = {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(PACKAGE.parent)}
    return subprocess.Popen(
        [sys.executable, "-c", START, str(ROOT / "tests" / "third_game"), *words],
        text=True,
        encoding="utf-8",
        stderr=subprocess.PIPE,
        env={**os.environ, **environment, "PYTHONIOENCODING": encoding},
        **how,
    )


def read_prompts(process: "subprocess.Popen[str]", count: int) -> str:
    """The output until it has asked `count` times."""
    assert process.stdout is not None
    said = ""
    while f"\n{said}".count("\n> ") < count:
        letter = process.stdout.read(1)
        assert letter, f"it ended before it asked {count} times: {said}"
        said += letter if not said.endswith("> ") else f"\n{letter}"  # the missing Enter
    return said


@needs_full
@pytest.mark.parametrize("words", [["--version"], ["rules", GAME, "--book"]])
def test_a_full_disk_is_named(words: list[str]) -> None:
    with FULL.open("w") as full:
        done = started(*words, stdout=full)
        _, told = done.communicate(timeout=PATIENCE)
    assert done.returncode == 2
    assert told == "Can't use the file stdout (No space left on device)\n"


@pytest.mark.parametrize("words", [["--version"], ["rules", GAME, "--book"]])
def test_who_reads_no_further_is_no_error(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = started(*words, stdout=writing)
    os.close(writing)
    _, told = done.communicate(timeout=PATIENCE)
    assert (done.returncode, told) == (0, "")


def test_closed_streams_are_empty_ones() -> None:
    shell = f'exec "{sys.executable}" -m hiddenhand rules hidden-leaders HL-7.5 <&- >&-'
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(
        ["sh", "-c", shell], capture_output=True, text=True, env=environment, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_poor_terminal_shows_what_it_can() -> None:
    done = started(
        *("rules", "hidden-leaders", "HL-7.5", "--lang", "uk"),
        stdout=subprocess.PIPE,
        encoding="ascii",
    )
    out, told = done.communicate(timeout=PATIENCE)
    assert (done.returncode, told) == (0, "")
    assert out.startswith("HL-7.5 (HL-7 ???")


def test_a_group_alone_shows_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    done = in_process(capsys, "lab", "--lang", "pl")
    assert done.code == 2
    assert done.err == ""
    assert done.out == in_process(capsys, "lab", "--help", "--lang", "pl").out


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("textual", ["join", "http://127.0.0.1:1/room/abcdefghjk"]),
        ("polars", ["lab", "report", "nowhere"]),
        ("matplotlib", ["lab", "report", "nowhere"]),
        ("numpy", ["lab", "export", GAME, "-o", "nowhere"]),
    ],
)
def test_every_command_names_its_extra(missing: str, words: list[str]) -> None:
    script = (
        f"import sys\nfor name in ({missing!r}, 'httpx'): sys.modules[name] = None\n"
        f"from hiddenhand.cli.main import run\nrun({words!r})\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("The package ")
    assert done.stderr.endswith(f" is missing: pip install 'hiddenhand[{EXTRAS[missing]}]'\n")


@pytest.mark.parametrize(
    "link", ["http://[::1/room/abcdefghjk", "http://host:99999/room/abcdefghjk", "ftp://x", ""]
)
def test_what_is_no_link_to_a_room(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = in_process(capsys, "join", link)
    assert done.code == 2
    assert done.err.startswith("Room not found: ")


# -- games that must not be lost -----------------------------------------------------------


@pytest.mark.parametrize("place", ["nowhere/game.hh", "."])
def test_a_place_that_cannot_be_written_is_refused_before_the_game(
    place: str, tmp_path: Path
) -> None:
    words = ("play", GAME, "--seed", "evening", "-o", place)
    assert refused(*words, given="1\n" * 20, cwd=tmp_path).startswith(
        ("File or folder not found: ", ". is a folder.")
    )
    assert list(tmp_path.iterdir()) == []


def test_a_game_goes_home_where_its_folder_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(tmp_path)
    record = records.Record("hidden_leaders", "1", 2, {})
    assert files.keep(record, tmp_path / "mine.hh") == tmp_path / "mine.hh"
    assert files.keep(record, None) == Path("hidden_leaders-1.hh")
    assert files.keep(record, tmp_path / "gone" / "mine.hh") == Path("hidden_leaders-2.hh")
    monkeypatch.setattr(files, "free_name", lambda game, folder: Path("/dev/null/no.hh"))
    with pytest.raises(HiddenHandError, match=r"mine\.hh"):
        files.keep(record, tmp_path / "gone" / "mine.hh")


def test_a_save_that_fails_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hh"
    file.write_text("an older game", encoding="utf-8")

    def no_space(path: Path, text: str, encoding: str) -> None:
        with path.open("w", encoding=encoding) as out:
            out.write(text[:5])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", no_space)
    with pytest.raises(files.BadFile):
        files.write_record(records.Record("hidden_leaders", "1", 2, {}), file)
    assert file.read_text(encoding="utf-8") == "an older game"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = started(
        *("play", GAME, "--seed", "evening", "--bots", "random:seed=3"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert done.stdin is not None
    done.stdin.write("1\n")
    done.stdin.flush()
    read_prompts(done, 2)  # it asks again: the first answer was accepted
    done.send_signal(signal.SIGINT)
    out, told = done.communicate(timeout=PATIENCE)
    assert (done.returncode, told) == (0, "")
    assert "--bots random:seed=3 --resume night_market-1.hh" in out
    kept = records.parse((tmp_path / "night_market-1.hh").read_text(encoding="utf-8"))
    assert any(seat == 0 for seat, _ in kept.answers)


def test_a_bot_that_fails_does_not_take_the_game_along(tmp_path: Path) -> None:
    (tmp_path / "clumsy.py").write_text(
        "from hiddenhand.bots import Bot\nclass Clumsy(Bot):\n"
        "    def choose(self, decision, chair):\n        return 1 / 0\n"
    )
    done = command("play", GAME, "--bots", "clumsy.py:Clumsy", given="1\n" * 20, cwd=tmp_path)
    assert done.code == 2
    assert done.err.startswith("The bot failed: ")
    assert command("verify", tmp_path / "night_market-1.hh").code == 0


def test_a_saved_name_with_spaces_can_be_typed_again(tmp_path: Path) -> None:
    out = command("play", GAME, "-o", tmp_path / "my game.hh", given="quit\n", cwd=tmp_path).out
    assert f"--resume '{tmp_path}/my game.hh'" in out
