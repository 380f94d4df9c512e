"""Writes the generated files that are kept in the repository: `make generated`."""

import json
import sys
from pathlib import Path
from typing import Any

from hiddenhand.bots.levels import LEVELS
from hiddenhand.research import VERSION, tables
from hiddenhand.testing.rules import tested_file, tested_text
from hiddenhand.text.reference import reference
from tools import hidden_leaders_fields, secret_allies_fields
from tools.tree import ROOT, shipped_games
from tools.typescript import view_types, wire_types


def owed() -> dict[Path, str]:
    """Each generated file with its expected content."""
    files = {tested_file(game): tested_text(game, ROOT / "tests") for game in shipped_games()}
    for game in shipped_games():
        if catalogue := game.catalogue():
            file = ROOT / "web" / "src" / "generated" / f"{game.name}.catalogue.json"
            files[file] = json.dumps(catalogue, indent=1) + "\n"
        if table := reference(game):
            file = ROOT / "web" / "src" / "generated" / f"{game.name}.reference.json"
            files[file] = compact(table)
        view = ROOT / "web" / "src" / "generated" / f"{game.name}.view.d.ts"
        files[view] = view_types(game)
        if game.has_planes:
            page = ROOT / "docs" / "planes" / f"{game.name}_{VERSION}.md"
            files[page] = tables.page_text(game.name)
    files[ROOT / "web" / "src" / "lib" / "wire.d.ts"] = wire_types()
    files[ROOT / "web" / "src" / "generated" / "levels.json"] = json.dumps(list(LEVELS)) + "\n"
    files |= hidden_leaders_fields.generated() | secret_allies_fields.generated()
    return {**files, **kept()}


def compact(table: dict[str, Any]) -> str:
    """JSON with one row per line, for readable diffs."""
    parts = []
    for part, rows in table.items():
        lines = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()]
        inside = "\n" + ",\n".join(lines) + "\n " if lines else ""
        parts.append(f" {json.dumps(part)}: {{{inside}}}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def kept() -> dict[Path, str]:
    """Files that must not change once written, because programs were trained on them."""
    return {
        tables.table_file(game.name): tables.table_text(game.name)
        for game in shipped_games()
        if game.has_planes
    }


def write(file: Path, text: str, once: bool) -> str:
    """Write the file; returns an error message if a file written once would change."""
    if once and file.exists() and file.read_text(encoding="utf-8") != text:
        return f"{file.name} may not change: raise the version of the rules or environment"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return ""


if __name__ == "__main__":
    refused = [write(file, text, file in kept()) for file, text in owed().items()]
    sys.exit("\n".join(filter(None, refused)))
