"""Packs the Python modules that play needs in a browser: `python web/build/engine_sources.py FILE`.

The archive holds sources; `engine.mjs` compiles them with the very Python that will run them. YAML
files are replaced by the same rows as Python literals, which are read much faster. Needs PyYAML and
mypy_extensions, nothing of the project itself.
"""

import sys
import zipfile
from pathlib import Path
from pprint import pformat

import mypy_extensions
import yaml

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = SOURCES / "hiddenhand"
# packages and modules that no table needs
LEFT_OUT = (
    "__main__.py",
    "cli",
    "lab",
    "learning",
    "research",
    "testing",
    "text",
    "bots/arena.py",
    "bots/ladder.py",
    "bots/search/crew.py",
    "server/app.py",
    "server/serve.py",
    "server/docs",
    "server/http",
    "server/nodes",
    "server/offline",
    "server/operations",
    "server/static",
    "server/storage",
    "server/jobs/bot_pool.py",
    "server/jobs/machines.py",
    "server/jobs/remote_bots.py",
    "server/jobs/worker.py",
)
OF_GAMES = {
    "lab.py",
    "picture.py",
    "board_text.py",
    "reference.py",
    "reference.yaml",
    "compiled.txt",
    "tables",
    "tested.json",
    "text",
    "weights",
}
OF_SUMMONS = ("receivers.py", "__init__.py")  # the only ones that the store's types name
KINDS = (".py", ".yaml", ".record", ".md", ".json")
WHEN = (1980, 1, 1, 0, 0, 0)  # the same archive for the same files


def is_wanted(file: Path) -> bool:
    """True if the file goes into the archive."""
    path = file.relative_to(PACKAGE).as_posix()
    parts = path.split("/")
    if file.suffix not in KINDS or "__pycache__" in parts:
        return False
    if file.suffix == ".md":
        return True  # the rules in all languages; the archive for the browser goes without
    if any(path == name or path.startswith(f"{name}/") for name in LEFT_OUT):
        return False
    if parts[0] == "server" and parts[1] == "summons":
        return parts[2] in OF_SUMMONS
    if parts[0] == "server" and parts[1] == "api":
        return parts[2] in ("__init__.py", "game_infos.py")
    if parts[0] == "games" and len(parts) > 2:
        return not set(parts[2:]) & OF_GAMES
    return path != "built.json"


def text_of(file: Path) -> str:
    """The text of a file in the archive."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".yaml":
        return text
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    rows = yaml.load(text, Loader=loader)
    return pformat(rows, width=10_000, compact=True, sort_dicts=False)


def write(target: Path) -> None:
    """Write the archive."""
    files = {file.relative_to(SOURCES).as_posix(): file for file in PACKAGE.rglob("*")}
    texts = {
        name: text_of(file)
        for name, file in sorted(files.items())
        if file.is_file() and is_wanted(file)
    }
    texts["mypy_extensions.py"] = Path(mypy_extensions.__file__).read_text(encoding="utf-8")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(zipfile.ZipInfo(name, WHEN), text, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
