"""What one viewer may see, built field by field (SA-V2, SA-V3, SA-V12).

Public information has fields of its own; `own` is what only the viewer knows. A new field of the
state stays hidden until a line here shows it. At the end of the game everything is shown to all
(SA-V14).
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.core.hexes import turned
from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.core.view import View
from hiddenhand.games.secret_allies import auction, codes
from hiddenhand.games.secret_allies.allies import pick_is_large
from hiddenhand.games.secret_allies.battle import may_attack
from hiddenhand.games.secret_allies.movement import armour_of
from hiddenhand.games.secret_allies.pack import DIPLOMACY
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, RESOURCES
from hiddenhand.games.secret_allies.reasons import prize_of, reasons_for
from hiddenhand.games.secret_allies.scoring import ENDINGS
from hiddenhand.games.secret_allies.shown import (
    AuctionShown,
    BattleShown,
    ChoosingShown,
    DecksShown,
    OwnShown,
    PlayerShown,
    PurchaseShown,
    StateShown,
    TileShown,
    UnitShown,
)
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState

PHASES = ("discovery", "battle", "economy")  # by number


@final
class SecretAlliesView(View):
    """What one viewer sees of a game."""

    def __init__(
        self,
        viewer: Seat,
        pack: str,
        turn: int,
        turn_limit: int,
        length: str,
        phase: str,
        asked: str,  # text key of the open question
        about: dict[str, str],  # public facts for the text of the question
        owing: list[int],  # seats that have not answered; for sealed answers all of them
        threshold: int,
        seat_order: list[int],
        order: list[int],
        players: list[PlayerShown],
        tiles_left: int,
        tile: str | None,  # drawn and not yet placed
        tiles: list[TileShown],
        states: list[StateShown],
        units: list[UnitShown],
        decks: DecksShown,
        choosing: ChoosingShown | None,  # who chooses an ally card, and the number drawn
        auction: AuctionShown | None,
        battle: BattleShown | None,
        purchase: PurchaseShown | None,
        own: OwnShown | None,  # what only this seat knows
        hidden: list[OwnShown] | None,  # every seat's `own`: for OPEN, and for everybody at the end
        neutral: list[str] | None,  # the neutral cards, shown likewise
        ending: str,
    ) -> None:
        self.viewer: Final = viewer
        self.pack: Final = pack
        self.turn: Final = turn
        self.turn_limit: Final = turn_limit
        self.length: Final = length
        self.phase: Final = phase
        self.asked: Final = asked
        self.about: Final = about
        self.owing: Final = owing
        self.threshold: Final = threshold
        self.seat_order: Final = seat_order
        self.order: Final = order
        self.players: Final = players
        self.tiles_left: Final = tiles_left
        self.tile: Final = tile
        self.tiles: Final = tiles
        self.states: Final = states
        self.units: Final = units
        self.decks: Final = decks
        self.choosing: Final = choosing
        self.auction: Final = auction
        self.battle: Final = battle
        self.purchase: Final = purchase
        self.own: Final = own
        self.hidden: Final = hidden
        self.neutral: Final = neutral
        self.ending: Final = ending

    def as_dict(self) -> dict[str, object]:
        return self.fields()


def project(s: BaseState, viewer: Seat) -> SecretAlliesView:
    """The view of one viewer: a seat, a spectator, or OPEN for everything."""
    over = s.stage == codes.OVER
    everything = over or viewer == OPEN
    a_seat = 0 <= viewer < s.seats
    return SecretAlliesView(
        viewer=viewer,
        pack=s.pack_data.id,
        turn=int(s.turn),
        turn_limit=int(s.turn_limit),
        length=LENGTHS[s.length],
        phase=phase(s),
        asked="" if over else s.question(s.actor())[0],
        about=_about(s),
        owing=s.actors(),
        threshold=int(s.threshold),
        seat_order=_row(s.seat_order),
        order=[seat for seat in _row(s.order) if s.is_in(seat)],
        players=[_player(s, seat) for seat in range(s.seats)],
        tiles_left=len(s.pile),
        tile=None if s.tile < 0 else s.pack_data.land_ids[s.tile],
        tiles=_tiles(s),
        states=[_state(s, slot) for slot in range(s.board.slots)],
        units=[_unit(s, cell) for cell in range(s.board.cells) if s.unit[cell] != 0],
        decks={"large": int(s.deck_size(True)), "small": int(s.deck_size(False))},
        choosing=_choosing(s),
        auction=_auction(s),
        battle=_battle(s),
        purchase=_purchase(s),
        own=_own(s, viewer) if a_seat else None,
        hidden=[_own(s, seat) for seat in range(s.seats)] if everything else None,
        neutral=_neutral(s) if everything else None,
        ending=ENDINGS[s.ending],
    )


def for_viewer(s: BaseState, public: SecretAlliesView, viewer: Seat) -> SecretAlliesView:
    """The same as `project(s, viewer)`, made from a spectator's view, which is faster."""
    everything = s.stage == codes.OVER or viewer == OPEN
    return public.replace(
        viewer=viewer,
        own=_own(s, viewer) if 0 <= viewer < s.seats else None,
        hidden=[_own(s, seat) for seat in range(s.seats)] if everything else None,
        neutral=_neutral(s) if everything else None,
    )


def phase(s: BaseState) -> str:
    """Name of the current phase of the turn."""
    if s.stage == codes.OVER:
        return "over"
    if s.turn == 0:
        return "turn-zero"
    return PHASES[COURSE[s.stage].phase_now(s)]


def _about(s: BaseState) -> dict[str, str]:
    """What the question is about: the unit that moves, the state under attack, the ware."""
    facts: dict[str, str | None] = {}
    if s.tile >= 0:
        facts["tile"] = s.pack_data.land_ids[s.tile]
    if phase(s) == "battle":
        if s.mover >= 0 and s.unit[s.mover] != 0:
            facts["mover"] = s.unit_id(int(s.unit[s.mover]) - 1)
        if s.attack_slot >= 0:
            facts["attacked"] = s.land_id(s.attack_slot)
    bought = _purchase(s)
    if bought is not None:
        ware = bought["unit"] or bought["technology"]
        facts |= {"ware": ware, "shop": bought["state"], "sending": bought["sending"]}
        if bought["resource"] is not None:
            facts["resource"] = RESOURCES[bought["resource"]]
    return {name: fact for name, fact in facts.items() if fact is not None}


def _shows(s: BaseState, what: int) -> bool:
    return COURSE[s.stage].shows & what != 0


def _row(row: vec[i16]) -> list[int]:
    return [int(number) for number in row]


def _three(row: vec[i16], slot: i64) -> list[int]:
    """What a row holds of the three resources of a state."""
    return [int(row[3 * slot + kind]) for kind in range(3)]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _player(s: BaseState, seat: int) -> PlayerShown:
    pack = s.pack_data
    race = int(s.race[seat])
    kinds = list(range(pack.basic_kinds))
    techs: list[str] = []
    if race >= 0:
        kinds += range(pack.race_kind[race], pack.race_kind[race + 1])
        first, end = int(pack.race_tech[race]), int(pack.race_tech[race + 1])
        techs = [pack.tech_ids[tech] for tech in range(first, end) if s.owned[tech] != 0]
    return {
        "seat": seat,
        "in_game": s.is_in(seat),
        "race": None if race < 0 else pack.race_ids[race],
        "technologies": techs,
        "diplomacy": int(s.has_bonus(seat, DIPLOMACY)),
        "track": int(s.track[seat]),
        "income_track": int(s.income_track[seat]),
        "unrevealed": int(s.unrevealed(seat)),
        "free_tokens": {
            pack.unit_ids[kind]: int(pack.tokens[kind] - s.on_map[seat * pack.kinds + kind])
            for kind in kinds
        },
        "subturns_deferred": int(s.put_off[seat]),
        "looks": [
            {"at": int(s.looks[k + 1]), "turn": int(s.looks[k + 2])}
            for k in range(0, len(s.looks), 4)
            if s.looks[k] == seat
        ],
    }


def _tiles(s: BaseState) -> list[TileShown]:
    """The tiles placed so far, for drawing the map while it is built."""
    return [
        {
            "state": s.pack_data.land_ids[int(s.placed[k])],
            "turn": int(s.placed[k + 1]),
            "hex": f"{s.placed[k + 2]}.{s.placed[k + 3]}",
            "hexes": _tile_hexes(s, k),
        }
        for k in range(0, len(s.placed), 4)
    ]


def _tile_hexes(s: BaseState, k: int) -> list[str]:
    """The hexes of a placed tile: the printed cells, rotated and moved."""
    land = s.pack_data.rows.states[int(s.placed[k])]
    turned_cells = [turned((q, r), int(s.placed[k + 1])) for q, r, _ in land.cells]
    return [f"{q + s.placed[k + 2]}.{r + s.placed[k + 3]}" for q, r in turned_cells]


def _state(s: BaseState, slot: int) -> StateShown:
    board = s.board
    shown_by = int(s.ally_of[slot]) if s.shown[slot] != 0 else -1
    mines = range(int(board.mine_first[slot]), int(board.mine_first[slot + 1]))
    cells = range(int(board.first[slot]), int(board.first[slot + 1]))
    return {
        "state": s.land_id(slot),
        "large": s.is_large(slot),
        "worth": int(board.worth[slot]),
        "income": _three(board.income, slot),
        "hexes": [board.name(c) for c in cells],
        "terrain": [s.pack_data.rows.terrain[int(board.terrain[c])].id for c in cells],
        "mines": {
            board.name(int(board.mine_cell[mine])): _seat_or_none(int(s.mine_owner[mine]))
            for mine in mines
        },
        "partisan_token": s.partisan[slot] != 0,
        "holder": _seat_or_none(int(s.holder[slot])),
        "die": None if s.die[slot] < 0 else int(s.die[slot]),
        "swords": s.swords[slot] != 0,
        "revealed_by": _seat_or_none(int(s.revealed_by[slot])),
        "shown_by": _seat_or_none(shown_by),
        "treasury": _three(s.treasury, slot),
        "arrived": _three(s.arrived, slot),
        "sent": int(s.sent[slot]),
    }


def _unit(s: BaseState, cell: int) -> UnitShown:
    marks = int(s.marks[cell])
    return {
        "hex": s.board.name(cell),
        "seat": int(s.side[cell]),
        "unit": s.unit_id(int(s.unit[cell]) - 1),
        "armour": int(armour_of(s, cell)),  # on this hex
        "terrain_marker": _marker(s, cell),
        "moved": marks & codes.MOVED != 0,
        "wreck": marks & codes.WRECK != 0,
        "partisan": marks & codes.PARTISAN != 0,
        "damage": [int(s.damage[cell * s.seats + seat]) for seat in range(s.seats)],
    }


def _marker(s: BaseState, cell: int) -> str | None:
    """The terrain whose marker the unit carries: one that changes range or armor (SA-2.1.7)."""
    pack, terrain = s.pack_data, int(s.board.terrain[cell])
    if pack.range_limit[terrain] == 0 and pack.ground_armour[terrain] == 0:
        return None
    return pack.rows.terrain[terrain].id


def _choosing(s: BaseState) -> ChoosingShown | None:
    if not _shows(s, codes.SHOWS_CARDS):
        return None
    return {
        "seat": int(s.current),
        "size": "large" if pick_is_large(s, s.pick) else "small",
        "drawn": len(s.pick_hand),
        "bought": int(s.pick_bought),
    }


def _auction(s: BaseState) -> AuctionShown | None:
    """Bidders, modifiers, levels, and who has bid; never the sealed bids (SA-V6)."""
    if not _shows(s, codes.SHOWS_AUCTION):
        return None
    bidders = [seat for seat in range(int(s.seats)) if s.bidding[seat] != 0]
    counts = s.runoff == 0  # bonuses are not added in a run-off (SA-3.0.9)
    return {
        "aim": auction.aim_name(s.aim),
        "run_off": int(s.runoff),
        "groups": cast(list[list[Seat]], auction.groups(s)) if s.runoff > 0 else [bidders],
        "modifiers": {str(seat): int(s.modifier[seat]) if counts else 0 for seat in bidders},
        "reasons": {str(seat): reasons_for(s, seat) for seat in bidders},
        "prize": prize_of(s),
        "sealed": [seat for seat in bidders if s.bids[seat] >= 0],
    }


def _battle(s: BaseState) -> BattleShown | None:
    if phase(s) != "battle":
        return None
    return {
        "round": int(s.round),
        "active": _seat_or_none(s.active),
        "subturns": _row(s.slots_of),
        "subturns_in_hand": int(s.in_hand),
        "moves_left": int(s.moves_left),
        "state_attacked": s.attacked,
        "may_attack": s.active >= 0 and may_attack(s),  # a state that has its token
        "moving": None if s.mover < 0 else s.board.name(s.mover),
        "points": int(s.points) if s.mover >= 0 else 0,
        "hit": int(s.hit) if s.stage == codes.PICK_TARGET else 0,
        "targets": [
            s.board.name(int(s.targets[k])) if s.targets[k] >= 0 else None for k in range(s.hit)
        ]
        if s.stage == codes.PICK_TARGET
        else [],
        "paused": None if s.paused < 0 else s.board.name(s.paused),
        "aloft": None if s.aloft < 0 else s.board.name(s.aloft),
        "attacker": _seat_or_none(s.attacker) if s.attack_slot >= 0 else None,
        "under_attack": None if s.attack_slot < 0 else s.land_id(s.attack_slot),
        "claimed_by": _seat_or_none(s.claimed_by) if s.attack_slot >= 0 else None,
        "answered": [seat for seat in range(s.seats) if s.answers[seat] > 0],
        "funds": _row(s.funds),
    }


def _purchase(s: BaseState) -> PurchaseShown | None:
    if not _shows(s, codes.SHOWS_PURCHASE):
        return None
    pack = s.pack_data
    return {
        "seat": int(s.current),
        "state": None if s.shop < 0 else s.land_id(s.shop),
        "unit": None if s.ware < 0 else s.unit_id(s.ware),
        "technology": None if s.ware_tech < 0 else pack.tech_ids[s.ware_tech],
        "sending": None if s.send_from < 0 else s.land_id(s.send_from),
        "resource": None if s.send_kind < 0 else int(s.send_kind),
    }


def _own(s: BaseState, seat: int) -> OwnShown:
    """What `seat` knows and others do not; it can be looked up at any time (SA-V12)."""
    slots = s.board.slots
    acting = s.current == seat
    hand_is_his = acting and _shows(s, codes.SHOWS_CARDS)
    races_are_his = acting and _shows(s, codes.SHOWS_RACES)
    return {
        "seat": seat,
        "prestige": int(s.prestige[seat]),
        "bid": int(s.bids[seat]) if s.bidding[seat] != 0 and s.bids[seat] >= 0 else None,
        "answer": {1: "pass", 2: "show"}.get(int(s.answers[seat])),
        "allies": [
            s.land_id(slot)
            for slot in _row(s.pick_card)
            if slot >= 0 and s.ally_of[slot] == seat and s.revealed_by[slot] < 0
        ],
        "cards_in_hand": [s.land_id(slot) for slot in _row(s.pick_hand)] if hand_is_his else [],
        "cards_drawn": [
            {"choice": int(s.drawn_log[k + 1]), "state": s.land_id(int(s.drawn_log[k + 2]))}
            for k in range(0, len(s.drawn_log), 3)
            if s.drawn_log[k] == seat
        ],
        "races_in_hand": [s.pack_data.race_ids[race] for race in s.race_hand]
        if races_are_his
        else [],
        "race_returned": None
        if s.returned_race[seat] < 0
        else s.pack_data.race_ids[s.returned_race[seat]],
        "neutrals_seen": [
            s.land_id(slot) for slot in range(slots) if s.seen_neutral[seat * slots + slot] != 0
        ],
        "prestige_seen": [
            {
                "seat": int(s.looks[k + 1]),
                "turn": int(s.looks[k + 2]),
                "prestige": int(s.looks[k + 3]),
            }
            for k in range(0, len(s.looks), 4)
            if s.looks[k] == seat
        ],
    }


def _neutral(s: BaseState) -> list[str]:
    return [s.land_id(slot) for slot in range(s.board.slots) if s.card[slot] != codes.KEPT]
