"""Our own games: the engine driven from Python, the batch, the AEC environment."""

from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

from benchmarks.peering.measure import SAMPLE, dice, microseconds, per_position, rate


def engine(game: str, seats: int, settings: Mapping[str, str], seconds: float) -> dict[str, float]:
    """All figures of the engine; Python chooses every answer, including chance."""
    from hiddenhand import CHANCE, build, games
    from hiddenhand.bots.search.playout import play_outs
    from hiddenhand.bots.search.tree import Search
    from hiddenhand.bots.search.worlds import Uniform
    from hiddenhand.core.seats import NOBODY
    from hiddenhand.table.dice import SeededDice

    if not build.is_compiled():
        raise SystemExit("the engine is not compiled: run `make build`")
    roll = dice("driven").random
    start = games.find(game).start(seats, settings).clone

    def one_game() -> int:
        state = start()
        made = 0
        while (seat := state.actor()) != NOBODY:
            options: int = state.option_count(seat)
            state.answer(seat, int(roll() * options))
            made += seat != CHANCE
        return made

    def play(state: Any, answers: list[tuple[int, int]]) -> int:
        """Play on and collect the answers."""
        while (seat := state.actor()) != NOBODY:
            answers.append((seat, int(roll() * state.option_count(seat))))
            state.answer(*answers[-1])
        return sum(seat != CHANCE for seat, _ in answers)

    def half_way() -> Any:
        """A position after half of the decisions of a random game."""
        answers: list[tuple[int, int]] = []
        half = play(start(), answers) // 2
        state = start()
        made = 0
        for seat, option in answers:
            if made >= half and state.actor() != CHANCE:
                break
            made += seat != CHANCE
            state.answer(seat, option)
        return state

    sample = [half_way() for _ in range(SAMPLE)]
    rolled = SeededDice("peers")

    def search(state: Any) -> int:
        """1,000 simulations with random playouts to the end, as for the other libraries."""
        found = Search(Uniform(state, state.actor()), state.actor(), seats, rolled)
        found.hunches, found.ripe = 0, 1
        found.run(1000)
        return 1000

    def search_as_bots_do(state: Any) -> int:
        """Playouts by the heuristics, judged by the game's own estimate after 24 answers."""
        found = Search(Uniform(state, state.actor()), state.actor(), seats, rolled)
        found.hunches, found.most_answers, found.ripe = 14, 24, 6
        found.run(1000)
        return 1000

    decisions, played = rate(one_game, seconds)
    left = [play(state.clone(), []) for state in sample * 5]
    return {
        "decisions": decisions,
        "games": played,
        "clone": microseconds(lambda state: state.clone(), sample, seconds / 2),
        "playouts": per_position(
            lambda state: int(play_outs(state, state.actor(), rolled, 5, 0)), sample, seconds
        ),
        "left": sum(left) / len(left),
        "search": per_position(search, sample, seconds),
        "search_house": per_position(search_as_bots_do, sample, seconds),
    }


def batch(game: str, seats: int, settings: Mapping[str, str], seconds: float) -> dict[str, float]:
    """Observations and masks of every decision with random legal actions, 256 games side by
    side.
    """
    from hiddenhand.research.vector import Vector

    games = Vector(game, 256, seats, settings)
    for _ in range(200):  # mix games of all ages
        games.step(games.sample())
    steps = ended = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        games.step(games.sample())
        steps += 1
        ended += int(games.ended.sum())
    return {"decisions": steps * games.count / spent, "games": ended / spent}


def aec(module: str, seconds: float, **options: Any) -> dict[str, float]:
    """Driven as in PettingZoo's own benchmark."""
    import importlib

    from benchmarks.peering.others import drive

    env = importlib.import_module(f"hiddenhand.research.{module}").env(**options)
    return drive(env, seconds)


AUTOMATIC = {"length": "standard", "map_mode": "automatic"}
OURS: dict[str, Callable[[float], dict[str, float]]] = {
    "Hidden Leaders": lambda seconds: engine("hidden_leaders", 4, {}, seconds),
    "Hidden Leaders, batch": lambda seconds: batch("hidden_leaders", 4, {}, seconds),
    "Hidden Leaders, AEC": lambda seconds: aec("hidden_leaders_v1", seconds, seats=4),
    "Secret Allies": lambda seconds: engine("secret_allies", 3, AUTOMATIC, seconds),
    "Secret Allies, batch": lambda seconds: batch("secret_allies", 3, AUTOMATIC, seconds),
    "Secret Allies, AEC": lambda seconds: aec(
        "secret_allies_v1", seconds, seats=3, settings=AUTOMATIC
    ),
}
