"""Writes the lock of the server's packages and the list of what an installation contains.

    python -m tools.lock

`deploy/requirements.lock` has every package of the extras `cli` and `postgresql` with its version
and the hashes of its files; `deploy/sbom.cdx.json` says the same as a software bill of materials
(CycloneDX). Versions are those of this environment, which the tests have run with; hashes come from
PyPI. Needs uv and cyclonedx-bom, which `make lock` puts into an environment of their own.
"""

import json
import subprocess
import sys
import tempfile
from importlib.metadata import distributions
from pathlib import Path

import hiddenhand
from tools.tree import ROOT

LOCK = ROOT / "deploy/requirements.lock"
SBOM = ROOT / "deploy/sbom.cdx.json"
EXTRAS = ("cli", "postgresql")
INDEX = "https://pypi.org"
HEADER = "# Written by `make lock`. The server's packages, with the hashes of their files.\n"


def write_lock(tools: Path) -> None:
    """Resolve the packages with uv, held to the versions that are installed here."""
    named = [d for d in distributions() if d.metadata["Name"]]
    installed = {f"{found.metadata['Name']}=={found.version}" for found in named}
    with tempfile.TemporaryDirectory() as folder:
        held, made = Path(folder, "installed.txt"), Path(folder, "lock.txt")
        ours = sorted(line for line in installed if not line.startswith("hiddenhand=="))
        held.write_text("\n".join(ours), encoding="utf-8")
        subprocess.run(
            [
                *(str(tools / "uv"), "pip", "compile", "pyproject.toml", "--quiet"),
                *("--constraint", str(held), "--default-index", f"{INDEX}/simple", "--universal"),
                *("--python-version", "3.11", "--generate-hashes", "--no-header"),
                *("--no-annotate", "--output-file", str(made)),
                *(word for extra in EXTRAS for word in ("--extra", extra)),
            ],
            cwd=ROOT,
            check=True,
        )
        LOCK.write_text(HEADER + made.read_text(encoding="utf-8"), encoding="utf-8")


def write_sbom(tools: Path) -> None:
    """Describe the lock with cyclonedx-bom, the same from run to run."""
    made = subprocess.run(
        [
            *(str(tools / "cyclonedx-py"), "requirements", "--output-reproducible"),
            *("--spec-version", "1.6", "--pyproject", str(ROOT / "pyproject.toml"), str(LOCK)),
        ],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    told = json.loads(made)
    told["metadata"]["component"]["version"] = hiddenhand.__version__
    for component in told["components"]:
        component.pop("description", None)  # its line of the lock once more
    SBOM.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Write both files; the first argument is the folder of uv and cyclonedx-py."""
    tools = Path(sys.argv[1] if len(sys.argv) > 1 else ".venv-lock/bin")
    write_lock(tools)
    write_sbom(tools)


if __name__ == "__main__":
    main()
