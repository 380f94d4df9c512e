"""Hexes: what SA-R1 and SA-R2 say, and what must hold for any hexes."""

from hypothesis import given
from hypothesis import strategies as st

from hiddenhand.core import hexes
from hiddenhand.testing import rule

places = st.tuples(st.integers(-200, 200), st.integers(-200, 200))


@rule("SA-R1", "the six neighbors of (q, r)")
def test_neighbors() -> None:
    q, r = 3, -5
    listed = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
    assert hexes.neighbors((q, r)) == listed


@rule("SA-R1", "turning by 60 degrees maps (q, r) to (-r, q + r)")
@given(places)
def test_turned(place: tuple[int, int]) -> None:
    q, r = place
    assert hexes.turned(place, 1) == (-r, q + r)
    assert hexes.turned(place, 6) == place
    assert hexes.turned(hexes.turned(place, 2), 4) == place


@rule("SA-R1", "where to draw it")
def test_drawn_at() -> None:
    x, y = hexes.drawn_at((1, 2))
    assert abs(x - 3**0.5 * 2) < 1e-12
    assert y == 3.0
    # all neighbors are drawn at the same distance, two heights of a triangle of side 1
    for place in hexes.neighbors((0, 0)):
        x, y = hexes.drawn_at(place)
        assert abs(x * x + y * y - 3) < 1e-12


@rule("SA-R2", "distance is (|dq| + |dr| + |dq + dr|) / 2")
@given(places, places)
def test_distance(one: tuple[int, int], other: tuple[int, int]) -> None:
    dq, dr = one[0] - other[0], one[1] - other[1]
    assert hexes.distance(one, other) * 2 == abs(dq) + abs(dr) + abs(dq + dr)
    assert hexes.distance(one, other) == hexes.distance(other, one)
    assert hexes.real_distance(one, other) == hexes.distance(one, other)


@given(places, places, places)
def test_distance_is_a_measure(a: hexes.Hex, b: hexes.Hex, c: hexes.Hex) -> None:
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)
    assert (hexes.distance(a, b) == 0) == (a == b)


@given(places, places, st.integers(-12, 12))
def test_turning_keeps_distances(a: hexes.Hex, b: hexes.Hex, turns: int) -> None:
    turned = hexes.distance(hexes.turned(a, turns), hexes.turned(b, turns))
    assert turned == hexes.distance(a, b)


@given(places, st.integers(0, 5))
def test_neighbors_are_one_step_away(place: hexes.Hex, direction: int) -> None:
    beside = hexes.neighbors(place)[direction]
    assert hexes.distance(place, beside) == 1
    assert hexes.neighbors(beside)[(direction + 3) % 6] == place


def test_connected() -> None:
    assert hexes.connected([])
    assert hexes.connected([(0, 0), (1, 0), (1, 1)])
    assert not hexes.connected([(0, 0), (1, 0), (3, 0)])


def test_center() -> None:
    assert hexes.center([(0, 0), (1, 0), (2, 3)]) == (1.0, 1.0)
