"""Tianshou: DQN for both seats, over its wrapper of PettingZoo, which reads our masks.

pip install 'hiddenhand[research]' tianshou
python examples/tianshou_dqn.py --epochs 10
"""

import argparse

import torch
from tianshou.algorithm import DQN, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from hiddenhand.research import hidden_leaders_v1

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--epochs", type=int, default=5)
parser.add_argument("--steps", type=int, default=1000)
parser.add_argument("--games", type=int, default=20)
chosen = parser.parse_args()


def make() -> PettingZooEnv:
    return PettingZooEnv(hidden_leaders_v1.env(seats=2, settings={"deck": "basic"}))


def learner(env: PettingZooEnv) -> DQN:
    width, actions = env.observation_space["observation"].shape, env.action_space
    net = Net(state_shape=width, action_shape=actions.n, hidden_sizes=[128])
    policy = DiscreteQLearningPolicy(model=net, action_space=actions, eps_training=0.2)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=200)


env, tables = make(), DummyVectorEnv([make] * 2)
both = MultiAgentOffPolicyAlgorithm(algorithms=[learner(env), learner(env)], env=env)
torch.manual_seed(7)
training = Collector(both, tables, VectorReplayBuffer(20_000, 2), exploration_noise=True)
test = Collector(both, DummyVectorEnv([make]))
both.run_training(
    OffPolicyTrainerParams(
        training_collector=training,
        test_collector=test,
        max_epochs=chosen.epochs,
        epoch_num_steps=chosen.steps,
        batch_size=64,
        collection_step_num_env_steps=100,
        update_step_num_gradient_steps_per_sample=0.1,
        test_step_num_episodes=1,
        multi_agent_return_reduction=lambda rewards: rewards.mean(-1),
    )
)
test.reset()
told = test.collect(n_episode=chosen.games)
print(f"{chosen.games} games after {chosen.epochs} epochs; won:", told.returns.sum(0).tolist())
