"""Worked example SA-X34."""

from hiddenhand.core.hexes import distance, turned
from hiddenhand.testing import rule
from tests.rules.secret_allies.vectors import example


@rule("SA-X34")
def test_distance_and_rotation() -> None:
    vector = example("SA-X34")
    for one, other, steps in vector["distance"]:
        assert distance(tuple(one), tuple(other)) == steps
    for place, result in vector["rotate60"]:
        assert turned(tuple(place), 1) == tuple(result)
