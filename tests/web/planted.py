"""Builds the web app with a known fault, to check that tests notice it."""

import json
import subprocess
from pathlib import Path

from tools.tree import ROOT


def build_with(folder: Path, file: str, found: str, planted: str) -> Path:
    """Build the page into `folder` with the text `found` of one source file replaced."""
    from web import npm

    plant = {"file": file, "found": found, "planted": planted}
    vite = ROOT / "web/node_modules/vite/bin/vite.js"
    done = subprocess.run(
        [
            *(str(npm.NODE_HOME / "bin/node"), str(vite), "build", "--logLevel", "warn"),
            *("--config", "build/planted.ts", "--outDir", str(folder)),
        ],
        cwd=ROOT / "web",
        env={**npm.environment(), "HIDDENHAND_PLANT": json.dumps(plant)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder
