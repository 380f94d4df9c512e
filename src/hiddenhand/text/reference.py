"""Which paragraphs of a rulebook speak of a question, a line of the log, a card or a place.

Beside each rulebook stands `reference.yaml`, written by hand. What follows from the cards
themselves is put together here: the paragraphs of a hero's verbs, and those that name the hero.
"""

import re
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import Paragraph, read_paragraphs

FILE = "reference.yaml"
EMPEROR = "emperor"
# Examples show many cards at once, and a list of who sees what names nearly all.
TOO_GENERAL = ("HL-18.", "HL-17.", "HL-19.")
SHORT_SETS = {"promo": "promo", EMPEROR: EMPEROR}

Table = dict[str, Any]


def reference(game: Game) -> Table | None:
    """The whole table of a game as plain data, or None where a game has none."""
    folder = resources.files(f"hiddenhand.games.{game.name}")
    file = folder / FILE
    if not file.is_file():
        return None
    table: Table = yaml.safe_load(file.read_text(encoding="utf-8"))
    book = read_paragraphs(game.rulebook(), game.paragraph_prefix)
    _check(table, {paragraph.id for paragraph in book}, game.name)
    rows = folder / "heroes.yaml"
    heroes = yaml.safe_load(rows.read_text(encoding="utf-8"))["heroes"] if rows.is_file() else []
    catalogue = game.catalogue()
    cards = {**_heroes(table, heroes, catalogue, book), **_pieces(table, catalogue)}
    return {
        "asks": table["asks"],
        "events": table["events"],
        "things": table["things"],
        "cards": cards,
        "targets": {row["id"]: targets for row in heroes if (targets := _targets(row))},
        "rulings": {row["id"]: len(row.get("rulings", ())) for row in heroes},
    }


def _check(table: Table, known: set[str], place: str) -> None:
    for part, rows in table.items():
        for name, paragraphs in rows.items():
            for paragraph in [paragraphs] if isinstance(paragraphs, str) else paragraphs:
                if paragraph not in known:
                    raise BadData(
                        f"{part}: {name} names {paragraph}, which the rulebook does not have",
                        place=f"{place}/{FILE}",
                    )


def _joined(*lists: Iterable[str]) -> list[str]:
    """All of them in this order, each once."""
    return list(dict.fromkeys(paragraph for each in lists for paragraph in each))


# -- Hidden Leaders: heroes and leaders ------------------------------------------------------


def _heroes(
    table: Table, rows: list[Table], catalogue: Mapping[str, Any], book: tuple[Paragraph, ...]
) -> dict[str, list[str]]:
    traits = table["traits"]
    found = {}
    for row in rows:
        hero = catalogue["heroes"][row["id"]]
        found[row["id"]] = _joined(
            _naming(row["name"], book),
            *(traits[name] for name in _traits(hero)),
            *(table["verbs"][part["do"]] for part in hero["does"]),
        )
    for leader in catalogue.get("leaders", ()):
        found[leader] = traits["leader"]
    return found


def _naming(name: str, book: tuple[Paragraph, ...]) -> list[str]:
    """Paragraphs that speak of this card in particular."""
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
    """Which cards each step of a hero may use, as its row says: to tell why another may not."""
    found = []
    for step in _steps(row.get("ability", ())):
        parts = [step[name] for name in ("a", "b") if name in step] or [step]
        for part in parts:
            if "zone" in part:
                words = {"do": step["do"], **part}
                found.append({word: words[word] for word in TARGET_WORDS if word in words})
    return found


def _steps(rows: Iterable[Table]) -> Iterable[Table]:
    """The steps of an ability with those inside a choice."""
    for step in rows:
        yield step
        for option in step.get("options", ()):
            yield from _steps(option if isinstance(option, list) else [option])


# -- Secret Allies: states, units, technologies ----------------------------------------------


def _pieces(table: Table, catalogue: Mapping[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for pack in catalogue.get("packs", {}).values():
        traits = table["traits"]
        for name, state in pack["states"].items():
            size = "large" if state["large"] else "small"
            found[name] = _joined(traits["state"], traits[size])
        for name, unit in pack["basic_units"].items():
            found[name] = _unit(table, unit, "basic")
        for name, race in pack["races"].items():
            found[name] = traits["race"]
            found |= {key: _unit(table, unit, "advanced") for key, unit in race["units"].items()}
            found |= {key: _technology(table, row) for key, row in race["technologies"].items()}
    return found


def _unit(table: Table, unit: Mapping[str, Any], kind: str) -> list[str]:
    traits = table["traits"]
    return _joined(
        traits["unit"],
        traits[kind],
        traits["flying" if unit["flying"] else "ground"],
        traits["split"] if len(unit["damage"]) > 1 else (),
    )


def _technology(table: Table, row: Mapping[str, Any]) -> list[str]:
    traits = table["traits"]
    needs = "requires" if row["requires"] else "flasks" if row["flasks"] else "first_row"
    return _joined(
        *(table["effects"][effect] for effect, _ in row["effects"]),
        traits["technology"],
        traits[needs],
    )
