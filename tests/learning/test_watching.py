"""Games of other bots, written down for imitation."""

from pathlib import Path

import numpy as np

from hiddenhand.bots.network.encoding import encoding
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.learning.watching import read, watched, write

GAME = "hidden_leaders"
RUN = Run(game=GAME, tables=(TableKind(3, 1.0),), minutes=1.0)


def test_choices_are_written_as_the_network_would_have_seen_them(tmp_path: Path) -> None:
    kept = list(watched(RUN, RUN.tables[0], "normal", ["easy"], "watched"))
    assert len(kept) > 10
    assert all(choice.action in choice.legal and len(choice.legal) > 1 for choice in kept)
    write(tmp_path / "one.npz", kept[:7], GAME)
    write(tmp_path / "two.npz", kept[7:], GAME)
    found = read(tmp_path, GAME)
    places = encoding(GAME)
    assert found.rows.shape == (len(kept), places.width)
    for at, choice in enumerate(kept):
        assert np.array_equal(found.rows[at], choice.row)
        assert list(np.flatnonzero(found.masks[at])) == choice.legal
        assert found.actions[at] == choice.action
    lit = places.context_columns(3, {})
    assert found.rows[:, lit].all()
    memory = found.rows[:, places.memory : places.context]
    assert memory[-1].sum() > memory[0].sum()  # what the seats have done is told too


def test_the_same_seed_is_the_same_game() -> None:
    one, two = (list(watched(RUN, RUN.tables[0], "normal", [], "again")) for _ in range(2))
    assert [choice.action for choice in one] == [choice.action for choice in two]
