"""The web app's unit tests, and that both renderers produce the same texts."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.core.record import parse
from hiddenhand.core.result import Result
from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.table.table import replay
from hiddenhand.text import library
from hiddenhand.text.words import Words
from tools.tree import ROOT

NAMES = {0: "Ola", 1: "Bo", 2: "Cleo", 3: "Dara", 4: "Emil", 5: "Fay"}
TONGUES = [*library.languages(), library.PSEUDO]
GAMES = {
    "hidden_leaders": ("*-6-seats", "*-3-seats"),
    "secret_allies": ("02-stall-tiny", "05-three-short-joint"),
}

ABOUT = {  # facts that questions may name
    "hidden_leaders": {"hero": "overworked_amazon"},
    "secret_allies": {
        "tile": "ambrel",
        "mover": "tank",
        "attacked": "ambrel",
        "ware": "drone",
        "shop": "dussek",
        "sending": "dussek",
        "resource": "gold",
    },
}


def told(game: str, language: str) -> dict[str, Any]:
    """All questions, options and events of the stored games, as Python renders them."""
    events: dict[str, Any] = {}
    options: set[str] = set()
    results: list[Result] = []
    settings: dict[str, str] = {}
    for name in GAMES[game]:
        text = min((ROOT / "tests/records" / game).glob(f"{name}.hh")).read_text(encoding="utf-8")
        record = parse(text)
        settings = record.settings
        table = replay(record)
        options |= {key for seat, key in record.answers if seat >= 0}
        for viewer in (0, SPECTATOR, OPEN):
            for event in table.feed(viewer):
                events[json.dumps(event, sort_keys=True)] = event
        if table.result is not None:
            results.append(table.result)
    words = Words(game, language, NAMES, settings)
    return {
        "game": game,
        "language": language,
        "names": NAMES,
        "settings": settings,
        "events": [[event, words.event(event)] for event in events.values()],
        "asks": [
            [key, view, words.ask(key, view)]
            for key in sorted(_asks(game))
            for view in ({}, {"about": ABOUT[game]})
        ],
        "options": [[key, words.option(key)] for key in sorted(options)],
        "results": [[result.as_dict(), words.result(result)] for result in results],
    }


def _asks(game: str) -> set[str]:
    shelf = library.shelf("en", game)
    return {
        message
        for resource in shelf
        for message, _, _ in library.sentences(resource)
        if message.startswith("ask-")
    }


@pytest.fixture(scope="module")
def sentences(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("words") / "sentences.json"
    rows = [told(game, language) for game in GAMES for language in TONGUES]
    assert sum(len(row["events"]) for row in rows) > 1500
    file.write_text(json.dumps(rows), encoding="utf-8")
    return file


def test_units_and_sentences(sentences: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "web/npm.py"), "--silent", "test"],
        env={**os.environ, "HIDDENHAND_SENTENCES": str(sentences), "CI": "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout, done.stdout
