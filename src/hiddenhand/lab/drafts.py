"""What has been played of a part that is not finished.

A run that is stopped writes its drafts beside the finished parts, as `TABLE-000012.draft.parquet`;
the next run goes on from there, and reports count their games.
"""

from hiddenhand.lab import installed as installed  # first: it names a missing extra

# isort: split

import io
import os
from dataclasses import dataclass, field
from pathlib import Path

import polars as pl

from hiddenhand.lab.experiment import Experiment
from hiddenhand.lab.parts import DECISIONS, GAMES, Part
from hiddenhand.lab.playing import Piece, joined

SUFFIX = ".draft.parquet"


@dataclass(slots=True)
class Draft:
    """A part and the pieces of it that have been played, in order from its first game."""

    part: Part
    numbers: range  # all games of the part
    pieces: list[Piece] = field(default_factory=list)

    @property
    def rest(self) -> range:
        """The games that are still to be played."""
        return self.numbers[sum(piece.played for piece in self.pieces) :]

    @property
    def left(self) -> int:
        """How many these are."""
        return len(self.rest)

    def add(self, piece: Piece) -> None:
        """Add the games that follow."""
        self.pieces.append(piece)

    def files(self) -> dict[str, bytes]:
        """The rows of all pieces, a file for each kind."""
        kinds = self.pieces[0].files if self.pieces else {}
        return {kind: joined([piece.files[kind] for piece in self.pieces]) for kind in kinds}


def read_drafts(experiment: Experiment, folder: Path, part: Part) -> Draft:
    """The draft of a part that an earlier run left, or an empty one."""
    draft = Draft(part, experiment.numbers(part.number))
    kinds = (GAMES, DECISIONS) if experiment.decisions else (GAMES,)
    files = {kind: _file(experiment, folder, part, kind) for kind in kinds}
    if not files[GAMES].is_file():
        return draft
    contents = {kind: file.read_bytes() for kind, file in files.items()}
    try:
        played = len(pl.read_parquet(io.BytesIO(contents[GAMES]), columns=["number"]))
    except (pl.exceptions.PolarsError, OSError):
        return draft  # damaged: these games are played again
    draft.add(Piece(played, contents))
    return draft


def write_draft(experiment: Experiment, folder: Path, draft: Draft) -> None:
    """Write a draft; decisions first, because the games file says that there is one."""
    files = draft.files()
    for kind in (DECISIONS, GAMES):
        if kind in files:
            write(_file(experiment, folder, draft.part, kind), files[kind])


def drop_drafts(experiment: Experiment, folder: Path, part: Part) -> None:
    """Remove the draft of a part that is finished."""
    for kind in (GAMES, DECISIONS):
        _file(experiment, folder, part, kind).unlink(missing_ok=True)


def write(file: Path, content: bytes) -> None:
    """Write a file atomically, even if the machine stops."""
    new = file.with_suffix(".new")
    with new.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)


def _file(experiment: Experiment, folder: Path, part: Part, kind: str) -> Path:
    whole = part.file(folder, kind, experiment)
    return whole.with_name(whole.name.removesuffix(".parquet") + SUFFIX)
