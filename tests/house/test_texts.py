"""Rules for tracked text files, and their examples work."""

import doctest
import re
from pathlib import Path

import pytest

from tools.tree import ROOT

ROOMS = ("src", "tests", "tools", "docs", "benchmarks", ".ci", "web/src", "web/tests", "web/build")
TEXTS: tuple[str, ...] = (
    ".py",
    ".md",
    ".yaml",
    ".toml",
    ".ftl",
    ".txt",
    ".json",
    ".hh",
    ".cfg",
    ".ini",
    ".c",
    "",
)
TEXTS += (".ts", ".svelte", ".css", ".js", ".mjs")
OURS_ONLY = {"built.json"}  # written by the build, never tracked
BUILT = ROOT / "src" / "hiddenhand" / "server" / "docs"  # the same

# Split so that this file does not match itself.
PATTERNS = {
    "a path of somebody's machine": re.compile(
        r"(?<![\w.$}])/(?:"
        + "|".join(["ro" + "ot", "wo" + "rk", "ho" + "me", "Us" + "ers"])
        + r")/"
    ),
    "a scratch path": re.compile(r"(?<![\w.$}])/t" + r"mp/\w"),
    "a package registry": re.compile(
        "|".join(["index" + "-url", "find" + "-links", "file:/" + "//", "pypi" + r"\.org/simple"])
    ),
    "unfinished business": re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"),
}


def texts() -> list[Path]:
    found = [file for file in ROOT.iterdir() if file.is_file() and file.suffix in TEXTS]
    for room in ROOMS:
        found += [file for file in (ROOT / room).rglob("*") if file.suffix in TEXTS]
    return sorted(
        file
        for file in found
        if file.is_file()
        and file.name not in OURS_ONLY
        and not file.is_relative_to(BUILT)
        and not {"static", "offline", "engine", "node_modules", ".git"} & set(file.parts)
        and "egg-info" not in str(file)
    )


@pytest.mark.parametrize("what", PATTERNS)
def test_texts_are_about_the_project_only(what: str) -> None:
    assert len(texts()) > 50
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in texts()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if PATTERNS[what].search(line)
    ]
    assert not found


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a path of somebody's machine", "see /ho" + "me/ola/hand"),
        ("a scratch path", "kept in /t" + "mp/games"),
        ("a package registry", "pip install --extra-index" + "-url x"),
        ("unfinished business", "# TO" + "DO: later"),
    ],
)
def test_a_bad_line_would_be_found(what: str, line: str) -> None:
    assert PATTERNS[what].search(line)


def test_readme_tells_the_truth() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, encoding="utf-8"
    )
    assert tried >= 5
    assert failed == 0


def test_links_between_our_pages_lead_somewhere() -> None:
    link = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert pages
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in pages
        for target in link.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken
