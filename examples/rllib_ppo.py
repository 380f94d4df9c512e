"""RLlib: PPO with its action-masking module, which calls the planes `observations`.

pip install 'hiddenhand[research]' 'ray[rllib]' torch
python examples/rllib_ppo.py --rounds 20
"""

import argparse

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from hiddenhand.research.seat import SeatEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--bots", default="random")
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--answers", type=int, default=1000, help="learner's answers in a round")
chosen = parser.parse_args()


class Masked(gymnasium.ObservationWrapper):
    """The observation as RLlib's module reads it: numbers and a mask, both as floats."""

    def __init__(self, config: dict) -> None:
        super().__init__(SeatEnv("hidden_leaders", seats=2, bots=chosen.bots))
        parts = self.env.observation_space.spaces.items()
        names = {"observation": "observations", "action_mask": "action_mask"}
        box = gymnasium.spaces.Box
        self.observation_space = gymnasium.spaces.Dict(
            {names[name]: box(0.0, 255.0, space.shape, np.float32) for name, space in parts}
        )

    def observation(self, seen: dict) -> dict:
        planes, mask = seen["observation"], seen["action_mask"]
        return {"observations": planes.astype("f4"), "action_mask": mask.astype("f4")}


ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
module = RLModuleSpec(module_class=ActionMaskingTorchRLModule)
config = PPOConfig().environment(Masked).env_runners(num_env_runners=0)
config = config.training(train_batch_size_per_learner=chosen.answers, minibatch_size=100)
algorithm = config.rl_module(rl_module_spec=module).build_algo()
for number in range(chosen.rounds):
    told = algorithm.train()["env_runners"]
    won = told.get("episode_return_mean", float("nan"))
    print(f"round {number}: won {won:.2f} of its games against {chosen.bots}")
ray.shutdown()
