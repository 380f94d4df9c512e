"""The compiled build is compiled, up to date, and says so."""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.errors import CompileError

from hiddenhand import build
from tools.tree import PACKAGE, ROOT
from web.build.engine_sources import is_wanted


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


def plain_bases(source: str) -> set[str]:
    """Classes that inherit `abc.ABC`: compiled, they check each attribute at every read."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {each.name for each in classes if "ABC" in {ast.unparse(base) for base in each.bases}}


def test_no_compiled_class_has_a_plain_base(setup_script: dict[str, Any]) -> None:
    modules = [ROOT / name for name in setup_script["COMPILED"]]
    slow = {str(file): plain_bases(file.read_text(encoding="utf-8")) for file in modules}
    assert not {name: found for name, found in slow.items() if found}, "say metaclass=ABCMeta"
    assert plain_bases("class A(ABC): ...\nclass B(metaclass=ABCMeta): ...") == {"A"}


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
    """Tests the test above: one changed letter in one module changes the stored hash."""
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


def test_half_a_build_is_never_imported(tmp_path: Path) -> None:
    """Compiled modules exist, but the build is not marked as complete."""
    package = tmp_path / "hiddenhand"
    package.mkdir()
    for file in (ROOT / "src").glob("*.so"):
        (tmp_path / file.name).symlink_to(file)
    for file in (ROOT / "src/hiddenhand").iterdir():
        if file.name != "built.json":
            (package / file.name).symlink_to(file)
    script = "import hiddenhand; from hiddenhand import build; print(hiddenhand.__file__)"
    script += "; print(build.describe())"
    told = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "HIDDENHAND_PURE": ""},
    ).stdout.split("\n")
    assert told[:2] == [str(package / "__init__.py"), "plain Python"]


@pytest.fixture
def tree(setup_script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The engine's sources in their own folder, with an older build."""
    for name in setup_script["engine_hashes"]():
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src/hiddenhand/core/state.so").write_text("old")
    (tmp_path / "src/hiddenhand/core/gone.so").write_text("its source is gone")
    (tmp_path / "src/hiddenhand/built.json").write_text("{}")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def finished_build(setup_script: dict[str, Any], tree: Path) -> Any:
    """A build that has compiled but not yet moved anything into place."""
    new = tree / "build/lib/hiddenhand/core/state.so"
    new.parent.mkdir(parents=True)
    new.write_text("new")
    build_ext = setup_script["BuildAndRemember"](Distribution())
    build_ext.build_lib = "build/lib"
    build_ext.hashes = setup_script["engine_hashes"]()
    build_ext.extensions = [Extension("hiddenhand.core.state", [])]
    build_ext.get_ext_fullname = lambda name: name
    build_ext.get_ext_filename = lambda name: f"{name.replace('.', '/')}.so"
    return build_ext


def test_a_new_build_takes_the_place_of_the_old_one(
    setup_script: dict[str, Any], tree: Path
) -> None:
    running = (tree / "src/hiddenhand/core/state.so").open()  # as a running server has it
    finished_build(setup_script, tree).copy_extensions_to_source()
    files = {file.name: file.read_text() for file in (tree / "src").rglob("*.so")}
    assert files == {"state.so": "new"}
    remembered = json.loads((tree / "src/hiddenhand/built.json").read_text())
    assert remembered == setup_script["engine_hashes"]()
    assert running.read() == "old"
    running.close()


def test_a_source_changed_during_the_build_leaves_all_as_it_was(
    setup_script: dict[str, Any], tree: Path
) -> None:
    build_ext = finished_build(setup_script, tree)
    seats = tree / "src/hiddenhand/core/seats.py"
    seats.write_text(seats.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    with pytest.raises(CompileError, match="changed while they were compiled"):
        build_ext.copy_extensions_to_source()
    assert (tree / "src/hiddenhand/core/state.so").read_text() == "old"
    assert (tree / "src/hiddenhand/built.json").read_text() == "{}"


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


@pytest.mark.parametrize(
    "target", ["src/hiddenhand/server/static/build.json", "web/node_modules/.checked"]
)
def test_what_a_start_or_a_check_leaves_is_no_reason_to_build_or_check_the_page_again(
    tmp_path: Path, target: str
) -> None:
    sources = ["web/src/main.ts", "src/hiddenhand/text/en/common.ftl"]
    left = [
        "src/hiddenhand/text/__pycache__/a.pyc",
        "web/build/__pycache__/a.pyc",
        "web/src/generated/engine/engine.zip",
        "web/src/generated/keys.d.ts",
    ]
    for name in [*sources, *left, "web/public/icon.svg"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    shutil.copy(ROOT / "Makefile", tmp_path)
    told = subprocess.run(
        ["make", "--question", "--print-data-base", target],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    needed = next(line for line in told.splitlines() if line.startswith(f"{target}:")).split()
    assert set(sources) <= set(needed)
    assert not set(left) & set(needed)
    assert not [name for name in needed if name.endswith("__pycache__")]


def test_the_site_is_built_again_when_what_it_packs_has_changed() -> None:
    told = subprocess.run(
        ["make", "--question", "--print-data-base", "site"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    target = "src/hiddenhand/server/offline/build.json"
    needed = next(line for line in told.splitlines() if line.startswith(f"{target}:")).split()
    packed = [file for file in PACKAGE.rglob("*") if file.is_file() and is_wanted(file)]
    names = {file.relative_to(ROOT).as_posix() for file in packed}
    assert names
    assert names <= set(needed)


def test_folders_whose_tests_never_run_again_exist() -> None:
    """A folder with another name would be run again without notice."""
    told = subprocess.run(
        ["make", "--dry-run", "test", "--assume-old=ready"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    folders = re.findall(r"--rerun-exclude-path=(\S+)", told)
    assert {"tests/rules", "tests/secrecy", "tests/local"} <= set(folders)
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


@pytest.mark.parametrize(
    ("there", "taken"),
    [
        ({"python3": 13, "python3.14": 14}, "python3"),
        ({"python3": 15, "python3.12": 12}, "python3.12"),
        ({"python3": 9, "python3.11": 11}, "python3.11"),
        ({"python3": 15}, "python3"),
        ({"python3": 10}, ""),
    ],
)
def test_make_takes_a_python_that_our_packages_have_wheels_for(
    there: dict[str, int], taken: str, tmp_path: Path
) -> None:
    for name, minor in there.items():
        python = tmp_path / name
        claim = f"import sys; sys.version_info = (3, {minor}, 0); exec(sys.argv[1])"
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{claim}" "$2"\n')
        python.chmod(0o755)
    make = shutil.which("make")
    assert make
    for tool in ("sh", "find"):
        (tmp_path / tool).symlink_to(shutil.which(tool) or pytest.fail(tool))
    said = subprocess.run(
        [make, "--silent", "--eval=say: ; @:$(info $(PYTHON))", "say"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.strip() == taken
