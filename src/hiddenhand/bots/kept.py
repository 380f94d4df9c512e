"""Finished games of a ladder in a file, so that a run that was stopped can go on.

The first line says what is played, each other line has one game. A line that was not written to
its end, as when the power failed, is dropped.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hiddenhand.core.errors import BadSettings


class Kept:
    """The file of a ladder; without a file, nothing is kept."""

    def __init__(self, file: Path | None, plan: Mapping[str, Any]) -> None:
        self.file = file
        self.games: dict[int, dict[str, Any]] = {}
        if file is None:
            return
        head = json.dumps({"ladder": plan}, sort_keys=True)
        if file.exists() and file.stat().st_size:
            whole = file.read_text(encoding="utf-8").splitlines(keepends=True)
            lines = [line for line in whole if line.endswith("\n")]
            if not lines or lines[0].rstrip("\n") != head:
                raise BadSettings(
                    "this file has the games of another ladder", place=str(file), reason="ladder"
                )
            for line in lines[1:]:
                game = json.loads(line)
                self.games[game["game"]] = game
            file.write_text("".join(lines), encoding="utf-8")
        else:
            file.write_text(head + "\n", encoding="utf-8")

    def add(self, game: dict[str, Any]) -> None:
        """Keep one finished game."""
        self.games[game["game"]] = game
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(game) + "\n")
