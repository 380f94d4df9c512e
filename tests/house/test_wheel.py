"""A built wheel is complete: it contains its data and a game starts from it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.tree import ROOT

DATA = (".yaml", ".md", ".ftl", ".json", ".npz")
LARGEST = 20 * 1024 * 1024  # bytes
BUILD_ONLY = {"built.json"}

PLAY = """
import pathlib, sys
import hiddenhand
from hiddenhand import Table, games
assert pathlib.Path(hiddenhand.__file__).is_relative_to(sys.argv[1]), hiddenhand.__file__
for name in games.names():
    table = Table(name, seats=games.find(name).seat_numbers[0], dice=1)
    for _ in range(20):
        table.say(table.decision.seat, table.decision.options[0])
    print(name, len(table.record.answers) >= 20, len(games.find(name).rulebook()) > 1000)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure-Python wheel, built from a copy so that nothing is left in the tree."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ["pyproject.toml", "setup.py", "README.md", "LICENSE"]:
        (copy / name).write_bytes((ROOT / name).read_bytes())
    for file in (ROOT / "src").rglob("*"):
        # byte code that another process is writing may be gone before it is read
        if "__pycache__" in file.parts or "egg-info" in str(file) or file.suffix == ".so":
            continue
        if file.is_file():
            target = copy / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    (copy / "src/hiddenhand/built.json").unlink(missing_ok=True)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(copy / "wheels"), str(copy)],
        check=True,
        env={**os.environ, "HIDDENHAND_PURE": "1"},
    )
    (built,) = (copy / "wheels").glob("*.whl")
    return built


def test_a_plain_wheel_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_stays_small(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST


def test_the_wheel_holds_every_module_and_data_file(wheel: Path) -> None:
    package = ROOT / "src" / "hiddenhand"
    owed = {
        str(file.relative_to(ROOT / "src"))
        for file in package.rglob("*")
        if file.suffix in (".py", *DATA) and file.name not in BUILD_ONLY
    }
    assert any(name.endswith(".yaml") for name in owed)
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    assert not owed - held


def test_a_game_starts_from_the_wheel(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "hidden_leaders True True" in done.stdout.splitlines()
