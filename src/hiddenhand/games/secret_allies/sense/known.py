"""The state as a seat knows it, built from its view and its decision.

What the seat cannot see stays blank: other players' prestige and hidden cards. The heuristics read
nothing else, so they judge this state as they would judge the real one; `tests/bots` checks that.
"""

from librt.vecs import vec
from mypy_extensions import i16

from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import BadState
from hiddenhand.games.secret_allies import codes
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.names import Names, names_on
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, SetupRow
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE, stage_asking
from hiddenhand.games.secret_allies.view import PHASES, SecretAlliesView


def known(view: SecretAlliesView, decision: Decision) -> SecretAllies:
    """What the asked seat knows, with `options` numbered as in the engine.

    Raises BadState if the view is not that of the asked seat.
    """
    if view.own is None or view.viewer != decision.seat:
        raise BadState("a seat judges its own decisions by its own view", place=decision.ask)
    names = names_on(view.pack, _placed(view))
    s = SecretAllies(names.pack, len(view.players), LENGTHS.index(view.length))
    s.stage = stage_asking(decision.ask)
    stage = COURSE[s.stage]
    s.current = view.viewer
    s.turn, s.turn_limit, s.threshold = view.turn, view.turn_limit, view.threshold
    s.order = _row(view.order)
    if view.states:
        s.board = names.board
        _read_states(s, view, names)
        _read_units(s, view, names)
    _read_players(s, view, names)
    s.prestige[view.viewer] = i16(view.own["prestige"])
    _read_battle(s, view, names)
    _read_auction(s, view)
    _read_purchase(s, view, names)
    s.set_options([stage.read(names, key) for key in decision.options])
    return s


# -- the parts of a view -----------------------------------------------------------------------


def _placed(view: SecretAlliesView) -> tuple[int, ...]:
    lands = load(view.pack).land_ids
    found: list[int] = []
    if view.tiles_left == 0 and view.tile is None:
        for tile in view.tiles:
            q, r = tile["hex"].split(".")
            found += [lands.index(tile["state"]), tile["turn"], int(q), int(r)]
    return tuple(found)


def _read_states(s: SecretAllies, view: SecretAlliesView, names: Names) -> None:
    rows = view.states
    allies = [row["shown_by"] if row["revealed_by"] is None else row["revealed_by"] for row in rows]
    for land in view.own["allies"] if view.own is not None else []:
        allies[names.slot[land]] = view.viewer
    owners = [owner for row in rows for owner in row["mines"].values()]
    s.partisan = _row([int(row["partisan_token"]) for row in rows])
    s.holder = _row([_seat(row["holder"]) for row in rows])
    s.die = _row([_seat(row["die"]) for row in rows])
    s.swords = _row([int(row["swords"]) for row in rows])
    s.revealed_by = _row([_seat(row["revealed_by"]) for row in rows])
    s.shown = _row([int(row["shown_by"] is not None) for row in rows])
    s.ally_of = _row([_seat(ally) for ally in allies])
    s.treasury = _row([tokens for row in rows for tokens in row["treasury"]])
    s.arrived = _row([tokens for row in rows for tokens in row["arrived"]])
    s.mine_owner = _row([_seat(owner) for owner in owners])


def _read_units(s: SecretAllies, view: SecretAlliesView, names: Names) -> None:
    cells, seats = int(s.board.cells), len(view.players)
    unit, side, marks, damage = [0] * cells, [0] * cells, [0] * cells, [0] * (cells * seats)
    for row in view.units:
        cell = names.cell[row["hex"]]
        kind, owner = names.kind[row["unit"]], row["seat"]
        unit[cell], side[cell] = kind + 1, owner
        marks[cell] = int(codes.MOVED) if row["moved"] else 0
        marks[cell] |= int(codes.WRECK) if row["wreck"] else 0
        marks[cell] |= int(codes.PARTISAN) if row["partisan"] else 0
        damage[cell * seats : (cell + 1) * seats] = row["damage"]
        used = owner * int(names.pack.kinds) + kind
        s.on_map[used] = i16(int(s.on_map[used]) + 1)
        if not row["wreck"]:
            s.army[owner] = i16(int(s.army[owner]) + 1)
    s.unit, s.side, s.marks, s.damage = _row(unit), _row(side), _row(marks), _row(damage)


def _read_players(s: SecretAllies, view: SecretAlliesView, names: Names) -> None:
    for seat, row in enumerate(view.players):
        s.out[seat] = i16(0 if row["in_game"] else 1)
        s.track[seat], s.income_track[seat] = i16(row["track"]), i16(row["income_track"])
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


def _read_battle(s: SecretAllies, view: SecretAlliesView, names: Names) -> None:
    battle = view.battle
    if battle is None:
        return
    s.round = battle["round"]
    s.active = _seat(battle["active"])
    s.in_hand = battle["subturns_in_hand"]
    s.moves_left = battle["moves_left"]
    s.attacked = bool(battle["state_attacked"])
    s.position = view.order.index(int(s.active)) if s.active in view.order else 0
    s.mover = _cell(names, battle["moving"])
    s.points = battle["points"]
    s.hit = battle["hit"]
    for k, target in enumerate(battle["targets"]):
        s.targets[k] = i16(_cell(names, target))
    s.paused = _cell(names, battle["paused"])
    s.aloft = _cell(names, battle["aloft"])
    s.attacker = _seat(battle["attacker"])
    under = battle["under_attack"]
    s.attack_slot = -1 if under is None else names.slot[under]
    s.claimed_by = _seat(battle["claimed_by"])
    s.slots_of = _row(battle["subturns"])
    s.funds = _row(battle["funds"])
    if view.asked == "ask-partisan":
        s.mode = codes.AT_ONCE


def _read_auction(s: SecretAllies, view: SecretAlliesView) -> None:
    if view.auction is None:
        return
    if view.auction["aim"] == "partisans":
        s.aim = codes.PARTISANS
    else:
        s.aim = codes.ORDER if view.turn > 0 else codes.TURN_ZERO
    s.runoff = view.auction["run_off"]
    for seat, modifier in view.auction["modifiers"].items():
        s.bidding[int(seat)] = i16(1)
        s.modifier[int(seat)] = i16(modifier)


def _read_purchase(s: SecretAllies, view: SecretAlliesView, names: Names) -> None:
    purchase = view.purchase
    if purchase is None:
        return
    s.purpose = PHASES.index(view.phase) if view.turn > 0 else 0
    state, unit, tech = purchase["state"], purchase["unit"], purchase["technology"]
    s.shop = -1 if state is None else names.slot[state]
    s.ware = -1 if unit is None else names.kind[unit]
    s.ware_tech = -1 if tech is None else names.tech[tech]
    sending = purchase["sending"]
    s.send_from = -1 if sending is None else names.slot[sending]
    s.send_kind = _seat(purchase["resource"])


# -- small readers -----------------------------------------------------------------------------


def _row(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def _seat(value: int | None) -> int:
    return -1 if value is None else value


def _cell(names: Names, value: str | None) -> int:
    return -1 if value is None else names.cell[value]


def setup_of(view: SecretAlliesView) -> SetupRow:
    """The setup row this table uses."""
    rows = load(view.pack).rows
    index = int(load(view.pack).setups[len(view.players) * 3 + LENGTHS.index(view.length)])
    return rows.setups[index]
