"""Combines the results of an analysis into plain data; `analyze` runs one in a single process."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hiddenhand.analysis.curve import Point, Stretch, swing
from hiddenhand.analysis.story import DEAL, acts, walk
from hiddenhand.analysis.work import STEEP, TURNS, Found, Order, check, do, gather, plan
from hiddenhand.core.record import Record, parse
from hiddenhand.core.seats import OPEN

VERSION = 1


def analyze(order: Order) -> dict[str, Any]:
    """The complete analysis of a finished game; the same order gives the same result."""
    found = gather([do(piece) for piece in plan(order)])
    second = gather([do(piece) for piece in check(order, found)])
    return whole(order, found, second)


def whole(order: Order, found: Found, second: Found) -> dict[str, Any]:
    """The complete analysis as JSON-ready data."""
    record = parse(order.record)
    known = {point.moment: point for point in found.points}
    for steep in second.stretches:  # replace by the better estimate
        known |= {point.moment: point for point in (steep.before, steep.after)}
    curve = [known[moment] for moment in sorted(known)]
    return {
        "version": VERSION,
        "game": record.game,
        "seats": record.seats,
        "moments": len(acts(record)) - 1,
        "fair": round(1 / record.seats, 4),
        "curve": [_point(point) for point in curve],
        "turns": _turns(record, second.stretches),
        "people": list(order.people),
        "choices": [_rounded(asdict(choice)) for choice in found.choices],
        "suspicions": [_rounded(asdict(one)) for one in found.suspicions],
    }


def _turns(record: Record, stretches: Sequence[Stretch]) -> list[dict[str, Any]]:
    """The largest swings, in game order."""
    steep = [(swing(one.before.chances, one.after.chances), one) for one in stretches]
    largest = sorted(steep, key=lambda step: (-step[0], step[1].cause))[:TURNS]
    turning = {one.cause: (size, one) for size, one in largest if size >= STEEP}
    played = acts(record)
    told: list[dict[str, Any]] = []
    heard = 0
    asked: dict[int, str] = {}
    for moment, table in walk(record):
        if moment in turning:
            size, one = turning[moment]
            act = played[moment]
            told.append(
                {
                    "moment": moment,
                    "seat": None if moment == 0 else act.seat,
                    "key": act.key,
                    "ask": asked.get(act.seat, ""),
                    "luck": bool(act.chance),  # chance was involved
                    "events": table.feed(OPEN, heard),
                    "before": _point(one.before)["chances"],
                    "after": _point(one.after)["chances"],
                    "swing": round(size, 4),
                }
            )
        for earlier in told:
            if not earlier["events"]:  # a sealed answer is carried out with the last one
                earlier["events"] = table.feed(OPEN, heard)
        heard = len(table.events)
        asked = {} if moment == DEAL else {one.seat: one.ask for one in table.pending}
    return told


def _point(point: Point) -> dict[str, Any]:
    return {"moment": point.moment, "chances": [round(chance, 4) for chance in point.chances]}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
