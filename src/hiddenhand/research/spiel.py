"""OpenSpiel games. After importing this module `pyspiel.load_game("hidden_leaders(players=3)")`
works.

* Chance is explicit: every draw is a chance node, all outcomes equally likely.
* The games are sequential. Sealed answers that several players owe at once (the bids of Secret
  Allies) are asked one after the other; no information state shows them before all are in.
* The information state is everything a player was told, the question, and the view; the tensor is
  the planes of `docs/reference/research.md` and, with `history=n`, the last n tokens told. What
  the rules let a player forget (SA-V11) is removed here too; with `prestige_log=game` Secret
  Allies has perfect recall.
* `resample_from_infostate` is the game's `imagine`. In a resampled state the other players know
  what is public and what they hold there, so it contains no real secrets, except in the history
  of actions that OpenSpiel itself keeps.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra
from hiddenhand.research import installed_spiel as installed_spiel

# isort: split

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.dice import Dice
from hiddenhand.core.event import Event
from hiddenhand.core.seats import CHANCE, NOBODY, OPEN
from hiddenhand.research.deal import Deal, deal, look_at
from hiddenhand.research.history import Memory, TokenMemory
from hiddenhand.research.inside.episode import Episode
from hiddenhand.research.inside.rewards import REWARDS
from hiddenhand.research.pictures import lines
from hiddenhand.table.dice import SeededDice

MOST_OUTCOMES = 256


def dice_from(sampler: Callable[[], float]) -> SeededDice:
    """Dice with a seed from OpenSpiel's sampler of numbers from 0 to 1: to deal a world takes
    hundreds of rolls, and calling the sampler for each would take most of the time."""
    return SeededDice(f"{sampler()!r}/{sampler()!r}")


class Play:
    """The game behind an OpenSpiel state. OpenSpiel copies states with `deepcopy`."""

    def __init__(self, made: Deal, episode: Episode, history: int = 0) -> None:
        self.deal = made
        self.episode = episode
        self.history = history  # length of the tokens in the information state tensor
        self.events: list[Event] = []
        self.memories = [Memory() for _ in range(made.seats)]
        self.tokens = [TokenMemory(made.game.name) for _ in range(made.seats if history else 0)]
        self.is_lent = False  # True while the OpenSpiel state is copied, but not the game
        self._public: list[Event] = []  # the first events without their secret parts
        episode.state.listen()
        episode.list_legal()

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        if self.is_lent:
            return self
        twin = Play(self.deal, self.episode.clone(), self.history)
        twin.events, twin._public = self.events[:], self._public[:]
        twin.memories = [memory.copy() for memory in self.memories]
        twin.tokens = [memory.copy() for memory in self.tokens]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as packed bytes; OpenSpiel saves states by pickling them."""
        made = self.deal
        said = tuple(int(part) for part in self.episode.said)
        start = (made.game.name, made.seats, made.settings, made.reward)
        packed = self.episode.state.pack()
        return _unpack, (start, packed, said, self.history, self.events, self.memories)

    def imagine(self, viewer: int, dice: Dice) -> "Play":
        """The same moment in a sampled world that `viewer` cannot distinguish from this one."""
        state = self.episode.state
        world = self.deal.game.imagine(state, viewer, dice)
        episode = Episode(self.deal.planes, world)
        if state.actor() == viewer:
            episode.said = self.episode.said[:]
        twin = Play(self.deal, episode, self.history)
        self._public += map(public, self.events[len(self._public) :])
        twin.events = self._public[:]
        twin._public = self._public[:]
        self.memories[viewer].hear(self.events, viewer)
        twin.memories[viewer] = self.memories[viewer].copy()
        if self.history:
            self.tokens[viewer].hear(self.events, viewer)
            twin.tokens[viewer] = self.tokens[viewer].copy()
        return twin

    def act(self, action: int) -> None:
        """Apply an action of a player or of chance."""
        state = self.episode.state
        if state.actor() == CHANCE:
            state.answer(CHANCE, action)
        else:
            self.episode.act(action)
        self.episode.list_legal()
        self.events += state.take_events()

    def view_text(self, viewer: int) -> str:
        """The current view, the question, and the parts of the answer given so far, as text."""
        state = self.episode.state
        shown = self.deal.game.project(state, viewer).as_dict()
        asked = [decision.seen_by(viewer) for decision in state.questions(viewer)]
        said = [int(part) for part in self.episode.said] if state.actor() == viewer else []
        return json.dumps({"view": shown, "asked": asked, "said": said}, separators=(",", ":"))

    def told_text(self, viewer: int) -> str:
        """Everything the viewer was told, and the current view."""
        return self.memories[viewer].text(self.events, viewer) + "\n" + self.view_text(viewer)


def _unpack(
    start: tuple[str, int, dict[str, str], str],
    packed: bytes,
    said: tuple[int, ...],
    history: int,
    events: list[Event],
    memories: list[Memory],
) -> Play:
    made = deal(*start)
    episode = Episode(made.planes, made.game.unpack(packed))
    episode.said = vec[i32]([i32(part) for part in said])
    play = Play(made, episode, history)
    play.events, play.memories = events, memories
    return play


def public(event: Event) -> Event:
    """The event without its secret part."""
    return Event(event.kind, event.public, fleeting=event.fleeting, forgets=event.forgets)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of any game; the methods follow OpenSpiel's interface."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        made = game.deal
        self.play = Play(made, Episode(made.planes, made.fresh.clone()), game.history)

    def current_player(self) -> int:
        seat = int(self.play.episode.actor())
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.play.episode
        if player != episode.actor():
            return []
        return sorted(int(episode.legal[n]) for n in range(int(episode.count)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = int(self.play.episode.state.option_count(CHANCE))
        return [(number, 1.0 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.episode.state.option_keys(CHANCE)[action]
        return self.play.deal.planes.names[action]

    def is_terminal(self) -> bool:
        return bool(self.play.episode.actor() == NOBODY)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.play.deal.seats
        return self.play.deal.rewards(self.play.episode.state)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        self.play.is_lent = True  # `clone` need not copy what is replaced below
        try:
            twin: SpielState = self.clone()
        finally:
            self.play.is_lent = False
        twin.play = self.play.imagine(player_id, dice_from(probability_sampler))
        return twin

    def __str__(self) -> str:
        play = self.play
        shown = play.deal.game.project(play.episode.state, OPEN).as_dict()
        asked = [f"{decision.seat} {decision.ask}" for decision in play.episode.state.pending()]
        said = [play.deal.planes.names[int(part)] for part in play.episode.said]
        return "\n".join([*lines(play.deal.game, shown), *asked, *said])


class Observer:
    """The planes as a tensor, and the information as a string.

    With recall and `history`, the tensor continues with what the player was told.
    """

    def __init__(self, made: Deal, recall: bool, history: int = 0) -> None:
        planes = made.planes
        self._recall = recall
        self._width = int(planes.width)
        self._canvas = planes.canvas(1)
        self._seen = look_at(self._canvas.cells, np.uint8)
        self._history = history if recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(self._width + self._history, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.first : plane.first + plane.count]
            for plane in planes.layout
        }
        if self._history:
            self.dict["history"] = self.tensor[self._width :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        play = state.play
        play.episode.draw(player, self._canvas, 0)
        self.tensor[: self._width] = self._seen
        if self._history:
            told = play.tokens[player].tokens(play.events, player, self._history)
            self.tensor[self._width :] = told

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees and, with recall, everything it was told."""
        return state.play.told_text(player) if self._recall else state.play.view_text(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Base of all games; the registered subclasses set `name`."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        reward = str(given.get("reward", "win"))
        settings = {
            setting.name: str(given[setting.name])
            for setting in games.find(self.name).settings
            if setting.name in given
        }
        self.deal = deal(self.name, int(given.get("players", 0)) or None, settings, reward)
        self.history = int(given.get("history", 0))
        planes = self.deal.planes
        info = pyspiel.GameInfo(
            num_distinct_actions=int(planes.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.deal.seats,
            min_utility=self.deal.worst,
            max_utility=1.0,
            utility_sum=0.0 if reward == "ranking" else None,
            max_game_length=self.deal.game.most_answers,
        )
        super().__init__(game_type(self.name, reward), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer | None:
        """An observer of one player's information, with or without recall; None for other kinds."""
        if iig_obs_type is None:
            return Observer(self.deal, recall=False)
        alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (iig_obs_type.public_info and alone):
            return None
        return Observer(self.deal, iig_obs_type.perfect_recall, self.history)

    def max_chance_nodes_in_history(self) -> int:
        return self.deal.game.most_answers


def game_type(name: str, reward: str) -> Any:
    """The OpenSpiel description of a game."""
    found = games.find(name)
    zero_sum = pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=zero_sum if reward == "ranking" else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seat_numbers[-1],
        min_num_players=found.seat_numbers[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": deal(name, None, None).seats,
            "reward": REWARDS[0],
            "history": 0,
            **{setting.name: setting.default for setting in found.settings},
        },
    )


def register() -> None:
    """Register all games that have planes."""
    for name in games.names():
        if games.find(name).has_planes and name not in pyspiel.registered_names():
            kind = type(f"{name.title().replace('_', '')}Game", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(name, REWARDS[0]), kind)


register()
