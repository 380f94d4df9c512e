"""What the learner holds of one half of the games: rows for the network, and memory of acts."""

from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import torch
from torch import Tensor

from hiddenhand.bots.network.encoding import Encoding
from hiddenhand.learning.actors import Plan, view


@dataclass
class Seen:
    """One question for every game of a half."""

    rows: Tensor  # bytes, as the network reads them
    masks: Tensor  # legal actions
    actors: Tensor  # the seat that is asked
    sides: Tensor  # one-hot secret sides, by distance from that seat
    labels: Tensor  # the other seats' sides as numbers, -1 where there is no seat
    rewards: Tensor  # by seat, of games that have just ended
    ended: Tensor


class Watcher:
    """Turns the bytes of the actors into rows, on the device of the network."""

    def __init__(
        self, places: Encoding, plan: Plan, memory: SharedMemory, device: torch.device
    ) -> None:
        self.places, self.plan, self.device = places, plan, device
        self.shared = torch.frombuffer(memory.buf, dtype=torch.uint8)
        if device.type == "cuda":  # lets the copy run beside everything else
            torch.cuda.cudart().cudaHostRegister(self.shared.data_ptr(), plan.size, 0)
        self.chosen = torch.from_numpy(view(memory, plan.chosen, (plan.rows,), np.int32))
        seats = places.most_seats
        self.rows = torch.zeros((plan.rows, places.width), dtype=torch.uint8, device=device)
        self.masks = torch.zeros((plan.rows, places.actions), dtype=torch.bool, device=device)
        self.seats = torch.from_numpy(plan.seats_of_rows()).to(device)
        self.columns: list[tuple[Tensor, Tensor]] = []
        for stretch in plan.stretches:
            table = stretch.table
            rows = slice(stretch.first, stretch.first + stretch.rows)
            lit = torch.from_numpy(places.context_columns(table.seats, table.settings)).to(device)
            self.rows[rows, lit[:, None]] = 1
            columns = torch.from_numpy(places.columns(table.seats)).to(device)
            numbers = torch.from_numpy(places.action_numbers(table.seats)).to(device)
            self.columns.append((columns, numbers))
        self.owned = torch.from_numpy(places.owned).to(device)
        self.around = torch.arange(seats, device=device)
        self.at_table = self.around[None, :] < self.seats[:, None]
        self.side_numbers = torch.arange(places.sides, device=device)
        self.each = torch.arange(plan.rows, device=device)
        self.acts = torch.zeros((plan.rows, seats, places.kept), device=device)
        self.before: Tensor | None = None
        self.answered = torch.zeros(plan.rows, dtype=torch.int64, device=device)

    def see(self) -> Seen:
        """What all games of the half show now, as the network reads it."""
        plan, seats = self.plan, self.plan.seats
        raw = self.shared.to(self.device, non_blocking=True)
        actors = raw[plan.actors : plan.ended].long()
        ended = raw[plan.ended : plan.sides].bool()
        rewards = raw[plan.rewards : plan.actors].view(torch.float32).view(-1, seats)
        sides = raw[plan.sides : plan.seen].view(torch.int8).view(-1, seats).long()
        whole = []
        for stretch, (columns, numbers) in zip(plan.stretches, self.columns, strict=True):
            rows = slice(stretch.first, stretch.first + stretch.rows)
            seen = raw[stretch.observations : stretch.masks].view(-1, stretch.width)
            end = stretch.masks + stretch.rows * stretch.actions
            levels = raw[stretch.masks : end].view(-1, stretch.actions)
            mask = levels.bool()
            if stretch.company:
                self.masks[rows] = mask
                whole.append((rows, seen))
            else:
                self.rows[rows].index_copy_(1, columns, seen)
                self.masks[rows].index_copy_(1, numbers, mask)
                if self.places.levels:
                    self.rows[rows].index_copy_(1, numbers + self.places.advice, levels)
        order = (actors[:, None] + self.around) % self.seats[:, None]  # seats from the viewer on
        self._remember(actors, ended, order)
        self.rows[:, self.places.own :] = self.rows[:, self.owned] == 1
        for rows, seen in whole:  # these bring their own memory
            self.rows[rows] = seen
        near = sides.gather(1, order)
        hot = (near[:, :, None] == self.side_numbers) & self.at_table[:, :, None]
        labels = torch.where(self.at_table, near, -1)[:, 1:]
        return Seen(
            self.rows,
            self.masks,
            actors,
            hot.flatten(1),
            labels.to(torch.int8),
            rewards * ended[:, None],
            ended,
        )

    def _remember(self, actors: Tensor, ended: Tensor, order: Tensor) -> None:
        """Who answered last did what has changed since."""
        if not self.places.kept:
            return
        watched = [
            self.rows[:, start : start + count].argmax(1) for start, count in self.places.watched()
        ]
        after = torch.stack(watched, 1)
        if self.before is not None:
            added = torch.stack(self.places.memory_kind.acts(self.before, after), 1).float()
            self.acts[self.each, self.answered] += added
            self.acts *= ~ended[:, None, None]
        self.before, self.answered = after, actors
        near = self.acts.gather(1, order[:, :, None].expand(-1, -1, self.places.kept))
        near = (near * self.at_table[:, :, None]).clamp(max=255).to(torch.uint8)
        self.rows[:, self.places.memory : self.places.context] = near.flatten(1)

    def by_seat(self, near: Tensor, actors: Tensor) -> Tensor:
        """Numbers by distance from the viewer, sorted by seat; 0 where there is no seat."""
        order = (self.around - actors[:, None]) % self.seats[:, None]
        return near.gather(1, order) * self.at_table


class Batch:
    """`steps` questions of all games, and what came of the answers."""

    def __init__(self, places: Encoding, rows: int, steps: int, device: torch.device) -> None:
        seats = places.most_seats

        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, rows, *shape), dtype=kind, device=device)

        self.steps = steps
        self.rows = room(places.width, kind=torch.uint8)
        self.masks = room(places.actions, kind=torch.bool)
        self.sides = room(seats * places.sides, kind=torch.bool)
        self.labels = room(seats - 1, kind=torch.int8)
        self.actors = room(kind=torch.int64)
        self.actions = room(kind=torch.int64)
        self.chances = room(kind=torch.float32)  # log of how likely the action was
        self.learns = room(kind=torch.bool)  # answered by the network that learns
        self.values = room(seats, kind=torch.float32)  # by seat
        self.rewards = room(seats, kind=torch.float32)
        self.ended = room(kind=torch.bool)
        self.targets = room(seats, kind=torch.float32)

    def finish(self, last: Tensor, discount: Tensor, trace: Tensor) -> None:
        """Targets of the values: what follows, the longer the less (TD lambda for every seat).

        `last` are the values of the questions after the last step.
        """
        follow(self.targets, self.values, self.rewards, self.ended, last, discount, trace)


def follow(
    targets: Tensor,
    values: Tensor,
    rewards: Tensor,
    ended: Tensor,
    last: Tensor,
    discount: Tensor | float,
    trace: Tensor,
) -> None:
    """Write into `targets` what follows every question: rewards, or a mixture of what follows the
    next question and of its value. All have a row for each step; `last` are the values after it."""
    follows, value = last, last
    for step in reversed(range(len(targets))):
        mixed = discount * (trace * follows + (1 - trace) * value)
        follows = torch.where(ended[step][:, None], rewards[step], mixed)
        targets[step] = follows
        value = values[step]
