"""The messages a viewer of a table is sent: a snapshot, then one update per answer.

A message contains only the game's view for this viewer, the events this viewer was told, and the
questions as this viewer sees them. A view is encoded field by field, once for all clients with the
same viewpoint; an update contains only the fields that changed.
"""

from collections.abc import Iterable
from typing import Any

import orjson

from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import NOBODY, Seat
from hiddenhand.server.live.snapshots import Shown
from hiddenhand.server.live.table import LiveTable


class MomentEncoder:
    """Encodes the messages about one state of a table. A field that is the same object in several
    views is encoded once."""

    def __init__(
        self, live: LiveTable, room: str, bots: frozenset[Seat], viewers: Iterable[Seat]
    ) -> None:
        self.live = live
        self.room = room
        self.bots = bots
        views = live.table.game.project_each(live.table.state, viewers)
        # kept alive because `_encoded` uses their ids
        self._views = {viewer: view.as_dict() for viewer, view in views.items()}
        self._encoded: dict[int, bytes] = {}  # id of a field's value -> its bytes

    def snapshot(self, viewer: Seat, names: dict[Seat, str], first: int) -> tuple[bytes, Shown]:
        """The full state with the log from number `first` on, and what the viewer has now been
        sent."""
        fields = self._fields(viewer)
        message = {
            "type": "snapshot",
            **self._moment(viewer),
            "names": names,
            "view": {name: orjson.Fragment(text) for name, text in fields.items()},
            "log": self.live.told(viewer, first),
            "first": first,
        }
        return _dump(message), {name: hash(text) for name, text in fields.items()}

    def update(self, viewer: Seat, shown: Shown, seat: Seat, *, taken_back: bool = False) -> bytes:
        """The newest change as a message; updates `shown`."""
        changed: dict[str, orjson.Fragment] = {}
        for name, text in self._fields(viewer).items():
            fingerprint = hash(text)
            if shown.get(name) != fingerprint:
                shown[name] = fingerprint
                changed[name] = orjson.Fragment(text)
        message = {
            "type": "update",
            **self._moment(viewer),
            "seat": NOBODY if self.live.newest_is_sealed and viewer != seat else seat,
            "taken_back": taken_back,
            "events": self.live.told(viewer, self.live.seq)[0],
            "changed": changed,
            "retold": self.live.retold(viewer),
        }
        return _dump(message)

    def _fields(self, viewer: Seat) -> dict[str, bytes]:
        return {name: self._encode(value) for name, value in self._views[viewer].items()}

    def _encode(self, value: object) -> bytes:
        if not isinstance(value, list | dict):  # small, or never shared between views
            return _dump(value)
        text = self._encoded.get(id(value))
        if text is None:
            text = self._encoded[id(value)] = _dump(value)
        return text

    def _moment(self, viewer: Seat) -> dict[str, Any]:
        live = self.live
        result = live.table.result if live.is_over else None
        return {
            "room": self.room,
            "game_id": live.game_id,
            "viewer": viewer,
            "seq": live.seq,
            "questions": [self._question(asked, viewer) for asked in live.asks_of(viewer)],
            "may_take_back": live.may_take_back(viewer),
            "may_resign": live.may_resign(viewer),
            "banks": live.pace.banks,
            "result": None if result is None else result.as_dict(),
        }

    def _question(self, decision: Decision, viewer: Seat) -> dict[str, Any]:
        live, seat = self.live, decision.seat
        masked = seat != viewer and live.hides_arrival
        timed = not masked and seat not in self.bots
        return {
            "seat": seat,
            "ask": decision.ask,
            "rule": decision.rule,
            "asked": 0 if masked else live.pace.asked[seat],
            "options": decision.options if seat == viewer else None,
            "deadline": live.pace.deadline(seat, live.clock) if timed else None,
        }


def _dump(value: object) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)
