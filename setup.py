"""Builds the engine with mypyc where a C compiler is at hand, and as plain Python otherwise.

HIDDENHAND_PURE=1 asks for plain Python; HIDDENHAND_COMPILED=1 makes a missing compiler an error.
Everything else about the package stands in pyproject.toml.
"""

import hashlib
import json
import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCES = Path("src")
MARK = "hiddenhand/built.json"

# One mypyc group: calls between these modules are direct C calls.
COMPILED = [
    "src/hiddenhand/bots/random_play.py",
    "src/hiddenhand/bots/search/playout.py",
    "src/hiddenhand/bots/search/tree.py",
    "src/hiddenhand/bots/search/worlds.py",
    "src/hiddenhand/bots/secret_allies/flat.py",
    "src/hiddenhand/core/dice.py",
    "src/hiddenhand/core/hexes.py",
    "src/hiddenhand/core/planes.py",
    "src/hiddenhand/core/state.py",
    "src/hiddenhand/games/hidden_leaders/answers.py",
    "src/hiddenhand/games/hidden_leaders/board.py",
    "src/hiddenhand/games/hidden_leaders/choosing.py",
    "src/hiddenhand/games/hidden_leaders/codes.py",
    "src/hiddenhand/games/hidden_leaders/effects.py",
    "src/hiddenhand/games/hidden_leaders/holding.py",
    "src/hiddenhand/games/hidden_leaders/hunch.py",
    "src/hiddenhand/games/hidden_leaders/keys.py",
    "src/hiddenhand/games/hidden_leaders/knowledge.py",
    "src/hiddenhand/games/hidden_leaders/looking.py",
    "src/hiddenhand/games/hidden_leaders/markers.py",
    "src/hiddenhand/games/hidden_leaders/moving.py",
    "src/hiddenhand/games/hidden_leaders/outlook.py",
    "src/hiddenhand/games/hidden_leaders/packing.py",
    "src/hiddenhand/games/hidden_leaders/picking.py",
    "src/hiddenhand/games/hidden_leaders/planes.py",
    "src/hiddenhand/games/hidden_leaders/position.py",
    "src/hiddenhand/games/hidden_leaders/program.py",
    "src/hiddenhand/games/hidden_leaders/redeal.py",
    "src/hiddenhand/games/hidden_leaders/scoring.py",
    "src/hiddenhand/games/hidden_leaders/settled.py",
    "src/hiddenhand/games/hidden_leaders/steps.py",
    "src/hiddenhand/games/hidden_leaders/turn.py",
    "src/hiddenhand/games/hidden_leaders/verbs.py",
    "src/hiddenhand/games/secret_allies/actions.py",
    "src/hiddenhand/games/secret_allies/allies.py",
    "src/hiddenhand/games/secret_allies/auction.py",
    "src/hiddenhand/games/secret_allies/battle.py",
    "src/hiddenhand/games/secret_allies/board.py",
    "src/hiddenhand/games/secret_allies/discovery.py",
    "src/hiddenhand/games/secret_allies/economy.py",
    "src/hiddenhand/games/secret_allies/fields.py",
    "src/hiddenhand/games/secret_allies/fire.py",
    "src/hiddenhand/games/secret_allies/leaving.py",
    "src/hiddenhand/games/secret_allies/mapping.py",
    "src/hiddenhand/games/secret_allies/market.py",
    "src/hiddenhand/games/secret_allies/movement.py",
    "src/hiddenhand/games/secret_allies/pack.py",
    "src/hiddenhand/games/secret_allies/partisans.py",
    "src/hiddenhand/games/secret_allies/planes.py",
    "src/hiddenhand/games/secret_allies/play.py",
    "src/hiddenhand/games/secret_allies/redeal.py",
    "src/hiddenhand/games/secret_allies/redeal_cards.py",
    "src/hiddenhand/games/secret_allies/scoring.py",
    "src/hiddenhand/games/secret_allies/sense/bidding.py",
    "src/hiddenhand/games/secret_allies/sense/buying.py",
    "src/hiddenhand/games/secret_allies/sense/moving.py",
    "src/hiddenhand/games/secret_allies/sense/playing.py",
    "src/hiddenhand/games/secret_allies/sense/policy.py",
    "src/hiddenhand/games/secret_allies/sense/prospects.py",
    "src/hiddenhand/games/secret_allies/sense/sketch.py",
    "src/hiddenhand/games/secret_allies/sense/targets.py",
    "src/hiddenhand/games/secret_allies/sense/weights.py",
    "src/hiddenhand/games/secret_allies/stages.py",
    "src/hiddenhand/games/secret_allies/state.py",
    "src/hiddenhand/games/secret_allies/technology.py",
    "src/hiddenhand/games/secret_allies/turn_zero.py",
    "src/hiddenhand/research/inside/batch.py",
    "src/hiddenhand/research/inside/episode.py",
    "src/hiddenhand/research/inside/rewards.py",
    "src/hiddenhand/table/dice.py",
]


def why_plain() -> str:
    """The reason why this build is plain Python; empty when it has to be a compiled one."""
    if os.environ.get("HIDDENHAND_PURE", "") not in ("", "0"):
        return "HIDDENHAND_PURE asks for plain Python"
    if os.environ.get("HIDDENHAND_COMPILED", "") not in ("", "0"):
        return ""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not any(shutil.which(name) for name in (command.split()[0], "cc", "gcc", "clang")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of this Python (Python.h) are not installed"
    return ""


def engine_hashes() -> dict[str, str]:
    """What a compiled build is made from: all modules of the folders that are compiled in part.

    Plain modules count too, because their constants and types are baked into the machine code.
    """
    folders = sorted({Path(name).parent for name in COMPILED})
    files = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    return {
        file.as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in [Path("setup.py"), *files]
    }


class BuildAndRemember(build_ext):
    """Compiles in `build`, moves the finished modules into place, and writes `built.json` last.

    `hiddenhand.build` uses machine code only where `built.json` is: nobody imports half a build,
    not even while a server runs from the same folder. It holds the hashes of the sources, and a
    test compares them with the sources, so compiled modules that went stale are noticed.
    """

    def run(self) -> None:
        self.hashes = engine_hashes()
        super().run()  # in place: calls copy_extensions_to_source at its end
        if self.extensions and not self.inplace:
            self._remember(Path(self.build_lib))

    def copy_extensions_to_source(self) -> None:
        """Each file is replaced in one step; a process that runs the old one keeps it."""
        if engine_hashes() != self.hashes:
            raise CompileError("the sources changed while they were compiled; build again")
        (SOURCES / MARK).unlink(missing_ok=True)
        built = [Path(name) for name in self.get_outputs()]
        new = {SOURCES / file.relative_to(self.build_lib) for file in built}
        for file in built:
            target = SOURCES / file.relative_to(self.build_lib)
            beside = target.with_suffix(".new")
            shutil.copy2(file, beside)
            beside.replace(target)
        for old in set(SOURCES.rglob("*.so")) - new:
            old.unlink()  # none may outlive its source
        if new:
            self._remember(SOURCES)

    def _remember(self, root: Path) -> None:
        beside = root / f"{MARK}.new"
        beside.write_text(json.dumps(self.hashes, indent=1) + "\n", encoding="utf-8")
        beside.replace(root / MARK)


def extensions() -> list[Extension]:
    reason = why_plain()
    if reason:
        print(f"hiddenhand: building plain Python ({reason})")
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED, opt_level="3", debug_level="0", group_name="hiddenhand")
    if os.name == "posix":
        for extension in found:
            # Functions that nobody can replace at load time may be inlined: a quarter faster.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndRemember})
