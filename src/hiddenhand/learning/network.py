"""The network: a row of bytes in; out come a policy, a belief and what each seat may hope for.

Policy and belief follow from what the seat sees. The critic also reads the secret sides of all
seats. Only training needs it.
"""

from hiddenhand.learning import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Mapping

import torch
from torch import Tensor, nn
from torch.nn import functional

from hiddenhand.bots.network.encoding import Encoding
from hiddenhand.bots.network.weights import WrongWeights

# The layers of the critic, which only training needs. Weights and checkpoints that exist name them
# so; the judge of whole worlds (`judging.py`) is another network.
CRITIC = ("judge.", "judge_sides.", "worth.")


class Network(nn.Module):
    def __init__(self, encoding: Encoding, width: int, blocks: int, critic: int) -> None:
        super().__init__()
        self.seats, self.sides = encoding.most_seats, encoding.sides
        self.width = width
        self.enter = nn.Linear(encoding.width, width)
        self.first = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.second = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, encoding.actions)
        self.levels = encoding.levels
        self.advice = slice(encoding.advice, encoding.advice + encoding.actions)
        if self.levels:  # how far the advice is trusted: what each of its levels adds to a logit
            self.trust = nn.Linear(width, self.levels)
        self.belief = nn.Linear(width, (self.seats - 1) * self.sides)
        self.judge = nn.Linear(width, critic)
        self.judge_sides = nn.Linear(self.seats * self.sides, critic, bias=False)
        self.worth = nn.Linear(critic, self.seats)
        with torch.no_grad():
            for layer in self.second:
                assert isinstance(layer, nn.Linear)
                layer.weight.mul_(0.3)
            self.policy.weight.mul_(0.1)
            self.worth.weight.mul_(0.3)
            if self.levels:  # at first what was advised is likely
                self.trust.weight.mul_(0.1)
                self.trust.bias.copy_(torch.tensor(encoding.memory_kind.PRIOR))

    def fill(self, weights: Mapping[str, Tensor]) -> None:
        """Take over these weights. Shipped ones lack the critic, which then stays as it is.
        WrongWeights if they belong to a network of another size."""
        wanted = self.state_dict()
        whole = {
            name: weights.get(name, wanted[name]) for name in wanted if name.startswith(CRITIC)
        }
        try:
            self.load_state_dict({**weights, **whole})
        except RuntimeError as error:
            raise WrongWeights(f"of another size: {error}") from error

    def trunk(self, rows: Tensor) -> Tensor:
        """What the heads read; `rows` are bytes."""
        kind = self.enter.weight.dtype
        hidden = functional.relu(self.enter(torch.log2(rows.to(kind) + 1.0)))
        for first, second in zip(self.first, self.second, strict=True):
            inner = functional.relu(first(functional.rms_norm(hidden, (self.width,))))
            hidden = hidden + second(inner)
        return functional.rms_norm(hidden, (self.width,))

    def answers(self, rows: Tensor, trunk: Tensor | None = None) -> Tensor:
        """Logits of the policy; `trunk` if it is known."""
        known = self.trunk(rows) if trunk is None else trunk
        logits: Tensor = self.policy(known)
        if self.levels:
            logits = logits + self.trust(known).gather(1, rows[:, self.advice].long())
        return logits

    def hopes(self, trunk: Tensor, sides: Tensor) -> Tensor:
        """Logits of what each seat may hope for, by distance from the viewer; `sides` one-hot."""
        inner = self.judge(trunk) + self.judge_sides(sides.to(self.judge_sides.weight.dtype))
        logits: Tensor = self.worth(functional.relu(inner))
        return logits

    def forward(self, rows: Tensor, sides: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the policy, of the belief about the other seats, and of the critic."""
        trunk = self.trunk(rows)
        belief = self.belief(trunk).view(-1, self.seats - 1, self.sides)
        return self.answers(rows, trunk), belief, self.hopes(trunk, sides)
