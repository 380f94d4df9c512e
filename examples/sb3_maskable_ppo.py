"""MaskablePPO of sb3-contrib: one seat learns against bots of the house.

pip install 'hiddenhand[research]' sb3-contrib
python examples/sb3_maskable_ppo.py --steps 200000 --bots easy
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import hiddenhand.research.seat  # noqa: F401  # registers the names

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="HiddenLeaders")
parser.add_argument("--bots", default="random")
parser.add_argument("--steps", type=int, default=50_000)
parser.add_argument("--games", type=int, default=50)
chosen = parser.parse_args()


def make() -> gymnasium.Env:
    # `action_masks` of the environment is all that MaskablePPO asks for.
    return gymnasium.make(f"hiddenhand/{chosen.game}-v1", seats=2, bots=chosen.bots)


rows = min(256, chosen.steps)
model = MaskablePPO("MultiInputPolicy", DummyVecEnv([make] * 2), n_steps=rows, batch_size=rows)
model.learn(chosen.steps)

env, won = make(), 0.0
for number in range(chosen.games):
    seen, _ = env.reset(seed=number)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
        seen, reward, over, _, _ = env.step(int(action))
    won += reward
print(f"{chosen.games} games against {chosen.bots}; won: {won:g}")
