"""OpenSpiel's card games, driven from Python by the fastest loop we could find; playouts and search
run in its C++.

At chance nodes it draws from `legal_actions`: in these three games all outcomes are equally likely.
"""

from collections.abc import Callable
from typing import Any

from benchmarks.peering.measure import SAMPLE, dice, microseconds, per_position, rate

SIMULATIONS = 500


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """All figures of one game."""
    import pyspiel

    game = pyspiel.load_game(name)
    roll = dice("driven").random
    over = int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)

    def play(state: Any) -> int:
        made = 0
        while (player := state.current_player()) != over:
            actions = state.legal_actions()
            state.apply_action(actions[int(roll() * len(actions))])
            made += player != chance
        return made

    def half_way() -> Any:
        """A position after half of the decisions of a random game."""
        whole = game.new_initial_state()
        half = play(whole) // 2
        state = game.new_initial_state()
        made = 0
        for action in whole.history():
            if made >= half and not state.is_chance_node():
                break
            made += not state.is_chance_node()
            state.apply_action(action)
        return state

    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(players)]

    def playout(state: Any) -> int:
        """Copy the state and play randomly to the end, in OpenSpiel's C++ loop."""
        pyspiel.evaluate_bots(state.clone(), bots, int(roll() * 2**30))
        return 1

    def left() -> float:
        """Mean number of decisions in a playout."""
        return sum(play(state.clone()) for state in sample * 5) / (5 * len(sample))

    sample = [half_way() for _ in range(SAMPLE)]
    bot = pyspiel.ISMCTSBot(
        7,
        pyspiel.RandomRolloutEvaluator(1, 7),
        1.4,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def search(state: Any) -> int:
        bot.step(state)
        return SIMULATIONS

    several = [state for state in sample if len(state.legal_actions()) > 1]
    decisions, games = rate(lambda: play(game.new_initial_state()), seconds)
    return {
        "decisions": decisions,
        "games": games,
        "clone": microseconds(lambda state: state.clone(), sample, seconds / 2),
        "playouts": per_position(playout, sample, seconds),
        "left": left(),
        "search": per_position(search, several, seconds),
    }


OPEN_SPIEL: dict[str, Callable[[float], dict[str, float]]] = {
    "OpenSpiel hearts": lambda seconds: open_spiel("hearts", seconds),
    "OpenSpiel euchre": lambda seconds: open_spiel("euchre", seconds),
    "OpenSpiel gin_rummy": lambda seconds: open_spiel("gin_rummy", seconds),
}
