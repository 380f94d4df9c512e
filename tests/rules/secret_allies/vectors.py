"""The worked examples SA-X, parsed from the rulebook."""

import re
from functools import cache
from importlib import resources
from typing import Any

import yaml


@cache
def examples() -> dict[str, dict[str, Any]]:
    """Paragraph -> its test vector."""
    folder = resources.files("hiddenhand.games.secret_allies")
    book = (folder / "rulebook.md").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = {}
    for part in re.split(r"^### ", book, flags=re.MULTILINE):
        name = part.split(" ", 1)[0]
        block = re.search(r"```yaml\n(.*?)```", part, flags=re.DOTALL)
        if name.startswith("SA-X") and block:
            found[name] = yaml.safe_load(block.group(1))
    return found


def example(paragraph: str) -> dict[str, Any]:
    return examples()[paragraph]


def seats_of(players: list[str]) -> dict[str, int]:
    """Players A, B, C, D sit on seats 0, 1, 2, 3."""
    return {player: "ABCD".index(player) for player in players}
