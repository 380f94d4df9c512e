"""Who wins and why (HL-14, HL-15), as data that can be shown step by step."""

from mypy_extensions import i64

from hiddenhand.core.event import Fact
from hiddenhand.core.result import Result
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    EMPIRE,
    FACTION_WORDS,
    HIDDEN,
    PARTY,
    TRIBES,
    UNDEAD,
    WATER,
)
from hiddenhand.games.hidden_leaders.markers import winning_faction

_FACTION_RULES = {UNDEAD: "HL-14.1", WATER: "HL-14.2", EMPIRE: "HL-14.3", TRIBES: "HL-14.4"}


def somebody_has_enough(board: Board) -> bool:
    """HL-13.1: True if any player has enough face-up heroes; hidden ones do not count."""
    seat: i64 = 0
    while seat < board.seats:
        if board.size(PARTY + seat) >= board.deck.end_number:
            return True
        seat += 1
    return False


def heroes_of(board: Board, seat: i64, factions: i64) -> i64:
    """Face-up and hidden heroes of the factions together; the Emperor counts as one (HL-15.7)."""
    count: i64 = 0
    for zone in (PARTY + seat, HIDDEN + seat):
        index: i64 = 0
        size = board.size(zone)
        while index < size:
            if board.faction(board.card(zone, index)) & factions:
                count += 1
            index += 1
    return count


def winner(board: Board) -> i64:
    """The winning seat, or -1: the same result as `explain`, but faster, for playouts."""
    faction = winning_faction(board.red, board.green)
    best: i64 = -1
    best_heroes: i64 = 0
    best_all: i64 = 0
    seat: i64 = 0
    while seat < board.seats:
        leader = board.leader(seat)
        if i64(board.deck.leader_factions[leader]) & faction:
            heroes = heroes_of(board, seat, faction)
            everyone = board.size(PARTY + seat) + board.size(HIDDEN + seat)
            if best < 0 or heroes > best_heroes:
                better = True
            elif heroes < best_heroes:
                better = False
            elif everyone != best_all:
                better = everyone < best_all
            else:
                numbers = board.deck.leader_numbers
                better = numbers[leader] > numbers[board.leader(best)]
            if better:
                best = seat
                best_heroes = heroes
                best_all = everyone
        seat += 1
    return best


def explain(board: Board) -> Result:
    """The result of a finished game, with all steps and the counts compared."""
    faction = winning_faction(board.red, board.green)
    word = FACTION_WORDS[int(faction)]
    seats = [int(seat) for seat in range(board.seats)]
    steps: list[dict[str, Fact]] = [
        {
            "step": "winning-faction",
            "rule": _FACTION_RULES[int(faction)],
            "faction": word,
            "red": int(board.red),
            "green": int(board.green),
        }
    ]
    left = [s for s in seats if i64(board.deck.leader_factions[board.leader(s)]) & faction]
    steps.append({"step": "candidates", "rule": "HL-15.2", "left": list(left)})
    decided = "one-candidate" if left else "no-candidate"
    settles = "HL-15.4" if left else "HL-15.3"
    numbers = board.deck.leader_numbers
    contests: list[tuple[str, str, dict[int, int]]] = [
        ("most-heroes", "HL-15.5.1", {s: int(heroes_of(board, s, faction)) for s in left}),
        (
            "fewest-heroes",
            "HL-15.5.2",
            {s: int(-board.size(PARTY + s) - board.size(HIDDEN + s)) for s in left},
        ),
        ("highest-leader", "HL-15.5.3", {s: int(numbers[board.leader(s)]) for s in left}),
    ]
    for name, rule, counts in contests:
        if len(left) < 2:
            break
        best = max(counts[s] for s in left)
        shown: dict[str, Fact] = {str(s): abs(counts[s]) for s in left}
        left = [s for s in left if counts[s] == best]
        steps.append({"step": name, "rule": rule, "counts": shown, "left": list(left)})
        decided = name
        settles = "HL-15.5"
    steps.append({"step": "winner", "rule": settles, "left": list(left)})
    others = tuple(s for s in seats if s not in left)
    ranking = tuple(place for place in (tuple(left), others) if place)
    return Result(tuple(left), ranking, f"{word}:{decided}", tuple(steps))
