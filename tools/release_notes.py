"""Prints what the changelog says about a version: the notes of a release.

    python3 tools/release_notes.py v0.1.0

Checks that tag, package, citation file and changelog name the same version. Needs only the standard
library. Exit code 1 with one sentence if they differ.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def versions() -> dict[str, str]:
    """The version as the package and the citation file say it."""
    places = {
        "src/hiddenhand/__init__.py": r'^__version__ = "([^"]+)"$',
        "CITATION.cff": r"^version: (\S+)$",
    }
    found = {}
    for place, pattern in places.items():
        match = re.search(pattern, (ROOT / place).read_text(encoding="utf-8"), re.MULTILINE)
        found[place] = match[1] if match else "no version"
    return found


def notes(version: str, changelog: str) -> str:
    """The section of a version in the changelog; "" if there is none."""
    pattern = rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)"
    match = re.search(pattern, changelog, re.MULTILINE | re.DOTALL)
    return match[1].strip() if match else ""


def main(tag: str) -> int:
    """Print the notes of the version that a tag names."""
    version = tag.removeprefix("v")
    for place, told in versions().items():
        if told != version:
            print(f"the tag says {version}, {place} says {told}", file=sys.stderr)
            return 1
    text = notes(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not text:
        print(f"CHANGELOG.md has no section [{version}]", file=sys.stderr)
        return 1
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
