"""The tutorials run as they are written: sessions by doctest, programs and commands in a folder."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from hiddenhand.cli import main
from tools.tree import ROOT

LEARN = ROOT / "docs" / "learn"
SESSIONS = [page for page in sorted(LEARN.glob("*.md")) if ">>> " in page.read_text("utf-8")]
PROGRAM = re.compile(r"^```python\n# (\w+\.py)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"`(hiddenhand (?:simulate|ladder) [^`]+)`")


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.stem)
def test_sessions_print_what_the_page_shows(page: Path) -> None:
    found = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert found.attempted > 0
    assert found.failed == 0


def test_the_first_bot_is_written_and_plays_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (LEARN / "first-bot.md").read_text(encoding="utf-8")
    for name, program in PROGRAM.findall(page):
        (tmp_path / name).write_text(program, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    commands = COMMAND.findall(page)
    assert len(commands) == 2
    for command in commands:
        assert main.carry_out(shlex.split(command)[1:]) == 0, capsys.readouterr().err
    assert "Careful" in capsys.readouterr().out
