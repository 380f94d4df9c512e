"""Overlays: a small file that changes the shipped data of a game, for one process.

    game: hidden-leaders
    heroes.yaml:
      heroes:
        keen_koi: {faction: tribes}
      end_of_game:
        full: {4: 7}

Mappings are merged key by key; rows with an `id` are addressed by it. The game's loader then checks
the merged data like shipped data. An environment variable names the file, because data is read once
and all processes of a run must read the same.
"""

import hashlib
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from hiddenhand.core.errors import BadData

VARIABLE: Final = "HIDDENHAND_OVERLAY"


def mark(game: str) -> str:
    """The suffix for the rules version while `game` has an overlay; "" without one."""
    file = os.environ.get(VARIABLE, "")
    if not file or _read(file)["game"] != game:
        return ""
    return "+" + hashlib.sha256(Path(file).read_bytes()).hexdigest()[:12]


def laid_over(game: str, name: str, data: Any) -> Any:
    """`data`, the shipped file `name` of `game`, merged with the overlay if there is one."""
    file = os.environ.get(VARIABLE, "")
    if not file:
        return data
    overlay = _read(file)
    if overlay["game"] != game or name not in overlay:
        return data
    return _lay(data, overlay[name], f"{Path(file).name}: {name}")


@cache
def _read(file: str) -> dict[str, Any]:
    import yaml  # imported here because most processes use no overlay

    name = Path(file).name
    try:
        data = yaml.safe_load(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"cannot be read: {error}", place=name) from error
    except yaml.YAMLError as error:
        raise BadData(f"not YAML: {error}", place=name) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadData("an overlay is a mapping that names its game", place=name)
    data["game"] = data["game"].replace("-", "_")
    return data


def _lay(base: Any, over: Any, place: str) -> Any:
    if not isinstance(over, Mapping):
        return over
    if isinstance(base, Mapping):
        return {
            **base,
            **{key: _lay(base.get(key), part, f"{place}.{key}") for key, part in over.items()},
        }
    if _is_rows(base):
        known = {row["id"]: row for row in base}
        for key in over:
            if key not in known:
                raise BadData("there is no such row to change", place=f"{place}.{key}")
        return [
            _lay(row, over[row["id"]], f"{place}.{row['id']}") if row["id"] in over else row
            for row in base
        ]
    return dict(over)


def _is_rows(base: Any) -> bool:
    return (
        isinstance(base, list)
        and bool(base)
        and all(isinstance(row, Mapping) and "id" in row for row in base)
    )
