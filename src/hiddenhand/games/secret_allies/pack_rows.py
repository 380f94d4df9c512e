"""A validated pack: one small class per kind of row.

`grammar.load` makes these from YAML; `pack.Pack` turns them into integers for the engine. Resources
are always in the order gold, uranium, titanium.
"""

from collections.abc import Mapping
from dataclasses import dataclass

Tokens = tuple[int, int, int]  # gold, uranium, titanium

# The closed list of technology effects (SA-8.0.11 to SA-8.0.22), in the order of the rulebook.
EFFECTS = (
    "order_bonus",
    "attack_bonus",
    "defence_bonus",
    "diplomacy",
    "partisan_gold",
    "extra_subturn",
    "extra_moves",
    "defer_subturn",
    "peek_neutral",
    "peek_prestige",
    "gain_prestige",
    "trade",
)

RESOURCES = ("gold", "uranium", "titanium")
LENGTHS = ("short", "standard", "long")
RACE_DRAWS = ("random", "choose", "two_keep_one")


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """One kind of terrain."""

    id: str
    ground_enter: bool
    ground_cost: int  # movement points; 0 where closed
    ground_stop: bool
    ground_armour: int  # added to the armor of ground units here
    air_enter: bool
    air_cost: int
    range_limit: int  # range of every unit here; 0 = no limit


@dataclass(frozen=True, slots=True)
class UnitRow:
    """One kind of unit."""

    id: str
    class_id: str
    flying: bool
    cost: Tokens
    damage: tuple[int, ...]  # one number per hit, at most MAX_HITS
    ranges: tuple[int, ...]  # one per hit: a single printed range is repeated
    armour: int
    move: int
    tokens: int


@dataclass(frozen=True, slots=True)
class TechnologyRow:
    """One technology of a race."""

    id: str
    row: int
    cost: Tokens
    prestige: int
    requires: tuple[str, ...]  # technology ids of the same race
    flasks: int
    effects: tuple[tuple[str, int], ...]  # (kind from EFFECTS, value)
    unlocks: tuple[str, ...]  # unit ids of the same race


@dataclass(frozen=True, slots=True)
class RaceRow:
    """One race with its units and technologies."""

    id: str
    units: tuple[UnitRow, ...]
    technologies: tuple[TechnologyRow, ...]


@dataclass(frozen=True, slots=True)
class StateRow:
    """One state with its tile."""

    id: str
    large: bool
    income: Tokens
    prestige: int
    border: str
    cells: tuple[tuple[int, int, int], ...]  # (q, r, index into terrain)
    mines: tuple[int, ...]  # indices into cells


@dataclass(frozen=True, slots=True)
class SetupRow:
    """The setup for a number of players and a length."""

    players: int
    length: str
    large: int  # states on the map
    small: int
    large_allies: int  # per player
    small_allies: int
    threshold: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The plain numbers of the pack's `settings`."""

    start_prestige: int
    subturns: int
    moves_per_subturn: int
    income_turns: int
    reveal_multiplier: int
    partisan_multiplier: int
    capture_multiplier: int
    ally_cards_drawn: int
    ally_extra_cards_max: int
    extra_card_cost_large: int
    extra_card_cost_small: int
    trade_send_minus: int
    trade_receive_minus: int
    attacker_base: int
    owner_bonus: int
    neutral_defender: int
    other_defender_base: int
    waste_free: int
    waste_step: int
    random_after: int
    stall_turns: int
    victory_cap_percent: int
    min_armour: int
    min_shared_edges: int
    min_touched_tiles: int
    land_edge_required: bool
    pick_from_best: int
    turn_limits: tuple[int, int, int]  # by LENGTHS; 0 if the pack lacks that length


@dataclass(frozen=True, slots=True)
class PackRows:
    """A whole pack."""

    id: str
    version: int
    numbers: Numbers
    defaults: Mapping[str, str]  # race_draw, map_mode, ally_deck, prestige_log
    setups: tuple[SetupRow, ...]
    terrain: tuple[TerrainRow, ...]
    basic_units: tuple[UnitRow, ...]
    races: tuple[RaceRow, ...]
    states: tuple[StateRow, ...]
