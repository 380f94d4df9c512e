"""TorchRL: one seat learns against bots of the house by REINFORCE, with masked actions.

pip install 'hiddenhand[research]' torchrl
python examples/torchrl_reinforce.py --games 500
"""

import argparse

import torch
from tensordict import TensorDict
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical

from hiddenhand.research.seat import SeatEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--bots", default="random")
parser.add_argument("--games", type=int, default=100)
chosen = parser.parse_args()

table = GymWrapper(
    SeatEnv("hidden_leaders", seats=2, bots=chosen.bots), categorical_action_encoding=True
)
env = TransformedEnv(table, ActionMask())
width, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
network = torch.nn.Sequential(
    torch.nn.Linear(width, 128), torch.nn.ReLU(), torch.nn.Linear(128, actions)
)
adam = torch.optim.Adam(network.parameters(), 3e-4)


def chances(seen: TensorDict) -> MaskedCategorical:
    """How likely the policy takes each legal action."""
    return MaskedCategorical(
        logits=network(seen["observation"].float() / 8), mask=seen["action_mask"].bool()
    )


def act(seen: TensorDict) -> TensorDict:
    return seen.set("action", chances(seen).sample())


env.set_seed(7)
won, usual = 0.0, 0.5
for _ in range(chosen.games):
    with torch.no_grad():
        game = env.rollout(5000, act)
    paid = float(game["next", "reward"].sum())
    loss = -(paid - usual) * chances(game).log_prob(game["action"]).mean()
    adam.zero_grad()
    loss.backward()
    adam.step()
    usual += 0.05 * (paid - usual)
    won += paid
print(f"{chosen.games} games against {chosen.bots}; won: {won:g}")
