"""Collects the pages of the documentation site in one folder, with links that work there.

Markdown in the repository links to other files of the repository, as it should. In the site a
linked page of the repository becomes a page of the site, a linked file is copied below `files/`,
and a linked folder, which has no address there, becomes plain text.
"""

import posixpath
import re
import shutil
from pathlib import Path

from tools.site import pages
from tools.tree import ROOT

DOCS = ROOT / "docs"
# Pages of the repository outside of `docs`, with their names in the site.
OUTSIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "about.md",
}
FILES = "files"
LEFT_OUT = "screenshots"  # large, and only the README shows some of them
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")


def stage(folder: Path) -> None:
    """Fill the folder with the pages of `docs`, the generated pages, and what they link to."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns(LEFT_OUT, "*.md"))
    texts = {_name(page): page.read_text(encoding="utf-8") for page in DOCS.rglob("*.md")}
    texts |= {name: (ROOT / file).read_text(encoding="utf-8") for file, name in OUTSIDE.items()}
    needed: set[str] = set()
    for name, text in {**pages.generated(), **texts}.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(rewrite(name, text, needed), encoding="utf-8")
    for file in sorted(needed):
        copy = folder / FILES / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, copy)


def rewrite(page: str, text: str, needed: set[str]) -> str:
    """The text of a page with links into the site; adds the files that it links to to `needed`."""

    def rewritten(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(_origin(page)), found[1]))
        address = _address(target)
        if address is None:
            return "]"
        if address.startswith(f"{FILES}/"):
            needed.add(target)
        return f"]({posixpath.relpath(address, posixpath.dirname(page) or '.')}{found[2] or ''})"

    return _without_pictures(LINK.sub(rewritten, text))


def _address(target: str) -> str | None:
    """Where a path of the repository is in the site; None if it has no address there."""
    if target in OUTSIDE:
        return OUTSIDE[target]
    if target == "docs" or target == "docs/README.md":
        return "index.md"
    if target.startswith("docs/") and not target.startswith(f"docs/{LEFT_OUT}"):
        return target.removeprefix("docs/")  # a dead link is reported by the builder
    return f"{FILES}/{target}" if (ROOT / target).is_file() else None


def _name(page: Path) -> str:
    """The name of a page of `docs` in the site; a README is the first page of its folder."""
    name = page.relative_to(DOCS).as_posix()
    return "index.md" if name == "README.md" else name


def _origin(page: str) -> str:
    """The path in the repository of a page of the site."""
    outside = {name: file for file, name in OUTSIDE.items()}
    return outside.get(page, f"docs/{page}")


def _without_pictures(text: str) -> str:
    """The text without the screenshots, which are not in the site."""
    return re.sub(rf"!\[[^\]]*\]\([^)]*{LEFT_OUT}/[^)]*\)", "", text)
