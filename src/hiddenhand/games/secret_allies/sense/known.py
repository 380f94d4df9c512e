"""The state as a seat knows it, rebuilt from its view and its decision.

What the seat cannot see stays blank: no prestige of others, no cards but its own, shown and
revealed ones. The rules of thumb read nothing else, so they judge this sketch as they would judge
the real state; `tests/bots` keeps it so.
"""

from functools import lru_cache
from typing import cast

from mypy_extensions import i16

from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import BadState
from hiddenhand.games.secret_allies import stages
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.economy import RESOURCES
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.mapping import coded
from hiddenhand.games.secret_allies.market import DIGITS, KINDS
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, SetupRow
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense import sketch
from hiddenhand.games.secret_allies.sense.asked import stage_of
from hiddenhand.games.secret_allies.technology import TECHS
from hiddenhand.games.secret_allies.view import SecretAlliesView


class Places:
    """The finished map and the names on it: made once for a map, then looked up."""

    def __init__(self, pack: str, placed: tuple[int, ...]) -> None:
        self.pack = load(pack)
        self.board = Board(self.pack, sketch.row(list(placed)))
        self.cell = {self.board.name(c): c for c in range(int(self.board.cells))}
        lands = [self.pack.land_ids[int(self.board.land[k])] for k in range(int(self.board.slots))]
        self.slot = {land: k for k, land in enumerate(lands)}
        self.kind = {unit: k for k, unit in enumerate(self.pack.unit_ids)}
        self.tech = {tech: k for k, tech in enumerate(self.pack.tech_ids)}
        self.race = {race: k for k, race in enumerate(self.pack.race_ids)}


@lru_cache(maxsize=64)
def places(pack: str, placed: tuple[int, ...]) -> Places:
    return Places(pack, placed)


def known(view: SecretAlliesView, decision: Decision) -> SecretAllies:
    """What the seat that is asked knows; `options` as the engine would number them."""
    if view.own is None or view.viewer != decision.seat:
        raise BadState("a seat judges its own decisions by its own view", place=decision.ask)
    names = places(view.pack, _placed(view))
    s = SecretAllies(names.pack, len(view.players), LENGTHS.index(view.length))
    s.stage = stage_of(decision.ask)
    s.current = view.viewer
    s.turn, s.turn_limit, s.threshold = view.turn, view.turn_limit, view.threshold
    sketch.set_order(s, view.order)
    if s.stage not in (stages.PLACE_TILE, stages.TAKE_RACE, stages.KEEP_RACE):
        s.board = names.board
        _read_states(s, view, names)
        _read_units(s, view, names)
    _read_players(s, view, names)
    s.prestige[view.viewer] = _small(view.own["prestige"])
    _read_battle(s, view, names)
    _read_auction(s, view)
    _read_purchase(s, view, names)
    if s.stage < stages.FIRST_SEALED:
        sketch.set_options(s, [_code(names, key) for key in decision.options])
    return s


# -- the parts of a view -----------------------------------------------------------------------


def _placed(view: SecretAlliesView) -> tuple[int, ...]:
    lands = load(view.pack).land_ids
    found: list[int] = []
    if view.tiles_left == 0 and view.tile is None:
        for tile in view.tiles:
            q, r = tile["hex"].split(".")
            found += [lands.index(tile["state"]), _int(tile["turn"]), int(q), int(r)]
    return tuple(found)


def _read_states(s: SecretAllies, view: SecretAlliesView, names: Places) -> None:
    rows = view.states
    allies = [row["shown_by"] if row["revealed_by"] is None else row["revealed_by"] for row in rows]
    for land in view.own["allies"] if view.own is not None else []:
        allies[names.slot[land]] = view.viewer
    owners = [owner for row in rows for owner in row["mines"].values()]
    told = {
        "partisan": [int(bool(row["partisan_token"])) for row in rows],
        "holder": [_seat(row["holder"]) for row in rows],
        "die": [_seat(row["die"]) for row in rows],
        "swords": [int(bool(row["swords"])) for row in rows],
        "revealed_by": [_seat(row["revealed_by"]) for row in rows],
        "shown": [int(row["shown_by"] is not None) for row in rows],
        "ally_of": [_seat(ally) for ally in allies],
        "treasury": [tokens for row in rows for tokens in _list(row["treasury"])],
        "arrived": [tokens for row in rows for tokens in _list(row["arrived"])],
        "mine_owner": [_seat(owner) for owner in owners],
    }
    sketch.set_states(s, told)


def _read_units(s: SecretAllies, view: SecretAlliesView, names: Places) -> None:
    cells, seats = int(s.board.cells), len(view.players)
    unit, side, marks, damage = [0] * cells, [0] * cells, [0] * cells, [0] * (cells * seats)
    for row in view.units:
        cell = names.cell[row["hex"]]
        kind, owner = names.kind[row["unit"]], _int(row["seat"])
        unit[cell], side[cell] = kind + 1, owner
        marks[cell] = int(stages.MOVED) if row["moved"] else 0
        marks[cell] |= int(stages.WRECK) if row["wreck"] else 0
        marks[cell] |= int(stages.PARTISAN) if row["partisan"] else 0
        damage[cell * seats : (cell + 1) * seats] = _list(row["damage"])
        used = owner * int(names.pack.kinds) + kind
        s.on_map[used] = i16(int(s.on_map[used]) + 1)
        if not row["wreck"]:
            s.army[owner] = i16(int(s.army[owner]) + 1)
    sketch.set_units(s, unit, side, marks, damage)


def _read_players(s: SecretAllies, view: SecretAlliesView, names: Places) -> None:
    for seat, row in enumerate(view.players):
        s.out[seat] = i16(0 if row["in_game"] else 1)
        s.track[seat], s.income_track[seat] = _small(row["track"]), _small(row["income_track"])
        if row["race"] is not None:
            s.race[seat] = i16(names.race[row["race"]])
        techs = row["technologies"]
        s.tech_count[seat] = i16(len(techs))
        for tech in techs:
            number = names.tech[tech]
            s.owned[number] = i16(1)
            for effect in range(int(EFFECT_KINDS)):
                k = seat * int(EFFECT_KINDS) + effect
                gift = int(names.pack.grants[number * int(EFFECT_KINDS) + effect])
                s.bonus[k] = i16(int(s.bonus[k]) + gift)


def _read_battle(s: SecretAllies, view: SecretAlliesView, names: Places) -> None:
    battle = view.battle
    if battle is None:
        return
    s.round = _int(battle["round"])
    s.active = _seat(battle["active"])
    s.in_hand = _int(battle["subturns_in_hand"])
    s.moves_left = _int(battle["moves_left"])
    s.attacked = bool(battle["state_attacked"])
    s.position = view.order.index(int(s.active)) if s.active in view.order else 0
    s.mover = _cell(names, battle["moving"])
    s.points = _int(battle["points"])
    s.hit = _int(battle["hit"])
    for k, target in enumerate(battle["targets"]):
        s.targets[k] = i16(_cell(names, target))
    s.paused = _cell(names, battle["paused"])
    s.attacker = _seat(battle["attacker"])
    under = battle["under_attack"]
    s.attack_slot = -1 if under is None else names.slot[under]
    s.claimed_by = _seat(battle["claimed_by"])
    sketch.set_battle(s, _list(battle["subturns"]), _list(battle["funds"]))
    if view.asked == "ask-partisan":
        s.mode = stages.AT_ONCE


def _read_auction(s: SecretAllies, view: SecretAlliesView) -> None:
    if view.auction is None:
        return
    if view.auction["aim"] == "partisans":
        s.aim = stages.PARTISANS
    else:
        s.aim = stages.ORDER if view.turn > 0 else stages.TURN_ZERO
    s.runoff = _int(view.auction["run_off"])
    for seat, modifier in view.auction["modifiers"].items():
        s.bidding[int(seat)] = i16(1)
        s.modifier[int(seat)] = i16(modifier)


def _read_purchase(s: SecretAllies, view: SecretAlliesView, names: Places) -> None:
    purchase = view.purchase
    if purchase is None:
        return
    s.purpose = ("discovery", "battle", "economy").index(view.phase) if view.turn > 0 else 0
    state, unit, tech = purchase["state"], purchase["unit"], purchase["technology"]
    s.shop = -1 if state is None else names.slot[state]
    s.ware = -1 if unit is None else names.kind[unit]
    s.ware_tech = -1 if tech is None else names.tech[tech]
    sending = purchase["sending"]
    s.send_from = -1 if sending is None else names.slot[sending]
    s.send_kind = _seat(purchase["resource"])


# -- keys --------------------------------------------------------------------------------------


def _code(names: Places, key: str) -> int:
    """The engine's number for an option: the reverse of `words.key_of`."""
    verb, colon, rest = key.partition(":")
    if not colon:
        return 1 if key == "buy" else 0 if key == "enough" else int(stages.NONE)
    if verb in ("unit", "go", "hit", "put"):
        return names.cell[rest]
    if verb == "enter":
        return names.cell[rest] + int(stages.ENTER)
    if verb in ("keep", "reveal", "to"):
        return names.slot[rest]
    if verb == "buy":
        state, unit = rest.split(".")
        return names.slot[state] * int(KINDS) + names.kind[unit]
    if verb == "research":
        state, tech = rest.split(".")
        return names.slot[state] * int(TECHS) + names.tech[tech]
    if verb == "send":
        state, resource = rest.split(".")
        return names.slot[state] * int(RESOURCES) + RESOURCE_IDS.index(resource)
    if verb == "pay":
        gold, uranium, titanium = (int(n) for n in rest.split("."))
        return (gold * int(DIGITS) + uranium) * int(DIGITS) + titanium
    if verb == "place":
        turn, q, r = (int(n) for n in rest.split("."))
        return int(coded(turn, q, r))
    if verb == "race":
        return names.race[rest]
    return int(rest)  # defer, look, bid


# -- small readers -----------------------------------------------------------------------------


def _seat(value: object) -> int:
    return -1 if value is None else cast(int, value)


def _cell(names: Places, value: object) -> int:
    return -1 if value is None else names.cell[cast(str, value)]


def _int(value: object) -> int:
    return cast(int, value)


def _small(value: object) -> i16:
    return i16(cast(int, value))


def _list(value: object) -> list[int]:
    return cast(list[int], value)


def setup_of(view: SecretAlliesView) -> SetupRow:
    """The row of the pack that this table plays by."""
    rows = load(view.pack).rows
    index = int(load(view.pack).setups[len(view.players) * 3 + LENGTHS.index(view.length)])
    return rows.setups[index]
