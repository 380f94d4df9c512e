"""OpenSpiel's API tests of the games, and our own."""

from typing import Any

import numpy as np
import pyspiel
import pytest

import hiddenhand.research.spiel  # noqa: F401  # registers the games

LOADED = [
    "hidden_leaders(players=2,deck=basic)",
    "hidden_leaders(players=4,reward=ranking)",
    "secret_allies(players=2,pack=tiny)",
    "secret_allies(players=3,length=short,map_mode=automatic)",
]


@pytest.mark.parametrize("name", LOADED[:3])
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
def test_random_simulation_of_a_large_map() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(LOADED[3]), 1, True, False)


@pytest.mark.parametrize("name", LOADED[:3])
def test_the_api_is_kept(name: str) -> None:
    """The checks that OpenSpiel runs on its own games."""
    from open_spiel.integration_tests import api_test  # takes seconds

    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game_name = name
    case.game = pyspiel.load_game(name)
    case.setUpClass()
    checks = [check for check in dir(case) if check.startswith("test_")]
    assert len(checks) >= 5
    for check in checks:
        getattr(case(check), check)()


def wander(name: str, seed: int, every: int) -> Any:
    """States of one random game: each `every`th in which a player is asked."""
    dice = np.random.RandomState(seed)
    state = pyspiel.load_game(name).new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.choice([a for a, _ in state.chance_outcomes()])))
            continue
        asked += 1
        if asked % every == 0:
            yield state
        state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize("name", LOADED)
def test_worlds_are_dealt_anew(name: str) -> None:
    """OpenSpiel's property of `resample_from_infostate`, and that something does change."""
    dice = np.random.RandomState(7)
    changed = 0
    for state in wander(name, 1, 9):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, dice.rand)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed += other.play.episode.state.pack() != state.play.episode.state.pack()
            play_on(other)
    assert changed > 5


def play_on(state: Any) -> None:
    """Play first outcomes and last actions for a while."""
    for _ in range(60):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[-1])


def test_the_others_secrets_are_not_in_a_world_dealt_anew() -> None:
    """What another player was told in the real game is not in the sampled one."""
    dice = np.random.RandomState(3)
    seen = 0
    for state in wander("hidden_leaders(players=2)", 4, 25):
        world = state.resample_from_infostate(0, dice.rand)
        real = state.information_state_string(1)
        imagined = world.information_state_string(1)
        told = [line for line in real.splitlines()[:-1] if line not in imagined.splitlines()]
        assert not any(event.secret for event in world.play.events)
        seen += len(told)
    assert seen > 10


def test_sealed_bids_are_in_nobodys_information_state() -> None:
    name = LOADED[3]
    game = pyspiel.load_game(name)
    strings = []
    for bid in (0, 3):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        bidder = state.current_player()
        state.apply_action(game.deal.planes.names.index(f"number:{bid}"))
        others = [player for player in range(3) if player != bidder]
        assert state.current_player() in others
        strings.append([state.information_state_string(player) for player in others])
        assert f'"bid":{bid}' in state.information_state_string(bidder)
    assert strings[0] == strings[1]


def test_what_the_log_forgets_is_forgotten() -> None:
    """SA-V11: in the next turn the amounts leave the information state; in `game` they stay."""
    counts = {}
    for log in ("turn", "game"):
        name = f"secret_allies(players=2,pack=tiny,prestige_log={log})"
        *_, last = wander(name, 2, 1)
        counts[log] = last.information_state_string(0).count('"bids":{')
    assert 0 < counts["turn"] < counts["game"]


def test_ismcts_plays_our_game() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # takes seconds

    game = pyspiel.load_game("hidden_leaders(players=2,deck=basic)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 10, random_state=dice)
    state = next(wander("hidden_leaders(players=2,deck=basic)", 3, 8))
    assert bot.step(state) in state.legal_actions()


def test_names_and_parameters() -> None:
    game = pyspiel.load_game("hidden_leaders(players=5,promo=on,reward=ranking)")
    assert game.num_players() == 5
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.deal.settings["promo"] == "on"
    state = game.new_initial_state()
    assert state.action_to_string(-1, 0).startswith("deal:")
    with pytest.raises(Exception, match="marked"):
        pyspiel.load_game("hidden_leaders", {"deck": "marked"})
