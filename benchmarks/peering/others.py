"""RLCard, PettingZoo and catanatron, each driven as in its own examples."""

import copy
import importlib
from collections.abc import Callable
from typing import Any

from benchmarks.peering.measure import SAMPLE, dice, microseconds, per_position, rate


def rlcard(name: str, seconds: float) -> dict[str, float]:
    """All figures of an RLCard game."""
    import rlcard as library

    env = library.make(name)
    roll = dice("driven").random

    def one_game() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(roll() * len(actions))])
            made += 1
        return made

    def half_way() -> Any:
        middle = one_game() // 2
        state, _ = env.reset()
        for _ in range(middle):
            if env.is_over():
                break
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(roll() * len(actions))])
        return copy.deepcopy(env.game)

    decisions, games = rate(one_game, seconds)
    sample = [half_way() for _ in range(SAMPLE)]
    return {
        "decisions": decisions,
        "games": games,
        "clone": microseconds(copy.deepcopy, sample, seconds / 2),
    }


def drive(env: Any, seconds: float) -> dict[str, float]:
    """Decisions per second with random legal actions through `last` and `step`, as in PettingZoo's
    benchmark.
    """
    import numpy

    choose = dice("driven").choice
    seed = iter(range(10**9))

    def one_game() -> int:
        env.reset(seed=next(seed))
        made = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(choose(numpy.flatnonzero(seen["action_mask"]).tolist()))
                made += 1
        return made

    decisions, games = rate(one_game, seconds)
    return {"decisions": decisions, "games": games}


def pettingzoo(module: str, seconds: float) -> dict[str, float]:
    """All figures of a PettingZoo game."""
    return drive(importlib.import_module(f"pettingzoo.classic.{module}").env(), seconds)


def catanatron(seconds: float) -> dict[str, float]:
    """All figures of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def start() -> Any:
        return Game([RandomPlayer(color) for color in colors])

    def play(game: Any) -> int:
        made = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            made += 1
        return made

    def half_way() -> Any:
        whole = start()
        middle = play(whole) // 2
        game = start()
        for _ in range(middle):
            if game.winning_color() is None:
                game.play_tick()
        return game

    def playout(game: Any) -> int:
        play(game.copy())
        return 1

    decisions, games = rate(lambda: play(start()), seconds)
    sample = [half_way() for _ in range(5)]
    return {
        "decisions": decisions,
        "games": games,
        "clone": microseconds(lambda game: game.copy(), sample, seconds / 2),
        "left": sum(play(game.copy()) for game in sample) / len(sample),
        "playouts": per_position(playout, sample, seconds),
    }


OTHERS: dict[str, Callable[[float], dict[str, float]]] = {
    "RLCard gin-rummy": lambda seconds: rlcard("gin-rummy", seconds),
    "RLCard uno": lambda seconds: rlcard("uno", seconds),
    "PettingZoo gin_rummy_v4": lambda seconds: pettingzoo("gin_rummy_v4", seconds),
    "PettingZoo hanabi_v5": lambda seconds: pettingzoo("hanabi_v5", seconds),
    "catanatron, 4 players": lambda seconds: catanatron(seconds),
}
