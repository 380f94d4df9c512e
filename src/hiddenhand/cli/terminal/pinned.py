"""What this terminal added to a proven deal, and whether the server kept to its commitment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hiddenhand.core import record as records
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.table.proven import DealMismatch, check_pinned, verify

Message = tuple[str, dict[str, Fact]]  # a text key with its facts


@dataclass(frozen=True, slots=True)
class Pin:
    """The commitment that the server showed when we added our share to the deal."""

    commitment: str
    share: str = field(default_factory=lambda: os.urandom(32).hex())

    def is_broken(self, room: Mapping[str, Any]) -> bool:
        """True if the room shows another commitment now."""
        deal = room.get("deal")
        return deal is not None and deal["commitment"] != self.commitment

    def judge(self, text: str) -> Message:
        """What to tell the player about the deal of a finished game, from its record."""
        try:
            record = records.parse(text)
            check_pinned(record.proof, self.commitment, self.share)
            checker = verify(record)
        except DealMismatch as error:
            told = {"commitment": "changed", "missing": "changed", "added": "dropped"}
            return f"screen-deal-{told.get(str(error.facts.get('reason')), 'wrong')}", {}
        except HiddenHandError:
            return "screen-deal-wrong", {}
        if not checker.proven:
            return "screen-deal-unknown", {}
        return "screen-deal-proven", {"draws": len(checker.draws)}


def pin_of(room: Mapping[str, Any]) -> Pin | None:
    """A new pin for the deal that the room shows; None if it has none."""
    deal = room.get("deal")
    return None if deal is None else Pin(str(deal["commitment"]))
