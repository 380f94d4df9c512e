"""Data sets of games between bots: observations, legal actions, actions taken, outcomes.

Shards are NumPy files with one row for each action of a seat.

    observation   the planes, as bytes
    mask          legal actions, eight to a byte (`numpy.unpackbits`)
    action        the action taken
    seat, game    whose action, and in which game of the run
    win, ranking  the final reward of that seat
    roles         the true secret side of every seat at that moment, counted from the one that
                  acts: targets for learning, which no observation contains

`manifest.json` contains the game, rules, settings, bots and seed, and a checksum of every shard.
The same run gives the same bytes.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hiddenhand.bots import arena
from hiddenhand.bots.loader import find_all
from hiddenhand.core import record as records
from hiddenhand.core.errors import BadData, BadSettings
from hiddenhand.core.planes import Canvas
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE
from hiddenhand.research import VERSION
from hiddenhand.research.deal import Deal, deal, look_at
from hiddenhand.research.inside.episode import SHARED, Episode
from hiddenhand.research.screen import Screen

FORMAT = "hiddenhand shards 1"
MANIFEST = "manifest.json"
Shard = dict[str, NDArray[Any]]


@dataclass(slots=True)
class _Rows:
    """Rows waiting to be written."""

    observation: list[NDArray[np.uint8]] = field(default_factory=list)
    mask: list[NDArray[np.uint8]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    win: list[float] = field(default_factory=list)
    ranking: list[float] = field(default_factory=list)
    roles: list[NDArray[np.uint8]] = field(default_factory=list)

    def take(self, count: int) -> Shard:
        """Remove the first `count` rows and return them as arrays."""
        kinds = {"action": "i2", "seat": "i1", "game": "i4", "win": "f4", "ranking": "f4"}
        found: Shard = {
            "observation": np.stack(self.observation[:count]),
            "mask": np.stack(self.mask[:count]),
            "roles": np.stack(self.roles[:count]),
            **{name: np.array(getattr(self, name)[:count], kind) for name, kind in kinds.items()},
        }
        for name in found:
            setattr(self, name, getattr(self, name)[count:])
        return found


class Reader:
    """Converts records to rows."""

    def __init__(self, made: Deal) -> None:
        self.deal = made
        self.ranked = deal(made.game.name, made.seats, made.settings, "ranking")
        planes = made.planes
        self.seen = planes.canvas(1)
        self.legal = Canvas(1, planes.actions, 64)
        self.seen_cells = look_at(self.seen.cells, np.uint8)
        self.legal_cells = look_at(self.legal.cells, np.uint8)
        self.screen = Screen(made)

    def read(self, record: Record, number: int, rows: _Rows) -> None:
        """Add the rows of one game."""
        state = self.deal.fresh.clone()
        episode = Episode(self.deal.planes, state)
        first = len(rows.seat)
        for seat, key in record.answers:
            option = state.option_number(seat, key)
            if seat != CHANCE:
                self._tell(episode, seat, option, number, rows)
            state.answer(seat, option)
        win, ranking = self.deal.rewards(state), self.ranked.rewards(state)
        rows.win += [win[seat] for seat in rows.seat[first:]]
        rows.ranking += [ranking[seat] for seat in rows.seat[first:]]

    def _tell(self, episode: Episode, seat: int, option: int, number: int, rows: _Rows) -> None:
        """Add one row for each action of the answer."""
        planes = self.deal.planes
        roles = self.screen.roles(episode, seat)
        while True:
            episode.list_legal()
            episode.draw(seat, self.seen, 0)
            episode.draw_mask(self.legal, 0)
            planes.list_actions(episode.state, seat, len(episode.said))
            action = int(planes.listed[option])
            rows.observation.append(self.seen_cells.copy())
            rows.mask.append(np.packbits(self.legal_cells))
            rows.action.append(action)
            rows.seat.append(seat)
            rows.game.append(number)
            rows.roles.append(roles)
            if episode.choose(action) != SHARED:
                return


def export(
    match: arena.Match, games: int, folder: str | Path, rows_per_shard: int = 8192
) -> dict[str, Any]:
    """Play games with the bots of the match and write the shards; returns the manifest.

    The folder must be empty or missing, else BadSettings. The manifest is written last, so a folder
    with a manifest is complete.
    """
    if games < 1:
        raise BadSettings(f"{games} games", place="games")
    if rows_per_shard < 1:
        raise BadSettings(f"{rows_per_shard} rows", place="rows")
    folder = Path(folder)
    made = deal(match.game, match.seats, match.settings)
    find_all(match.bots, match.seats)  # raises before anything is written
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSettings("this folder is not empty", place=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    shards: list[dict[str, Any]] = []
    for shard in _shards(made, match, games, rows_per_shard):
        file = folder / f"shard-{len(shards):05}.npz"
        np.savez_compressed(file, **shard)  # type: ignore[arg-type]  # the stubs mean allow_pickle
        shards.append({"file": file.name, "rows": len(shard["seat"]), "sha256": _sha(file)})
    manifest = {
        "format": FORMAT,
        "environment": f"{made.game.name}_{VERSION}",
        "rules": made.game.rules_version,
        "seats": made.seats,
        "settings": made.settings,
        "bots": match.bots,
        "seed": match.seed,
        "games": games,
        "rows": sum(shard["rows"] for shard in shards),
        "observation": int(made.planes.width),
        "actions": int(made.planes.actions),
        "roles": made.role_plane.count,
        "shards": shards,
    }
    text = json.dumps(manifest, indent=1) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    return manifest


def _shards(made: Deal, match: arena.Match, games: int, most: int) -> Iterator[Shard]:
    rows, reader = _Rows(), Reader(made)
    for number, outcome in enumerate(arena.play_games(match, range(games), keep_records=True)):
        reader.read(records.parse(outcome.record), number, rows)
        while len(rows.seat) >= most:
            yield rows.take(most)
    if rows.seat:
        yield rows.take(len(rows.seat))


def _sha(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def read_manifest(folder: str | Path) -> dict[str, Any]:
    """The manifest of a folder. Raises BadData if it is missing or not valid."""
    folder = Path(folder)
    try:
        found: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"the manifest cannot be read: {error}", place=str(folder)) from error
    if found.get("format") != FORMAT:
        raise BadData(f"these are not {FORMAT}", place=str(folder / MANIFEST))
    return found


def read(folder: str | Path) -> Iterator[Shard]:
    """Yield the shards of a folder with unpacked masks. Raises BadData for a damaged one."""
    folder = Path(folder)
    manifest = read_manifest(folder)
    for row in manifest["shards"]:
        file = folder / row["file"]
        if not file.is_file() or _sha(file) != row["sha256"]:
            raise BadData("this shard does not match the manifest", place=str(file))
        with np.load(file) as arrays:
            shard = dict(arrays)
        shard["mask"] = np.unpackbits(shard["mask"], axis=1)[:, : manifest["actions"]]
        yield shard
