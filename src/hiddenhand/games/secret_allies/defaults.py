"""What the program answers for a player whose time runs out (the last column of SA-D)."""

from hiddenhand.games.secret_allies import stages
from hiddenhand.games.secret_allies.market import KINDS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.turn_zero import best_options

# The option that names nothing comes last here: end, stop, drop, done.
_LAST = (
    stages.PICK_UNIT,
    stages.PICK_TARGET,
    stages.RESEARCH,
    stages.SEND,
)


def default_options(state: SecretAllies, seat: int) -> list[int]:
    """Numbers of the options to draw one from, each equally likely; mostly there is just one.

    Where a question is only half answered (a unit is picked, a token is sent) the first option
    finishes it; but no unit attacks a state because its player fell asleep.
    """
    count = int(state.option_count(seat))
    stage = int(state.stage)
    if count == 0:
        return []
    if stage == stages.PLACE_TILE:
        best = {int(placement) for placement in best_options(state)}
        return [number for number, choice in enumerate(state.options) if int(choice) in best]
    if stage in (stages.TAKE_RACE, stages.KEEP_RACE):
        return list(range(count))
    if stage in _LAST:
        return [count - 1]
    if stage == stages.BUY_UNIT:
        return [_cheapest(state)] if state.purpose == stages.FOR_PARTISANS else [count - 1]
    if stage == stages.PUT_UNIT:
        return [_least_hex(state)]
    if stage == stages.PICK_HEX:
        return [_peaceful_hex(state)]
    return [0]  # bid 0, pass, enough, the first card, play, stay, the proposed payment, none


def _cheapest(state: SecretAllies) -> int:
    costs = state.pack_data.unit_cost
    kinds = [int(choice) % int(KINDS) for choice in state.options]
    prices = [sum(int(costs[3 * kind + resource]) for resource in range(3)) for kind in kinds]
    return prices.index(min(prices))


def _least_hex(state: SecretAllies) -> int:
    """The free hex least in r, then q (SA-D12)."""
    board = state.board
    places = [(int(board.r[int(cell)]), int(board.q[int(cell)])) for cell in state.options]
    return places.index(min(places))


def _peaceful_hex(state: SecretAllies) -> int:
    """Staying, or the first hex that can be reached without attacking a state."""
    for number, choice in enumerate(state.options):
        if int(choice) < stages.ENTER:
            return number
    return 0
