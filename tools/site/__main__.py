"""Builds the documentation site into the server's folder: `make docs`."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

from tools.site.staging import stage
from tools.tree import PACKAGE, ROOT

STAGED = ROOT / "build" / "docs"  # as in mkdocs.yml
BUILT = ROOT / "build" / "docs-site"
SITE = PACKAGE / "server" / "docs"
POLICY = "policy.json"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def main() -> int:
    """Stage the pages, build the site, and move it into place when it is whole."""
    stage(STAGED)
    shutil.rmtree(BUILT, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode:
        return done.returncode
    (BUILT / POLICY).write_text(policy(BUILT), encoding="utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(BUILT, SITE)
    pages = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{pages} pages in {SITE.relative_to(ROOT)}; `hiddenhand serve` shows them at /docs")
    return 0


def policy(site: Path) -> str:
    """What the server's content security policy has to allow for these pages: the scripts that the
    theme writes into them, by their digests."""
    scripts = {
        script
        for page in site.rglob("*.html")
        for script in SCRIPT.findall(page.read_text(encoding="utf-8"))
    }
    digests = [b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    return json.dumps({"scripts": sorted(f"sha256-{one}" for one in digests)}, indent=1) + "\n"


if __name__ == "__main__":
    sys.exit(main())
