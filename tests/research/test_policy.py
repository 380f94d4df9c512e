"""A function or a network from planes to an action plays like any other bot."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.bot import BotFailed
from hiddenhand.bots.ladder import climb
from hiddenhand.research.deal import Array, Mask
from hiddenhand.research.policy import PolicyBot, policy_bot

HERE = f"{__name__}:"
SHORT = {"length": "short", "map_mode": "automatic"}
seen: list[tuple[Array, Mask]] = []


def whim(observation: Array, mask: Mask) -> int:
    """A legal action that depends on what is seen, so that games come to an end."""
    legal = np.flatnonzero(mask)
    return int(legal[int(observation.sum()) % len(legal)])


class Numbers(PolicyBot):
    """Tells the number of its action."""

    def act(self, observation: Array, mask: Mask) -> int:
        seen.append((observation, mask))
        return whim(observation, mask)


class Tensor:
    """Looks like a tensor of PyTorch on another device."""

    def __init__(self, scores: NDArray[np.float64]) -> None:
        self.scores = scores

    def detach(self) -> "Tensor":
        return self

    def cpu(self) -> "Tensor":
        return self

    def numpy(self) -> NDArray[np.float64]:
        return self.scores[None]


def score(observation: Array, mask: Mask) -> Tensor:
    """The same action by scores; actions that are not legal have the highest."""
    return Tensor(np.where(mask == 0, 9.0, np.arange(len(mask)) == whim(observation, mask)))


Scores = policy_bot(score, "Scores")
Illegal = policy_bot(lambda observation, mask: int(np.flatnonzero(mask == 0)[0]))
Nothing = policy_bot(lambda observation, mask: None)


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [("hidden_leaders", 3, {"deck": "basic"}), ("secret_allies", 2, SHORT)],
)
def test_numbers_and_scores_play_the_same_game(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    seen.clear()
    table = play(Match(game, seats, settings, f"{HERE}Numbers", "7"), 0)
    assert play(Match(game, seats, settings, f"{HERE}Scores", "7"), 0).record == table.record
    planes = table.game.planes(seats, settings)
    assert {len(row) for row, _ in seen} == {int(planes.width)}
    assert {len(mask) for _, mask in seen} == {int(planes.actions)}
    assert all(mask.any() for _, mask in seen)


def test_a_policy_climbs_the_ladder_in_five_lines(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import numpy as np\n"
        "from hiddenhand.research.policy import PolicyBot\n"
        "class Mine(PolicyBot):\n"
        "    def act(self, observation, mask):\n"
        "        return np.random.default_rng(int(observation.sum())).random(len(mask))\n"
    )
    ladder = climb("hidden-leaders", 2, [f"{file}:Mine", "random"], 2)
    assert ladder.games == 2
    assert not ladder.failures


@pytest.mark.parametrize("name", ["Illegal", "Nothing"])
def test_a_policy_without_a_legal_action_is_told(name: str) -> None:
    with pytest.raises(BotFailed, match=r"act has to return a legal action \[\d"):
        play(Match("hidden_leaders", 2, bots=f"{HERE}{name}"), 0)
