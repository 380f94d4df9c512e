"""The compiled build is compiled, fresh, and says so."""

import json
import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hiddenhand
from hiddenhand import build
from tools.tree import ROOT


@pytest.fixture
def setup_script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(ROOT)
    return runpy.run_path("setup.py")


def test_what_should_be_compiled_is_compiled(setup_script: dict[str, Any]) -> None:
    reason = setup_script["why_plain"]()
    if reason:
        pytest.skip(f"a plain build: {reason}")
    modules = [
        Path(name).relative_to("src").with_suffix("").as_posix().replace("/", ".")
        for name in setup_script["COMPILED"]
    ]
    script = f"""
import importlib, hiddenhand
for name in {modules!r}:
    if importlib.import_module(name).__file__.endswith(".py"):
        print(name)
"""
    plain = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not plain, f"these run as plain Python; `make build` compiles them: {plain}"


def test_machine_code_is_made_from_the_sources_beside_it(setup_script: dict[str, Any]) -> None:
    if not build.is_compiled():
        pytest.skip("a plain build has no machine code")
    remembered = json.loads((ROOT / "src/hiddenhand/built.json").read_text(encoding="utf-8"))
    now = setup_script["engine_hashes"]()
    stale = sorted(name for name in remembered | now if remembered.get(name) != now.get(name))
    assert not stale, f"changed since the last build; `make build` compiles them: {stale}"


def test_a_changed_source_is_noticed(
    setup_script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the test above: one changed letter in one module changes what is remembered."""
    before = setup_script["engine_hashes"]()
    for name in before:
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((ROOT / name).read_bytes())
    monkeypatch.chdir(tmp_path)
    assert setup_script["engine_hashes"]() == before
    seats = tmp_path / "src/hiddenhand/core/seats.py"
    seats.write_text(seats.read_text(encoding="utf-8").replace("-1", "-9"), encoding="utf-8")
    after = setup_script["engine_hashes"]()
    assert {name for name in before if before[name] != after[name]} == {
        "src/hiddenhand/core/seats.py"
    }


def test_plain_python_can_be_asked_for() -> None:
    script = "from hiddenhand import build; print(build.describe())"
    plain = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HIDDENHAND_PURE": "1"},
    )
    assert plain.stdout == "plain Python\n"


def test_the_package_says_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert hiddenhand.__version__ == project["version"]
