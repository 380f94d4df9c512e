"""OpenSpiel's ISMCTS playing our game against a random player.

python examples/ismcts.py --games 10 --simulations 50

Only the game is ours: OpenSpiel's search asks it for worlds that the player cannot distinguish
(`resample_from_infostate`) and names its nodes by the information state.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import hiddenhand.research.spiel  # noqa: F401  # registers the games

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="hidden_leaders(players=2,deck=basic)")
parser.add_argument("--games", type=int, default=10)
parser.add_argument("--simulations", type=int, default=50)
chosen = parser.parse_args()

game = pyspiel.load_game(chosen.game)
dice = np.random.RandomState(7)
bot = ismcts.ISMCTSBot(
    game, mcts.RandomRolloutEvaluator(1, dice), 1.4, chosen.simulations, random_state=dice
)
won = 0.0
for number in range(chosen.games):
    seat = number % game.num_players()
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            state.apply_action(int(dice.choice(outcomes)))
        elif state.current_player() == seat and len(legal) > 1:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(dice.choice(legal)))
    won += state.returns()[seat]
    print(f"game {number + 1}: {state.returns()[seat]:g}   won so far {won:g}", flush=True)
fair = chosen.games / game.num_players()
print(f"ISMCTS with {chosen.simulations} simulations won {won:g} of {chosen.games}; fair: {fair:g}")
