"""Builds the engine in this Python environment, for `make build` and `make play`.

Only one build runs at a time; a second one waits and finds it done. Build requirements are
installed first. Modules are compiled in `build/` and moved into place when all are done.
"""

import fcntl
import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAMP = ROOT / ".venv/built"
LOCK = ROOT / ".venv/engine.lock"


def main() -> int:
    """Build if needed; returns the exit code."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_due():
            return 0
        install(requirements())
        build = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=ROOT, check=False
        )
        if build.returncode == 0:
            STAMP.touch()
        return build.returncode


def is_due() -> bool:
    """Whether make would build: a source is newer than the last build."""
    asked = subprocess.run(
        ["make", "--question", ".venv/built"],
        cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        check=False,
    )
    return asked.returncode != 0


def requirements() -> list[str]:
    """Packages needed for building."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = project["build-system"]["requires"]
    return needed


def install(packages: list[str]) -> None:
    """Install packages with pip."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", *packages]
    subprocess.run(command, cwd=ROOT, check=True)


def why_plain() -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    reason: str = runpy.run_path(str(ROOT / "setup.py"))["why_plain"]()
    return reason


if __name__ == "__main__":
    if sys.argv[1:] == ["--why-plain"]:
        print(why_plain())
    else:
        sys.exit(main())
