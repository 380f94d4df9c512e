"""Builds the engine with mypyc where a C compiler is at hand, and as plain Python otherwise.

HIDDENHAND_PURE=1 asks for plain Python; HIDDENHAND_COMPILED=1 makes a missing compiler an error.
Everything else about the package stands in pyproject.toml.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import string
import sysconfig
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCES = Path("src")
MARK = "hiddenhand/built.json"

# One mypyc group: calls between these modules are direct C calls.
HOUSE = [
    "src/hiddenhand/bots/random_play.py",
    "src/hiddenhand/bots/search/judge.py",
    "src/hiddenhand/bots/search/playout.py",
    "src/hiddenhand/bots/search/tree.py",
    "src/hiddenhand/bots/search/worlds.py",
    "src/hiddenhand/core/decision.py",
    "src/hiddenhand/core/dice.py",
    "src/hiddenhand/core/event.py",
    "src/hiddenhand/core/features.py",
    "src/hiddenhand/core/hexes.py",
    "src/hiddenhand/core/planes.py",
    "src/hiddenhand/core/state.py",
    "src/hiddenhand/core/view.py",
    "src/hiddenhand/research/inside/batch.py",
    "src/hiddenhand/research/inside/episode.py",
    "src/hiddenhand/research/inside/rewards.py",
    "src/hiddenhand/table/dice.py",
    "src/hiddenhand/table/rolling.py",
]
GAMES = Path("src/hiddenhand/games")
LIST = "compiled.txt"  # in a game's folder: its modules that are compiled, one in a line


def compiled() -> list[str]:
    """All modules that mypyc compiles: those of the house and those that each game lists."""
    found = list(HOUSE)
    for listed in sorted(GAMES.glob(f"*/{LIST}")):
        lines = [line.strip() for line in listed.read_text(encoding="utf-8").splitlines()]
        names = [line for line in lines if line and not line.startswith("#")]
        found += [(listed.parent / name).as_posix() for name in names]
    return sorted(found)


COMPILED = compiled()
# An isolated build has no optional packages (NumPy, Gymnasium); nothing compiled needs them.
# Modules that do are read because compiled ones are in the same packages; without NumPy they have
# no correct types, and what mypy says of them is not asked for.
ISOLATED = ["--ignore-missing-imports", "--follow-imports=silent"]


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
        full_names = [self.get_ext_fullname(extension.name) for extension in self.extensions]
        names = [self.get_ext_filename(name) for name in full_names]
        for name in names:
            beside = SOURCES / f"{name}.new"
            shutil.copy2(Path(self.build_lib, name), beside)
            beside.replace(SOURCES / name)
        new = {SOURCES / name for name in names}
        for old in set(SOURCES.rglob("*.so")) - new:
            old.unlink()  # none may outlive its source
        if new:
            self._remember(SOURCES)

    def _remember(self, root: Path) -> None:
        beside = root / f"{MARK}.new"
        beside.write_text(json.dumps(self.hashes, indent=1) + "\n", encoding="utf-8")
        beside.replace(root / MARK)


@cache
def docstrings() -> dict[tuple[str, str], str]:
    """The docstrings of all compiled modules by module and name: "", "Class", "Class.method"."""
    found: dict[tuple[str, str], str] = {}
    for name in COMPILED:
        module = Path(name).relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".")
        tree = ast.parse(Path(name).read_text(encoding="utf-8"))
        found[module, ""] = ast.get_docstring(tree) or ""
        kinds = (ast.ClassDef, ast.FunctionDef)
        for outer in (node for node in tree.body if isinstance(node, kinds)):
            found[module, outer.name] = ast.get_docstring(outer) or ""
            for inner in (node for node in outer.body if isinstance(node, ast.FunctionDef)):
                found[module, f"{outer.name}.{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def as_c(text: str) -> str:
    """A text as a C string literal."""
    plain = (string.ascii_letters + string.digits + " .,:;()[]'`-_=+*/<>#").encode()
    letters = [chr(code) if code in plain else f"\\{code:03o}" for code in text.encode()]
    return f'"{"".join(letters)}"'


def with_docstrings(code: str) -> str:
    """The C code that mypyc wrote, with the docstrings of classes, functions and modules.

    mypyc writes only signatures; `help` would show nothing else. Its names of C functions end
    with module, class and function, joined by three underscores; of the module it uses the last
    parts, as many as are needed to tell it from others.
    """
    known: dict[str, str] = {}
    for (module, name), text in docstrings().items():
        parts = module.split(".")
        for first in range(len(parts)):
            words = [*parts[first:], *name.split(".")]
            known["___".join(words)] = text
    literal = r'(?:"(?:[^"\\]|\\.)*"|NULL)'

    def add(found: re.Match[str]) -> str:
        before, name, signature, after = found.groups()
        signature = "" if signature == "NULL" else f"{signature} "  # C joins two literals
        return f"{before}{signature}{as_c(known.get(name, ''))}{after}"

    def add_module(found: re.Match[str]) -> str:
        told = docstrings().get((found[2], ""), "")
        return f"{found[1]}PyDoc_STR({as_c(told)}),"

    method = rf"(\(PyCFunction\)CPyPy_(\w+),[^;{{}}]*?PyDoc_STR\()({literal})(\))"
    kind = (
        rf"(PyTypeObject CPyType_(\w+)_template_ = {{[^;]*?\.tp_doc = PyDoc_STR\()({literal})(\))"
    )
    module = r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL, /\* docstring \*/'
    return re.sub(module, add_module, re.sub(kind, add, re.sub(method, add, code)))


def extensions() -> list[Extension]:
    reason = why_plain()
    if reason:
        print(f"hiddenhand: building plain Python ({reason})")
        return []
    from mypyc.build import mypycify

    found = mypycify(
        [*ISOLATED, *COMPILED], opt_level="3", debug_level="0", group_name="hiddenhand"
    )
    sources = sorted({name for extension in found for name in extension.sources})
    for code in (Path(name) for name in sources if Path(name).name.startswith("__native")):
        code.write_text(with_docstrings(code.read_text(encoding="utf-8")), encoding="utf-8")
    if os.name == "posix":
        for extension in found:
            # Functions that nobody can replace at load time may be inlined: a quarter faster.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndRemember})
