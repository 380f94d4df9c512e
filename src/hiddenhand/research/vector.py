"""Many games at once, stepped inside the engine, with NumPy input and output.

    games = Vector("hidden_leaders", count=1024, seats=4, seed=7)
    while training:
        actions = policy(games.observations, games.masks)     # one legal action for each game
        games.step(actions)
        learn(games.actors, games.rewards, games.ended)

The arrays are read-only views of the engine's memory and change with every step, so copy what you
keep. A row shows what the asked seat (`actors`) sees. The same legal actions that `masks` marks are
listed in `legal`: the first `counts[row]` numbers of a row, in any order; what follows them is left
over from earlier. To draw actions from these lists takes a fraction of the time that arrays as wide
as the mask take. When a game ends, `ended` is 1 and `rewards`
holds its rewards until the next step; its row already shows a new game.

With `bots` the caller plays one seat of each game and the bots play the others: `learners` holds
its seat, and `gains` what it got in a game that has just ended. `processes` divides the rows among
processes; the games stay the same.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hiddenhand.core.errors import BadSettings, NotAnOption
from hiddenhand.core.features import Features
from hiddenhand.core.settings import what, whole_number
from hiddenhand.core.state import State
from hiddenhand.research.deal import Array, Mask
from hiddenhand.research.inside.episode import Episode
from hiddenhand.research.rows import Plan, Rows
from hiddenhand.research.workers import Workers


class Vector:
    """A batch of games with NumPy arrays.

    game        name of the game
    count       how many games are played side by side
    seats       seats at each table; default: the usual number
    settings    settings of the game, as `hiddenhand play --set` takes them
    reward      "win" or "ranking"
    seed        the same seed and the same actions give the same games
    bots        None: the caller answers for all seats. A bot for all other seats, or one for each
    seat        with bots, the caller's seat; None: another one in every game
    processes   in how many processes the games are played; 1: in this one
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        seed: int | str = 0,
        *,
        bots: str | None = None,
        seat: int | None = None,
        processes: int = 1,
    ) -> None:
        if whole_number(count, "count") < 1:
            raise BadSettings(f"{count} games", place="count")
        if whole_number(processes, "processes") < 1:
            raise BadSettings(f"{processes} processes", place="processes")
        plan = Plan(game, seats, dict(settings or {}), reward, bots, seat)
        self.deal = plan.deal
        self.count = count
        self.seats = self.deal.seats
        self.width = int(self.deal.planes.width)
        self.actions = int(self.deal.planes.actions)
        self.processes = min(processes, count)
        self._rows: Rows | Workers
        if self.processes == 1:
            self._rows = Rows(plan, 0, count, str(seed))
        else:
            self._rows = Workers(plan, count, str(seed), self.processes)
        arrays = self._rows.arrays
        self.observations: Array = arrays["observations"]
        self.masks: Mask = arrays["masks"]
        self.legal: NDArray[np.int32] = arrays["legal"]
        self.counts: NDArray[np.int32] = arrays["counts"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.actors: NDArray[np.int32] = arrays["actors"]
        self.ended: Array = arrays["ended"]
        self.learners: NDArray[np.int32] = arrays["learners"]
        self.gains: NDArray[np.float64] = arrays["gains"]
        self._sampled: NDArray[np.int32] = arrays["sampled"]
        self._all_rows = np.arange(count)

    def __repr__(self) -> str:
        made = self.deal
        shape = f"observations {self.observations.shape}, masks {self.masks.shape}"
        return f"<Vector {made.game.name}, {self.count} games of {self.seats} seats: {shape}>"

    def _repr_html_(self) -> str:
        """The first rows as a table, for notebooks."""
        head = "<tr><th>game</th><th>asked</th><th>legal actions</th><th>ended</th></tr>"
        rows = [
            f"<tr><td>{row}</td><td>seat {self.actors[row]}</td>"
            f"<td>{int(self.masks[row].sum())}</td><td>{bool(self.ended[row])}</td></tr>"
            for row in range(min(self.count, 8))
        ]
        title = repr(self).replace("<", "&lt;")
        return f"<p>{title}</p><table>{head}{''.join(rows)}</table>"

    def reset(self, seed: int | str = 0) -> None:
        """Start all games again; the same seed deals the same games."""
        self._rows.reset(str(seed))

    def step(self, actions: ArrayLike) -> None:
        """Take one action for each game. Raises NotAnOption, naming the row, if one is not legal;
        then nothing changes.
        """
        taken = np.asarray(actions)
        if taken.dtype.kind not in "iu":
            raise NotAnOption(f"actions are whole numbers, not {taken.dtype}", place="step")
        self._rows.step(np.ascontiguousarray(taken, "<i4"))

    def sample(self, rng: np.random.Generator | None = None) -> NDArray[np.int32]:
        """A random legal action for each game: drawn with `rng`, or with the dice of each game,
        which depend on the seed."""
        if rng is None:
            self._rows.sample()
            return self._sampled
        if not isinstance(rng, np.random.Generator):
            raise BadSettings(f"a Generator of NumPy is needed, not {what(rng)}", place="rng")
        return self.legal[self._all_rows, (rng.random(self.count) * self.counts).astype(np.intp)]

    def state(self) -> Array:
        """What all seats of each game see, one after the other in the order of seats: a row for
        each game, for a central critic. It contains every secret."""
        return self._rows.state().reshape(self.count, -1)

    def roles(self) -> Array:
        """The secret side of every seat, counted from the asked one: an array of games, seats and
        the columns of the plane that shows a seat its own side. Targets for learning; they are no
        part of an observation."""
        return self._rows.roles().reshape(self.count, self.seats, -1)

    def allegiances(self, row: int) -> list[int]:
        """The secret side of every seat of a game as numbers, -1 where there is none: for a critic
        or as a label. It is not part of an observation."""
        return self._rows.allegiances(row)

    def features(self, kind: Features) -> NDArray[np.int16]:
        """The features of each game's whole state, hidden parts included: numbers for a judge that
        knows everything. They are no part of an observation. Only where games are played in this
        process (TypeError otherwise)."""
        if not isinstance(self._rows, Rows):
            raise TypeError("the games are played in other processes")
        return self._rows.features(kind)

    def episode(self, row: int) -> Episode:
        """The game of a row, for programs that look inside. Only where games are played in this
        process (TypeError otherwise)."""
        if not isinstance(self._rows, Rows):
            raise TypeError("the games are played in other processes")
        return self._rows.batch.episodes[row]

    def state_of(self, row: int) -> State:
        """The state of a game, with all its secrets; where `episode` can be asked."""
        return self.episode(row).state

    def close(self) -> None:
        """End the processes, if there are any."""
        self._rows.close()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()
