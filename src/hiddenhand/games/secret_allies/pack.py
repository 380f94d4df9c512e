"""A pack as the engine reads it: flat tables of integers.

A *kind* is the number of a unit (basic units first, then each race's), a *tech* that of a
technology over all races, a *land* that of a state in the pack. Ids are in `rows`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.pack_rows import EFFECTS, LENGTHS, PackRows, UnitRow
from hiddenhand.games.secret_allies.shapes import Shapes

MAX_HITS: Final[i64] = 4
EFFECT_KINDS: Final[i64] = 12

# Numbers of the effects, in the order of pack_rows.EFFECTS.
ORDER_BONUS: Final[i64] = 0
ATTACK_BONUS: Final[i64] = 1
DEFENCE_BONUS: Final[i64] = 2
DIPLOMACY: Final[i64] = 3
PARTISAN_GOLD: Final[i64] = 4
EXTRA_SUBTURN: Final[i64] = 5
EXTRA_MOVES: Final[i64] = 6
DEFER_SUBTURN: Final[i64] = 7
PEEK_NEUTRAL: Final[i64] = 8
PEEK_PRESTIGE: Final[i64] = 9
GAIN_PRESTIGE: Final[i64] = 10
TRADE: Final[i64] = 11


def _table(numbers: list[int]) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])


@final
class Pack:
    """Everything about a pack, constant during a game."""

    def __init__(self, rows: PackRows) -> None:
        self.rows = rows
        self.id: str = rows.id
        self._read_terrain(rows)
        self._read_units(rows)
        self._read_technologies(rows)
        self._read_lands(rows)
        self._read_numbers(rows)

    def _read_terrain(self, rows: PackRows) -> None:
        terrain = rows.terrain
        self.ground_cost = _table([t.ground_cost if t.ground_enter else 0 for t in terrain])
        self.ground_stop = _table([int(t.ground_stop) for t in terrain])
        self.ground_armour = _table([t.ground_armour for t in terrain])
        self.air_cost = _table([t.air_cost if t.air_enter else 0 for t in terrain])
        self.range_limit = _table([t.range_limit for t in terrain])

    def _read_units(self, rows: PackRows) -> None:
        units: list[UnitRow] = list(rows.basic_units)
        first: list[int] = []
        for race in rows.races:
            first.append(len(units))
            units += race.units
        first.append(len(units))
        self.units: list[UnitRow] = units
        self.unit_ids: list[str] = [unit.id for unit in units]
        self.kinds: i64 = len(units)
        self.basic_kinds: i64 = len(rows.basic_units)
        self.race_kind = _table(first)  # race -> its first kind; one more entry ends the last race
        self.flying = _table([int(unit.flying) for unit in units])
        self.armour = _table([unit.armour for unit in units])
        self.move = _table([unit.move for unit in units])
        self.tokens = _table([unit.tokens for unit in units])
        self.hits = _table([len(unit.damage) for unit in units])
        self.unit_cost = _table([amount for unit in units for amount in unit.cost])  # kind * 3
        damage: list[int] = []
        ranges: list[int] = []
        for unit in units:
            rest = [0] * (int(MAX_HITS) - len(unit.damage))
            damage += [*unit.damage, *rest]
            ranges += [*unit.ranges, *rest]
        self.damage = _table(damage)  # kind * MAX_HITS + hit
        self.ranges = _table(ranges)
        self.reach = _table([max(unit.ranges) for unit in units])

    def _read_technologies(self, rows: PackRows) -> None:
        techs = [tech for race in rows.races for tech in race.technologies]
        first = [0]
        for race in rows.races:
            first.append(first[-1] + len(race.technologies))
        self.technologies = techs
        self.tech_ids: list[str] = [tech.id for tech in techs]
        self.techs: i64 = len(techs)
        self.races: i64 = len(rows.races)
        self.race_ids: list[str] = [race.id for race in rows.races]
        self.race_tech = _table(first)  # race -> its first technology; one more entry ends the last
        self.tech_cost = _table([amount for tech in techs for amount in tech.cost])  # tech * 3
        self.tech_prestige = _table([tech.prestige for tech in techs])
        self.flasks = _table([tech.flasks for tech in techs])
        number = {tech.id: index for index, tech in enumerate(techs)}
        starts, arrows = [0], []
        for tech in techs:
            arrows += [number[needed] for needed in tech.requires]
            starts.append(len(arrows))
        self.arrow_start = _table(starts)  # tech -> its first arrow; one more entry ends the last
        self.arrows = _table(arrows)
        grants = [0] * (len(techs) * int(EFFECT_KINDS))  # tech * EFFECT_KINDS + effect -> value
        for index, tech in enumerate(techs):
            for kind, value in tech.effects:
                grants[index * int(EFFECT_KINDS) + EFFECTS.index(kind)] += value
        self.grants = _table(grants)
        # kind -> the technology that unlocks it, or -1 for basic units
        unlocked_by = [-1] * len(self.units)
        for race_number, race in enumerate(rows.races):
            base = int(self.race_kind[race_number])
            own = {unit.id: base + index for index, unit in enumerate(race.units)}
            for tech in race.technologies:
                for unit_id in tech.unlocks:
                    unlocked_by[own[unit_id]] = number[tech.id]
        self.unlocked_by = _table(unlocked_by)

    def _read_lands(self, rows: PackRows) -> None:
        lands = rows.states
        self.lands: i64 = len(lands)
        self.land_ids: list[str] = [land.id for land in lands]
        self.large = _table([int(land.large) for land in lands])
        self.worth = _table([land.prestige for land in lands])
        self.income = _table([amount for land in lands for amount in land.income])  # land * 3
        starts, cells, mine_starts, mines = [0], [], [0], []
        for land in lands:
            for q, r, terrain in land.cells:
                cells += [q, r, terrain]
            starts.append(starts[-1] + len(land.cells))
            mines += list(land.mines)
            mine_starts.append(len(mines))
        self.cell_start = _table(starts)  # land -> its first cell; one more entry ends the last
        self.cells = _table(cells)  # cell * 3: q, r, terrain on the unrotated tile
        self.mine_start = _table(mine_starts)
        self.mines = _table(mines)  # cell numbers within their own tile
        self.shapes = Shapes(
            [
                [
                    (q, r, rows.terrain[t].ground_enter, f"{t}{'*' if k in land.mines else ''}")
                    for k, (q, r, t) in enumerate(land.cells)
                ]
                for land in lands
            ]
        )

    def _read_numbers(self, rows: PackRows) -> None:
        n = rows.numbers
        self.start_prestige: i64 = n.start_prestige
        self.subturns: i64 = n.subturns
        self.moves_per_subturn: i64 = n.moves_per_subturn
        self.income_turns: i64 = n.income_turns
        self.reveal_multiplier: i64 = n.reveal_multiplier
        self.partisan_multiplier: i64 = n.partisan_multiplier
        self.capture_multiplier: i64 = n.capture_multiplier
        self.ally_cards_drawn: i64 = n.ally_cards_drawn
        self.ally_extra_cards_max: i64 = n.ally_extra_cards_max
        self.extra_card_cost_large: i64 = n.extra_card_cost_large
        self.extra_card_cost_small: i64 = n.extra_card_cost_small
        self.trade_send_minus: i64 = n.trade_send_minus
        self.trade_receive_minus: i64 = n.trade_receive_minus
        self.attacker_base: i64 = n.attacker_base
        self.owner_bonus: i64 = n.owner_bonus
        self.neutral_defender: i64 = n.neutral_defender
        self.other_defender_base: i64 = n.other_defender_base
        self.waste_free: i64 = n.waste_free
        self.waste_step: i64 = n.waste_step
        self.random_after: i64 = n.random_after
        self.stall_turns: i64 = n.stall_turns
        self.victory_cap_percent: i64 = n.victory_cap_percent
        self.min_armour: i64 = n.min_armour
        self.min_shared_edges: i64 = n.min_shared_edges
        self.min_touched_tiles: i64 = n.min_touched_tiles
        self.land_edge_required: i64 = int(n.land_edge_required)
        self.pick_from_best: i64 = n.pick_from_best
        self.turn_limits = _table(list(n.turn_limits))
        # players * 3 + length -> setup row, or -1 if the pack has none
        setups = [-1] * 15
        for index, setup in enumerate(rows.setups):
            setups[setup.players * 3 + LENGTHS.index(setup.length)] = index
        self.setups = _table(setups)
