"""For each hero: the paragraphs about it, the cards its steps may use, and its rulings."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import count
from typing import Any

import yaml

from hiddenhand.core.rulebook import Paragraph
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.text.reference import Table, joined
from hiddenhand.text.words import Words

EMPEROR = "emperor"
# Skipped: examples use many cards at once, and the list of who sees what names nearly all.
TOO_GENERAL = ("HL-18.", "HL-17.", "HL-19.")
SHORT_SETS = {"promo": "promo", EMPEROR: EMPEROR}


@cache
def heroes() -> list[Table]:
    """The rows of all heroes."""
    text = (GAME.folder / "heroes.yaml").read_text(encoding="utf-8")
    rows: list[Table] = yaml.safe_load(text)["heroes"]
    return rows


def targets() -> dict[str, list[Table]]:
    """The target cards of each hero's steps, for heroes that have any."""
    return {row["id"]: found for row in heroes() if (found := _targets(row))}


def rulings() -> dict[str, int]:
    """The number of rulings of each hero in the English texts."""
    words = Words(GAME.name)
    return {row["id"]: _rulings(words, row["id"]) for row in heroes()}


def _rulings(words: Words, hero: str) -> int:
    return next(n for n in count() if not words.has(f"ruling-{hero}-{n + 1}"))


def cards(
    table: Table, catalogue: Mapping[str, Any], book: tuple[Paragraph, ...]
) -> dict[str, list[str]]:
    """For each hero and leader: paragraphs that name it, then those on its traits and verbs."""
    traits = table["traits"]
    found = {}
    words = Words(GAME.name)
    for row in heroes():
        hero = catalogue["heroes"][row["id"]]
        found[row["id"]] = joined(
            _naming(words.name(row["id"]), book),
            *(traits[name] for name in _traits(hero)),
            *(table["verbs"][part["do"]] for part in hero["does"]),
        )
    for leader in catalogue.get("leaders", ()):
        found[leader] = traits["leader"]
    return found


def _naming(name: str, book: tuple[Paragraph, ...]) -> list[str]:
    """Paragraphs about this card in particular."""
    word = re.compile(rf"\b{re.escape(name)}\b")
    return [
        paragraph.id
        for paragraph in book
        if word.search(paragraph.text) and not paragraph.id.startswith(TOO_GENERAL)
    ]


def _traits(hero: Mapping[str, Any]) -> list[str]:
    found = [SHORT_SETS[hero["set"]]] if hero["set"] in SHORT_SETS else []
    if markers := hero["markers"]:
        found.append("markers")
        if len(markers["ways"]) > 1:
            found.append("choice")
        if any({"leading", "trailing"} & set(way) for way in markers["ways"]):
            found.append("leading")
        if markers["decider"] != "self":
            found.append("other_decides")
    if any(part["may"] for part in hero["does"]):
        found.append("may")
    if hero["advanced"]:
        found.append("advanced")
    return found


TARGET_WORDS = ("do", "zone", "of", "face", "faction", "not_faction")


def _targets(row: Table) -> list[Table]:
    """Which cards each step may use, so that the web app can explain why others may not be used."""
    found = []
    for step in _steps(row.get("ability", ())):
        parts = [step[name] for name in ("a", "b") if name in step] or [step]
        for part in parts:
            if "zone" in part:
                words = {"do": step["do"], **part}
                found.append({word: words[word] for word in TARGET_WORDS if word in words})
    return found


def _steps(rows: Iterable[Table]) -> Iterable[Table]:
    """All steps of an ability, including those within a choice."""
    for step in rows:
        yield step
        for option in step.get("options", ()):
            yield from _steps(option if isinstance(option, list) else [option])
