"""The list of all fields of a Secret Allies state.

`fields.py` is generated from it (attributes, a fresh state, copies, setting a row whose name is
given); packing and the text of a position use it too, in its order. To add a field, add a line here
and run `make generated`.

A *slot* is a state on this map, a *cell* one of its hexes.
"""

from dataclasses import dataclass

from hiddenhand.games.secret_allies.options import REMEMBERED_AS, is_flag

FLAG, NUMBER, ROW = "flag", "number", "row"


@dataclass(frozen=True, slots=True)
class Field:
    """One field: a flag, a number, or a row of small numbers."""

    name: str
    kind: str
    about: str = ""  # a comment, where the name is not enough
    start: int = 0  # initial value of a number, or of every number in a row
    by: tuple[str, ...] = ()  # a row has a number per seat, slot, cell ...; (): its length varies
    of: tuple[str, ...] = ("number",)  # what the numbers mean in the text; cyclic, if several
    derived: bool = False  # can be computed from other fields: omitted from the text
    told_with: str = ""  # the text includes it wherever it includes that field


def flag(name: str, about: str = "") -> Field:
    """A field that is true or false."""
    return Field(name, FLAG, about, of=("flag",))


def number(name: str, about: str = "", start: int = 0, of: str = "number") -> Field:
    """A field with one number."""
    return Field(name, NUMBER, about, start, of=(of,))


def row(
    name: str, *by: str, about: str = "", start: int = 0, of: str = "number", derived: bool = False
) -> Field:
    """A row of fixed length: a number for each of `by`, or for each pair of two."""
    return Field(name, ROW, about, start, by, (of,), derived)


def growing(name: str, *of: str, about: str = "") -> Field:
    """A row of varying length; its entries mean `of`, cyclically if there are several."""
    return Field(name, ROW, about, of=of)


# The order is that of packed states: flags, numbers and rows, each in the order below.
SECTIONS: dict[str, tuple[Field, ...]] = {
    "settings": tuple(
        flag(field) if is_flag(setting) else number(field)
        for setting, field in REMEMBERED_AS.items()
    ),
    "course": (
        growing(
            "placed", "land", "number", "number", "number", about="land, turn, q, r of each tile"
        ),
        number("stage", of="stage"),
        number("turn"),
        number("current", "the asked seat, if only one is asked", of="seat"),
        growing("order", "seat", about="current order; includes players who left, who are skipped"),
        growing("seat_order", "seat", about="for map and races only (SA-R8)"),
        row("out", "seat", about="0: in the game; 1: first to leave, 2: second ..."),
        number("leavings"),
        flag("progress", "income, a change of holder or a reveal this turn"),
        number("quiet_turns"),
        number("ending", of="ending"),
        row("track", "seat"),
        row("income_track", "seat"),
        number("threshold"),
    ),
    "bank": (
        row("prestige", "seat"),
        row("turn_change", "seat", about="sum of public changes this turn"),
        row("turn_lowest", "seat", about="lowest value of that sum"),
        row("received", "seat", about="all prestige ever received"),
        row("most_at_start", "seat", about="public upper bound at the start of the turn"),
        number("prestige_issued", "by the bank"),
        number("prestige_returned"),
        row("tokens_issued", "resource"),
        row("tokens_returned", "resource"),
    ),
    "turn-zero": (
        growing("pile", "land", about="lands drawn and not yet placed, unordered"),
        number("tile", "land of the drawn tile", -1, "land"),
        row("race", "seat", start=-1, of="race"),
        row("returned_race", "seat", start=-1, of="race"),
        growing("race_hand", "race", about="races drawn to choose from"),
        number("pick", "index of the ally pick, over both sizes"),
        growing("pick_seat", "seat"),
        growing("pick_card", "slot", about="pick -> slot; -1: not made yet, or skipped"),
        growing("pick_hand", "slot", about="slots of the cards drawn to choose from"),
        number("pick_bought"),
        number("draws_due"),
        number("removals_due"),
        growing(
            "drawn_log", "seat", "number", "slot", about="seat, pick, slot of every drawn card"
        ),
    ),
    "states": (
        row("partisan", "slot", about="1: has its partisan token", start=1, of="flag"),
        row("holder", "slot", start=-1, of="seat"),
        row("die", "slot", about="-1: no die yet; 0 is X", start=-1),
        row("swords", "slot", of="flag"),
        row("revealed_by", "slot", start=-1, of="seat"),
        row("shown", "slot", of="flag"),
        row("ally_of", "slot", start=-1, of="seat"),
        row("card", "slot", of="card"),
        row("treasury", "slot", "resource"),
        row("arrived", "slot", "resource", about="transferred here this turn"),
        row("sent", "slot"),
        row("researched", "slot", about="1: a technology was bought here this phase", of="flag"),
        row("mine_owner", "mine", start=-1, of="seat"),
        row("seen_neutral", "seat", "slot", about="looked at by a technology", of="flag"),
    ),
    "units": (
        row("unit", "cell", about="kind + 1; 0 is an empty hex", of="unit"),
        Field("side", ROW, by=("cell",), of=("seat",), told_with="unit"),
        row("marks", "cell", of="marks"),
        row("damage", "cell", "seat", about="by attacking seat"),
        row("on_map", "seat", "kind", about="tokens used, wrecks included", derived=True),
        row("army", "seat", about="live units", derived=True),
    ),
    "technologies": (
        row("owned", "tech", of="flag"),
        row("tech_count", "seat", derived=True),
        row("bonus", "seat", "effect", derived=True),
        growing(
            "looks", "seat", "seat", "number", "number", about="viewer, player, turn, prestige"
        ),
    ),
    "auction": (
        number("aim", of="aim"),
        number("runoff", "0: main bids; else the number of the run-off"),
        row("bidding", "seat", about="1: takes part", of="flag"),
        row("bids", "seat", about="-1: not yet given", start=-1),
        row("modifier", "seat"),
        growing("standing", "seat", about="seats ranked so far, best first"),
        growing("block", "number", about="position -> start of its tied group"),
        growing("tries", "number", about="position -> run-offs of the group starting there"),
        number("auction_winner", "", -1, "seat"),
        row(
            "answers",
            "seat",
            about="-1 not asked, 0 pending, 1 pass, 2 show",
            start=-1,
            of="answer",
        ),
    ),
    "battle": (
        row("slots_of", "seat", about="subturns at the start of the phase"),
        row("put_off", "seat", about="subturns deferred to the next slot"),
        number("round"),
        number("position", "in the order; other phases use it too"),
        number("active", "whose subturn it is", -1, "seat"),
        number("in_hand", "subturns left in this slot, including the current one"),
        number("moves_left"),
        flag("attacked", "a state was attacked this subturn"),
        number("mode", of="mode"),
        number("mover", "", -1, "cell"),
        number("points"),
        flag("stirred", "the moving unit has left its hex"),
        flag("aiming", "the player gives every hit of the moving unit a target"),
        number("hit"),
        row("targets", "hit", start=-1, of="cell"),
        number("paused", "cell of the unit waiting for the partisans", -1, "cell"),
        number("aloft", "the occupied cell over which the paused unit flies", -1, "cell"),
        number("paused_points"),
        number("attack_slot", "", -1, "slot"),
        number("attacker", "", -1, "seat"),
        number("claimed_by", "whose state it is in the partisan auction", -1, "seat"),
        row("funds", "resource"),
    ),
    "purchases": (
        number("purpose", of="purpose"),
        number("shop", "slot", -1, "slot"),
        number("ware", "kind", -1, "kind"),
        number("ware_tech", "technology being paid for", -1, "tech"),
        flag("by_hand", "the buyer wants to choose the tokens"),
        number("send_from", "", -1, "slot"),
        number("send_kind", "", -1),
        number("peeks_due"),
        growing("peek_hand", "slot", about="slots seen in the current look"),
        number("looks_left"),
    ),
}

FIELDS: tuple[Field, ...] = tuple(field for fields in SECTIONS.values() for field in fields)
FLAGS = tuple(field.name for field in FIELDS if field.kind == FLAG)
NUMBERS = tuple(field.name for field in FIELDS if field.kind == NUMBER)
ROWS = tuple(field for field in FIELDS if field.kind == ROW)  # `placed`, the map, comes first
