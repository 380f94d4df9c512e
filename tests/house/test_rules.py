"""Rulebooks are parsed correctly, citations match pytest's collection, and false ones fail."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hiddenhand.games.night_market import GAME

from hiddenhand.core.errors import BadData
from hiddenhand.core.rulebook import looks_like_id, read_paragraphs
from hiddenhand.testing import rules
from hiddenhand.testing.rules import cited_in, coverage, rule
from tests.found import FOUND, citations
from tools.tree import PACKAGE, ROOT, shipped_games

BOOK = """# Rules

## HL-7 Playing

- **HL-7.1** One.
- **HL-7.2** Two, see HL-7.1:
  - (a) indented
  - (b) and more

| Table | of HL-7.2 |
|---|---|
| 1 | HL-7.9 is only named here |

Loose words that belong to nobody.

**SA-1.0.1** Another game's.

---

# Rulings

## Map

### HL-R1 Hex grid

**Q** What?
**R** As in HL-7.1.

| HL-7.8 | a row inside a titled paragraph is part of it |

### HL-X2 An example

## HL-20 Open points

| No. | Point |
|---|---|
| **HL-20.1** | Step 3 | Down to 3. |
| HL-D1 | Plain row |
**HL-V1** Seen.
"""


def test_all_shapes_of_paragraphs() -> None:
    book = {p.id: p for p in read_paragraphs(BOOK, "HL")}
    assert list(book) == ["HL-7.1", "HL-7.2", "HL-R1", "HL-X2", "HL-20.1", "HL-D1", "HL-V1"]
    assert book["HL-7.1"].text == "One."
    assert book["HL-7.1"].section == "HL-7 Playing"
    assert book["HL-7.2"].text.startswith("Two, see HL-7.1:\n  - (a)")
    assert "only named here" in book["HL-7.2"].text
    assert "Loose" not in book["HL-7.2"].text
    assert book["HL-R1"].text.startswith("Hex grid")
    assert "part of it" in book["HL-R1"].text
    assert book["HL-R1"].section == "Map"
    assert book["HL-20.1"].text == "Step 3 | Down to 3."
    assert book["HL-20.1"].section == "HL-20 Open points"
    assert [p.id for p in read_paragraphs(BOOK, "SA")] == ["SA-1.0.1"]


def test_a_number_used_twice_is_refused() -> None:
    with pytest.raises(BadData, match=r"line 2: HL-1\.1 is already in line 1"):
        read_paragraphs("- **HL-1.1** a\n- **HL-1.1** b\n", "HL")


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_every_number_at_the_start_of_a_line_is_read(game: str) -> None:
    """Compares with an independent, simpler parser."""
    text = (PACKAGE / "games" / game / "rulebook.md").read_text(encoding="utf-8")
    prefix = {"hidden_leaders": "HL", "secret_allies": "SA"}[game]
    starts = set()
    for line in text.splitlines():
        word = line.lstrip("-|# *").split("*")[0].split(" ")[0]
        if line[:1] in "-*|#" and looks_like_id(word) and word.startswith(prefix):
            starts.add(word)
    assert {p.id for p in read_paragraphs(text, prefix)} == starts
    assert len(starts) == {"hidden_leaders": 233, "secret_allies": 308}[game]


# -- the decorator -------------------------------------------------------------------------


def test_rule_is_kept_on_the_test() -> None:
    @rule("HL-1.1", "SA-R2", "why it matters")
    @rule("HL-1.2")
    def test_it() -> None: ...

    assert test_it.rules_cited == ("HL-1.1", "SA-R2", "HL-1.2")  # type: ignore[attr-defined]
    assert test_it.__doc__ == "why it matters"


def test_rule_without_a_paragraph_is_refused() -> None:
    with pytest.raises(ValueError, match="no paragraph"):
        rule("a sentence only")


# -- the collector -------------------------------------------------------------------------

COLLECTED = """
import pytest
from hiddenhand.testing import rule
import hiddenhand.testing as t

@rule("NM-1.2", "a note")
@rule("NM-1.3")
def test_plain(): pass

@t.rule("NM-1.4")
@pytest.mark.parametrize("x", [1, 2])
def test_by_attribute(x): pass

class TestGroup:
    @rule("NM-2.1")
    def test_method(self): pass
    class TestInner:
        @rule("NM-2.2")
        def test_deep(self): pass
    @rule("NM-2.3")
    def helper(self): pass

class TestBuilt:
    def __init__(self): pass
    @rule("NM-2.3")
    def test_never(self): pass

class Helper:
    @rule("NM-2.3")
    def test_never(self): pass

@rule("NM-2.3")
def helper(): pass

@rule("NM-2.3")
def test_twice(): pass

def test_twice(): pass

@rule("NM-2.4")
@pytest.mark.skip(reason="no")
def test_skipped(): pass

@pytest.mark.xfail
@rule("NM-2.4")
def test_expected_to_fail(): pass

@pytest.mark.skipif(True, reason="no")
class TestSkipped:
    @rule("NM-2.4")
    def test_it(self): pass

def test_outer():
    @rule("NM-2.3")
    def test_inner(): pass
"""


def suite(tmp_path: Path, text: str, name: str = "test_it.py") -> Path:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_only_what_runs_counts(tmp_path: Path) -> None:
    suite(tmp_path, COLLECTED)
    suite(tmp_path, '@rule("NM-2.5")\ndef test_it(): pass\n', "helpers.py")
    (tmp_path / "build").mkdir()
    suite(tmp_path / "build", '@rule("NM-2.5")\ndef test_it(): pass\n')
    found = {(c.paragraph, c.test) for c in cited_in(tmp_path)}
    assert found == {
        ("NM-1.2", "test_it.py::test_plain"),
        ("NM-1.3", "test_it.py::test_plain"),
        ("NM-1.4", "test_it.py::test_by_attribute"),
        ("NM-2.1", "test_it.py::TestGroup::test_method"),
        ("NM-2.2", "test_it.py::TestGroup::TestInner::test_deep"),
    }
    covered = coverage(GAME, tmp_path)
    assert covered.tested == ["NM-1.2", "NM-1.3", "NM-1.4", "NM-2.1", "NM-2.2"]
    assert covered.untested == ["NM-2.3", "NM-2.4", "NM-2.5", "NM-3.1", "NM-3.2", "NM-4.1"]
    assert covered.descriptive == ["NM-1.1"]
    assert json.loads(rules.tested_text(GAME, tmp_path)) == {"tested": covered.tested}


@pytest.mark.parametrize(
    ("cited", "message"),
    [
        ('"NM-9.9"', r"test_it.py::test_it: cites NM-9\.9: no such paragraph"),
        ('"NM-1.1"', r"cites NM-1\.1, which states no behavior"),
        ('f"NM-{1}.2"', "must be a plain string"),
        ("*EVERY", "must be a plain string"),
    ],
)
def test_false_citations_are_refused(tmp_path: Path, cited: str, message: str) -> None:
    suite(tmp_path, f"@rule({cited})\ndef test_it(): pass\n")
    with pytest.raises(BadData, match=message):
        coverage(GAME, tmp_path)


def test_broken_and_missing_tests_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such folder"):
        coverage(GAME, tmp_path / "nowhere")
    suite(tmp_path, "def test_(:\n")
    with pytest.raises(BadData, match=r"test_it.py:1: not Python"):
        coverage(GAME, tmp_path)


# -- this very suite -----------------------------------------------------------------------

PLUGIN = """
import json, pathlib
from tests.found import FOUND, citations

def pytest_collection_finish(session):
    told = sorted(citations(session.config.stash[FOUND]))
    pathlib.Path({out!r}).write_text(json.dumps(told))
"""


def test_citations_are_those_pytest_collects(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """The sources are parsed without running them, and pytest's collection must agree. A full
    run has collected everything already; otherwise a separate process collects."""
    read = {(c.paragraph, f"tests/{c.test}") for c in cited_in(ROOT / "tests")}
    assert len(read) > 10
    items = request.config.stash[FOUND]
    speaking = {f for f in (ROOT / "tests").rglob("test_*.py") if "@rule(" in f.read_text()}
    is_whole = speaking <= {item.path for item in items}
    assert read == (citations(items) if is_whole else _collected_elsewhere(tmp_path))


def _collected_elsewhere(tmp_path: Path) -> set[tuple[str, str]]:
    out = tmp_path / "collected.json"
    (tmp_path / "tell_rules.py").write_text(PLUGIN.format(out=str(out)), encoding="utf-8")
    command = ["-m", "pytest", "--collect-only", "-q", "-p", "tell_rules"]
    done = subprocess.run(
        [sys.executable, *command, "-p", "no:cacheprovider", "tests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}:{ROOT}"},
    )
    assert done.returncode == 0, done.stdout[-2000:]
    return {(paragraph, test) for paragraph, test in json.loads(out.read_text())}


def test_every_citation_names_a_paragraph_of_a_game() -> None:
    prefixes = Counter(c.paragraph.partition("-")[0] for c in cited_in(ROOT / "tests"))
    known = {game.paragraph_prefix for game in [GAME, *shipped_games()]}
    assert set(prefixes) <= known
    for game in [GAME, *shipped_games()]:
        coverage(game, ROOT / "tests")  # raises for false citations


def test_the_third_game_is_wholly_tested() -> None:
    assert coverage(GAME, ROOT / "tests").untested == []


# -- an installed copy ---------------------------------------------------------------------


def test_an_installed_copy_reads_the_file_it_came_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "checkout_tests", lambda: None)
    with pytest.raises(BadData, match=r"night_market: no tests folder here and no tested\.json"):
        coverage(GAME)
    (tmp_path / "tested.json").write_text('{"tested": ["NM-2.1", "NM-2.2"]}')
    monkeypatch.setattr("hiddenhand.testing.rules.resources.files", lambda package: tmp_path)
    covered = coverage(GAME)
    assert covered.tested == ["NM-2.1", "NM-2.2"]
    assert "NM-2.3" in covered.untested
    assert covered.source == "tested.json"


def test_only_a_checkout_has_tests_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rules.checkout_tests() == ROOT / "tests"
    monkeypatch.setattr("hiddenhand.__file__", str(ROOT / "site-packages/x/__init__.py"))
    assert rules.checkout_tests() is None
