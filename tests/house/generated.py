"""The files that are made from others and kept in the repository; `make generated` writes them."""

from pathlib import Path

from hiddenhand import games
from hiddenhand.testing.rules import tested_file, tested_text

TESTS = Path(__file__).parents[1]


def owed() -> dict[Path, str]:
    """Each generated file with the text it should hold."""
    found = [games.find(name) for name in games.names()]
    return {tested_file(game): tested_text(game, TESTS) for game in found}


if __name__ == "__main__":
    for file, text in owed().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(TESTS.parent)}")
