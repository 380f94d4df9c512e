"""The files that are made from others and kept in the repository; `make generated` writes them."""

import json
from pathlib import Path

from hiddenhand.testing.rules import tested_file, tested_text
from tests.house.tree import ROOT, shipped_games
from tests.house.typescript import wire_types


def owed() -> dict[Path, str]:
    """Each generated file with the text it should hold."""
    files = {tested_file(game): tested_text(game, ROOT / "tests") for game in shipped_games()}
    for game in shipped_games():
        if catalogue := game.catalogue():
            file = ROOT / "web" / "src" / "generated" / f"{game.name}.catalogue.json"
            files[file] = json.dumps(catalogue, indent=1) + "\n"
    files[ROOT / "web" / "src" / "lib" / "wire.d.ts"] = wire_types()
    return files


if __name__ == "__main__":
    for file, text in owed().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")
