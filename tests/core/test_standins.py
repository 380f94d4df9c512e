"""The modules that take the place of `librt` where it cannot be installed."""

import os
import subprocess
import sys
from typing import Any

import librt.vecs
import pytest
from mypy_extensions import i16, i64, u8

from hiddenhand.standins import strings, vecs

PLAY = """
import hashlib, importlib.util, json, sys
if sys.argv[1] == "without":
    found = importlib.util.find_spec
    importlib.util.find_spec = lambda name, *more: None if name == "librt" else found(name, *more)
    class Missing:
        def find_spec(self, name, path=None, target=None):
            if name.split(".")[0] == "librt":
                raise ModuleNotFoundError(name)
    sys.meta_path.insert(0, Missing())
from hiddenhand import OPEN, Table
from hiddenhand.table.dice import SeededDice
import librt
for game, games in (("hidden_leaders", 6), ("secret_allies", 1)):
    digest = hashlib.sha256()
    for number in range(games):
        table = Table(game, seats=2 + number % 3, dice=f"stand-ins {number}")
        dice = SeededDice(f"answers {number}")
        while table.decision:
            options = table.decision.options
            table.say(table.decision.seat, options[dice.below(len(options))])
            viewer = table.decision.seat if table.decision else OPEN
            digest.update(json.dumps(table.view(viewer).as_dict()).encode())
        digest.update(table.record.text().encode())
        digest.update(table.state.pack())
    print(game, digest.hexdigest())
print("stand-in" if librt.__doc__ else "librt")
"""


def play(how: str) -> list[str]:
    """Digests of whole games, views and packed states, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, how],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HIDDENHAND_PURE": "1"},
    )
    return done.stdout.split("\n")


def test_games_are_the_same_with_and_without_librt() -> None:
    own, original = play("without"), play("with")
    assert own[2] == "stand-in"
    assert original[2] == "librt"
    assert own[:2] == original[:2]


BOTH = pytest.mark.parametrize("vectors", [vecs, librt.vecs], ids=["ours", "librt"])


@BOTH
def test_a_vector_behaves_like_the_original(vectors: Any) -> None:
    def small() -> Any:  # an old vector must not be used after a change
        return vectors.vec[i16]([1, 2, 3])

    assert list(vectors.append(small(), 4)) == [1, 2, 3, 4]
    assert list(vectors.remove(small(), 2)) == [1, 3]
    shorter, last = vectors.pop(small())
    assert (list(shorter), last) == ([1, 2], 3)
    assert list(vectors.vec[u8]([True])) == [1]
    assert small()[1:] == vectors.vec[i16]([2, 3])
    assert len(vectors.vec[i64](capacity=9)) == 0
    assert list(vectors.vec[str](["a"])) == ["a"]


@BOTH
@pytest.mark.parametrize(
    ("item", "value", "error"),
    [(i16, 70_000, OverflowError), (u8, -1, OverflowError), (i64, 1.5, TypeError)],
)
def test_a_vector_refuses_what_does_not_fit(
    vectors: Any, item: Any, value: object, error: type[Exception]
) -> None:
    with pytest.raises(error):
        vectors.vec[item]([value])


def test_integers_are_read_from_bytes() -> None:
    assert strings.read_i32_le(b"\x00\xfe\xff\xff\xff", 1) == -2
    with pytest.raises(IndexError):
        strings.read_i32_le(b"\x00\x00\x00", 0)
