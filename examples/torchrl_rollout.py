"""TorchRL: the PettingZoo environment with masks, and a small policy that is improved by REINFORCE.

pip install 'hiddenhand[research]' torchrl
python examples/torchrl_rollout.py --games 200
"""

import argparse

import torch
from torchrl.envs.libs.pettingzoo import PettingZooWrapper

from hiddenhand.research import hidden_leaders_v1

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=100)
chosen = parser.parse_args()

env = PettingZooWrapper(
    hidden_leaders_v1.env(seats=2, settings={"deck": "basic"}),
    use_mask=True,  # only one agent acts at a time
    group_map=None,
    done_on_any=False,
)
group = next(iter(env.group_map))
width = env.observation_spec[group, "observation", "observation"].shape[-1]
actions = env.full_action_spec[env.action_key].space.n
network = torch.nn.Sequential(
    torch.nn.Linear(width, 128), torch.nn.ReLU(), torch.nn.Linear(128, actions)
)
adam = torch.optim.Adam(network.parameters(), 3e-4)
won = torch.zeros(env.n_agents if hasattr(env, "n_agents") else 2)


def act(seen):  # one row for each agent; rows of agents that are not asked are ignored
    mask = seen[group, "action_mask"]
    scores = network(seen[group, "observation", "observation"].float() / 8)
    scores = scores.masked_fill(~mask & mask.any(-1, keepdim=True), -1e9)
    seen[env.action_key] = torch.distributions.Categorical(logits=scores).sample()
    return seen


for number in range(chosen.games):
    env.set_seed(number)
    with torch.no_grad():
        game = env.rollout(5000, act)
    paid = game["next", group, "reward"].sum(0).squeeze(-1)  # of each agent
    asked = game[group, "action_mask"].any(-1)
    mask = game[group, "action_mask"] | ~asked[..., None]
    scores = network(game[group, "observation", "observation"].float() / 8)
    chances = torch.distributions.Categorical(logits=scores.masked_fill(~mask, -1e9))
    told = chances.log_prob(game[env.action_key]) * asked
    loss = -(told * (paid - paid.mean())).sum() / asked.sum()
    adam.zero_grad()
    loss.backward()
    adam.step()
    won += paid
print(f"{chosen.games} games; won: {won.tolist()}")
