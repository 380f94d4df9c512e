"""Reads the settings of a pack: its numbers and its setups."""

from hiddenhand.core.errors import BadData
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, Numbers, SetupRow, StateRow
from hiddenhand.games.secret_allies.rows import Row

PLAYERS = range(2, 5)
SIZES = ("small", "large")


def pair(row: Row, name: str, low: int, high: int) -> dict[str, int]:
    """One number for each size of state."""
    inner = row.row(name)
    read = {size: inner.number(size, low, high) for size in SIZES}
    inner.done()
    return read


def numbers(row: Row) -> Numbers:
    """Read the plain numbers of the settings."""
    trade, auction, waste, map = (row.row(name) for name in ("trade", "auction", "waste", "map"))
    extra = pair(row, "ally_extra_card_cost", 0, 100)
    lengths = row.row("lengths")
    limits: list[int] = []
    for length in LENGTHS:
        limits.append(0)
        if lengths.has(length):
            inner = lengths.row(length)
            limits[-1] = inner.number("turn_limit", 1, 100)
            inner.done()
    short, standard, long = limits
    built = Numbers(
        start_prestige=row.number("start_prestige", 0, 100),
        subturns=row.number("subturns", 1, 10),
        moves_per_subturn=row.number("moves_per_subturn", 1, 50),
        income_turns=row.number("income_turns", 1, 20),
        reveal_multiplier=row.number("reveal_multiplier", 0, 10),
        partisan_multiplier=row.number("partisan_multiplier", 0, 10),
        capture_multiplier=row.number("capture_multiplier", 0, 10),
        ally_cards_drawn=row.number("ally_cards_drawn", 1, 4),
        ally_extra_cards_max=row.number("ally_extra_cards_max", 0, 4),
        extra_card_cost_large=extra["large"],
        extra_card_cost_small=extra["small"],
        trade_send_minus=trade.number("send_minus", 0, 20),
        trade_receive_minus=trade.number("receive_minus", 0, 20),
        attacker_base=auction.number("attacker_base", -20, 20),
        owner_bonus=auction.number("owner_bonus", -20, 20),
        neutral_defender=auction.number("neutral_defender", -20, 20),
        other_defender_base=auction.number("owned_other_defender_base", -20, 20),
        waste_free=waste.number("free", 0, 100),
        waste_step=waste.number("step", 1, 100),
        random_after=row.number("turn_zero_random_after", 0, 20),
        stall_turns=row.number("stall_turns", 1, 100),
        victory_cap_percent=row.number("victory_cap_percent", 1, 100),
        min_armour=row.number("min_armour", 1, 20),
        min_shared_edges=map.number("min_shared_edges", 1, 20),
        min_touched_tiles=map.number("min_touched_tiles", 1, 2),
        land_edge_required=map.truth("land_edge_required"),
        pick_from_best=map.number("pick_from_best", 1, 100),
        turn_limits=(short, standard, long),
    )
    for inner in (trade, auction, waste, map, lengths):
        inner.done()
    return built


def setups(
    settings: Row, plain: Numbers, states: list[StateRow], races: int
) -> tuple[SetupRow, ...]:
    """Read and check the setups; raises BadData for one that the pack cannot supply."""
    built: list[SetupRow] = []
    for value in settings.entries("setups"):
        row = Row(value, settings.at("setups"))
        players = row.number("players", PLAYERS[0], PLAYERS[-1])
        length = row.one_of("length", LENGTHS)
        row.place = settings.at(f"setups.{players}.{length}")
        on_map, allies = pair(row, "states", 0, 100), pair(row, "allies", 0, 10)
        threshold = row.number("victory_threshold", 1, 1000)
        row.done()
        if any((one.players, one.length) == (players, length) for one in built):
            raise BadData("there are two such set-ups", place=row.place)
        if not plain.turn_limits[LENGTHS.index(length)]:
            raise BadData("this length has no turn limit", place=row.at("length"))
        if players > races:
            raise BadData(f"there are only {races} races", place=row.at("players"))
        for size in SIZES:
            there = sum(state.large == (size == "large") for state in states)
            if on_map[size] > there:
                raise BadData(f"there are only {there} {size} states", place=row.at("states"))
            if players * allies[size] > on_map[size]:
                wanted = players * allies[size]
                raise BadData(f"{wanted} {size} states are not on the map", place=row.at("allies"))
        if not sum(allies.values()):
            raise BadData("every player needs an ally to reveal", place=row.at("allies"))
        built.append(
            SetupRow(
                players=players,
                length=length,
                large=on_map["large"],
                small=on_map["small"],
                large_allies=allies["large"],
                small_allies=allies["small"],
                threshold=threshold,
            )
        )
    if not built:
        raise BadData("there is no set-up", place=settings.at("setups"))
    return tuple(built)
