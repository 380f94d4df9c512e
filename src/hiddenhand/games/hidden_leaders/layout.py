"""All fields of a game of Hidden Leaders: the one list from which copying and packing follow.

`tools/hidden_leaders_fields.py` generates `fields.py` (attributes and copies) from it, `packing.py`
reads it. Data per card or place is in the block of bytes instead (`Deck.lay_block`).
"""

from dataclasses import dataclass
from typing import Final

# How a number is packed, and the values that are accepted when unpacking.
BYTE: Final = "byte"
TWO: Final = "two"  # bytes, low byte first
SIGNED: Final = "signed"  # a byte, from -128 to 127
FLAG: Final = "flag"
SPACE: Final = "space"  # of the power track
SEAT: Final = "seat"
PHASE: Final = "phase"
FACTION: Final = "faction"
CARD: Final = "card"
NO_CARD: Final = "card or none"
STEP: Final = "step"  # of the program of the frame's card
# Copied, but packed separately or not at all.
COPIED: Final = "copied"
VECTOR: Final = "vector"


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name, how it is packed and its initial value."""

    name: str
    kind: str
    start: str = "0"  # initial value, as code
    note: str = ""

    @property
    def is_packed(self) -> bool:
        """True if the field is part of the packed bytes."""
        return self.kind not in (COPIED, VECTOR)


# Fields of a board, in the order of the packed bytes.
BOARD: Final = (
    Field("red", SPACE, "4", "HL-5.2"),
    Field("green", SPACE, "4"),
    Field("active", SEAT),
    Field("first", SEAT),
    Field("turn", TWO),
    Field("phase", PHASE, "DEAL_LEADERS"),
    Field("progress", BYTE, note="progress within the phase"),
    Field("ask", BYTE, "ASK_NOTHING"),
    Field("asked", SIGNED, "CHANCE", "the first seat that must answer"),
    Field("due", BYTE, note="seats that owe a sealed answer, as bits; 0 for other questions"),
    Field("harbor_watched", FLAG, "False", "a viewer knows some card of the harbor"),
    Field("rumoured", COPIED, note="zones named by any rumor, or more"),
    Field("legal_count", COPIED),
    Field("legal", VECTOR, "vec[i16]()", "the options of the question, the first legal_count"),
    Field("mem", VECTOR, "vec[u8]()", "the block"),
    Field("performed", VECTOR, "vec[i16]()", "loop guard (HL-11.5): copier, card, copier, card"),
)

# Fields of one ability in progress; in the packed bytes its held cards follow them.
ABILITY: Final = (
    Field("card", CARD, "NONE", "the card with this text"),
    Field("seat", SEAT, note='"you"'),
    Field("pc", STEP, note="number of the step"),
    Field("stage", BYTE, note="progress within the step"),
    Field("left", SIGNED, note="cards still to pick in the step"),
    Field("player", BYTE, "NONE", "picked by choose_player"),
    Field("faction", FACTION, note="named by choose_faction or guess_faction"),
    Field("turned", NO_CARD, "NONE", "the hero turned over"),
    Field("shown", NO_CARD, "NONE", "the card revealed"),
    Field("taken_from", BYTE, "NONE", "whose hero was taken"),
    Field("discarded", BYTE, note="cards discarded by the text so far"),
    Field("first_pick", TWO, note="places picked before the step can act"),
    Field("second_pick", TWO),
    Field("held_from", BYTE, "NONE", "the zone the held cards came from"),
    Field("held_count", COPIED),
    Field("held0", COPIED, "NONE"),
    Field("held1", COPIED, "NONE"),
    Field("held2", COPIED, "NONE"),
)
