"""Which rule paragraphs concern each state, unit, race and technology."""

from collections.abc import Mapping
from typing import Any

from hiddenhand.core.rulebook import Paragraph
from hiddenhand.text.reference import Table, joined


def cards(
    table: Table, catalogue: Mapping[str, Any], book: tuple[Paragraph, ...]
) -> dict[str, list[str]]:
    """For each piece, the paragraphs about what it is and does."""
    found: dict[str, list[str]] = {}
    for pack in catalogue.get("packs", {}).values():
        traits = table["traits"]
        for name, state in pack["states"].items():
            size = "large" if state["large"] else "small"
            found[name] = joined(traits["state"], traits[size])
        for name, unit in pack["basic_units"].items():
            found[name] = _unit(table, unit, "basic")
        for name, race in pack["races"].items():
            found[name] = traits["race"]
            found |= {key: _unit(table, unit, "advanced") for key, unit in race["units"].items()}
            found |= {key: _technology(table, row) for key, row in race["technologies"].items()}
    return found


def _unit(table: Table, unit: Mapping[str, Any], kind: str) -> list[str]:
    traits = table["traits"]
    return joined(
        traits["unit"],
        traits[kind],
        traits["flying" if unit["flying"] else "ground"],
        traits["split"] if len(unit["damage"]) > 1 else (),
    )


def _technology(table: Table, row: Mapping[str, Any]) -> list[str]:
    traits = table["traits"]
    needs = "requires" if row["requires"] else "flasks" if row["flasks"] else "first_row"
    return joined(
        *(table["effects"][effect] for effect, _ in row["effects"]),
        traits["technology"],
        traits[needs],
    )


def targets() -> dict[str, list[Table]]:
    """Empty: no piece of this game targets others."""
    return {}


def rulings() -> dict[str, int]:
    """Empty: this game's rulings are in its rulebook."""
    return {}
