"""What is published: one version, complete archives, and workflows that run what exists here."""

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import hiddenhand
from benchmarks.first_minute import fresh_copy
from tools import dist, release_notes, smoke
from tools.tree import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ELSEWHERE = {"gh"}  # commands of the release machine


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step for job in jobs for step in job.get("steps", [])]


def commands() -> list[tuple[str, str]]:
    """Every command line of every workflow."""
    return [
        (workflow.name, line)
        for workflow in WORKFLOWS
        for step in steps(workflow)
        for line in step.get("run", "").splitlines()
    ]


def test_one_version_everywhere() -> None:
    assert set(release_notes.versions().values()) == {hiddenhand.__version__}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    attribute = project["tool"]["setuptools"]["dynamic"]["version"]["attr"]
    assert attribute == "hiddenhand.__version__"


def test_notes_are_the_section_of_the_changelog() -> None:
    newer = "# Changelog\n\n## [Unreleased]\n\nnew\n\n## [1.2.0] - 2026-01-02\n\n- one\n- two\n\n"
    changelog = newer + "## [1.1.0]\n\nold\n"
    assert release_notes.notes("1.2.0", changelog) == "- one\n- two"
    assert release_notes.notes("1.1.0", changelog) == "old"
    assert release_notes.notes("1.0.0", changelog) == ""


def test_a_tag_of_another_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert release_notes.main("v99.0.0") == 1
    assert "the tag says 99.0.0" in capsys.readouterr().err


def test_workflows_run_what_exists_here() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    wanted = {"make test", "make test-recipes", "make audit", "make docs", "make dist"}
    assert wanted <= {line for _, line in commands()}
    for workflow, line in commands():
        command, *words = line.split()
        if command == "make":
            assert set(words) <= targets, (workflow, line)
        elif command in ("python", "python3"):
            assert (ROOT / words[0]).is_file(), (workflow, line)
        else:
            assert command in ELSEWHERE, (workflow, line)


def test_workflows_have_few_rights_and_fixed_actions() -> None:
    for workflow in WORKFLOWS:
        told = yaml.safe_load(workflow.read_text(encoding="utf-8"))
        assert told["permissions"] == {"contents": "read"}
        for step in steps(workflow):
            if "uses" in step:
                assert re.fullmatch(r"[\w./-]+@[\w./-]+", step["uses"]), step["uses"]
                if step["uses"].startswith("actions/checkout"):
                    assert step["with"]["persist-credentials"] is False


def test_wheels_are_built_for_every_version_that_we_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = re.findall(r":: 3\.(\d+)$", "\n".join(project["project"]["classifiers"]), re.MULTILINE)
    built = re.findall(r"cp3(\d+)-", " ".join(project["tool"]["cibuildwheel"]["build"]))
    assert built == named
    words = project["tool"]["cibuildwheel"]["test-command"].split()
    assert (ROOT / words[1].removeprefix("{project}/")).is_file()
    assert {word for word in words[2:] if not word.startswith("-")} <= set(smoke.PROGRAMS)


def test_every_extra_has_a_smoke_test() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = set(project["project"]["optional-dependencies"])
    assert set(smoke.PROGRAMS) - {""} == extras
    assert set(smoke.LIGHT) <= set(smoke.PROGRAMS)


def test_an_sdist_needs_the_built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dist, "ROOT", tmp_path)
    assert "not built yet" in dist.build_sdist()


def other_python() -> str | None:
    """A Python newer than this one, where there is one."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    installed = sorted(str(path) for path in pyenv.glob("3.1[2-9]*/bin/python"))
    named = [shutil.which(f"python3.{minor}") for minor in (14, 13, 12)]
    for python in [*named, *reversed(installed)]:
        if python and subprocess.run([python, "-V"], capture_output=True).returncode == 0:
            return python
    return None


def test_a_fresh_copy_has_what_the_site_is_built_with(tmp_path: Path) -> None:
    """The site's engine is packed by a program that imports it: packages come before it."""
    plan = subprocess.run(
        ["make", "--dry-run", "site"],
        cwd=fresh_copy(tmp_path),
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert plan.index("--editable '.[play]'") < plan.index("run site")


@pytest.mark.long
def test_the_archives_of_a_clean_clone_work_in_empty_environments(tmp_path: Path) -> None:
    """`make dist` and `make smoke` in a clone; the sdist, built and used by a newer Python."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run(["make", "dist"], cwd=clone, check=True)
    subprocess.run(["make", "smoke"], cwd=clone, check=True)
    newer = other_python()
    if newer is None:
        pytest.skip("no newer Python here")
    (source,) = (clone / "dist").glob("*.tar.gz")
    command = [sys.executable, "tools/smoke.py", "--python", newer, "--compiled", str(source)]
    subprocess.run([*command, "server", "research"], cwd=clone, check=True)


def test_the_engine_is_compiled_where_no_package_is_installed() -> None:
    """As in the isolated build of a wheel, which has no NumPy: mypyc stops at what mypy refuses."""
    build = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    command = [sys.executable, "-m", "mypy", "--no-site-packages", *build["ISOLATED"]]
    command += ["--cache-dir", ".mypy_cache/isolated", *build["COMPILED"]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "Success" in done.stdout, done.stdout
