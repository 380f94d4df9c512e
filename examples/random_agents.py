"""Random agents in the PettingZoo environment of either game.

python examples/random_agents.py hidden_leaders --games 20
"""

import argparse
import importlib
import random
from collections import Counter

import numpy as np

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("game", nargs="?", default="hidden_leaders")
parser.add_argument("--games", type=int, default=20)
chosen = parser.parse_args()

env = importlib.import_module(f"hiddenhand.research.{chosen.game}_v1").env()
dice = random.Random(7)
won: Counter[str] = Counter()
for number in range(chosen.games):
    env.reset(seed=number)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            won[agent] += reward
            env.step(None)
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
print(f"{chosen.games} games of {chosen.game}; won:", dict(sorted(won.items())))
