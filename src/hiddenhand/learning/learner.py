"""Proximal policy optimization, with a critic that knows every secret side, and a belief."""

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from hiddenhand.learning.network import Network
from hiddenhand.learning.rollout import Batch
from hiddenhand.learning.settings import Run

FORBIDDEN = -1e9


def has_half(device: torch.device) -> bool:
    """Whether the device multiplies 16-bit numbers faster than longer ones."""
    return device.type == "cuda" or bool(torch.cpu._is_avx512_bf16_supported())


class Learner:
    """Improves a network by the answers that it gave."""

    def __init__(self, run: Run, network: Network, device: torch.device) -> None:
        self.run, self.network, self.device = run, network, device
        fused = device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            network.parameters(), lr=run.rate, eps=1e-5, betas=(0.9, 0.98), fused=fused
        )
        self.updates = 0
        self.told: dict[str, Tensor] = {}
        self.count = 0

    def minibatches(self, batch: Batch, seats: Tensor) -> Iterator[dict[str, Tensor]]:
        """Random parts of the answers that the network itself gave, `passes` times each.

        Where it had no choice there is nothing to learn for the policy: these are left out.
        """
        steps = batch.actions.shape[0]
        chose = batch.masks.sum(2) > 1
        own = (batch.learns & chose).flatten().nonzero()[:, 0]
        actors = batch.actors.flatten()[:, None]
        value = batch.values.flatten(0, 1).gather(1, actors)[:, 0]
        advantage = batch.targets.flatten(0, 1).gather(1, actors)[:, 0] - value
        spread = advantage[own].std() + 1e-6
        advantage = (advantage - advantage[own].mean()) / spread
        order = (actors + torch.arange(batch.targets.shape[2], device=self.device)) % (
            seats.repeat(steps)[:, None]
        )
        targets = batch.targets.flatten(0, 1).gather(1, order)
        flat = {
            "rows": batch.rows.flatten(0, 1),
            "masks": batch.masks.flatten(0, 1),
            "sides": batch.sides.flatten(0, 1),
            "labels": batch.labels.flatten(0, 1),
            "actions": batch.actions.flatten(),
            "chances": batch.chances.flatten(),
            "advantage": advantage,
            "targets": targets,
        }
        size = min(self.run.minibatch, len(own))
        for _ in range(self.run.passes):
            mixed = own[torch.randperm(len(own), device=self.device)]
            for at in range(0, len(mixed) - size + 1, size):
                chosen = mixed[at : at + size]
                yield {name: tensor[chosen] for name, tensor in flat.items()}

    def learn(self, part: dict[str, Tensor], progress: float) -> None:
        """One step with a minibatch; `progress` goes from 0 to 1 during the run."""
        run = self.run
        left = 1.0 - min(1.0, progress)
        warm = min(1.0, (self.updates + 1) / 100)
        for group in self.optimizer.param_groups:
            group["lr"] = warm * (run.rate_end + (run.rate - run.rate_end) * left)
        entropy_weight = run.entropy_end + (run.entropy - run.entropy_end) * left
        acts = float(progress * run.minutes >= run.critic_first)  # does the policy learn?
        half: Any = nullcontext()
        if has_half(self.device):
            half = torch.autocast(self.device.type, torch.bfloat16)
        with half:
            logits, belief, worth = self.network(part["rows"], part["sides"])
        losses = self._losses(part, logits.float(), belief.float(), worth.float())
        loss = (
            (losses["policy"] - entropy_weight * losses["entropy"]) * acts
            + run.value_weight * losses["value"]
            + run.belief_weight * losses["belief"]
        )
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), run.largest_gradient)
        self.optimizer.step()
        self.updates += 1
        self.count += 1
        for name, value in losses.items():
            self.told[name] = self.told.get(name, 0.0) + value.detach()

    def _losses(
        self, part: dict[str, Tensor], logits: Tensor, belief: Tensor, worth: Tensor
    ) -> dict[str, Tensor]:
        run = self.run
        log_chances = logits.masked_fill(~part["masks"], FORBIDDEN).log_softmax(1)
        chance = log_chances.gather(1, part["actions"][:, None])[:, 0]
        ratio = (chance - part["chances"]).exp()
        advantage = part["advantage"]
        kept = ratio.clamp(1 - run.clip, 1 + run.clip)
        policy = -torch.minimum(ratio * advantage, kept * advantage).mean()
        entropy = -(log_chances.exp() * log_chances * part["masks"]).sum(1).mean()
        labels = part["labels"].long()
        known = labels >= 0
        said = functional.cross_entropy(
            belief.flatten(0, 1), labels.flatten().clamp(min=0), reduction="none"
        )
        at_table = torch.cat([torch.ones_like(known[:, :1]), known], 1)
        value = functional.binary_cross_entropy_with_logits(
            worth, part["targets"].clamp(0, 1), reduction="none"
        )
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > run.clip).float().mean()
        return {
            "policy": policy,
            "entropy": entropy,
            "value": (value * at_table).sum() / at_table.sum(),
            "belief": (said * known.flatten()).sum() / known.sum().clamp(min=1),
            "clipped": clipped,
        }

    def take_figures(self) -> dict[str, float]:
        """The means since the last call."""
        told = {name: float(value) / max(1, self.count) for name, value in self.told.items()}
        self.told, self.count = {}, 0
        return told
