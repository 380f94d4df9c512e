"""What a viewer of a table is sent: the snapshot, and one update for every answer.

Nothing but the game's own view, the events told to this viewer and the questions as this viewer
sees them goes into a message. A view is encoded field by field, once for all who look through the
same eyes; an update carries only the fields that read otherwise than before.
"""

from typing import Any

import orjson

from hiddenhand.core.seats import Seat
from hiddenhand.server.live.table import LiveTable

Shown = dict[str, int]  # what a viewer has: field of the view -> hash of its bytes


def snapshot(
    live: LiveTable,
    room: str,
    viewer: Seat,
    names: dict[Seat, str],
    bots: frozenset[Seat],
    first: int = 0,
) -> tuple[bytes, Shown]:
    """Everything, with the log from number `first` on; and what the viewer has from now on."""
    fields = _encode_view(live, viewer)
    message = {
        "type": "snapshot",
        **_moment(live, room, viewer, bots),
        "names": names,
        "view": {name: orjson.Fragment(text) for name, text in fields.items()},
        "log": live.told(viewer, first),
        "first": first,
    }
    return _dump(message), {name: hash(text) for name, text in fields.items()}


def update(
    live: LiveTable,
    room: str,
    viewer: Seat,
    bots: frozenset[Seat],
    shown: Shown,
    *,
    seat: Seat,
    taken_back: bool = False,
) -> bytes:
    """The newest number; `shown` is brought up to date."""
    changed: dict[str, orjson.Fragment] = {}
    for name, text in _encode_view(live, viewer).items():
        fingerprint = hash(text)
        if shown.get(name) != fingerprint:
            shown[name] = fingerprint
            changed[name] = orjson.Fragment(text)
    message = {
        "type": "update",
        **_moment(live, room, viewer, bots),
        "seat": seat,
        "taken_back": taken_back,
        "events": live.told(viewer, live.seq)[0],
        "changed": changed,
    }
    return _dump(message)


def questions(live: LiveTable, viewer: Seat, bots: frozenset[Seat]) -> list[dict[str, Any]]:
    asked = []
    for seat in live.owing():
        ask, rule = live.table.state.question(seat)
        question: dict[str, Any] = {
            "seat": seat,
            "ask": ask,
            "rule": rule,
            "asked": live.pace.asked[seat],
            "options": live.table.state.option_keys(seat) if seat == viewer else None,
            "deadline": None if seat in bots else live.pace.deadline(seat, live.clock),
        }
        asked.append(question)
    return asked


def _moment(live: LiveTable, room: str, viewer: Seat, bots: frozenset[Seat]) -> dict[str, Any]:
    result = live.table.result
    return {
        "room": room,
        "game_id": live.game_id,
        "viewer": viewer,
        "seq": live.seq,
        "questions": questions(live, viewer, bots),
        "may_take_back": live.may_take_back(viewer),
        "may_resign": live.may_resign(viewer),
        "banks": live.pace.banks,
        "result": None if result is None else result.as_dict(),
    }


def _encode_view(live: LiveTable, viewer: Seat) -> dict[str, bytes]:
    view = live.table.view(viewer).as_dict()
    return {name: _dump(value) for name, value in view.items()}


def _dump(value: object) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)
