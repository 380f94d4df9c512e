"""Which paragraphs of a rulebook concern a question, a line of the log, a card or a place.

Each rulebook has a hand-written `reference.yaml`; the game's `reference` module adds what follows
from the cards.
"""

from collections.abc import Iterable
from typing import Any

import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import read_paragraphs

FILE = "reference.yaml"
Table = dict[str, Any]


def reference(game: Game) -> Table | None:
    """The table of a game as plain data, or None if it has none. Raises BadData."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    table: Table = yaml.safe_load(file.read_text(encoding="utf-8"))
    book = read_paragraphs(game.rulebook(), game.paragraph_prefix)
    _check(table, {paragraph.id for paragraph in book}, game.name)
    part = game.part("reference")
    return {
        "asks": table["asks"],
        "events": table["events"],
        "things": table["things"],
        "cards": part.cards(table, game.catalogue(), book) if part else {},
        "targets": part.targets() if part else {},
        "rulings": part.rulings() if part else {},
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


def joined(*lists: Iterable[str]) -> list[str]:
    """All paragraphs in this order, without duplicates."""
    return list(dict.fromkeys(paragraph for each in lists for paragraph in each))
