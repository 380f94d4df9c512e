"""Commands in our documentation exist as shown: names, options, make targets, modules."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from hiddenhand.cli.app import app
from hiddenhand.cli.speaking import OPTION
from tools.tree import ROOT

PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "experiments/*.md", "deploy/**/*.md")
    for page in ROOT.glob(pattern)
)
FENCED = re.compile(r"^```(?:\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
CODE = re.compile(r"^(?:>>>|\.\.\.) ", re.MULTILINE)
ANY = {"--help", OPTION}


def shown(page: str) -> Iterator[str]:
    """Lines of code blocks and inline code, without comments and Python sessions."""
    for block in FENCED.findall(page):
        if not CODE.search(block):
            for line in block.replace("\\\n", " ").splitlines():
                yield line.partition(" #")[0].strip()
    yield from (span.strip() for span in INLINE.findall(FENCED.sub("", page)))


def wrong_with(line: str) -> str:
    """What is wrong with a documented command; empty if nothing."""
    try:
        words = [word for word in shlex.split(line.replace("...", "")) if word]
    except ValueError:
        return ""
    while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):  # VARIABLE=value before the command
        words = words[1:]
    if len(words) < 2:
        return ""
    name, rest = words[0].rpartition("/")[2], words[1:]
    if name == "hiddenhand":
        return _wrong_command(rest)
    if name == "make":
        goals = {word for word in rest if re.fullmatch(r"[a-z-]+", word)}
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
        return "" if rest[0] not in goals else _none_of({rest[0]}, targets, "target")
    if name in ("python", "python3"):
        return _wrong_module(rest)
    return ""


def _wrong_command(words: list[str]) -> str:
    command: Any = typer.main.get_command(app)
    known = set(ANY)
    for number, word in enumerate(words):
        if re.fullmatch(r"--[a-z-]+(=.*)?|-[a-z]", word):
            known |= {name for one in command.params for name in one.opts}
            if word.partition("=")[0] not in known:
                return f"no option {word}"
        elif inner := getattr(command, "commands", {}):
            if words[number - 1] == OPTION and number:
                continue
            if word not in inner:
                return f"no command {word}"
            command = inner[word]
    return ""


def _wrong_module(words: list[str]) -> str:
    if words[0] == "-m" and len(words) > 1:
        place = words[1].replace(".", "/")
        if words[1] == "venv" or words[1].startswith("pip"):
            return ""
        roots = (ROOT, ROOT / "src")
        files = [root / f"{place}{end}" for root in roots for end in (".py", "/__main__.py")]
    elif words[0].endswith(".py"):
        files = [ROOT / words[0]]
    else:
        return ""
    file = next((one for one in files if one.is_file()), None)
    if file is None:
        return f"no module {words[:2]}"
    source = "".join(one.read_text(encoding="utf-8") for one in _with_imports(file))
    options = {word.partition("=")[0] for word in words if re.fullmatch(r"--[a-z-]+(=.*)?", word)}
    return _none_of(options, set(re.findall(r"--[a-z-]+", source)), "option")


def _with_imports(file: Path) -> list[Path]:
    """The module and those it imports from its folder, which may parse its options."""
    return [file, *(one for one in file.parent.glob("*.py") if one != file)]


def _none_of(words: set[str], known: set[str], kind: str) -> str:
    missing = sorted(words - known)
    return f"no {kind} {', '.join(missing)}" if missing else ""


def test_commands_on_our_pages_exist() -> None:
    found = [(page, line) for page in PAGES for line in shown(page.read_text(encoding="utf-8"))]
    commands = [line for _, line in found if re.match(r"(hiddenhand|make|python) ", line)]
    assert len(commands) > 80
    wrong = [
        f"{page.relative_to(ROOT)}: {line}: {why}"
        for page, line in found
        if (why := wrong_with(line))
    ]
    assert not wrong


@pytest.mark.parametrize(
    "line",
    [
        "hiddenhand dance",
        "hiddenhand lab dance",
        "hiddenhand simulate GAME --speed 9",
        "hiddenhand --lang cs plays GAME",
        "make dance",
        "python -m benchmarks.dance",
        "python benchmarks/matches.py --speed 9",
    ],
)
def test_a_stale_command_would_be_found(line: str) -> None:
    assert wrong_with(line)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    kept = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return {title.strip().replace(" ", "-") for title in kept}


def test_links_to_a_part_of_a_page_lead_there() -> None:
    link = re.compile(r"\]\(([^)#\s:]*\.md)?#([^)\s]+)\)")
    broken = [
        f"{page.relative_to(ROOT)}: {target}#{anchor}"
        for page in PAGES
        for target, anchor in link.findall(page.read_text(encoding="utf-8"))
        if anchor not in anchors(page.parent / target if target else page)
    ]
    assert not broken
