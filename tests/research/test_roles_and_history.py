"""True roles as targets, what a seat was told as tokens, the state for a critic: and no leaks."""

import json
from typing import Any

import numpy as np
import pytest

from hiddenhand.core.errors import BadSettings
from hiddenhand.research import hidden_leaders_v1, history, secret_allies_v1
from hiddenhand.research.history import TokenMemory, Vocabulary, vocabulary
from hiddenhand.research.screen import Screen
from hiddenhand.research.seat import SeatEnv
from hiddenhand.research.vector import Vector
from hiddenhand.table.dice import SeededDice
from tests.research.helpers import TABLES

SHORT = {"length": "short", "map_mode": "automatic"}
ENVIRONMENTS: list[tuple[Any, dict[str, Any]]] = [
    (hidden_leaders_v1, {"seats": 3}),
    (secret_allies_v1, {"seats": 2, "settings": SHORT}),
]


def steps(env: Any, seed: int, count: int) -> Any:
    """Random steps; yields after each."""
    dice = SeededDice(str(seed))
    env.reset(seed=seed)
    for _ in range(count):
        legal = np.flatnonzero(env.action_masks())
        env.step(int(legal[dice.below(len(legal))]))
        if not env.agents or any(env.terminations.values()):
            return
        yield env


@pytest.mark.parametrize(("module", "options"), ENVIRONMENTS)
def test_roles_are_what_each_seat_sees_of_itself(module: Any, options: dict[str, Any]) -> None:
    env = module.raw_env(roles=True, **options)
    plane = env.deal.role_plane
    told = 0
    for _ in steps(env, 3, 120):
        own = [
            env.observe(agent)["observation"][plane.first : plane.first + plane.count]
            for agent in env.agents
        ]
        for seat, agent in enumerate(env.agents):
            roles = env.infos[agent]["roles"]
            assert np.array_equal(roles, np.roll(own, -seat, axis=0))
            told += int(roles.any())
    assert told
    assert "roles" not in next(iter(steps(module.raw_env(**options), 3, 1))).infos["seat_0"]


def test_roles_of_leaders_are_the_leaders() -> None:
    env = hidden_leaders_v1.raw_env(seats=4, roles=True)
    env.reset(seed=2)
    state = env.episode.state
    for seat, agent in enumerate(env.agents):
        found = env.infos[agent]["roles"].argmax(axis=1).tolist()
        assert found == [int(state.allegiance((seat + n) % 4)) for n in range(4)]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_no_observation_holds_the_role_or_news_of_another(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    """In a world dealt again for a viewer, the roles of others change; what it observes, history
    included, does not."""
    env = SeatEnv(game, seats, seat=0, settings=settings, history=400, illegal="refuse")
    screen, dice = Screen(env.deal), SeededDice("worlds")
    seen, _ = env.reset(seed=5)
    changed = 0
    for number in range(120):
        if number % 4 == 0:
            here, roles = env.episode.state, screen.roles(env.episode, 0)
            env.episode.state = env.deal.game.imagine(here, 0, dice)
            there = screen.observe(env.episode, 0, env.histories)
            roles_there = screen.roles(env.episode, 0)
            env.episode.state = here
            for name in ("observation", "history"):
                assert np.array_equal(seen[name], there[name]), name
            assert np.array_equal(roles[0], roles_there[0])
            changed += not np.array_equal(roles, roles_there)
            words = vocabulary(game).decode(seen["history"][1:])
            assert "".join(map(history.line, env.table.feed(0))).endswith(words)
        legal = np.flatnonzero(seen["action_mask"])
        seen, _, over, _, _ = env.step(int(legal[dice.below(len(legal))]))
        if over:
            break
    assert changed or (game, seats) == ("secret_allies", 2)  # there few cards are secret


def test_history_holds_everything_and_forgets_what_the_rules_forget() -> None:
    env = secret_allies_v1.raw_env(seats=2, settings=SHORT, history=30_000)
    for _ in steps(env, 1, 150):
        pass
    agent = env.agent_selection
    seat = env._seat_of[agent]
    tokens = env.observe(agent)["history"]
    assert env.observation_space(agent).contains(env.observe(agent))
    assert tokens[0] == seat + 1
    told = vocabulary("secret_allies").decode(tokens[1:])
    lines = told.splitlines()
    events = env.histories.events
    assert len(lines) == len(events)
    fresh = max((n for n, event in enumerate(events) if event.forgets), default=0)
    for number, event in enumerate(events):
        forgotten = number < fresh
        assert lines[number] + "\n" == history.line(event.seen_by(seat, forgotten=forgotten))
    assert any(event.fleeting for event in events[:fresh])


def test_words_have_one_token_and_the_rest_is_spelled() -> None:
    words = Vocabulary(["drawn", " seat=", "7"])
    text = "drawn seat=7 zeal=ü\n"
    tokens = words.encode(text)
    assert words.decode(tokens) == text.replace("ü", "?")
    assert [words.words[token] for token in tokens[:3]] == ["drawn", " seat=", "7"]
    assert words.words[tokens[3]] == " "  # " zeal=" is not in the table
    short = TokenMemory("hidden_leaders").tokens([], 3, 4)
    assert short.tolist() == [4, 0, 0, 0]
    assert history.with_new_words(["b"], ["fox b=1 cat"]) == ["b", " b=", "cat", "fox"]


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_tables_of_words_have_each_word_once(game: str) -> None:
    words = json.loads(history.words_file(game).read_text(encoding="utf-8"))
    assert len(words) == len(set(words))
    assert words[:100] == history.NUMBERS


def test_a_history_of_one_token_is_refused() -> None:
    with pytest.raises(BadSettings, match="history: 1 tokens"):
        SeatEnv(history=1)


def test_the_state_is_what_all_seats_see() -> None:
    env = hidden_leaders_v1.raw_env(seats=3)
    for _ in steps(env, 4, 60):
        pass
    together = np.concatenate([env.observe(agent)["observation"] for agent in env.agents])
    assert np.array_equal(env.state(), together)
    assert env.state_space.contains(env.state())
    games = Vector("hidden_leaders", 3, 3, seed=1)
    for _ in range(20):
        games.step(games.sample())
    states = games.state().reshape(3, 3, -1)
    for row in range(3):
        assert np.array_equal(states[row, games.actors[row]], games.observations[row])
