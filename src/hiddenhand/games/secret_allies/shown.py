"""Types of the parts of a view; the types of the web app are generated from them."""

from typing import TypedDict

from hiddenhand.core.seats import Seat


class LookShown(TypedDict):
    """A look at a player's prestige, without the number."""

    at: Seat
    turn: int


class PlayerShown(TypedDict):
    """What everybody sees of a player."""

    seat: Seat
    in_game: bool
    race: str | None
    technologies: list[str]
    diplomacy: int
    track: int
    income_track: int
    unrevealed: int
    free_tokens: dict[str, int]
    subturns_deferred: int
    looks: list[LookShown]


class TileShown(TypedDict):
    """A tile placed while the map is built."""

    state: str
    turn: int  # in sixths
    hex: str
    hexes: list[str]


class StateShown(TypedDict):
    """A state on the map."""

    state: str
    large: bool
    worth: int
    income: list[int]
    hexes: list[str]
    terrain: list[str]
    mines: dict[str, Seat | None]  # hex -> owner
    partisan_token: bool
    holder: Seat | None
    die: int | None
    swords: bool
    revealed_by: Seat | None
    shown_by: Seat | None
    treasury: list[int]
    arrived: list[int]
    sent: int  # tokens sent away in this turn


class UnitShown(TypedDict):
    """A unit or wreck on the map."""

    hex: str
    seat: Seat
    unit: str
    armour: int  # on this hex
    terrain_marker: str | None
    moved: bool
    wreck: bool
    partisan: bool
    damage: list[int]  # by seat


class DecksShown(TypedDict):
    """Number of cards in each ally deck."""

    large: int
    small: int


class ChoosingShown(TypedDict):
    """The ally pick in progress."""

    seat: Seat
    size: str
    drawn: int
    bought: int


class ReasonShown(TypedDict):
    """A part of a modifier: attacker, owner, defender, worth (of the state) or technology."""

    why: str
    by: int


class AuctionShown(TypedDict):
    """The auction in progress."""

    aim: str
    run_off: int
    groups: list[list[Seat]]
    modifiers: dict[str, int]  # seat -> added to its bid; empty in a run-off
    reasons: dict[str, list[ReasonShown]]  # seat -> the parts of its modifier
    prize: list[int]  # tokens for partisans; empty in an order auction
    sealed: list[Seat]


class BattleShown(TypedDict):
    """The battle phase."""

    round: int
    active: Seat | None
    subturns: list[int]
    subturns_in_hand: int
    moves_left: int
    state_attacked: bool
    may_attack: bool  # whether a state with a token can be attacked
    moving: str | None
    points: int
    hit: int
    targets: list[str | None]
    paused: str | None
    aloft: str | None  # the occupied hex over which the paused unit flies (SA-R26)
    attacker: Seat | None
    under_attack: str | None
    claimed_by: Seat | None
    answered: list[Seat]
    funds: list[int]


class PurchaseShown(TypedDict):
    """The purchase or transfer in progress."""

    seat: Seat
    state: str | None
    unit: str | None
    technology: str | None
    sending: str | None
    resource: int | None


class DrawnShown(TypedDict):
    """An ally card drawn for a pick."""

    choice: int
    state: str


class PrestigeShown(TypedDict):
    """The prestige seen in a look."""

    seat: Seat
    turn: int
    prestige: int


class OwnShown(TypedDict):
    """What one seat knows and others do not."""

    seat: Seat
    prestige: int
    bid: int | None
    answer: str | None
    allies: list[str]
    cards_in_hand: list[str]
    cards_drawn: list[DrawnShown]
    races_in_hand: list[str]
    race_returned: str | None
    neutrals_seen: list[str]
    prestige_seen: list[PrestigeShown]
