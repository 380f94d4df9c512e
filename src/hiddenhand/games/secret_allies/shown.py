"""The parts of a view by name and type; the types of the web app are made from them."""

from typing import TypedDict

from hiddenhand.core.seats import Seat


class LookShown(TypedDict):
    at: Seat
    turn: int


class PlayerShown(TypedDict):
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
    state: str
    turn: int  # by sixths
    hex: str
    hexes: list[str]


class StateShown(TypedDict):
    state: str
    large: bool
    worth: int
    income: list[int]
    hexes: list[str]
    terrain: list[str]
    mines: dict[str, Seat | None]  # hex -> whose mine
    partisan_token: bool
    holder: Seat | None
    die: int | None
    swords: bool
    revealed_by: Seat | None
    shown_by: Seat | None
    treasury: list[int]
    arrived: list[int]


class UnitShown(TypedDict):
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
    large: int
    small: int


class ChoosingShown(TypedDict):
    seat: Seat
    size: str
    drawn: int
    bought: int


class AuctionShown(TypedDict):
    aim: str
    run_off: int
    groups: list[list[Seat]]
    modifiers: dict[str, int]  # seat -> what is added to its bid; nothing in a run-off
    sealed: list[Seat]


class BattleShown(TypedDict):
    round: int
    active: Seat | None
    subturns: list[int]
    subturns_in_hand: int
    moves_left: int
    state_attacked: bool
    may_attack: bool  # a state that has its token
    moving: str | None
    points: int
    hit: int
    targets: list[str | None]
    paused: str | None
    attacker: Seat | None
    under_attack: str | None
    claimed_by: Seat | None
    answered: list[Seat]
    funds: list[int]


class PurchaseShown(TypedDict):
    seat: Seat
    state: str | None
    unit: str | None
    technology: str | None
    sending: str | None
    resource: int | None


class DrawnShown(TypedDict):
    choice: int
    state: str


class PrestigeShown(TypedDict):
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
